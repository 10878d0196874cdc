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

/** How it was put when it was set, for the one who set it; on another device the names of the rulebook must do. */
interface Put {
  readonly prompt: string;
  readonly text: string;
}
const placeOf = (id: string): string => `cuartel:standing:${id}`;
export const remember = (id: string, put: Put): void => {
  try {
    localStorage.setItem(placeOf(id), JSON.stringify(put));
  } catch {
    // the browser keeps nothing
  }
};
export const recall = (id: string): Put | null => {
  try {
    return JSON.parse(localStorage.getItem(placeOf(id)) ?? 'null') as Put | null;
  } catch {
    return null;
  }
};
