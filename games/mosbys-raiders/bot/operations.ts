/** Operations: ride to the best target, look before entering, take what is there, go home while it is time. */
import type { Option, View } from '@cuartel/engine';
import { inLines, isForce, needsCheck, stands, unrevealed } from '../queries/map.ts';
import { anyUnitIn } from '../queries/units.ts';
import type { Mosby, Target } from '../types.ts';
import { rousedAround, rousedAt, wakes } from './danger.ts';
import { attackHere } from './odds.ts';
import { planRaid } from './raid.ts';

type Eyes = View<Mosby>;
const squashed = (worth: number): number => (worth <= 0 ? 0.3 / (1 - worth) : 0.3 + worth / 4);

const demolition = ({ pub }: Eyes, target: Target): number =>
  target === 'rail' ? 3 : target === 'depot' ? 5.8 : pub.train >= 0 ? 6 : 5;

export const inOperations = (v: Eyes, options: readonly Option[]): number[] => {
  const { pub } = v;
  const raid = planRaid(v);
  const here = pub.mosby;
  const looking = Math.min(1, Math.max(0, (6 - wakes(v, false) * 6) / 6));
  const wake = wakes(v, true);
  // What lies at hand comes before what lies elsewhere; otherwise two targets would keep him riding to and fro.
  const leaving = Math.max(0, raid.here) + 0.2;
  return options.map(o => {
    const space = o.with as number;
    switch (o.do) {
      case 'move':
        return squashed(raid.through[space]! - leaving);
      case 'guide':
      case 'ames':
      case 'dulaney': {
        // A card is worth it where much would wake.
        const spared = rousedAt(pub, space, wake, raid.cup) * 4;
        return spared < 0.8 ? 0 : squashed(raid.through[space]! + spared - 1.4 - leaving);
      }
      case 'scout': {
        if (!unrevealed(pub, space) && !pub.at.some((at, token) => at === space && pub.face[token]! < 0)) return 0;
        const onTheWay = raid.through[space]! >= raid.best - 0.5 ? 0.5 : 0;
        return looking * looking * (0.35 + onTheWay + (pub.awareness <= 2 ? 0.25 : 0));
      }
      case 'inform':
        return unrevealed(pub, space) && pub.awareness >= 2 ? 0.4 : 0.1;
      case 'attack': {
        const fight = attackHere(v, here);
        return fight === null
          ? 0
          : squashed(fight.points - (1 - fight.wins) * 2 - rousedAround(pub, here, wake, raid.cup) * 0.5 + 0.6);
      }
      case 'demolish':
        return squashed(demolition(v, o.with as Target) + 0.8);
      case 'kidnap':
        return squashed(isForce(pub, here) ? 5 : 7);
      case 'disband':
        // Points in hand are safe; without anything better to do the turn is over.
        return raid.best <= 0.3
          ? 0.8
          : pub.leaders.includes(2)
            ? 0
            : inLines(pub, here) && stands(pub, here, 'bridge')
              ? 0
              : 0.12;
      case 'fetchCannon':
        return 0.3;
      default:
        return 0;
    }
  });
};

interface Riding {
  readonly view: Eyes;
  readonly section: string;
  readonly options: readonly Option[];
}
/** How many raids are weighed at a time. */
const RAIDS = 6;
/** Raids worth weighing: "ride" and the space, the best first. */
export const raids = ({ view, section }: Riding): { plan: string; weight: number }[] => {
  if (section !== 'operations') return [];
  const { worth, here } = planRaid(view);
  const found: { space: number; value: number }[] = [];
  for (let space = 0; space < worth.length; space++) {
    const value = worth[space]!;
    if (value > 0.4) found.push({ space, value });
  }
  const leaving = Math.max(0, here) + 0.2;
  return found
    .sort((a, b) => b.value - a.value)
    .slice(0, RAIDS)
    .map(({ space, value }) => ({ plan: `ride ${space}`, weight: squashed(value - leaving) }));
};
/** The next space on the way; -1: he is there, or Rounds have begun. */
export const rideOn = ({ view, section, options }: Riding, plan: string): number => {
  const goal = Number(plan.slice('ride '.length));
  if (section !== 'operations' || view.pub.mosby === goal) return -1;
  const step = planRaid(view).step[goal]!;
  return step < 0 ? -1 : options.findIndex(o => o.do === 'move' && o.with === step);
};
/** Open country: nothing is checked, nothing is met. */
export const openCountry = ({ view: { pub }, options }: Riding, index: number): boolean => {
  const to = options[index]?.with as number;
  return !needsCheck(pub, to) && !anyUnitIn(pub, to);
};
