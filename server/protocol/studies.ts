/** Studies, as they travel. They are of films, so of finished games alone: nothing of a running match can be in one. */
import { z } from 'zod';
import { Film } from './films.ts';
import { Count, Hash, Id, label, Time, typed, Word } from './words.ts';

const mark = z.string().regex(/^[A-Za-z0-9_-]{1,40}:[A-Za-z0-9_.-]{1,60}$/);
export const Remark = z.strictObject({
  at: Count.describe('the moment, as the film counts'),
  text: typed(0, 4000).describe('a rule is named as [6.5-c]'),
  arrows: z
    .array(z.strictObject({ from: mark, to: mark }))
    .max(20)
    .describe('from one thing of the board to another'),
  circles: z.array(mark).max(20),
});
export type Remark = z.infer<typeof Remark>;
export const Variation = z.strictObject({
  at: Count,
  as: Word.describe('through whose eyes: what is hidden from this side was dealt anew'),
  key: Hash.describe('of the dice from there on'),
  text: typed(0, 4000),
  actions: z.array(z.strictObject({ by: Word, do: Word, with: z.unknown() })).max(120),
});
export type Variation = z.infer<typeof Variation>;

export const StudyBody = z.strictObject({
  remarks: z
    .array(Remark)
    .max(300)
    .refine(all => new Set(all.map(({ at }) => at)).size === all.length, 'a moment has one remark'),
  variations: z.array(Variation).max(12),
});
export type StudyBody = z.infer<typeof StudyBody>;
export const NewStudy = z.strictObject({ film: Id, title: label(1, 80) });
export const ChangeStudy = z.strictObject({ title: label(1, 80), open: z.boolean(), body: StudyBody });
export type ChangeStudy = z.input<typeof ChangeStudy>;

export const StudyInfo = z.object({
  id: Id,
  film: Id,
  title: z.string(),
  open: z.boolean().describe('whoever has the link may read it'),
  by: z.string(),
  author: Id.describe('his id'),
  mine: z.boolean(),
  updatedAt: Time,
});
export type StudyInfo = z.infer<typeof StudyInfo>;
/** As it is told: what was written has been read and checked already. */
const told = { text: z.string() };
export const Study = StudyInfo.extend({
  body: z.object({ remarks: z.array(Remark.extend(told)), variations: z.array(Variation.extend(told)) }),
  about: Film,
});
export type Study = z.infer<typeof Study>;
