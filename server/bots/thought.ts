/** What a bot thought of its last choice: its opponent is told the discreet words while the match is played, the whole when it is over. */
import type { Answer } from '@cuartel/bots';

export type Said = Answer['said'];
export interface Thought {
  readonly side: string;
  /** The number of the action. */
  readonly n: number;
  readonly discreet: Said;
  readonly whole: Said;
}
export const thoughtOf = (side: string, n: number, { said, discreet }: Answer): Thought => ({ side, n, discreet, whole: said });
