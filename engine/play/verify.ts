/** Are the dice of a finished game those that were promised before it began? */
import { commitment } from '../chance/chance.ts';
import type { AnyGame } from '../game.ts';
import { hashOf } from '../state/hash.ts';
import { replay } from './match.ts';
import { keyIn, type Record } from './record.ts';

export interface Verified {
  /** What the key is bound by. */
  readonly commitment: string;
  /** It is the commitment that was published (null: none was given to compare). */
  readonly promised: boolean | null;
  /** Every action was legal when it was made (else the number of the first that was not). */
  readonly illegal: number | null;
  /** Hash of the position the record leads to. */
  readonly position: string | null;
  readonly actions: number;
}
export const verify = (game: AnyGame, record: Record, published?: string): Verified => {
  const bound = commitment(keyIn(record.key));
  const replayed = replay(game, record);
  return {
    commitment: bound,
    promised: published === undefined ? null : published === bound,
    illegal: 'failed' in replayed ? replayed.failed + 1 : null,
    position: 'failed' in replayed ? null : hashOf(replayed.match.position),
    actions: record.actions.length,
  };
};
