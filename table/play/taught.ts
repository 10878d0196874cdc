/** What the example of a lesson does next. */
import { same } from '@cuartel/engine/state/plain.ts';
import type { ChoiceInWords, Sight } from '../worker/protocol.ts';
import type { Toggles } from './entries.ts';

export const isTaught = ({ lesson }: Pick<Sight, 'lesson'>, option: ChoiceInWords): boolean => {
  const next = lesson?.proposed;
  return next != null && next.do === option.do && same(next.with, option.with);
};

type OfSet = Pick<Toggles, 'do' | 'members'>;
const listFor = ({ lesson }: Pick<Sight, 'lesson'>, set: OfSet): readonly unknown[] | null => {
  const next = lesson?.proposed;
  return next?.do === set.do && Array.isArray(next.with) ? next.with : null;
};
/** Does the example take this member (once more), when it is on the list so many times? */
export const isTaughtMember = (sight: Pick<Sight, 'lesson'>, set: OfSet, n: number, times: number): boolean =>
  (listFor(sight, set) ?? []).filter(one => same(one, set.members[n]?.with)).length > times;
/** Does the example take nobody? */
export const isNobodyTaught = (sight: Pick<Sight, 'lesson'>, set: OfSet): boolean => listFor(sight, set)?.length === 0;
