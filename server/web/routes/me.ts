/** One's own account. */
import { z } from 'zod';
import { isModerator } from '../../club/manners/moderators.ts';
import { exported } from '../../people/leaving.ts';
import type { Session } from '../../people/sessions.ts';
import { Fault } from '../../protocol/fault.ts';
import * as people from '../../protocol/people.ts';
import { FaultSchema, Fine, sought } from '../../protocol/words.ts';
import { depart } from '../depart.ts';
import { clearCookie, fromOf, setCookie, signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

export const meOf = async (house: House, session: Session): Promise<people.Me> => {
  const row = await house.store.db.selectFrom('people').selectAll().where('id', '=', session.person.id).executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: row.name,
    guest: row.guest === 1,
    language: row.language === 'es' ? 'es' : 'en',
    email: row.email,
    emailConfirmed: row.email_confirmed === 1,
    mailTurns: row.mail_turns === 1,
    mailDigest: row.mail_digest === 1,
    pushTurns: row.push_turns === 1,
    showOnline: row.show_online === 1,
    moderator: row.guest === 0 && isModerator(house.settings, row.name),
    csrf: session.csrf,
  };
};

export const meRoutes = (app: App, house: House): void => {
  const { accounts, settings, sessions } = house;
  const { db } = house.store;
  const signIns = limited(settings.SIGN_INS_PER_MINUTE, '1 minute');
  const tags = ['my account'];
  const fine = { 200: Fine, '4xx': FaultSchema };
  const ok = { ok: true as const };

  app.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who am I? Also the token for changing requests of browsers',
        response: { 200: people.Me.nullable() },
      },
    },
    async request => (request.session === null ? null : meOf(house, request.session)),
  );
  app.patch(
    '/me',
    {
      schema: {
        tags,
        summary: 'Change language, notices, e-mail, or whether others see that I am here',
        body: people.ChangeAccount,
        response: { 200: people.Me, '4xx': FaultSchema },
      },
    },
    async request => {
      const session = signedIn(request);
      const { email, password = '', language, mailTurns, mailDigest, pushTurns, showOnline } = request.body;
      const row = {
        ...(language === undefined ? {} : { language }),
        ...(mailTurns === undefined ? {} : { mail_turns: mailTurns ? 1 : 0 }),
        ...(mailDigest === undefined ? {} : { mail_digest: mailDigest ? 1 : 0 }),
        ...(pushTurns === undefined ? {} : { push_turns: pushTurns ? 1 : 0 }),
        ...(showOnline === undefined ? {} : { show_online: showOnline ? 1 : 0 }),
      };
      if (email !== undefined) await accounts.changeEmail(session.person.id, email, password, fromOf(request));
      if (Object.keys(row).length > 0) await db.updateTable('people').set(row).where('id', '=', session.person.id).execute();
      return meOf(house, session);
    },
  );
  app.post(
    '/me/claim',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'A guest makes an account',
        body: people.SignUp,
        response: { 200: people.Me, '4xx': FaultSchema },
      },
    },
    async (request, reply) => {
      const session = signedIn(request);
      await accounts.claim(session.person.id, request.body, fromOf(request));
      // What came by itself may have been put there by somebody else, who knows it: it opens no account.
      const token = request.byCookie ? await sessions.renew(session.id) : null;
      if (token === null) return meOf(house, session);
      setCookie(house, reply, token);
      return meOf(house, (await sessions.find(token))!);
    },
  );
  app.post(
    '/me/password',
    {
      config: signIns,
      schema: { tags, summary: 'Change the password; every other session ends', body: people.ChangePassword, response: fine },
    },
    async request => {
      const session = signedIn(request);
      await accounts.changePassword(session.person.id, session.id, request.body.old, request.body.new, fromOf(request));
      return ok;
    },
  );
  app.post('/me/sign-out', { schema: { tags, summary: 'End this session', response: fine } }, async (request, reply) => {
    const session = signedIn(request);
    await sessions.close(session.id);
    await house.note('signed-out', session.person.id, request.ip);
    clearCookie(house, reply);
    return ok;
  });
  app.get(
    '/me/sessions',
    { schema: { tags, summary: 'Where am I signed in?', response: { 200: z.array(people.Session), '4xx': FaultSchema } } },
    async request => {
      const session = signedIn(request);
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person_id', '=', session.person.id)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(r => ({
        id: r.id,
        agent: r.agent,
        createdAt: r.created_at,
        seenAt: r.seen_at,
        current: r.id === session.id,
      }));
    },
  );
  app.delete(
    '/me/sessions/:id',
    { schema: { tags, summary: 'End a session of mine', params: z.object({ id: sought(60) }), response: fine } },
    async request => {
      const session = signedIn(request);
      const row = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', request.params.id)
        .where('person_id', '=', session.person.id)
        .executeTakeFirst();
      if (row === undefined) throw new Fault('not-found');
      await sessions.close(row.id);
      return ok;
    },
  );
  app.get(
    '/me/export',
    { config: signIns, schema: { tags, summary: 'Everything the server holds about me' } },
    async (request, reply) => {
      const session = signedIn(request);
      await house.note('exported', session.person.id, request.ip);
      return reply
        .header('content-disposition', 'attachment; filename="cuartel-export.json"')
        .type('application/json')
        .send(JSON.stringify(await exported(db, session.person.id), null, 1));
    },
  );
  app.delete(
    '/me',
    {
      config: signIns,
      schema: { tags, summary: 'Delete my account; open matches are resigned', body: people.DeleteAccount, response: fine },
    },
    async (request, reply) => {
      const session = signedIn(request);
      if (!session.person.guest) await accounts.prove(session.person.id, request.body.password ?? '', fromOf(request));
      await depart(house, session.person.id);
      await house.note('deleted', session.person.id, '');
      clearCookie(house, reply);
      return ok;
    },
  );
};
