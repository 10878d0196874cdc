/** The main army: the one that stands near enough to the enemy's capital. What it is worth to be with it. */
import type { Army } from '../data/armies.ts';
import { defence, offence } from '../data/generals.ts';
import { MAP } from '../data/map.ts';
import { FIRST_CAPITAL } from '../data/places.ts';
import { BOTH, foe } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY_GENERALS, formationSize } from '../data/tables.ts';
import { armyAt, brigadesAt, leadersAt } from '../queries/pieces.ts';
import { isLand, type Survey } from './survey.ts';

/** So many steps from the enemy's first capital an army is the main army. */
export const MAIN_NEAR = 8;
/** By space, steps over land to the first capital of a side. */
export const stepsFrom = BOTH.map(side => {
  const far = new Uint8Array(SIZE).fill(SIZE);
  const queue: Space[] = [FIRST_CAPITAL[side]];
  far[FIRST_CAPITAL[side]] = 0;
  for (const here of queue)
    for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (!isLand(step) || far[to] !== SIZE) continue;
      far[to] = far[here]! + 1;
      queue.push(to);
    }
  return far;
});
export const isMain = (s: Survey, army: Army | -1, at: Space): boolean =>
  s.temper.campaigns && army >= 0 && at >= 0 && stepsFrom[foe(s.side)]![at]! <= MAIN_NEAR;
const mainAt = (s: Survey, space: Space): boolean => s.temper.campaigns && isMain(s, armyAt(s.pub, s.side, space), space);

/** So many SP hold the own capital while the army is away. */
const GARRISON = 4;
/** What so many SP are good for beside all else, with the main army and in the capital. */
export const massed = (s: Survey, space: Space, sp: number): number => {
  if (!s.temper.campaigns) return 0;
  if (mainAt(s, space)) return Math.min(sp, formationSize[0]!);
  return s.pub.capital[s.side] === space ? Math.min(sp, GARRISON) : 0;
};
/** What a man is worth to the main army: a rider if it has none, others until it has three able men, by both ratings. */
const CALLED = 5;
const ABLE = 4;
export const called = (s: Survey, space: Space, cavalry: boolean): number => {
  if (!mainAt(s, space)) return 0;
  const { pub, side } = s;
  if (cavalry) return brigadesAt(pub, side, space).length === 0 ? CALLED : 0;
  const able = leadersAt(pub, side, space).filter(general => offence[general]! + defence[general]! >= ABLE).length;
  const laid = pub.slots[side]!.filter((slot, i) => slot === space && !pub.slotCavalry[side]![i]).length;
  return able + laid < ARMY_GENERALS ? CALLED : 0;
};
/** 5.8.1-b A main army that has so few left does not go to meet anybody. */
const FEW = 3;
const TOO_FEW = -6;
export const meets = (s: Survey, from: Space): number => (s.own[from]! <= FEW && mainAt(s, from) ? TOO_FEW : 0);
