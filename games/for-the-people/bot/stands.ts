/** What it is worth that the main army should stand somewhere: the own capital and itself in danger, its strength, its line, the enemy's capital in reach. */
import { MAP } from '../data/map.ts';
import { foe } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY, formationPoints } from '../data/tables.ts';
import { mayCross } from '../queries/steps.ts';
import { fightFor, oddsOf } from './attacks.ts';
import { armyForce, peril, type Stand } from './foes.ts';
import { keeping } from './keeping.ts';
import type { Column } from './marching.ts';
import { turnsLeft } from './prizes.ts';
import { isLand, type Survey } from './survey.ts';

/** In points of will, with the turns of the markers: what the capitals are worth, the own one with its centre and its fort. */
export const OWN_CAPITAL = 40;
export const THEIR_CAPITAL = 33;
/** What the chance of a storm in the next march counts of a storm now. */
const OUTLOOK = 0.3;
/** An SP of the army beyond what a battle weighs, and what is wanting to a sound army, while there is time to use it: in the last turn less with every card. */
const STRENGTH = 1;
const SOUND = 5;
const WANTING = 1.5;
const HAND = 8;
/** Standing without a line, and still so as the turn ends: no SP come. */
const UNFED = 1.5;
const UNREPLENISHED = 5;
/** So few cards are left that the turn is nearly over. */
const LAST_CARDS = 2;
const GONE = -15;

/** A way that so many SP bar is still a way: they are beaten on the march. */
const BRUSHED = 2;
const entered = (s: Survey, from: Space, to: Space): boolean => {
  for (let step = MAP.first[from]!, end = MAP.first[from + 1]!; step < end; step++)
    if (MAP.to[step] === to && isLand(step) && mayCross(s.pub, s.side, step)) return true;
  return false;
};
/** By space, the points an open way from there to the enemy's capital takes, with markers laid on it for the line. */
const openWay = keeping(
  (s: Survey, _: 'open'): Uint8Array => {
    const far = new Uint8Array(SIZE).fill(SIZE);
    const capital = s.pub.capital[foe(s.side)]!;
    if (capital < 0) return far;
    far[capital] = 0;
    const queue: Space[] = [capital];
    for (const here of queue)
      for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
        const to = MAP.to[step]!;
        const points = far[here]! + 1 + (here !== capital && s.pub.control[here] !== s.side ? 1 : 0);
        if (!isLand(step) || far[to]! <= points || s.enemy[to]! > BRUSHED || !entered(s, to, here)) continue;
        far[to] = points;
        queue.push(to);
      }
    return far;
  },
  name => name,
);

const stood = (s: Survey, c: Column, stand: Stand): number => {
  const { pub, side } = s;
  const { at, sp, fed } = stand;
  if (sp <= 0) return GONE;
  const [turns, hand] = [turnsLeft(pub), pub.hands[side]!];
  const time = turns > 0 ? 1 : Math.min(1, hand / HAND);
  let worth = time * (STRENGTH * sp - WANTING * Math.max(0, SOUND - sp));
  const capital = pub.capital[side]!;
  if (capital >= 0) worth -= OWN_CAPITAL * peril(s, c, stand, capital);
  if (at !== capital) {
    const lost = 2 + 1.4 * Math.min(3, sp) + (sp < SOUND ? 8 + c.generals.length : 0) + (fed ? 0 : 3);
    worth -= lost * peril(s, c, stand, at);
  }
  if (!fed) worth -= UNFED + (hand <= LAST_CARDS && turns > 0 ? UNREPLENISHED : 0);
  const aim = pub.capital[foe(side)]!;
  if (aim >= 0 && at !== aim && openWay(s, 'open')[at]! <= formationPoints[ARMY]! && hand + turns > 0) {
    const storm = fightFor(s, armyForce(s, c, sp), aim, at);
    worth += time * OUTLOOK * THEIR_CAPITAL * oddsOf(pub, { ...storm, supplied: [fed, storm.supplied[1]] }).wins;
  }
  return worth;
};

interface Standing {
  readonly column: Column;
  readonly stand: Stand;
}
const known = keeping(
  (s, { column, stand }: Standing) => stood(s, column, stand),
  ({ column: { army, at, shown, generals }, stand }) =>
    `${army} ${at} ${shown} ${generals.join()} ${stand.at} ${stand.sp} ${stand.fed} ${stand.beaten}`,
);
export const standing = (s: Survey, column: Column, stand: Stand): number =>
  known(s, { column, stand: { ...stand, sp: Math.round(stand.sp) } });
