/** 7.4 Battle moves: which place is next to which, and what each unit may do. From what the owner knows. */
import { OUTSIDE, type Spot, WINGS_OF } from '../data/battle-board.ts';
import { ARTILLERY, type Block, CAVALRY, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { MUD, type Side } from '../data/sides.ts';
import { marchModifier } from '../data/tables.ts';
import { DISORGANISED, HAS_FIRED, HAS_SHIFTED, SHAKEN, type Token } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import type { MarchSum } from '../types/battle.ts';
import {
  battleOf,
  centreOf,
  facing,
  inLine,
  isForest,
  isFortress,
  lineOf,
  ownLine,
  type Role,
  reserveOf,
  roleOf,
  standsOn,
  tokensIn,
} from './battle.ts';
import { kindOf } from './battle-fire.ts';
import { numberOf } from './sides.ts';

/** 7.44-a Kept of a block beside the other things it has done in a Battle Turn: it disengaged; it made its second move. */
export const DISENGAGED = 32;
export const SHIFTED_TWICE = 64;

export interface Shift {
  block: Block;
  to: Spot;
}
const foeOf = (v: View): Side => (1 - numberOf(v.me)) as Side;
const spotOf = (v: View, block: Block): number => v.pub.spot[v.own.token[block]!]!;
const hexOf = (v: View, battle: number): Hex => battleOf(v.pub, battle).hex;
const enemiesAt = (v: View, battle: number, spot: Spot): boolean => standsOn(v.pub, foeOf(v), hexOf(v, battle), spot);

/** 7.4-b */
export const nextTo = (role: Role, from: Spot, to: Spot): boolean => {
  if (from === reserveOf(role)) return inLine(to) && lineOf(to) === role;
  if (!inLine(from)) return false;
  return to === facing(from) || (lineOf(from) === role && to === reserveOf(role));
};
/** 7.2-b, 6.31-c Where a unit that must disengage goes. */
export const wayBack = (pub: Seen, hex: Hex, side: Side, role: Role, from: Spot): Spot => {
  if (lineOf(from) === role) return reserveOf(role);
  const own = facing(from);
  return standsOn(pub, (1 - side) as Side, hex, own) ? reserveOf(role) : own;
};

export const notFired = (v: View, block: Block): boolean => (v.own.done[block]! & HAS_FIRED) === 0;
export const organised = (v: View, block: Block): boolean => (v.pub.marks[v.own.token[block]!]! & DISORGANISED) === 0;
export const shaken = (v: View, block: Block): boolean => (v.own.done[block]! & SHAKEN) !== 0;
/** 7.4-a, 7.44-a */
export const movesLeft = (v: View, block: Block): boolean => {
  const done = v.own.done[block]!;
  return (done & HAS_SHIFTED) === 0 || (kindOf(block) === CAVALRY && (done & SHIFTED_TWICE) === 0);
};
/** 7.2-a Disengaging is the move of a shaken unit; who has nobody left to disengage from stays where it is. */
export const steady = (v: View, battle: number, block: Block): boolean =>
  !shaken(v, block) || (v.own.done[block]! & HAS_SHIFTED) !== 0 || enemiesAt(v, battle, spotOf(v, block));
/** 7.31-e, 7.31-f */
export const gunMay = (v: View, battle: number, { block, to }: Shift): boolean => {
  if (kindOf(block) !== HEAVY_ARTILLERY) return true;
  const role = roleOf(v.pub, v.me);
  return spotOf(v, block) === reserveOf(role) && to === centreOf(role) && !enemiesAt(v, battle, to);
};
/** 7.4-c, 5.1-b */
export const hqMay = (v: View, battle: number, { block, to }: Shift): boolean => {
  if (kindOf(block) !== HQ) return true;
  const role = roleOf(v.pub, v.me);
  return to === reserveOf(role) || (lineOf(to) === role && !enemiesAt(v, battle, to));
};
/** 7.4-b, 7.6-a The places are adjacent on this board; a shaken unit without a position of its own goes to the Reserve. */
export const adjacentFor = (v: View, battle: number, { block, to }: Shift): boolean => {
  const role = roleOf(v.pub, v.me);
  const from = spotOf(v, block);
  if (nextTo(role, from, to)) return true;
  return shaken(v, block) && inLine(from) && to === wayBack(v.pub, hexOf(v, battle), numberOf(v.me), role, from);
};
export const onBoard = (v: View, battle: number, to: Spot): boolean =>
  !isFortress(hexOf(v, battle)) || !inLine(to) || to % 3 === 1;
/** 7.42-a, 7.42-b An engaged unit can only disengage, into a place of its own without enemies. */
export const disengages = (v: View, battle: number, { block, to }: Shift): boolean => {
  const from = spotOf(v, block);
  if (!inLine(from) || !enemiesAt(v, battle, from)) return true;
  const role = roleOf(v.pub, v.me);
  if (lineOf(from) === role) return to === reserveOf(role);
  if (!shaken(v, block)) return to === facing(from) && !enemiesAt(v, battle, to);
  return to === wayBack(v.pub, hexOf(v, battle), numberOf(v.me), role, from);
};
/** 7.44-a The second move of cavalry: no engaging after disengaging, no disengaging after engaging. */
export const notBoth = (v: View, battle: number, { block, to }: Shift): boolean => {
  const done = v.own.done[block]!;
  if ((done & HAS_SHIFTED) === 0) return true;
  const from = spotOf(v, block);
  if (inLine(from) && enemiesAt(v, battle, from)) return false;
  return (done & DISENGAGED) === 0 || !inLine(to) || !enemiesAt(v, battle, to);
};
export const mayShift = (v: View, battle: number, s: Shift): boolean =>
  notFired(v, s.block) &&
  movesLeft(v, s.block) &&
  steady(v, battle, s.block) &&
  organised(v, s.block) &&
  onBoard(v, battle, s.to) &&
  adjacentFor(v, battle, s) &&
  gunMay(v, battle, s) &&
  hqMay(v, battle, s) &&
  disengages(v, battle, s) &&
  notBoth(v, battle, s);

/** Units of the viewer that stand on the board of a battle and might still move. */
export const movers = (v: View, battle: number): Block[] => {
  const found: Block[] = [];
  for (const token of tokensIn(v.pub, numberOf(v.me), hexOf(v, battle))) {
    const spot = v.pub.spot[token]!;
    const block = v.own.block[token]!;
    if (spot >= 0 && spot < 8 && notFired(v, block) && movesLeft(v, block)) found.push(block);
  }
  return found;
};
/** Candidates: every place next to where each unit stands. */
export const shiftsIn = (v: View, battle: number): Shift[] => {
  const role = roleOf(v.pub, v.me);
  const found: Shift[] = [];
  const fort = isFortress(hexOf(v, battle));
  for (const block of movers(v, battle)) {
    const from = spotOf(v, block);
    if (from === reserveOf(role)) {
      if (fort) found.push({ block, to: centreOf(role) });
      else for (const to of ownLine(role)) found.push({ block, to });
      continue;
    }
    found.push({ block, to: facing(from) });
    if (lineOf(from) === role || shaken(v, block)) found.push({ block, to: reserveOf(role) });
  }
  return found;
};
/** Every unit of the viewer in the battle with every place, for "why not?". */
export const shiftsThinkable = (v: View, battle: number): Shift[] =>
  tokensIn(v.pub, numberOf(v.me), hexOf(v, battle)).flatMap(token =>
    [0, 1, 2, 3, 4, 5, reserveOf(roleOf(v.pub, v.me))].map(to => ({ block: v.own.block[token]!, to })),
  );
/** 0-b Somebody of the viewer's side can move, or might for all that the enemy can tell: what lies face up has no secret. */
export const mightMove = (v: View, battle: number): boolean => {
  const { pub } = v;
  for (const token of tokensIn(pub, numberOf(v.me), hexOf(v, battle)))
    if (pub.shown[token] === -1 && pub.spot[token]! >= 0 && pub.spot[token]! < 8 && (pub.marks[token]! & DISORGANISED) === 0)
      return true;
  return shiftsIn(v, battle).some(s => mayShift(v, battle, s));
};
/** Two or more units that can make the same move go together. */
export const groupShifts = (v: View, battle: number): { from: Spot; to: Spot }[] => {
  const seen = new Map<number, number>();
  for (const s of shiftsIn(v, battle)) {
    if (!mayShift(v, battle, s)) continue;
    const key = spotOf(v, s.block) * 16 + s.to;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const found: { from: Spot; to: Spot }[] = [];
  for (const [key, n] of seen) if (n > 1) found.push({ from: key >> 4, to: key & 15 });
  return found;
};
export const groupMovers = (v: View, battle: number, from: Spot, to: Spot): Block[] =>
  movers(v, battle).filter(block => spotOf(v, block) === from && mayShift(v, battle, { block, to }));
/** 7.2-a Units that failed their morale check and have not left their place yet. */
export const mustLeave = (v: View, battle: number): boolean => {
  for (const block of movers(v, battle))
    if (
      shaken(v, block) &&
      kindOf(block) !== HEAVY_ARTILLERY &&
      (v.own.done[block]! & HAS_SHIFTED) === 0 &&
      inLine(spotOf(v, block)) &&
      enemiesAt(v, battle, spotOf(v, block))
    )
      return true;
  return false;
};

/** 7.43-a, 7.43-h A wing of either line that may be enveloped by this side now. */
export const envelopable = (pub: Seen, battle: number, side: Side, role: Role, wing: Spot): boolean => {
  const { hex } = battleOf(pub, battle);
  const foe = (1 - side) as Side;
  if (isFortress(hex)) return false;
  const enemies = standsOn(pub, foe, hex, wing);
  if (lineOf(wing) === role) return enemies;
  if (standsOn(pub, foe, hex, facing(wing))) return false;
  return enemies === standsOn(pub, side, hex, wing);
};
/** 7.43-a, 7.43-h When the dice are to be rolled: enemies in the wing must be engaged by others, or nobody holds it against us. */
export const strikeable = (pub: Seen, battle: number, side: Side, role: Role, wing: Spot): boolean => {
  const { hex } = battleOf(pub, battle);
  const foe = (1 - side) as Side;
  const enemies = standsOn(pub, foe, hex, wing);
  if (lineOf(wing) === role) return enemies;
  return !standsOn(pub, foe, hex, facing(wing)) && (!enemies || standsOn(pub, side, hex, wing));
};
export const WINGS: readonly Spot[] = [...WINGS_OF[0], ...WINGS_OF[1]];
/** 7.43-b */
export const canEnvelop = (block: Block): boolean => {
  const kind = kindOf(block);
  return kind !== HQ && kind !== HEAVY_ARTILLERY;
};
/** 7.43-b What changes the roll of a unit that envelops. */
export const envelopTerms = (pub: Seen, hex: Hex, block: Block): MarchSum['terms'] => {
  const terms: MarchSum['terms'] = [];
  const kind = kindOf(block);
  if (kind === CAVALRY) terms.push({ rule: '7.43-b', value: marchModifier.cavalry, of: 'cavalry' });
  if (kind === ARTILLERY && pub.slowGuns) terms.push({ rule: '7.43-b', value: marchModifier.artillery, of: 'artillery' });
  if (pub.weather === MUD) terms.push({ rule: '7.43-b', value: marchModifier.mud, of: 'mud' });
  if (isForest(hex)) terms.push({ rule: '7.43-b', value: marchModifier.rough, of: 'forest' });
  return terms;
};
export const inReserve = (v: View, token: Token): boolean => v.pub.spot[token] === reserveOf(roleOf(v.pub, v.me));
export const outsideOf = (wing: Spot): Spot => OUTSIDE[wing]!;
