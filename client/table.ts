/** A match one watches: its state as far as it is known, and what one may do. */
import type { Accepted, Command, State, Update } from '@cuartel/server/protocol/play.ts';
import { patched } from './patch.ts';

/** What has just happened, for pages that animate it. `anew`: everything was sent again. */
export interface WatchNews {
  readonly state: State;
  readonly events: Update['events'];
  readonly anew: boolean;
}
export interface FarTable {
  readonly id: string;
  /** Null until the first answer. */
  readonly state: State | null;
  act(deed: string, what?: unknown): Promise<Accepted>;
  undo(): Promise<Accepted>;
  command(command: Command): Promise<Accepted>;
  close(): void;
}

/** The state after an update; null: something was missed, so the match must be asked for again. */
export const updated = (state: State, update: Update): State | null => {
  if (update.from > state.seq || update.seq < state.seq) return null;
  if (update.view === undefined && update.from !== state.seq) return null;
  // Spectators are sent the view without its history after a take-back.
  if (state.you === null && update.from === 0) return null;
  const events = update.events.filter(event => event.seq > state.seq);
  let journal = state.journal;
  for (const event of events) {
    if (event.is === 'rewind') journal = journal.filter(line => line.action <= event.to);
    else if (event.is === 'act' && event.facts.length > 0) journal = journal.concat(event.facts);
  }
  const chat = events.flatMap(e => (e.is === 'chat' ? [{ seq: e.seq, person: e.person, text: e.text, time: e.time }] : []));
  const next = events.findLast(e => e.is === 'rematch');
  const { status, asked, deadline, result, key } = update.standing;
  return {
    ...state,
    match: { ...state.match, status, asked, deadline, result, key, plies: update.at },
    seq: update.seq,
    at: update.at,
    view: update.view === undefined ? patched(state.view, update.patch ?? []) : update.view,
    question: update.question,
    undo: update.undo,
    standing: update.standing,
    journal,
    chat: chat.length === 0 ? state.chat : [...state.chat, ...chat],
    rematch: next === undefined ? state.rematch : { match: next.match, by: next.by },
  };
};
