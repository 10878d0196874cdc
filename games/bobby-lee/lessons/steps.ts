/** Ways to name the choice an example makes. */
import { type LessonStep, same } from '@cuartel/engine';
import { type BlockName, blockNamed, blockSide } from '../data/blocks.ts';
import { hexsideBetween } from '../data/hexsides.ts';
import { type PlaceName, placeHex, placeNamed } from '../data/places.ts';
import type { SideName } from '../data/sides.ts';
import { nameOf } from '../queries/sides.ts';
import type { BobbyLee, Deeds } from '../types.ts';

type Step = LessonStep<BobbyLee>;
const hexOf = (place: PlaceName): number => placeHex[placeNamed[place]]!;
const ownerOf = (block: BlockName): SideName => nameOf(blockSide[blockNamed[block]]!);

/** Any deed, with exactly this. */
export const does = <D extends keyof Deeds>(by: SideName, deed: D, what: Deeds[D], en: string, es: string): Step => ({
  by,
  say: { en, es },
  is: o => o.do === deed && same(o.with, what),
});
/** A unit is taken in hand. */
export const order = (block: BlockName, en: string, es: string): Step => does(ownerOf(block), 'order', blockNamed[block], en, es);
/** The unit in hand goes to a place. */
export const to = (by: SideName, deed: 'march' | 'marchOn' | 'rail', place: PlaceName, en: string, es: string): Step =>
  does(by, deed, hexOf(place), en, es);
/** It attacks over a hexside. */
export const attack = (by: SideName, from: PlaceName, into: PlaceName, en: string, es: string): Step =>
  does(by, 'attack', hexsideBetween(hexOf(from), hexOf(into)), en, es);
export const force = (block: BlockName, from: PlaceName, into: PlaceName, en: string, es: string): Step =>
  does(ownerOf(block), 'force', { block: blockNamed[block], over: hexsideBetween(hexOf(from), hexOf(into)) }, en, es);
/** A unit is put somewhere on the battle board, or moves there. */
export const deploy = (block: BlockName, spot: number, en: string, es: string): Step =>
  does(ownerOf(block), 'deploy', { block: blockNamed[block], spot }, en, es);
export const shift = (block: BlockName, spot: number, en: string, es: string): Step =>
  does(ownerOf(block), 'shift', { block: blockNamed[block], to: spot }, en, es);
export const fire = (block: BlockName, at: number, en: string, es: string): Step =>
  does(ownerOf(block), 'fire', { block: blockNamed[block], at, aim: -1 }, en, es);
export const withdraw = (block: BlockName, place: PlaceName, en: string, es: string): Step =>
  does(ownerOf(block), 'withdraw', { block: blockNamed[block], to: hexOf(place) }, en, es);
