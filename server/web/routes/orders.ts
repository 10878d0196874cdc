/** Standing orders: mine alone, whoever asks. */
import { randomInt } from 'node:crypto';
import { foresee, giveOrder, inWords, type PlannedDeed } from '@cuartel/engine';
import { z } from 'zod';
import { sideOf } from '../../live/live.ts';
import { stranger } from '../../live/stranger.ts';
import { Fault } from '../../protocol/fault.ts';
import { Ahead, AheadInfo, NewOrder, OrderInfo, SIZE, wantedFrom } from '../../protocol/orders.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { newId } from '../../store/ids.ts';
import { addOrder, ordersOfPerson, removeOrder } from '../../store/orders.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const orderRoutes = (app: App, house: House): void => {
  const { matches } = house;
  const { db } = house.store;
  const params = z.object({ id: Id });
  const tags = ['standing orders'];
  const changed = async (id: string): Promise<void> => {
    house.bus.publish({ is: 'orders', id });
    await matches.speak(id);
  };

  app.get(
    '/matches/:id/orders',
    { schema: { tags, summary: 'My standing orders', params, response: { 200: z.array(OrderInfo), '4xx': FaultSchema } } },
    async request => {
      const { person } = signedIn(request);
      const { id } = request.params;
      await matches.visit(id, live => {
        if (sideOf(live, person.id) === null) throw stranger(live);
      });
      return ordersOfPerson(db, id, person.id);
    },
  );
  app.post(
    '/matches/:id/orders',
    {
      schema: {
        tags,
        summary: 'Answer by itself from now on',
        params,
        body: NewOrder,
        response: { 200: OrderInfo, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const { id } = request.params;
      if (JSON.stringify(request.body).length > SIZE) throw new Fault('too-large');
      const { side, order } = await matches.visit(id, live => {
        const mine = sideOf(live, person.id);
        if (mine === null) throw stranger(live);
        if (live.status === 'over') throw new Fault('over');
        return { side: mine, order: giveOrder(live.match, mine, newId(), wantedFrom(request.body)) };
      });
      if (order === null) throw new Fault('bad-message');
      const now = house.now();
      if (!(await addOrder(db, { match: id, person: person.id, side, now }, order))) throw new Fault('limit');
      await changed(id);
      return { order, side, createdAt: now };
    },
  );
  app.post(
    '/matches/:id/ahead',
    {
      schema: {
        tags,
        summary: 'What I shall be asked next, if the others let their windows pass',
        params,
        body: Ahead,
        response: { 200: AheadInfo, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      if (JSON.stringify(request.body).length > SIZE) throw new Fault('too-large');
      return matches.visit(request.params.id, live => {
        const mine = sideOf(live, person.id);
        if (mine === null) throw stranger(live);
        if (live.status === 'over') throw new Fault('over');
        const seen = foresee(live.match, mine, request.body.steps as PlannedDeed[], n => randomInt(n));
        return { question: seen === null ? null : inWords(live.match.game, seen.question, seen.view, person.language) };
      });
    },
  );
  app.delete(
    '/matches/:id/orders/:order',
    {
      schema: {
        tags,
        summary: 'Ask me again',
        params: params.extend({ order: Id }),
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      if (!(await removeOrder(db, request.params.id, person.id, request.params.order))) throw new Fault('not-found');
      await changed(request.params.id);
      return { ok: true as const };
    },
  );
};
