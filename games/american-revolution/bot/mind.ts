/** THE AMERICAN REVOLUTION: a mind for both sides. */
import { anyGame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { americanRevolution } from '../index.ts';
import type { Revolution } from '../types.ts';
import type { Posed } from './asked.ts';
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
    ({ pub: { turn, campaign } }: Posed['view']) =>
    (pub: Posed['view']['pub'], actions: number): boolean =>
      pub.turn > turn || (campaign === 0 && pub.campaign > 0) || actions >= 120,
  levels: [
    byDoctrine('volunteer', { en: 'Volunteer', es: 'Voluntario' }, 40),
    byDoctrine('colonel', { en: 'Colonel', es: 'Coronel' }, 0),
    {
      id: 'general',
      name: { en: 'General', es: 'General' },
      // A search over what is laid for the contests has not beaten these figures (README.md).
      school: 'general',
      method: { is: 'doctrine', slips: 0 },
      nodes: 0,
      routine: 500,
      plan: 500,
    },
  ],
} satisfies Mind<Revolution, null>;
