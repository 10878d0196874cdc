/** People: profiles, finished games, rankings, finding and following, who is here. */
import { z } from 'zod';
import { courses } from '../../club/course.ts';
import { between, history } from '../../club/history.ts';
import { ranking } from '../../club/ranking.ts';
import { beginningWith, idNamed, met, seenOnline } from '../../people/finding.ts';
import { follow, followedBy, unfollow } from '../../people/follows.ts';
import { ratingsOf, tallies } from '../../people/profile.ts';
import * as c from '../../protocol/club.ts';
import { Fault } from '../../protocol/fault.ts';
import { Profile } from '../../protocol/people.ts';
import { Count, FaultSchema, Fine, Id, Slug, sought } from '../../protocol/words.ts';
import { peopleNamed } from '../../store/matches.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

/** So many people who are here are told of at once; those one follows first. */
const MOST_HERE = 100;

export const peopleRoutes = (app: App, house: House): void => {
  const { shelf, presence, settings } = house;
  const { db } = house.store;
  const rules = {
    games: settings.RANKING_GAMES,
    deviation: settings.RANKING_DEVIATION,
    opponents: settings.RANKING_OPPONENTS,
  };
  const tags = ['people'];
  const named = z.object({ name: sought(60) });
  const reader = (request: { session: { person: { id: string } } | null }) => ({
    person: request.session?.person.id ?? null,
    now: house.now(),
  });
  const found = async (name: string): Promise<string> => {
    const id = await idNamed(db, name);
    if (id === null) throw new Fault('not-found');
    return id;
  };
  // What is reckoned from many games is asked for less often.
  const seldom = limited(120, '1 minute');

  app.get(
    '/games/:slug/ranking',
    {
      config: seldom,
      schema: {
        tags: ['games'],
        summary: 'The best by rating; after them, marked, those whose ratings are provisional',
        params: z.object({ slug: Slug }),
        response: { 200: z.array(c.RankingPlace) },
      },
    },
    async request => ranking(db, request.params.slug, rules, house.now()),
  );
  app.get(
    '/ranking-rules',
    {
      schema: {
        tags: ['games'],
        summary: 'What a rating needs to stand in the order of the ranking',
        response: { 200: z.object({ games: Count, deviation: Count, opponents: Count }) },
      },
    },
    async () => rules,
  );
  app.get(
    '/people',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'Members whose names begin so',
        querystring: z.object({ name: sought(60).min(2) }),
        response: { 200: z.array(c.MetPerson), '4xx': FaultSchema },
      },
    },
    async request => met(db, request.session?.person.id ?? null, await beginningWith(db, request.query.name), presence.online),
  );
  app.get(
    '/people/here',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'Members who are here now, and how many; those I follow first',
        response: { 200: z.object({ count: z.number().int(), people: z.array(c.MetPerson) }) },
      },
    },
    async request => {
      const me = request.session?.person.id ?? null;
      const here = await seenOnline(db, me, presence.all(), presence.online);
      const mine = me === null ? [] : (await followedBy(db, me)).filter(id => here.has(id));
      const ids = [...new Set([...mine, ...here])];
      return { count: ids.length, people: await met(db, me, ids.slice(0, MOST_HERE), presence.online) };
    },
  );
  app.get(
    '/people/:name',
    { schema: { tags, summary: 'A profile', params: named, response: { 200: Profile, '4xx': FaultSchema } } },
    async request => {
      const id = await found(request.params.name);
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const me = request.session?.person.id ?? null;
      const known = me === id ? null : house.now();
      return {
        id,
        name: row.name,
        guest: row.guest === 1,
        since: row.created_at,
        online: (await seenOnline(db, me, [id], presence.online)).has(id),
        followed: me !== null && (await followedBy(db, me)).includes(id),
        ratings: await ratingsOf(db, id, known),
        records: await tallies(db, { person: id, now: known }),
      };
    },
  );
  app.get(
    '/people/:name/games',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'FinishedGame games, the newest first; `before` and `beyond` (endedAt, match) of the last for more',
        params: named,
        querystring: c.HistoryQuery,
        response: { 200: z.array(c.FinishedGame), '4xx': FaultSchema },
      },
    },
    async request => {
      const { opponent, ...wanted } = request.query;
      const person = await found(request.params.name);
      const other = opponent === undefined ? undefined : ((await idNamed(db, opponent)) ?? '');
      return history(db, shelf, { ...wanted, people: [person], opponent: other }, reader(request));
    },
  );
  app.get(
    '/people/:name/course',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'Ratings over time, a point a day',
        params: named,
        response: { 200: z.array(c.RatingCourse), '4xx': FaultSchema },
      },
    },
    async request => courses(db, await found(request.params.name), reader(request)),
  );
  app.get(
    '/people/:name/against/:other',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'How two people fare against each other, as the first sees it',
        params: named.extend({ other: sought(60) }),
        response: { 200: c.HeadToHead, '4xx': FaultSchema },
      },
    },
    async request => {
      const [one, other] = [await found(request.params.name), await found(request.params.other)];
      const people = await peopleNamed(db, [one, other]);
      return {
        one: people.get(one)!,
        other: people.get(other)!,
        records: await between(db, one, other, reader(request)),
        games: await history(db, shelf, { people: [one], opponent: other }, reader(request)),
      };
    },
  );
  app.get(
    '/me/follows',
    { schema: { tags, summary: 'Whom I follow', response: { 200: z.array(c.MetPerson), '4xx': FaultSchema } } },
    async request => {
      const me = signedIn(request).person.id;
      return met(db, me, await followedBy(db, me), presence.online);
    },
  );
  app.get(
    '/me/follows/games',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'The latest finished games of those I follow',
        response: { 200: z.array(c.FinishedGame), '4xx': FaultSchema },
      },
    },
    async request => history(db, shelf, { people: await followedBy(db, signedIn(request).person.id) }, reader(request)),
  );
  app.post(
    '/me/follows',
    {
      schema: {
        tags,
        summary: 'Follow somebody',
        body: z.strictObject({ person: Id }),
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      const wrong = await follow(db, signedIn(request).person.id, request.body.person, house.now());
      if (wrong !== null) throw new Fault(wrong);
      return { ok: true as const };
    },
  );
  app.delete(
    '/me/follows/:person',
    {
      schema: { tags, summary: 'Follow no more', params: z.object({ person: Id }), response: { 200: Fine, '4xx': FaultSchema } },
    },
    async request => {
      await unfollow(db, signedIn(request).person.id, request.params.person);
      return { ok: true as const };
    },
  );
};
