/** SIX SPACES, the small example: both sides. */
import { anyGame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import type { Side } from '../data/board.ts';
import { sixSpaces } from '../index.ts';
import type { Table } from '../state/table.ts';
import type { Six } from '../types.ts';
import { type Asked, doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';

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
  levels: [
    byDoctrine('recruit', { en: 'Recruit', es: 'Recluta' }, 50),
    byDoctrine('sergeant', { en: 'Sergeant', es: 'Sargento' }, 2),
    {
      id: 'captain',
      name: { en: 'Captain', es: 'Capitán' },
      method: { is: 'flat', candidates: 8, caution: 0 },
      nodes: 600,
      routine: 300,
      plan: 300,
    },
    {
      id: 'general',
      name: { en: 'General', es: 'General' },
      method: { is: 'tree', widening: 2, bias: 0.3 },
      nodes: 3000,
      routine: 1000,
      plan: 1000,
    },
  ],
} satisfies Mind<Six, null>;
