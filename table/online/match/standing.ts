/** A standing answer put together from what a person chose in the dialog. */
import type { NewStanding, Question, Test, Value } from '@cuartel/client';
import type { Choice } from '../../worker/protocol.ts';

export interface Chosen {
  readonly option: Choice;
  readonly which: 'same' | 'first' | 'only';
  /** A deed: when it is possible too, ask me. Empty: never. */
  readonly unless: string;
  readonly long: 'turn' | 'ever' | number;
  /** Left must be at least so many times right; null: no such condition. */
  readonly compare: { readonly left: string; readonly times: number; readonly right: string } | null;
}

/** Numbers and lists on the scratch paper of the question: what can be compared. */
export const comparable = (question: Pick<Question, 'frames'> | null): string[] => {
  const my = question?.frames?.at(-1)?.my;
  if (typeof my !== 'object' || my === null) return [];
  return Object.entries(my).flatMap(([name, held]) => (typeof held === 'number' || Array.isArray(held) ? [name] : []));
};
const comparedValue = (question: Pick<Question, 'frames'>, name: string): Value => {
  const held = (question.frames?.at(-1)?.my as Record<string, unknown> | undefined)?.[name];
  return Array.isArray(held) ? { count: { get: `my.${name}` } } : { get: `my.${name}` };
};

export const answerOf = (question: Question, { option, which, unless, long, compare }: Chosen): NewStanding => {
  const when: Test | null =
    compare === null
      ? null
      : { atLeast: [comparedValue(question, compare.left), { times: [compare.times, comparedValue(question, compare.right)] }] };
  return {
    at: question.section === '@moment' ? { moment: question.step } : { section: question.section, step: question.step },
    choose: {
      do: option.do,
      which: which === 'first' ? 'first' : 'only',
      ...(which === 'same' ? { with: option.with ?? null } : {}),
    },
    ...(when === null ? {} : { when }),
    ...(unless === '' ? {} : { unless: { offered: unless } }),
    until: long === 'turn' ? ['pub.turn'] : [],
    times: typeof long === 'number' ? long : null,
  };
};
