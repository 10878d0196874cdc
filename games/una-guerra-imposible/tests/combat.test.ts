import { expect, test } from 'vitest';
import { CAVALRY, INFANTRY } from '../data/blocks.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { FIELD, MOUNTAIN } from '../data/units.ts';
import {
  attackerOf,
  combatKind,
  contested,
  entered,
  freeToEnter,
  isRelief,
  placesOf,
  siegesNow,
  spacesToChooseInside,
} from '../queries/combat.ts';
import {
  afterHits,
  blockDice,
  blockHitsOn,
  coveredInSkirmish,
  firesFirst,
  gunDice,
  gunsHitOn,
  half,
  hitsOf,
  hitsOn,
  mayFire,
  mostFiring,
  mustFire,
  strongest,
  whoRetreats,
} from '../queries/skirmish.ts';
import type { Force } from '../queries/units.ts';
import { forceAt } from '../queries/units.ts';
import { seaEntry } from '../state/table.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

const names = (spaces: readonly number[]) => spaces.map(at => SPACES[at]);
const force = (infantry: number, cavalry = 0, bands = 0, trains = 0): Force => ({ infantry, cavalry, bands, trains });

test('15-b, 15-c three blocks a side make a battle; bands, trains and lone cavalry do not', () => {
  const three = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'];
  const kind = (carlists: readonly string[], liberals: readonly string[] = three, laid: Laid = {}) =>
    combatKind(lay({ ...laid, units: { durango: [...liberals, ...carlists] } }), space('durango'));
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'])).toBe('battle');
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2'])).toBe('skirmish');
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1'])).toBe('skirmish');
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2', 'c-ts-ts-1'])).toBe('skirmish');
  expect(kind(['c-nav-cav-1', 'c-vas-cav-1', 'c-reg-cav-1'])).toBe('skirmish');
  expect(kind(['c-nav-cav-1', 'c-vas-cav-1', 'c-par-inf-1', 'c-reg-cav-1'])).toBe('skirmish');
  expect(kind(['c-nav-cav-1', 'c-vas-cav-1', 'c-nav-inf-1'])).toBe('battle');
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'], ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3 from villaro'])).toBe(
    'skirmish',
  );
  expect(kind(['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3 inside'], three, { fortresses: { durango: 'Carlist' } })).toBe(
    'skirmish',
  );
});

test('15-a, 15-g who attacks, and where both sides have units outside', () => {
  const { pub } = lay({
    active: 'Liberal',
    units: { durango: ['l-lin-inf-1', 'c-viz-inf-1'], tolosa: ['l-pro-inf-1 inside', 'c-gui-inf-1'] },
    fortresses: { tolosa: 'Liberal' },
    besieged: ['tolosa'],
  });
  expect(attackerOf(pub)).toBe(LIBERAL);
  expect(names(contested(pub))).toEqual(['durango']);
});

test('15-h entries of the phase, by road and by sea', () => {
  const { pub } = lay({ entries: [['villaro', 'durango']], pub: {} });
  expect(entered(pub, space('durango'))).toBe(true);
  expect(entered(pub, space('villaro'))).toBe(false);
  const landed = lay({ pub: { entries: [seaEntry(space('bermeo'))] } }).pub;
  expect(entered(landed, space('bermeo'))).toBe(true);
  expect(entered(landed, space('deva'))).toBe(false);
});

test('15-e, 15-f, 18-d the defender of a fortress that is not besieged says who is inside', () => {
  const at = (laid: Laid) => names(spacesToChooseInside(lay({ active: 'Carlist', ...laid }).pub));
  const both = { estella: ['l-lin-inf-1', 'c-nav-inf-1'] };
  expect(at({ units: both, fortresses: { estella: 'Liberal' } })).toEqual(['estella']);
  expect(at({ units: both })).toEqual([]);
  expect(at({ units: both, fortresses: { estella: 'Carlist' } })).toEqual([]);
  expect(at({ units: { estella: ['c-nav-inf-1'] }, fortresses: { estella: 'Liberal' } })).toEqual([]);
  expect(at({ units: both, fortresses: { estella: 'Liberal' }, besieged: ['estella'] })).toEqual([]);
});

test('11.4-h those who wait come in when no enemy is left outside', () => {
  const at = (units: readonly string[]) =>
    names(freeToEnter(lay({ active: 'Carlist', units: { estella: units }, fortresses: { estella: 'Liberal' } }).pub));
  expect(at(['c-nav-inf-1', 'c-nav-inf-2 from alsasua', 'l-lin-inf-1 inside'])).toEqual(['estella']);
  expect(at(['c-nav-inf-1', 'c-nav-inf-2 from alsasua', 'l-lin-inf-1'])).toEqual([]);
  expect(at(['c-nav-inf-1', 'l-lin-inf-1 inside'])).toEqual([]);
});

test('18.2-c, 18.1-a relief, and sieges as they stand', () => {
  const t = lay({
    active: 'Liberal',
    units: {
      tolosa: ['l-pro-inf-1 inside', 'c-gui-inf-1', 'l-lin-inf-1'],
      estella: ['c-nav-inf-1'],
      durango: ['l-lin-inf-2', 'c-viz-inf-1'],
    },
    fortresses: { tolosa: 'Liberal', estella: 'Liberal', durango: 'Carlist' },
    besieged: ['tolosa'],
  });
  expect(isRelief(t.pub, space('tolosa'))).toBe(true);
  expect(isRelief(t.pub, space('durango'))).toBe(false);
  const now = siegesNow(t.pub);
  expect([now[space('tolosa')], now[space('estella')], now[space('durango')], now[space('vitoria')]]).toEqual([
    -1,
    LIBERAL,
    -1,
    -1,
  ]);
  expect(placesOf(t.pub, CARLIST).length).toBe(3);
});

test('16-b, 16-c, 16-d who fires: three at most, cavalry by terrain, one Liberal against Carlists in a refuge', () => {
  expect(mustFire(space('durango'), LIBERAL, LIBERAL, force(4, 2))).toBe(3);
  expect(mustFire(space('durango'), LIBERAL, LIBERAL, force(1, 2))).toBe(2);
  expect(mustFire(space('vitoria'), LIBERAL, LIBERAL, force(1, 2))).toBe(3);
  expect(mustFire(space('vitoria'), LIBERAL, LIBERAL, force(0, 1))).toBe(1);
  expect(mostFiring(space('amescoas'), LIBERAL, LIBERAL)).toBe(1);
  expect(mostFiring(space('amescoas'), LIBERAL, CARLIST)).toBe(3);
  expect(mostFiring(space('amescoas'), CARLIST, LIBERAL)).toBe(3);
  const picked = (...blocks: Parameters<typeof block>[0][]) => blocks.map(block);
  expect(mayFire(space('durango'), LIBERAL, LIBERAL, force(2, 2), picked('l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'))).toBe(
    true,
  );
  expect(mayFire(space('durango'), LIBERAL, LIBERAL, force(2, 2), picked('l-lin-inf-1', 'l-lin-cav-2', 'l-lin-cav-1'))).toBe(
    false,
  );
  expect(mayFire(space('durango'), LIBERAL, LIBERAL, force(2, 2), picked('l-lin-inf-1', 'l-lin-inf-2'))).toBe(false);
});

test('16-a, 16-d the defender fires first, a Carlist attacker in a refuge too', () => {
  expect(firesFirst(space('durango'), CARLIST)).toBe('defender');
  expect(firesFirst(space('baztan'), CARLIST)).toBe('attacker');
  expect(firesFirst(space('baztan'), LIBERAL)).toBe('defender');
});

test('16-f, 16-g, 16-h, 23.2-c what hits, by terrain, arm and region', () => {
  const [inf, cav, weak] = [block('l-lin-inf-1'), block('l-lin-cav-1'), block('l-pro-inf-1')];
  const at = (where: number) => [
    blockHitsOn(where, inf, 0),
    blockHitsOn(where, cav, 0),
    blockHitsOn(where, weak, 0),
    gunsHitOn(where),
  ];
  expect(at(space('durango'))).toEqual([1, 1, 1, 1]);
  expect(at(space('vitoria'))).toEqual([1, 2, 1, 2]);
  expect(at(place('aragon'))).toEqual([2, 3, 1, 3]);
  expect(blockHitsOn(space('durango'), inf, 1)).toBe(2);
  expect([hitsOn(-1), hitsOn(6)]).toEqual([1, 5]);
});

test('16-f, 16-g, 13.2-d, 13.2-j dice: strength, half for field guns in the mountains, one less after a landing', () => {
  const { pub } = lay({});
  const guns = (at: 'durango' | 'vitoria', kind: typeof FIELD | typeof MOUNTAIN, points: number, landed = false) =>
    gunDice(pub, LIBERAL, space(at), kind, points, landed);
  expect([guns('durango', FIELD, 3), guns('durango', FIELD, 1), guns('vitoria', FIELD, 3), guns('durango', MOUNTAIN, 2)]).toEqual(
    [1, 0, 3, 2],
  );
  expect([guns('vitoria', FIELD, 3, true), guns('durango', FIELD, 1, true), guns('durango', FIELD, 2, true)]).toEqual([2, 0, 1]);
  expect([blockDice(4, false), blockDice(4, true), blockDice(1, true)]).toEqual([4, 3, 1]);
  const dry = lay({ pub: { standing: [{ what: 'powder-shortage', side: -1, n: 0, until: 'phase' }] } }).pub;
  expect(gunDice(dry, CARLIST, space('vitoria'), FIELD, 2, false)).toBe(0);
  expect(gunDice(dry, LIBERAL, space('vitoria'), FIELD, 2, false)).toBe(2);
});

test('16-a, 16-f, 16-h, 16-i, 16-k EX-8: a skirmish in open terrain', () => {
  const open = space('vitoria');
  const count = (dice: readonly number[], on: number) => dice.filter(face => face <= on).length;
  const nav = blockHitsOn(open, block('c-nav-inf-1'), 0);
  const onAttacker = count([1, 4, 6], nav) + count([2, 3], nav);
  expect(onAttacker).toBe(1);
  const attackers = afterHits([4, 3], onAttacker);
  expect(attackers).toEqual([3, 3]);
  const onDefender =
    count([1, 1, 5], blockHitsOn(open, block('l-lin-inf-1'), 0)) +
    count([2, 3, 6], blockHitsOn(open, block('l-lig-cav-1'), 0)) +
    count([2, 5], gunsHitOn(open));
  expect(onDefender).toBe(4);
  expect(afterHits([3, 2], onDefender).sort()).toEqual([0, 1]);
  expect(whoRetreats({ attacker: force(1, 1), defender: force(1), besieged: null })).toBe('defender');
});

test('16-i, 16-j hits go to the strongest, what they cannot take is lost', () => {
  expect(afterHits([4, 2, 1], 3)).toEqual([1, 2, 1]);
  expect(afterHits([1, 1], 5)).toEqual([0, 0]);
  const strength = (its: number) => (its === 7 ? 1 : 3);
  expect(strongest([5, 6, 7], strength)).toEqual([5, 6]);
  expect(strongest([5], () => 0)).toEqual([]);
});

test('16-k, 16-l the attacker needs more blocks; EX-4: besieged friends count', () => {
  const who = (attacker: Force, defender: Force, besieged: Force | null = null) => whoRetreats({ attacker, defender, besieged });
  expect(who(force(2), force(2))).toBe('attacker');
  expect(who(force(3), force(2))).toBe('defender');
  expect(who(force(2), force(2), force(1))).toBe('defender');
  expect(who(force(3, 0, 1), force(2))).toBe('attacker');
  expect(who(force(1), force(2, 0, 2))).toBe('defender');
});

test('16-m cavalry alone has to go, unless the other side has no infantry either', () => {
  const who = (attacker: Force, defender: Force) => whoRetreats({ attacker, defender, besieged: null });
  expect(who(force(0, 3), force(1))).toBe('attacker');
  expect(who(force(1), force(0, 3))).toBe('defender');
  expect(who(force(0, 2), force(0, 1))).toBe('defender');
  expect(who(force(0, 1), force(0, 1))).toBe('attacker');
  expect(who(force(1, 2, 1), force(1))).toBe('attacker');
  expect(whoRetreats({ attacker: force(0, 2), defender: force(1), besieged: force(2) })).toBe('attacker');
});

test('16-n a side that is wiped out leaves the other in place; both, and the attacker has lost', () => {
  const who = (attacker: Force, defender: Force) => whoRetreats({ attacker, defender, besieged: null });
  expect(who(force(0), force(1))).toBe('nobody');
  expect(who(force(0, 1), force(0))).toBe('nobody');
  expect(who(force(0, 0, 0, 1), force(0))).toBe('attacker');
});

test('16-p cavalry or mountains of their own save guns and train', () => {
  expect(coveredInSkirmish(LIBERAL, space('durango'), force(2))).toBe(false);
  expect(coveredInSkirmish(LIBERAL, space('durango'), force(2, 1))).toBe(true);
  expect(coveredInSkirmish(CARLIST, space('durango'), force(2))).toBe(true);
  expect(coveredInSkirmish(CARLIST, space('salvatierra'), force(2))).toBe(false);
  expect(coveredInSkirmish(CARLIST, space('bilbao'), force(2))).toBe(false);
  expect([1, 2, 3, 4].map(half)).toEqual([1, 1, 2, 2]);
});

test('5.4-b odds of hits are exact', () => {
  const dist = hitsOf([
    { dice: 2, hitsOn: 1 },
    { dice: 1, hitsOn: 3 },
  ]);
  expect(dist.values).toEqual([0, 1, 2, 3]);
  expect(dist.ways.map(Number).map(ways => ways * (72 / Number(dist.all)))).toEqual([25, 35, 11, 1]);
});

test('5.2-b, 5.4-g what an owner declares: arms, with bands among the infantry', () => {
  const t = lay({ units: { estella: ['c-nav-inf-1', 'c-par-inf-1', 'c-nav-cav-1', 'c-ts-ts-1'] } });
  expect(forceAt(t.pub, t.own.Carlist, CARLIST, space('estella'))).toEqual({ infantry: 2, cavalry: 1, trains: 1, bands: 1 });
  expect([INFANTRY, CAVALRY]).toEqual([0, 1]);
});
