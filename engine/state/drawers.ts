/**
 * THE DRAWERS. Everything true at the table lies in one of three kinds of drawer, and where a value
 * lies decides who may see it:
 *   pub         everybody
 *   own[side]   that side alone
 *   dark        nobody: decks, cups, the generator of chance
 * A View is made by the engine from where values lie; no game writes a function that hides things.
 */
import type { Chance } from '../chance/chance.ts';
import type { Fact } from '../journal/journal.ts';

export type Deep<T> = T extends (infer E)[]
  ? readonly Deep<E>[]
  : T extends readonly (infer E)[]
    ? readonly Deep<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Deep<T[K]> }
      : T;

/** What a game must say of its drawers. */
export interface Drawers {
  side: string;
  pub: object;
  own: object;
  dark: object;
}

/** The whole truth. Plain JSON, except `log`: the journal lines of the action under way (null: nobody is listening). */
export interface Table<D extends Drawers> {
  readonly pub: D['pub'];
  readonly own: Readonly<Record<D['side'], D['own']>>;
  readonly dark: D['dark'] & { chance: Chance };
  log: Fact[] | null;
}

/** The only thing a player, a client or a bot is ever handed. */
export interface View<D extends Drawers> {
  readonly me: D['side'];
  readonly pub: Deep<D['pub']>;
  readonly own: Deep<D['own']>;
}
/** What a spectator is handed. */
export interface PublicView<D extends Drawers> {
  readonly me: null;
  readonly pub: Deep<D['pub']>;
  readonly own: null;
}

export const viewOf = <D extends Drawers>(t: Table<D>, me: D['side']): View<D> =>
  ({ me, pub: t.pub, own: t.own[me] }) as unknown as View<D>;

export const publicViewOf = <D extends Drawers>(t: Table<D>): PublicView<D> =>
  ({ me: null, pub: t.pub, own: null }) as unknown as PublicView<D>;

/** Was a drawer opened that the acting side may not see? */
export interface Peek {
  hidden: boolean;
}

/**
 * The same table with a bell on every drawer that `by` may not see: opening one sets `peek.hidden`.
 * This is how the engine finds by itself where undo must stop.
 */
export const belled = <D extends Drawers>(t: Table<D>, by: D['side'], peek: Peek): Table<D> => {
  const own = {} as Record<D['side'], D['own']>;
  for (const side of Object.keys(t.own) as D['side'][])
    Object.defineProperty(own, side, {
      enumerable: true,
      get: () => {
        if (side !== by) peek.hidden = true;
        return t.own[side];
      },
    });
  return Object.freeze({
    pub: t.pub,
    own,
    get dark() {
      peek.hidden = true;
      return t.dark;
    },
    get log() {
      return t.log;
    },
    set log(_lines: Fact[] | null) {
      throw new Error('only the engine opens and closes the journal');
    },
  });
};
