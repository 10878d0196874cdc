/** What the enemy may do next: his forces under a general, how likely a card sends them, and what they would take. */
import { defence, strategy } from '../data/generals.ts';
import { MAP } from '../data/map.ts';
import { foe } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY, CAVALRY_HELP, CORPS, type Formation, formationPoints, formationSize } from '../data/tables.ts';
import { bestSubordinates, type Fight } from '../queries/battle.ts';
import { isGeneric } from '../queries/command.ts';
import { type Force, spaceForce } from '../queries/forces.ts';
import { armyAt, brigadesAt, generalsAt, leadersAt } from '../queries/pieces.ts';
import { mayCross } from '../queries/steps.ts';
import { oddsOf } from './attacks.ts';
import { keeping } from './keeping.ts';
import type { Column } from './marching.ts';
import { turnsLeft } from './prizes.ts';
import { isLand, type Survey } from './survey.ts';

export interface Foe {
  readonly at: Space;
  readonly force: Force;
  readonly points: number;
  /** How likely a card sends it before the next own round. */
  readonly comes: number;
  /** 5.8.1-b The highest die on which it intercepts. */
  readonly on: number;
}
/** 5.1.4-a By strategy rating: how likely the enemy has the card and plays it for him. */
const SENT = [0, 0.85, 0.65, 0.3];
/** With no card left he comes in the next turn, if there is one. */
const NEXT_TURN = 0.3;

const seen = ({ pub, side, enemy }: Survey, _: 'foes'): readonly Foe[] => {
  const them = foe(side);
  const able = pub.hands[them]! > 0 ? 1 : turnsLeft(pub) > 0 ? NEXT_TURN : 0;
  const found: Foe[] = [];
  for (let at = 0; at < SIZE; at++) {
    if (enemy[at] === 0) continue;
    const [first, ...others] = leadersAt(pub, them, at);
    const army = armyAt(pub, them, at);
    if (first === undefined || (army >= 0 && isGeneric(pub, army))) continue;
    const whole = spaceForce(pub, them, at);
    const quickest = others.reduce((a, b) => (strategy[b]! < strategy[a]! ? b : a), first);
    const commander = army >= 0 ? pub.commander[army]! : quickest;
    const formation: Formation = army >= 0 ? ARMY : CORPS;
    const sp = Math.min(whole.sp, formationSize[formation]!);
    found.push({
      at,
      force: {
        ...whole,
        formation,
        commander,
        sp,
        infantry: Math.min(whole.infantry, sp),
        generals: army >= 0 ? whole.generals : [commander],
      },
      points: formationPoints[formation]!,
      comes: SENT[strategy[commander]!]! * able,
      on: Math.min(6, defence[commander]! + (brigadesAt(pub, them, at).length > 0 ? CAVALRY_HELP : 0)),
    });
  }
  return found;
};
const all = keeping(seen, name => name);
export const foesOf = (s: Survey): readonly Foe[] => all(s, 'foes');

/** Whether a way over land joins two spaces. */
export const touches = (a: Space, b: Space): boolean => {
  for (let step = MAP.first[a]!, end = MAP.first[a + 1]!; step < end; step++) if (isLand(step) && MAP.to[step] === b) return true;
  return false;
};
/** More SP than this bar a way. */
const BARRED = 1;
/** By two spaces, steps over land between them, whatever bars the way. */
const apart = Uint8Array.from({ length: SIZE * SIZE }, () => SIZE);
for (let from = 0; from < SIZE; from++) {
  const queue: Space[] = [from];
  apart[from * SIZE + from] = 0;
  for (const here of queue)
    for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
      const there = from * SIZE + MAP.to[step]!;
      if (!isLand(step) || apart[there] !== SIZE) continue;
      apart[there] = apart[from * SIZE + here]! + 1;
      queue.push(MAP.to[step]!);
    }
}
const far = new Int8Array(SIZE);
/** The space from which he would enter the target, with the points he has; -1: he does not get there. The army has left `open` and stands in `shut`. */
const sought = (s: Survey, { at, points }: Foe, target: Space, shut: Space, open: Space): Space => {
  far.fill(-1);
  const queue: Space[] = [at];
  far[at] = 0;
  for (const here of queue) {
    if (far[here]! >= points) continue;
    for (let step = MAP.first[here]!, end = MAP.first[here + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (far[to] !== -1 || !isLand(step) || !mayCross(s.pub, foe(s.side), step)) continue;
      if (to === target) return here;
      if (to === shut || (s.own[to]! > BARRED && to !== open)) continue;
      far[to] = far[here]! + 1;
      queue.push(to);
    }
  }
  return -1;
};
interface Way {
  readonly one: Foe;
  readonly target: Space;
  readonly shut: Space;
  readonly open: Space;
}
const known = keeping(
  (s: Survey, { one, target, shut, open }: Way) => sought(s, one, target, shut, open),
  ({ one, target, shut, open }) => ((one.at * SIZE + target) * SIZE + shut) * SIZE + open,
);
const wayOf = (s: Survey, one: Foe, target: Space, shut: Space, open: Space): Space =>
  apart[one.at * SIZE + target]! > one.points ? -1 : known(s, { one, target, shut, open });

/** A battle as it would be, the attacker in supply. */
export const meetingOf = (
  s: Survey,
  attacker: Force,
  defender: Force,
  space: Space,
  fed: boolean,
  intercepted = false,
): Fight => {
  const plain: Fight = {
    space,
    attacker,
    defender,
    naval: false,
    intercepted,
    supplied: [true, fed],
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    admiral: 0,
    torpedoIgnored: false,
  };
  return { ...plain, subordinates: [bestSubordinates(s.pub, plain, 0), bestSubordinates(s.pub, plain, 1)] };
};

/** Where the army stands after its march, with how many SP, and where it has beaten somebody (-1). */
export interface Stand {
  readonly at: Space;
  readonly sp: number;
  readonly fed: boolean;
  readonly beaten: Space | -1;
}
export const armyForce = (s: Survey, c: Column, sp: number): Force => ({
  side: s.side,
  army: c.army,
  commander: c.leader,
  generals: c.generals,
  sp,
  infantry: Math.max(0, sp - c.riders),
  formation: ARMY,
});
/** SP that a beaten force has lost, and how much less likely it comes again. */
const BEATEN = 3;
const SHAKEN = 0.6;
/** The army next to the way may meet him there. */
const WATCHED = 0.45;
/** The chance that the enemy takes a space with his next march, if the army stands so. */
export const peril = (s: Survey, c: Column, stand: Stand, target: Space): number => {
  const { pub, side } = s;
  const here = stand.at === target;
  const sp = s.own[target]! - (c.at === target ? c.shown : 0) + (here ? stand.sp : 0);
  const staying = c.at === target ? [] : generalsAt(pub, side, target);
  const defender: Force = here
    ? armyForce(s, c, sp)
    : { side, army: -1, commander: staying[0] ?? -1, generals: staying, sp, infantry: sp, formation: -1 };
  let safe = 1;
  for (const one of foesOf(s)) {
    if (one.comes === 0 || one.at === target) continue;
    const from = wayOf(s, one, target, stand.at, c.at);
    if (from < 0) continue;
    const beaten = one.at === stand.beaten;
    const force = beaten ? { ...one.force, sp: Math.max(1, one.force.sp - BEATEN) } : one.force;
    const wins = sp <= 0 ? 1 : oddsOf(pub, meetingOf(s, force, defender, target, !here || stand.fed)).wins;
    const met = !here && sp > 0 && (touches(stand.at, from) || touches(stand.at, target)) ? WATCHED : 1;
    safe *= 1 - wins * one.comes * met * (beaten ? SHAKEN : 1);
  }
  return 1 - safe;
};
