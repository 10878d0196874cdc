/** The open game as the page holds it: the scene, the journal, the moment looked at, what was refused. */
import type { Thing } from '@cuartel/engine';
import type { Face, Seen } from '../face.ts';
import { ask, onNews } from '../page/client.ts';
import type { Answer, Asks, Choice, Line, Look, News, Scene, Seats } from '../worker/protocol.ts';

export interface Refusal {
  readonly thing: Thing | null;
  readonly rule: string | null;
  readonly text: string;
}
/** Who answers: the worker of this browser, or a server far away. */
export interface GameLine {
  ask<A extends keyof Asks>(name: A, what: Asks[A][0]): Promise<Asks[A][1]>;
  onNews(listener: (news: News) => void): () => void;
}
const FLASH = 1600;

export class OpenGame {
  readonly id: string;
  readonly face: Face;
  scene = $state.raw<Scene>() as Scene;
  lines = $state.raw<readonly Line[]>([]);
  past = $state.raw<Look | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  struck = $state.raw<ReadonlySet<Thing>>(new Set());
  recap = $state.raw<readonly Line[]>([]);
  /** Lines that the last decision brought. */
  fresh = $state.raw<readonly Line[]>([]);
  /** A decision, or a step back, waits for its answer. */
  busy = $state(false);
  gone = $state(false);
  /** Called just before what is seen changes, and after. */
  beforeChange: () => void = () => undefined;
  #flash: ReturnType<typeof setTimeout> | undefined;
  #under = 0;
  /** Settled once everything asked so far is answered. */
  #answered: Promise<unknown> = Promise.resolve();
  /** The moment that is to be shown, before it is; null: now. */
  #wanted: number | null = null;
  #looking = false;
  /** Goes up whenever what was asked about is put away: a late answer is then dropped. */
  #questions = 0;
  #dismissed = 0;
  readonly #stop: () => void;
  readonly #line: GameLine;

  constructor(scene: Scene, face: Face, line: GameLine = { ask, onNews }) {
    this.#line = line;
    this.id = scene.id;
    this.face = face;
    this.#take(scene, 'first');
    this.#stop = line.onNews(news => {
      if (news.is === 'scene' && news.scene.id === this.id) this.#take(news.scene);
      if (news.is === 'gone' && news.id === this.id) this.gone = true;
    });
  }

  get view(): Seen {
    return this.past?.view ?? this.scene.view;
  }
  get options(): readonly Choice[] {
    return this.past === null ? (this.scene.question?.options ?? []) : [];
  }

  /** Does this only add to what we know? Then whoever looks at the past may go on looking. */
  #goesOn({ journal: { from, lines }, curtain, view, count }: Scene): boolean {
    const known = this.lines.slice(from);
    const same = known.every((line, i) => line.action === lines[i]?.action && line.text === lines[i]?.text);
    return same && curtain === null && view.me === this.scene.view.me && count >= this.scene.count;
  }
  /** `decided`: it answers what was done here. `first`: it replaces all we had. */
  #take(scene: Scene, why: 'told' | 'decided' | 'first' = 'told'): void {
    const stays = why === 'told' && this.#wanted !== null && this.#goesOn(scene);
    if (!stays) this.beforeChange();
    const { from, lines } = scene.journal;
    const added = why !== 'first' && from === this.lines.length ? lines : [];
    if (why !== 'told' || scene.count !== this.scene.count) {
      this.#questions++;
      this.refusal = null;
    }
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.scene = scene;
    if (!stays) {
      this.past = null;
      this.#wanted = null;
    }
    if (scene.recap.length > 0) this.recap = scene.recap;
    if (added.length > 0 && !stays) this.strike(added);
  }
  strike(lines: readonly Line[]): void {
    this.fresh = lines;
    this.struck = new Set(lines.flatMap(line => this.face.things(line)));
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => {
      this.struck = new Set();
    }, FLASH);
  }

  /** One after another: what is pressed while an answer is under way comes after it. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#under++;
    this.busy = true;
    const done = this.#answered.then(async () => {
      try {
        await job();
      } finally {
        this.busy = --this.#under > 0;
      }
    });
    this.#answered = done.catch(() => undefined);
    return done;
  }
  #answer(answer: Answer): void {
    this.#take(answer.scene, 'decided');
    if (!answer.ok) this.refusal = { thing: null, rule: null, text: answer.text };
  }
  /** False: it was not taken, because an earlier decision is not answered yet or the past is looked at. */
  choose(option: Choice): boolean {
    const { question, count } = this.scene;
    if (question === null || this.busy || this.#wanted !== null) return false;
    const action = { id: this.id, by: question.side, do: option.do, with: option.with, at: count };
    void this.#inTurn(async () => this.#answer(await this.#line.ask('act', action)));
    return true;
  }
  undo(): void {
    void this.#inTurn(async () => {
      this.#answer(await this.#line.ask('undo', { id: this.id }));
      this.fresh = [];
    });
  }
  /** Is the past looked at, or about to be? */
  get looking(): boolean {
    return this.#wanted !== null;
  }
  /** Once nothing is under way. */
  answered(): Promise<unknown> {
    return this.#answered;
  }
  async whyNot(thing: Thing): Promise<void> {
    const n = ++this.#questions;
    const answer = await this.#line.ask('why', { id: this.id, thing });
    if (n === this.#questions) this.refusal = { thing, ...answer };
  }
  /** Puts away what was said last, or the past. */
  dismiss(): void {
    this.#questions++;
    this.#dismissed++;
    if (this.refusal !== null) this.refusal = null;
    else this.#show(null);
  }
  sit(side: string): void {
    void this.#inTurn(async () => {
      if (this.scene.curtain === side) this.#take(await this.#line.ask('sit', { id: this.id, side }), 'decided');
    });
  }
  async setSeats(seats: Seats): Promise<void> {
    this.#take(await this.#line.ask('seats', { id: this.id, seats }), 'decided');
  }
  async speakAgain(): Promise<void> {
    const scene = await this.#line.ask('scene', { id: this.id });
    if (scene !== null) this.#take(scene, 'first');
  }
  takeOver(): void {
    void this.#line.ask('takeOver', { id: this.id });
  }
  #show(look: Look | null): void {
    if (look === null) this.#wanted = null;
    if (look === this.past) return;
    this.beforeChange();
    this.past = look;
    if (look === null) return;
    this.refusal = null;
    const told = this.lines.filter(line => line.action === look.at);
    this.struck = new Set(told.flatMap(line => this.face.things(line)));
  }
  /** Shows the board as it was after `at` decisions; the last one is now. */
  async lookAt(at: number): Promise<void> {
    if (at >= this.scene.count || at < 0) return this.#show(null);
    this.#wanted = at;
    if (this.#looking) return; // the one under way goes on to what is wanted by then
    this.#looking = true;
    try {
      while (this.#wanted !== null && this.#wanted !== this.past?.at) {
        const look: Look | null = await this.#line.ask('look', { id: this.id, at: this.#wanted });
        if (this.#wanted === null) return;
        if (look === null) this.#wanted = this.past?.at ?? null;
        else this.#show(look);
      }
    } finally {
      this.#looking = false;
    }
  }
  /** So many decisions on or back from the moment that is looked at; a decision under way counts as made. */
  async step(by: number): Promise<void> {
    const n = this.#dismissed;
    if (this.busy) await this.#answered;
    if (this.scene.curtain !== null || n !== this.#dismissed) return;
    await this.lookAt(Math.max(0, (this.#wanted ?? this.scene.count) + by));
  }
  close(): void {
    this.#stop();
    clearTimeout(this.#flash);
    void this.#line.ask('close', { id: this.id });
  }
}
