/** Games and challenges. */
import { z } from 'zod';
import { levelsOf } from '../../bots/seat.ts';
import { tallies } from '../../people/profile.ts';
import * as m from '../../protocol/matches.ts';
import { FaultSchema, Fine, Id, Slug } from '../../protocol/words.ts';
import { infosOf, listedFor, matchesOf, matchRow, openChallenges, ownChallenges } from '../../store/matches.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

const MOST = 100;
const PAGE = 50;

export const lobbyRoutes = (app: App, house: House): void => {
  const { lobby, shelf } = house;
  const { db } = house.store;
  const params = z.object({ id: Id });
  const game = z.object({ slug: Slug });

  app.get(
    '/games',
    { schema: { tags: ['games'], summary: 'The games on the shelf', response: { 200: z.array(m.GameInfo) } } },
    async () =>
      [...shelf.values()].map(g => ({
        slug: g.slug,
        version: g.version,
        title: { en: g.text.en.title, es: g.text.es.title },
        sides: [...g.sides],
        scenarios: [...g.scenarios],
        options: g.options.map(o => ({ id: o.id, needs: [...(o.needs ?? [])] })),
        bots: g.sides.length === 2 ? levelsOf(g.slug).map(({ id, name }) => ({ id, name: { en: name.en, es: name.es } })) : [],
      })),
  );
  app.get(
    '/games/:slug/sides',
    { schema: { tags: ['games'], summary: 'How the sides fare', params: game, response: { 200: z.array(m.SideRecord) } } },
    async request => tallies(db, { game: request.params.slug, now: house.now() }),
  );

  app.get(
    '/challenges',
    {
      schema: {
        tags: ['lobby'],
        summary:
          'Those made to me and mine, then open challenges, the newest first; `before` (createdAt) and `beyond` (id) of the last for more',
        querystring: z.object({
          game: Slug.optional(),
          before: z.coerce.number().int().min(0).optional(),
          beyond: Id.optional(),
        }),
        response: { 200: z.array(m.MatchInfo) },
      },
    },
    async request => {
      const { game: slug, before, beyond = '' } = request.query;
      const last = before === undefined ? null : { createdAt: before, id: beyond };
      const person = request.session?.person.id ?? null;
      const own = person === null || last !== null ? [] : await ownChallenges(db, person, slug);
      const others = await openChallenges(db, person, slug, last, PAGE);
      return infosOf(db, [...own, ...others]);
    },
  );
  app.post(
    '/matches',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Make a challenge, or begin a game against a bot or alone',
        body: m.NewMatch,
        response: { 200: m.Created, '4xx': FaultSchema },
      },
    },
    async request => {
      const { id, invite } = await lobby.create(signedIn(request).person, request.body);
      return { match: (await infosOf(db, [(await matchRow(db, id))!]))[0]!, invite };
    },
  );
  app.post(
    '/matches/bring',
    {
      bodyLimit: 1_600_000,
      config: limited(10, '1 minute'),
      schema: {
        tags: ['lobby'],
        summary: 'Play on here with a game that was begun in a browser, alone or against a bot',
        body: m.Bring,
        response: { 200: m.Listed, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const id = await lobby.bring(person.id, request.body, person.language);
      return listedFor((await infosOf(db, [(await matchRow(db, id))!]))[0]!, person.id);
    },
  );
  app.post(
    '/matches/:id/join',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Take up a challenge',
        params,
        body: m.Join,
        response: { 200: m.Listed, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      await lobby.join(person, request.params.id, request.body);
      return listedFor((await infosOf(db, [(await matchRow(db, request.params.id))!]))[0]!, person.id);
    },
  );
  app.post(
    '/matches/:id/dice',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Show my part of the dice, or do without; the match begins when all parts are in',
        params,
        body: m.Dice,
        response: { 200: m.Listed, '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      await lobby.dice(person.id, request.params.id, request.body);
      return listedFor((await infosOf(db, [(await matchRow(db, request.params.id))!]))[0]!, person.id);
    },
  );
  app.delete(
    '/matches/:id',
    { schema: { tags: ['lobby'], summary: 'Call off a challenge of mine', params, response: { 200: Fine, '4xx': FaultSchema } } },
    async request => {
      await lobby.cancel(signedIn(request).person.id, request.params.id);
      return { ok: true as const };
    },
  );
  app.post(
    '/matches/:id/decline',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Turn down a challenge made to me',
        params,
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      await lobby.decline(signedIn(request).person.id, request.params.id);
      return { ok: true as const };
    },
  );
  const mine = z.object({ over: z.enum(['yes', 'no']).default('no'), before: z.coerce.number().int().min(0).optional() });
  app.get(
    '/matches',
    {
      schema: {
        tags: ['lobby'],
        summary: 'My matches, with whose turn it is',
        querystring: mine,
        response: { 200: z.array(m.Listed), '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const rows = await matchesOf(
        db,
        person.id,
        request.query.over === 'yes',
        MOST,
        request.query.before ?? Number.MAX_SAFE_INTEGER,
      );
      return (await infosOf(db, rows)).map(info => listedFor(info, person.id));
    },
  );
};
