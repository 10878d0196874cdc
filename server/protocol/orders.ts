/** STANDING ORDERS on the wire: answers a side has given in advance (engine/orders). They stay on the server and are told to nobody else. */
import type { Order, QuestionInWords, Thing, WantedOrder } from '@cuartel/engine';
import { z } from 'zod';
import { Count, Time, Word } from './words.ts';

const thing = z.string().regex(/^[A-Za-z0-9_-]{1,40}:[A-Za-z0-9_.-]{1,60}$/) as unknown as z.ZodType<Thing>;
const things = z.array(thing).min(1).max(60);
const like = z.array(z.unknown()).max(60).optional();
const name = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const At = z.union([
  z.strictObject({ moment: Word }),
  z.strictObject({ section: Word, step: Word }),
  z.strictObject({ anywhere: z.literal(true) }).describe('whatever is asked: for `only` and `then`'),
]);
/** So many deeds can be planned in a row. */
const MOST_PLANNED = 30;
export const PlannedDeed = z.strictObject({ at: At, do: Word, with: z.unknown() });
const Answered = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pass') }).describe('let the window pass'),
  z
    .strictObject({ is: z.literal('do'), do: Word, with: z.unknown().optional() })
    .describe('do just this; without `with` only where there is but one way'),
  z
    .strictObject({ is: z.literal('never'), do: Word, things: things.nullable(), like })
    .describe('as if it were not offered (with one of these things; null: at all). When one answer is left, it is given'),
  z
    .strictObject({ is: z.literal('prefer'), do: Word, things, like })
    .describe('in this order: the first that can be done, or as many of a set as must be chosen'),
  z.strictObject({ is: z.literal('only') }).describe('give the answer where there is but one'),
  z
    .strictObject({ is: z.literal('then'), steps: z.array(PlannedDeed).min(1).max(MOST_PLANNED) })
    .describe('these one after another; as soon as something else is asked, or one cannot be done, no more'),
]);
const Unless = z.union([
  z.strictObject({ about: things }).describe('the question is about one of these'),
  z.strictObject({ offered: Word, like }).describe('this can be done'),
  z
    .strictObject({ figure: name, least: z.union([Count, z.strictObject({ times: Count, figure: name })]) })
    .describe('a figure of the game is at least so much, or so many times another'),
]);
const Lasts = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('game') }),
  z.strictObject({ is: z.literal('clock'), clock: name }).describe('as long as this clock of the game shows what it shows now'),
  z.strictObject({ is: z.literal('change') }).describe('until something can be chosen that cannot be chosen now'),
  z.strictObject({ is: z.literal('times'), left: Count.min(1).max(1000) }),
]);

export const NewOrder = z.strictObject({
  at: At.describe('the question: a moment, or a section and step'),
  answer: Answered,
  when: z.array(Unless).max(12).optional().describe('speak only where one of these holds'),
  unless: z.array(Unless).max(12).default([]).describe('ask me after all'),
  lasts: Lasts.default({ is: 'game' }),
});
export type NewOrder = z.input<typeof NewOrder>;
/** As the engine wants it. */
export const wantedFrom = (body: z.output<typeof NewOrder>): WantedOrder => body as WantedOrder;

export const OrderInfo = z.object({
  order: z.unknown().describe('the order as it stands, with its `id`'),
  side: z.string(),
  createdAt: Time,
});
export type OrderInfo = { order: Order; side: string; createdAt: number };

/** Looking ahead: what I shall be asked after these deeds, if the others let their windows pass. */
export const Ahead = z.strictObject({ steps: z.array(PlannedDeed).max(MOST_PLANNED).default([]) });
export type Ahead = z.input<typeof Ahead>;
export const AheadInfo = z.object({
  question: z.unknown().describe('in words; null: nobody can know, or one of the deeds cannot be done'),
});
export type AheadInfo = { question: QuestionInWords | null };

/** No larger than a person would write. */
export const SIZE = 4_000;
