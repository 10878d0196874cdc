/** Tournaments. */
import { z } from 'zod';
import { Fault } from '../../protocol/fault.ts';
import * as t from '../../protocol/tournaments.ts';
import { FaultSchema, Fine, Id, Slug, Token } from '../../protocol/words.ts';
import { type TournamentRow, tournamentRow } from '../../store/tournaments.ts';
import { alikeIn } from '../../tournaments/alike.ts';
import { infosOfTournaments, listedTournaments, maySee, pageOf } from '../../tournaments/page.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

const PAGE = 50;
const tags = ['tournaments'];

export const tournamentRoutes = (app: App, house: House): void => {
  const { db } = house.store;
  const { tournaments } = house;
  const params = z.object({ id: Id });
  const invited = z.object({ invite: Token.optional() });
  const seen = async (id: string, me: string | null, invite: string | undefined): Promise<TournamentRow> => {
    const row = await tournamentRow(db, id);
    if (row === undefined || !(await maySee(db, row, me, invite))) throw new Fault('not-found');
    return row;
  };

  app.get(
    '/tournaments',
    {
      schema: {
        tags,
        summary: 'Public tournaments and mine, the newest first; `before` (createdAt of the last) for more',
        querystring: z.object({
          game: Slug.optional(),
          status: z.enum(['open', 'running', 'over', 'cancelled']).optional(),
          before: z.coerce.number().int().min(0).optional(),
        }),
        response: { 200: z.array(t.TournamentInfo), '4xx': FaultSchema },
      },
    },
    async request => listedTournaments(db, request.session?.person.id ?? null, { ...request.query, most: PAGE }),
  );
  app.post(
    '/tournaments',
    {
      config: limited(30, '1 hour'),
      schema: {
        tags,
        summary: 'Announce a tournament',
        body: t.NewTournament,
        response: { 200: z.object({ info: t.TournamentInfo, invite: z.string().nullable() }), '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const { id, invite } = await tournaments.create(person, request.body);
      const [info] = await infosOfTournaments(db, [(await tournamentRow(db, id))!], person.id);
      return { info: info!, invite };
    },
  );
  app.get(
    '/tournaments/:id',
    {
      config: limited(120, '1 minute'),
      schema: {
        tags,
        summary: 'A tournament: who is in it, who meets whom, how they stand',
        params,
        querystring: invited,
        response: { 200: t.TournamentPage, '4xx': FaultSchema },
      },
    },
    async request => {
      const me = request.session?.person.id ?? null;
      return pageOf(db, await seen(request.params.id, me, request.query.invite), me, house.now());
    },
  );
  app.get(
    '/tournaments/:id/alike',
    {
      config: limited(30, '1 minute'),
      schema: {
        tags,
        summary: 'For its organiser: entrants who may be one person, by what their accounts have in common',
        params,
        response: { 200: z.array(t.Alike), '4xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const row = await seen(request.params.id, person.id, undefined);
      if (row.organiser_id !== person.id) throw new Fault('forbidden');
      // Who shared a roof with whom is nobody's business once it is over.
      return row.status === 'open' || row.status === 'running' ? alikeIn(db, row.id, house.now()) : [];
    },
  );
  const answered = async (id: string, me: string) => pageOf(db, (await tournamentRow(db, id))!, me, house.now());
  const page = { 200: t.TournamentPage, '4xx': FaultSchema };
  app.post(
    '/tournaments/:id/enter',
    { schema: { tags, summary: 'Enter', params, body: t.Enter, response: page } },
    async request => {
      const { person } = signedIn(request);
      await tournaments.enter(person, request.params.id, request.body);
      return answered(request.params.id, person.id);
    },
  );
  app.put(
    '/tournaments/:id/bid',
    {
      schema: {
        tags,
        summary: 'What I bid for a side from the next round on; secret until then',
        params,
        body: z.strictObject({ bid: t.SideBid.nullable() }),
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      await tournaments.bid(signedIn(request).person.id, request.params.id, request.body.bid);
      return { ok: true as const };
    },
  );
  app.post(
    '/tournaments/:id/withdraw',
    {
      schema: {
        tags,
        summary: 'Withdraw, giving up my running games in it; its organiser may take out another',
        params,
        body: z.strictObject({ person: Id.optional() }),
        response: page,
      },
    },
    async request => {
      const { person } = signedIn(request);
      await tournaments.withdraw(person.id, request.params.id, request.body.person ?? person.id);
      return answered(request.params.id, person.id);
    },
  );
  app.post(
    '/tournaments/:id/begin',
    { schema: { tags, summary: 'Begin: for its organiser', params, response: page } },
    async request => {
      const { person } = signedIn(request);
      await tournaments.begin(person.id, request.params.id);
      return answered(request.params.id, person.id);
    },
  );
  app.delete(
    '/tournaments/:id',
    {
      schema: {
        tags,
        summary: 'Call off a tournament of mine that has not begun',
        params,
        response: { 200: Fine, '4xx': FaultSchema },
      },
    },
    async request => {
      await tournaments.cancel(signedIn(request).person.id, request.params.id);
      return { ok: true as const };
    },
  );
};
