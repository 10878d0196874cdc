/** Manners: reporting, muting, warnings, the second factor, and what moderators do. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { admonitionsOf, admonitionsRead, deedsDone, moderate } from '../../club/manners/deeds.ts';
import { isModerator } from '../../club/manners/moderators.ts';
import { isReported, report, reports } from '../../club/manners/reports.ts';
import { beginFactor, confirmFactor, hasFactor, removeFactor } from '../../people/factor.ts';
import { Fault } from '../../protocol/fault.ts';
import * as m from '../../protocol/manners.ts';
import { Count, FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { peopleNamed } from '../../store/matches.ts';
import { fromOf, signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

const ok = { ok: true as const };

export const mannerRoutes = (app: App, house: House): void => {
  const { db } = house.store;
  const tags = ['manners'];
  const fine = { 200: Fine, '4xx': FaultSchema };
  const signIns = limited(house.settings.SIGN_INS_PER_MINUTE, '1 minute');
  const own = async (request: FastifyRequest, password: string): Promise<string> => {
    const { person } = signedIn(request);
    await house.accounts.prove(person.id, password, fromOf(request));
    return person.id;
  };
  const moderator = (request: FastifyRequest): string => {
    const { person } = signedIn(request);
    // To everybody else there is no such page.
    if (person.guest || !isModerator(house.settings, person.name)) throw new Fault('not-found');
    return person.id;
  };

  app.post(
    '/reports',
    {
      config: limited(20, '1 minute'),
      schema: { tags, summary: 'Report somebody to the moderators', body: m.NewReport, response: fine },
    },
    async request => {
      await report(db, signedIn(request).person.id, request.body, house.now());
      return ok;
    },
  );
  app.get(
    '/me/mutes',
    { schema: { tags, summary: 'Whose talk I do not want to read', response: { 200: z.array(Id), '4xx': FaultSchema } } },
    async request =>
      (await db.selectFrom('mutes').select('muted_id').where('person_id', '=', signedIn(request).person.id).execute()).map(
        row => row.muted_id,
      ),
  );
  app.put(
    '/me/mutes/:person',
    { schema: { tags, summary: 'Read somebody’s talk no more', params: z.object({ person: Id }), response: fine } },
    async request => {
      const me = signedIn(request).person.id;
      const known = await db.selectFrom('people').select('id').where('id', '=', request.params.person).executeTakeFirst();
      if (known === undefined || known.id === me) throw new Fault('not-found');
      const held = await db.selectFrom('mutes').select('muted_id').where('person_id', '=', me).execute();
      if (held.length >= 500) throw new Fault('limit');
      await db
        .insertInto('mutes')
        .values({ person_id: me, muted_id: known.id })
        .onConflict(c => c.doNothing())
        .execute();
      return ok;
    },
  );
  app.delete(
    '/me/mutes/:person',
    { schema: { tags, summary: 'Read it again', params: z.object({ person: Id }), response: fine } },
    async request => {
      await db
        .deleteFrom('mutes')
        .where('person_id', '=', signedIn(request).person.id)
        .where('muted_id', '=', request.params.person)
        .execute();
      return ok;
    },
  );
  app.get(
    '/me/warnings',
    {
      schema: {
        tags,
        summary: 'What moderators have told me that I have not read',
        response: { 200: z.array(m.Admonition), '4xx': FaultSchema },
      },
    },
    async request => admonitionsOf(db, signedIn(request).person.id),
  );
  app.post(
    '/me/warnings/read',
    { schema: { tags, summary: 'I have read them, up to this one', body: z.strictObject({ upTo: Count }), response: fine } },
    async request => {
      await admonitionsRead(db, signedIn(request).person.id, request.body.upTo, house.now());
      return ok;
    },
  );

  const code = z.string().min(6).max(20);
  app.get(
    '/me/factor',
    {
      schema: {
        tags,
        summary: 'Do I have a second factor?',
        response: { 200: z.object({ on: z.boolean() }), '4xx': FaultSchema },
      },
    },
    async request => ({ on: await hasFactor(db, signedIn(request).person.id) }),
  );
  app.post(
    '/me/factor',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'A secret for an authenticator; it counts once a code of it has been shown',
        body: z.strictObject({ password: z.string().max(200) }),
        response: { 200: z.object({ secret: z.string(), uri: z.string() }), '4xx': FaultSchema },
      },
    },
    async request => beginFactor(db, await own(request, request.body.password), signedIn(request).person.name, house.now()),
  );
  app.post(
    '/me/factor/confirm',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'The first code; answers ten spare codes, shown this once. Every other session ends',
        body: z.strictObject({ code }),
        response: { 200: z.object({ spare: z.array(z.string()) }), '4xx': FaultSchema },
      },
    },
    async request => {
      const session = signedIn(request);
      const spare = await confirmFactor(db, session.person.id, request.body.code, house.now());
      await house.accounts.changed(session.person.id, 'factor-added', request.ip);
      await house.sessions.closeAll(session.person.id, session.id);
      return { spare };
    },
  );
  app.delete(
    '/me/factor',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'Without a second factor again',
        body: z.strictObject({ password: z.string().max(200), code }),
        response: fine,
      },
    },
    async request => {
      const person = await own(request, request.body.password);
      await house.accounts.proveCode(person, request.body.code, fromOf(request));
      await removeFactor(db, person);
      await house.accounts.changed(person, 'factor-removed', request.ip);
      return ok;
    },
  );

  app.get(
    '/moderation/reports',
    {
      schema: {
        tags,
        summary: 'For moderators: reports that wait, or those that are done with',
        querystring: z.object({ settled: z.enum(['yes', 'no']).default('no') }),
        response: { 200: z.array(m.MemberReport), '4xx': FaultSchema },
      },
    },
    async request => {
      return reports(db, moderator(request), request.query.settled === 'yes');
    },
  );
  app.get(
    '/moderation/matches/:id/chat',
    {
      schema: {
        tags,
        summary: 'For moderators: what was said in a match that was reported',
        params: z.object({ id: Id }),
        response: { 200: z.array(m.ModeratedLine), '4xx': FaultSchema },
      },
    },
    async request => {
      moderator(request);
      if (!(await isReported(db, request.params.id))) throw new Fault('not-found');
      const rows = await db
        .selectFrom('events')
        .select(['seq', 'at', 'body'])
        .where('match_id', '=', request.params.id)
        .where('kind', '=', 'chat')
        .orderBy('seq', 'desc')
        .limit(300)
        .execute();
      const lines = rows.reverse().map(row => ({ ...row, ...(JSON.parse(row.body) as { person: string; text: string }) }));
      const people = await peopleNamed(
        db,
        lines.map(line => line.person),
      );
      return lines.map(({ seq, at, person, text }) => ({
        seq,
        at,
        text,
        person: people.get(person) ?? { id: person, name: '-', guest: true },
      }));
    },
  );
  app.get(
    '/moderation/log',
    {
      schema: {
        tags,
        summary: 'For moderators: what moderators did, the newest first',
        querystring: z.object({ before: z.coerce.number().pipe(Count).optional() }),
        response: { 200: z.array(m.DeedDone), '4xx': FaultSchema },
      },
    },
    async request => {
      moderator(request);
      return deedsDone(db, request.query.before);
    },
  );
  app.post(
    '/moderation/deeds',
    {
      config: limited(60, '1 minute'),
      schema: {
        tags,
        summary:
          'For moderators: warn, close, reopen, forfeit, remove talk, films, studies or what was written of a tournament, be done with a report',
        body: m.ModeratorDeed,
        response: fine,
      },
    },
    async request => {
      await moderate(house, moderator(request), request.body);
      return ok;
    },
  );
};
