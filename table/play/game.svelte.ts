/** The open game as the page holds it: the sight, the journal, the moment looked at, what was refused. */
import type { HalfMade, PlannedDeed, Thing, WantedOrder } from '@cuartel/engine';
import type { Face, Seen } from '../face.ts';
import { ask, onNews } from '../page/client.ts';
import { settings } from '../page/settings.svelte.ts';
import type { Answer, Asks, ChoiceInWords, Course, HalfSaid, JournalLine, Look, News, Seats, Sight } from '../worker/protocol.ts';
import { answerOf, asksAlike, type DeskRow, entriesOf, judgedHere, type Toggles, timesOn, toggled } from './entries.ts';

export interface ShownRefusal {
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
/** A question is read before it is answered: what is pressed or clicked earlier was meant for the one before. */
export const UNREAD = 220;

export class OpenGame {
  readonly id: string;
  readonly face: Face;
  sight = $state.raw<Sight>() as Sight;
  lines = $state.raw<readonly JournalLine[]>([]);
  past = $state.raw<Look | null>(null);
  refusal = $state.raw<ShownRefusal | null>(null);
  struck = $state.raw<ReadonlySet<Thing>>(new Set());
  recap = $state.raw<readonly JournalLine[]>([]);
  /** Lines that the last decision brought. */
  fresh = $state.raw<readonly JournalLine[]>([]);
  /** A decision, or a step back, waits for its answer. */
  busy = $state(false);
  gone = $state(false);
  /** Decisions that were made when this side last made one: what came after is the others'. */
  mine = $state(-1);
  /** Another number with every question that is put. */
  asking = $state(0);
  /** Another number whenever somebody is asked here after nobody was. Counted as news comes: it may come faster than it is drawn. */
  turns = $state(0);
  /** The question has only just come: nothing decides it yet. */
  unread = $state(false);
  /** A set that is being put together, and what the rules say of it. */
  half = $state.raw<HalfMade | null>(null);
  growth = $state.raw<HalfSaid | null>(null);
  /** The rules have not yet spoken of the list as it stands. */
  weighing = $state(false);
  #weighs = 0;
  /** It is to be decided with, as soon as they have. */
  #wish = false;
  /** What can be chosen, in the order of the desk. */
  entries = $derived.by((): readonly DeskRow[] =>
    this.past === null ? entriesOf(this.sight.question, this.face.enders, { names: this.#folded, opened: this.opened }) : [],
  );
  /** Which of the deeds that are folded is open. */
  opened = $state<string | null>(null);
  /** What the face folds. A lesson says what is to be done: there nothing is. */
  #folded = $derived.by((): Readonly<Record<string, string>> => {
    const kept = this.sight.lesson ? {} : (this.face.kept ?? {});
    return Object.fromEntries(Object.entries(kept).flatMap(([deed, name]) => (name ? [[deed, name[settings.language]]] : [])));
  });
  /** Through whose eyes the past is looked at, once the game is over; undefined: one's own. */
  eyes = $state<string | null | undefined>(undefined);
  #seenBy: string | null | undefined = undefined;
  /** The lists chosen last, by side and deed: who sits down after another is not told what he chose. */
  readonly #lists = new Map<string, readonly unknown[]>();
  #reading: ReturnType<typeof setTimeout> | undefined;
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

  constructor(sight: Sight, face: Face, line: GameLine = { ask, onNews }) {
    this.#line = line;
    this.id = sight.id;
    this.face = face;
    this.#take(sight, 'first');
    this.#stop = line.onNews(news => {
      if (news.is === 'sight' && news.sight.id === this.id) this.#take(news.sight);
      if (news.is === 'gone' && news.id === this.id) this.gone = true;
    });
  }

  get view(): Seen {
    return this.past?.view ?? this.sight.view;
  }
  get options(): readonly ChoiceInWords[] {
    return this.past === null ? (this.sight.question?.options ?? []) : [];
  }

  /** Does this only add to what we know? Then whoever looks at the past may go on looking. */
  #goesOn({ journal: { from, lines }, curtain, view, count }: Sight): boolean {
    const known = this.lines.slice(from);
    const same = known.every((line, i) => line.action === lines[i]?.action && line.text === lines[i]?.text);
    return same && curtain === null && view.me === this.sight.view.me && count >= this.sight.count;
  }
  /** `decided`: it answers what was done here. `first`: it replaces all we had. */
  #take(sight: Sight, why: 'told' | 'decided' | 'first' = 'told'): void {
    const stays = why === 'told' && this.#wanted !== null && this.#goesOn(sight);
    if (!stays) this.beforeChange();
    const { from, lines } = sight.journal;
    const added = why !== 'first' && from === this.lines.length ? lines : [];
    if (why !== 'told' || sight.done !== this.sight.done) {
      this.#questions++;
      this.refusal = null;
    }
    this.lines = [...this.lines.slice(0, from), ...lines];
    sight = this.#enriched(sight);
    // What another decides meanwhile takes nothing out of these hands, as long as the question is the same.
    const asked =
      why === 'first' ||
      (sight.count !== this.sight.count && (why === 'decided' || !asksAlike(sight.question, this.sight.question))) ||
      sight.question?.side !== this.sight.question?.side;
    if (sight.question !== null && (this.sight as Sight | undefined)?.question == null) this.turns++;
    // What lights up on the board was told to whoever sat here.
    if (why !== 'first' && sight.view.me !== this.sight.view.me) this.strike([]);
    this.sight = sight;
    if (asked) this.#read(why !== 'first');
    if (why === 'decided') this.mine = sight.count;
    else if (sight.count < this.mine) this.mine = -1;
    if (!stays) {
      this.past = null;
      this.#wanted = null;
    }
    if (sight.recap.length > 0) this.recap = sight.recap;
    if (added.length > 0 && !stays) this.strike(added);
  }
  /** Choices with all the things they can be pointed at by. */
  #enriched(sight: Sight): Sight {
    const { face } = this;
    if (sight.question === null || face.more === undefined) return sight;
    const options = sight.question.options.map(option => {
      const more = face.more?.(sight.view, option) ?? [];
      return more.length === 0 ? option : { ...option, things: [...option.things, ...more] };
    });
    return { ...sight, question: { ...sight.question, options } };
  }
  /** A new question: the list of the one before is put away, and for a moment nothing decides. */
  #read(guarded: boolean): void {
    this.asking++;
    this.opened = null;
    this.half = null;
    this.growth = null;
    this.weighing = false;
    this.#weighs++;
    this.#wish = false;
    clearTimeout(this.#reading);
    this.unread = guarded && this.sight.question !== null;
    if (this.unread)
      this.#reading = setTimeout(() => {
        this.unread = false;
      }, UNREAD);
  }
  /** What the others did since this side last decided. */
  get others(): readonly JournalLine[] {
    if (this.mine < 0) return [];
    const since = this.lines.filter(line => line.action > this.mine);
    // Alone against the rules, what they did came of the decision itself.
    const own = this.lines.filter(line => line.action === this.mine);
    return since.length > 0 ? since : own.filter(line => this.face.way?.(line)).length > 2 ? own : [];
  }
  get sets(): readonly Toggles[] {
    return [...new Set(this.entries.flatMap(entry => (entry.is === 'member' ? [entry.set] : [])))];
  }
  /** What is on the list, by thing. */
  get chosen(): readonly Thing[] {
    const { half } = this;
    return half === null
      ? []
      : this.entries.flatMap(entry =>
          entry.is === 'member' && timesOn(half, entry.set, entry.n) > 0 ? (entry.set.members[entry.n]?.things ?? []) : [],
        );
  }
  /** What may be chosen or put on a list, by thing. */
  get open(): readonly Thing[] {
    return this.entries.flatMap(entry => {
      if (entry.is === 'option') return entry.option.things;
      if (entry.is === 'fold') return entry.things;
      return this.mayAdd(entry) ? (entry.set.members[entry.n]?.things ?? []) : [];
    });
  }
  /** May it still be put on its list? */
  mayAdd(entry: DeskRow): boolean {
    if (entry.is !== 'member') return false;
    const begun = this.half?.do === entry.set.do && this.growth !== null && this.half.with.length > 0;
    return !begun || this.growth?.may.includes(entry.n) === true;
  }
  async #weigh(set: Toggles, half: HalfMade): Promise<void> {
    this.half = half;
    this.refusal = null;
    this.weighing = true;
    const n = ++this.#weighs;
    const said = set.lists === null ? await this.#line.ask('half', { id: this.id, half }) : judgedHere(set, half);
    if (n !== this.#weighs) return;
    this.growth = said;
    this.weighing = false;
    if (this.#wish) this.chooseList();
  }
  get openedName(): string {
    return this.opened === null ? '' : (this.#folded[this.opened] ?? '');
  }
  /** Opens a deed that is folded, or (null) closes it again; a list begun in the other is put away. */
  unfold(deed: string | null): void {
    if (this.busy || this.#wanted !== null) return;
    this.opened = deed;
    this.half = null;
    this.growth = null;
    this.weighing = false;
    this.#weighs++;
    this.#wish = false;
  }
  /** Puts a member on the list, or takes it off. */
  toggle(set: Toggles, n: number): void {
    if (this.busy || this.#wanted !== null) return;
    this.#wish = false;
    void this.#weigh(set, toggled(this.half, set, n, this.weighing || this.half?.do !== set.do ? undefined : this.growth?.may));
  }
  /** Puts as many on the list as the rules let, in order; or none; or those of last time. */
  async fill(set: Toggles, which: 'all' | 'none' | 'again'): Promise<void> {
    // All that go with those already on the list; where nobody is, with the first.
    const begun = which === 'all' && this.half?.do === set.do ? this.half.with : [];
    await this.#weigh(set, { do: set.do, with: begun });
    if (which === 'none') return;
    const last = this.#lists.get(this.#listed(set)) ?? [];
    for (const [n, member] of set.members.entries()) {
      if (which === 'again' && !last.some(one => JSON.stringify(one) === JSON.stringify(member.with))) continue;
      while (this.growth?.may.includes(n) && timesOn(this.half, set, n) < (set.times?.[n] ?? 1))
        await this.#weigh(set, { do: set.do, with: [...(this.half?.with ?? []), member.with] });
    }
  }
  #listed(set: Toggles): string {
    return `${this.sight.question?.side}:${set.do}`;
  }
  canRepeat(set: Toggles): boolean {
    return this.#lists.has(this.#listed(set));
  }
  /** Decides with the list as it stands. */
  chooseList(): boolean {
    const { half, growth } = this;
    const set = this.sets.find(one => one.do === half?.do);
    this.#wish = this.weighing;
    if (this.weighing || half === null || set === undefined || growth === null || growth.wrong !== null) return this.#wish;
    this.#lists.set(this.#listed(set), half.with);
    return this.choose({ ...answerOf(set, half), text: growth.text ?? '', things: [], seals: false });
  }
  strike(lines: readonly JournalLine[]): void {
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
    this.#take(answer.sight, 'decided');
    if (!answer.ok) this.refusal = { thing: null, rule: null, text: answer.text };
  }
  /** `meant`: it does not answer what was read, but carries out what was said before. False: it was not taken, because an earlier decision is not answered yet or the past is looked at. */
  choose(option: ChoiceInWords, meant = false): boolean {
    const { question, count } = this.sight;
    if (question === null || this.busy || (this.unread && !meant) || this.#wanted !== null) return false;
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
  async course(): Promise<Course | null> {
    return this.#line.ask('course', { id: this.id }).catch(() => null);
  }
  async whyNot(thing: Thing): Promise<void> {
    const n = ++this.#questions;
    const answer = await this.#line.ask('why', { id: this.id, thing, half: this.half });
    if (n === this.#questions) this.refusal = { thing, ...answer };
  }
  /** Puts away what was said last, or the past. */
  dismiss(): void {
    this.#questions++;
    this.#dismissed++;
    if (this.refusal !== null) this.refusal = null;
    else {
      this.eyes = undefined;
      this.#show(null);
    }
  }
  sit(side: string): void {
    void this.#inTurn(async () => {
      if (this.sight.curtain === side) this.#take(await this.#line.ask('sit', { id: this.id, side }), 'decided');
    });
  }
  async setSeats(seats: Seats): Promise<void> {
    this.#take(await this.#line.ask('seats', { id: this.id, seats }), 'decided');
  }
  async speakAgain(): Promise<void> {
    const sight = await this.#line.ask('sight', { id: this.id });
    if (sight !== null) this.#take(sight, 'first');
  }
  /** Standing orders of the side at the screen: read, given, taken back. What they answer comes as news. */
  orders(): Promise<Asks['orders'][1]> {
    return this.#line.ask('orders', { id: this.id });
  }
  order(order: WantedOrder): Promise<Asks['orders'][1]> {
    return this.#line.ask('order', { id: this.id, order });
  }
  /** What will be asked after these deeds, if the others let their windows pass. */
  ahead(steps: readonly PlannedDeed[]): Promise<Asks['ahead'][1]> {
    return this.#line.ask('ahead', { id: this.id, steps });
  }
  lift(order: string): Promise<Asks['orders'][1]> {
    return this.#line.ask('lift', { id: this.id, order });
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
    if (this.eyes === undefined && (at >= this.sight.count || at < 0)) return this.#show(null);
    this.#wanted = at;
    if (this.#looking) return; // the one under way goes on to what is wanted by then
    this.#looking = true;
    try {
      while (this.#wanted !== null && (this.#wanted !== this.past?.at || this.#seenBy !== this.eyes)) {
        const { eyes } = this;
        const look: Look | null = await this.#line.ask('look', {
          id: this.id,
          at: this.#wanted,
          ...(eyes === undefined ? {} : { eyes }),
        });
        this.#seenBy = eyes;
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
    if (this.sight.curtain !== null || n !== this.#dismissed) return;
    await this.lookAt(Math.max(0, (this.#wanted ?? this.sight.count) + by));
  }
  close(): void {
    this.#stop();
    clearTimeout(this.#flash);
    clearTimeout(this.#reading);
    void this.#line.ask('close', { id: this.id });
  }
}
