/** Cases from the rulebook: landings among enemies, their guns, their ships, and the way back aboard. */
import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const D = Array<number>(20).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);
const walls = { options: ['fortresses'], fortress: { charleston: 'american' } } as const;
const assault = (at: readonly string[], landed: readonly string[], dice: readonly number[], more: Partial<Setting> = {}): Play =>
  fighting('british', { at: { charleston: at }, landed: landed as never, dice, draws: D, ...more });

test('24.6-j, 18.5-d markers spent while the guns fire at the ships go at the troops, up to what fires in print', () => {
  const play = assault(['br-fleet-1', 'br-reg-01', 'am-mil-01', 'greene'], ['br-fleet-1', 'br-reg-01'], [3, 1, 1, 1, 6, 6], {
    ...walls,
    hand: { american: { tactical: 3 } },
  });
  play.does('american', 'pass').does('american', 'lay', 3);
  expect([play.offered('american', 'fire'), play.offered('american', 'bombard')]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  play.does('american', 'bombard', 2);
  expect(play.told('volley').map(({ dice, atFleets }) => [dice, atFleets])).toEqual([
    [[1, 1], true],
    [[6], false],
  ]);
});
test('24.6-j, 18.4-f a dispersed ship adds no more dice, and carries the beaten away all the same', () => {
  const play = assault(
    ['br-fleet-1', 'br-reg-01', 'am-mil-01'],
    ['br-fleet-1', 'br-reg-01'],
    [6, 1, 5, 1, 1, 1, 1, ...ones(6)],
    walls,
  );
  play.does('american', 'bombard', 0);
  expect(play.pub.battle?.dispersed.length).toBe(1);
  play.does('british', 'fire', 0);
  expect(play.told('volley').map(({ side, dice }) => `${side} ${dice}`)).toEqual([
    'american 5',
    'american 1',
    'american 1',
    'british 1,1',
  ]);
  play.does('american', 'fire', 0).does('british', 'retreat').does('american', 'fire', 0);
  expect([play.at('br-reg-01'), play.aboard('br-reg-01'), play.at('br-fleet-1')]).toEqual([
    'carolina-coast',
    'br-fleet-1',
    'carolina-coast',
  ]);
});
test('24.6-j, 21.4-a the admiral may take a shell that was meant for his ship', () => {
  const play = assault(
    ['br-fleet-1', 'br-reg-01', 'r-howe', 'am-mil-01'],
    ['br-fleet-1', 'br-reg-01'],
    [6, 1, 6, 2, 1, 1],
    walls,
  );
  play.does('american', 'bombard', 0);
  expect(play.names('british', 'take')).toEqual(['br-fleet-1', 'r-howe']);
  play.does('british', 'take', 'r-howe');
  expect([play.told('leaderFate').map(({ escapes }) => escapes), play.pub.battle?.eliminated]).toEqual([[true], [0, 1]]);
});
test('24.6-j, 24.10-b when the only ship is sunk the guns turn on the troops again, and nobody bombards', () => {
  const play = assault(
    ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'am-mil-01'],
    ['br-fleet-1', 'br-reg-01', 'br-reg-02'],
    [...[6, 1, 6, 1, 1, 1, 1, 1, 1, 2, 3]],
    walls,
  );
  play.does('american', 'bombard', 0).does('british', 'fire', 0);
  expect(play.told('volley').map(({ side, dice, atFleets }) => `${side} ${dice} ${atFleets}`)).toEqual([
    'american 6 true',
    'american 1 false',
    'british 1,1,1,1 false',
    'american 1,2,3 false',
  ]);
});
test('24.6-k, 24.6-j a ship sunk in the assault leaves room for four: the owner says who drowns, and the others go', () => {
  const landed = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-lt-1', 'br-gr-1'];
  const play = assault(
    ['br-fleet-1', 'br-fleet-2', ...landed, 'am-mil-01'],
    ['br-fleet-1', 'br-fleet-2', ...landed],
    [6, 1, 6, 1, 1, ...ones(3)],
    walls,
  );
  play
    .does('american', 'bombard', 0)
    .does('british', 'take', 'br-fleet-1')
    .does('british', 'retreat')
    .does('american', 'fire', 0);
  play.does('british', 'embark', ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-gr-1']);
  expect([play.status('br-lt-1'), play.aboard('br-gr-1'), play.told('drew')]).toEqual([
    RESERVE,
    'br-fleet-2',
    [{ side: 'american', n: 2 }],
  ]);
});
test('24.6-h, 24.12-a a marine dispersed takes his own die and the dice of the fleet with him', () => {
  const play = assault(['br-fleet-1', 'br-mar-1', 'w-howe', 'am-reg-01'], ['br-fleet-1', 'br-mar-1', 'w-howe'], [6, 1, 5, 1]);
  play.does('american', 'fire', 0).does('british', 'take', 'br-mar-1');
  expect([play.deeds('british').sort(), play.offered('british', 'fire')]).toEqual([['hold', 'retreat'], []]);
});
test('24.6-i, 21.7-c a general who has landed is worth nothing for the markers either, beside a militia force from inland', () => {
  const play = assault(
    ['br-fleet-1', 'br-lt-1', 'w-howe', 'br-mil-10', 'am-reg-01'],
    ['br-fleet-1', 'br-lt-1', 'w-howe'],
    [1, 2],
    {
      hand: { british: { tactical: 2 } },
    },
  );
  play.does('british', 'pass');
  expect([play.place(), play.told('tactics')[0]]).toEqual(['battle.fire', { american: 0, british: 0 }]);
});
test('24.5-a those who are aboard already leave so much less room', () => {
  const carried = ['br-reg-01', 'br-reg-02', 'br-reg-03'].map(id => `${id} > br-fleet-1`);
  const play = moving('british', { at: { boston: ['br-fleet-1', ...carried, 'br-lt-1', 'br-lt-2', 'gage'] }, dice: [1] });
  play.refuses('british', 'gather', ['br-fleet-1', 'br-lt-1', 'br-lt-2'], '24.5-a');
  play.sails('british', ['br-fleet-1', 'br-lt-1', 'gage']);
  expect(['br-lt-1', 'gage', 'br-reg-01'].map(id => play.aboard(id as never))).toEqual(Array(3).fill('br-fleet-1'));
});
test('23.1-c, 24.4-a neither militia nor its commander is taken aboard, an admiral ashore only with a fleet', () => {
  const play = moving('british', { at: { boston: ['br-fleet-1', 'br-mil-1', 'butler'], halifax: ['r-howe'] } });
  play
    .refuses('british', 'gather', ['br-fleet-1', 'br-mil-1'], '16.9-a')
    .refuses('british', 'gather', ['br-fleet-1', 'butler'], '16.9-a');
  play.refuses('british', 'sail', 'free', '16.9-b');
});
test('24.4-k, 32.2-e, 24.6-a who lands where his fleet lies is intercepted there, and it becomes an assault', () => {
  const play = moving('british', {
    options: ['interception'],
    at: { savannah: ['br-fleet-1', 'br-reg-01 > br-fleet-1'], augusta: ['greene', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [3],
  });
  play.does('british', 'gather', ['br-fleet-1']).does('british', 'disembark', 'free').does('british', 'land', ['br-reg-01']);
  play.does('american', 'intercept', { from: 'augusta', naval: false, commander: 'greene' });
  play.does('american', 'follow', ['greene', 'am-reg-01']).does('british', 'finish');
  expect([play.at('am-reg-01'), play.own.british.flags.filter(flags => (flags & 8) !== 0).length]).toEqual(['savannah', 2]);
});
test('24.2-a, 24.4-d a fleet that has landed somebody is done, even with MP and cargo left', () => {
  const play = moving('british', {
    at: { 'carolina-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'savannah').does('british', 'land', ['br-reg-01']);
  play.refuses('british', 'go', 'carolina-coast', '16.3-a').does('british', 'halt');
  play.asks('british', '16.3-a').refuses('british', 'gather', ['br-fleet-1'], '16.5-a');
  expect([play.aboard('br-reg-02'), play.at('br-reg-02')]).toEqual(['br-fleet-1', 'savannah']);
});
test('24.6-d, 18.8-e another fleet that landed nobody stays in the port when the assault is beaten', () => {
  const play = assault(['br-fleet-1', 'br-fleet-2', 'br-reg-01', 'am-reg-01'], ['br-fleet-1', 'br-reg-01'], [6, 1, 1, 1, 1, 1]);
  play.does('american', 'fire', 0).does('british', 'retreat');
  expect([play.at('br-fleet-1'), play.at('br-fleet-2'), play.aboard('br-reg-01')]).toEqual([
    'carolina-coast',
    'charleston',
    'br-fleet-1',
  ]);
});
