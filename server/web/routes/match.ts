/** One match: what I may see of it, and what I do in it. The same as by WebSocket, for those who have none. */
import { actionsAt, answerWhyNot, countFor, recap, type Thing } from '@cuartel/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MINUTE } from '../../config/time.ts';
import { pastPosition } from '../../live/past.ts';
import { viewFor } from '../../live/reader.ts';
import { shownTo } from '../../live/spectators.ts';
import { missedBy, seatOf, stateFor } from '../../live/state.ts';
import { takebacksFor } from '../../live/takeback.ts';
import { Fault } from '../../protocol/fault.ts';
import * as m from '../../protocol/matches.ts';
import * as play from '../../protocol/play.ts';
import { Count, FaultSchema, Id, Language } from '../../protocol/words.ts';
import { eventsAfter, infosOf, listedFor, matchRow } from '../../store/matches.ts';
import { signedIn } from '../guard.ts';
import type { House } from '../house.ts';
import { onlineIn } from '../socket.ts';
import type { App } from './route.ts';
import { playing } from './seat.ts';

const LONGEST_WAIT = 25;

const infoOf = async (house: House, id: string): Promise<m.MatchInfo> => {
  const row = await matchRow(house.store.db, id);
  if (row === undefined) throw new Fault('not-found');
  return (await infosOf(house.store.db, [row]))[0]!;
};
/** A challenge that is not open is known only to those it concerns, and to whoever has its link; a match without spectators to its players. */
const visible = (info: m.MatchInfo, person: string | null): boolean => {
  if (info.host.id === person || Object.values(info.seats).some(p => p.id === person)) return true;
  if (info.to?.id === person) return true;
  if (info.status !== 'playing' && info.status !== 'over') return info.open || info.to === null;
  return info.spectators.is !== 'never';
};
/** While it is played, others learn no more than the host allows. */
const discreet = (info: m.MatchInfo, person: string | null, now: number): m.MatchInfo => {
  const late = info.spectators.is === 'delayed' ? info.spectators.minutes * MINUTE : 0;
  const known =
    (info.status !== 'playing' && (info.endedAt === null || info.endedAt <= now - late)) ||
    Object.values(info.seats).some(p => p.id === person) ||
    (info.spectators.is === 'delayed' && late === 0);
  if (known) return info;
  const hidden = { status: 'playing' as const, plies: 0, asked: [], deadline: null, result: null, key: null, endedAt: null };
  return { ...info, ...hidden, updatedAt: info.startedAt ?? info.createdAt };
};
export const matchRoutes = (app: App, house: House): void => {
  const { matches } = house;
  const { db } = house.store;
  const params = z.object({ id: Id });
  const words = z.object({ words: Language.optional() });
  const tags = ['match'];
  const state = (id: string, person: string | null, info: m.MatchInfo, language: 'en' | 'es' | null): Promise<play.State> =>
    matches.visit(id, (live, open) => {
      const now = house.now();
      return stateFor(live, open, info, seatOf(live, person, now), language, onlineIn(house, Object.values(live.seats)), now);
    });

  app.get(
    '/matches/:id',
    { schema: { tags, summary: 'What is known of a match', params, response: { 200: m.Listed, '4xx': FaultSchema } } },
    async request => {
      const person = request.session?.person.id ?? null;
      const info = await infoOf(house, request.params.id);
      if (!visible(info, person)) throw new Fault('not-found');
      return listedFor(discreet(info, person, house.now()), person ?? '');
    },
  );
  app.get(
    '/matches/:id/state',
    {
      schema: {
        tags,
        summary: 'My view, journal and question',
        params,
        querystring: words,
        response: { 200: play.State, '4xx': FaultSchema },
      },
    },
    async request =>
      state(
        request.params.id,
        request.session?.person.id ?? null,
        await infoOf(house, request.params.id),
        request.query.words ?? null,
      ),
  );
  const since = words.extend({
    since: z.coerce.number().int().min(0),
    wait: z.coerce.number().int().min(0).max(LONGEST_WAIT).default(0),
  });
  app.get(
    '/matches/:id/updates',
    {
      schema: {
        tags,
        summary: 'What has happened since; waits for it if asked to',
        params,
        querystring: since,
        response: { 200: play.Update, '4xx': FaultSchema },
      },
    },
    async request => {
      const { id } = request.params;
      const { person } = signedIn(request);
      let seen = 0;
      const look = (): Promise<play.Update | null> =>
        matches.visit(id, live => {
          seen = live.seq;
          return missedBy(
            live,
            request.query.since,
            playing(live, request),
            request.query.words ?? null,
            house.now(),
            (seq, most) => eventsAfter(db, id, seq, most),
          );
        });
      let update = await look();
      const end = Date.now() + request.query.wait * 1000;
      // Somebody else's secret step wakes us, and is no news.
      for (let left = end - Date.now(); update?.seq === request.query.since && left > 0; left = end - Date.now()) {
        if (!(await nextEvent(house, id, seen, left, request))) break;
        update = await look();
      }
      if (update !== null) return update;
      // Too much was missed: everything anew, as if from the beginning.
      const all = await state(id, person.id, await infoOf(house, id), request.query.words ?? null);
      return {
        from: 0,
        seq: all.seq,
        at: all.at,
        events: [],
        view: all.view,
        question: all.question,
        undo: all.undo,
        standing: all.standing,
      };
    },
  );
  app.post(
    '/matches/:id/commands',
    {
      schema: {
        tags,
        summary: 'Act, take back, resign, offer, answer, chat, propose a rematch',
        params,
        body: play.Command,
        response: { 200: play.Accepted, '4xx': FaultSchema, '5xx': FaultSchema },
      },
    },
    async request => {
      const { person } = signedIn(request);
      const { seq, at } = await matches.command(request.params.id, person.id, request.body, person.language);
      return { seq, at };
    },
  );
  app.get(
    '/matches/:id/recap',
    {
      schema: {
        tags,
        summary: 'What happened since I last decided',
        params,
        response: { 200: z.array(play.Entry), '4xx': FaultSchema },
      },
    },
    async request => matches.visit(request.params.id, live => recap(live.match, playing(live, request))),
  );
  app.get(
    '/matches/:id/why',
    {
      schema: {
        tags,
        summary: 'Why can nothing be done with this now?',
        params,
        querystring: z.object({ thing: z.string().max(80), words: Language.default('en') }),
        response: { 200: z.object({ rule: z.string(), text: z.string() }).nullable(), '4xx': FaultSchema },
      },
    },
    async request =>
      matches.visit(request.params.id, live =>
        answerWhyNot(live.match, playing(live, request), request.query.thing as Thing, request.query.words),
      ),
  );
  app.get(
    '/matches/:id/takebacks',
    {
      schema: {
        tags,
        summary: 'How far back I may ask to go, the nearest first',
        params,
        response: { 200: z.array(play.Takeback), '4xx': FaultSchema },
      },
    },
    async request => matches.visit(request.params.id, live => takebacksFor(live, playing(live, request))),
  );
  app.get(
    '/matches/:id/thought',
    {
      schema: {
        tags,
        summary: 'What the bot thought of its last choice: discreetly while the match is played, everything once it is over',
        params,
        response: { 200: play.Thought.nullable(), '4xx': FaultSchema },
      },
    },
    async request =>
      matches.visit(request.params.id, live => {
        const me = playing(live, request);
        const thought = house.botPlayers.thought(live);
        if (thought === null) return null;
        const { side, discreet: some, whole } = thought;
        const n = countFor(live.match, me, actionsAt(live.match, side, thought.n));
        return { side, n, ...(live.status === 'over' ? whole : some) };
      }),
  );
  app.get(
    '/matches/:id/at/:n',
    {
      schema: {
        tags,
        summary: 'My view as it was after n actions; for spectators the public one, as far as they may know it',
        params: params.extend({ n: z.coerce.number().pipe(Count) }),
        response: { 200: z.object({ at: Count, view: z.unknown() }), '4xx': FaultSchema },
      },
    },
    async request =>
      matches.visit(request.params.id, live => {
        const now = house.now();
        const side = seatOf(live, request.session?.person.id ?? null, now);
        const known = side === null ? shownTo(live, now) : live.match.record.actions.length;
        if (known === null || request.params.n > countFor(live.match, side, known)) throw new Fault('not-found');
        const past = pastPosition(live.match, actionsAt(live.match, side, request.params.n));
        return { at: request.params.n, view: viewFor(past, side) };
      }),
  );
};

/** Resolves at the next event of a match (true), when the time is up, or when the asker has gone (false). */
const nextEvent = (house: House, id: string, seen: number, ms: number, request: FastifyRequest): Promise<boolean> =>
  new Promise(resolve => {
    const open = house.matches.cache.take(id);
    if (open.live !== null && open.live.seq > seen) return resolve(true);
    const { socket } = request.raw;
    const done = (happened: boolean): void => {
      clearTimeout(timer);
      socket.off('close', gone);
      open.waiting.delete(woken);
      house.matches.cache.tidy(open);
      resolve(happened);
    };
    const gone = (): void => done(false);
    const woken = (): void => done(true);
    const timer = setTimeout(gone, ms);
    open.waiting.add(woken);
    socket.once('close', gone);
  });
