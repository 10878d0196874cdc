/** Who asks, and may he? Sessions by cookie or bearer token; against forged requests: origin, and for cookies a token of the session. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { From } from '../people/accounts.ts';
import type { Session } from '../people/sessions.ts';
import { tooDeep } from '../protocol/depth.ts';
import { Fault } from '../protocol/fault.ts';
import type { House } from './house.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The session came by itself, as cookies do. */
    byCookie: boolean;
  }
  interface FastifyContextConfig {
    /** Asked for before there is a session. */
    entrance?: boolean;
  }
}

export const cookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-cuartel' : 'cuartel');
export const setCookie = (house: House, reply: FastifyReply, token: string): void =>
  void reply.setCookie(cookieName(house.publicUrl), token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: house.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: house.settings.SESSION_DAYS * 86_400,
  });
export const clearCookie = (house: House, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(house.publicUrl), { path: '/' });

export const fromOf = (request: FastifyRequest): From => ({
  address: request.ip,
  agent: String(request.headers['user-agent'] ?? ''),
});

/** Pages of other sites may not speak in a visitor's name. Programs send no origin. */
export const sameOrigin = (house: House, request: FastifyRequest): boolean => {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origin === new URL(house.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host && house.settings.PUBLIC_URL === '';
};

export const sessionOf = async (
  house: House,
  request: FastifyRequest,
): Promise<{ session: Session | null; byCookie: boolean }> => {
  const bearer = /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { session: await house.sessions.find(bearer), byCookie: false };
  const cookie = request.cookies[cookieName(house.publicUrl)];
  return { session: cookie === undefined ? null : await house.sessions.find(cookie), byCookie: true };
};

/** Is this a matter of the interface? What leads nowhere is none. */
export const isApi = (request: FastifyRequest): boolean => (request.routeOptions.url ?? '').startsWith('/api/');

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const guard = (app: FastifyInstance, house: House): void => {
  app.decorateRequest('session', null);
  app.decorateRequest('byCookie', false);
  app.addHook('preValidation', async request => {
    // The route that was found, not the address as it was spelled: %61 is an a.
    if (!isApi(request)) return;
    const found = await sessionOf(house, request);
    request.session = found.session;
    request.byCookie = found.byCookie;
    if (!CHANGING.includes(request.method)) return;
    if (!sameOrigin(house, request)) throw new Fault('foreign-origin');
    if (tooDeep(request.body)) throw new Fault('bad-message', { fields: ['depth'] });
    const { entrance } = request.routeOptions.config;
    if (found.session === null || !found.byCookie || entrance === true) return;
    if (request.headers['x-csrf-token'] !== found.session.csrf) throw new Fault('csrf');
  });
};

export const signedIn = (request: FastifyRequest): Session => {
  if (request.session === null) throw new Fault('not-signed-in');
  return request.session;
};
