/** The doctrine of reinforcements, replacements, supply and the year end. */
import { blockArm, CAVALRY } from '../data/blocks.ts';
import { isRegion, type Place } from '../data/places.ts';
import { spacesBeside } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, numberOf } from '../data/sides.ts';
import { spaceKind, TOWN } from '../data/spaces.ts';
import { FIRST_COUNTER, type Unit } from '../data/units.ts';
import { besideCarlistZone } from '../queries/control.ts';
import { placeSupplies } from '../queries/supply.ts';
import { countTokens } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import { list, of } from './pages.ts';

/** Where fresh troops are of use: near the front, where they are fed. */
export const useful = ({ me, pub }: View, at: Place): number => {
  const side = numberOf(me);
  if (isRegion(at)) return side === LIBERAL && countTokens(pub, CARLIST, at) > 0 ? 2 : 0.3;
  if (at >= spacesBeside.length) return 1;
  const there = countTokens(pub, side, at);
  if (there >= Math.min(5, placeSupplies(pub, side, at))) return 0.1;
  const enemies = spacesBeside[at]!.reduce((sum, to) => sum + countTokens(pub, foeOf(side), to), 0);
  return (
    1 + (side === LIBERAL && besideCarlistZone(at) ? 1 : 0) + Math.min(2, enemies) * 0.5 + (spaceKind[at] === TOWN ? 0.5 : 0)
  );
};
export const place = of((option, { view: v }) => (option.do === 'put' ? useful(v, option.with as Place) : 0.5));
export const gun = of((option, { view: v }) => {
  if (option.do !== 'gun') return 0.1;
  const { kind, at } = option.with as { kind: number; at: Place };
  return useful(v, at) + (kind === 0 ? 0.2 : 0);
});
const strength = ({ own }: View, unit: Unit): number => (unit < FIRST_COUNTER ? own.strength[own.block[unit]!]! : 1);
export const point = of((option, { view: v }) => {
  switch (option.do) {
    case 'restore':
      return 3 - strength(v, option.with as Unit) * 0.4;
    case 'raise':
      return 2.2;
    case 'levy':
      return 2;
    case 'enough':
      return 0.2;
    default:
      return 0.3;
  }
});
/** The strongest can bear it. */
export const hunger = of((option, { view: v }) =>
  option.do === 'starve' ? 1 + list(option).reduce((sum, token) => sum + strength(v, token), 0) : 0.5,
);
export const over = of(
  (option, { view: v }) =>
    10 -
    list(option).reduce((sum, token) => sum + strength(v, token) + (blockArm[v.own.block[token]!] === CAVALRY ? 0.5 : 0), 0) *
      0.3,
);
