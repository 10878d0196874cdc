/** 5.8 INTERCEPTION: who may try, on what die, and what must go along. */
import { defence, type General } from '../data/generals.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY, BRIGADE, CAVALRY_HELP, CORPS, type Formation, formationSize } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { foremost, isGeneric } from './command.ts';
import { roomFor } from './naval-moves.ts';
import { armyAt, brigadesAt, enemyHolds, fortAt, leadersAt, spAt } from './pieces.ts';
import { landNeighbours, mayStepOver } from './steps.ts';

export interface Interceptor {
  readonly from: Space;
  readonly formation: Formation;
  readonly leader: General;
  /** 5.8.1-b The highest die that succeeds. */
  readonly on: number;
}

/** 5.8.1-b, 5.5.5-a The forces of a space that could intercept: its army, or its corps, or each brigade alone where nobody else leads. */
const forcesAt = (pub: Seen, side: Side, space: Space): Omit<Interceptor, 'on'>[] => {
  if (spAt(pub, side, space) === 0) return [];
  const army = armyAt(pub, side, space);
  if (army >= 0) return isGeneric(pub, army) ? [] : [{ from: space, formation: ARMY, leader: pub.commander[army]! }];
  const leaders = leadersAt(pub, side, space);
  if (leaders.length === 0) return brigadesAt(pub, side, space).map(leader => ({ from: space, formation: BRIGADE, leader }));
  return foremost(pub, leaders).map(leader => ({ from: space, formation: CORPS, leader }));
};
/** 5.8.1-b */
export const interceptionDie = (pub: Seen, side: Side, force: Omit<Interceptor, 'on'>): number => {
  const cavalry = force.formation === BRIGADE || brigadesAt(pub, side, force.from).length > 0;
  return defence[force.leader]! + (cavalry ? CAVALRY_HELP : 0);
};

/** 5.8.1-a The space about to be entered holds no SP or fort of the interceptor's enemy. */
export const mayBeIntercepted = (pub: Seen, by: Side, target: Space): boolean => !enemyHolds(pub, by, target);

/** 5.8.1-a, 5.8.1-e, 5.8.1-f, 5.10-b Forces next to the target by land that may try to intercept there. */
export const interceptors = (pub: Seen, by: Side, target: Space): Interceptor[] => {
  if (!mayBeIntercepted(pub, by, target) || !roomFor(pub, by, target)) return [];
  return landNeighbours(target)
    .filter(space => mayStepOver(pub, by, space, target))
    .flatMap(space => forcesAt(pub, by, space).map(force => ({ ...force, on: interceptionDie(pub, by, force) })))
    .filter(force => force.on > 0);
};

/**
 * 5.8.4-a Forces at most two spaces away that a card lets intercept: both steps must be open to them, and the space between
 * own-controlled and without enemy SP.
 */
export const cardInterceptors = (pub: Seen, by: Side, target: Space): Omit<Interceptor, 'on'>[] => {
  if (!mayBeIntercepted(pub, by, target) || !roomFor(pub, by, target)) return [];
  const found = new Map<Space, Omit<Interceptor, 'on'>[]>();
  const add = (space: Space): void => {
    if (space !== target && !found.has(space)) found.set(space, forcesAt(pub, by, space));
  };
  for (const next of landNeighbours(target)) {
    if (!mayStepOver(pub, by, next, target)) continue;
    add(next);
    if (pub.control[next] !== by || spAt(pub, foe(by), next) > 0 || fortAt(pub, next) === foe(by)) continue;
    for (const farther of landNeighbours(next)) if (mayStepOver(pub, by, farther, next)) add(farther);
  }
  return [...found.values()].flat();
};

/** 5.8.4-a The force a card brings, by its leader. */
export const summonedForce = (pub: Seen, by: Side, target: Space, leader: General): Omit<Interceptor, 'on'> | null =>
  cardInterceptors(pub, by, target).find(force => force.leader === leader) ?? null;

/** 5.8.1-d How many SP may stay behind when a force intercepts: what its formation cannot take must, one may in a fort, and as few as the generals left need. */
export interface Staying {
  readonly must: number;
  readonly may: number;
}
/** `without`: SP of brigades for which the formation has no room beside the general who goes. */
export const stayingBehind = (
  pub: Seen,
  side: Side,
  force: Omit<Interceptor, 'on'>,
  goingGenerals: number,
  without = 0,
): Staying => {
  const sp = spAt(pub, side, force.from) - without;
  if (force.formation === BRIGADE) return { must: sp - pub.brigade[force.leader]!, may: sp - pub.brigade[force.leader]! };
  const must = Math.max(0, sp - formationSize[force.formation]!);
  const left = leadersAt(pub, side, force.from).length - goingGenerals;
  const inFort = fortAt(pub, force.from) === side;
  // 5.3.4-b Generals who stay without the army need all but one SP of their number, or at least one where there is no fort.
  const needed = left <= 0 ? 0 : Math.max(inFort || without > 0 ? 0 : 1, left - 1);
  const may = Math.max(must, needed, inFort ? 1 : 0);
  return { must, may: Math.min(may, Math.max(must, sp - 1)) };
};
