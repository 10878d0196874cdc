/** Browsers that want notices on their screens. */
import { z } from 'zod';
import { Fault } from '../../protocol/fault.ts';
import * as people from '../../protocol/people.ts';
import { FaultSchema, Fine } from '../../protocol/words.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const pushRoutes = (app: App, house: House): void => {
  const tags = ['notices'];
  const fine = { 200: Fine, '4xx': FaultSchema };
  app.get(
    '/push/key',
    { schema: { tags, summary: 'Public key to subscribe a browser with', response: { 200: z.object({ key: z.string() }) } } },
    async () => ({ key: house.push.publicKey }),
  );
  app.post(
    '/me/push',
    { schema: { tags, summary: 'Send notices to this browser', body: people.PushSubscription, response: fine } },
    async request => {
      const { person } = signedIn(request);
      if (!house.push.allowed(request.body.endpoint)) throw new Fault('bad-message', { fields: ['endpoint'] });
      await house.push.subscribe(person.id, request.body, house.now());
      await house.note('push-added', person.id, request.ip);
      return { ok: true as const };
    },
  );
  app.delete(
    '/me/push',
    {
      schema: {
        tags,
        summary: 'No more notices to this browser',
        body: z.strictObject({ endpoint: people.Endpoint }),
        response: fine,
      },
    },
    async request => {
      const { person } = signedIn(request);
      await house.push.unsubscribe(person.id, request.body.endpoint);
      await house.note('push-removed', person.id, request.ip);
      return { ok: true as const };
    },
  );
};
