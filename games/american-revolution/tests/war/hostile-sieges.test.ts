/** Cases from the rulebook: who is in, before and on the way to a besieged fortress, and what is left when one of them goes. */
import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const D = Array<number>(20).fill(22);
/** The British hold Boston, besieged by the Americans. */
const Boston = (more: Partial<Setting>): Setting => ({
  options: ['fortresses'],
  fortress: { boston: 'british' },
  siege: { boston: 'american' },
  draws: D,
  ...more,
});
const state = (play: Play, place: 'boston' | 'charleston' = 'boston'): number[] => [play.fortress(place), play.siege(place)];

test('28.16-a, 28.4-a, 28.14-a when the whole garrison sails away fortress and siege are gone', () => {
  const play = moving('british', Boston({ at: { boston: ['br-fleet-1', 'br-reg-01', 'gage', 'am-reg-01'] }, dice: [1] }));
  play.sails('british', ['br-fleet-1', 'br-reg-01', 'gage']);
  expect(state(play)).toEqual([-1, -1]);
  play.does('british', 'go', 'new-england-coast').does('british', 'halt').does('british', 'finish');
  expect([play.at('br-reg-01'), play.aboard('br-reg-01')]).toEqual(['new-england-coast', 'br-fleet-1']);
});
test('28.3-b, 28.4-a a general who stays keeps the fortress and the siege of it', () => {
  const play = moving('british', Boston({ at: { boston: ['br-fleet-1', 'br-reg-01', 'gage', 'am-reg-01'] }, dice: [1] }));
  play.sails('british', ['br-fleet-1', 'br-reg-01']);
  expect(state(play)).toEqual([1, 0]);
});
test('7.9-ai, 28.4-a Privateers keep the garrison ashore, and its fortress stands', () => {
  const play = moving(
    'british',
    Boston({ at: { boston: ['br-fleet-1', 'br-reg-01', 'am-reg-01'] }, hand: { american: { privateers: 1 } } }),
  );
  play.sails('british', ['br-fleet-1', 'br-reg-01']).does('american', 'privateers').does('british', 'finish');
  expect([play.aboard('br-reg-01'), ...state(play)]).toEqual(['', 1, 0]);
});
test('28.16-b whoever has landed in his besieged port does not walk out of it either', () => {
  const play = moving(
    'british',
    Boston({ at: { boston: ['br-fleet-1', 'br-reg-02 > br-fleet-1', 'br-reg-01', 'am-reg-01'] }, dice: [] }),
  );
  play.does('british', 'gather', ['br-fleet-1']).does('british', 'disembark', 'free').does('british', 'land', ['br-reg-02']);
  play.refuses('british', 'gather', ['br-reg-02'], '16.5-a').refuses('british', 'gather', ['br-reg-01'], '28.16-b');
});
test('28.12-b, 21.3-c a relief force of leaders alone has to attack, and cannot fire', () => {
  const play = fighting(
    'british',
    Boston({ at: { boston: ['am-reg-01', 'br-reg-01', 'clinton'] }, relief: ['clinton'], dice: [1, 6, 1, 1] }),
  );
  play.does('british', 'fight', { space: 'boston', fight: 'relief' });
  expect([play.deeds('british').sort(), play.offered('british', 'fire')]).toEqual([['hold', 'retreat'], []]);
  play.does('british', 'retreat');
  expect(play.told('battle')[0]).toMatchObject({ fight: 'relief', british: [expect.any(Number)] });
});
test('28.12-d, 28.16-b a relief that has won may march away again with those it has saved', () => {
  const play = fighting(
    'british',
    Boston({ at: { boston: ['am-mil-01', 'br-reg-01', 'br-reg-02'] }, relief: ['br-reg-02'], dice: [1, 6, 6, 1] }),
  );
  play.does('british', 'fight', { space: 'boston', fight: 'relief' }).does('british', 'fire', 0);
  expect([...state(play), play.own.british.flags.some(flags => (flags & 4) !== 0)]).toEqual([1, -1, false]);
});
test('28.12-d, 28.14-a the besiegers are destroyed to the last by the relief: the siege is over', () => {
  const play = fighting(
    'british',
    Boston({ at: { boston: ['am-mil-01', 'br-reg-01', 'br-reg-02'] }, relief: ['br-reg-02'], dice: [1, 6, 6, 6] }),
  );
  play.does('british', 'fight', { space: 'boston', fight: 'relief' }).does('british', 'fire', 0);
  expect([play.status('am-mil-01'), ...state(play), play.told('siegeLifted')]).toEqual([
    RESERVE,
    1,
    -1,
    [{ at: spaceOf('boston') }],
  ]);
});
test('38.2-a, 28.14-a honors accepted while a relief stands there: it is fought as anybody else, with no siege and no walls', () => {
  const play = fighting('american', {
    ...Boston({}),
    options: ['fortresses', 'honors'],
    at: {
      boston: ['am-reg-01', 'br-reg-01', 'br-reg-02'],
      newport: ['am-mil-01'],
      portsmouth: ['am-mil-02'],
    },
    relief: ['br-reg-02'],
    dice: [6, 1, 6, 1],
  });
  play.does('american', 'honors', 'boston').does('british', 'accept');
  expect([play.at('br-reg-01'), ...state(play)]).toEqual(['springfield', 0, -1]);
  play.asks('american', '18.4-d');
  expect(play.told('battle')).toMatchObject([{ fight: 'land', attacker: 'american' }]);
  expect(play.told('firstFire')[0]).toMatchObject({ american: { terms: [] }, british: { terms: [] } });
});
test('28.10-a, 28.9-a in a later Combat Phase a besieger without a marker in hand is not even asked', () => {
  const at = { boston: ['am-reg-01', 'greene', 'br-reg-01'] };
  expect(fighting('american', Boston({ at, campaign: 3 })).over()).toBe(true);
  const held = fighting('american', Boston({ at, campaign: 3, hand: { american: { rousing: 1 } } }));
  expect(held.deeds('american')).toEqual(['finish']);
  const tactical = fighting('american', Boston({ at, campaign: 3, hand: { american: { tactical: 1 } } }));
  expect(tactical.deeds('american').sort()).toEqual(['fight', 'finish']);
});
test('24.6-c, 28.5-b a fortress stormed from the sea: the die decides whether it is taken', () => {
  for (const [die, owner] of [
    [3, 1],
    [4, -1],
  ]) {
    const play = fighting('british', {
      options: ['fortresses'],
      fortress: { charleston: 'american' },
      at: { charleston: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'am-mil-01'] },
      landed: ['br-fleet-1', 'br-reg-01', 'br-reg-02'],
      dice: [1, 6, 6, 1, 1, 1, 1, 1, die!],
      draws: D,
    });
    play.does('british', 'fire', 0);
    expect([play.status('am-mil-01'), play.fortress('charleston'), play.told('drew')]).toEqual([
      RESERVE,
      owner,
      [{ side: 'british', n: 1 }],
    ]);
  }
});
test('17.2-c, 28.4-a a lone unit left in a fortress on a forced march dies of it: the fortress falls', () => {
  const play = moving('american', {
    options: ['fortresses'],
    campaign: 2,
    fortress: { springfield: 'american' },
    at: { hartford: ['greene', 'am-reg-01', 'am-reg-02'] },
    hand: { american: { tactical: 1 } },
    dice: [3, 6, 1],
  });
  play.marches('american', ['greene', 'am-reg-01', 'am-reg-02'], 'tactical').does('american', 'go', 'springfield');
  play.does('american', 'drop', ['am-reg-01']).does('american', 'go', 'boston').does('american', 'halt');
  expect([play.status('am-reg-01'), play.at('am-reg-02'), play.fortress('springfield')]).toEqual([RESERVE, 'boston', -1]);
});
test('28.5-a, 28.4-a a captured fortress is lost with the tired unit that took it', () => {
  const play = moving('american', {
    options: ['fortresses'],
    campaign: 2,
    fortress: { boston: 'british' },
    at: { springfield: ['greene', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [1, 6],
  });
  play.marches('american', ['greene', 'am-reg-01'], 'tactical').does('american', 'go', 'boston').does('american', 'halt');
  expect([play.status('am-reg-01'), play.at('greene'), play.fortress('boston')]).toEqual([RESERVE, 'boston', 0]);
});
test('28.7-a, 28.3-a a lone general besieged answers with the guns, and a five is enough for him', () => {
  const play = fighting(
    'american',
    Boston({ at: { boston: ['am-reg-01', 'am-reg-02', 'gage'] }, dice: [1, 6, 1, 1, 5, 1, 1, 1, 2, 3] }),
  );
  play.does('american', 'fight', { space: 'boston', fight: 'siege' });
  expect(play.told('firstFire')[0]).toMatchObject({ british: { terms: [{ rule: '18.4-c', value: 1 }] } });
  play.does('american', 'fire', 0);
  expect([play.told('leaderFate').length, ...state(play)]).toEqual([1, 0, -1]);
});
