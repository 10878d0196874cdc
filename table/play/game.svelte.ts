/** The open game as the page holds it: the scene, the journal, the moment looked at, what was refused. */
import type { Thing } from '@cuartel/engine';
import type { Face, Seen } from '../face.ts';
import { ask, onNews } from '../page/client.ts';
import type { Asks, Choice, Line, Look, News, Scene, Seats } from '../worker/protocol.ts';

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
  busy = $state(false);
  gone = $state(false);
  /** Called just before what is seen changes, and after. */
  beforeChange: () => void = () => undefined;
  #flash: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;
  readonly #line: GameLine;

  constructor(scene: Scene, face: Face, line: GameLine = { ask, onNews }) {
    this.#line = line;
    this.id = scene.id;
    this.face = face;
    this.#take(scene, true);
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

  #take(scene: Scene, first = false): void {
    this.beforeChange();
    const { from, lines } = scene.journal;
    const added = !first && from === this.lines.length ? lines : [];
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.scene = scene;
    this.refusal = null;
    this.past = null;
    if (scene.recap.length > 0) this.recap = scene.recap;
    if (added.length > 0) this.strike(added);
  }
  strike(lines: readonly Line[]): void {
    this.fresh = lines;
    this.struck = new Set(lines.flatMap(line => this.face.things(line)));
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => {
      this.struck = new Set();
    }, FLASH);
  }

  async choose(option: Choice): Promise<void> {
    const { question, count } = this.scene;
    if (question === null || this.busy) return;
    this.busy = true;
    try {
      const answer = await this.#line.ask('act', { id: this.id, by: question.side, do: option.do, with: option.with, at: count });
      this.#take(answer.scene);
      if (!answer.ok) this.refusal = { thing: null, rule: null, text: answer.text };
    } finally {
      this.busy = false;
    }
  }
  async undo(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answer = await this.#line.ask('undo', { id: this.id });
      this.#take(answer.scene);
      this.fresh = [];
      if (!answer.ok) this.refusal = { thing: null, rule: null, text: answer.text };
    } finally {
      this.busy = false;
    }
  }
  async whyNot(thing: Thing): Promise<void> {
    this.refusal = { thing, ...(await this.#line.ask('why', { id: this.id, thing })) };
  }
  async sit(side: string): Promise<void> {
    this.#take(await this.#line.ask('sit', { id: this.id, side }));
  }
  async setSeats(seats: Seats): Promise<void> {
    this.#take(await this.#line.ask('seats', { id: this.id, seats }));
  }
  async speakAgain(): Promise<void> {
    const scene = await this.#line.ask('scene', { id: this.id });
    if (scene !== null) this.#take(scene, true);
  }
  takeOver(): void {
    void this.#line.ask('takeOver', { id: this.id });
  }
  /** Shows the board as it was after `at` decisions; the last one is now. */
  async lookAt(at: number): Promise<void> {
    if (at >= this.scene.count || at < 0) {
      this.beforeChange();
      this.past = null;
      return;
    }
    const look = await this.#line.ask('look', { id: this.id, at });
    if (look === null) return;
    this.beforeChange();
    this.refusal = null;
    this.past = look;
    const told = this.lines.filter(line => line.action === at);
    this.struck = new Set(told.flatMap(line => this.face.things(line)));
  }
  close(): void {
    this.#stop();
    clearTimeout(this.#flash);
    void this.#line.ask('close', { id: this.id });
  }
}
