/** 6.2-a The battle board as everybody sees it: sides and roles, places, who stands where, who is engaged. */
import { CENTRE_OF, FIRST_OUTSIDE, LINE_OF, RESERVE_OF, SPOTS, type Spot, WING_BESIDE } from '../data/battle-board.ts';
import { blockSide } from '../data/blocks.ts';
import { FOREST, type Hex, terrain } from '../data/hexes.ts';
import { hexFortress } from '../data/places.ts';
import type { Side, SideName } from '../data/sides.ts';
import { TOKENS_OF, type Token } from '../data/tokens.ts';
import type { Seen } from '../state/table.ts';
import { nameOf, numberOf } from './sides.ts';

/** 6.1-a The Attacker is 0, the Defender 1; the active player is the Attacker of every battle. */
export type Role = 0 | 1;
export const roleOf = (pub: Seen, side: SideName): Role => (side === pub.active ? 0 : 1);
export const sideOfRole = (pub: Seen, role: Role): SideName =>
  nameOf(role === 0 ? numberOf(pub.active) : 1 - numberOf(pub.active));

type Fought = Seen['battles'][number];
export const battleOf = (pub: Seen, battle: number): Fought => pub.battles[battle]!;
export const anyGoing = (pub: Seen): boolean => {
  for (const b of pub.battles) if (b.won === null) return true;
  return false;
};
export const battleIn = (pub: Seen, hex: Hex): number => pub.battles.findIndex(b => b.hex === hex && b.won === null);
/** One number for each Battle Turn of the Combat Phase, rising. */
export const turnStamp = (pub: Seen): number => (pub.day * 10 + pub.hour) * 2 + roleOf(pub, pub.fighting);

/** 1.35-a */
export const isFortress = (hex: Hex): boolean => hexFortress[hex]!;
export const isForest = (hex: Hex): boolean => terrain[hex] === FOREST;

/** 6.2-a The place of the same column in the other line. */
export const facing = (spot: Spot): Spot => (spot + 3) % 6;
/** 0 the Attacker's line, 1 the Defender's; only for places of a line. */
export const lineOf = (spot: Spot): Role => (spot < 3 ? 0 : 1);
export const inLine = (spot: number): boolean => spot >= 0 && spot < 6;
export const isWing = (spot: number): boolean => inLine(spot) && spot % 3 !== 1;
export const isOutside = (spot: number): boolean => spot >= FIRST_OUTSIDE;
export const wingBeside = (spot: Spot): Spot => WING_BESIDE[spot - FIRST_OUTSIDE]!;
/** 7.34-c Places beside a place in the same line. */
const BESIDE: readonly (readonly Spot[])[] = [[1], [0, 2], [1], [4], [3, 5], [4]];
export const beside = (spot: Spot): readonly Spot[] => BESIDE[spot]!;
export const ownLine = (role: Role): readonly Spot[] => LINE_OF[role];
export const centreOf = (role: Role): Spot => CENTRE_OF[role];
export const reserveOf = (role: Role): Spot => RESERVE_OF[role];

/** How many units of each side stand at each place of a board. The arrays are used again by the next call. */
const counts = [new Uint8Array(SPOTS), new Uint8Array(SPOTS)] as const;
export const countSpots = (pub: Seen, hex: Hex): readonly [usa: Uint8Array, csa: Uint8Array] => {
  for (let side = 0; side < 2; side++) {
    const count = counts[side as Side];
    count.fill(0);
    const tokens = TOKENS_OF[side as Side];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (pub.at[token] !== hex) continue;
      const spot = pub.spot[token]!;
      if (spot >= 0) count[spot]!++;
    }
  }
  return counts;
};
/** Units of a side in a hex, wherever they stand there. */
export const tokensIn = (pub: Seen, side: Side, hex: Hex): Token[] => {
  const found: Token[] = [];
  const tokens = TOKENS_OF[side];
  for (let i = 0; i < tokens.length; i++) if (pub.at[tokens[i]!] === hex) found.push(tokens[i]!);
  return found;
};
export const tokensAt = (pub: Seen, side: Side, hex: Hex, spot: Spot): Token[] => {
  const found: Token[] = [];
  const tokens = TOKENS_OF[side];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (pub.at[token] === hex && pub.spot[token] === spot) found.push(token);
  }
  return found;
};
export const standsOn = (pub: Seen, side: Side, hex: Hex, spot: Spot): boolean => {
  const tokens = TOKENS_OF[side];
  for (let i = 0; i < tokens.length; i++) if (pub.spot[tokens[i]!] === spot && pub.at[tokens[i]!] === hex) return true;
  return false;
};
/** 7.41-a Enemies stand in its place. */
export const engaged = (pub: Seen, token: Token): boolean => {
  const spot = pub.spot[token]!;
  return inLine(spot) && standsOn(pub, (1 - blockSide[token]!) as Side, pub.at[token]!, spot);
};

/** 7.36-a, 7.6-b Whether units of a side at a place have Double Defence. */
export const doubleDefence = (pub: Seen, hex: Hex, side: Side, spot: Spot): boolean => {
  const role = roleOf(pub, nameOf(side));
  if (!inLine(spot) || lineOf(spot) !== role) return false;
  return isForest(hex) || (role === 1 && isFortress(hex));
};

/** 7.15-a The side whose Centre the enemy holds alone, or -1. */
export const centreLost = (pub: Seen, hex: Hex): Side | -1 => {
  for (const role of [0, 1] as const) {
    const side = numberOf(sideOfRole(pub, role));
    const spot = centreOf(role);
    if (standsOn(pub, (1 - side) as Side, hex, spot) && !standsOn(pub, side, hex, spot)) return side;
  }
  return -1;
};
