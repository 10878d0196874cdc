import { expect, test } from 'vitest';
import { regionOf } from '../../data/regions.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { checkers, enlistmentBonus, hasEnemyIn, mustCheck, stays } from '../../queries/enlistment.ts';
import {
  fedByFortress,
  forageLimit,
  hungryIn,
  isFedAutomatically,
  spacesToFeed,
  starves,
  unsupplied,
} from '../../queries/supply.ts';
import { FED } from '../../state/table.ts';
import { idsOf, placesOf, scene } from '../scene.ts';

test('19.2-a, 19.2-b R6 Newport, worth 2 in a pro-American region, feeds two British units or four American ones', () => {
  const { pub } = scene({ loyalty: { 'new-england': 1 } });
  expect([forageLimit(pub, BRITISH, spaceOf('newport')), forageLimit(pub, AMERICAN, spaceOf('newport'))]).toEqual([2, 4]);
  expect(forageLimit(scene({ loyalty: { 'new-england': 3 } }).pub, AMERICAN, spaceOf('newport'))).toBe(4);
  expect(forageLimit(scene({}).pub, AMERICAN, spaceOf('newport'))).toBe(2);
});

test('19.2-c towns without loyalty feed double where their colour is the own', () => {
  const { pub } = scene({ europe: 'spanish-alliance' });
  expect([forageLimit(pub, BRITISH, spaceOf('jamaica')), forageLimit(pub, AMERICAN, spaceOf('jamaica'))]).toEqual([6, 3]);
  expect([forageLimit(pub, BRITISH, spaceOf('havana')), forageLimit(pub, AMERICAN, spaceOf('havana'))]).toEqual([3, 6]);
});

test('28.2-d, 28.2-e R12, D31 in the wilderness nobody is fed but by a fortress there or one land route away', () => {
  const at = { 'fort-stanwix': ['am-reg-01', 'am-reg-02', 'am-reg-03'] } as const;
  expect(unsupplied(scene({ at }).pub, scene({ at }).own.american, AMERICAN).length).toBe(3);
  const t = scene({ at, options: ['fortresses'], fortress: { albany: 'american' } });
  expect(unsupplied(t.pub, t.own.american, AMERICAN)).toEqual([]);
  const halifax = scene({ options: ['fortresses'], fortress: { halifax: 'british' } });
  expect(fedByFortress(halifax.pub, BRITISH, spaceOf('st-john-river'))).toBe(true);
  expect(fedByFortress(halifax.pub, BRITISH, spaceOf('gulf-of-st-lawrence'))).toBe(false);
  expect(fedByFortress(halifax.pub, AMERICAN, spaceOf('halifax'))).toBe(false);
});

test('19.4-a, 19.5-a, 19.5-b, 24.12-a, 25.7-a, 19.2-f who is always fed', () => {
  const t = scene({
    at: {
      newport: ['br-fleet-1', 'br-reg-01', 'br-reg-02 > br-fleet-1', 'gage'],
      'creek-towns': ['in-1', 'br-lt-1'],
      camden: ['in-2'],
      britain: ['br-reg-03'],
      'virginia-capes': ['br-fleet-2', 'br-reg-04 > br-fleet-2', 'br-mar-1 > br-fleet-2', 'clinton > br-fleet-2'],
    },
  });
  const fed = (id: Parameters<typeof unitOf>[0]) => isFedAutomatically(t.pub, t.own.british, BRITISH, unitOf(id));
  for (const id of [
    'br-fleet-1',
    'br-reg-01',
    'br-reg-02',
    'gage',
    'in-1',
    'br-reg-03',
    'br-mar-1',
    'clinton',
    'br-fleet-2',
  ] as const)
    expect(fed(id), id).toBe(true);
  for (const id of ['br-lt-1', 'in-2', 'br-reg-04'] as const) expect(fed(id), id).toBe(false);
  expect(idsOf(unsupplied(t.pub, t.own.british, BRITISH))).toEqual(['br-lt-1', 'br-reg-04']);
});

test('19.2-d, 19.2-f, 19.3-a the owner says whom he feeds where not all can be; limits of the two sides are apart', () => {
  const t = scene({
    at: { newport: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'gage'], albany: ['br-reg-04'], camden: ['br-reg-05', 'br-reg-06'] },
  });
  expect(placesOf(spacesToFeed(t.pub, t.own.british, BRITISH))).toEqual(['camden', 'newport']);
  expect(idsOf(hungryIn(t.pub, t.own.british, BRITISH, spaceOf('newport')))).toEqual(['br-reg-01', 'br-reg-02', 'br-reg-03']);
  t.own.british.flags[unitOf('br-reg-02')] = FED;
  t.own.british.flags[unitOf('br-reg-03')] = FED;
  t.own.british.flags[unitOf('br-reg-05')] = FED;
  expect(idsOf(unsupplied(t.pub, t.own.british, BRITISH))).toEqual(['br-reg-01', 'br-reg-06']);
});

test('28.8-a, 28.8-b, 28.8-c, 29.4-a D21 the siege of Boston: the fortress feeds nobody, the garrison forages 4, or nothing under a Rebel partisan', () => {
  const said = {
    options: ['fortresses', 'partisans'],
    at: {
      boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-lt-1', 'br-fleet-1', 'am-reg-01'],
      newport: ['br-reg-04', 'br-reg-05', 'br-reg-06'],
    },
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    loyalty: { 'new-england': 2 },
  } as const;
  const t = scene(said);
  for (const id of ['portsmouth', 'newport', 'springfield', 'boston'] as const)
    expect(fedByFortress(t.pub, BRITISH, spaceOf(id)), id).toBe(false);
  expect(forageLimit(t.pub, BRITISH, spaceOf('boston'))).toBe(4);
  expect(hungryIn(t.pub, t.own.british, BRITISH, spaceOf('boston')).length).toBe(4);
  expect(unsupplied(t.pub, t.own.british, BRITISH).length).toBe(3);
  expect(placesOf(spacesToFeed(t.pub, t.own.british, BRITISH))).toEqual(['newport']);
  expect(forageLimit(t.pub, AMERICAN, spaceOf('boston'))).toBe(4 * 2 + 4);
  const rebels = scene({ ...said, partisan: { boston: 'american' } });
  expect(forageLimit(rebels.pub, BRITISH, spaceOf('boston'))).toBe(0);
  expect(
    unsupplied(rebels.pub, rebels.own.british, BRITISH).filter(unit => rebels.own.british.at[unit] === spaceOf('boston')).length,
  ).toBe(4);
  const open = scene({ ...said, siege: {} });
  for (const id of ['portsmouth', 'newport', 'springfield', 'boston'] as const)
    expect(fedByFortress(open.pub, BRITISH, spaceOf(id)), id).toBe(true);
});

test('26.1-d, 37.2-c neutral units do not check supply; a massacre leaves nothing to forage', () => {
  const at = { 'arkansas-post': ['sp-reg-1'] } as const;
  expect(unsupplied(scene({ at }).pub, scene({ at }).own.american, AMERICAN)).toEqual([]);
  const war = scene({ at, europe: 'spanish-alliance' });
  expect(idsOf(unsupplied(war.pub, war.own.american, AMERICAN))).toEqual(['sp-reg-1']);
  expect(forageLimit(scene({ options: ['massacre'], massacre: ['newport'] }).pub, AMERICAN, spaceOf('newport'))).toBe(0);
});

test('19.3-a, 36.1-a, 36.2-a, 36.3-a D11 out of supply: 1 to 3 kills; with option 36.0 other rolls in the wild', () => {
  const { pub } = scene({});
  expect([3, 4, 1].filter(die => starves(pub, unitOf('br-reg-01'), spaceOf('camden'), die)).length).toBe(2);
  const { pub: option } = scene({ options: ['forage'] });
  const dies = (id: Parameters<typeof unitOf>[0], place: 'fort-stanwix' | 'creek-towns' | 'camden') =>
    [1, 2, 3, 4, 5, 6].filter(die => starves(option, unitOf(id), spaceOf(place), die));
  expect(dies('br-lt-1', 'fort-stanwix')).toEqual([5, 6]);
  expect(dies('in-1', 'fort-stanwix')).toEqual([5, 6]);
  for (const id of ['br-reg-01', 'br-det-01', 'br-gr-1', 'br-mar-1'] as const)
    expect(dies(id, 'creek-towns'), id).toEqual([3, 4, 5, 6]);
  expect(dies('am-mil-01', 'fort-stanwix')).toEqual([1, 2, 3]);
  expect(dies('br-lt-1', 'camden')).toEqual([1, 2, 3]);
});

test('20.2-a, 20.2-b American regulars, light troops and marines check until Professionalization, wherever they are', () => {
  const at = {
    albany: ['am-reg-01', 'am-lt-1', 'washington'],
    newport: ['am-fleet-1', 'am-mar-1 > am-fleet-1', 'fr-reg-2', 'sp-reg-1'],
  } as const;
  expect(idsOf(checkers(scene({ at, progress: 'declaration', europe: 'spanish-alliance' }), AMERICAN))).toEqual([
    'am-lt-1',
    'am-mar-1',
    'am-reg-01',
  ]);
  expect(checkers(scene({ at, progress: 'professional', europe: 'spanish-alliance' }), AMERICAN)).toEqual([]);
});

test('20.3-a, 20.3-b, 20.3-d, 20.3-c militia checks unless an enemy unit is in its region: a leader or a fleet in port will do, a partisan or a neutral not', () => {
  const check = (at: Record<string, readonly string[]>, more: Parameters<typeof scene>[0] = {}) =>
    idsOf(checkers(scene({ at, ...more }), AMERICAN));
  const militia = { richmond: ['am-mil-09'] };
  expect(check(militia)).toEqual(['am-mil-09']);
  expect(check({ ...militia, norfolk: ['br-det-01'] })).toEqual([]);
  expect(check({ ...militia, winchester: ['gage'] })).toEqual([]);
  expect(check({ ...militia, yorktown: ['br-fleet-1'] })).toEqual([]);
  expect(check({ ...militia, 'virginia-capes': ['br-fleet-1'] })).toEqual(['am-mil-09']);
  expect(check(militia, { options: ['partisans'], partisan: { norfolk: 'british' } })).toEqual(['am-mil-09']);
  expect(check({ santiago: ['sp-mil-4'] })).toEqual([]);
  expect(check({ santiago: ['sp-mil-4'] }, { europe: 'spanish-alliance' })).toEqual(['sp-mil-4']);
  const tory = scene({ at: { mobile: ['br-mil-5'], pensacola: ['sp-reg-1'] }, europe: 'spanish-alliance' });
  expect([mustCheck(tory, BRITISH, unitOf('br-mil-5')), hasEnemyIn(tory, BRITISH, regionOf('florida'))]).toEqual([false, true]);
});

test('20.4-a Indians check outside Indian locations', () => {
  const t = scene({ at: { 'creek-towns': ['in-1'], augusta: ['in-2'] } });
  expect(idsOf(checkers(t, BRITISH))).toEqual(['in-2']);
});

test('20.5-a, 20.5-b, 20.5-c, 21.6-c D12 Marion keeps two of three militia on 2, 3, 6; one leader only, and only where he applies', () => {
  const t = scene({
    at: {
      richmond: ['marion', 'am-mil-09', 'am-mil-10', 'am-mil-11'],
      albany: ['arnold', 'gates', 'am-reg-01'],
      camden: ['marion', 'am-reg-02'].slice(1),
      newport: ['am-fleet-1', 'jones', 'am-reg-03 > am-fleet-1', 'greene'],
    },
  });
  const bonus = (id: Parameters<typeof unitOf>[0]) => enlistmentBonus(t.pub, t.own.american, AMERICAN, unitOf(id));
  expect(bonus('am-mil-09')).toBe(2);
  expect([2, 3, 6].filter(die => !stays(die, 2)).length).toBe(1);
  expect(bonus('am-reg-01')).toBe(3);
  expect(bonus('am-reg-02')).toBe(0);
  expect(bonus('am-reg-03')).toBe(0);
});
