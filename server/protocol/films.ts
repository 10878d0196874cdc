/** Films: finished games that anybody with the link may look at. */
import { z } from 'zod';
import { Result } from './matches.ts';
import { Person } from './people.ts';
import { Count, Id, label, Slug, Time, Word } from './words.ts';

export const PICTURE = { width: 1200, height: 630, bytes: 250_000 } as const;

export const Film = z.object({
  id: Id,
  kind: z.enum(['match', 'published']).describe('a match of this server, or a game somebody published from a browser'),
  game: Slug,
  scenario: z.string(),
  title: z.string().describe('empty: none was given'),
  players: z.record(z.string(), z.object({ name: z.string(), bot: Person.shape.bot })).describe('by side'),
  result: Result,
  plies: Count,
  at: Time.describe('when it ended, or was published'),
  by: z.string().nullable().describe('who published it'),
  author: Id.nullable().describe('his id'),
});
export type Film = z.infer<typeof Film>;

export const Publish = z.strictObject({
  save: z.string().max(1_500_000).describe('the save file of a finished game'),
  title: label(0, 80).default(''),
  players: z.record(Word, label(1, 40)).default({}).describe('who played, by side, as the film shall name them'),
});
export type Publish = z.input<typeof Publish>;
