/** Stopping letters. */
import { z } from 'zod';
import type { House } from '../house.ts';
import type { App } from './route.ts';

/** The link in letters: a page with one button, since mail programs open links by themselves; and the one-click way for those that know it. */
export const unsubscribeRoutes = (app: App, house: House): void => {
  // Forms, and nothing of what is in them: the address says it all.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null, {}),
  );
  const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{16,32}$/) });
  const page = (text: string, button: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cuartel</title><p>${text}</p>${button}`;
  const config = { entrance: true };
  app.get(
    '/unsubscribe/:token',
    { config, schema: { tags: ['notices'], summary: 'Page to stop letters', params } },
    async (_, reply) =>
      reply
        .type('text/html')
        .send(
          page(
            'No more letters about your turns? ¿No más cartas sobre tus turnos?',
            '<form method="post"><button>OK</button></form>',
          ),
        ),
  );
  app.post(
    '/unsubscribe/:token',
    { config, schema: { tags: ['notices'], summary: 'Stop letters', params } },
    async (request, reply) => {
      const { token } = request.params;
      const row = await house.store.db
        .updateTable('people')
        .set({ mail_turns: 0 })
        .where('unsubscribe', '=', token)
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await house.note('unsubscribed', row.id, request.ip);
      return reply.type('text/html').send(page('Done. Hecho.', ''));
    },
  );
};
