import { expect, test } from 'vitest';
import { isSpace, placeNamed } from '../data/places.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES, spaceNamed } from '../data/spaces.ts';
import { COUNTERS_OF, FIELD, MOUNTAIN } from '../data/units.ts';
import {
  concentrationSources,
  countermarchesSurely,
  countermarchSucceeds,
  evadesSurely,
  evasionSucceeds,
  mayConcentrate,
  mayCountermarch,
  mayEvade,
  roomToConcentrate,
  waysBeyond,
} from '../queries/carlist-moves.ts';
import {
  canPayToIntercept,
  chanceAbove,
  couldIntercept,
  hasFighter,
  interceptFrom,
  interceptSucceeds,
  interceptsSurely,
} from '../queries/interception.ts';
import {
  armPoints,
  blocksIn,
  canTake,
  groupPoints,
  losesToMarch,
  mustWait,
  pointsLeft,
  reachOf,
  rollsToMove,
  sizeModifier,
  stopsIn,
} from '../queries/movement.ts';
import { block, lay, place, road, space } from './lay.ts';

const march = { side: LIBERAL, from: spaceNamed.vitoria, blocks: 3, die: 3, concentrated: false, bonus: 0 } as const;

test('11.1-a Carlists have six points, Liberals roll for theirs', () => {
  const { pub } = lay({});
  expect(groupPoints(pub, { ...march, side: CARLIST })).toBe(6);
  expect([1, 2, 3, 4, 5, 6].map(die => groupPoints(pub, { ...march, die }))).toEqual([2, 3, 4, 4, 5, 5]);
  expect(rollsToMove(pub, LIBERAL, spaceNamed.pamplona)).toBe(true);
  expect(rollsToMove(pub, CARLIST, spaceNamed.pamplona)).toBe(false);
});

test('11.1-b one or two blocks have a point more, five or more a point less', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map(sizeModifier)).toEqual([1, 1, 0, 0, -1, -1, -1]);
  expect(blocksIn([0, 5, COUNTERS_OF[LIBERAL][FIELD][0]!])).toBe(2);
});

test('11.1-b, 11.1-a EX-1: five blocks with a 5 have four points, two blocks with a 3 have five', () => {
  const { pub } = lay({});
  expect(groupPoints(pub, { ...march, blocks: 5, die: 5 })).toBe(4);
  expect(groupPoints(pub, { ...march, blocks: 2, die: 3 })).toBe(5);
});

test('11.1-c, 12.1-d EX-2: three infantry after a concentration have four points; cavalry with a gun keeps six, alone it has eight', () => {
  const t = lay({ units: { durango: ['c-vas-cav-1', 'carlist field 1'] } });
  expect(groupPoints(t.pub, { ...march, side: CARLIST, concentrated: true })).toBe(4);
  const points = groupPoints(t.pub, { ...march, side: CARLIST, from: spaceNamed.durango, blocks: 1 });
  const gun = COUNTERS_OF[CARLIST][FIELD][0]!;
  expect(pointsLeft(t.own.Carlist, block('c-vas-cav-1'), points, 0)).toBe(8);
  expect(pointsLeft(t.own.Carlist, gun, points, 0)).toBe(6);
  expect(pointsLeft(t.own.Carlist, gun, points, 5)).toBe(1);
  expect(armPoints(-1, COUNTERS_OF[CARLIST][MOUNTAIN][0]!)).toBe(0);
});

test('11.1-g points never fall below zero', () => {
  expect(groupPoints(lay({}).pub, { ...march, die: 1, blocks: 7, bonus: -4 })).toBe(0);
});

test('12.1-d, 11.1-a cards: no price for concentration, Espartero, Mina in Navarra', () => {
  const standing = (what: 'concentration-cost' | 'liberal-roll-of-one' | 'mina', n: number) =>
    lay({ pub: { standing: [{ what, side: -1, n, until: 'phase' }] } }).pub;
  expect(groupPoints(standing('concentration-cost', 0), { ...march, side: CARLIST, concentrated: true })).toBe(6);
  expect(groupPoints(standing('liberal-roll-of-one', 3), { ...march, die: 1 })).toBe(3);
  expect(groupPoints(standing('liberal-roll-of-one', 3), { ...march, die: 2 })).toBe(3);
  const mina = standing('mina', 6);
  expect(rollsToMove(mina, LIBERAL, spaceNamed.pamplona)).toBe(false);
  expect(rollsToMove(mina, LIBERAL, spaceNamed.vitoria)).toBe(true);
  expect(groupPoints(mina, { ...march, from: spaceNamed.tudela, die: 0, blocks: 5 })).toBe(5);
});

test('11.1-e, 11.2-a, 11.2-c a unit pays, or forces its march; field guns cannot', () => {
  const t = lay({ units: { lerin: ['c-nav-inf-1', 'carlist field 1', 'carlist mountain 1'] } });
  const [field, mountain] = [COUNTERS_OF[CARLIST][FIELD][0]!, COUNTERS_OF[CARLIST][MOUNTAIN][0]!];
  const toCalahorra = road('lerin', 'calahorra');
  expect(canTake(t.own.Carlist, block('c-nav-inf-1'), toCalahorra, 7, 5)).toBe('pays');
  expect(canTake(t.own.Carlist, block('c-nav-inf-1'), toCalahorra, 7, 6)).toBe('forces');
  expect(canTake(t.own.Carlist, field, toCalahorra, 7, 5)).toBe('cannot');
  expect(canTake(t.own.Carlist, field, toCalahorra, 7, 4)).toBe('pays');
  expect(canTake(t.own.Carlist, mountain, toCalahorra, 7, 6)).toBe('forces');
});

test('11.2-b, 11.2-c a forced march costs a Carlist on 1-2, a Liberal on 1-3, a backpack never', () => {
  const inf = [block('l-lin-inf-1'), block('c-nav-inf-1')] as const;
  expect([1, 2, 3, 4].map(die => losesToMarch(LIBERAL, inf[0], die))).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map(die => losesToMarch(CARLIST, inf[1], die))).toEqual([true, true, false, false]);
  expect(losesToMarch(LIBERAL, COUNTERS_OF[LIBERAL][2][0]!, 1)).toBe(false);
  expect(losesToMarch(LIBERAL, COUNTERS_OF[LIBERAL][MOUNTAIN][0]!, 1)).toBe(true);
});

test('11.4-a, 11.4-b, 11.4-c, 11.4-d enemy blocks stop a group, a besieged fortress or a bare garrison does not', () => {
  const { pub } = lay({
    units: { orduna: ['l-lin-inf-1'], tolosa: ['l-pro-inf-1 inside', 'c-gui-inf-1'] },
    fortresses: { tolosa: 'Liberal', estella: 'Liberal' },
    besieged: ['tolosa'],
  });
  expect(stopsIn(pub, CARLIST, space('orduna'))).toBe(true);
  expect(stopsIn(pub, CARLIST, space('tolosa'))).toBe(false);
  expect(stopsIn(pub, CARLIST, space('estella'))).toBe(false);
  expect(stopsIn(pub, LIBERAL, place('aragon'))).toBe(true);
});

test('11.4-c, 11.4-i a supply train stops a group, inside or not', () => {
  const { pub } = lay({ units: { estella: ['l-ts-ts-1'] }, fortresses: { estella: 'Liberal' } });
  expect(stopsIn(pub, CARLIST, space('estella'))).toBe(true);
});

test('11.4-f EX-2: the second group waits on its road, the first does not', () => {
  const { pub } = lay({ active: 'Carlist', units: { orduna: ['l-lin-inf-1', 'l-lin-inf-2'] } });
  expect(mustWait(pub, CARLIST, space('orduna'))).toBe(false);
  const { pub: later } = lay({
    active: 'Carlist',
    units: { orduna: ['l-lin-inf-1', 'l-lin-inf-2', 'c-ala-inf-1', 'c-viz-inf-1'] },
  });
  expect(mustWait(later, CARLIST, space('orduna'))).toBe(true);
  expect(mustWait(later, CARLIST, space('llodio'))).toBe(false);
});

test('11.1-f, 11.4-a reach: roads add up, enemies are reached and not passed', () => {
  const open = lay({ units: { irurzun: ['c-nav-inf-1'] } });
  const found = reachOf(open.pub, CARLIST, space('irurzun'), 7);
  expect(found.cost[space('alsasua')]).toBe(1);
  expect(found.cost[space('estella')]).toBe(3);
  expect(found.cost[space('lerin')]).toBe(4); // by Pamplona
  const names = (table: typeof open, points: number) => {
    const { spaces } = reachOf(table.pub, CARLIST, space('irurzun'), points);
    return spaces.filter(isSpace).map(at => SPACES[at]);
  };
  expect(names(open, 1).sort()).toEqual(['alsasua', 'irurzun', 'lecumberri', 'pamplona'].sort());
  const held = lay({ units: { irurzun: ['c-nav-inf-1'], alsasua: ['l-lin-inf-1'] } });
  expect(names(held, 2)).toContain('alsasua');
  expect(names(held, 2)).not.toContain('salvatierra');
  expect(names(open, 2)).toContain('salvatierra');
});

test('23-b, 23.1-f, 23.1-g reach into regions: not in 1834, and never from a region to a region by road', () => {
  const early = lay({ year: 1834, units: { tudela: ['c-nav-inf-1'] } });
  expect(reachOf(early.pub, CARLIST, space('tudela'), 6).cost[placeNamed.aragon]).toBe(-1);
  expect(reachOf(early.pub, LIBERAL, space('tudela'), 6).cost[placeNamed.aragon]).toBe(2);
  expect(reachOf(early.pub, LIBERAL, space('tudela'), 1).cost[placeNamed.aragon]).toBe(-1);
  const later = lay({ year: 1835, units: { tudela: ['c-nav-inf-1'] } });
  expect(reachOf(later.pub, CARLIST, space('tudela'), 6).cost[placeNamed.aragon]).toBe(2);
  const home = reachOf(later.pub, LIBERAL, placeNamed.aragon, 6);
  expect(home.cost[space('tudela')]).toBe(2);
  expect(home.cost[placeNamed['castilla-leon']]).toBe(-1);
});

test('11.6-a, 11.6-g EX-1: units beside the space entered may intercept', () => {
  const { pub } = lay({
    active: 'Liberal',
    units: { villarreal: ['l-lin-inf-1', 'l-lin-inf-2'], durango: ['c-viz-inf-1'], villaro: ['c-viz-inf-2'] },
  });
  const group = [block('l-lin-inf-1'), block('l-lin-inf-2')];
  expect(interceptFrom(pub, CARLIST, space('villarreal'), group, []).map(at => SPACES[at])).toEqual(['durango', 'villaro']);
  expect(interceptFrom(pub, CARLIST, space('durango'), group, []).map(at => SPACES[at])).toEqual(['villaro']);
  expect(interceptSucceeds(6, 1)).toBe(true);
  expect(interceptSucceeds(1, 1)).toBe(false);
  expect(couldIntercept(pub, LIBERAL, space('durango'), group)).toBe(true);
});

test('11.6-b EX-2: Liberals intercept neither from nor into the Carlist zone', () => {
  const { pub } = lay({
    units: { valmaseda: ['l-lin-cav-1'], bilbao: ['l-lin-inf-1'], sodupe: ['l-pro-inf-1'], orduna: ['c-ala-inf-1'] },
  });
  const group = [block('c-ala-inf-1')];
  expect(interceptFrom(pub, LIBERAL, space('orduna'), group, [])).toEqual([]);
  expect(interceptFrom(pub, LIBERAL, space('villaro'), group, [])).toEqual([]);
  expect(interceptFrom(pub, LIBERAL, space('portugalete'), [], []).map(at => SPACES[at])).toEqual(['bilbao', 'valmaseda']);
  expect(interceptFrom(pub, LIBERAL, space('villasana'), [], []).map(at => SPACES[at])).toEqual(['valmaseda']);
});

test('11.6-c not where a unit or fortress of the mover stands already, unless besieged', () => {
  const there = (units: Parameters<typeof lay>[0]) => interceptFrom(lay(units).pub, CARLIST, space('durango'), [], []).length;
  const villaro = { villaro: ['c-viz-inf-2'] };
  expect(there({ units: villaro })).toBe(1);
  expect(there({ units: { ...villaro, durango: ['l-lin-inf-1'] } })).toBe(0);
  expect(there({ units: villaro, fortresses: { durango: 'Liberal' } })).toBe(0);
  expect(
    there({
      units: { ...villaro, durango: ['l-lin-inf-1 inside', 'c-viz-inf-1'] },
      fortresses: { durango: 'Liberal' },
      besieged: ['durango'],
    }),
  ).toBe(1);
});

test('11.6-d, 11.6-i, 11.6-l not from beside an enemy, nor twice, nor out of a siege', () => {
  const from = (units: Parameters<typeof lay>[0], tried: number[] = []) =>
    interceptFrom(lay(units).pub, CARLIST, space('durango'), [], tried).map(at => SPACES[at]);
  expect(from({ units: { villaro: ['c-viz-inf-2', 'l-pro-inf-1'] } })).toEqual([]);
  expect(from({ units: { villaro: ['c-viz-inf-2'] } }, [space('villaro')])).toEqual([]);
  const siege = { fortresses: { villaro: 'Carlist' }, besieged: ['villaro'] } as const;
  expect(from({ units: { villaro: ['c-viz-inf-2 inside'] }, ...siege })).toEqual([]);
  const besieging = { fortresses: { villaro: 'Liberal' }, besieged: ['villaro'] } as const;
  expect(from({ units: { villaro: ['c-viz-inf-2', 'l-pro-inf-1 inside'] }, ...besieging })).toEqual(['villaro']);
});

test('11.6-e nobody intercepts into a region', () => {
  expect(interceptFrom(lay({ units: { tudela: ['c-nav-inf-1'] } }).pub, CARLIST, place('aragon'), [], [])).toEqual([]);
});

test('11.6-n refuges make it certain for Carlists', () => {
  expect(interceptsSurely(CARLIST, space('amescoas'), space('estella'))).toBe(true);
  expect(interceptsSurely(CARLIST, space('estella'), space('amescoas'))).toBe(true);
  expect(interceptsSurely(CARLIST, space('estella'), space('alsasua'))).toBe(false);
  expect(interceptsSurely(LIBERAL, space('zubiri'), space('baztan'))).toBe(false);
});

test('8-d, 11.3-a, 11.6-g a point to pay, someone to lead, and the odds', () => {
  const t = lay({ units: { villaro: ['c-ts-ts-1', 'c-viz-inf-1'] }, pub: { command: [0, 1] } });
  expect([LIBERAL, CARLIST].map(side => canPayToIntercept(t.pub, side as 0 | 1))).toEqual([false, true]);
  expect(hasFighter(t.own.Carlist, [block('c-ts-ts-1')])).toBe(false);
  expect(hasFighter(t.own.Carlist, [block('c-ts-ts-1'), block('c-viz-inf-1')])).toBe(true);
  expect([1, 3, 6, 8].map(blocks => Number(chanceAbove(blocks).n) / Number(chanceAbove(blocks).of))).toEqual([5 / 6, 0.5, 0, 0]);
});

test('12.1-a, 12.1-c EX-2: Llodio may draw from its Carlist neighbours only', () => {
  const names = concentrationSources(space('llodio')).map(at => SPACES[at]);
  expect(names).toContain('sodupe');
  expect(names).toContain('murguia');
  expect(names).not.toContain('bilbao');
  expect(concentrationSources(space('vitoria'))).toEqual([]);
  expect(concentrationSources(place('aragon'))).toEqual([]);
});

test('12.1-a, 12.1-b who may come: infantry or cavalry that has not acted; six at most', () => {
  const t = lay({
    units: {
      sodupe: ['c-viz-inf-1', 'c-viz-inf-2 acted', 'c-ts-ts-1'],
      llodio: ['c-ala-inf-1', 'c-ala-inf-2', 'c-nav-inf-1', 'c-nav-inf-2', 'c-nav-cav-1'],
    },
  });
  expect(mayConcentrate(t.pub, t.own.Carlist, space('sodupe'))).toEqual([block('c-viz-inf-1')]);
  expect(roomToConcentrate(t.pub, t.own.Carlist, space('llodio'))).toBe(1);
  t.pub.mutiny.push(space('sodupe'));
  expect(mayConcentrate(t.pub, t.own.Carlist, space('sodupe'))).toEqual([]);
});

test('12.2-a, 12.2-b EX-1: one to three blocks of the Carlist zone may evade, four may not, nor with an enemy there', () => {
  const may = (units: readonly string[], at: 'salvatierra' | 'viana' | 'amescoas' = 'salvatierra', group: number[] = []) =>
    mayEvade(lay({ units: { [at]: units } }).pub, space(at), group);
  expect(may(['c-par-inf-1'])).toBe(true);
  expect(may(['c-nav-inf-1', 'c-nav-inf-2', 'c-ts-ts-1'])).toBe(true);
  expect(may(['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-ts-ts-1'])).toBe(false);
  expect(may([])).toBe(false);
  expect(may(['c-par-inf-1'], 'viana')).toBe(false);
  expect(may(['c-par-inf-1', 'l-lin-inf-1'])).toBe(false);
  expect(may(['c-par-inf-1', 'l-lin-inf-1'], 'salvatierra', [block('l-lin-inf-1')])).toBe(true);
  expect(evasionSucceeds(3, 1)).toBe(true);
  expect(evasionSucceeds(2, 2)).toBe(false);
});

test('12.2-i a refuge lets any number evade without a roll', () => {
  const many = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-nav-inf-4', 'c-nav-cav-1'];
  expect(mayEvade(lay({ units: { amescoas: many } }).pub, space('amescoas'), [])).toBe(true);
  expect(evadesSurely(space('amescoas'))).toBe(true);
  expect(evadesSurely(space('estella'))).toBe(false);
});

test('12.3-a, 12.3-b EX-3: from Alsasua through Estella to Lerín with one point spent of seven', () => {
  const t = lay({ units: { alsasua: ['c-nav-inf-1'], estella: ['l-lin-inf-1'] } });
  const may = (points: number, spent: number) =>
    mayCountermarch(t.pub, t.own.Carlist, [block('c-nav-inf-1')], space('alsasua'), space('estella'), points, spent);
  expect(may(7, 1)).toBe(true);
  expect(may(7, 3)).toBe(true); // 1 for the attempt, 2 to enter, 1 for a main road beyond
  expect(may(7, 4)).toBe(false);
  expect(countermarchSucceeds(4, [block('c-nav-inf-1')])).toBe(true);
  expect(countermarchSucceeds(1, [block('c-nav-inf-1')])).toBe(false);
  expect(countermarchSucceeds(2, [block('c-nav-inf-1'), COUNTERS_OF[CARLIST][FIELD][0]!])).toBe(true);
});

test('12.3-a, 12.3-h a countermarch needs enemies to pass, inside the Carlist zone, and a space beyond without any', () => {
  const t = lay({ units: { alsasua: ['c-nav-inf-1'], lerin: ['l-lin-inf-1'] } });
  const group = [block('c-nav-inf-1')];
  expect(mayCountermarch(t.pub, t.own.Carlist, group, space('alsasua'), space('estella'), 9, 0)).toBe(false);
  expect(mayCountermarch(t.pub, t.own.Carlist, group, space('estella'), space('lerin'), 9, 0)).toBe(false);
  const ways = waysBeyond(t.pub, space('alsasua'), space('estella'));
  expect(ways).not.toContain(road('estella', 'lerin'));
  expect(ways).not.toContain(road('estella', 'alsasua'));
  expect(ways).toContain(road('estella', 'amescoas'));
});

test('12.3-f through a refuge it needs no roll', () => {
  expect(countermarchesSurely(space('baztan'))).toBe(true);
  expect(countermarchesSurely(space('estella'))).toBe(false);
});
