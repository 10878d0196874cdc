/** A fourth reading of the rulebook: landings that others join on foot, and how they end. */
import { expect, test } from 'vitest';
import { TACTICAL } from '../../data/markers.ts';
import { GONE, RESERVE } from '../../state/table.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const D = Array<number>(16).fill(TACTICAL);
const assault = (
  units: readonly string[],
  landed: readonly string[],
  dice: readonly number[],
  more: Partial<Setting> = {},
): Play =>
  fighting('british', {
    ...more,
    at: { savannah: ['br-fleet-1', ...units, 'am-reg-01', 'am-reg-02'], ...more.at },
    landed: ['br-fleet-1', ...landed] as never,
    dice,
    draws: D,
  });

test('24.6-d, 24.6-g all who landed are dead and those from inland give way: the fleet leaves empty, they walk', () => {
  const play = assault(['br-mar-1', 'br-reg-01'], ['br-mar-1'], [6, 1, 6, 1, 1, 1, ...ones(8)]);
  play.does('american', 'fire', 0).does('british', 'take', 'br-mar-1').does('british', 'retreat');
  play.does('british', 'withdraw', 'st-augustine');
  expect([play.at('br-reg-01'), play.at('br-fleet-1'), play.status('br-mar-1')]).toEqual([
    'st-augustine',
    'carolina-coast',
    RESERVE,
  ]);
});
test('24.6-j, 18.4-i, 24.10-b the last fire at a force that gives up may be aimed at its ship: then nobody gets away', () => {
  const play = assault(['br-reg-01', 'clinton'], ['br-reg-01', 'clinton'], [1, 6, 6, 1, 1, 1, 1, 3], {
    options: ['fortresses'],
    fortress: { savannah: 'american' },
  });
  play.does('british', 'retreat').does('american', 'bombard', 0);
  expect([play.status('br-fleet-1'), play.status('br-reg-01'), play.status('clinton'), play.fortress('savannah')]).toEqual([
    RESERVE,
    RESERVE,
    GONE,
    0,
  ]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 3 }]);
});
test('24.6-i, 21.7-a an admiral ashore with the column from inland adds nothing to it while his fleet is elsewhere', () => {
  const play = fighting('british', {
    at: { savannah: ['br-reg-01', 'rodney', 'am-reg-01'] },
    dice: [6, 1],
  });
  expect(play.told('firstFire')[0]?.british.terms).toEqual([]);
});
test('24.6-g, 21.7-d an admiral who walked to the port where his fleet lands is with the fleet, and leads the assault', () => {
  const play = assault(['br-reg-01', 'rodney'], ['br-reg-01'], [6, 1]);
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 2 }]);
  expect(play.told('battle')[0]?.fleets.length).toBe(2);
});
test('24.12-a, 24.6-b the American marine lands with two dice, his ship adds one', () => {
  const play = fighting('american', {
    at: { savannah: ['am-fleet-1', 'am-mar-1', 'br-mil-1'] },
    landed: ['am-fleet-1', 'am-mar-1'],
    dice: [6, 1, 1, 1, 1, 1],
  });
  play.does('american', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(3);
});
test('24.12-a, 24.6-g a marine who came on foot to a landing of others has no extra die', () => {
  const play = assault(['br-reg-01', 'br-mar-1'], ['br-reg-01'], [1, 6, ...ones(20)]);
  play.does('british', 'fire', 0);
  // Two regulars' dice, two of the marine, two of the fleet.
  expect(play.told('volley')[0]?.dice).toHaveLength(6);
});
test('24.6-g, 33.2-a, 33.2-b beaten, the militia from inland rolls at the border under its own general, those who landed are at sea', () => {
  const play = assault(['br-reg-01', 'br-mil-1', 'cornwallis'], ['br-reg-01'], [6, 1, ...ones(8), 3], {
    options: ['expeditions'],
    at: { charleston: ['am-mil-01'], augusta: ['am-mil-02'] },
  });
  play.does('american', 'fire', 0).does('british', 'retreat');
  play.does('british', 'withdraw', 'st-augustine');
  expect([play.at('br-mil-1'), play.at('cornwallis'), play.aboard('br-reg-01')]).toEqual([
    'st-augustine',
    'st-augustine',
    'br-fleet-1',
  ]);
});
test('24.6-g, 24.6-k five have landed out of two ships and one ship is gone: four go aboard, the one from inland walks', () => {
  const landed = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'];
  const play = fighting('british', {
    options: ['fortresses'],
    fortress: { savannah: 'american' },
    at: { savannah: ['br-fleet-1', 'br-fleet-2', ...landed, 'br-det-01', 'am-reg-01', 'am-reg-02'] },
    landed: ['br-fleet-1', 'br-fleet-2', ...landed] as never,
    // American first: the guns sink one ship, the troops hit nobody; then the British break off.
    dice: [6, 1, 6, 1, 1, 1, 1, 1, ...ones(12)],
    draws: D,
  });
  play
    .does('american', 'bombard', 0)
    .does('british', 'take', 'br-fleet-2')
    .does('british', 'retreat')
    .does('american', 'fire', 0);
  play.asks('british', '18.9-b', 'embark').does('british', 'embark', landed.slice(0, 4)).does('british', 'withdraw', 'augusta');
  expect([play.status('br-reg-05'), play.aboard('br-reg-04'), play.at('br-det-01')]).toEqual([RESERVE, 'br-fleet-1', 'augusta']);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 2 }]);
});
test('24.6-c, 28.5-b, 37.1-a stormed from sea and land: walls, draws, and then the town may be laid waste', () => {
  const play = fighting('british', {
    options: ['fortresses', 'massacre'],
    fortress: { savannah: 'american' },
    at: { savannah: ['br-fleet-1', 'br-mar-1', 'br-reg-01', 'am-mil-01'] },
    landed: ['br-fleet-1', 'br-mar-1'],
    dice: [1, 6, 6, 6, 1, 1, 1, 1, 1, 2],
    draws: D,
  });
  play.does('british', 'fire', 0);
  expect(play.fortress('savannah')).toBe(1);
  play.asks('british', '37.1-a', 'massacre', 'spare').does('british', 'massacre');
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 1 },
    { side: 'american', n: 2 },
  ]);
  expect(play.at('br-fleet-1')).toBe('savannah');
});
test('32.2-e, 18.2-a a general next door joins the defenders of a landing, and the assault meets them all', () => {
  const play = moving('british', {
    options: ['interception'],
    at: {
      'carolina-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1'],
      savannah: ['am-mil-01'],
      augusta: ['greene', 'am-reg-01'],
    },
    hand: { american: { tactical: 2 } },
    dice: [2, 5, 3],
  });
  play.sails('british', ['br-fleet-1']).does('american', 'pass').does('british', 'go', 'savannah');
  // 32.2-d When the fleet comes in, and again when it lands; the force may try once only.
  play.does('american', 'pass').does('british', 'land', ['br-reg-01']);
  play.does('american', 'intercept', { from: 'augusta', naval: false, commander: 'greene' });
  expect([play.at('greene'), play.held('american', 'tactical')]).toEqual(['augusta', 1]);
  expect(play.offered('american', 'intercept')).toEqual([]);
});
test('24.6-l, 24.4-d with a lone Indian ashore the general alone may not land, the general with a detachment may', () => {
  const landing = (): Play => {
    const play = moving('american', {
      europe: 'french-alliance',
      at: {
        'gulf-of-mexico': ['fr-fleet-1', 'greene > fr-fleet-1', 'am-reg-01 > fr-fleet-1'],
        pensacola: ['in-1'],
      },
      dice: [2],
    });
    return play.sails('american', ['fr-fleet-1']).does('american', 'go', 'pensacola');
  };
  landing().refuses('american', 'land', ['greene'], '24.6-l');
  expect(landing().does('american', 'land', ['greene', 'am-reg-01']).told('landing')).toEqual([
    { side: 'american', at: expect.any(Number), n: 2 },
  ]);
});
