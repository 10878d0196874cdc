/**
 * STANDING ANSWERS: what a side answers by itself when it is asked at a certain place of the rulebook. They stay on the server.
 * Conditions read the side's own View, the scratch paper of the question (`my`) and what is offered: nothing that is hidden from it.
 */
import { z } from 'zod';
import { Time, Word } from './words.ts';

/** A value: a constant, something looked up, or reckoned from others. */
export type Value =
  | number
  | string
  | boolean
  | null
  /** `pub.turn`, `own.hand`, `my.here`, `me`: each further part may be a value itself: ['pub.at', {get: 'my.block'}]. */
  | { get: string | readonly (string | Value)[] }
  /** How many entries of a list, or how many of them equal a value. */
  | { count: Value; of?: Value }
  | { sum: Value }
  | { plus: readonly Value[] }
  | { minus: readonly [Value, Value] }
  | { times: readonly Value[] };
export type Test =
  | { is: readonly [Value, Value] }
  | { less: readonly [Value, Value] }
  | { atLeast: readonly [Value, Value] }
  | { has: readonly [Value, Value] }
  /** A deed is among the options. */
  | { offered: string }
  | { all: readonly Test[] }
  | { any: readonly Test[] }
  | { not: Test };

const path = z.string().regex(/^(?:pub|own|my|me)(?:\.[A-Za-z0-9_-]{1,40}){0,8}$/);
export const Value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.number(),
    z.string().max(60),
    z.boolean(),
    z.null(),
    z.strictObject({ get: z.union([path, z.array(Value).min(1).max(6)]) }),
    z.strictObject({ count: Value, of: Value.optional() }) as unknown as z.ZodType<{ count: Value; of?: Value }>,
    z.strictObject({ sum: Value }),
    z.strictObject({ plus: z.array(Value).max(6) }),
    z.strictObject({ minus: z.tuple([Value, Value]) }),
    z.strictObject({ times: z.array(Value).max(6) }),
  ]),
);
export const Test: z.ZodType<Test> = z.lazy(() =>
  z.union([
    z.strictObject({ is: z.tuple([Value, Value]) }),
    z.strictObject({ less: z.tuple([Value, Value]) }),
    z.strictObject({ atLeast: z.tuple([Value, Value]) }),
    z.strictObject({ has: z.tuple([Value, Value]) }),
    z.strictObject({ offered: Word }),
    z.strictObject({ all: z.array(Test).max(8) }),
    z.strictObject({ any: z.array(Test).max(8) }),
    z.strictObject({ not: Test }),
  ]),
);

export const NewStanding = z.strictObject({
  /** Where: a moment, or a section and step. */
  at: z.union([z.strictObject({ moment: Word }), z.strictObject({ section: Word, step: Word })]),
  /** Only when this holds. */
  when: Test.optional(),
  /** Never when this holds: "ask me only when ...". */
  unless: Test.optional(),
  /** What is done. Without `with`: the first that is offered, or only if there is but one. */
  choose: z.strictObject({ do: Word, with: z.unknown().optional(), which: z.enum(['first', 'only']).default('only') }),
  /** It lapses as soon as one of these values changes: ['pub.turn']. */
  until: z.array(path).max(4).default([]),
  /** It is spent after so many answers. */
  times: z.number().int().min(1).max(1000).nullable().default(null),
});
export type NewStanding = z.input<typeof NewStanding>;
export type Answer = z.output<typeof NewStanding>;

/** In words: where, what is answered, and what must not be possible at the same time. */
export const Put = z.object({ at: z.string(), choose: z.string(), unless: z.string().nullable() });
export type Put = z.infer<typeof Put>;
export const Said = z.object({ en: Put, es: Put });
export type Said = z.infer<typeof Said>;

export const StandingInfo = z.object({ id: z.string(), side: z.string(), answer: z.unknown(), said: Said, createdAt: Time });
export type StandingInfo = { id: string; side: string; answer: Answer; said: Said; createdAt: number };

/** A tree of tests no larger than a person would write. */
export const SIZE = 4_000;
