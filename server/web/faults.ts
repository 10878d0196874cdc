/** Every refusal leaves as a code with a sentence; what only a programmer can cause is logged and tells nothing. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { bodyOf, FAULTS, Fault } from '../protocol/fault.ts';
import { isUnavailable } from '../store/unavailable.ts';

const languageOf = (request: FastifyRequest): 'en' | 'es' =>
  request.session?.person.language ?? (/^es\b/.test(request.headers['accept-language'] ?? '') ? 'es' : 'en');

const faultIn = (error: unknown): Fault | null => {
  if (error instanceof Fault) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new Fault('bad-message', { fields: error.validation.map(v => v.instancePath.slice(1) || v.message).slice(0, 10) });
  if (isUnavailable(error)) return new Fault('unavailable');
  const { code, statusCode } = error as FastifyError;
  if (statusCode === 429) return new Fault('too-many');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Fault('too-large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Fault(statusCode === 404 ? 'not-found' : 'bad-message');
  return null;
};

export const sendFaults = (app: FastifyInstance): void => {
  const send = (reply: FastifyReply, request: FastifyRequest, fault: Fault) =>
    reply.status(FAULTS[fault.code][0]).send(bodyOf(fault, languageOf(request)));
  app.setErrorHandler((error, request, reply) => {
    const fault = faultIn(error);
    if (fault === null) request.log.error({ err: error }, 'a request failed');
    return send(reply, request, fault ?? new Fault('internal'));
  });
  app.setNotFoundHandler({ preHandler: [] }, (request, reply) => send(reply, request, new Fault('not-found')));
};
