/** A save file from a browser: is it a game of ours, under way, that can be played on here? */
import { type AnyGame, complain, type GameRecord, type Language, load, machineOf } from '@cuartel/engine';
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

export const broughtGame = (text: string, shelf: Shelf, language: Language): { game: AnyGame; record: GameRecord } => {
  measure(text);
  const loaded = load(text, slug => shelf.get(slug));
  if (!loaded.ok) throw new Fault('bad-save', { why: loaded.complaint.is }, complain(loaded.complaint, language));
  const { game, record, position } = loaded.match;
  // An analysis has other secrets than its beginning, and a lesson has its dice laid ready: neither is a game of its own.
  if (record.branch !== null) throw new Fault('bad-save', { why: 'branch' });
  // Nor is what was cut out of a match that two people played on a server.
  if (record.mix !== undefined || record.rewinds !== undefined) throw new Fault('bad-save', { why: 'dice' });
  if (!game.scenarios.includes(record.scenario)) throw new Fault('bad-save', { why: 'lesson' });
  if (machineOf(game).asked(position).length === 0) throw new Fault('over');
  return { game, record };
};
