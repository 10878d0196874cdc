/** Coming in: new accounts, guests, signing in, forgotten passwords. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import * as people from '../../protocol/people.ts';
import { FaultSchema, Fine } from '../../protocol/words.ts';
import { fromOf, setCookie } from '../guard.ts';
import type { House } from '../house.ts';
import { meOf } from './me.ts';
import { type App, limited } from './route.ts';

export const entranceRoutes = (app: App, house: House): void => {
  const { accounts, settings, sessions } = house;
  const newPeople = { entrance: true, ...limited(settings.NEW_PEOPLE_PER_HOUR, '1 hour') };
  const signIns = { entrance: true, ...limited(settings.SIGN_INS_PER_MINUTE, '1 minute') };
  const tags = ['accounts'];
  const response = { 200: people.Welcome, '4xx': FaultSchema };
  const fine = { 200: Fine, '4xx': FaultSchema };
  const welcome = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<people.Welcome> => {
    const session = await sessions.find(token);
    setCookie(house, reply, token);
    // A page has its cookie, which no script can read; so no script may read it here either.
    const page = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
    return { me: await meOf(house, session!), token: page ? null : token };
  };

  app.post(
    '/sign-up',
    { config: newPeople, schema: { tags, summary: 'Make an account', body: people.SignUp, response } },
    async (request, reply) => welcome(request, reply, await accounts.signUp(request.body, fromOf(request))),
  );
  app.post(
    '/guest',
    { config: newPeople, schema: { tags, summary: 'Play without an account', body: people.BeGuest, response } },
    async (request, reply) => welcome(request, reply, await accounts.beGuest(request.body.language, fromOf(request))),
  );
  app.post(
    '/sign-in',
    { config: signIns, schema: { tags, summary: 'Sign in by name or e-mail', body: people.SignIn, response } },
    async (request, reply) =>
      welcome(
        request,
        reply,
        await accounts.signIn(request.body.name, request.body.password, request.body.code, fromOf(request)),
      ),
  );
  app.post(
    '/forgot',
    {
      config: signIns,
      schema: { tags, summary: 'Ask for a letter to choose a new password', body: people.ForgotPassword, response: fine },
    },
    async request => {
      await accounts.forgot(request.body.name, fromOf(request));
      return { ok: true as const };
    },
  );
  app.post(
    '/reset',
    { config: signIns, schema: { tags, summary: 'Choose a new password', body: people.ResetPassword, response: fine } },
    async request => {
      await accounts.reset(request.body.token, request.body.password, fromOf(request));
      return { ok: true as const };
    },
  );
  app.post(
    '/confirm',
    { config: signIns, schema: { tags, summary: 'Confirm an e-mail address', body: people.ConfirmEmail, response: fine } },
    async request => {
      await accounts.confirmEmail(request.body.token, fromOf(request));
      return { ok: true as const };
    },
  );
};
