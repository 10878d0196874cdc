/** What every answer says to the browser: trust nothing but this site, run no inline script, frame nothing. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApi } from './guard.ts';

export const headers = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const secure = publicUrl.startsWith('https:');
  const socket = publicUrl.replace(/^http/, 'ws');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", new URL(socket).origin === 'null' ? socket : socket.replace(/\/$/, '')],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if ((request.is404 || isApi(request)) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
