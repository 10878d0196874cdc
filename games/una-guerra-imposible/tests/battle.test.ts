import { percent } from '@cuartel/engine/kit/odds.ts';
import { expect, test } from 'vitest';
import { CAVALRY, INFANTRY } from '../data/blocks.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import {
  artilleryPoints,
  artilleryUses,
  canCountercharge,
  chanceToPass,
  chargeTerms,
  chase,
  chased,
  chasers,
  coveredInBattle,
  freshInFront,
  frontOf,
  frontPlaces,
  hitTerms,
  isRouted,
  moraleNumber,
  mustStandInFront,
  opensRound,
  passes,
  reinforceTerms,
} from '../queries/battle.ts';
import { comers, inEnemyZone, mostBy } from '../queries/reinforcing.ts';
import { afterHits } from '../queries/skirmish.ts';
import { type Battle, BY_SEA, FROM_INSIDE } from '../state/table.ts';
import { block, lay, road, space } from './lay.ts';

const battle = (at: SpaceName, attacker: 0 | 1, more: Partial<Battle> = {}): Battle => ({
  space: space(at),
  attacker,
  round: 1,
  fresh: [0, 0],
  spent: [0, 0],
  passed: [false, false],
  river: false,
  wall: -1,
  ways: [[], []],
  ...more,
});

const lined = lay({
  units: {
    durango: [
      'l-lin-inf-1 front shown',
      'l-lin-inf-2 front shown spent',
      'l-lin-cav-1 front shown',
      'l-lin-cav-2 reserve',
      'l-pro-inf-1 demoralised shown',
      'c-nav-cav-1 front shown',
      'c-nav-inf-1 reserve',
    ],
  },
});

const number = (of: Parameters<typeof block>[0], terms: Parameters<typeof moraleNumber>[1], bonus = 0) =>
  moraleNumber(block(of), terms, bonus);

test('17.1-b places in the front line by terrain; the river takes one from the attacker', () => {
  const lines = (at: SpaceName, side: 0 | 1, river = false) =>
    [INFANTRY, CAVALRY].map(arm => frontPlaces(battle(at, LIBERAL, { river }), side, arm as 0 | 1));
  expect(lines('durango', LIBERAL)).toEqual([3, 1]);
  expect(lines('vitoria', CARLIST)).toEqual([5, 2]);
  expect(lines('durango', LIBERAL, true)).toEqual([2, 1]);
  expect(lines('durango', CARLIST, true)).toEqual([3, 1]);
  expect(mustStandInFront(battle('durango', LIBERAL), LIBERAL, INFANTRY, 5)).toBe(3);
  expect(mustStandInFront(battle('durango', LIBERAL), LIBERAL, INFANTRY, 2)).toBe(2);
});

test('17.2-c, 17.4-d, 17.3-a who is fresh in line, who can countercharge, who is routed', () => {
  const { pub } = lined;
  expect(freshInFront(pub, LIBERAL)).toEqual([block('l-lin-inf-1'), block('l-lin-cav-1')]);
  expect(frontOf(pub, LIBERAL, INFANTRY).length).toBe(2);
  expect(canCountercharge(pub, CARLIST)).toEqual([block('c-nav-cav-1')]);
  expect([isRouted(pub, LIBERAL), isRouted(pub, CARLIST)]).toEqual([false, true]);
});

test('17.1-d artillery points, half of the field guns in the mountains', () => {
  const units = { durango: ['liberal field 3', 'liberal mountain 2'], vitoria: ['liberal field 4', 'liberal field 1 inside'] };
  const { pub } = lay({ units });
  expect(artilleryPoints(pub, LIBERAL, space('durango'))).toBe(3);
  expect(artilleryPoints(pub, LIBERAL, space('vitoria'))).toBe(4);
  const dry = lay({
    units: { durango: ['carlist mountain 2'] },
    pub: { standing: [{ what: 'powder-shortage', side: -1, n: 0, until: 'phase' }] },
  });
  expect(artilleryPoints(dry.pub, CARLIST, space('durango'))).toBe(0);
});

test('17.6-a two points an activation: support once and for infantry, counter-battery against fresh points', () => {
  const uses = (fresh: [number, number], arm: number, wall: -1 | 0 | 1 = -1) =>
    artilleryUses({ fresh, wall }, LIBERAL, arm).map(({ support, counterBattery }) => (support ? 's' : '') + counterBattery);
  expect(uses([3, 2], INFANTRY)).toEqual(['0', '1', '2', 's0', 's1']);
  expect(uses([3, 2], CAVALRY)).toEqual(['0', '1', '2']);
  expect(uses([1, 5], INFANTRY)).toEqual(['0', '1', 's0']);
  expect(uses([0, 5], INFANTRY)).toEqual(['0']);
  expect(uses([2, 0], INFANTRY)).toEqual(['0', 's0']);
  expect(uses([3, 2], INFANTRY, CARLIST)).toEqual(['0', '1', '2']);
  expect(uses([3, 2], INFANTRY, LIBERAL)).toEqual(['0', '1', '2', 's0', 's1']);
});

test('17.2-c, 17.2-d the defender begins; in a refuge the Carlist does, with two units if he defends', () => {
  expect(opensRound(battle('durango', LIBERAL))).toEqual({ side: CARLIST, units: 1 });
  expect(opensRound(battle('amescoas', LIBERAL))).toEqual({ side: CARLIST, units: 2 });
  expect(opensRound(battle('amescoas', CARLIST))).toEqual({ side: CARLIST, units: 1 });
  expect(opensRound(battle('amescoas', CARLIST, { round: 2 }))).toEqual({ side: LIBERAL, units: 1 });
});

test('17.4-g morale against a charge, term by term', () => {
  const against = (of: Parameters<typeof block>[0], strength: number, spent: boolean, at: SpaceName) =>
    number(of, chargeTerms(block(of), strength, spent, space(at)));
  expect(against('l-lin-inf-1', 4, false, 'durango')).toBe(8);
  expect(against('l-lin-inf-1', 3, true, 'durango')).toBe(6);
  expect(against('l-lin-inf-1', 1, false, 'durango')).toBe(6);
  expect(against('c-nav-inf-1', 3, false, 'durango')).toBe(8);
  expect(against('c-nav-inf-1', 3, false, 'vitoria')).toBe(7);
  expect(against('c-par-inf-1', 1, false, 'durango')).toBe(5);
});

test('17.4-g, 17.4-i, 17.5-a EX-9: a charge breaks infantry that then stands its hits', () => {
  const test4 = number('c-gui-inf-1', chargeTerms(block('c-gui-inf-1'), 4, false, space('vitoria')));
  expect(test4).toBe(7);
  expect(passes(8, test4)).toBe(false);
  const hitsTaken = [3, 4, 1].filter(face => face <= 3).length;
  expect(hitsTaken).toBe(2);
  const [left] = afterHits([4], hitsTaken) as [number];
  expect(left).toBe(2);
  const after = number('c-gui-inf-1', hitTerms(left, hitsTaken));
  expect(after).toBe(7);
  expect(passes(7, after)).toBe(true);
});

test('17.5-a each hit after the first, and the last point of strength', () => {
  expect(number('l-lin-inf-1', hitTerms(3, 1))).toBe(7);
  expect(number('l-lin-inf-1', hitTerms(2, 3))).toBe(5);
  expect(number('l-lin-inf-1', hitTerms(1, 1))).toBe(6);
  expect(number('l-lin-inf-1', hitTerms(3, 1), 1)).toBe(8);
});

test('17.7-f a battle in the enemy zone is harder to reach', () => {
  expect([
    inEnemyZone(LIBERAL, space('durango')),
    inEnemyZone(CARLIST, space('durango')),
    inEnemyZone(CARLIST, space('vitoria')),
  ]).toEqual([true, false, true]);
  expect(number('l-lin-inf-1', reinforceTerms(true))).toBe(6);
  expect(number('l-lin-inf-1', reinforceTerms(false))).toBe(7);
});

test('5.4-c chances with two dice', () => {
  expect(percent(chanceToPass(7))).toBe(58);
  expect(percent(chanceToPass(12))).toBe(100);
  expect(percent(chanceToPass(1))).toBe(0);
});

test('17.8-b, 17.8-c, 17.8-d, 17.8-e, 17.8-f pursuit and rout, covered or not', () => {
  expect(chase(false, true)).toEqual({ dice: 'one', hits: 'on-1', field: 'none', mountain: 'none', train: 'none' });
  expect(chase(false, false)).toEqual({ dice: 'one', hits: 'on-e', field: 'half', mountain: 'none', train: 'one' });
  expect(chase(true, true)).toEqual(chase(false, false));
  expect(chase(true, false)).toEqual({ dice: 'strength', hits: 'on-e', field: 'all', mountain: 'half', train: 'all' });
  expect(coveredInBattle(lined.pub, lined.own.Liberal, LIBERAL, space('durango'))).toBe(true);
  const foot = lay({
    units: { vitoria: ['l-lin-inf-1 front shown', 'l-lin-cav-1 demoralised shown', 'c-nav-inf-1 front shown'] },
  });
  expect(coveredInBattle(foot.pub, foot.own.Liberal, LIBERAL, space('vitoria'))).toBe(false);
  expect(coveredInBattle(foot.pub, foot.own.Carlist, CARLIST, space('vitoria'))).toBe(false);
  expect(coveredInBattle(foot.pub, foot.own.Carlist, CARLIST, space('durango'))).toBe(true);
});

test('17.8-c, 17.8-g, 17.8-h who chases, who is hit', () => {
  const { pub, own } = lined;
  expect(chasers(pub, own.Liberal, LIBERAL).sort((a, b) => a - b)).toEqual([
    block('l-lin-inf-1'),
    block('l-lin-inf-2'),
    block('l-lin-cav-1'),
    block('l-lin-cav-2'),
  ]);
  expect(chased(pub, own.Liberal, LIBERAL, INFANTRY)).toContain(block('l-pro-inf-1'));
  expect(chased(pub, own.Liberal, LIBERAL, CAVALRY).sort((a, b) => a - b)).toEqual([block('l-lin-cav-1'), block('l-lin-cav-2')]);
  expect(chased(pub, own.Carlist, CARLIST, INFANTRY)).toEqual([block('c-nav-inf-1')]);
  const foot = lay({ units: { vitoria: ['l-lin-inf-1 front shown'] } });
  expect(chased(foot.pub, foot.own.Liberal, LIBERAL, CAVALRY)).toEqual([block('l-lin-inf-1')]);
});

test('17.7-c, 17.7-e the attacker is reinforced from roads, the sea and a fortress he relieves', () => {
  const t = lay({
    active: 'Liberal',
    units: {
      tolosa: [
        'l-lin-inf-1',
        'l-lin-inf-2 from hernani',
        'l-lin-inf-3 from hernani faltered',
        'l-ts-ts-1 from hernani',
        'l-pro-inf-1 inside',
        'c-gui-inf-1',
      ],
      hernani: ['l-lin-inf-4'],
    },
    fortresses: { tolosa: 'Liberal' },
    besieged: ['tolosa'],
  });
  const who = (ways: Battle['ways'] = [[], []]) => comers(t.pub, t.own.Liberal, battle('tolosa', LIBERAL, { ways }), LIBERAL);
  const byHernani = road('hernani', 'tolosa');
  expect(who()).toEqual([
    { token: block('l-pro-inf-1'), way: FROM_INSIDE },
    { token: block('l-lin-inf-2'), way: byHernani },
  ]);
  expect(who([[byHernani, byHernani], []]).map(({ token }) => token)).toEqual([block('l-pro-inf-1')]);
  expect([mostBy(BY_SEA), mostBy(FROM_INSIDE), mostBy(road('hernani', 'tolosa')), mostBy(road('villaro', 'durango'))]).toEqual([
    2, 2, 2, 1,
  ]);
});

test('17.7-d, 17.7-h, 17.7-k the defender is reinforced from beside, not past enemies and not after retreating', () => {
  const t = lay({
    active: 'Liberal',
    units: {
      durango: ['l-lin-inf-1', 'c-viz-inf-1'],
      villaro: ['c-viz-inf-2'],
      guernica: ['c-viz-inf-3 retreated'],
      villarreal: ['c-ala-inf-1', 'l-lin-inf-2'],
    },
  });
  const who = comers(t.pub, t.own.Carlist, battle('durango', LIBERAL), CARLIST);
  expect(who).toEqual([{ token: block('c-viz-inf-2'), way: road('villaro', 'durango') }]);
});
