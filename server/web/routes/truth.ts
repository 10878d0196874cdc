/** The truth of a match once it is over: its record, its key, and whether both are what was promised. */
import { hashOf, isSound, type Match, save, type Verified, verify } from '@cuartel/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Live } from '../../live/live.ts';
import { shownWhole } from '../../live/spectators.ts';
import { seatOf } from '../../live/state.ts';
import { Fault } from '../../protocol/fault.ts';
import { Count, FaultSchema, Id } from '../../protocol/words.ts';
import type { House } from '../house.ts';
import { type App, limited } from './route.ts';

/** To play a game through again is work: once for each match at hand. */
const verified = new WeakMap<Match, Verified & { same: boolean }>();
const verdictOf = ({ agreed, match }: Live): Verified & { same: boolean } => {
  let found = verified.get(match);
  if (found === undefined) {
    const again = verify(agreed.game, match.record, agreed.commitment);
    found = { ...again, same: again.position === hashOf(match.position) };
    verified.set(match, found);
  }
  return found;
};

export const truthRoutes = (app: App, house: House): void => {
  const params = z.object({ id: Id });
  /** Once it is over: for the players, and for everybody where spectators are let in. */
  const finished = <T>(request: FastifyRequest & { params: { id: string } }, deed: (live: Live) => T): Promise<T> =>
    house.matches.visit(request.params.id, live => {
      const side = seatOf(live, request.session?.person.id ?? null, house.now());
      // Whoever watches late learns of the end as late.
      if (live.status !== 'over' || (side === null && !shownWhole(live, house.now()))) throw new Fault('not-over');
      return deed(live);
    });
  app.get(
    '/matches/:id/record',
    {
      schema: {
        tags: ['truth'],
        summary: 'The whole game with its key, as a save file for `cuartel verify` and `cuartel replay`',
        params,
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', `attachment; filename="cuartel-${request.params.id}.json"`)
        .type('application/json')
        .send(await finished(request, live => save(live.match))),
  );
  const Verdict = z.object({
    ok: z.boolean(),
    published: z.string(),
    commitment: z.string(),
    promised: z.boolean().nullable(),
    illegal: Count.nullable(),
    position: z.string().nullable(),
    same: z.boolean(),
    actions: Count,
    parts: z.array(z.object({ by: z.string(), part: z.string().nullable(), holds: z.boolean() })).nullable(),
    rewinds: z.array(Count).describe('how many actions were left after each take-back that was agreed on'),
  });
  app.get(
    '/matches/:id/verify',
    {
      config: limited(60, '1 minute'),
      schema: {
        tags: ['truth'],
        summary: 'Are the dice those that were promised, and was every action legal?',
        params,
        response: { 200: Verdict, '4xx': FaultSchema },
      },
    },
    async request =>
      finished(request, live => {
        const { mine: _, ...found } = verdictOf(live);
        return {
          ok: isSound({ ...found, mine: null }) && found.promised === true && found.same,
          published: live.agreed.commitment,
          ...found,
          parts: found.parts === null ? null : found.parts.map(part => ({ ...part })),
          rewinds: [...found.rewinds],
        };
      }),
  );
};
