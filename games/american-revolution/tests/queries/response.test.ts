import { expect, test } from 'vitest';
import { AMERICAN, BRITISH, type Side } from '../../data/sides.ts';
import { SPACES, spaceOf } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { couldOverrun, crossing, isTenToOne, mayOverrun, retreatsOver } from '../../queries/expedition.ts';
import { interceptionValue, interceptors, intercepts, landInterceptors, navalInterceptors } from '../../queries/interception.ts';
import { TRIED } from '../../state/table.ts';
import { idsOf, scene, units } from '../scene.ts';

const hand = { british: { tactical: 1 } } as const;
const tries = (said: Parameters<typeof scene>[0], to: Parameters<typeof spaceOf>[0], side: Side = BRITISH): string[] => {
  const t = scene({ options: ['interception'], hand, ...said });
  const own = side === BRITISH ? t.own.british : t.own.american;
  return interceptors(t.pub, own, side, spaceOf(to)).map(
    ({ from, naval, commander }) => `${UNITS[commander]!.id} from ${SPACES[from]!.id}${naval ? ' by sea' : ''}`,
  );
};

test('32.2-a, 32.1-a, 7.11-b a force with a leader next door may try, for a tactical marker and with option 32.0', () => {
  const at = { 'new-york': ['clinton', 'br-reg-01', 'br-reg-02'], trenton: ['am-reg-01'] } as const;
  expect(tries({ at }, 'trenton')).toEqual(['clinton from new-york']);
  expect(tries({ at, hand: {} }, 'trenton')).toEqual([]);
  expect(tries({ at, options: [] }, 'trenton')).toEqual([]);
  expect(tries({ at }, 'albany')).toEqual([]);
  expect(tries({ at: { 'new-york': ['br-reg-01'], trenton: ['am-reg-01'] } }, 'trenton')).toEqual([]);
  expect(tries({ at: { 'new-york': ['clinton'], trenton: ['am-reg-01'] } }, 'trenton')).toEqual([]);
});

test('32.4-a not by a force beside enemies, besieged or besieging, nor into an enemy fortress', () => {
  const at = { 'new-york': ['clinton', 'br-reg-01'], trenton: ['am-reg-01'] } as const;
  expect(tries({ at: { ...at, 'new-york': [...at['new-york'], 'ward'] } }, 'trenton')).toEqual([]);
  expect(tries({ at, options: ['interception', 'fortresses'], fortress: { trenton: 'american' } }, 'trenton')).toEqual([]);
  expect(tries({ at, options: ['interception', 'fortresses'], fortress: { trenton: 'british' } }, 'trenton')).toEqual([
    'clinton from new-york',
  ]);
});

test('32.5-a a force that has tried does not try again in the phase', () => {
  const t = scene({ options: ['interception'], hand, at: { 'new-york': ['clinton', 'br-reg-01'], trenton: ['am-reg-01'] } });
  t.own.british.flags[unitOf('br-reg-01')] = TRIED;
  expect(interceptors(t.pub, t.own.british, BRITISH, spaceOf('trenton'))).toEqual([]);
});

test('32.2-c, 33.1-c fleets intercept by sea with an admiral into ports only; the border holds militia', () => {
  const at = {
    newport: ['am-fleet-1'],
    'new-england-coast': ['br-fleet-1', 'r-howe', 'br-reg-01 > br-fleet-1'],
    hartford: ['am-reg-01'],
  } as const;
  expect(tries({ at }, 'newport')).toEqual(['r-howe from new-england-coast by sea']);
  expect(
    tries({ at: { 'mid-atlantic-coast': ['am-fleet-1'], 'new-york': ['br-fleet-1', 'r-howe'] } }, 'mid-atlantic-coast'),
  ).toEqual([]);
  const t = scene({ at: { albany: ['am-mil-06', 'am-reg-01', 'allen', 'arnold'], 'virginia-capes': ['br-fleet-1', 'rodney'] } });
  expect(idsOf(landInterceptors(t.pub, t.own.american, AMERICAN, spaceOf('albany'), spaceOf('springfield')))).toEqual([
    'am-reg-01',
    'arnold',
  ]);
  expect(idsOf(landInterceptors(t.pub, t.own.american, AMERICAN, spaceOf('albany'), spaceOf('ticonderoga')))).toEqual([
    'allen',
    'am-mil-06',
    'am-reg-01',
    'arnold',
  ]);
  expect(idsOf(navalInterceptors(t.pub, t.own.british, BRITISH, spaceOf('virginia-capes'), spaceOf('norfolk')))).toEqual([
    'br-fleet-1',
    'rodney',
  ]);
  expect(navalInterceptors(t.pub, t.own.british, BRITISH, spaceOf('virginia-capes'), spaceOf('carolina-coast'))).toEqual([]);
});

test('32.2-b, 21.6-c the roll: up to the applicable value of the commander where he stands', () => {
  const t = scene({ at: { albany: ['allen', 'am-mil-06'], camden: ['marion', 'am-mil-12', 'am-reg-01'] } });
  const value = (place: 'albany' | 'camden', leader: 'allen' | 'marion') =>
    interceptionValue(t.own.american, AMERICAN, spaceOf(place), unitOf(leader), false);
  expect([value('albany', 'allen'), value('camden', 'marion')]).toEqual([1, 0]);
  expect([1, 2, 3].map(die => intercepts(die, 2))).toEqual([true, true, false]);
});

test('33.1-a, 33.2-a D19 with a commander of 2 the dice 2, 4, 6: one crosses, one stops, one goes home', () => {
  expect([2, 4, 6].map(die => crossing(die, 2))).toEqual(['crosses', 'stops', 'home']);
  expect([1, 2, 3, 6].map(die => retreatsOver(die, 2))).toEqual([true, true, false, false]);
});

test('34.1-a, 34.1-c D18 ten to one: 10 against 1, 20 against 2, not 9; against leaders alone 10', () => {
  expect([isTenToOne(10, 1), isTenToOne(9, 1), isTenToOne(20, 2), isTenToOne(9, 0), isTenToOne(10, 0)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

const five = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'] as const;
test('34.1-d, 34.3-a, 34.1-e overruns: printed factors, no fortress, siege, partisan, nor Indians at home', () => {
  const over = (
    said: Parameters<typeof scene>[0],
    place: Parameters<typeof spaceOf>[0],
    side: Side = BRITISH,
    force = units(...five),
  ) => {
    const t = scene({ options: ['overrun', 'fortresses', 'partisans'], ...said });
    return [couldOverrun(t.pub, side, spaceOf(place)), mayOverrun(t, side, force, spaceOf(place))];
  };
  expect(over({ at: { albany: ['am-mil-06'] } }, 'albany')).toEqual([true, true]);
  expect(over({ at: { albany: ['am-mil-06', 'am-mil-07'] } }, 'albany')).toEqual([true, false]);
  expect(over({ at: { albany: ['ward'] } }, 'albany')).toEqual([true, true]);
  expect(
    over(
      { at: { albany: ['am-mil-06'] } },
      'albany',
      BRITISH,
      units('br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-det-01', 'cornwallis'),
    ),
  ).toEqual([true, false]);
  expect(over({ at: { albany: ['am-mil-06'] }, fortress: { albany: 'american' } }, 'albany')).toEqual([false, false]);
  expect(over({ at: { albany: ['am-mil-06'] }, partisan: { albany: 'american' } }, 'albany')).toEqual([false, false]);
  expect(over({ at: { albany: ['am-mil-06'] }, options: [] }, 'albany')).toEqual([false, false]);
  expect(over({ at: { newport: ['am-fleet-1'] } }, 'newport')).toEqual([true, false]);
  const continentals = units('am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05');
  expect(over({ at: { 'creek-towns': ['in-1'] } }, 'creek-towns', AMERICAN, continentals)).toEqual([true, false]);
  expect(over({ at: { augusta: ['in-1'] } }, 'augusta', AMERICAN, continentals)).toEqual([true, true]);
});

test('32.2-d, 34.1-e D34 interceptors count: 10 against 1 is an overrun, 10 against 5 is not', () => {
  const t = scene({ options: ['overrun'], at: { albany: ['am-mil-06', 'am-reg-01', 'am-reg-02', 'arnold'] } });
  expect(mayOverrun(t, BRITISH, units(...five), spaceOf('albany'))).toBe(false);
  expect(intercepts(2, 2)).toBe(true);
});
