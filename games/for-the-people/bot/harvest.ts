/** What SP could take from where they stand: the open places around, the best first. */
import { MAP } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { fortAt } from '../queries/pieces.ts';
import { mayCross } from '../queries/steps.ts';
import { keeping } from './keeping.ts';
import { isLand, type Survey } from './survey.ts';

/** What is left of a place's worth a step farther away, and how far one looks. */
const FADES = 0.75;
const STEPS = 3;
/** So many places can be taken by those who stand in one space. */
const MOST = 4;

const around = (s: Survey, from: Space): readonly number[] => {
  const { pub, side } = s;
  const far = new Map<Space, number>([[from, 0]]);
  const found: number[] = [];
  for (const [here, steps] of far) {
    if (steps > 0 && pub.control[here] !== side && s.prize[here]! > s.temper.drop)
      found.push((s.prize[here]! - s.temper.drop) * FADES ** (steps - 1));
    if (steps === STEPS) continue;
    for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (far.has(to) || !isLand(step) || !mayCross(pub, side, step)) continue;
      if (s.enemy[to]! > 0 || (fortAt(pub, to) >= 0 && fortAt(pub, to) !== side)) continue;
      far.set(to, steps + 1);
    }
  }
  return found.sort((a, b) => b - a).slice(0, MOST);
};
const open = keeping(around, space => space);
/** What `sp` SP in a space could take. */
export const harvest = (s: Survey, space: Space, sp: number): number =>
  open(s, space).reduce((sum, worth, n) => sum + (n < sp ? worth : 0), 0);
