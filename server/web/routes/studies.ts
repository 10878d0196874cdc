/** Studies: annotated games, written by members, read by whoever has the link. */
import { z } from 'zod';
import { beginStudy, findStudy, removeStudy, studiesOf, writeStudy } from '../../club/studies/studies.ts';
import { Fault } from '../../protocol/fault.ts';
import * as s from '../../protocol/studies.ts';
import { FaultSchema, Fine, Id } from '../../protocol/words.ts';
import { networkOf } from '../address.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

export const studyRoutes = (app: App, house: House): void => {
  const tags = ['studies'];
  const params = z.object({ id: Id });
  const response = { 200: s.Study, '4xx': FaultSchema };
  app.get(
    '/me/studies',
    { schema: { tags, summary: 'My studies', response: { 200: z.array(s.StudyInfo), '4xx': FaultSchema } } },
    async request => studiesOf(house, signedIn(request).person.id),
  );
  app.post(
    '/studies',
    { config: limited(20, '1 minute'), schema: { tags, summary: 'Begin a study of a film', body: s.NewStudy, response } },
    async request => {
      const { person } = signedIn(request);
      if (person.guest) throw new Fault('guests-cannot');
      return findStudy(house, await beginStudy(house, person.id, request.body.film, request.body.title), person.id);
    },
  );
  app.get(
    '/studies/:id',
    { config: limited(120, '1 minute'), schema: { tags, summary: 'A study', params, response } },
    async request => findStudy(house, request.params.id, request.session?.person.id ?? null),
  );
  app.put(
    '/studies/:id',
    {
      bodyLimit: 400_000,
      config: limited(40, '1 minute'),
      schema: { tags, summary: 'Write a study anew; variations must be legal', params, body: s.ChangeStudy, response },
    },
    async request => {
      const { id } = signedIn(request).person;
      await writeStudy(house, id, request.params.id, request.body, actions =>
        house.payForActions(networkOf(request.ip), actions),
      );
      return findStudy(house, request.params.id, id);
    },
  );
  app.delete(
    '/studies/:id',
    { schema: { tags, summary: 'Remove a study', params, response: { 200: Fine, '4xx': FaultSchema } } },
    async request => {
      if (!(await removeStudy(house, signedIn(request).person.id, request.params.id))) throw new Fault('not-found');
      return { ok: true as const };
    },
  );
};
