/** 7.3 Who may fire at what, and how well. From what the firing side may know. */
import type { Spot } from '../data/battle-board.ts';
import { ARTILLERY, type Block, blockKind, blockSide, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { firepower } from '../data/tables.ts';
import { ENGAGES, HAS_FIRED, HAS_SHIFTED, SHAKEN, type Token } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import type { FireKind } from '../types/battle.ts';
import {
  battleOf,
  beside,
  centreOf,
  countSpots,
  facing,
  inLine,
  isFortress,
  lineOf,
  reserveOf,
  roleOf,
  standsOn,
  tokensAt,
  tokensIn,
} from './battle.ts';
import { nameOf, numberOf } from './sides.ts';

export interface Shot {
  block: Block;
  at: Spot;
  aim: Token | -1;
}
export const kindOf = (block: Block): number => blockKind[block]!;
const isGun = (kind: number): boolean => kind === ARTILLERY || kind === HEAVY_ARTILLERY;

/** 7.3-b, 7.34-b How a unit at `spot` would fire at `at`; null: it cannot. 'vacant' is the shot of 7.15-c. */
export const howFires = (pub: Seen, hex: Hex, side: Side, kind: number, spot: number, at: Spot): FireKind | 'vacant' | null => {
  if (!inLine(spot)) return null;
  const foe = (1 - side) as Side;
  const role = roleOf(pub, nameOf(side));
  if (standsOn(pub, foe, hex, spot)) return at === spot ? 'short' : null;
  const target = standsOn(pub, foe, hex, at);
  if (kind === HEAVY_ARTILLERY) return target && at < 8 && at !== reserveOf(role) ? 'long' : null;
  if (kind === ARTILLERY && lineOf(spot) === role && at === facing(spot)) return target ? 'long' : null;
  if (kind === HQ || isFortress(hex) || !beside(spot).includes(at)) return null;
  if (target) return 'enfilade';
  // 7.34-c The enemy Centre lies empty beside a unit in the enemy's wing.
  return lineOf(spot) !== role && at === centreOf(lineOf(spot)) ? 'vacant' : null;
};
/** 7.31-b, 7.31-c, 7.31-d, 7.31-e, 7.34-a, 2.2.4-a Firepower of a kind of unit. */
export const powerOf = (pub: Seen, token: Token, kind: number, how: FireKind): number => {
  if (how === 'short') return ((pub.marks[token]! & ENGAGES) !== 0 ? firepower.engages : firepower.engaged)[kind]!;
  const own = lineOf(pub.spot[token]!) === roleOf(pub, nameOf(blockSide[token]!));
  if (how === 'enfilade') return (own ? firepower.enfiladeOwn : firepower.enfiladeEnemy)[kind]!;
  return (isFortress(pub.at[token]!) ? firepower.longFortress : firepower.long)[kind]!;
};
/** 7.33-a Revealed enemy guns at a place. */
export const gunsAt = (pub: Seen, foe: Side, hex: Hex, at: Spot): Token[] =>
  tokensAt(pub, foe, hex, at).filter(token => pub.shown[token]! >= 0 && isGun(kindOf(pub.shown[token]!)));

/** 7.3-a It has neither fired nor failed its morale. */
export const canAct = (v: View, block: Block): boolean => (v.own.done[block]! & (HAS_FIRED | HAS_SHIFTED | SHAKEN)) === 0;

const withAims = (v: View, hex: Hex, block: Block, at: Spot, into: Shot[]): void => {
  into.push({ block, at, aim: -1 });
  const foe = (1 - numberOf(v.me)) as Side;
  for (const aim of gunsAt(v.pub, foe, hex, at)) into.push({ block, at, aim });
};
/** Every shot that one unit can make now. */
export const shotsOf = (v: View, hex: Hex, token: Token, into: Shot[], mine: Uint8Array, theirs: Uint8Array): void => {
  const { pub } = v;
  const block = v.own.block[token]!;
  if (!canAct(v, block)) return;
  const spot = pub.spot[token]!;
  if (!inLine(spot)) return;
  if (theirs[spot]! > 0) {
    withAims(v, hex, block, spot, into);
    return;
  }
  const kind = kindOf(block);
  const role = roleOf(pub, v.me);
  if (kind === HEAVY_ARTILLERY) {
    for (let at = 0; at < 8; at++) if (theirs[at]! > 0) withAims(v, hex, block, at, into);
    return;
  }
  if (kind === ARTILLERY && lineOf(spot) === role && theirs[facing(spot)]! > 0) withAims(v, hex, block, facing(spot), into);
  if (kind === HQ || isFortress(hex)) return;
  for (const at of beside(spot))
    if (theirs[at]! > 0 || (mine[at] === 0 && lineOf(spot) !== role && at === centreOf(lineOf(spot))))
      into.push({ block, at, aim: -1 });
};
export const shotsIn = (v: View, battle: number, among?: readonly Token[]): Shot[] => {
  const { hex } = battleOf(v.pub, battle);
  const side = numberOf(v.me);
  const counts = countSpots(v.pub, hex);
  const found: Shot[] = [];
  for (const token of among ?? tokensIn(v.pub, side, hex))
    shotsOf(v, hex, token, found, counts[side], counts[(1 - side) as Side]);
  return found;
};

/** 0-b Might a hidden unit of this side fire, for all that the enemy can tell? A gun at those opposite, a siege gun at anybody, others beside. */
const hiddenMightFire = (pub: Seen, hex: Hex, side: Side, spot: Spot, mine: Uint8Array, theirs: Uint8Array): boolean => {
  const role = roleOf(pub, nameOf(side));
  const own = lineOf(spot) === role;
  if (theirs[spot]! > 0 || (own && (theirs[facing(spot)]! > 0 || spot === centreOf(role)))) return true;
  if (isFortress(hex)) return false;
  for (const at of beside(spot)) if (theirs[at]! > 0 || (!own && mine[at] === 0 && at === centreOf(lineOf(spot)))) return true;
  return false;
};
/** Somebody of the viewer's side can fire, or might for all that the enemy can tell: what lies face up has no secret. */
export const mightFire = (v: View, battle: number): boolean => {
  const { pub } = v;
  const { hex } = battleOf(pub, battle);
  const side = numberOf(v.me);
  const counts = countSpots(pub, hex);
  const [mine, theirs] = [counts[side], counts[(1 - side) as Side]];
  const shots: Shot[] = [];
  for (const token of tokensIn(pub, side, hex)) {
    const spot = pub.spot[token]!;
    if (!inLine(spot)) continue;
    if (pub.shown[token]! >= 0) shotsOf(v, hex, token, shots, mine, theirs);
    else if (hiddenMightFire(pub, hex, side, spot, mine, theirs)) return true;
    if (shots.length > 0) return true;
  }
  return false;
};

/** 7.35-a, 7.6-c Places where the side may start an assault. */
export const assaultsIn = (v: View, battle: number): Spot[] => {
  const { hex } = battleOf(v.pub, battle);
  const side = numberOf(v.me);
  const counts = countSpots(v.pub, hex);
  const found: Spot[] = [];
  for (let spot = 0; spot < 6; spot++) if (counts[side][spot]! > 0 && counts[(1 - side) as Side][spot]! > 0) found.push(spot);
  return found;
};
/** 7.35-a, 7.43-d Its units at a place that take part in an assault. */
export const assaulters = (v: View, battle: number, spot: Spot): Token[] =>
  tokensAt(v.pub, numberOf(v.me), battleOf(v.pub, battle).hex, spot).filter(token => canAct(v, v.own.block[token]!));
/** 7.6-c The Attacker of a fortress may not storm its Centre; as an option, nor those who came out of it. */
export const walled = (pub: Seen, battle: number, side: Side, spot: Spot): boolean =>
  isFortress(battleOf(pub, battle).hex) && roleOf(pub, nameOf(side)) === 0 && (pub.noStorming || spot === centreOf(1));
