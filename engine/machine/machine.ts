/**
 * THE RULEBOOK MACHINE. A section is an ordered record of steps; a step happens by itself or is somebody's decision.
 * Where the game stands is a stack of frames: plain JSON, naming section and step in the rulebook's own words.
 */
import { belled, type Drawers, type Peek, type Table, viewOf } from '../state/drawers.ts';
import { copy } from '../state/plain.ts';
import { type Asking, type Choosable, compile, type Place } from './compile.ts';
import type { Action, GameTypes, Rulebook, SectionOf } from './contents.ts';
import { type Option, optionsOf } from './options.ts';

/** One open section. `wait`: the sides still to be heard in a `together` or a moment. */
export interface Frame {
  section: string;
  step: string;
  into: string | null;
  my: Record<string, unknown>;
  wait: string[] | null;
}
export interface Position<D extends Drawers> {
  table: Table<D>;
  stack: Frame[];
  /** The options of the side that must decide, once they have been worked out. Never saved. */
  offer: readonly Option[] | null;
}
/** What came of an action, besides the changed position. */
export interface Outcome {
  /** A drawer hidden from the acting side was opened, or chance was used. */
  readonly hidden: boolean;
  /** Some other side had a forced choice that was made for it. */
  readonly othersMoved: boolean;
}

interface Flowing {
  go: string;
  step: string;
  section: string;
  moment: string;
  given: object;
  about: object;
  into: string | null;
  gives: unknown;
}

export const machine = <G extends GameTypes>(book: Rulebook<G>, first: SectionOf<G>, cloneTable: (t: Table<G>) => Table<G>) => {
  type Pos = Position<G>;
  type T = Table<GameTypes>;
  const pages = compile(book as unknown as Rulebook<GameTypes>);
  const { interrupts } = book as unknown as Rulebook<GameTypes>;

  const placeOf = (f: Frame): Place => {
    const place = pages[f.section]?.steps[f.step];
    if (place === undefined) throw new Error(`the rulebook has no ${f.section}, ${f.step}`);
    return place;
  };
  const push = (pos: Pos, section: string, given: object): void => {
    const page = pages[section];
    if (page === undefined) throw new Error(`the rulebook has no section ${section}`);
    pos.stack.push({ section, step: page.begin, into: null, my: { ...given, ...page.keeps() }, wait: null });
  };
  const pop = (pos: Pos, result: unknown): void => {
    pos.stack.pop();
    const caller = pos.stack[pos.stack.length - 1];
    if (caller !== undefined && caller.into !== null) {
      caller.my[caller.into] = result;
      caller.into = null;
    }
  };
  const follow = (pos: Pos, f: Frame, place: Place, answer: unknown): void => {
    const flow = answer as Flowing;
    switch (flow.go) {
      case 'next':
        if (place.next === null) pop(pos, undefined);
        else f.step = place.next;
        return;
      case 'again':
        return;
      case 'to':
        f.step = flow.step;
        return;
      case 'end':
        pop(pos, flow.gives);
        return;
      case 'over':
        pos.stack.length = 0;
        return;
      case 'call':
      case 'moment':
        if (place.next !== null) {
          f.step = place.next;
          f.into = flow.into;
        } else pos.stack.pop(); // nothing left to do here
        if (flow.go === 'call') push(pos, flow.section, flow.given);
        else pos.stack.push({ section: '@moment', step: flow.moment, into: null, my: flow.about as Frame['my'], wait: null });
        return;
      default:
        throw new Error(`${f.section}, ${f.step} answered ${String(flow.go)}`);
    }
  };
  /** A moment: poll the sides in order; every reaction polls them all again unless each is asked once. */
  const poll = (pos: Pos, f: Frame, place: Asking, answer: unknown): void => {
    const flow = answer as Flowing;
    const wait = f.wait as string[];
    if (flow.go === 'over') pos.stack.length = 0;
    else if (flow.go === 'end') pop(pos, f.my);
    else {
      f.wait = place.once ? wait.slice(1) : null;
      if (flow.go === 'call') push(pos, flow.section, flow.given);
      else if (flow.go === 'moment')
        pos.stack.push({ section: '@moment', step: flow.moment, into: null, my: flow.about as Frame['my'], wait: null });
    }
  };
  const decided = (pos: Pos, t: T, f: Frame, place: Asking, a: Option): void => {
    const choice = place.choices[a.do];
    if (place.is === 'ask') follow(pos, f, place, (choice as Choosable).do(t, f.my, a.with));
    else if (place.is === 'moment') {
      if (choice === undefined)
        f.wait = (f.wait as string[]).slice(1); // a pass
      else poll(pos, f, place, choice.do(t, f.my, a.with, a.by));
    } else {
      const verdict = (choice as Choosable).do(t, a.by, a.with, f.my);
      if (verdict === 'ready') f.wait = (f.wait as string[]).filter(side => side !== a.by);
    }
  };
  const interrupted = (pos: Pos, t: T): boolean => {
    for (const interrupt of interrupts) {
      if (!interrupt.when(t.pub)) continue;
      const flow = interrupt.then(t.pub) as unknown as Flowing;
      if (flow.go === 'over') pos.stack.length = 0;
      else if (pos.stack.some(f => f.section === flow.section)) continue;
      else push(pos, flow.section, flow.given);
      return true;
    }
    return false;
  };
  /** Goes on until somebody must be asked or the game is over. Returns whether a forced choice of another side than `by` was made. */
  const run = (pos: Pos, t: T, by: string | null): boolean => {
    let others = false;
    for (;;) {
      if (interrupts.length > 0 && pos.stack.length > 0 && interrupted(pos, t)) continue;
      const f = pos.stack[pos.stack.length - 1];
      if (f === undefined) return others;
      const place = placeOf(f);
      if (place.is === 'step') {
        follow(pos, f, place, place.run(t, f.my));
        continue;
      }
      let who: string;
      if (place.is === 'ask') who = place.who(f.my, t.pub);
      else {
        if (f.wait === null) f.wait = [...place.sides(f.my, t.pub)];
        if (f.wait.length === 0) {
          f.wait = null;
          if (place.is === 'together') follow(pos, f, place, place.then(t, f.my));
          else pop(pos, f.my);
          continue;
        }
        if (place.is === 'together') return others;
        who = f.wait[0] as string;
      }
      const options = optionsOf(place, viewOf(pos.table, who), f.my);
      if (options.length === 1 && !place.always) {
        if (who !== by) others = true;
        decided(pos, t, f, place, options[0] as Option);
        continue;
      }
      pos.offer = options;
      return others;
    }
  };
  const asking = (pos: Pos): { f: Frame; place: Asking } | null => {
    const f = pos.stack[pos.stack.length - 1];
    if (f === undefined) return null;
    const place = placeOf(f);
    if (place.is === 'step') throw new Error('the position was left in the middle of a step');
    return { f, place };
  };

  return {
    pages,
    start(table: Table<G>): Pos {
      const pos: Pos = { table, stack: [], offer: null };
      push(pos, first, {});
      run(pos, table as unknown as T, null);
      return pos;
    },
    /** Goes on from a position that was put together by hand (a scene in a test) until somebody must be asked. */
    resume(pos: Pos): Pos {
      pos.offer = null;
      run(pos, pos.table as unknown as T, null);
      return pos;
    },
    /** Who must decide now: one side, several at the same time, or nobody when the game is over. */
    asked(pos: Pos): readonly G['side'][] {
      const now = asking(pos);
      if (now === null) return [];
      if (now.place.is === 'together') return now.f.wait as G['side'][];
      return [now.place.is === 'ask' ? now.place.who(now.f.my, pos.table.pub) : (now.f.wait as string[])[0]] as G['side'][];
    },
    /** Everything `side` may choose now; empty when it is not asked. */
    options(pos: Pos, side: G['side']): readonly Action<G>[] {
      const now = asking(pos);
      if (now === null) return [];
      if (now.place.is === 'together') {
        if (!(now.f.wait as string[]).includes(side)) return [];
        return optionsOf(now.place, viewOf(pos.table, side), now.f.my) as readonly unknown[] as readonly Action<G>[];
      }
      const who = now.place.is === 'ask' ? now.place.who(now.f.my, pos.table.pub) : (now.f.wait as string[])[0];
      if (who !== side) return [];
      pos.offer ??= optionsOf(now.place, viewOf(pos.table, side), now.f.my);
      return pos.offer as readonly unknown[] as readonly Action<G>[];
    },
    /** Changes `pos`; trusts that `a` is one of the options. Whoever wants to keep the past clones it first. */
    apply(pos: Pos, a: Action<G>): Pos {
      const now = asking(pos);
      if (now === null) throw new Error('the game is over');
      pos.offer = null;
      const t = pos.table as unknown as T;
      decided(pos, t, now.f, now.place, a as unknown as Option);
      run(pos, t, a.by);
      return pos;
    },
    /** The same with bells on the drawers, to know whether the deed can be taken back. */
    applyWatched(pos: Pos, a: Action<G>): Outcome {
      const now = asking(pos);
      if (now === null) throw new Error('the game is over');
      pos.offer = null;
      const peek: Peek = { hidden: false };
      const t = belled(pos.table, a.by, peek) as unknown as T;
      decided(pos, t, now.f, now.place, a as unknown as Option);
      const othersMoved = run(pos, t, a.by);
      return { hidden: peek.hidden, othersMoved };
    },
    clone: (pos: Pos): Pos => {
      const { stack } = pos;
      const frames: Frame[] = new Array(stack.length);
      for (let i = 0; i < stack.length; i++) {
        const { section, step, into, my, wait } = stack[i] as Frame;
        frames[i] = { section, step, into, my: copy(my), wait: wait === null ? null : wait.slice() };
      }
      return { table: cloneTable(pos.table), stack: frames, offer: pos.offer };
    },
    /** The frame and place that ask now. */
    asking,
  };
};
export type Machine<G extends GameTypes> = ReturnType<typeof machine<G>>;
