/** A save file from a browser: is it a game of ours, under way, that can be played on here? */
import { type AnyGame, complain, type GameRecord, type Language, load, type Match, machineOf } from '@cuartel/engine';
import { tooDeep } from '../protocol/depth.ts';
import { Fault } from '../protocol/fault.ts';
import type { Shelf } from '../shelf/games.ts';

/** Longer games are not taken over: they are played through again while everybody waits. */
const MOST_ACTIONS = 6_000;

/** Looks at the outside of it before anything walks through it. */
const measure = (text: string): void => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return;
  }
  if (tooDeep(read)) throw new Fault('bad-save', { why: 'depth' });
  const actions = (read as { actions?: unknown } | null)?.actions;
  if (Array.isArray(actions) && actions.length > MOST_ACTIONS) throw new Fault('too-large');
};

/** A save file played through by the rules: a whole game of its own, neither an analysis nor a lesson. */
export const playedThrough = (text: string, shelf: Shelf, language: Language): { match: Match } => {
  measure(text);
  const loaded = load(text, slug => shelf.get(slug));
  if (!loaded.ok) throw new Fault('bad-save', { why: loaded.complaint.is }, complain(loaded.complaint, language));
  const { game, record } = loaded.match;
  // An analysis has other secrets than its beginning, and a lesson has its dice laid ready: neither is a game of its own.
  if (record.branch !== null) throw new Fault('bad-save', { why: 'branch' });
  if (!game.scenarios.includes(record.scenario)) throw new Fault('bad-save', { why: 'lesson' });
  return { match: loaded.match };
};

export const broughtGame = (text: string, shelf: Shelf, language: Language): { game: AnyGame; record: GameRecord } => {
  const { game, record, position } = playedThrough(text, shelf, language).match;
  // What was cut out of a match that two people played on a server is none either.
  if (record.mix !== undefined || record.rewinds !== undefined) throw new Fault('bad-save', { why: 'dice' });
  if (machineOf(game).asked(position).length === 0) throw new Fault('over');
  return { game, record };
};
