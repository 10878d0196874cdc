/** 8.2 FREE SET-UP: both arrange their blocks in secret, exchange by exchange; how often is nobody else's business. */
import { next, write } from '@cuartel/engine';
import { BLOCKS_OF, SIDES } from '../data/board.ts';
import { plays } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { arrange } from '../verbs/optional.ts';

const { together } = write<Six>();

export const arranging = together<'game'>(
  '8.2',
  (_, pub) => (plays(pub, 'arranging') ? SIDES : []),
  {
    swap: {
      among: v => BLOCKS_OF[v.me],
      size: ['8.2', () => [2, 2]],
      do: (t, side, blocks) => (arrange(t, side, blocks), 'more'),
    },
    ready: { do: () => 'ready' },
  },
  () => next,
);
