import { expect, test } from 'vitest';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, type Play, type Setting } from './stage.ts';

const D = [22, 22, 22, 22, 22, 22, 22, 22];
/** The British attack at a place and the Americans declare a retreat at once; the last fire misses. */
const driven = (at: NonNullable<Setting['at']>, more: Partial<Setting> = {}, dice: number[] = []): Play =>
  fighting('british', { at, draws: D, dice: [6, 1, 1, 1, ...dice], ...more }).does('american', 'retreat');

test('18.8-a, 18.8-d, 18.10-a the loser goes together to one adjacent place of his choice; the winner stays', () => {
  const play = driven({ springfield: ['br-reg-01', 'am-reg-01', 'am-reg-02'] });
  expect(play.places('american', 'withdraw')).toEqual(['albany', 'bennington', 'boston', 'hartford']);
  play.does('american', 'withdraw', 'albany');
  expect([play.at('am-reg-01'), play.at('am-reg-02'), play.at('br-reg-01')]).toEqual(['albany', 'albany', 'springfield']);
});
test('18.8-b, 18.8-c not where enemy units are, a leader alone too, nor into an enemy fortress; partisans do not matter (29.4-c)', () => {
  const play = driven(
    { springfield: ['br-reg-01', 'am-reg-01'], boston: ['gage'], albany: ['br-reg-02'] },
    { options: ['fortresses', 'partisans'], fortress: { hartford: 'british' }, partisan: { bennington: 'british' } },
  );
  expect([play.at('am-reg-01'), play.told('withdrew')[0]?.n]).toEqual(['bennington', 1]);
});
test('18.8-b, 18.11-b nowhere to go: all are lost and counted, leaders roll', () => {
  const play = driven(
    {
      springfield: ['br-reg-01', 'am-reg-01', 'greene'],
      boston: ['gage'],
      albany: ['br-reg-02'],
      hartford: ['br-reg-03'],
      bennington: ['br-lt-1'],
    },
    {},
    [4],
  );
  expect([play.status('am-reg-01'), play.status('greene'), play.told('drew')]).toEqual([
    RESERVE,
    GONE,
    [{ side: 'british', n: 2 }],
  ]);
});
test('23.1-b, 18.11-b militia forced over a border is lost and counted, its commander rolls', () => {
  const play = driven({ springfield: ['br-reg-01', 'am-mil-01', 'ward', 'am-reg-01'] }, {}, [1]);
  play.does('american', 'withdraw', 'albany');
  expect([play.status('am-mil-01'), play.status('ward'), play.at('am-reg-01')]).toEqual([RESERVE, POOL, 'albany']);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('33.2-a, 33.2-b with option 33 it may roll under the best leader; failure is the end, commanders cross freely', () => {
  const play = driven(
    { springfield: ['br-reg-01', 'am-mil-01', 'am-mil-02', 'greene', 'ward'] },
    { options: ['expeditions'] },
    [3, 4],
  );
  play.does('american', 'withdraw', 'albany');
  expect([play.at('am-mil-01'), play.status('am-mil-02'), play.at('ward')]).toEqual(['albany', RESERVE, 'albany']);
  const none = driven({ springfield: ['br-reg-01', 'am-mil-01', 'am-mil-02'] }, { options: ['expeditions'] });
  none.does('american', 'withdraw', 'albany');
  expect([none.status('am-mil-01'), none.status('am-mil-02')]).toEqual([RESERVE, RESERVE]);
});
test('18.8-e fleets in the port take no part in a land battle that is lost', () => {
  const play = driven({ newport: ['br-reg-01', 'am-reg-01', 'fr-fleet-1'] }, { europe: 'french-alliance' });
  play.does('american', 'withdraw', 'hartford');
  expect([play.at('am-reg-01'), play.at('fr-fleet-1')]).toEqual(['hartford', 'newport']);
});
test('18.9-a land units retreat to sea with a fleet that has room, to a sea area free of enemy fleets', () => {
  const at = { newport: ['br-reg-01', 'am-reg-01', 'fr-fleet-1'], hartford: ['br-reg-02'], boston: ['br-reg-03'] };
  const play = driven(at, { europe: 'french-alliance' });
  play.does('american', 'withdraw', 'new-england-coast');
  expect([play.at('am-reg-01'), play.aboard('am-reg-01'), play.at('fr-fleet-1')]).toEqual([
    'new-england-coast',
    'fr-fleet-1',
    'new-england-coast',
  ]);
  const barred = driven(
    { ...at, 'new-england-coast': ['br-fleet-1'], 'mid-atlantic-coast': ['br-fleet-2'] },
    { europe: 'french-alliance' },
  );
  expect([barred.status('am-reg-01'), barred.at('fr-fleet-1')]).toEqual([RESERVE, 'newport']);
});
test('18.9-b who finds no room, and militia, is lost and counted; the owner says who goes', () => {
  const five = ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05'];
  const play = driven(
    { newport: ['br-reg-01', ...five, 'am-mil-01', 'greene', 'fr-fleet-1'], hartford: ['br-reg-02'], boston: ['br-reg-03'] },
    { europe: 'french-alliance' },
  );
  play
    .does('american', 'withdraw', 'new-england-coast')
    .asks('american', '18.9-b', 'embark')
    .does('american', 'embark', five.slice(1));
  expect([play.status('am-reg-01'), play.status('am-mil-01'), play.aboard('greene')]).toEqual([RESERVE, RESERVE, 'fr-fleet-1']);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('26.3-c, 18.8-d a closed region is no refuge', () => {
  const play = driven({ pensacola: ['br-reg-01', 'am-reg-01'] });
  expect(play.places('american', 'withdraw')).not.toContain('new-orleans');
  expect(play.places('american', 'withdraw')).not.toEqual([]);
});

/** R. Howe, a fleet and three units assault Charleston. */
const assault = (dice: number[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    at: { charleston: ['br-fleet-1', 'r-howe', 'br-reg-01', 'br-reg-02', 'br-mar-1', 'am-mil-01', 'am-mil-02'] },
    landed: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'br-mar-1'],
    draws: D,
    dice,
    ...more,
  });
test('24.6-a, 24.6-b, 24.6-f, 24.12-a, D9, D27 an assault: fleet and marines add their dice, the admiral leads', () => {
  const play = assault([1, 1, ...Array(9).fill(1)], { hand: { british: { tactical: 3 } } });
  play.does('british', 'pass');
  expect(play.offered('british', 'lay')).toEqual([0, 1, 2]);
  play.does('british', 'lay', 2);
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 2 }]);
  expect(play.offered('british', 'fire')).toEqual([0, 1, 2]);
  play.does('british', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(9);
});
test('24.6-c, 18.10-a a won assault holds the port, fleet and all', () => {
  const play = assault([1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1]).does('british', 'fire', 0);
  expect([play.at('br-fleet-1'), play.at('br-reg-01'), play.aboard('br-reg-01'), play.over()]).toEqual([
    'charleston',
    'charleston',
    '',
    true,
  ]);
});
test('24.6-d, 24.6-k, 24.9-a a lost assault goes aboard again and to sea, past enemy fleets', () => {
  const play = assault([1, 1, 1, 1], {
    at: {
      charleston: ['br-fleet-1', 'r-howe', 'br-reg-01', 'br-reg-02', 'br-mar-1', 'am-mil-01', 'am-mil-02'],
      'carolina-coast': ['fr-fleet-1'],
    },
    europe: 'french-alliance',
  });
  play.does('british', 'retreat');
  expect([play.aboard('br-reg-01'), play.at('br-mar-1'), play.at('r-howe')]).toEqual([
    'br-fleet-1',
    'carolina-coast',
    'carolina-coast',
  ]);
});
test('24.6-h, D26 it is lost when nobody who landed is undispersed, whatever the fleet', () => {
  const play = fighting('british', {
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'am-reg-01', 'am-reg-02'] },
    landed: ['br-fleet-1', 'br-reg-01', 'br-reg-02'],
    dice: [6, 1, 5, 5, 1, 1],
  });
  play.does('american', 'fire', 0).does('british', 'take', 'br-reg-02');
  expect([play.told('battleOver')[0]?.loser, play.aboard('br-reg-01'), play.aboard('br-reg-02')]).toEqual([
    'british',
    'br-fleet-1',
    'br-fleet-1',
  ]);
});
const walls: Partial<Setting> = { options: ['fortresses'], fortress: { charleston: 'american' } };
test('24.6-e, 24.6-j a defending fortress may fire at the fleets, with the ordinary results', () => {
  const play = assault([6, 1, 6, 1, 1, 1], walls);
  play.asks('american', '18.4-d', 'fire', 'bombard').does('american', 'bombard', 0);
  expect(play.told('volley')[0]?.atFleets).toBe(true);
  play.asks('british', '18.4-e', 'take');
  expect(play.names('british', 'take')).toEqual(['br-fleet-1', 'r-howe']);
  play.does('british', 'take', 'br-fleet-1');
  expect(play.status('br-fleet-1')).toBe(RESERVE);
});
test('24.10-a, 24.10-b, R11 the fleet sunk, those ashore fight on, but beaten they are lost', () => {
  const play = assault([6, 1, 6, 3, 1, 1, 1, 1, 1, 1], walls)
    .does('american', 'bombard', 0)
    .does('british', 'take', 'br-fleet-1');
  // The admiral goes down with the last fleet and rolls for his life.
  expect([play.told('leaderFate')[0]?.die, play.at('br-reg-01')]).toEqual([3, 'charleston']);
  play.does('british', 'retreat');
  expect([play.status('br-reg-01'), play.status('br-mar-1')]).toEqual([RESERVE, RESERVE]);
});
test('24.6-g, 24.6-i overland attackers fight in the same battle and retreat their own way; their generals count', () => {
  const play = fighting('british', {
    at: { charleston: ['br-fleet-1', 'br-reg-01', 'gage', 'br-reg-02', 'cornwallis', 'am-mil-01', 'am-mil-02'] },
    landed: ['br-fleet-1', 'br-reg-01', 'gage'],
    dice: [1, 1, 1, 1],
    draws: D,
  });
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 3 }]);
  play.does('british', 'retreat').asks('british', '18.8-d');
  play.does('british', 'withdraw', 'savannah');
  expect([play.at('br-reg-01'), play.aboard('gage'), play.at('br-reg-02'), play.at('cornwallis')]).toEqual([
    'carolina-coast',
    'br-fleet-1',
    'savannah',
    'savannah',
  ]);
});

const navy = (dice: number[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    europe: 'french-alliance',
    at: {
      newport: [
        'br-fleet-1',
        'br-fleet-2',
        'r-howe',
        'fr-fleet-1',
        'fr-reg-1 > fr-fleet-1',
        'rochambeau > fr-fleet-1',
        'de-grasse',
        'am-mil-01',
      ],
    },
    dice,
    draws: D,
    ...more,
  });
test('24.8-a, 24.8-b, 24.8-c fleets fight fleets, with admirals only; no land units on either side', () => {
  const play = navy([1, 2]);
  const [shown] = play.told('battle');
  expect([shown?.fight, shown?.british.length, shown?.american.length]).toEqual(['naval', 3, 2]);
  expect(play.told('firstFire')[0]?.american.terms).toEqual([{ rule: '18.4-c', value: 2 }]);
});
test('24.8-c, 24.10-a, 18.11-b, 21.4-b a sunk fleet takes its cargo down, the last one its admirals; all count', () => {
  const play = navy([1, 2, 6, 3, 3, 1]).does('british', 'fire', 0).does('american', 'take', 'fr-fleet-1');
  expect([play.status('fr-reg-1'), play.status('rochambeau'), play.status('de-grasse')]).toEqual([RESERVE, GONE, GONE]);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 4 }]);
  expect(play.at('am-mil-01')).toBe('newport');
});
test('24.8-c, 24.9-a the beaten fleets leave with their cargo for a sea area, even one with enemies', () => {
  const play = navy([6, 1, 1, 1, 1, 1], {
    at: { newport: ['br-fleet-1', 'fr-fleet-1', 'fr-reg-1 > fr-fleet-1'], 'new-england-coast': ['br-fleet-3'] },
  });
  play.does('american', 'retreat').does('american', 'withdraw', 'new-england-coast');
  expect([play.at('fr-fleet-1'), play.at('fr-reg-1'), play.over()]).toEqual(['new-england-coast', 'new-england-coast', true]);
});
test('18.2-b in one place fleets fight before the land units', () => {
  const play = navy([6, 1, 1, 1, 1, 1], { at: { newport: ['br-fleet-1', 'fr-fleet-1', 'br-reg-01', 'am-mil-01'] } });
  expect(play.told('battle')[0]?.fight).toBe('naval');
  play.dice(1, 6).does('american', 'retreat').does('american', 'withdraw', 'new-england-coast');
  expect(play.told('battle')[1]?.fight).toBe('land');
});
test('7.9-an after a battle of fleets Tarleton doubles the draw even with option 37', () => {
  const play = navy([1, 3, 6], {
    options: ['massacre'],
    at: { newport: ['br-fleet-1', 'fr-fleet-1', 'fr-reg-1 > fr-fleet-1'] },
    hand: { british: { tarleton: 1 } },
  });
  play.does('british', 'tarleton').does('british', 'fire', 0);
  expect([play.told('drew'), play.told('massacre')]).toEqual([[{ side: 'british', n: 2 }], []]);
});
test('7.9-ad Leader Arises hit in battle goes to the container without a roll', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'american-arisen', 'am-mil-01'] },
    dice: [1, 6, 6, 6],
    draws: D,
  });
  play.does('british', 'fire', 0).does('american', 'take', 'american-arisen');
  expect(play.status('american-arisen')).toBe(RESERVE);
});
