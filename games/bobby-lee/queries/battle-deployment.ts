/** 6.2 Where units may be deployed, from what the owner knows. */
import { memoSeen } from '@cuartel/engine';
import { OFF_BOARD, type Spot, WINGS_OF } from '../data/battle-board.ts';
import { type Block, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import type { Side } from '../data/sides.ts';
import type { Token } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import {
  battleOf,
  centreOf,
  facing,
  inLine,
  isFortress,
  lineOf,
  ownLine,
  reserveOf,
  roleOf,
  standsOn,
  tokensIn,
} from './battle.ts';
import { kindOf } from './battle-fire.ts';
import { numberOf } from './sides.ts';

export interface Placing {
  block: Block;
  spot: Spot;
}
const mine = (v: View, battle: number): Token[] => tokensIn(v.pub, numberOf(v.me), battleOf(v.pub, battle).hex);
/** How many units of a side have no place on the board yet. */
export const waiting = (pub: Seen, battle: number, side: Side): number => {
  let n = 0;
  for (const token of tokensIn(pub, side, battleOf(pub, battle).hex)) if (pub.spot[token] === OFF_BOARD) n++;
  return n;
};
/** Places of one's own where units may stand at all in this battle. */
export const deploySpots = (v: View, battle: number): Spot[] => {
  const role = roleOf(v.pub, v.me);
  return isFortress(battleOf(v.pub, battle).hex) ? [centreOf(role), reserveOf(role)] : [...ownLine(role), reserveOf(role)];
};
export const placed = (v: View, battle: number, { spot }: Placing): boolean => {
  const role = roleOf(v.pub, v.me);
  if (spot === centreOf(role) || spot === reserveOf(role)) return true;
  return inLine(spot) && lineOf(spot) === role && !isFortress(battleOf(v.pub, battle).hex);
};
export const deployable = (v: View, battle: number): Placing[] => {
  const spots = deploySpots(v, battle);
  const found: Placing[] = [];
  for (const token of mine(v, battle))
    if (v.pub.spot[token] === OFF_BOARD) for (const spot of spots) found.push({ block: v.own.block[token]!, spot });
  return found;
};
/** 6.2-c HQs in the Reserve; alone, in the Centre. */
export const hqPlaced = (v: View, battle: number, { block, spot }: Placing): boolean => {
  if (kindOf(block) !== HQ) return true;
  const role = roleOf(v.pub, v.me);
  return spot === (lineOfBattle(v, battle).onlyHqs ? centreOf(role) : reserveOf(role));
};
/** 6.2-d */
export const gunPlaced = (v: View, { block, spot }: Placing): boolean =>
  kindOf(block) !== HEAVY_ARTILLERY || spot === centreOf(roleOf(v.pub, v.me));

/** 6.2-b, 6.2-e Wings that must be held if there are units enough: both for the Defender, those facing enemies for the Attacker. */
const wantedWings = (v: View, battle: number): readonly Spot[] => {
  const { hex } = battleOf(v.pub, battle);
  if (isFortress(hex)) return [];
  const role = roleOf(v.pub, v.me);
  if (role === 1) return WINGS_OF[1];
  return WINGS_OF[0].filter(wing => standsOn(v.pub, (1 - numberOf(v.me)) as Side, hex, facing(wing)));
};
interface Line {
  wings: readonly Spot[];
  /** Units that can stand anywhere in the line and are still to be placed, and Heavy Artillery still to be placed. */
  free: number;
  guns: number;
  centre: boolean;
  /** Wanted wings that are held, a bit for each. */
  held: number;
  /** Wings that must be held in the end. */
  wanted: number;
  onlyHqs: boolean;
}
const drawLine = (v: View, battle: number): Line => {
  const centre = centreOf(roleOf(v.pub, v.me));
  const wings = wantedWings(v, battle);
  const line: Line = { wings, free: 0, guns: 0, centre: false, held: 0, wanted: 0, onlyHqs: true };
  let all = 0;
  let heavy = 0;
  for (const token of mine(v, battle)) {
    const kind = kindOf(v.own.block[token]!);
    if (kind === HQ) continue;
    all++;
    if (kind === HEAVY_ARTILLERY) heavy++;
    const spot = v.pub.spot[token]!;
    if (spot === OFF_BOARD) {
      if (kind === HEAVY_ARTILLERY) line.guns++;
      else line.free++;
    } else if (spot === centre) line.centre = true;
    else if (wings.includes(spot)) line.held |= 1 << spot;
  }
  line.onlyHqs = all === 0;
  line.wanted = Math.min(wings.length, Math.max(0, all - heavy - (heavy > 0 ? 0 : 1)));
  return line;
};
/** The same question is asked for every unit and every place. */
const lineOfBattle = memoSeen(drawLine);
const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left > 0; left &= left - 1) n++;
  return n;
};
/** 6.2-b, 6.2-e After this the rest can still fill the Centre and the wings that must be held. */
export const linesFilled = (v: View, battle: number, { block, spot }: Placing): boolean => {
  const kind = kindOf(block);
  if (kind === HQ) return true;
  const { wings, free, guns, centre, held, wanted } = lineOfBattle(v, battle);
  const heavy = kind === HEAVY_ARTILLERY;
  const filled = centre || guns > 0 || spot === centreOf(roleOf(v.pub, v.me));
  const taken = wings.includes(spot) ? held | (1 << spot) : held;
  return free - (heavy ? 0 : 1) >= (filled ? 0 : 1) + Math.max(0, wanted - bits(taken));
};

/** Where the rest would go: HQs and heavy guns to their own places, the others to the one chosen. */
export const restSpot = (v: View, battle: number, block: Block, spot: Spot): Spot => {
  const kind = kindOf(block);
  const role = roleOf(v.pub, v.me);
  if (kind === HQ) return lineOfBattle(v, battle).onlyHqs ? centreOf(role) : reserveOf(role);
  return kind === HEAVY_ARTILLERY ? centreOf(role) : spot;
};
/** 6.2-b, 6.2-e All that are left may go to one place once nothing else has to be filled. */
export const canDeployRest = (v: View, battle: number, spot: Spot): boolean => {
  const { wings, free, guns, centre, held, wanted, onlyHqs } = lineOfBattle(v, battle);
  if (onlyHqs) return spot === centreOf(roleOf(v.pub, v.me));
  const role = roleOf(v.pub, v.me);
  const fills = free > 0 && spot === centreOf(role);
  if (!centre && guns === 0 && !fills) return false;
  const taken = free > 0 && wings.includes(spot) ? held | (1 << spot) : held;
  if (bits(taken) < wanted) return false;
  return free > 0 || spot === reserveOf(role);
};

/** 6.31-f A friendly position, free of enemies, or the Reserve. */
export const freeArrivalSpot = (v: View, battle: number, spot: Spot): boolean => {
  const b = battleOf(v.pub, battle);
  const side = numberOf(v.me);
  const role = roleOf(v.pub, v.me);
  if (spot === reserveOf(role)) return true;
  if (!inLine(spot) || (isFortress(b.hex) && spot % 3 !== 1)) return false;
  return b.held[spot] === side && !standsOn(v.pub, (1 - side) as Side, b.hex, spot);
};
export const nightPlaces = (v: View, battle: number): Placing[] => {
  const role = roleOf(v.pub, v.me);
  const spots = [0, 1, 2, 3, 4, 5, reserveOf(role)].filter(spot => freeArrivalSpot(v, battle, spot));
  const found: Placing[] = [];
  for (const token of mine(v, battle)) {
    if (v.pub.spot[token] !== OFF_BOARD) continue;
    const block = v.own.block[token]!;
    for (const spot of spots) if (kindOf(block) !== HQ || !inLine(spot) || lineOf(spot) === role) found.push({ block, spot });
  }
  return found;
};
