/** What a side makes of the map: who stands where, how strong that is likely to be, what is worth marching for. */
import { memoSeen } from '@cuartel/engine';
import { ARTILLERY, type Block, blockKind, blockSide, CAVALRY, GARRISON, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import { HEX_COUNT, type Hex, home } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { TOKENS_OF } from '../data/tokens.ts';
import { numberOf } from '../queries/sides.ts';
import { supplyOf } from '../queries/supply.ts';
import type { Seen, View } from '../state/table.ts';
import { distancesFrom, FAR, pointsAt, STAKES, shelter, stakeAt } from './ground.ts';
import { drawAlong } from './road.ts';
import type { Temper } from './temper.ts';

/** Fighting worth of one step, by kind. */
const WORTH: readonly number[] = [0.15, 1, 1, 0.8, 0.7, 1.15, 1];
export const fightingWorth = (block: Block, steps: number): number => steps * WORTH[blockKind[block]!]!;
/** What a hidden unit of each side is worth on average. */
const HIDDEN: readonly number[] = [2, 2.3];

export interface Sight {
  readonly me: Side;
  readonly temper: Temper;
  /** By hex: own and enemy units, and their fighting worth. */
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
  readonly strength: Float64Array;
  readonly danger: Float64Array;
  /** By hex: enemy worth that could come there in one turn. */
  readonly threat: Float64Array;
  /** By hex: how much it draws units that are not needed elsewhere. */
  readonly pull: Float64Array;
  readonly fed: Readonly<Uint8Array>;
  /** How much what scores counts at this time of the game. */
  readonly season: number;
}

/** By hex: those within three hexes, and how far each is. */
const within3 = Array.from({ length: HEX_COUNT }, (_, hex) => {
  const from = distancesFrom(hex);
  const hexes = Array.from(from.keys()).filter(to => from[to]! <= 3);
  return { hexes, far: hexes.map(to => from[to]!) };
});

const see = ({ pub, own, me: name }: View, temper: Temper, focus: Hex | -1): Sight => {
  const me = numberOf(name);
  const foe = (1 - me) as Side;
  const mine = new Uint8Array(HEX_COUNT);
  const theirs = new Uint8Array(HEX_COUNT);
  const strength = new Float64Array(HEX_COUNT);
  const danger = new Float64Array(HEX_COUNT);
  for (const token of TOKENS_OF[me]) {
    const hex = pub.at[token]!;
    if (hex < 0) continue;
    const block = own.block[token]!;
    if (blockKind[block] !== HQ) mine[hex]!++;
    strength[hex]! += fightingWorth(block, own.steps[block]!);
  }
  for (const token of TOKENS_OF[foe]) {
    const hex = pub.at[token]!;
    if (hex < 0) continue;
    theirs[hex]!++;
    const shown = pub.shown[token]!;
    danger[hex]! += shown >= 0 ? fightingWorth(shown, pub.shownSteps[token]!) : HIDDEN[foe]! * temper.fear;
  }
  const threat = new Float64Array(HEX_COUNT);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (theirs[hex] === 0) continue;
    // A unit that stands alone and hidden is more often a garrison or a screen than a division.
    if (theirs[hex] === 1) danger[hex]! *= temper.alone;
    const { hexes, far } = within3[hex]!;
    for (let i = 0; i < hexes.length; i++) threat[hexes[i]!]! += danger[hex]! * (far[i]! <= 2 ? 1 : temper.afar);
  }
  const season = seasonOf(pub, temper);
  const pull = pullOf(me, temper, season, theirs, danger, mine, focus);
  drawAlong(pull, pub, me, temper, season, mine);
  return { me, temper, mine, theirs, strength, danger, threat, pull, fed: fedOf(pub, me), season };
};

const seasonOf = ({ month, first, end }: Seen, { late }: Temper): number =>
  end <= first ? 1 : 1 + late * ((month - first) / (end - first) - 0.5);

/** What a hex is worth in points to this temper. */
export const stakeTo = ({ supplyHex: share }: Temper, hex: Hex): number =>
  pointsAt[hex]! + (stakeAt[hex]! - pointsAt[hex]!) * share;

const faded = new WeakMap<Temper, Float64Array>();
/** What is left of a pull, by the hexes in between; nothing where there is no way. */
const fadesOf = (temper: Temper): Float64Array => {
  let fades = faded.get(temper);
  if (fades === undefined) {
    fades = Float64Array.from({ length: FAR + 1 }, (_, far) => (far === FAR ? 0 : temper.pullFades ** far));
    faded.set(temper, fades);
  }
  return fades;
};
/** Every place worth having draws from afar, the more the weaker it is held; the enemy's army draws a little. */
const pullOf = (
  me: Side,
  temper: Temper,
  season: number,
  theirs: Uint8Array,
  danger: Float64Array,
  mine: Uint8Array,
  focus: Hex | -1,
): Float64Array => {
  const pull = new Float64Array(HEX_COUNT);
  const fades = fadesOf(temper);
  for (const hex of STAKES) {
    const away = home[hex] !== me;
    if (away ? mine[hex]! > 0 : theirs[hex] === 0) continue;
    const wanted = focus < 0 ? 1 : focus === hex ? 2 : 0.5;
    const great = pointsAt[hex]! >= 4 ? temper.pullGreat : 1;
    const worth =
      (wanted * stakeTo(temper, hex) * season * temper.pull * great) / (1 + danger[hex]! * shelter[hex]! * temper.pullDamp);
    const far = distancesFrom(hex);
    for (let at = 0; at < HEX_COUNT; at++) {
      const drawn = worth * fades[far[at]!]!;
      if (drawn > pull[at]!) pull[at] = drawn;
    }
  }
  return pull;
};

let fedFor: { control: readonly number[]; side: Side; fed: Readonly<Uint8Array> } | null = null;
/** Supply by the control of the phase. */
const fedOf = (pub: Seen, side: Side): Readonly<Uint8Array> => {
  if (fedFor !== null && fedFor.control === pub.control && fedFor.side === side) return fedFor.fed;
  fedFor = { control: pub.control, side, fed: supplyOf(pub, side).fed };
  return fedFor.fed;
};

const sights = new WeakMap<Temper, (v: View, focus: Hex | -1) => Sight>();
/** The same sight serves all who look at a position with the same temper and focus. */
export const sightOf = (v: View, temper: Temper, focus: Hex | -1 = -1): Sight => {
  let seeing = sights.get(temper);
  if (seeing === undefined) {
    seeing = memoSeen((seen: View, on: Hex | -1) => see(seen, temper, on));
    sights.set(temper, seeing);
  }
  return seeing(v, focus);
};

/** Worth of an own block as it is. */
export const worthOf = (v: View, block: Block): number => fightingWorth(block, v.own.steps[block]!);
export const isSlow = (block: Block): boolean => {
  const kind = blockKind[block]!;
  return kind === GARRISON || kind === HEAVY_ARTILLERY;
};
export const isHorse = (block: Block): boolean => blockKind[block] === CAVALRY;
export const isGun = (block: Block): boolean => blockKind[block] === ARTILLERY || blockKind[block] === HEAVY_ARTILLERY;
export const ownerOf = (block: Block): Side => blockSide[block]!;

/** How strong a guard a hex asks for, with what could come against it. */
export const guardWanted = (sight: Sight, hex: Hex): number => {
  if (stakeTo(sight.temper, hex) === 0) return 0;
  const { guardGreat, guardMiddle, guardSmall, guardShare } = sight.temper;
  const threat = sight.threat[hex]! * guardShare;
  const most = pointsAt[hex]! >= 4 ? guardGreat : pointsAt[hex]! >= 2 ? guardMiddle : guardSmall;
  return Math.min(most, threat / shelter[hex]! + 0.5);
};
