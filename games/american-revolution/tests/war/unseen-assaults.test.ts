/** Cases written from the rulebook alone: assaults with overland attackers, retreats and battles. */
import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);

const combined = (dice: number[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'br-mil-1', 'am-reg-01', 'am-mil-01'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice,
    draws: D,
    ...more,
  });
test('24.6-g landed and overland attackers fire together with the fleet', () => {
  const play = combined([1, 6, ...ones(7)]).does('british', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(7);
});
test('24.6-h the fleet fires while only somebody who came overland stands', () => {
  const play = combined([6, 1, 5, 1, 1, ...ones(5)]).does('american', 'fire', 0);
  play.does('british', 'take', 'br-reg-01').does('british', 'fire', 0);
  expect(play.told('volley').at(-1)?.dice).toHaveLength(5);
});
test('24.6-g, 23.1-b beaten, the militia that came by land stays in its region or is lost at a border', () => {
  const play = combined([1, 6, ...ones(3)])
    .does('british', 'retreat')
    .asks('british', '18.8-d');
  expect([play.aboard('br-reg-01'), play.at('br-reg-02')]).toEqual(['br-fleet-1', 'savannah']);
  play.does('british', 'withdraw', 'st-augustine');
  expect([play.at('br-reg-02'), play.status('br-mil-1'), play.told('drew')]).toEqual([
    'st-augustine',
    RESERVE,
    [{ side: 'american', n: 1 }],
  ]);
});
test('24.6-i generals who landed count nothing, also for the number of markers', () => {
  const play = fighting('british', {
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'cornwallis', 'am-reg-01'] },
    landed: ['br-fleet-1', 'br-reg-01', 'cornwallis'],
    hand: { british: { tactical: 3 } },
    dice: [2, 5],
  });
  play.does('british', 'pass').asks('british', '18.4-d');
  expect(play.told('tactics')).toEqual([{ american: 0, british: 0 }]);
});
test('24.6-j, 24.6-k two fleets, one sunk: who finds no room in the other is lost', () => {
  const land = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'br-reg-06'];
  const play = fighting('british', {
    options: ['fortresses'],
    fortress: { savannah: 'american' },
    at: { savannah: ['br-fleet-1', 'br-fleet-2', ...land, 'am-reg-01'] },
    landed: ['br-fleet-1', 'br-fleet-2', ...land] as never,
    dice: [6, 1, 6, 1, 1, 1, ...ones(4)],
    draws: D,
  });
  play
    .does('american', 'bombard', 0)
    .does('british', 'take', 'br-fleet-1')
    .does('british', 'retreat')
    .does('american', 'fire', 0);
  play.asks('british', '18.9-b', 'embark').does('british', 'embark', land.slice(0, 4));
  expect([play.aboard('br-reg-04'), play.status('br-reg-05'), play.status('br-reg-06')]).toEqual([
    'br-fleet-2',
    RESERVE,
    RESERVE,
  ]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 3 }]);
});
test('24.10-a what had stayed aboard goes down with a fleet that the fortress sinks', () => {
  const play = fighting('british', {
    options: ['fortresses'],
    fortress: { savannah: 'american' },
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'br-reg-02 > br-fleet-1', 'am-reg-01'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice: [6, 1, 6, 1, 1, 1],
  });
  play.does('american', 'bombard', 0);
  expect([play.status('br-reg-02'), play.at('br-reg-01'), play.pub.battle?.eliminated]).toEqual([RESERVE, 'savannah', [0, 2]]);
});
test('24.6-e without a fortress no fire reaches the fleets', () => {
  const play = combined([6, 1]).asks('american', '18.4-d', 'fire', 'retreat');
  expect(play.offered('american', 'bombard')).toEqual([]);
});
test('24.12-a marines who came by land, or defend, fire with their printed factor', () => {
  const overland = fighting('british', { at: { savannah: ['br-mar-1', 'am-reg-01'] }, dice: [1, 6, 1, 1] }).does(
    'british',
    'fire',
    0,
  );
  expect(overland.told('volley')[0]?.dice).toHaveLength(2);
});
test('24.6-c after a won assault the fleet and those ashore hold the port, and those aboard stay aboard', () => {
  const play = fighting('british', {
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'br-reg-02 > br-fleet-1', 'am-mil-01'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice: [1, 6, 6],
    draws: D,
  }).does('british', 'fire', 0);
  expect([play.aboard('br-reg-02'), play.at('br-fleet-1')]).toEqual(['br-fleet-1', 'savannah']);
});
test('24.4-j those aboard in port neither defend nor are attacked', () => {
  expect(fighting('american', { at: { savannah: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'am-mil-01'] } }).over()).toBe(true);
});

test('18.8-a the winner of the initiative who runs at once is fired at by all the enemy', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'br-reg-02', 'am-mil-01', 'am-mil-02'] },
    dice: [6, 1, 5, 6, 1, 1],
    draws: D,
  });
  play.does('american', 'retreat').does('american', 'take', 'am-mil-02').asks('american', '18.8-d');
  play.does('american', 'withdraw', 'hartford');
  expect(play.told('volley').flatMap(({ dice }) => dice)).toHaveLength(4);
});
test('18.9-a a fleet that carries the beaten away takes its own cargo along and leaves other fleets', () => {
  const play = fighting('british', {
    europe: 'french-alliance',
    at: {
      newport: ['br-reg-01', 'am-reg-01', 'fr-fleet-1', 'fr-fleet-2', 'fr-reg-1 > fr-fleet-1'],
      hartford: ['br-reg-02'],
      boston: ['br-reg-03'],
    },
    dice: [6, 1, 1, 1],
  });
  play.does('american', 'retreat').does('american', 'withdraw', 'new-england-coast');
  expect([play.at('am-reg-01'), play.at('fr-reg-1'), play.at('fr-fleet-2')]).toEqual([
    'new-england-coast',
    'new-england-coast',
    'newport',
  ]);
});
test('18.8-b a single enemy leader bars a refuge, an enemy fleet in port too', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'am-reg-01'], boston: ['br-fleet-1'], hartford: ['gage'], albany: ['br-reg-02'] },
    dice: [6, 1, 1, 1],
  });
  play.does('american', 'retreat');
  expect(play.at('am-reg-01')).toBe('bennington');
});
test('21.7-d an admiral whose fleet is beaten away in port goes with it', () => {
  const play = fighting('british', {
    europe: 'french-alliance',
    at: { newport: ['br-fleet-1', 'br-fleet-2', 'fr-fleet-1', 'de-grasse'] },
    dice: [6, 1, ...ones(4)],
  });
  play.does('american', 'retreat').does('american', 'withdraw', 'mid-atlantic-coast');
  expect([play.at('de-grasse'), play.at('fr-fleet-1')]).toEqual(['mid-atlantic-coast', 'mid-atlantic-coast']);
});

test('18.4-b, 18.4-c the values of all leaders present are added up', () => {
  const play = fighting('american', {
    at: { springfield: ['am-reg-01', 'washington', 'greene', 'gates', 'br-reg-01'] },
    dice: [1, 6],
  });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([{ rule: '18.4-c', value: 7 }]);
});
test('18.5-a markers may be saved for later rounds', () => {
  const play = fighting('american', {
    at: { springfield: ['am-reg-01', 'washington', 'br-reg-01'] },
    hand: { american: { tactical: 2 } },
    dice: [6, 1, 1, 1, 1, 1, 1],
  });
  play.does('american', 'pass').does('american', 'lay', 2).does('american', 'fire', 1).does('british', 'fire', 0);
  expect(play.offered('american', 'fire')).toEqual([0, 1]);
});
test('21.6-c a militia commander counts in battle only where all own land units are militia or light', () => {
  const play = fighting('american', { at: { springfield: ['am-mil-01', 'ward', 'am-reg-01', 'br-reg-01'] }, dice: [1, 6] });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([]);
});
test('37.3-a, 37.1-a the winner may lay a place waste though he defended', () => {
  const play = fighting('british', {
    options: ['massacre'],
    at: { springfield: ['br-reg-01', 'am-reg-01'] },
    dice: [6, 1, 6, 1],
    draws: D,
  });
  play.does('american', 'fire', 0).asks('american', '37.1-a').does('american', 'massacre');
  expect(play.told('drew').at(-1)?.side).toBe('british');
});
test('7.9-w, 7.9-an whoever used Tarleton and lost owes nothing', () => {
  const play = fighting('british', {
    options: ['massacre'],
    at: { springfield: ['br-reg-01', 'am-reg-01'] },
    hand: { british: { tarleton: 1 } },
    dice: [6, 1, 6, 1],
    draws: D,
  });
  play.does('british', 'tarleton').does('american', 'fire', 0).does('american', 'spare');
  expect(play.told('massacre')).toEqual([]);
});
test('7.9-y, 7.9-b Bait where a massacre marker lies: nothing happens', () => {
  const play = moving('american', {
    options: ['partisans', 'massacre'],
    massacre: ['boston'],
    partisan: { boston: 'american' },
    at: { boston: ['br-reg-01'], albany: ['am-reg-01'] },
    hand: { american: { bait: 1 } },
    dice: [3],
  });
  play.does('american', 'bait', 'boston').spent();
  expect([play.told('massacre'), play.pub.partisan.filter(side => side === 0)]).toEqual([[], [0]]);
});
