/** Are the dice of a finished game those that were promised before it began? */
import { commitment } from '../chance/chance.ts';
import { holds } from '../chance/mix.ts';
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
  /** Whose parts are in the dice, and whether each is what it was bound to be (null: nobody put one in). */
  readonly parts: readonly { readonly by: string; readonly part: string | null; readonly holds: boolean }[] | null;
  /** The part that was asked about is among them (null: none was). */
  readonly mine: boolean | null;
  /** How many actions were left after each take-back that was agreed on. */
  readonly rewinds: readonly number[];
}
/** Is it what was promised, as far as there was something to compare it with? */
export const isSound = ({ promised, illegal, parts, mine }: Verified): boolean =>
  promised !== false && illegal === null && mine !== false && (parts ?? []).every(part => part.holds);

/** `published`: the commitment that was shown before the game. `mine`: a part that must be in the dice. */
export const verify = (game: AnyGame, record: Record, published?: string, mine?: string): Verified => {
  const bound = commitment(keyIn(record.key));
  const replayed = replay(game, record);
  return {
    commitment: bound,
    promised: published === undefined ? null : published === bound,
    illegal: 'failed' in replayed ? replayed.failed + 1 : null,
    position: 'failed' in replayed ? null : hashOf(replayed.match.position),
    actions: record.actions.length,
    parts: record.mix?.map(part => ({ by: part.by, part: part.part, holds: holds(part) })) ?? null,
    mine: mine === undefined ? null : (record.mix ?? []).some(part => part.part === mine),
    rewinds: record.rewinds ?? [],
  };
};
