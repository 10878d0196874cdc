/** UNA GUERRA IMPOSIBLE: a mind for both sides. */
import { anyGame } from '@cuartel/engine';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { unaGuerraImposible } from '../index.ts';
import type { War } from '../types.ts';
import { doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import type { Asked } from './pages.ts';

export const mind = {
  game: anyGame(unaGuerraImposible),
  // What was shown and is hidden again may be anywhere by now.
  recall: () => null,
  doctrine,
  evaluate,
  horizon:
    ({ pub: { phases } }: Asked['view']) =>
    (pub: Asked['view']['pub'], actions: number): boolean =>
      pub.phases > phases + 1 || actions >= 60,
  levels: [
    {
      id: 'quinto',
      name: { en: 'Conscript', es: 'Quinto' },
      method: { is: 'doctrine', slips: 40 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'coronel',
      name: { en: 'Colonel', es: 'Coronel' },
      method: { is: 'doctrine', slips: 2 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'general',
      name: { en: 'General', es: 'General' },
      method: { is: 'flat', candidates: 6, caution: 0 },
      nodes: 2000,
      routine: 1500,
      plan: 4000,
    },
  ],
} satisfies Mind<War, null>;
