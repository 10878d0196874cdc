/** Small words in which the pages of the doctrine are written. */
import type { Option } from '@cuartel/engine';
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import type { War } from '../types.ts';
import type { Temper } from './temper.ts';

/** A question, and the figures it is weighed by. */
export interface Asked extends AskedOf<War> {
  readonly temper: Temper;
}
export type Weighing = (asked: Asked) => readonly number[];

/** What each kind of choice is worth, whatever it is done with. */
export const plain =
  (worth: Readonly<Record<string, number>>): Weighing =>
  ({ options }) =>
    options.map(option => worth[option.do] ?? 0.5);
/** Each option for itself. */
export const of =
  (weigh: (option: Option, asked: Asked) => number): Weighing =>
  asked =>
    asked.options.map(option => Math.max(0, weigh(option, asked)));
export const list = (option: Option): readonly number[] => option.with as readonly number[];
