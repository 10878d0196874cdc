/** Manners, as they travel: reports, what moderators do, warnings. */
import { z } from 'zod';
import { Person } from './people.ts';
import { Count, Id, Time, typed } from './words.ts';

export const REPORTS = ['abuse', 'cheating', 'desertion', 'name', 'title', 'other'] as const;
export const NewReport = z.strictObject({
  person: Id,
  match: Id.optional(),
  film: Id.optional(),
  study: Id.optional(),
  tournament: Id.optional(),
  kind: z.enum(REPORTS),
  text: typed(0, 1000).default(''),
});
export type NewReport = z.input<typeof NewReport>;

export const MemberReport = z.object({
  id: Id,
  by: Person,
  about: Person,
  match: Id.nullable(),
  film: Id.nullable(),
  study: Id.nullable(),
  tournament: Id.nullable(),
  kind: z.string(),
  text: z.string(),
  at: Time,
  settledAt: Time.nullable(),
});
export type MemberReport = z.infer<typeof MemberReport>;

export const DEEDS = [
  'warn',
  'close',
  'reopen',
  'forfeit',
  'remove-chat',
  'remove-film',
  'remove-study',
  'remove-tournament-text',
  'settle',
] as const;
const why = typed(1, 1000).describe('why: kept in the log, and told to whom it concerns');
export const ModeratorDeed = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('warn'), person: Id, text: why }),
  z.strictObject({ is: z.literal('close'), person: Id, text: why }).describe('the account is closed: no session, no entry'),
  z.strictObject({ is: z.literal('reopen'), person: Id, text: why }),
  z.strictObject({ is: z.literal('forfeit'), match: Id, person: Id, text: why }).describe('this person loses the match'),
  z.strictObject({ is: z.literal('remove-chat'), match: Id, seq: Count, text: why }),
  z.strictObject({ is: z.literal('remove-film'), film: Id, text: why }),
  z.strictObject({ is: z.literal('remove-study'), study: Id, text: why }),
  z
    .strictObject({ is: z.literal('remove-tournament-text'), tournament: Id, text: why })
    .describe('its name, and what its organiser wrote about it'),
  z.strictObject({ is: z.literal('settle'), report: Id, text: why }).describe('a report is done with'),
]);
export type ModeratorDeed = z.input<typeof ModeratorDeed>;

export const DeedDone = z.object({
  id: Count,
  at: Time,
  moderator: Person,
  deed: z.string(),
  person: Person.nullable(),
  match: Id.nullable(),
  film: Id.nullable(),
  text: z.string(),
});
export type DeedDone = z.infer<typeof DeedDone>;

export const ModeratedLine = z.object({ seq: Count, person: Person, text: z.string(), at: Time });
export type ModeratedLine = z.infer<typeof ModeratedLine>;
export const Admonition = z.object({ id: Count, at: Time, text: z.string() });
export type Admonition = z.infer<typeof Admonition>;
