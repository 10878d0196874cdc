/** What a bot thought of its last choice: its opponent is told the discreet words while they play, everybody the whole when it is over. */
import type { Reasoned } from './job.ts';

export interface Thought {
  readonly side: string;
  /** The number of the action. */
  readonly n: number;
  /** It weighed alternatives. */
  readonly searched: boolean;
  readonly discreet: Reasoned['said'];
  readonly whole: Reasoned['said'];
}
/** `before`: what it thought last. What follows from a thing it has weighed, choice upon choice, is carried by that thought. */
export const thoughtOf = (before: Thought | null, side: string, n: number, { choice, said, discreet }: Reasoned): Thought => {
  const searched = choice.by === 'search';
  if (!searched && before !== null && before.searched && before.side === side && before.n === n - 1) return { ...before, n };
  return { side, n, searched, discreet, whole: said };
};
