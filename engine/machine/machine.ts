/**
 * THE RULEBOOK MACHINE. A section is an ordered record of steps; a step happens by itself or is somebody's decision.
 * Where the game stands is a stack of frames: plain JSON, naming section and step in the rulebook's own words.
 */
import { belled, type Drawers, type Peek, type Table } from '../state/drawers.ts';
import { copy } from '../state/plain.ts';
import { type Asking, type Choosable, compile, type Stop } from './compile.ts';
import type { Action, GameTypes, Rulebook, SectionOf } from './contents.ts';
import { beginReading, endReading } from './memo.ts';
import {
  type Candidates,
  drawnAt,
  fewOptions,
  type Offered,
  type OpenSet,
  type Option,
  offeredAs,
  offeredAt,
  onlyAnswer,
  sampled,
} from './options.ts';

/** One open section. `wait`: the sides still to be heard in a `together` or a moment. */
export interface Frame {
  section: string;
  step: string;
  into: string | null;
  my: Record<string, unknown>;
  wait: string[] | null;
  /** Private scratch paper, a sheet for each side; only where the section has some. */
  mine?: Record<string, object>;
}
/** The windows a side need not be asked in: it passes. For play in imagination, where nothing is logged. */
export type Mute = (side: string, moment: string, about: unknown, pub: unknown) => boolean;

export interface Position<D extends Drawers> {
  table: Table<D>;
  stack: Frame[];
  /** What the side that must decide may choose, once it has been worked out. Never saved. */
  offer: Offered | null;
  /** The candidates of each choice of that side, as far as they have been worked out. Never saved. */
  candidates: Candidates | null;
  /** What queries have worked out since the last change. Never saved. */
  memo: Map<object, unknown> | null;
  /** Never saved; null: everybody is asked. */
  mute: Mute | null;
}
/** A position from its truth: nothing worked out yet. */
export const positionOf = <D extends Drawers>(table: Table<D>, stack: Frame[]): Position<D> => ({
  table,
  stack,
  offer: null,
  candidates: null,
  memo: null,
  mute: null,
});
/** What came of an action, besides the changed position. */
export interface Outcome {
  /** A drawer hidden from the acting side was opened, or chance was used. */
  readonly hidden: boolean;
  /** Some other side had a forced choice that was made for it. */
  readonly othersMoved: boolean;
  /** It was a step of a secret choice: nobody else learns that anything was done. */
  readonly secret: boolean;
  /** It was made while others decide at the same time, and they still do: it changes nothing for them. */
  readonly meanwhile: boolean;
}
/** What `side` sees where `f` asks it: its view and its own sheet of scratch paper. */
export const eyesOf = <D extends Drawers>(t: Table<D>, side: D['side'], f: Frame) => ({
  me: side,
  pub: t.pub,
  own: t.own[side],
  mine: f.mine === undefined ? null : (f.mine[side] ?? null),
});
/** The same where the rulebook knows that there is no scratch paper: nothing is looked for that is not there. */
const eyesAt = <D extends Drawers>(t: Table<D>, side: D['side'], f: Frame, place: Asking) =>
  place.scratch ? eyesOf(t, side, f) : { me: side, pub: t.pub, own: t.own[side], mine: null };
/** A stack as one reader may see it: of private scratch paper his own sheet only. */
export const stackFor = (stack: readonly Frame[], reader: string | null): Frame[] =>
  stack.map(f => {
    if (f.mine === undefined) return f;
    const { mine, ...open } = f;
    const sheet = reader === null ? undefined : mine[reader];
    return sheet === undefined ? open : { ...open, mine: { [reader as string]: sheet } };
  });

/** Whose action is watched, and whether a bell has rung. */
interface Ring {
  readonly by: string;
  readonly peek: Peek;
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

  const placeOf = (f: Frame): Stop => {
    const place = pages[f.section]?.steps[f.step];
    if (place === undefined) throw new Error(`the rulebook has no ${f.section}, ${f.step}`);
    return place;
  };
  const push = (pos: Pos, section: string, given: object): void => {
    const page = pages[section];
    if (page === undefined) throw new Error(`the rulebook has no section ${section}`);
    const frame: Frame = { section, step: page.begin, into: null, my: { ...given, ...page.keeps() }, wait: null };
    if (page.mine !== null) {
      frame.mine = {};
      for (const side of Object.keys(pos.table.own)) frame.mine[side] = page.mine();
    }
    pos.stack.push(frame);
  };
  const pop = (pos: Pos, result: unknown): void => {
    pos.stack.pop();
    const caller = pos.stack[pos.stack.length - 1];
    if (caller !== undefined && caller.into !== null) {
      caller.my[caller.into] = result;
      caller.into = null;
    }
  };
  const follow = (pos: Pos, f: Frame, place: Stop, answer: unknown): void => {
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
  /** Returns whether the same side is asked the same question again. */
  const decided = (pos: Pos, t: T, f: Frame, place: Asking, a: Option): boolean => {
    const choice = place.choices[a.do];
    const mine = place.scratch && f.mine !== undefined ? f.mine[a.by] : null;
    if (place.is === 'ask') {
      const flow = (choice as Choosable).do(t, f.my, a.with, mine) as Flowing;
      follow(pos, f, place, flow);
      return flow.go === 'again';
    }
    if (place.is === 'moment') {
      if (choice === undefined)
        f.wait = (f.wait as string[]).slice(1); // a pass
      else poll(pos, f, place, choice.do(t, f.my, a.with, a.by));
      return false;
    }
    const verdict = (choice as Choosable).do(t, a.by, a.with, f.my, mine);
    if (verdict === 'ready') f.wait = (f.wait as string[]).filter(side => side !== a.by);
    return verdict !== 'ready';
  };
  /** Every sheet of private scratch paper; with bells, when the drawers have them. */
  const sheets = (f: Frame, ring: Ring | null): unknown => {
    if (f.mine === undefined || ring === null) return f.mine ?? null;
    const { mine } = f;
    const out = {};
    for (const side of Object.keys(mine))
      Object.defineProperty(out, side, {
        enumerable: true,
        get: () => {
          if (side !== ring.by) ring.peek.hidden = true;
          return mine[side];
        },
      });
    return out;
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
  const run = (pos: Pos, t: T, by: string | null, ring: Ring | null): boolean => {
    let others = false;
    for (;;) {
      if (pos.memo !== null) pos.memo = null;
      if (pos.candidates !== null) pos.candidates = null;
      if (interrupts.length > 0 && pos.stack.length > 0 && interrupted(pos, t)) continue;
      const f = pos.stack[pos.stack.length - 1];
      if (f === undefined) return others;
      const place = placeOf(f);
      if (place.is === 'step') {
        follow(pos, f, place, place.run(t, f.my, sheets(f, ring)));
        continue;
      }
      let who: string;
      if (place.is === 'ask') who = place.who(f.my, t.pub);
      else {
        if (f.wait === null) f.wait = [...place.sides(f.my, t.pub)];
        if (f.wait.length === 0) {
          f.wait = null;
          if (place.is === 'together') follow(pos, f, place, place.then(t, f.my, sheets(f, ring)));
          else pop(pos, f.my);
          continue;
        }
        if (place.is === 'together') return others;
        who = f.wait[0]!;
        if (pos.mute?.(who, f.step, f.my, t.pub) === true) {
          f.wait = f.wait.slice(1);
          continue;
        }
      }
      const only = place.always ? null : onlyFor(pos, who, f, place);
      if (only === null) return others;
      if (who !== by) others = true;
      decided(pos, t, f, place, only);
    }
  };
  const candidatesAt = (pos: Pos): Candidates => {
    pos.candidates ??= [];
    return pos.candidates;
  };
  const onlyFor = (pos: Pos, who: string, f: Frame, place: Asking): Option | null => {
    if (place.plain) {
      const offered = offeredTo(pos, who, f, place);
      if (offered.single.length === 1) return offered.single[0]!;
      pos.offer = offered;
      return null;
    }
    beginReading(pos);
    const only = onlyAnswer(place, eyesAt(pos.table, who, f, place), f.my, candidatesAt(pos));
    endReading();
    return only;
  };
  const offeredTo = (pos: Pos, who: string, f: Frame, place: Asking): Offered => {
    beginReading(pos);
    const kept = place.plain ? UNKEPT : place.is === 'together' ? [] : candidatesAt(pos);
    const offered = offeredAt(place, eyesAt(pos.table, who, f, place), f.my, kept);
    endReading();
    return offered;
  };
  const UNKEPT: Candidates = [];
  const NOTHING: Offered = { single: [], sets: [], few: [] };
  /** Everything `side` may choose now. */
  const offer = (pos: Pos, side: string): Offered => {
    const f = pos.stack[pos.stack.length - 1];
    if (f === undefined) return NOTHING;
    const place = askingAt(f);
    if (!isAskedNow(pos, f, place, side)) return NOTHING;
    if (place.is === 'together') return offeredTo(pos, side, f, place);
    pos.offer ??= offeredTo(pos, side, f, place);
    return pos.offer;
  };
  const askedNow = (pos: Pos, f: Frame, place: Asking): readonly string[] => {
    if (place.is === 'together') return f.wait as string[];
    return [place.is === 'ask' ? place.who(f.my, pos.table.pub) : ((f.wait as string[])[0] as string)];
  };
  const isAskedNow = (pos: Pos, f: Frame, place: Asking, side: string): boolean => {
    if (place.is === 'ask') return place.who(f.my, pos.table.pub) === side;
    const wait = f.wait as string[];
    return place.is === 'together' ? wait.includes(side) : wait[0] === side;
  };
  const askingAt = (f: Frame): Asking => {
    const place = placeOf(f);
    if (place.is === 'step') throw new Error('the position was left in the middle of a step');
    return place;
  };
  const asking = (pos: Pos): { f: Frame; place: Asking } | null => {
    const f = pos.stack[pos.stack.length - 1];
    return f === undefined ? null : { f, place: askingAt(f) };
  };

  return {
    pages,
    start(table: Table<G>): Pos {
      const pos: Pos = positionOf(table, []);
      push(pos, first, {});
      run(pos, table as unknown as T, null, null);
      return pos;
    },
    /** Goes on from a position that was put together by hand (a scene in a test) until somebody must be asked. */
    resume(pos: Pos): Pos {
      pos.offer = null;
      run(pos, pos.table as unknown as T, null, null);
      return pos;
    },
    /** Who must decide now: one side, several at the same time, or nobody when the game is over. */
    asked(pos: Pos): readonly G['side'][] {
      const f = pos.stack[pos.stack.length - 1];
      return f === undefined ? [] : (askedNow(pos, f, askingAt(f)) as G['side'][]);
    },
    /** Everything `side` may choose now, sets as sets. */
    offer,
    /** What `side` may choose now, written out: every single option, a handful of lists of each set. Empty when it is not asked. */
    options(pos: Pos, side: G['side']): readonly Action<G>[] {
      const offered = offer(pos, side);
      if (offered.few !== null) return offered.few as readonly unknown[] as readonly Action<G>[];
      beginReading(pos);
      const few = fewOptions(offered);
      endReading();
      return few as readonly unknown[] as readonly Action<G>[];
    },
    /** The sets that `side` may choose from now. */
    sets: (pos: Pos, side: G['side']): readonly OpenSet[] => offer(pos, side).sets,
    /** One legal action at random; undefined when `side` is not asked. */
    sample(pos: Pos, side: G['side'], pick: (n: number) => number): Action<G> | undefined {
      const now = asking(pos);
      if (now !== null && pos.offer === null && isAskedNow(pos, now.f, now.place, side)) {
        beginReading(pos);
        const kept = now.place.is === 'together' ? [] : candidatesAt(pos);
        const drawn = drawnAt(now.place, eyesAt(pos.table, side, now.f, now.place), now.f.my, pick, kept);
        endReading();
        if (drawn !== null) return drawn as unknown as Action<G>;
      }
      const offered = offer(pos, side);
      beginReading(pos);
      const one = sampled(offered, pick);
      endReading();
      return one as unknown as Action<G> | undefined;
    },
    /** The action as it goes into the log, if `side` may choose it now; null: it may not. */
    allows(pos: Pos, side: G['side'], deed: string, what: unknown): Option | null {
      const offered = offer(pos, side);
      beginReading(pos);
      const option = offeredAs(offered, deed, what);
      endReading();
      return option;
    },
    /** Changes `pos`; trusts that `a` is one of the options. Whoever wants to keep the past clones it first. */
    apply(pos: Pos, a: Action<G>): Pos {
      const f = pos.stack[pos.stack.length - 1];
      if (f === undefined) throw new Error('the game is over');
      pos.offer = null;
      const t = pos.table as unknown as T;
      decided(pos, t, f, askingAt(f), a as unknown as Option);
      run(pos, t, a.by, null);
      return pos;
    },
    /** The same with bells on the drawers, to know whether the deed can be taken back. */
    applyWatched(pos: Pos, a: Action<G>): Outcome {
      const now = asking(pos);
      if (now === null) throw new Error('the game is over');
      pos.offer = null;
      const peek: Peek = { hidden: false };
      const t = belled(pos.table, a.by, peek) as unknown as T;
      const again = decided(pos, t, now.f, now.place, a as unknown as Option);
      const meanwhile = now.place.is === 'together' && (now.f.wait as string[]).length > 0;
      const othersMoved = run(pos, t, a.by, { by: a.by, peek });
      return { hidden: peek.hidden, othersMoved, secret: again && now.place.secret, meanwhile };
    },
    clone: (pos: Pos): Pos => {
      const { stack } = pos;
      const frames: Frame[] = new Array(stack.length);
      for (let i = 0; i < stack.length; i++) {
        const { section, step, into, my, wait, mine } = stack[i]!;
        const frame: Frame = { section, step, into, my: copy(my), wait: wait === null ? null : wait.slice() };
        if (mine !== undefined) frame.mine = copy(mine);
        frames[i] = frame;
      }
      // An open set looks at the very table it was offered at.
      const offer = pos.offer !== null && pos.offer.sets.length === 0 ? pos.offer : null;
      return { table: cloneTable(pos.table), stack: frames, offer, candidates: null, memo: pos.memo, mute: pos.mute };
    },
    /** The frame and place that ask now. */
    asking,
  };
};
export type Machine<G extends GameTypes> = ReturnType<typeof machine<G>>;
