/** What the scripted player is asked, and how it answers. */
import type { Option } from '@cuartel/engine';
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import { numberOf, type Side } from '../data/sides.ts';
import type { Revolution } from '../types.ts';
import { type Temper, temperOf } from './temper.ts';

export type Posed = AskedOf<Revolution>;
/** What is asked, and the figures it is answered by. */
export interface Asked extends Posed {
  readonly temper: Temper;
}
export const tempered = (posed: Posed, school?: string): Asked => ({
  ...posed,
  temper: temperOf(school, posed.view.me, posed.view.pub.scenario),
});
export type Answer = (asked: Asked) => Option;

export const me = ({ view }: Asked): Side => numberOf(view.me);
/** The options of one deed. */
export const offers = ({ options }: Asked, deed: string): readonly Option[] => options.filter(option => option.do === deed);
/** The option that weighs most, the first of equals. */
export const heaviest = (options: readonly Option[], weigh: (option: Option) => number): Option => {
  let best = options[0]!;
  let most = weigh(best);
  for (let i = 1; i < options.length; i++) {
    const weight = weigh(options[i]!);
    if (weight > most) [best, most] = [options[i]!, weight];
  }
  return best;
};
/** The first deed of a row that is open, with whatever weighs most. */
export const firstOf =
  (deeds: readonly string[], weigh: (option: Option, asked: Asked) => number = () => 0): Answer =>
  asked => {
    for (const deed of deeds) {
      const open = offers(asked, deed);
      if (open.length > 0) return heaviest(open, option => weigh(option, asked));
    }
    return asked.options[0]!;
  };
/** A list of one's own making. */
export const list = ({ view }: Asked, deed: string, members: readonly unknown[]): Option => ({
  by: view.me,
  do: deed,
  with: members,
});
