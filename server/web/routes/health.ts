/** For those who operate the server. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';

const local = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const healthRoutes = (app: FastifyInstance, house: House): void => {
  const { METRICS_TOKEN } = house.settings;
  const config = { rateLimit: false as const };
  const allowed = (request: FastifyRequest): boolean =>
    METRICS_TOKEN === '' ? local(request.ip) : same(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  app.get('/healthz', { config, schema: { hide: true } as object }, async () => ({ ok: true }));
  app.get('/readyz', { config, schema: { hide: true } as object }, async (_, reply) => {
    const answers = await house.store.ping().then(
      () => true,
      () => false,
    );
    return reply
      .status(answers && !house.closing ? 200 : 503)
      .send({ ok: answers && !house.closing, store: answers, closing: house.closing });
  });
  app.get('/metrics', { config, schema: { hide: true } as object }, async (request, reply) => {
    if (!allowed(request)) return reply.status(404).send();
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
};
