/** Films: looking at finished games without an account, publishing one's own, and their pictures. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findFilm, recordOfFilm } from '../../club/films/film.ts';
import { filmOf, publish, removeFilm } from '../../club/films/published.ts';
import { Fault } from '../../protocol/fault.ts';
import * as f from '../../protocol/films.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { boardOf, endOf } from '../film-pages.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

export const filmRoutes = async (app: App, house: House): Promise<void> => {
  const { db } = house.store;
  const tags = ['films'];
  const params = z.object({ id: Id });
  const reader = (request: FastifyRequest): string | null => request.session?.person.id ?? null;

  app.get(
    '/films/:id',
    {
      config: limited(240, '1 minute'),
      schema: {
        tags,
        summary: 'A finished game that anybody may look at',
        params,
        response: { 200: f.Film, '4xx': FaultSchema },
      },
    },
    async request => findFilm(house, request.params.id, reader(request)),
  );
  app.get(
    '/films/:id/record',
    {
      config: limited(60, '1 minute'),
      schema: { tags, summary: 'The whole game as a save file', params },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', `attachment; filename="cuartel-${request.params.id}.json"`)
        .type('application/json')
        .send(await recordOfFilm(house, request.params.id, reader(request))),
  );
  app.post(
    '/films',
    {
      bodyLimit: 1_600_000,
      config: limited(10, '1 minute'),
      schema: {
        tags,
        summary: 'Publish a finished game that was played in a browser',
        body: f.Publish,
        response: { 200: f.Film, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const id = await publish(db, house.shelf, person, request.body, person.language, house.now());
      return findFilm(house, id, person.id);
    },
  );
  app.get(
    '/me/films',
    { schema: { tags, summary: 'What I have published', response: { 200: z.array(f.Film), '4xx': FaultSchema } } },
    async request => {
      const { person } = signedIn(request);
      const rows = await db
        .selectFrom('films')
        .select([
          'films.id',
          'films.person_id',
          'films.game',
          'films.version',
          'films.scenario',
          'films.title',
          'films.players',
          'films.result',
          'films.plies',
          'films.created_at',
        ])
        .where('films.person_id', '=', person.id)
        .orderBy('films.created_at', 'desc')
        .execute();
      return rows.map(row => filmOf({ ...row, name: person.name }));
    },
  );
  app.delete(
    '/films/:id',
    { schema: { tags, summary: 'Publish it no more', params, response: { 200: Fine, '4xx': FaultSchema } } },
    async request => {
      if (!(await removeFilm(db, signedIn(request).person.id, request.params.id))) throw new Fault('not-found');
      return { ok: true as const };
    },
  );
  app.get(
    '/films/:id/picture.jpg',
    {
      config: limited(120, '1 minute'),
      schema: {
        tags,
        summary: 'The board at the end of a film, as links show it: drawn by the server when it is first asked for',
        params,
        querystring: z.object({ language: z.enum(['en', 'es']).default('en') }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // As a stranger: where the film may not be seen yet, neither may its picture.
      const film = await findFilm(house, id, null);
      const jpeg = await house.pictures.of(film, request.query.language, {
        result: endOf(house, film, request.query.language),
        record: () => recordOfFilm(house, id, null),
      });
      const board = jpeg ?? boardOf(film.game);
      if (board === null) throw new Fault('not-found');
      return reply
        .header('cache-control', `public, max-age=${jpeg === null ? 60 : 86_400}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(board);
    },
  );
};
