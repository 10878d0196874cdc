/** Words in which the pages of the doctrine are written. */
import type { Option } from '@cuartel/engine';
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import { numberOf, type Side } from '../data/sides.ts';
import type { People } from '../types.ts';
import type { Temper } from './temper.ts';

export type Asked = AskedOf<People>;
export interface Counsel {
  weigh(asked: Asked, temper: Temper): readonly number[];
  /** Lists of its own making, the best first. */
  lists?(asked: Asked, temper: Temper): readonly Option[];
}

export const me = ({ view }: Asked): Side => numberOf(view.me);
export const list = (option: Option): readonly number[] => option.with as readonly number[];
export const listed = ({ view }: Asked, deed: string, members: readonly unknown[]): Option => ({
  by: view.me,
  do: deed,
  with: members,
});

/** Weights from worths in points of will: the best is 1, one so many points worse much less, what is far worse nothing. */
const SPAN = 3;
export const weights = (worths: readonly number[]): number[] => {
  let most = Number.NEGATIVE_INFINITY;
  for (const worth of worths) most = Math.max(most, worth);
  return worths.map(worth => Math.max(0, 1 - (most - worth) / SPAN) + (worth === most ? 0.25 : 0));
};
/** Each option by what it is worth in points of will. */
export const by = (worth: (option: Option, asked: Asked, temper: Temper) => number): Counsel => ({
  weigh: (asked, temper) => weights(asked.options.map(option => worth(option, asked, temper))),
});
/** Each kind of choice by a fixed worth. */
export const plain = (worths: Readonly<Record<string, number>>): Counsel => by(option => worths[option.do] ?? 0);
/**
 * A set: what each member is worth, the best put together by itself. `most` of them at most, and as many `times` of each;
 * `least` or more even if they are worth nothing.
 */
export const bestOf = (
  deed: string,
  size: (asked: Asked, temper: Temper) => { readonly members: readonly number[]; readonly least: number; readonly most: number },
  worth: (member: number, asked: Asked, temper: Temper) => number,
): Counsel => ({
  weigh: (asked, temper) =>
    weights(
      asked.options.map(option =>
        Array.isArray(option.with) ? list(option).reduce((sum, member) => sum + worth(member, asked, temper), 0) : 0,
      ),
    ),
  lists(asked, temper) {
    const { members, least, most } = size(asked, temper);
    const ranked = members.map(member => ({ member, worth: worth(member, asked, temper) })).sort((a, b) => b.worth - a.worth);
    const chosen = ranked.slice(0, most).filter((one, i) => i < least || one.worth > 0);
    return chosen.length < least
      ? []
      : [
          listed(
            asked,
            deed,
            chosen.map(one => one.member).sort((a, b) => a - b),
          ),
        ];
  },
});
