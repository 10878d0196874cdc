/** A player of the program's own: what it is asked, and that it answers with one of the options. */
import type { AnyTypes } from '../game.ts';
import type { Option } from '../machine/options.ts';
import type { View } from '../state/drawers.ts';

/** What a player knows when it must decide: what its side sees, where in the rulebook the game stands, what may be chosen. */
export interface Decision {
  readonly view: View<AnyTypes>;
  readonly section: string;
  readonly step: string;
  readonly my: Readonly<Record<string, unknown>>;
  readonly options: readonly Option[];
  /** 0 .. n-1, the player's own chance. */
  readonly pick: (n: number) => number;
}
export type Decide = (asked: Decision) => Option;
export const atRandom: Decide = ({ options, pick }) => options[pick(options.length)] as Option;
