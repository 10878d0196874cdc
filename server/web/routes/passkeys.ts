/** Passkeys: added and removed by whoever knows the password, and entering by one. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { Fault } from '../../protocol/fault.ts';
import * as people from '../../protocol/people.ts';
import { FaultSchema, Fine, sought } from '../../protocol/words.ts';
import { fromOf, setCookie, signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { meOf } from './me.ts';
import { type App, limited } from './route.ts';

const ok = { ok: true as const };
export const passkeyRoutes = (app: App, house: House): void => {
  const { passkeys, settings, sessions } = house;
  const { db } = house.store;
  const signIns = limited(settings.SIGN_INS_PER_MINUTE, '1 minute');
  const tags = ['my account'];
  const fine = { 200: Fine, '4xx': FaultSchema };

  app.get(
    '/me/passkeys',
    { schema: { tags, summary: 'My passkeys', response: { 200: z.array(people.Passkey), '4xx': FaultSchema } } },
    async request => passkeys.of(signedIn(request).person.id),
  );
  app.post(
    '/me/passkeys/begin',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'What a device is asked to make (WebAuthn)',
        body: z.strictObject({
          password: z.string().max(200),
          code: z.string().max(20).optional().describe('of the second factor, where there is one: a passkey needs none any more'),
        }),
        response: { 200: z.unknown(), '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      await house.accounts.prove(person.id, request.body.password, fromOf(request));
      await house.accounts.proveCode(person.id, request.body.code, fromOf(request));
      return passkeys.beginAdding(person);
    },
  );
  app.post(
    '/me/passkeys',
    { config: signIns, schema: { tags, summary: 'The key it has made', body: people.NewPasskey, response: fine } },
    async request => {
      const { person } = signedIn(request);
      const { response, name } = request.body;
      await passkeys.add(person.id, response as unknown as RegistrationResponseJSON, name);
      await house.accounts.changed(person.id, 'passkey-added', request.ip);
      return ok;
    },
  );
  app.delete(
    '/me/passkeys/:key',
    {
      config: signIns,
      schema: {
        tags,
        summary: 'This one opens nothing any more',
        params: z.object({ key: sought(1400) }),
        body: z.strictObject({ password: z.string().max(200) }),
        response: fine,
      },
    },
    async request => {
      const { person } = signedIn(request);
      await house.accounts.prove(person.id, request.body.password, fromOf(request));
      if (!(await passkeys.remove(person.id, request.params.key))) throw new Fault('not-found');
      await house.accounts.changed(person.id, 'passkey-removed', request.ip);
      return ok;
    },
  );
  app.post(
    '/passkey/begin',
    {
      config: { entrance: true, ...signIns },
      schema: {
        tags: ['accounts'],
        summary: 'What a device is asked to sign',
        response: { 200: z.unknown(), '4xx': FaultSchema },
      },
    },
    async () => passkeys.beginEntering(),
  );
  app.post(
    '/passkey',
    {
      config: { entrance: true, ...signIns },
      schema: {
        tags: ['accounts'],
        summary: 'Sign in by a passkey: neither a name nor a password nor a code is needed',
        body: people.ByPasskey,
        response: { 200: people.Welcome, '4xx': FaultSchema },
      },
    },
    async (request, reply) => {
      const id = await passkeys.enter(request.body.response as unknown as AuthenticationResponseJSON);
      const row = await db.selectFrom('people').select(['closed_at', 'deleted_at']).where('id', '=', id).executeTakeFirst();
      if (row === undefined || row.deleted_at !== null) throw new Fault('wrong-passkey');
      if (row.closed_at !== null) throw new Fault('closed');
      await house.note('signed-in', id, request.ip);
      const token = await sessions.open(id, fromOf(request).agent);
      setCookie(house, reply, token);
      const page = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
      return { me: await meOf(house, (await sessions.find(token))!), token: page ? null : token };
    },
  );
};
