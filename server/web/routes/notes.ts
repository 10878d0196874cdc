/** Private notes of a match: of one person, for one person. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FaultSchema, Fine, Id, typed } from '../../protocol/words.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';
import { playing } from './seat.ts';

export const noteRoutes = (app: App, house: House): void => {
  const { db } = house.store;
  const params = z.object({ id: Id });
  const Notes = z.object({ text: z.string() });
  const mine = (request: FastifyRequest & { params: { id: string } }) =>
    house.matches.visit(request.params.id, live => ({ side: playing(live, request), person: signedIn(request).person.id }));
  app.get(
    '/matches/:id/notes',
    { schema: { tags: ['match'], summary: 'My private notes', params, response: { 200: Notes, '4xx': FaultSchema } } },
    async request => {
      const { person } = await mine(request);
      return (
        (await db
          .selectFrom('notes')
          .select('text')
          .where('match_id', '=', request.params.id)
          .where('person_id', '=', person)
          .executeTakeFirst()) ?? { text: '' }
      );
    },
  );
  app.put(
    '/matches/:id/notes',
    {
      schema: {
        tags: ['match'],
        summary: 'Write my private notes',
        params,
        body: z.strictObject({ text: typed(0, 20_000) }),
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = await mine(request);
      const row = { text: request.body.text, updated_at: house.now() };
      await db
        .insertInto('notes')
        .values({ match_id: request.params.id, person_id: person, ...row })
        .onConflict(c => c.columns(['match_id', 'person_id']).doUpdateSet(row))
        .execute();
      return { ok: true as const };
    },
  );
};
