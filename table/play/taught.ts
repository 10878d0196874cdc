/** What the example of a lesson does next. */
import { same } from '@cuartel/engine/state/plain.ts';
import type { ChoiceInWords, Sight } from '../worker/protocol.ts';

export const isTaught = ({ lesson }: Pick<Sight, 'lesson'>, option: ChoiceInWords): boolean => {
  const next = lesson?.proposed;
  return next != null && next.do === option.do && same(next.with, option.with);
};
