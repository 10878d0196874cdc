/** SIX SPACES, the small example: both sides. */
import { anyGame } from '@cuartel/engine';
import { LEVELS } from '@cuartel/engine/mind/levels.ts';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import type { Side } from '../data/board.ts';
import { sixSpaces } from '../index.ts';
import type { Table } from '../state/table.ts';
import type { Six } from '../types.ts';
import { doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import type { Asked } from './marching.ts';

export const mind = {
  game: anyGame(sixSpaces),
  // Everything that was shown stays shown, so there is nothing to remember.
  recall: () => null,
  doctrine,
  evaluate: ({ pub }: Table, me: Side): number => evaluate(pub, me),
  horizon:
    ({ pub: { turn } }: Asked['view']) =>
    (pub: Asked['view']['pub'], actions: number): boolean =>
      pub.turn > turn + 1 || actions >= 60,
  levels: LEVELS,
} satisfies Mind<Six, null>;
