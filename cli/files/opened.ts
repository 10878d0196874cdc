/** A saved game or the file of a failed one, opened for reading as far as it can be played. */
import {
  type AnyGame,
  act,
  type Complaint,
  complain,
  keyIn,
  type Language,
  type Match,
  type Option,
  open,
  type SetUp,
} from '@cuartel/engine';
import { takeDown } from '../games.ts';
import type { TerminalWords } from '../text/words.ts';
import { impossible } from '../user-error.ts';
import { fieldOf, loadText, textOf } from './read.ts';

export interface Failed {
  readonly property: string;
  readonly detail: string;
  readonly seed: string;
  readonly action: Option | null;
}
export interface Opened {
  readonly match: Match;
  /** What the battery found, when the file tells of a failure. */
  readonly failed: Failed | null;
  /** Why the file could not be played to its end, when it tells of a failure: that may be the very failure. */
  readonly stopped: string | null;
}

const failedIn = (text: string): Failed | null => {
  const read = fieldOf(text, 'failure') as Failed | undefined;
  return typeof read === 'object' && read !== null && typeof read.property === 'string' && typeof read.detail === 'string'
    ? read
    : null;
};

/** Plays on while it can be played. */
const asFarAsPossible = (
  game: AnyGame,
  agreed: SetUp,
  key: string,
  actions: readonly Option[],
): { match: Match; stopped: string | null } => {
  const match = open(game, agreed, keyIn(key));
  try {
    for (const action of actions) if (!act(match, action).ok) return { match, stopped: null };
  } catch (error) {
    return { match, stopped: error instanceof Error ? error.message : String(error) };
  }
  return { match, stopped: null };
};

export const openFile = async (file: string, words: TerminalWords, language: Language, wanted?: AnyGame): Promise<Opened> => {
  const refuse = (complaint: Complaint) => impossible(complain(complaint, language));
  const read = textOf(file, words);
  if ('complaint' in read) throw refuse(read.complaint);
  const { text } = read;
  const failed = failedIn(text);
  const loaded = await loadText(text, wanted).catch((error: unknown) => {
    // The rules themselves break down: for the file of a failure that is no surprise.
    if (failed === null) throw error;
    return null;
  });
  if (loaded?.ok) return { match: loaded.match, failed, stopped: null };
  // The seal is examined before the actions are: what is wrong now is in the play, not in the file.
  const inPlay = loaded === null || loaded.complaint.is === 'illegal' || loaded.complaint.is === 'position';
  const game = wanted ?? (await takeDown(String(fieldOf(text, 'game'))));
  if (failed === null || !inPlay || game === undefined) throw refuse(loaded === null ? { is: 'position' } : loaded.complaint);
  const saved = JSON.parse(text) as SetUp & { key: string; actions: Option[] };
  const { match, stopped } = asFarAsPossible(game, saved, saved.key, saved.actions);
  return { match, failed, stopped: stopped ?? (loaded?.ok === false ? complain(loaded.complaint, language) : null) };
};
