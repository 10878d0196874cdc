/** A match as it is first written down: what is wanted, and the key of its dice. */
import { randomBytes } from 'node:crypto';
import { type AnyGame, commitment, type Key, keyOf, keyToHex } from '@cuartel/engine';
import { Fault } from '../protocol/fault.ts';
import type { Clock, Spectators } from '../protocol/matches.ts';
import { newId } from '../store/ids.ts';
import type { MatchRow } from '../store/matches.ts';
import { type Mix, NO_MIX } from '../store/mix.ts';

export interface Terms {
  readonly game: AnyGame;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly side: string | null;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly spectators: Spectators;
  readonly open: boolean;
  readonly to: string | null;
  /** What is kept of an invitation. */
  readonly invite: string | null;
  /** The key of a game that was begun elsewhere, or that was bound before. */
  readonly key?: Key;
  /** It was begun elsewhere: its dice were not bound here. */
  readonly brought?: true;
  /** What the host's part of the dice is bound by. */
  readonly bound?: string | undefined;
}

export const newRow = (host: string, terms: Terms, at: number): MatchRow => {
  const key = terms.key ?? keyOf(randomBytes(32));
  return {
    id: newId(),
    game: terms.game.slug,
    version: terms.game.version,
    scenario: terms.scenario,
    options: JSON.stringify(terms.options),
    status: 'waiting',
    host_id: host,
    host_side: terms.side,
    guest_id: terms.to,
    open: terms.open ? 1 : 0,
    brought: terms.brought === true ? 1 : 0,
    invite: terms.invite,
    rated: terms.rated ? 1 : 0,
    clock: JSON.stringify(terms.clock),
    spectators: JSON.stringify(terms.spectators),
    key: keyToHex(key),
    commitment: commitment(key),
    mix: terms.bound === undefined ? null : JSON.stringify({ ...NO_MIX, bound: terms.bound } satisfies Mix),
    seq: 0,
    plies: 0,
    asked: '[]',
    deadline_at: null,
    result: null,
    created_at: at,
    started_at: null,
    updated_at: at,
    ended_at: null,
    public_at: null,
  };
};

/** The game, if all that is wanted of it is there. */
export const gameWanted = (
  game: AnyGame | undefined,
  scenario: string,
  options: readonly string[],
  side: string | null,
): AnyGame => {
  if (game === undefined) throw new Fault('bad-message', { field: 'game' });
  if (!game.scenarios.includes(scenario)) throw new Fault('bad-message', { field: 'scenario' });
  for (const option of options) {
    const known = game.options.find(o => o.id === option);
    if (known === undefined || !(known.needs ?? []).every(n => options.includes(n)))
      throw new Fault('bad-message', { field: 'options' });
  }
  if (new Set(options).size !== options.length) throw new Fault('bad-message', { field: 'options' });
  if (side !== null && !game.sides.includes(side)) throw new Fault('bad-message', { field: 'side' });
  return game;
};
