/** Films: looking at finished games without an account, publishing one's own, and their pictures. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findFilm, mayPaint, recordOfFilm } from '../../club/films/film.ts';
import { cleanJpeg } from '../../club/films/jpeg.ts';
import { pictureFor } from '../../club/films/pictures.ts';
import { filmOf, publish, removeFilm } from '../../club/films/published.ts';
import { isModerator } from '../../club/manners/moderators.ts';
import { Fault } from '../../protocol/fault.ts';
import * as f from '../../protocol/films.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

export const filmRoutes = async (app: App, house: House): Promise<void> => {
  const { db } = house.store;
  const tags = ['films'];
  const params = z.object({ id: Id });
  const reader = (request: FastifyRequest): string | null => request.session?.person.id ?? null;
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer', bodyLimit: f.PICTURE.bytes }, (_, body, done) => done(null, body));

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
        .leftJoin('pictures', 'pictures.film_id', 'films.id')
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
          'pictures.film_id as painted',
          'pictures.shown_at as shown',
        ])
        .where('films.person_id', '=', person.id)
        .orderBy('films.created_at', 'desc')
        .execute();
      return rows.map(row =>
        filmOf({ ...row, name: person.name }, { painted: row.painted !== null, picture: row.shown !== null }),
      );
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
  app.put(
    '/films/:id/picture',
    {
      config: limited(20, '1 minute'),
      schema: {
        tags,
        summary: `Give a film its picture: a JPEG of ${f.PICTURE.width} by ${f.PICTURE.height}; once, by its players or its publisher`,
        params,
        consumes: ['image/jpeg'],
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const { id } = request.params;
      if (!(await mayPaint(house, id, person.id))) throw new Fault('not-found');
      const jpeg = Buffer.isBuffer(request.body) ? cleanJpeg(request.body) : null;
      if (jpeg === null) throw new Fault('bad-picture');
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('pictures')
        .values({ film_id: id, person_id: person.id, jpeg: Buffer.from(jpeg), created_at: house.now() })
        .onConflict(c => c.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) throw new Fault('taken');
      return { ok: true as const };
    },
  );
  app.get(
    '/films/:id/picture.jpg',
    { config: limited(240, '1 minute'), schema: { tags, summary: 'The picture of a film', params } },
    async (request, reply) => {
      // Where the film may not be seen yet, neither may its picture.
      await findFilm(house, request.params.id, reader(request));
      const me = request.session?.person ?? null;
      const { jpeg, shown } = await pictureFor(
        db,
        request.params.id,
        me === null ? null : { id: me.id, moderator: !me.guest && isModerator(house.settings, me.name) },
      );
      // What only its players, or moderators, may see must not be kept for others on the way.
      const known = await findFilm(house, request.params.id, null).then(
        () => true,
        () => false,
      );
      return reply
        .header('cache-control', known && shown ? 'public, max-age=3600' : 'private, no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(jpeg);
    },
  );
};
