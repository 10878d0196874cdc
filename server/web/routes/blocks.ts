/** People one wants nothing to do with. */
import { z } from 'zod';
import { block, blocked, unblock } from '../../people/blocks.ts';
import { partFollowers } from '../../people/follows.ts';
import { Fault } from '../../protocol/fault.ts';
import * as people from '../../protocol/people.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const blockRoutes = (app: App, house: House): void => {
  const { db } = house.store;
  const tags = ['people'];
  const fine = { 200: Fine, '4xx': FaultSchema };
  app.get(
    '/me/blocks',
    { schema: { tags, summary: 'Whom I have blocked', response: { 200: z.array(people.Person), '4xx': FaultSchema } } },
    async request => blocked(db, signedIn(request).person.id),
  );
  app.post(
    '/me/blocks',
    {
      schema: {
        tags,
        summary: 'No challenge, game or rematch with this person, no following; what waits from him is called off',
        body: z.strictObject({ person: Id }),
        response: fine,
      },
    },
    async request => {
      const me = signedIn(request).person.id;
      const { person } = request.body;
      if (!(await block(db, me, person, house.now()))) throw new Fault('not-found');
      await partFollowers(db, me, person);
      await house.lobby.part(me, person);
      return { ok: true as const };
    },
  );
  app.delete(
    '/me/blocks/:person',
    { schema: { tags, summary: 'Block somebody no more', params: z.object({ person: Id }), response: fine } },
    async request => {
      await unblock(db, signedIn(request).person.id, request.params.person);
      return { ok: true as const };
    },
  );
};
