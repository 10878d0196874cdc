/** Telling those who watch. What one side reads is put together once, however many sockets it has. */
import { type AnyTypes, countFor, type Table } from '@cuartel/engine';
import type { Change, Update } from '../protocol/play.ts';
import type { Happened } from './event.ts';
import type { Live } from './live.ts';
import { numberFor } from './numbers.ts';
import type { Giver, OpenMatch } from './open-match.ts';
import { changes } from './patch.ts';
import { eventsFor, factsOf, questionFor, standingOf, undoFor, viewFor } from './reader.ts';
import { shownTo, shownWhole, spectatorViewAt } from './spectators.ts';

/** How the match stood before the events that are told now. */
export interface Before {
  readonly seq: number;
  readonly table: Table<AnyTypes>;
}

/** The text of a message without its head, so that the giver of a command can have its number in front. */
const tail = (match: string, update: Update): string => `"match":"${match}",${JSON.stringify(update).slice(1)}`;

export const tellUpdate = (
  open: OpenMatch,
  live: Live,
  before: Before,
  events: readonly Happened[],
  now: number,
  giver?: Giver,
): void => {
  const { match } = live;
  const moved = events.some(e => e.kind === 'act' || e.kind === 'rewind');
  const pub = moved ? changes(before.table.pub, match.position.table.pub, ['pub']) : [];
  const patches = new Map<string, Change[]>();
  const tails = new Map<string, string>();
  let spectators = false;
  for (const [watcher, side] of open.watchers) {
    if (side === null) {
      spectators = true;
      continue;
    }
    const from = numberFor(live, side, before.seq);
    const seq = numberFor(live, side);
    // What happened is somebody else's secret: not even that something did is told.
    if (seq === from) continue;
    const key = `${side} ${watcher.words}`;
    let text = tails.get(key);
    if (text === undefined) {
      let patch = patches.get(side);
      if (patch === undefined) {
        patch = moved ? [...pub, ...changes(before.table.own[side], match.position.table.own[side], ['own'])] : [];
        patches.set(side, patch);
      }
      const question = questionFor(live, side, watcher.words);
      text = tail(open.id, {
        from,
        seq,
        at: countFor(match, side),
        events: eventsFor(live, events, side),
        patch,
        question,
        undo: undoFor(live, side),
        standing: standingOf(live, side, now),
      });
      tails.set(key, text);
    }
    watcher.send(
      giver !== undefined && giver.watcher === watcher ? `{"t":"update","id":${giver.id},${text}` : `{"t":"update",${text}`,
    );
  }
  if (spectators) tellSpectators(open, live, now);
};

/** The number spectators go by: actions shown that are no secret, and whether the end was shown. */
export const spectatorSeq = (live: Live, n: number, now: number): number =>
  countFor(live.match, null, n) * 2 + (live.status === 'over' && shownWhole(live, now) ? 1 : 0);

/** What spectators may know by now and have not been told. Called after every event and every few seconds. */
export const tellSpectators = (open: OpenMatch, live: Live, now: number): void => {
  const n = shownTo(live, now);
  if (n === null) return;
  const spectators = spectatorViewAt(live, open.spectators, n);
  const anew = open.spectators !== spectators;
  open.spectators = spectators;
  const seq = spectatorSeq(live, n, now);
  if (spectators.told === seq) return;
  // Nothing told from this spectators yet, or a take-back: events cannot be counted on, the view can.
  const from = anew || spectators.told < 0 ? 0 : spectators.told;
  const events = [];
  for (let i = spectators.shown + 1; from > 0 && i <= n; i++) {
    if (live.match.marks[i - 1]?.only !== null) continue;
    const number = countFor(live.match, null, i);
    events.push({ is: 'act' as const, seq: number * 2, n: number, facts: factsOf(live.match, i, null) });
  }
  spectators.told = seq;
  spectators.shown = n;
  const whole = shownWhole(live, now);
  const standing = whole
    ? standingOf(live, null, now)
    : {
        ...standingOf(live, null, now),
        status: 'playing' as const,
        asked: [],
        chosen: [],
        deadline: null,
        clocks: null,
        away: {},
        handovers: 0,
        byOrders: null,
        offers: [],
        result: null,
        key: null,
      };
  const text = `{"t":"update",${tail(open.id, { from, seq, at: countFor(live.match, null, n), events, view: viewFor(spectators.position, null), question: null, undo: 0, standing })}`;
  for (const [watcher, side] of open.watchers) if (side === null) watcher.send(text);
};
