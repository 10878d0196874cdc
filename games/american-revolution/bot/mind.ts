/** THE AMERICAN REVOLUTION: a mind for both sides. */
import { anyGame } from '@cuartel/engine';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { americanRevolution } from '../index.ts';
import type { Revolution } from '../types.ts';
import type { Asked } from './asked.ts';
import { doctrine, propose } from './doctrine.ts';
import { evaluate } from './evaluate.ts';

export const mind = {
  game: anyGame(americanRevolution),
  // What may lie where is worked out anew from what is seen (state/imagine*.ts).
  recall: () => null,
  doctrine,
  propose,
  evaluate,
  horizon:
    ({ pub: { turn } }: Asked['view']) =>
    (pub: Asked['view']['pub'], actions: number): boolean =>
      pub.turn > turn || actions >= 120,
  levels: [
    {
      id: 'volunteer',
      name: { en: 'Volunteer', es: 'Voluntario' },
      method: { is: 'doctrine', slips: 40 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'colonel',
      name: { en: 'Colonel', es: 'Coronel' },
      method: { is: 'doctrine', slips: 0 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'general',
      name: { en: 'General', es: 'General' },
      method: { is: 'flat', candidates: 6, caution: 0 },
      nodes: 3000,
      routine: 1500,
      plan: 4000,
    },
  ],
} satisfies Mind<Revolution, null>;
