/** The truth of a match once it is over: its record, its key, and whether both are what was promised. */
import { hashOf, save, verify } from '@cuartel/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Live } from '../../live/live.ts';
import { seatOf } from '../../live/state.ts';
import { Fault } from '../../protocol/fault.ts';
import { Count, FaultSchema, Id } from '../../protocol/words.ts';
import type { House } from '../house.ts';
import type { App } from './route.ts';

export const truthRoutes = (app: App, house: House): void => {
  const params = z.object({ id: Id });
  /** Once it is over: for the players, and for everybody where spectators are let in. */
  const finished = <T>(request: FastifyRequest & { params: { id: string } }, deed: (live: Live) => T): Promise<T> =>
    house.hall.visit(request.params.id, live => {
      if (live.status !== 'over') throw new Fault('not-over');
      seatOf(live, request.session?.person.id ?? null, house.now());
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
  const Verified = z.object({
    ok: z.boolean(),
    published: z.string(),
    commitment: z.string(),
    promised: z.boolean().nullable(),
    illegal: Count.nullable(),
    position: z.string().nullable(),
    same: z.boolean(),
    actions: Count,
  });
  app.get(
    '/matches/:id/verify',
    {
      schema: {
        tags: ['truth'],
        summary: 'Are the dice those that were promised, and was every action legal?',
        params,
        response: { 200: Verified, '4xx': FaultSchema },
      },
    },
    async request =>
      finished(request, live => {
        const found = verify(live.agreed.game, live.match.record, live.agreed.commitment);
        const same = found.position === hashOf(live.match.position);
        return {
          ok: found.promised === true && found.illegal === null && same,
          published: live.agreed.commitment,
          same,
          ...found,
        };
      }),
  );
};
