/** Whoever asks sits at the table, or he is refused. */
import type { FastifyRequest } from 'fastify';
import { type Live, sideOf } from '../../live/live.ts';
import { stranger } from '../../live/stranger.ts';
import { signedIn } from '../guard.ts';

export const playing = (live: Live, request: FastifyRequest): string => {
  const side = sideOf(live, signedIn(request).person.id);
  if (side === null) throw stranger(live);
  return side;
};
