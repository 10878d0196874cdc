/** A match on the server as the table holds it: what is told, in words, and what is done, sent. Answers the same questions as the worker. */
import {
  type Ahead,
  type Command,
  type Entry,
  type Event,
  type FarTable,
  type NewOrder,
  Refused,
  type State,
  updated,
  type WatchNews,
} from '@cuartel/client';
import type { Seen } from '../../face.ts';
import { ask as askWorker } from '../../page/client.ts';
import { settings } from '../../page/settings.svelte.ts';
import type { GameLine } from '../../play/game.svelte.ts';
import type { Answer, Asks, FarGame, JournalLine, News, Retold, Sight } from '../../worker/protocol.ts';
import { line, listen, live } from '../live.svelte.ts';
import { client } from '../session.svelte.ts';
import { said, say } from '../words.svelte.ts';
import { endOf } from './end.ts';

/** Without a live line for so long, we ask by plain HTTP. */
const PATIENCE = 4000;
const SLOWLY = 3000;
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

export class ServerTable implements GameLine {
  readonly id: string;
  /** What is told, once it is in words. */
  state = $state.raw<State | null>(null);
  online = $state.raw<ReadonlySet<string>>(new Set());
  /** By plain HTTP, for want of a live line. */
  slow = $state(false);
  fault = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of ours. */
  ahead = 0;
  #sight: Sight | null = null;
  #told: readonly Entry[] = [];
  #last: State | null = null;
  #watched: FarTable | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Something happened while nobody looked. */
  #unseen = false;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #stop: () => void;
  #first: (sight: Sight) => void = () => undefined;
  /** The first sight; never, when the match is refused (see `fault`). */
  readonly ready: Promise<Sight>;

  constructor(id: string) {
    this.id = id;
    this.ready = new Promise(resolve => {
      this.#first = resolve;
    });
    this.#stop = listen({
      presence: (match, person, online) => {
        if (match !== id) return;
        const now = new Set(this.online);
        if (online) now.add(person);
        else now.delete(person);
        this.online = now;
      },
    });
    this.#watched = live().watch(
      id,
      happening => this.#hear(happening),
      fault => {
        if (fault.code !== 'offline') this.fault = fault;
      },
    );
    document.addEventListener('visibilitychange', this.#seen);
    void this.#askSlowly();
  }

  // --- what is heard -----------------------------------------------------------------------------

  /** The match that was proposed to follow this one. */
  get rematch(): State['rematch'] {
    return this.state?.rematch ?? null;
  }
  #hear({ state, events, anew }: WatchNews): void {
    this.#last = state;
    this.#queue = this.#queue.then(() => this.#show(state, events, anew)).catch(reportError);
  }
  async #show(state: State, events: readonly Event[], anew: boolean): Promise<void> {
    const sight = await this.#sightOf(state, anew ? 0 : this.#known(state));
    if (this.#closed) return;
    if (anew) sight.recap = await this.#recap(state);
    this.ahead = state.standing.now - Date.now();
    this.state = state;
    if (anew) this.online = new Set(state.online);
    if (document.hidden && events.length > 0) this.#unseen = true;
    this.#sight = sight;
    this.#first(sight);
    for (const listener of this.#listeners) listener({ is: 'sight', sight });
  }
  /** Whoever comes back to the page is told what happened meanwhile. */
  readonly #seen = (): void => {
    if (document.hidden || !this.#unseen || this.state === null) return;
    this.#unseen = false;
    const { state } = this;
    void this.#recap(state).then(recap => {
      if (recap.length === 0 || this.#closed || this.state !== state) return;
      for (const listener of this.#listeners) listener({ is: 'sight', sight: { ...this.#now(), recap } });
    });
  };
  /** How many lines of the journal are the same as before. */
  #known({ journal }: State): number {
    let n = 0;
    while (n < journal.length && journal[n] === this.#told[n]) n++;
    return n;
  }
  async #recap(state: State): Promise<readonly JournalLine[]> {
    if (state.question === null || state.you === null) return [];
    const facts = await client.recap(this.id).catch(() => []);
    // Whoever has not decided yet has nothing to be reminded of.
    if (facts.length === 0 || facts.length >= state.journal.length) return [];
    return (await this.#retell(state, facts)).lines;
  }
  #retell(state: State, facts: readonly Entry[]): Promise<Retold> {
    const { match, view, question } = state;
    // A proxy cannot be sent to the worker; what the server told is plain.
    return askWorker('retell', {
      slug: match.game,
      view: view as Seen,
      question: question as FarGame['question'],
      facts: facts as readonly Omit<JournalLine, 'text'>[],
    });
  }
  async #sightOf(state: State, from: number): Promise<{ -readonly [K in keyof Sight]: Sight[K] }> {
    const { match, you, at, view, standing, undo } = state;
    const told = await this.#retell(state, state.journal.slice(from));
    this.#told = state.journal;
    const over = standing.status === 'over';
    return {
      id: this.id,
      slug: match.game,
      scenario: match.scenario,
      seats: Object.fromEntries(Object.keys(match.seats).map(side => [side, 'person' as const])),
      count: at,
      done: at,
      branch: false,
      names: told.names,
      view: view as Seen,
      asked: standing.asked,
      curtain: null,
      question: over ? null : told.question,
      trail: told.trail,
      undo: { can: undo > 0, why: say().faults[at === 0 || you === null ? 'nothing-to-undo' : 'sealed'] },
      outcome: over
        ? { text: endOf(standing.result, told.names, told.outcome, say().match), winner: standing.result?.winner ?? null }
        : null,
      twin: told.twin,
      journal: { from, lines: told.lines },
      recap: [],
      following: false,
      kept: true,
    };
  }

  // --- by plain HTTP, while there is no live line ---------------------------------------------------

  async #askSlowly(): Promise<void> {
    while (!this.#closed) {
      await wait(PATIENCE);
      this.slow = !line.connected && !this.#closed;
      while (this.slow && !line.connected && !this.#closed) {
        const ok = await this.#askOnce();
        if (!ok) await wait(SLOWLY);
      }
      this.slow = false;
    }
  }
  async #askOnce(): Promise<boolean> {
    try {
      const last = this.#last;
      if (last === null || last.you === null) {
        const state = await client.state(this.id);
        if (!line.connected && state.seq !== last?.seq) this.#hear({ state, events: [], anew: true });
        return last === null;
      }
      const update = await client.updates(this.id, last.seq, 20);
      if (line.connected || update.seq === last.seq) return true;
      const next = updated(last, update);
      if (next === null) this.#hear({ state: await client.state(this.id), events: [], anew: true });
      else this.#hear({ state: next, events: update.events, anew: false });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code !== 'offline' && this.#last === null) this.fault = error;
      return false;
    }
  }

  // --- what is done ----------------------------------------------------------------------------------

  async command(command: Command): Promise<void> {
    if (line.connected && this.#watched !== null) await this.#watched.command(command);
    else await client.command(this.id, command);
    await this.#queue;
  }
  /** The sight as it stands, without lines the page already has. */
  #now(): Sight {
    const sight = this.#sight as Sight;
    return { ...sight, journal: { from: this.#told.length, lines: [] }, recap: [] };
  }
  async #tried(command: Command): Promise<Answer> {
    try {
      await this.command(command);
      return { ok: true, sight: this.#now() };
    } catch (error) {
      await this.#queue;
      return { ok: false, text: said(error), sight: this.#now() };
    }
  }
  async #orders(): Promise<Asks['orders'][1]> {
    const state = this.state;
    if (state === null || state.you === null) return { menu: null, ready: [], standing: [] };
    const given = await client.orders(this.id);
    const told = { slug: state.match.game, view: state.view as Seen, question: state.question as FarGame['question'], facts: [] };
    return askWorker('ordersTold', { told, orders: given.map(one => one.order) });
  }
  /** After the end the whole record lies open: the fog is lifted. */
  #finished: Promise<string | null> | null = null;
  #record(): Promise<string | null> {
    if (this.state?.standing.status !== 'over') return Promise.resolve(null);
    this.#finished ??= client.record(this.id).then(JSON.stringify, () => {
      this.#finished = null;
      return null;
    });
    return this.#finished;
  }
  readonly #answers: { [A in keyof Asks]?: (what: Asks[A][0]) => Promise<Asks[A][1]> } = {
    act: ({ at, do: deed, with: what }) => this.#tried({ is: 'act', at, do: deed, with: what }),
    undo: () => this.#tried({ is: 'undo', at: this.#last?.at ?? 0 }),
    why: async ({ thing }) => {
      try {
        const why = await client.whyNot(this.id, thing, settings.language);
        return why ?? { rule: null, text: say().faults[this.state?.standing.status === 'over' ? 'over' : 'not-asked'] };
      } catch (error) {
        return { rule: null, text: said(error) };
      }
    },
    half: async ({ half }) =>
      askWorker('halfTold', {
        slug: this.state?.match.game ?? '',
        view: this.state?.view as Seen,
        question: (this.state?.question ?? null) as FarGame['question'],
        half,
      }),
    course: async () => {
      const record = await this.#record();
      return record === null ? null : askWorker('finishedCourse', { text: record, side: this.state?.you ?? null });
    },
    look: async ({ at, eyes }) => {
      const record = eyes === undefined ? null : await this.#record();
      if (record !== null && eyes !== undefined)
        return askWorker('finishedLook', { text: record, side: this.state?.you ?? null, at, eyes });
      const then = await client.viewAt(this.id, at).catch(() => null);
      return then === null ? null : { at, view: then.view as Seen, trail: [] };
    },
    orders: () => this.#orders(),
    order: async ({ order }) => {
      await client.addOrder(this.id, order as NewOrder);
      return this.#orders();
    },
    lift: async ({ order }) => {
      await client.removeOrder(this.id, order);
      return this.#orders();
    },
    ahead: async ({ steps }) => (await client.ahead(this.id, steps as NonNullable<Ahead['steps']>)).question,
    sight: async () => {
      if (this.state === null) return null;
      const sight = await this.#sightOf(this.state, 0);
      this.#sight = sight;
      return sight;
    },
    sit: async () => this.#now(),
    seats: async () => this.#now(),
    takeOver: async () => null,
    close: async () => null,
  };
  ask<A extends keyof Asks>(name: A, what: Asks[A][0]): Promise<Asks[A][1]> {
    const answer = this.#answers[name] as ((what: Asks[A][0]) => Promise<Asks[A][1]>) | undefined;
    return answer === undefined ? Promise.reject(new Error(`${name} is not asked of a server`)) : answer(what);
  }
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#seen);
    this.#stop();
    this.#watched?.close();
  }
}
