/** Going away, and coming back. */

import { awayUntil, comeBack, daysLeft, goAway, playedBy } from '../../people/vacation.ts';
import { Fault } from '../../protocol/fault.ts';
import * as people from '../../protocol/people.ts';
import { FaultSchema } from '../../protocol/words.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const vacationRoutes = (app: App, house: House): void => {
  const { settings, matches } = house;
  const { db } = house.store;
  const tags = ['my account'];
  const response = { 200: people.Vacation, '4xx': FaultSchema };
  const vacationOf = async (person: string): Promise<people.Vacation> => ({
    until: await awayUntil(db, person, house.now()),
    left: await daysLeft(db, person, house.now(), settings.VACATION_DAYS),
  });
  /** Every match of his is told; one that cannot be now is when he is next asked there. */
  const tell = async (person: string, until: number): Promise<void> => {
    for (const id of await playedBy(db, person)) await matches.away(id, person, until).catch(() => {});
  };

  app.get(
    '/me/vacation',
    { schema: { tags, summary: 'Am I away, and how many days are left to me this year?', response } },
    request => vacationOf(signedIn(request).person.id),
  );
  app.post(
    '/me/vacation',
    { schema: { tags, summary: 'Go away: my days of correspondence stand still', body: people.GoAway, response } },
    async request => {
      const { person } = signedIn(request);
      if (person.guest) throw new Fault('forbidden');
      await tell(person.id, await goAway(db, person.id, request.body.days, house.now(), settings.VACATION_DAYS));
      return vacationOf(person.id);
    },
  );
  app.delete('/me/vacation', { schema: { tags, summary: 'Come back before the end', response } }, async request => {
    const { person } = signedIn(request);
    if (await comeBack(db, person.id, house.now())) await tell(person.id, house.now());
    return vacationOf(person.id);
  });
};
