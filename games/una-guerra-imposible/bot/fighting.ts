/** The doctrine of combat: the strong fire, the walls hold, nobody stays to be destroyed. */
import { effectiveness } from '../data/blocks.ts';
import { FIRST_COUNTER, type Unit } from '../data/units.ts';
import type { View } from '../state/table.ts';
import { list, of } from './pages.ts';

const power = ({ own, pub }: View, unit: Unit): number => {
  if (unit >= FIRST_COUNTER) return 0.5;
  const block = own.block[unit]!;
  if (block >= 0) return own.strength[block]! * (1 + effectiveness[block]!);
  return pub.shownStrength[unit]! * 2;
};
const sum = (v: View, units: readonly Unit[]): number => units.reduce((all, unit) => all + power(v, unit), 0);

/** The strongest fire. */
export const strongest = of((option, { view: v }) => (Array.isArray(option.with) ? 1 + sum(v, list(option)) : 0.3));
/** Hits go where most is left. */
export const hits = of((option, { view: v }) => (Array.isArray(option.with) ? 1 + sum(v, list(option)) * 0.1 : 0.5));
export const engage = of((option, { view: v }) => {
  if (option.do !== 'engage') return 0.1;
  const { token, target, support, counterBattery } = option.with as {
    token: Unit;
    target: Unit | -1;
    support: boolean;
    counterBattery: number;
  };
  return power(v, token) * (target < 0 ? 1 : 0.8) + (support ? 1.5 : 0) + counterBattery * 0.3;
});
export const inside = of((option, { view: v }) => 1 + (Array.isArray(option.with) ? sum(v, list(option)) * 0.05 : 0));
