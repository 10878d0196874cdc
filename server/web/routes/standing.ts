/** Standing answers: mine alone, whoever asks. */
import { z } from 'zod';
import { sideOf } from '../../live/live.ts';
import { untilNow } from '../../live/standing.ts';
import { saidOf } from '../../live/standing-words.ts';
import { stranger } from '../../live/stranger.ts';
import { Fault } from '../../protocol/fault.ts';
import { type StandingInfo as Info, NewStanding, SIZE, StandingInfo } from '../../protocol/standing.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { addStanding, removeStanding, standingOfPerson } from '../../store/standing.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const standingRoutes = (app: App, house: House): void => {
  const { hall } = house;
  const { db } = house.store;
  const params = z.object({ id: Id });
  const tags = ['standing answers'];
  const seat = async (id: string, person: string): Promise<string> =>
    hall.visit(id, live => {
      const side = sideOf(live, person);
      if (side === null) throw stranger(live);
      return side;
    });
  const changed = async (id: string): Promise<void> => {
    house.bus.publish({ is: 'standing', id });
    await hall.speak(id);
  };

  app.get(
    '/matches/:id/standing',
    { schema: { tags, summary: 'My standing answers', params, response: { 200: z.array(StandingInfo), '4xx': FaultSchema } } },
    async request => {
      const { person } = signedIn(request);
      await seat(request.params.id, person.id);
      const held = await standingOfPerson(db, request.params.id, person.id);
      return hall.visit(request.params.id, live =>
        held.map(info => ({ ...info, said: info.said ?? saidOf(live.match, info.side, info.answer) })),
      );
    },
  );
  app.post(
    '/matches/:id/standing',
    {
      schema: {
        tags,
        summary: 'Answer by itself from now on',
        params,
        body: NewStanding,
        response: { 200: StandingInfo, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const { id } = request.params;
      if (JSON.stringify(request.body).length > SIZE) throw new Fault('too-large');
      const side = await seat(id, person.id);
      const { then, said } = await hall.visit(id, live => {
        if (live.status === 'over') throw new Fault('over');
        return { then: untilNow(live.match, side, request.body), said: saidOf(live.match, side, request.body) };
      });
      const now = house.now();
      const added = await addStanding(db, { match: id, person: person.id, side, now }, { answer: request.body, then, said });
      if (added === null) throw new Fault('limit');
      await changed(id);
      return { id: added, side, answer: request.body, said, createdAt: now } satisfies Info;
    },
  );
  app.delete(
    '/matches/:id/standing/:standing',
    {
      schema: {
        tags,
        summary: 'Ask me again',
        params: params.extend({ standing: Id }),
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      if (!(await removeStanding(db, request.params.id, person.id, request.params.standing))) throw new Fault('not-found');
      await changed(request.params.id);
      return { ok: true as const };
    },
  );
};
