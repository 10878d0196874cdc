/** The doctrine of actions and marches: take what is empty, hold it with a block and a wall, fight where one is more. */
import type { Option } from '@cuartel/engine';
import { maxStrength } from '../data/blocks.ts';
import { isRegion, type Place, placeOfRegion } from '../data/places.ts';
import { ACTED, IN_THE_OPEN } from '../data/posts.ts';
import { otherEnd } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, numberOf } from '../data/sides.ts';
import { spaceKind, spaceZone, TOWN } from '../data/spaces.ts';
import { TOKENS_OF, type Unit } from '../data/units.ts';
import { fightersIn } from '../queries/groups.ts';
import { blocksIn, costOf, sizeModifier } from '../queries/movement.ts';
import { isFighter } from '../queries/units.ts';
import { regionsAtThree } from '../queries/victory.ts';
import type { View } from '../state/table.ts';
import { bestAim, blocksAt, leavingCost, worthOf } from './ground.ts';
import { type Asked, list, of, type Weighing } from './pages.ts';
import type { Temper } from './temper.ts';

/** Blocks at a place that may still act. */
const ready = ({ me, pub, own }: View, at: Place): Unit[] =>
  TOKENS_OF[numberOf(me)].filter(token => {
    if (pub.at[token] !== at || pub.post[token] !== IN_THE_OPEN) return false;
    const block = own.block[token]!;
    return isFighter(block) && (own.done[block]! & ACTED) === 0;
  });
/** 11.1-a The points a side may expect for a group. */
const expected = (v: View, blocks: number): number => (v.me === 'Carlist' ? 6 : 4) + sizeModifier(blocks);

/** What a group of these units promises to bring. */
const promise = (v: View, t: Temper, at: Place, group: readonly Unit[]): number =>
  bestAim(v, t, at, group, expected(v, blocksIn(group)), false).worth - leavingCost(v, t, at, group);

const activation = (v: View, t: Temper, at: Place): number => {
  const units = ready(v, at);
  if (units.length === 0) return 0;
  const one = promise(v, t, at, units.slice(0, 1));
  const all = units.length > 1 ? promise(v, t, at, units) : one;
  return Math.max(one, all);
};
/** 10.2-a A wall keeps a town without a block; in the enemy's zone it is worth most. */
const building = ({ me, pub }: View, t: Temper, token: Unit): number => {
  const at = pub.at[token]!;
  const side = numberOf(me);
  const away = spaceZone[at] !== side;
  if (spaceKind[at] === TOWN) return away ? t.wallAway : t.wallHome;
  return away ? t.wallBeyond : 0.2;
};
const wounded = ({ me, own }: View): number =>
  TOKENS_OF[numberOf(me)].reduce(
    (sum, block) => sum + (own.token[block]! >= 0 ? maxStrength[block]! - own.strength[block]! : 0),
    0,
  );
/** 9.1-k Three regions at level 3 pay every turn. */
const suppressing = ({ pub }: View, t: Temper, region: number): number => {
  const level = pub.uprising[region]!;
  const at3 = regionsAtThree(pub);
  if (level === 3) return at3 >= 3 ? t.paying : t.rising;
  return level === 2 ? (at3 >= 2 ? t.third : t.second) : level === 1 ? 0.3 : 0;
};

export const action = of((option, { view: v, temper: t }) => {
  switch (option.do) {
    case 'activatePlace':
      return activation(v, t, option.with as Place);
    case 'build':
      return building(v, t, option.with as Unit);
    case 'bank':
      return v.pub.command[numberOf(v.me)]! < 2 ? t.bank : 0.3;
    case 'replace':
      return Math.min(t.wounds, wounded(v) * t.wound) + (v.pub.bags[numberOf(v.me)]! > 0 ? t.bag : 0);
    case 'recruit':
      return t.recruit;
    case 'suppress':
      return suppressing(v, t, option.with as number);
    case 'card':
      return 6;
    case 'endActions':
      return 0.25;
    default:
      return 0;
  }
});

/** 12.1-a Bringing blocks together serves a blow; else they stay. */
export const gather = of(option => (option.do === 'pass' ? 1 : 0.1));
/** 11-a The fewest blocks that do it go. */
export const group = of((option, { view: v, my, temper: t }) => {
  const at = my['place'] as Place;
  if (option.do === 'pass') return 1;
  const units = list(option);
  const fighters = fightersIn(v.own, units).length;
  const idle = units.length - fighters;
  return promise(v, t, at, units) - blocksIn(units) * t.block - idle * 0.4 + 1;
});

const leftOf = (my: Asked['my']): number => (my['points'] as number) - (my['spent'] as number);
/** What a road promises: the best place beyond it, or its end. */
const along = (v: View, t: Temper, my: Asked['my'], option: Option): number => {
  const road = option.with as number;
  const units = my['units'] as Unit[];
  const to = otherEnd(road, my['at'] as Place);
  if (isRegion(to)) return worthOf(v, t, to, units);
  const left = leftOf(my) - costOf(road);
  const enemy = blocksAt(v, foeOf(numberOf(v.me)), to) > 0;
  return left <= 0 || enemy ? worthOf(v, t, to, units) : bestAim(v, t, to, units, left, true).worth;
};
/** 11.1-f On toward the best place; a march that leads nowhere ends. */
export const step: Weighing = of((option, { view: v, my, temper: t }) => {
  const units = my['units'] as Unit[];
  const here = my['at'] as Place;
  switch (option.do) {
    case 'go':
      return 20 + along(v, t, my, option);
    case 'force':
      return 18 + worthOf(v, t, otherEnd(option.with as number, here), units);
    case 'stop':
      return 20.2 + worthOf(v, t, here, units) + ((my['moved'] as boolean) ? 0 : leavingCost(v, t, here, units));
    case 'countermarch':
      return 1;
    default:
      return 0.1;
  }
});
export const course = of((option, { view: v, my, temper: t }) => {
  const units = my['units'] as Unit[];
  if (option.do === 'cross') return 1 + Math.max(0, worthOf(v, t, placeOfRegion(option.with as number), units));
  return option.do === 'north' ? 1.5 : 0.5;
});
export const failed = of(option => (option.do === 'stay' ? 1 : 0.3));

/** 11.6-a A point is well spent where the group that comes is weaker than those who would meet it. */
export const announce = of((option, { view: v, my, temper: t }) => {
  if (option.do === 'pass') return 1;
  if (option.do === 'card') return 0.5;
  const units = list(option);
  const blocks = blocksIn(units);
  const side = numberOf(v.me);
  const there = blocksAt(v, side, my['into'] as Place);
  const enemies = blocksIn(my['group'] as Unit[]);
  const leaving = leavingCost(v, t, v.pub.at[units[0]!]!, units);
  return blocks + there > enemies && blocks <= 3 ? t.meet + (blocks === 2 ? 0.2 : 0) - leaving : 0.2;
});
/** 12.2-a Slip away from whoever is more. */
export const evade = of((option, { view: v, my }) => {
  const space = my['space'] as Place;
  const weaker = blocksAt(v, CARLIST, space) <= blocksAt(v, LIBERAL, space);
  return option.do === 'evade' ? (weaker ? 1 : 0.3) : weaker ? 0.3 : 1;
});
