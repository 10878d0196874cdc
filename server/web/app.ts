/** The web server: what is served where. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { LONGEST_MESSAGE } from '../protocol/socket.ts';
import { networkOf } from './address.ts';
import { sendFaults } from './faults.ts';
import { filmPages } from './film-pages.ts';
import { guard } from './guard.ts';
import { headers } from './headers.ts';
import type { House } from './house.ts';
import { payForOpening } from './replays.ts';
import { blockRoutes } from './routes/blocks.ts';
import { entranceRoutes } from './routes/entrance.ts';
import { filmRoutes } from './routes/films.ts';
import { healthRoutes } from './routes/health.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { mannerRoutes } from './routes/manners.ts';
import { matchRoutes } from './routes/match.ts';
import { meRoutes } from './routes/me.ts';
import { noteRoutes } from './routes/notes.ts';
import { orderRoutes } from './routes/orders.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { pushRoutes } from './routes/push.ts';
import type { App } from './routes/route.ts';
import { studyRoutes } from './routes/studies.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { truthRoutes } from './routes/truth.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { vacationRoutes } from './routes/vacation.ts';
import { socketRoute } from './socket.ts';

const BODY_LIMIT = 64_000;

export const buildApp = async (house: House): Promise<App> => {
  const { settings, log, metrics } = house;
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what our own proxies added is believed: the front of the list is whatever the visitor wrote there.
    trustProxy: settings.TRUST_PROXY === 'off' ? false : (_, hop) => hop < (Number(settings.TRUST_PROXY) || 1),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  sendFaults(app);
  await app.register(cookie);
  await headers(app, house.publicUrl);
  await app.register(rateLimit, {
    max: settings.RATE_PER_MINUTE,
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: request => networkOf(request.ip),
    // The files of the table are many at the first visit, and cheap: they are not counted.
    allowList: request => request.routeOptions.url === '/*',
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500)
      log.warn({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    else log.debug({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } });
  if (settings.API_DOCS) {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Cuartel',
          version: '1',
          description: 'Play with others. The WebSocket at /api/v1/socket is described in docs/protocol.md.',
        },
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer' },
            cookie: { type: 'apiKey', in: 'cookie', name: 'cuartel' },
          },
        },
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: '/api/v1/docs', staticCSP: false });
  }
  guard(app, house);
  healthRoutes(app, house);
  socketRoute(app, house);
  filmPages(app, house);
  await app.register(
    async api => {
      // Whatever is asked of a match opens it; a film's record does too.
      api.addHook('preHandler', async request => {
        const { url = '' } = request.routeOptions;
        if (url.startsWith('/api/v1/matches/:id/') || url === '/api/v1/films/:id/record')
          await payForOpening(house, request.ip, (request.params as { id: string }).id);
      });
      for (const add of [
        entranceRoutes,
        meRoutes,
        blockRoutes,
        pushRoutes,
        peopleRoutes,
        mannerRoutes,
        lobbyRoutes,
        matchRoutes,
        noteRoutes,
        orderRoutes,
        vacationRoutes,
        passkeyRoutes,
        tournamentRoutes,
        truthRoutes,
        studyRoutes,
      ])
        add(api as App, house);
      await api.register(async films => filmRoutes(films as App, house));
      await api.register(async forms => unsubscribeRoutes(forms as App, house));
      if (settings.API_DOCS) api.get('/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
    },
    { prefix: '/api/v1' },
  );
  const pages = resolve(settings.STATIC_DIR);
  if (existsSync(pages))
    await app.register(staticFiles, {
      root: pages,
      preCompressed: true,
      // Built files carry a hash of what is in them; everything else is asked for again.
      setHeaders: (reply, path) =>
        void reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  return app;
};
