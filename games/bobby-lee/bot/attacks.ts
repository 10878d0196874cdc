/** Attacks in prospect: who could fight for a hex, on both sides, and what it would bring. */
import { type Block, blockKind, HQ } from '../data/blocks.ts';
import { type Hex, home, neighbours } from '../data/hexes.ts';
import { hexsides } from '../data/hexsides.ts';
import { HAS_MOVED, TOKENS_OF } from '../data/tokens.ts';
import { attackLimitOf, marchable } from '../queries/limits.ts';
import type { View } from '../state/table.ts';
import { besides, distancesFrom, shelter, stakeAt } from './ground.ts';
import { type Sight, stakeTo, worthOf } from './sight.ts';
import type { Temper } from './temper.ts';

export interface Prospect {
  readonly ours: number;
  readonly theirs: number;
  readonly odds: number;
  /** What attacking is worth against leaving it. */
  readonly worth: number;
}
/** A defender who is beaten less than this badly holds. */
export const chanceAt = (odds: number, { oddsLeast, oddsSpan }: Temper): number =>
  Math.min(0.97, Math.max(0.02, (odds - oddsLeast) / oddsSpan));

/** What of the own units near a hex could be brought into a fight there, as far as the roads let them in. */
const gathered = (v: View, sight: Sight, hex: Hex, led: (at: Hex, block: Block) => boolean): number => {
  const { pub, own } = v;
  const far = distancesFrom(hex);
  let ours = 0;
  for (const token of TOKENS_OF[sight.me]) {
    const at = pub.at[token]!;
    if (at < 0 || far[at]! > 2) continue;
    const block = own.block[token]!;
    if (blockKind[block] === HQ) continue;
    const worth = worthOf(v, block);
    if (at === hex) ours += worth;
    else if (far[at] === 1)
      ours += stakeAt[at]! > 0 && sight.mine[at] === 1 ? 0 : worth * (led(at, block) ? sight.temper.ledNear : 0.6);
    else if ((own.done[block]! & HAS_MOVED) === 0 && led(at, block)) ours += worth * sight.temper.ledFar;
  }
  return ours;
};
/** Units that the hexsides let in within a day, in fighting worth. */
const roadsInto = (v: View, sight: Sight, hex: Hex): number => {
  let room = 0;
  for (let d = hex * 6; d < hex * 6 + 6; d++) {
    const from = neighbours[d]!;
    if (from < 0 || hexsides[d]! < 0 || !marchable(hexsides[d]!) || sight.theirs[from]! > 0) continue;
    if (sight.mine[from]! > 0) room += attackLimitOf(v.pub, hexsides[d]!) * 2;
  }
  return Math.max(room, 2) * 2.3;
};

export const prospect = (v: View, sight: Sight, hex: Hex, led: (at: Hex, block: Block) => boolean): Prospect => {
  const { temper } = sight;
  const inside = sight.strength[hex]!;
  const ours = Math.min(gathered(v, sight, hex, led), inside + roadsInto(v, sight, hex));
  let theirs = sight.danger[hex]! * shelter[hex]!;
  for (const beside of besides[hex]!) theirs += sight.danger[beside]! * temper.relief;
  const odds = ours / Math.max(0.5, theirs);
  const chance = chanceAt(odds, temper);
  const great = sight.me === 0 && v.pub.emancipation && sight.theirs[hex]! >= 5 && v.pub.month < v.pub.end ? temper.great : 0;
  const prize =
    great +
    stakeTo(temper, hex) * sight.season * (home[hex] === sight.me ? temper.prizeHome : temper.prize) +
    sight.danger[hex]! * temper.kill +
    1;
  return { ours, theirs, odds, worth: chance * prize - (1 - chance) * Math.min(ours, sight.danger[hex]! * 1.5) * temper.loss };
};
