/** A standing answer put together from what a person chose in the dialog. */
import type { NewStanding, Question } from '@cuartel/client';
import type { Choice } from '../../worker/protocol.ts';
import { type Compared, type Quantities, testOf } from './quantities.ts';

export interface Chosen {
  readonly option: Choice;
  readonly which: 'same' | 'first' | 'only';
  /** A deed: when it is possible too, ask me. Empty: never. */
  readonly unless: string;
  readonly long: 'turn' | 'ever' | number;
  /** Null: no such condition. */
  readonly compare: Compared | null;
}

export const answerOf = (
  question: Question,
  { option, which, unless, long, compare }: Chosen,
  quantities: Quantities,
): NewStanding => ({
  at: question.section === '@moment' ? { moment: question.step } : { section: question.section, step: question.step },
  choose: {
    do: option.do,
    which: which === 'first' ? 'first' : 'only',
    ...(which === 'same' ? { with: option.with ?? null } : {}),
  },
  ...(compare === null ? {} : { when: testOf(quantities, compare) }),
  ...(unless === '' ? {} : { unless: { offered: unless } }),
  until: long === 'turn' ? ['pub.turn'] : [],
  times: typeof long === 'number' ? long : null,
});
