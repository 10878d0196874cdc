/** The map as a side sees it: what places are worth, what the enemy could bring where, and what is wanted to meet it. Once for each look. */

import { defence } from '../data/generals.ts';
import { MAP } from '../data/map.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA, foe, numberOf, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY_LOST, CORPS, DIVISION, formationPoints, formationSize } from '../data/tables.ts';
import { armyAt, fortAt, leadersAt, spBySpace } from '../queries/pieces.ts';
import { mayCross } from '../queries/steps.ts';
import { supply } from '../queries/supply.ts';
import type { Seen, View } from '../state/table.ts';
import type { Asked } from './counsel.ts';
import { prizesOf } from './prizes.ts';
import { daring, type Temper } from './temper.ts';

export interface Survey {
  readonly pub: Seen;
  readonly side: Side;
  /** The temper it was made for, and that temper as the game stands. */
  readonly of: Temper;
  readonly temper: Temper;
  /** SP by space, own and enemy, brigades counted; what is under way is not there. */
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly supplied: Uint8Array;
  /** What a space is worth to have, and what it costs to lose. */
  readonly prize: Float64Array;
  readonly stake: Float64Array;
  /** SP under a general that the enemy could bring there, and those next to it that could intercept, with their die. */
  readonly threat: Float64Array;
  readonly watch: Float64Array;
  readonly watchDie: Uint8Array;
  /** How the great places draw. */
  readonly draw: Float64Array;
}

const LANDS = 7;
export const isLand = (step: number): boolean => ((LANDS >> MAP.kind[step]!) & 1) === 1;
/** What is left of a threat so many steps away. */
const FAR = [1, 1, 1, 0.9, 0.75, 0.6, 0.45, 0.3];

/** Spreads the forces of `by` over the map; `stop`: where the other side stands. */
const spread = (pub: Seen, by: Side, sp: readonly number[], stop: readonly number[], loose: number) => {
  const threat = new Float64Array(SIZE);
  const watch = new Float64Array(SIZE);
  const watchDie = new Uint8Array(SIZE);
  const depth = new Int8Array(SIZE);
  for (let from = 0; from < SIZE; from++) {
    if (sp[from] === 0) continue;
    const leaders = leadersAt(pub, by, from);
    if (leaders.length === 0 && loose === 0) continue;
    const army = armyAt(pub, by, from) >= 0;
    const led = leaders.length > 0;
    const force = led
      ? Math.min(sp[from]!, formationSize[army ? 0 : CORPS]!)
      : loose * Math.min(sp[from]!, formationSize[DIVISION]!);
    const reach = led ? FAR.length - 1 : formationPoints[DIVISION]!;
    const die = leaders.reduce((most, general) => Math.max(most, defence[general]!), 0);
    depth.fill(-1);
    depth[from] = 0;
    for (const queue = [from]; queue.length > 0; ) {
      const here = queue.shift()!;
      const far = depth[here]!;
      if (far > 0) threat[here] = Math.max(threat[here]!, force * FAR[far]!);
      if (led && far === 1 && force > watch[here]!) [watch[here], watchDie[here]] = [force, die];
      if (far === reach || (far > 0 && stop[here]! > 0)) continue;
      for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
        const to = MAP.to[step]!;
        if (depth[to] !== -1 || !isLand(step) || !mayCross(pub, by, step)) continue;
        depth[to] = far + 1;
        queue.push(to);
      }
    }
  }
  return { threat, watch, watchDie };
};

/** What is left of a great place's draw a step farther away. */
const FADES = 0.75;
const GREAT = 3;
/** What is always feared for the capital. */
const CAPITAL_THREAT = 5;
/** How the places worth having draw, over land, whoever stands between. */
const drawOf = (pub: Seen, side: Side, prize: Float64Array): Float64Array => {
  const found = new Float64Array(SIZE);
  for (let space = 0; space < SIZE; space++)
    if (pub.control[space] !== side && prize[space]! >= GREAT) found[space] = prize[space]!;
  for (let round = 0; round < 6; round++)
    for (let space = 0; space < SIZE; space++)
      for (let step = MAP.first[space]!, end = MAP.first[space + 1]!; step < end; step++) {
        const drawn = found[MAP.to[step]!]! * FADES;
        if (drawn > found[space]! && isLand(step) && mayCross(pub, side, step)) found[space] = drawn;
      }
  return found;
};

/** By what is seen, the surveys of the tempers that have looked at it. */
const surveys = new WeakMap<View, Survey[]>();
/** 14-e How far a side is behind where the will of both decides: 0..1. 12.9-a The Union still has the fall to pay for. */
const behind = (pub: Seen, side: Side): number => {
  if (scenarios[pub.scenario].judged !== 1862) return 0;
  const lead = pub.will[USA]! - pub.will[CSA]! - 6;
  return Math.max(0, Math.min(1, (side === USA ? -lead : lead) / 15));
};
export const surveyOf = ({ view }: Asked, of: Temper): Survey => {
  let kept = surveys.get(view);
  if (kept === undefined) {
    kept = [];
    surveys.set(view, kept);
  }
  const known = kept.find(survey => survey.of === of);
  if (known !== undefined) return known;
  const { pub } = view;
  const side = numberOf(view.me);
  const temper = daring(of, behind(pub, side) * of.daring);
  const [own, enemy] = [spBySpace(pub, side), spBySpace(pub, foe(side))];
  const prize = prizesOf(pub, side, temper);
  const stake = prizesOf(pub, foe(side), temper);
  const forces = spread(pub, foe(side), enemy, own, of.loose);
  // 5.5.2-a, 11.2.2-a Riders come from anywhere, and whoever enters the capital drives it out.
  const capital = pub.capital[side]!;
  if (capital >= 0) forces.threat[capital] = Math.max(forces.threat[capital]!, CAPITAL_THREAT);
  const found: Survey = {
    pub,
    side,
    of,
    temper,
    own,
    enemy,
    supplied: supply(pub, side),
    prize,
    stake,
    ...forces,
    draw: drawOf(pub, side, prize),
  };
  kept.push(found);
  return found;
};

/** So many SP are sure to come. */
const FEARED = 6;
/** What it is worth that `sp` own SP should stand in a space, against what may come. */
export const guardOf = (s: Survey, space: Space, sp: number): number => {
  const threat = s.threat[space]!;
  if (threat === 0 || sp <= 0) return 0;
  const fort = fortAt(s.pub, space) === s.side ? 1.5 : 1;
  const met = Math.min(1, (sp * fort) / (threat * s.temper.meet));
  const stake = s.pub.control[space] === s.side ? s.stake[space]! : 0;
  // What is hardly threatened is hardly worth a guard.
  const likely = Math.min(1, threat / FEARED);
  return stake * met * likely * (s.pub.capital[s.side] === space ? s.temper.guardCapital : s.temper.guard);
};
/** What `sp` SP risk by standing in a space. */
export const riskOf = (s: Survey, space: Space, sp: number): number => {
  const threat = s.threat[space]!;
  if (threat <= sp || sp === 0) return 0;
  return Math.min(sp, 4) * s.temper.sp[s.side]! * s.temper.exposed * (1 - sp / threat);
};

/** 5.2.1-b, 12.7-a What it costs to leave an army so few SP: without any it is gone. */
export const thinArmy = (s: Survey, sp: number): number =>
  -ARMY_LOST[s.side]! * s.temper.thin * (sp <= 0 ? 1 : sp <= 2 ? 0.4 : sp <= 4 ? 0.15 : 0);
