/** A game being played: its record, the position it has come to, its journal, and how far back it can be taken. */
import type { Key } from '../chance/chacha.ts';
import type { Part } from '../chance/mix.ts';
import type { AnyGame, AnyTypes, SetUp } from '../game.ts';
import { type Fact, readBy, type Told } from '../journal/journal.ts';
import type { Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { whyNot } from '../machine/why.ts';
import { fine, type OrMistake, wrong } from './mistake.ts';
import { type Branch, keyOfDice, layDice, machineOf, newRecord, type Record, startOf, takenBackTo } from './record.ts';
import { branchOff } from './truth.ts';

/** What is remembered of each action besides the action itself. */
interface Mark {
  /** The facts told by it begin here in the journal. */
  readonly facts: number;
  /** It can be taken back: no chance used, nothing revealed, nobody else decided. */
  readonly open: boolean;
  /** A step of a secret choice: it counts for this side alone. Null: everybody knows that something was done. */
  readonly only: string | null;
  /** Made while others decided at the same time, and they still do. */
  readonly meanwhile: boolean;
}
export interface Match {
  readonly game: AnyGame;
  record: Record;
  position: Position<AnyTypes>;
  journal: Fact[];
  marks: Mark[];
  /** Positions kept on the way, by number of actions: undo and time travel start from the nearest. Once emptied, none are kept. */
  readonly kept: Map<number, Position<AnyTypes>>;
}

/** A position is kept at every so many actions. */
const EVERY = 32;

/** `mix`: what the players have put into the dice. */
export const open = (game: AnyGame, agreed: SetUp, key: Key, mix?: readonly Part[]): Match =>
  begin(game, { ...newRecord(game, agreed, key), ...(mix === undefined ? {} : { mix }) });
const begin = (game: AnyGame, record: Record): Match => {
  const journal: Fact[] = [];
  const position = startOf(game, record, keyOfDice(record), journal);
  const match: Match = { game, record, position, journal, marks: [], kept: new Map() };
  layDice(position, record, 0);
  match.kept.set(0, machineOf(game).clone(position));
  return match;
};

/** Makes an action that is known to be legal: it was offered, or it is in the log. */
export const step = (match: Match, action: Option): void => {
  const machine = machineOf(match.game);
  const facts = match.journal.length;
  match.position.table.log = match.journal;
  const { hidden, othersMoved, secret, meanwhile } = machine.applyWatched(match.position, action);
  (match.record.actions as Option[]).push(action);
  match.marks.push({ facts, open: !hidden && !othersMoved, only: secret ? action.by : null, meanwhile });
  // An analysis has dice of its own.
  if (match.record.branch === null) layDice(match.position, match.record, match.record.actions.length);
  const { length } = match.record.actions;
  if (length % EVERY === 0 && match.kept.size > 0) match.kept.set(length, machine.clone(match.position));
};

/** How many actions a reader knows of, of the first `n`: secret steps count for their own side alone. A null reader is a spectator. */
export const countFor = (match: Match, reader: string | null, n = match.marks.length): number => {
  let count = 0;
  for (let i = 0; i < n; i++) {
    const { only } = match.marks[i]!;
    if (only === null || only === reader) count++;
  }
  return count;
};
/** How many actions there had been when this reader knew of `count`. */
export const actionsAt = (match: Match, reader: string | null, count: number): number => {
  let left = count;
  for (let i = 0; i < match.marks.length; i++) {
    if (left === 0) return i;
    const { only } = match.marks[i]!;
    if (only === null || only === reader) left--;
  }
  return match.marks.length;
};
/** A decision belongs to the position it was made in; that another was quicker with his own secret choice does not change it. */
const stale = (match: Match, side: string, at: number): boolean => {
  let now = countFor(match, side);
  for (let i = match.marks.length - 1; now > at && i >= 0; i--) {
    const { only, meanwhile } = match.marks[i]!;
    if (only !== null && only !== side) continue;
    if (!meanwhile || match.record.actions[i]!.by === side) return true;
    now--;
  }
  return now !== at;
};

/** May this be done now? The action as it goes into the log, or the mistake. `at`: how many actions the chooser knows of. */
export const check = (match: Match, action: Option, at?: number): OrMistake<Option> => {
  const machine = machineOf(match.game);
  const asked = machine.asked(match.position);
  if (asked.length === 0) return wrong({ is: 'over' });
  if (at !== undefined && stale(match, action.by, at)) return wrong({ is: 'stale', at, now: countFor(match, action.by) });
  if (!asked.includes(action.by)) return wrong({ is: 'not-asked', asked });
  const offered = machine.allows(match.position, action.by, action.do, action.with);
  if (offered !== null) return fine({ by: offered.by, do: offered.do, with: offered.with });
  const why = whyNot(machine, match.position, action.by, action.do, action.with);
  return why === null || why.offered ? wrong({ is: 'not-asked', asked }) : wrong({ is: 'not-offered', why });
};
/** Does one thing, if it is legal. */
export const act = (match: Match, action: Option, at?: number): OrMistake<Match> => {
  const checked = check(match, action, at);
  if (!checked.ok) return checked;
  step(match, checked.value);
  return fine(match);
};

/** The position after `n` actions, as a copy to look at. */
export const positionAt = (match: Match, n: number): Position<AnyTypes> => {
  const machine = machineOf(match.game);
  const { actions, branch } = match.record;
  let from = Math.min(n, actions.length);
  while (!match.kept.has(from)) from--;
  let pos = machine.clone(match.kept.get(from) as Position<AnyTypes>);
  for (let i = from; ; i++) {
    // What was kept at the beginning of a branch belongs to the branch already.
    if (branch === null || i < branch.at || (i === branch.at && i !== from)) layDice(pos, match.record, i);
    if (branch !== null && branch.at === i && i !== from) pos = branchOff(match.game, pos, branch);
    if (i >= n) return pos;
    machine.apply(pos, actions[i] as never);
  }
};

/** How many of the last actions `side` may take back: its own, as far as nothing hidden was touched. */
export const undoable = (match: Match, side: string): number => {
  const { actions, branch, rewinds = [] } = match.record;
  // Before the place of an agreed take-back lie dice that have been seen: nobody goes there alone.
  const least = Math.max(branch?.at ?? 0, ...rewinds.filter(to => to <= actions.length && takenBackTo(match.record, to) > 0));
  let n = 0;
  for (let i = actions.length - 1; i >= least; i--) {
    const { only, open: free } = match.marks[i]!;
    if (!free) break;
    // He knows nothing of others' secret steps: they neither stop him nor stay.
    if (only !== null && only !== side) continue;
    if (actions[i]!.by !== side) break;
    n++;
  }
  return n;
};
/** The action that `side` takes back next: its own last one. */
export const undoneBy = ({ record }: Match, side: string): number => record.actions.findLastIndex(action => action.by === side);

/** Goes back to where there had been `n` actions, whatever is in the way, with the dice as they lay. */
export const rewind = (match: Match, n: number): void => {
  match.position = positionAt(match, n);
  match.journal.length = n < match.marks.length ? match.marks[n]!.facts : match.journal.length;
  match.marks.length = n;
  match.record = { ...match.record, actions: match.record.actions.slice(0, n) };
  for (const kept of match.kept.keys()) if (kept > n) match.kept.delete(kept);
};
/** A take-back both sides agree on: what they have seen of the dice tells nothing of those to come. */
export const takeBack = (match: Match, n: number): void => {
  match.record = { ...match.record, rewinds: [...(match.record.rewinds ?? []), n] };
  rewind(match, n);
};
export const undo = (match: Match, side: string): OrMistake<Match> => {
  const { length } = match.record.actions;
  if (length === 0) return wrong({ is: 'nothing-to-undo' });
  if (undoable(match, side) === 0) return wrong({ is: 'sealed' });
  rewind(match, undoneBy(match, side));
  return fine(match);
};

/** Plays a record from the beginning. Gives the number of the action that could not be played, or the match. */
export const replay = (game: AnyGame, record: Record): { match: Match } | { failed: number } => {
  const match = begin(game, { ...record, branch: null, actions: [] });
  for (const [i, action] of record.actions.entries()) {
    if (record.branch !== null && record.branch.at === i) enterBranch(match, record.branch);
    if (!act(match, action).ok) return { failed: i };
  }
  if (record.branch !== null && record.branch.at === record.actions.length) enterBranch(match, record.branch);
  return { match };
};
const enterBranch = (match: Match, branch: Branch): void => {
  match.position = branchOff(match.game, match.position, branch);
  match.record = { ...match.record, branch };
  match.kept.set(branch.at, machineOf(match.game).clone(match.position));
};
/** A game of its own that goes on from where `match` stood after `n` actions, as `as` saw it, with other dice and other secrets. */
export const branch = (match: Match, n: number, as: string, key: string): Match => {
  const replayed = replay(match.game, { ...match.record, actions: match.record.actions.slice(0, n) });
  if ('failed' in replayed) throw new Error('a match that cannot be replayed');
  enterBranch(replayed.match, { at: n, as, key });
  return replayed.match;
};

/** One line of the journal as somebody reads it, and the action (from 1, as he counts; 0 is the set-up) that brought it about. */
export interface Entry extends Told {
  readonly action: number;
}
export const journalFor = (match: Match, reader: string | null, from = 0): Entry[] => {
  const entries: Entry[] = [];
  let action = 0;
  let count = 0;
  for (let i = 0; i < match.journal.length; i++) {
    while (action < match.marks.length && match.marks[action]!.facts <= i) {
      const { only } = match.marks[action++]!;
      if (only === null || only === reader) count++;
    }
    if (count < from) continue;
    const told = readBy(match.journal[i]!, reader);
    if (told !== null) entries.push({ ...told, action: count });
  }
  return entries;
};
/** What happened since `side` last decided something. */
export const recap = (match: Match, side: string): Entry[] => {
  const last = match.record.actions.findLastIndex(a => a.by === side);
  return journalFor(match, side, countFor(match, side, last + 1));
};
