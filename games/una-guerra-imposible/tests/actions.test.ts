import { expect, test } from 'vitest';
import { HIDDEN_BOX, placeNamed } from '../data/places.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
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
  replacementModifier,
  replacementsFor,
  sappers,
} from '../queries/actions.ts';
import { mayRedeploy, overland, redeploysTo } from '../queries/redeployment.ts';
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
import { block, lay, place, space } from './lay.ts';

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
  const bare = lay({ fortresses: { durango: 'Carlist' } });
  expect(demolishesAt(bare.pub, bare.own.Carlist, CARLIST, space('durango'))).toBe(false);
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
  const besieging = lay({
    units: { estella: ['c-nav-inf-1', 'l-pro-inf-1 inside'] },
    fortresses: { estella: 'Liberal' },
    besieged: ['estella'],
  });
  expect(deploysTo(besieging.pub, besieging.own.Carlist, space('estella'))).toBe(true);
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
