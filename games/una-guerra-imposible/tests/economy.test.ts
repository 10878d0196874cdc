import { expect, test } from 'vitest';
import type { Condition } from '../data/cards/vocabulary.ts';
import { CARDS, cardNamed } from '../data/cards.ts';
import { HIDDEN_BOX, placeNamed } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { REGIONS, regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES, type SpaceName } from '../data/spaces.ts';
import { COUNTERS_OF, FIELD } from '../data/units.ts';
import {
  buildsAt,
  canPay,
  canPayForExpedition,
  canUseCommand,
  demolishesAt,
  deploysTo,
  hidable,
  mayAct,
  mayActivate,
  mayBank,
  mayReplace,
  purse,
  recruitsAt,
  replacementModifier,
  replacementsFor,
  sappers,
} from '../queries/actions.ts';
import { holdsTrue, type Occasion, targetPlaces, targets } from '../queries/conditions.ts';
import { mayRedeploy, overland, redeploysTo } from '../queries/redeployment.ts';
import {
  expeditions,
  foragingCalms,
  hasExtraPoint,
  locatesFor,
  losesForaging,
  mayEnterRegion,
  mayRecruit,
  maySuppress,
  pursuitAfter,
  pursuitEnds,
  recruits,
  regionMoves,
  regionsToSearch,
  risingRegions,
  suppressed,
  uprisingNumber,
  withinLevels,
} from '../queries/regions.ts';
import {
  arrivesAt,
  carlistPlaces,
  gunPlaces,
  liberalPlaces,
  mayBeRestored,
  mayGain,
  placesFor,
  pointCost,
  reinforcementsOf,
  replaceable,
  replacesProvincial,
  yearEndPoints,
} from '../queries/replacements.ts';
import { besiegedSupplies, depots, generalLimit, needy, overLimit, placeSupplies, supplyAt } from '../queries/supply.ts';
import {
  advanceNow,
  armiesInZone,
  besiegedCities,
  endsWith,
  fortressVp,
  hasFreeCity,
  inAutomaticZone,
  inDecisiveZone,
  lastNumber,
  movedPrestige,
  prestigeAdvance,
  twoCities,
  uprisingVp,
  winnerBy,
  yearEndVp,
} from '../queries/victory.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

const region = (name: keyof typeof regionNamed) => regionNamed[name];
const regionNames = (regions: readonly number[]) => regions.map(at => REGIONS[at]);

test('19.2-b Carlist supply: four in their zone and beside it, two beyond', () => {
  const { pub } = lay({});
  const at = (name: SpaceName) => placeSupplies(pub, CARLIST, space(name));
  expect([at('durango'), at('vitoria'), at('lerin'), at('tudela'), at('calahorra')]).toEqual([4, 4, 4, 2, 2]);
});

test('19.2-c, 19.2-d EX-7: Liberal supply by kind of space, zone and control', () => {
  const at = (name: SpaceName, laid: Laid = {}) => placeSupplies(lay(laid).pub, LIBERAL, space(name));
  expect([at('vitoria'), at('calahorra'), at('laredo'), at('viana')]).toEqual([6, 4, 4, 2]);
  expect(at('estella', { fortresses: { estella: 'Liberal' } })).toBe(2);
  expect(at('maeztu', { fortresses: { maeztu: 'Liberal' } })).toBe(1);
  expect(at('maeztu')).toBe(0);
  expect(at('estella', { fortresses: { estella: 'Carlist' } })).toBe(0);
  expect(at('calahorra', { fortresses: { calahorra: 'Carlist' } })).toBe(2);
  expect(at('bermeo', { fortresses: { bermeo: 'Carlist' } })).toBe(2);
  expect(at('castro-urdiales', { fortresses: { 'castro-urdiales': 'Carlist' } })).toBe(4);
  expect(at('vitoria', { fortresses: { vitoria: 'Carlist' } })).toBe(2);
});

test('19.2-i an annulled port is only a lost port', () => {
  const closed = { units: { guecho: ['c-viz-inf-1'] } };
  expect(placeSupplies(lay(closed).pub, LIBERAL, space('bilbao'))).toBe(6);
  expect(placeSupplies(lay({ ...closed, fortresses: { bilbao: 'Carlist' } }).pub, LIBERAL, space('bilbao'))).toBe(2);
  expect(placeSupplies(lay({ fortresses: { bilbao: 'Carlist' } }).pub, LIBERAL, space('bilbao'))).toBe(4);
});

test('19.2-a, 23.3-a a region feeds six Liberals and no Carlist', () => {
  const { pub } = lay({});
  expect([placeSupplies(pub, LIBERAL, place('aragon')), placeSupplies(pub, CARLIST, place('aragon'))]).toEqual([6, 0]);
});

test('19.2-e, 19.2-f, 4.3-b the besieged draw on a working port alone', () => {
  const { pub } = lay({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] });
  expect([
    besiegedSupplies(pub, LIBERAL, space('bilbao')),
    besiegedSupplies(pub, LIBERAL, space('san-sebastian')),
    besiegedSupplies(pub, LIBERAL, space('guetaria')),
  ]).toEqual([0, 4, 2]);
  expect(besiegedSupplies(pub, LIBERAL, space('vitoria'))).toBe(0);
  expect(besiegedSupplies(pub, CARLIST, space('guetaria'))).toBe(0);
});

test('19.1-a the general limit: six, four Carlists in a region, bands and garrisoned blocks included', () => {
  expect([
    generalLimit(LIBERAL, space('vitoria')),
    generalLimit(CARLIST, space('vitoria')),
    generalLimit(LIBERAL, place('aragon')),
    generalLimit(CARLIST, place('aragon')),
  ]).toEqual([6, 6, 6, 4]);
  const t = lay({
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-nav-inf-4', 'c-par-inf-1', 'c-ts-ts-1'] },
  });
  expect(overLimit(t.pub, t.own.Carlist, CARLIST, place('aragon'))).toBe(1);
});

test('19-a, 5.4-i who needs supply: no trains, no bands unless besieged', () => {
  const units = { estella: ['c-nav-inf-1', 'c-par-inf-1', 'c-ts-ts-1'] };
  const free = lay({ units });
  expect(needy(free.pub, free.own.Carlist, CARLIST, space('estella'), IN_THE_OPEN)).toEqual([block('c-nav-inf-1')]);
  const shut = lay({ units: { estella: ['c-par-inf-1 inside'] }, fortresses: { estella: 'Carlist' }, besieged: ['estella'] });
  expect(needy(shut.pub, shut.own.Carlist, CARLIST, space('estella'), INSIDE)).toEqual([block('c-par-inf-1')]);
});

test('19.2-g, 19.2-h, 19.2-j space, train and backpack add up; what is needed must be used', () => {
  const fed = (units: readonly string[], at: SpaceName = 'maeztu') => {
    const t = lay({ units: { [at]: units } });
    return supplyAt(t.pub, t.own.Liberal, LIBERAL, space(at));
  };
  const three = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'];
  expect(fed(three)).toMatchObject({ need: 3, given: 0, short: 3, starving: 3 });
  expect(depots(fed(three))).toEqual([]);
  expect(fed([...three, 'liberal backpack 2'])).toMatchObject({ short: 3, starving: 1 });
  expect(depots(fed([...three, 'liberal backpack 2']))).toEqual(['backpack']);
  expect(depots(fed([...three, 'liberal backpack 2', 'l-ts-ts-1']))).toEqual(['train']);
  expect(depots(fed(['l-lin-inf-1', 'l-lin-inf-2', 'liberal backpack 2', 'l-ts-ts-1']))).toEqual(['train', 'backpack']);
  expect(depots(fed(['l-lin-inf-1'], 'vitoria'))).toEqual([]);
  const seven = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6', 'l-lin-inf-7'];
  expect(depots(fed([...seven, 'l-ts-ts-1', 'liberal backpack 1']))).toEqual(['both']);
});

test('18.1-c a garrison alone under siege needs supply itself', () => {
  const at = (units: readonly string[]) => {
    const t = lay({ units: { estella: ['c-nav-inf-1', ...units] }, fortresses: { estella: 'Liberal' }, besieged: ['estella'] });
    return supplyAt(t.pub, t.own.Liberal, LIBERAL, space('estella'), INSIDE);
  };
  expect(at([])).toMatchObject({ need: 1, garrison: true, starving: 1 });
  expect(at(['l-lin-inf-1 inside'])).toMatchObject({ need: 1, garrison: false });
  expect(at(['liberal backpack 1 inside'])).toMatchObject({ need: 1, starving: 0 });
});

test('23-b, 23-c expeditions: none in 1834, one in 1835, two later; joining is free, moving on too', () => {
  const may = (year: 1834 | 1835 | 1836, units: Laid['units'], to: keyof typeof regionNamed, leaving = -1) =>
    mayEnterRegion(lay({ year, units: units ?? {} }).pub, CARLIST, region(to), leaving);
  expect(may(1834, {}, 'aragon')).toBe(false);
  expect(may(1835, {}, 'aragon')).toBe(true);
  const one = { aragon: ['c-nav-inf-1'] };
  expect(may(1835, one, 'castilla-leon')).toBe(false);
  expect(may(1835, one, 'aragon')).toBe(true);
  expect(may(1835, one, 'castilla-leon', region('aragon'))).toBe(true);
  expect(may(1836, one, 'castilla-leon')).toBe(true);
  expect(may(1836, { ...one, galicia: ['c-nav-inf-2'] }, 'castilla-leon')).toBe(false);
  expect(mayEnterRegion(lay({ year: 1834 }).pub, LIBERAL, region('aragon'), -1)).toBe(true);
});

test('23.1-b, 23.1-c EX-5: from region to region', () => {
  const { pub } = lay({ year: 1836, units: { 'castilla-leon': ['c-nav-inf-1', 'c-nav-inf-2'], aragon: ['l-lin-inf-1'] } });
  expect(regionNames(expeditions(pub))).toEqual(['castilla-leon']);
  expect(regionNames(regionMoves(pub, CARLIST, region('castilla-leon')))).toContain('aragon');
  expect(regionNames(regionMoves(pub, LIBERAL, region('aragon'))).sort()).toEqual([
    'castilla-la-nueva',
    'castilla-leon',
    'cataluna',
    'valencia-murcia',
  ]);
});

test('23.2-a, 23.2-b, 23.2-f EX-5: looking for an expedition', () => {
  const t = lay({ year: 1836, units: { 'castilla-leon': ['c-nav-inf-1', 'l-lin-inf-1'], galicia: ['c-nav-inf-2'] } });
  const at = region('castilla-leon');
  expect(regionNames(regionsToSearch(t.pub))).toEqual(['castilla-leon']);
  expect([locatesFor(t.pub, at, 3, 0), locatesFor(t.pub, at, 6, 0), locatesFor(t.pub, at, 3, 3)]).toEqual([false, true, true]);
  expect(pursuitAfter(t.pub, at)).toBe(1);
  t.pub.pursuit[at] = 1;
  expect([4, 5, 6].map(die => locatesFor(t.pub, at, die, 0))).toEqual([false, true, true]);
  t.pub.pursuit[at] = 5;
  expect(locatesFor(t.pub, at, 1, -5)).toBe(true);
  expect(pursuitAfter(t.pub, at)).toBe(5);
  expect([pursuitEnds(t.pub, at), pursuitEnds(t.pub, region('galicia')), pursuitEnds(t.pub, region('aragon'))]).toEqual([
    false,
    true,
    true,
  ]);
  t.pub.located.push(at);
  expect(regionsToSearch(t.pub)).toEqual([]);
});

test('22.1-a, 22.1-b the uprising table and where it spills over', () => {
  const t = lay({});
  const rises = (sum: number) => regionNames(risingRegions(t.pub, sum));
  expect([2, 3, 4, 5, 7, 8, 9, 10, 11].map(sum => rises(sum)[0])).toEqual([
    'asturias-cantabria',
    'andalucia',
    'castilla-la-nueva',
    'castilla-leon',
    'valencia-murcia',
    'cataluna',
    'galicia',
    'aragon',
    'extremadura',
  ]);
  expect(rises(6)).toEqual([]);
  expect(rises(12).length).toBe(9);
  t.pub.uprising[region('galicia')] = 3;
  expect(rises(9).sort()).toEqual(['asturias-cantabria', 'castilla-leon']);
  expect(rises(12)).not.toContain('galicia');
  t.pub.uprising[region('asturias-cantabria')] = 3;
  t.pub.uprising[region('castilla-leon')] = 3;
  expect(rises(9).length).toBe(6);
  t.pub.uprising.fill(3);
  expect(rises(9)).toEqual([]);
});

test('22.2-a, 22.2-b an expedition raises its region by its surplus of blocks, bands included', () => {
  const at = (units: readonly string[], level = 0) => {
    const t = lay({ year: 1836, units: { aragon: units } });
    t.pub.uprising[region('aragon')] = level;
    return uprisingNumber(t.pub, t.own.Carlist, t.own.Liberal, region('aragon'));
  };
  expect(at(['c-nav-inf-1', 'c-par-inf-1', 'c-ts-ts-1'])).toBe(2);
  expect(at(['c-nav-inf-1', 'c-nav-inf-2', 'l-lin-inf-1'])).toBe(1);
  expect(at(['c-nav-inf-1', 'l-lin-inf-1', 'l-lin-inf-2'])).toBe(0);
  expect(at(['c-nav-inf-1', 'c-nav-inf-2'], 3)).toBe(0);
});

test('23-a levels stay on their scale', () => {
  expect([withinLevels(region('cataluna'), 0), withinLevels(region('galicia'), -1), withinLevels(region('galicia'), 4)]).toEqual([
    1, 0, 3,
  ]);
});

test('10-c the extra action point', () => {
  const { pub } = lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { uprising: [2, 2, 2, 2, 3, 0, 1, 1, 1] } });
  expect(hasExtraPoint(pub)).toBe(true);
  expect(hasExtraPoint(lay({ pub: { uprising: [2, 2, 2, 2, 3, 0, 1, 1, 1] } }).pub)).toBe(false);
  expect(
    hasExtraPoint(lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { uprising: [2, 2, 2, 2, 1, 0, 1, 1, 1] } }).pub),
  ).toBe(false);
});

test('23.4-a, 23.4-b, 23.4-c suppressing an uprising; EX-7: three units add two', () => {
  expect([2, 3].map(die => suppressed(2, 0, die).falls)).toEqual([0, 1]);
  expect(suppressed(0, 0, 6)).toEqual({ falls: 1, loss: false });
  expect([1, 2, 3, 5, 6].map(die => suppressed(2, 1, die))).toEqual([
    { falls: 0, loss: false },
    { falls: 1, loss: true },
    { falls: 1, loss: false },
    { falls: 1, loss: false },
    { falls: 2, loss: false },
  ]);
  expect(suppressed(3, 3, 4).falls).toBe(2);
  expect(suppressed(3, 3, 1)).toEqual({ falls: 1, loss: true });
  const { pub } = lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] } });
  expect([maySuppress(pub, region('aragon')), maySuppress(pub, region('galicia'))]).toEqual([false, true]);
});

test('10.6-a, 23.4-e recruiting: level plus one, with an expedition that was there', () => {
  const t = lay({
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2 acted'] },
    pub: { expeditions: [regionNamed.aragon] },
  });
  t.pub.uprising[region('aragon')] = 2;
  expect(recruits(t.pub, region('aragon'))).toBe(3);
  expect(recruitsAt(t.pub, t.own.Carlist, place('aragon'))).toBe(true);
  expect(mayRecruit(t.pub, region('galicia'))).toBe(false);
  t.pub.recruited.push(region('aragon'));
  expect(recruitsAt(t.pub, t.own.Carlist, place('aragon'))).toBe(false);
  const moved = lay({ year: 1836, units: { aragon: ['c-nav-inf-1 acted'] }, pub: { expeditions: [regionNamed.aragon] } });
  expect(recruitsAt(moved.pub, moved.own.Carlist, place('aragon'))).toBe(false);
});

test('23.3-b foraging', () => {
  expect([1, 3, 4].map(losesForaging)).toEqual([true, true, false]);
  expect([foragingCalms([2, 3]), foragingCalms([4, 1])]).toEqual([false, true]);
});

test('8-c, 10-d, 10-f what a phase can pay for, in half points', () => {
  const { pub } = lay({ active: 'Liberal', pub: { points: 2, command: [1, 0] } });
  expect(purse(pub)).toBe(4);
  expect([canPay(pub, 'activate'), canPay(pub, 'replacements'), mayReplace(pub)]).toEqual([true, true, true]);
  const used = lay({ active: 'Liberal', pub: { points: 1, command: [1, 0], commandUsed: true } }).pub;
  expect([purse(used), canUseCommand(used), canPay(used, 'sail'), canPay(used, 'activate')]).toEqual([1, false, true, false]);
  expect(mayReplace(lay({ active: 'Liberal', pub: { points: 8, replaced: true } }).pub)).toBe(false);
  expect(canPayForExpedition(lay({ active: 'Carlist', pub: { points: 0, command: [0, 0], expeditionPoints: 1 } }).pub)).toBe(
    true,
  );
  expect(canPayForExpedition(lay({ active: 'Carlist', pub: { points: 0, command: [0, 0] } }).pub)).toBe(false);
});

test('10-e, 10.1-a, 10.1-c who may act and what may be activated', () => {
  const t = lay({
    units: {
      vitoria: ['l-lin-inf-1 acted', 'l-ts-ts-1', 'liberal field 1'],
      logrono: ['l-lin-cav-1'],
      bilbao: ['l-lin-inf-2 inside', 'c-viz-inf-1'],
    },
    besieged: ['bilbao'],
  });
  const own = t.own.Liberal;
  expect(mayAct(t.pub, own, LIBERAL, space('vitoria'))).toEqual([block('l-ts-ts-1'), COUNTERS_OF[LIBERAL][FIELD][0]!]);
  expect([
    mayActivate(t.pub, own, LIBERAL, space('vitoria')),
    mayActivate(t.pub, own, LIBERAL, space('logrono')),
    mayActivate(t.pub, own, LIBERAL, space('bilbao')),
  ]).toEqual([false, true, false]);
  t.pub.mutiny.push(space('logrono'));
  expect(mayActivate(t.pub, own, LIBERAL, space('logrono'))).toBe(false);
});

test('10.2-a, 10.3-a, 5.4-j infantry builds and demolishes; bands and cavalry do not', () => {
  const t = lay({
    units: { durango: ['c-viz-inf-1'], eibar: ['c-par-inf-1'], orduna: ['c-nav-cav-1'], tolosa: ['c-gui-inf-1 acted'] },
    fortresses: {},
  });
  const at = (name: SpaceName) => buildsAt(t.pub, t.own.Carlist, CARLIST, space(name));
  expect([at('durango'), at('eibar'), at('orduna'), at('tolosa')]).toEqual([true, false, false, false]);
  expect(sappers(t.pub, t.own.Carlist, CARLIST, space('durango'))).toEqual([block('c-viz-inf-1')]);
  const mine = lay({ units: { durango: ['c-viz-inf-1'] }, fortresses: { durango: 'Carlist' } });
  expect(demolishesAt(mine.pub, mine.own.Carlist, CARLIST, space('durango'))).toBe(true);
});

test('10.4-a, 8-a banking up to five', () => {
  const may = (points: number, command: number) => mayBank(lay({ pub: { points, command: [command, 0] } }).pub, LIBERAL);
  expect([may(2, 4), may(1, 0), may(2, 5)]).toEqual([true, false, false]);
});

test('10.5-a replacements by the die, less one in 1834, cards on top', () => {
  expect([-1, 1, 2, 3, 4, 5, 6, 8].map(die => replacementsFor(die, 0))).toEqual([2, 2, 2, 3, 3, 4, 4, 4]);
  expect(replacementModifier(lay({ year: 1834 }).pub, LIBERAL)).toBe(-1);
  const cards = lay({
    year: 1836,
    pub: {
      standing: [
        { what: 'replacement-roll', side: CARLIST, n: -1, until: 'year' },
        { what: 'replacement-roll', side: CARLIST, n: 2, until: 'roll' },
      ],
    },
  }).pub;
  expect([replacementModifier(cards, CARLIST), replacementModifier(cards, LIBERAL)]).toEqual([1, 0]);
});

test('14.3-b, 14.3-c guns out of the hidden box and into it', () => {
  const t = lay({
    units: {
      durango: ['c-viz-inf-1', 'carlist field 1'],
      eibar: ['c-ts-ts-1'],
      vitoria: ['c-ala-inf-1', 'carlist mountain 1'],
      hidden: ['carlist field 2'],
      tolosa: ['carlist mountain 1 inside', 'l-lin-inf-1'],
    },
    fortresses: { onate: 'Carlist', tolosa: 'Carlist' },
    besieged: ['tolosa'],
  });
  const at = (name: SpaceName) => deploysTo(t.pub, t.own.Carlist, space(name));
  expect([at('durango'), at('onate'), at('eibar'), at('vitoria'), at('tolosa')]).toEqual([true, true, false, false, false]);
  expect([
    hidable(t.pub, space('durango')).length,
    hidable(t.pub, space('vitoria')).length,
    hidable(t.pub, space('tolosa')).length,
  ]).toEqual([1, 0, 0]);
  expect(hidable(t.pub, HIDDEN_BOX)).toEqual([]);
});

test('20-a, 25-c the turn table, empty in the first turn', () => {
  const { pub } = lay({ year: 1835, turn: 3 });
  expect([reinforcementsOf(pub, LIBERAL, false), reinforcementsOf(pub, CARLIST, false)]).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(reinforcementsOf(pub, LIBERAL, true)).toEqual([0, 0]);
  expect(reinforcementsOf(lay({ year: 1836, turn: 1 }).pub, LIBERAL, false)).toEqual([2, 2]);
});

test('20.1-a, 20.2-a the strength of reinforcements', () => {
  expect(arrivesAt(LIBERAL, block('l-lin-inf-1'))).toBe(4);
  expect([
    arrivesAt(CARLIST, block('c-nav-inf-1')),
    arrivesAt(CARLIST, block('c-cas-inf-2')),
    arrivesAt(CARLIST, block('c-vas-cav-1')),
  ]).toEqual([3, 2, 2]);
});

test('20.1-a, 25-e Liberal places: friendly cities and towns of their zone, regions; besieged ones with port and room', () => {
  const t = lay({
    units: { 'san-sebastian': ['l-pro-inf-1 inside', 'c-gui-inf-1'], pamplona: ['c-nav-inf-1'] },
    besieged: ['san-sebastian', 'pamplona'],
    fortresses: { haro: 'Carlist' },
  });
  const to = liberalPlaces(t.pub, t.own.Liberal, block('l-lin-inf-1'));
  for (const at of ['vitoria', 'calahorra', 'san-sebastian'] as const) expect(to, at).toContain(space(at));
  for (const at of ['pamplona', 'haro', 'viana', 'durango'] as const) expect(to, at).not.toContain(space(at));
  expect(to).toContain(place('andalucia'));
  const full = lay({
    units: { 'san-sebastian': ['l-pro-inf-1 inside', 'l-pro-inf-2 inside', 'c-gui-inf-1'] },
    besieged: ['san-sebastian'],
  });
  expect(liberalPlaces(full.pub, full.own.Liberal, block('l-lin-inf-1'))).not.toContain(space('san-sebastian'));
  expect(liberalPlaces(full.pub, full.own.Liberal, block('l-ts-ts-1'))).toContain(space('san-sebastian'));
});

test('20.2-a, 21.2-c Carlist places: friendly spaces of their zone, not besieged', () => {
  const t = lay({
    units: { tolosa: ['l-lin-inf-1'], vitoria: ['c-nav-inf-1'] },
    fortresses: { estella: 'Liberal', durango: 'Carlist' },
    besieged: ['durango'],
  });
  const to = carlistPlaces(t.pub);
  expect(to).toContain(space('amescoas'));
  for (const at of ['tolosa', 'estella', 'durango', 'vitoria'] as const) expect(to, at).not.toContain(space(at));
  expect(placesFor(t.pub, t.own.Carlist, CARLIST, block('c-nav-inf-2'))).toEqual(to);
});

test('20.1-b Liberal guns: fortresses of their zone, and regions with troops', () => {
  const t = lay({
    units: { aragon: ['l-lin-inf-1'], galicia: ['l-ts-ts-1'] },
    fortresses: { lodosa: 'Liberal', estella: 'Liberal' },
  });
  const to = gunPlaces(t.pub, t.own.Liberal);
  expect(to).toContain(space('lodosa'));
  expect(to).toContain(space('bilbao'));
  expect(to).toContain(place('aragon'));
  for (const at of [space('estella'), space('calahorra'), place('galicia'), place('andalucia')]) expect(to).not.toContain(at);
});

test('20.1-c line infantry takes the place of a provincial regiment of the Liberal zone', () => {
  const t = lay({
    units: {
      vitoria: ['l-pro-inf-1', 'l-lin-inf-1'],
      aragon: ['l-pro-inf-2'],
      tolosa: ['l-pro-inf-3'],
      pamplona: ['l-pro-inf-4 inside', 'c-nav-inf-1'],
      'san-sebastian': ['l-pro-inf-5 inside', 'c-gui-inf-1'],
    },
    besieged: ['pamplona', 'san-sebastian'],
  });
  expect(replaceable(t.pub, t.own.Liberal).sort((a, b) => a - b)).toEqual([
    block('l-pro-inf-1'),
    block('l-pro-inf-2'),
    block('l-pro-inf-5'),
  ]);
  expect([
    replacesProvincial(block('l-lin-inf-1')),
    replacesProvincial(block('l-lin-cav-1')),
    replacesProvincial(block('l-lig-inf-1')),
  ]).toEqual([true, false, false]);
});

test('21.1-b, 21.1-c, 21.1-d who may receive replacements, at what price', () => {
  const t = lay({
    year: 1836,
    units: {
      vitoria: ['l-lin-inf-1', 'c-ala-inf-1'],
      tolosa: ['l-lin-inf-2'],
      guetaria: ['l-lin-inf-3'],
      aragon: ['c-nav-inf-1', 'l-lin-inf-4'],
      estella: ['c-nav-inf-2 inside', 'l-lin-inf-5'],
    },
    fortresses: { estella: 'Carlist' },
    besieged: ['estella'],
  });
  const may = (name: Parameters<typeof block>[0]) => mayBeRestored(t.pub, name.startsWith('l') ? LIBERAL : CARLIST, block(name));
  expect([may('l-lin-inf-1'), may('l-lin-inf-2'), may('l-lin-inf-3'), may('l-lin-inf-4'), may('l-lin-inf-5')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect([may('c-ala-inf-1'), may('c-nav-inf-1'), may('c-nav-inf-2')]).toEqual([true, false, false]);
  expect([pointCost(LIBERAL, space('vitoria'), false, false), pointCost(LIBERAL, space('vitoria'), true, false)]).toEqual([2, 1]);
  expect([
    pointCost(CARLIST, space('estella'), false, false),
    pointCost(CARLIST, space('vitoria'), false, false),
    pointCost(CARLIST, placeNamed.aragon, false, true),
  ]).toEqual([2, 4, 2]);
});

test('21.1-a one point a phase for infantry and cavalry, any number at the year end or for trains', () => {
  const t = lay({ units: { vitoria: ['l-lin-inf-1 2 gained', 'l-lin-inf-2 4', 'l-ts-ts-1 1 gained', 'l-lin-inf-3 2'] } });
  const may = (name: Parameters<typeof block>[0], yearEnd = false) => mayGain(t.own.Liberal, block(name), yearEnd);
  expect([may('l-lin-inf-1'), may('l-lin-inf-1', true), may('l-lin-inf-2', true), may('l-ts-ts-1'), may('l-lin-inf-3')]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('24.7-a replacements of the year end', () => {
  const quiet = { uprising: [0, 1, 2, 3, 0, 0, 1, 0, 1] };
  expect(yearEndPoints(lay({ year: 1835, pub: quiet }).pub, LIBERAL)).toBe(7);
  expect(yearEndPoints(lay({ year: 1836, pub: quiet, units: { galicia: ['c-nav-inf-1'] } }).pub, LIBERAL)).toBe(12);
  expect(yearEndPoints(lay({}).pub, CARLIST)).toBe(10);
  expect(yearEndPoints(lay({ fortresses: { bilbao: 'Carlist', vitoria: 'Carlist', estella: 'Liberal' } }).pub, CARLIST)).toBe(12);
});

test('24.8-b, 24.8-c, 24.8-e redeployment by land: own zone at the end, around enemies', () => {
  const t = lay({ units: { estella: ['c-nav-inf-1'], alsasua: ['l-lin-inf-1'], aragon: ['l-lin-inf-2'] } });
  const carlist = overland(t.pub, CARLIST, space('estella'));
  expect(carlist).toContain(space('durango'));
  for (const at of ['alsasua', 'vitoria'] as const) expect(carlist).not.toContain(space(at));
  const liberal = overland(t.pub, LIBERAL, place('aragon'));
  expect(liberal).toContain(space('vitoria'));
  expect(liberal).toContain(place('galicia'));
  expect(liberal).not.toContain(space('alsasua'));
  expect(carlist.some(at => at >= placeNamed['asturias-cantabria'])).toBe(false);
});

test('24.8-b, 24.8-d, 24.8-f who may be redeployed, and where to', () => {
  const six = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6'];
  const t = lay({
    year: 1836,
    units: {
      vitoria: six,
      logrono: ['l-lin-inf-7', 'liberal field 1'],
      'san-sebastian': ['l-pro-inf-1 inside', 'c-gui-inf-1'],
      pamplona: ['l-pro-inf-2 inside', 'c-nav-inf-1'],
      aragon: ['c-nav-inf-2'],
    },
    besieged: ['san-sebastian', 'pamplona'],
  });
  const own = t.own.Liberal;
  expect(mayRedeploy(t.pub, LIBERAL, block('l-pro-inf-1'))).toEqual({ land: false, sea: true });
  expect(mayRedeploy(t.pub, LIBERAL, block('l-pro-inf-2'))).toEqual({ land: false, sea: false });
  expect(mayRedeploy(t.pub, CARLIST, block('c-nav-inf-2'))).toEqual({ land: false, sea: false });
  expect(redeploysTo(t.pub, own, LIBERAL, block('l-lin-inf-7'))).not.toContain(space('vitoria'));
  expect(redeploysTo(t.pub, own, LIBERAL, block('l-lin-inf-7'))).toContain(space('haro'));
  const gun = redeploysTo(t.pub, own, LIBERAL, COUNTERS_OF[LIBERAL][FIELD][0]!);
  expect(gun).toContain(space('vitoria'));
  expect(gun).not.toContain(space('haro'));
  expect(redeploysTo(t.pub, own, LIBERAL, block('l-pro-inf-1'))).toContain(space('bilbao'));
  expect(redeploysTo(t.pub, own, LIBERAL, block('l-pro-inf-1'))).not.toContain(space('vitoria'));
});

test('9.1-d, 9.1-e, 9.1-f, 9.1-g EX-6: how far prestige advances', () => {
  expect([prestigeAdvance(1, false, 0, false), prestigeAdvance(0, true, 1, false), prestigeAdvance(2, true, 1, false)]).toEqual([
    1, 0, 1,
  ]);
  expect([prestigeAdvance(2, true, 0, false), prestigeAdvance(3, false, 0, false), prestigeAdvance(0, false, 2, true)]).toEqual([
    2, 1, 1,
  ]);
  const t = lay({
    year: 1836,
    units: {
      bilbao: ['c-viz-inf-1'],
      aragon: ['c-nav-inf-1'],
      estella: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1', 'l-lin-inf-3'],
      tolosa: ['l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6', 'l-ts-ts-1'],
    },
    besieged: ['bilbao'],
  });
  expect(besiegedCities(t.pub).map(at => SPACES[at])).toEqual(['bilbao']);
  expect(armiesInZone(t.pub, t.own.Liberal).map(at => SPACES[at])).toEqual(['estella']);
  expect(advanceNow(t.pub, t.own.Liberal)).toBe(1);
  expect(hasFreeCity(lay({ fortresses: { vitoria: 'Carlist' } }).pub)).toBe(true);
  expect(hasFreeCity(lay({ fortresses: { vitoria: 'Carlist' }, besieged: ['vitoria'] }).pub)).toBe(false);
});

test('9.1-h, 9.1-i, 9.1-j EX-12: the prestige track', () => {
  expect(movedPrestige(3, 0, 2)).toEqual({ box: 1, debt: 0, vp: 1 });
  expect(movedPrestige(1, 0, -2)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(0, 2, 1)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(0, 1, 2)).toEqual({ box: 1, debt: 0, vp: 0 });
  expect(movedPrestige(2, 0, 1)).toEqual({ box: 3, debt: 0, vp: 0 });
});

test('9.1-k uprisings at level 3', () => {
  expect([2, 3, 4, 5, 9].map(uprisingVp)).toEqual([0, 1, 1, 2, 2]);
});

test('9-b, 9-c, 9-e zones and two cities', () => {
  expect([inAutomaticZone(9), inAutomaticZone(10), inAutomaticZone(-10)]).toEqual([null, 'Carlist', 'Liberal']);
  expect([inDecisiveZone(6), inDecisiveZone(7), inDecisiveZone(-7)]).toEqual([null, 'Carlist', 'Liberal']);
  expect(twoCities(lay({ fortresses: { bilbao: 'Carlist' } }).pub)).toBe(false);
  expect(twoCities(lay({ fortresses: { bilbao: 'Carlist', vitoria: 'Carlist' } }).pub)).toBe(true);
});

test('24.1-a, 24.1-b, 24.2-a VP of the year end', () => {
  expect([3, 4, 7, 8].map(points => fortressVp(points, 1834))).toEqual([1, 0, 0, -1]);
  expect([0, 1, 4, 5].map(points => fortressVp(points, 1836))).toEqual([1, 0, 0, -1]);
  const baztan = { fortresses: { baztan: 'Liberal' } } as const;
  expect(yearEndVp(lay({ year: 1834, ...baztan }).pub)).toEqual({ fortresses: 1, baztan: 0, weariness: 0 });
  expect(yearEndVp(lay({ year: 1836, ...baztan }).pub)).toEqual({ fortresses: 0, baztan: -1, weariness: -1 });
});

test('24.4-a, 9-d the end of a scenario', () => {
  const ends = (scenario: 'zumalacarregui' | 'full-war', year: 1836 | 1838) => endsWith(lay({ scenario, year }).pub);
  expect([ends('zumalacarregui', 1836), ends('full-war', 1836), ends('full-war', 1838)]).toEqual([true, false, true]);
  expect(lastNumber(lay({ pub: { prestige: 2, debt: 0, uprising: [3, 3, 0, 0, 0, 0, 1, 0, 1] } }).pub)).toBe(4);
  expect(lastNumber(lay({ pub: { prestige: 0, debt: 3 } }).pub)).toBe(-3);
  const wins = (vp: number, scenario: 'zumalacarregui' | 'full-war' = 'zumalacarregui') =>
    winnerBy(lay({ scenario, pub: { vp } }).pub);
  expect([wins(3), wins(2), wins(1), wins(0)]).toEqual(['Carlist', null, null, 'Liberal']);
  expect([wins(2, 'full-war'), wins(0, 'full-war'), wins(-1, 'full-war')]).toEqual(['Carlist', null, 'Liberal']);
});

const holdsFor = (cond: Condition, on: Partial<Occasion> = {}, laid: Laid = {}): boolean => {
  const t = lay(laid);
  const side = on.side ?? CARLIST;
  return holdsTrue(t.pub, side === LIBERAL ? t.own.Liberal : t.own.Carlist, cond, { side, ...on });
};

test('7.1-b, 7.3-b conditions of combat', () => {
  expect([holdsFor({ is: 'attacker' }, { role: 'attacker' }), holdsFor({ is: 'defender' }, { role: 'attacker' })]).toEqual([
    true,
    false,
  ]);
  expect([holdsFor({ is: 'relief' }, { relief: true }), holdsFor({ is: 'relief' })]).toEqual([true, false]);
  expect([holdsFor({ is: 'round', round: 1 }, { round: 1 }), holdsFor({ is: 'round', round: 1 }, { round: 2 })]).toEqual([
    true,
    false,
  ]);
  expect([
    holdsFor({ is: 'terrain', terrain: 'abrupt' }, { place: space('durango') }),
    holdsFor({ is: 'terrain', terrain: 'abrupt' }, { place: place('aragon') }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'zone', of: 'Carlist' }, { place: space('durango') }),
    holdsFor({ is: 'zone', of: 'Carlist' }, { place: space('vitoria') }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'in-the-north' }, { place: space('durango') }),
    holdsFor({ is: 'in-the-north' }, { place: place('aragon') }),
  ]).toEqual([true, false]);
});

test('7.1-b conditions of a march', () => {
  expect([
    holdsFor({ is: 'group-up-to', blocks: 4 }, { blocks: 4 }),
    holdsFor({ is: 'group-up-to', blocks: 4 }, { blocks: 5 }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'group-from-zone', of: 'Carlist' }, { from: space('durango') }),
    holdsFor({ is: 'group-from-zone', of: 'Carlist' }, { from: space('vitoria') }),
  ]).toEqual([true, false]);
  const town: Condition = { is: 'empty-town-entered' };
  expect(holdsFor(town, { place: space('calahorra') })).toBe(true);
  expect(holdsFor(town, { place: space('calahorra') }, { units: { calahorra: ['l-lin-inf-1'] } })).toBe(false);
  expect(holdsFor(town, { place: space('calahorra') }, { fortresses: { calahorra: 'Liberal' } })).toBe(false);
  expect([holdsFor(town, { place: space('durango') }), holdsFor(town, { place: space('viana') })]).toEqual([false, false]);
});

test('7.1-b conditions of the war at large', () => {
  expect(holdsFor({ is: 'france', least: 3 })).toBe(true);
  expect(holdsFor({ is: 'france', least: 4 })).toBe(false);
  expect(holdsFor({ is: 'expedition' })).toBe(false);
  const out: Laid = { year: 1836, units: { aragon: ['c-nav-inf-1'] } };
  expect([
    holdsFor({ is: 'expedition' }, {}, out),
    holdsFor({ is: 'expedition-in', region: 'aragon' }, {}, out),
    holdsFor({ is: 'expedition-in', region: 'galicia' }, {}, out),
  ]).toEqual([true, true, false]);
  expect(holdsFor({ is: 'uprising', region: 'cataluna', level: 1 })).toBe(true);
  expect([
    holdsFor({ is: 'command', side: 'Carlist', least: 1 }),
    holdsFor({ is: 'command', side: 'Carlist', least: 2 }),
  ]).toEqual([true, false]);
  const siege: Laid = { units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] };
  expect([holdsFor({ is: 'carlists-besiege-a-city' }), holdsFor({ is: 'carlists-besiege-a-city' }, {}, siege)]).toEqual([
    false,
    true,
  ]);
  expect(holdsFor({ is: 'carlists-hold-or-besiege-a-city' }, {}, { fortresses: { vitoria: 'Carlist' } })).toBe(true);
  const foundries: Condition = { is: 'controls-any', side: 'Carlist', spaces: ['azpeitia', 'onate', 'eibar'] };
  expect([
    holdsFor(foundries),
    holdsFor(foundries, {}, { fortresses: { azpeitia: 'Liberal', onate: 'Liberal', eibar: 'Liberal' } }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'band-in-box' }),
    holdsFor({ is: 'band-in-box' }, {}, { pub: { bands: [block('c-par-inf-1')] } }),
  ]).toEqual([false, true]);
  const closed: Laid = { pub: { standing: [{ what: 'border-closed', side: -1, n: 0, until: 'year' }] } };
  expect([
    holdsFor({ is: 'not-standing', what: 'border-closed' }),
    holdsFor({ is: 'not-standing', what: 'border-closed' }, {}, closed),
  ]).toEqual([true, false]);
});

test('6-a, 7-h what a card may strike: Chapelgorris, mutinies, the unpaid Legion', () => {
  const t = lay({
    units: {
      bilbao: ['l-lin-inf-1', 'l-lin-cav-1'],
      pamplona: ['l-rea-inf-1'],
      vitoria: ['l-bri-inf-1', 'l-ts-ts-1'],
      tolosa: ['l-lin-inf-2'],
      aragon: ['l-pro-inf-1'],
    },
  });
  const effectOf = (name: 'L2' | 'L15' | 'L19' | 'C18') => CARDS[cardNamed(name)]!.effects.at(-1)!;
  const marker = effectOf('L2');
  const on = marker.op === 'marker' && typeof marker.on === 'object' ? marker.on : null;
  expect(targets(t.pub, t.own.Liberal, on!).sort((a, b) => a - b)).toEqual([
    block('l-lin-inf-1'),
    block('l-lin-inf-2'),
    block('l-bri-inf-1'),
  ]);
  expect(holdsTrue(t.pub, t.own.Liberal, { is: 'block-for-marker' }, { side: LIBERAL }, on)).toBe(true);
  const mutiny = effectOf('L15');
  const places = mutiny.op === 'marker' && typeof mutiny.on === 'object' ? targetPlaces(t.pub, t.own.Liberal, mutiny.on) : [];
  expect(places).toEqual([space('bilbao'), space('vitoria'), space('pamplona'), place('aragon')]);
  const granja = effectOf('L19');
  expect(granja.op === 'marker' && typeof granja.on === 'object' ? targetPlaces(t.pub, t.own.Liberal, granja.on) : []).toEqual([
    space('pamplona'),
  ]);
  const unpaid = effectOf('C18');
  expect(unpaid.op === 'lose-strength' ? targets(t.pub, t.own.Liberal, unpaid.from) : []).toEqual([block('l-bri-inf-1')]);
});
