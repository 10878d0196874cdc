/** A player of the program's own: what it is asked, and that it answers with one of the options. */
import type { Option } from '../machine/options.ts';
import type { Asked } from '../mind/mind.ts';

/** What a player knows when it must decide, and its own chance. */
export interface AskedPlayer extends Asked {
  /** 0 .. n-1 */
  readonly pick: (n: number) => number;
}
export type Decide = (asked: AskedPlayer) => Option;
export const atRandom: Decide = ({ options, pick }) => options[pick(options.length)]!;
