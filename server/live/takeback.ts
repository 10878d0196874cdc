/**
 * TAKE-BACKS BY AGREEMENT. Whoever asks says how far; the other is told so before he answers. They go back to a decision of the
 * asker's own, not far, and never past something that was drawn from where nobody could look: that has been seen since, and would
 * be drawn again. The dice are laid anew (engine), so nothing that fell tells what will fall.
 */
import {
  type AnyTypes,
  actionsAt,
  canonical,
  countFor,
  layDice,
  type Match,
  machineOf,
  type Position,
  trail,
} from '@cuartel/engine';
import { Fault } from '../protocol/fault.ts';
import type { Takeback } from '../protocol/play.ts';
import type { Live } from './live.ts';
import { pastPosition } from './past.ts';

/** So many decisions, of both sides together. */
export const MOST_BACK = 20;
/** In one match. */
export const MOST_TAKEBACKS = 100;

/** What nobody may look at, but for the dice, which are laid anew. */
const unseen = ({ table: { dark } }: Position<AnyTypes>): string => {
  const { chance: _, ...rest } = dark as { chance: unknown };
  return canonical(rest);
};
/** Where in the rules it leads to, in words that tell nothing hidden: the open sections. */
const placeOf = (match: Match, pos: Position<AnyTypes>): Takeback['place'] => {
  const said = (language: 'en' | 'es'): string => {
    const crumbs = trail(match.game, pos, language).map(crumb => crumb.text);
    return [...new Set(crumbs.filter(text => text !== ''))].join(' › ');
  };
  return { en: said('en'), es: said('es') };
};

/** How many actions were left and taken back, as this reader counts them: others' secret steps do not count for him. */
export const countedBy = (match: Match, side: string | null, to: number, back: number): { to: number; back: number } => {
  const most = match.marks.length;
  const left = countFor(match, side, Math.min(to, most));
  return { to: left, back: countFor(match, side, Math.min(to + back, most)) - left };
};
/** The decision of his own before which `side` counted so many. */
const ownAt = (match: Match, side: string, count: number): number => {
  let at = actionsAt(match, side, count);
  while (at < match.marks.length && match.record.actions[at]!.by !== side && match.marks[at]?.only !== null) at++;
  return at;
};

/** Everything `side` may ask for now, the nearest first. `to` and `back` as he counts. */
export const takebacksFor = ({ match, status }: Live, side: string): Takeback[] => {
  const { actions } = match.record;
  // Alone there is nobody to ask.
  if (status === 'over' || match.game.sides.length === 1) return [];
  const first = actionsAt(match, side, Math.max(0, countFor(match, side) - MOST_BACK));
  const own = actions.findIndex((action, i) => i >= first && action.by === side);
  if (own < 0) return [];
  const machine = machineOf(match.game);
  const now = unseen(match.position);
  const pos = pastPosition(match, own);
  const found: Takeback[] = [];
  for (let to = own; to < actions.length; to++) {
    layDice(pos, match.record, to);
    if (actions[to]!.by === side && unseen(pos) === now)
      found.push({ ...countedBy(match, side, to, actions.length - to), place: placeOf(match, pos) });
    machine.apply(pos, actions[to] as never);
  }
  return found.reverse();
};

/** What exactly is asked, as the log counts; refused when it cannot be. `wanted`, as the asker counts, left out: his own last decision. */
export const askedBack = (live: Live, side: string, wanted: number | undefined): Takeback => {
  const { match } = live;
  const { actions, rewinds = [] } = match.record;
  const last = actions.findLastIndex(action => action.by === side);
  const to = wanted === undefined ? last : ownAt(match, side, wanted);
  if (last < 0 || to >= actions.length) throw new Fault('nothing-to-undo');
  if (rewinds.length >= MOST_TAKEBACKS) throw new Fault('limit');
  const { back } = countedBy(match, side, to, actions.length - to);
  if (actions[to]?.by !== side || back > MOST_BACK) throw new Fault('too-far', { most: MOST_BACK });
  const pos = pastPosition(match, to);
  if (unseen(pos) !== unseen(match.position)) throw new Fault('drawn');
  return { to, back: actions.length - to, place: placeOf(match, pos) };
};
