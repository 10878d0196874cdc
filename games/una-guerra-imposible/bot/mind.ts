/** UNA GUERRA IMPOSIBLE: a mind for both sides. */
import { anyGame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Asked as AskedOf, Mind } from '@cuartel/engine/mind/mind.ts';
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
  // What the Liberals do with an action is searched; elsewhere the search has not beaten the doctrine (README.md).
  routine: ({ section, view }: AskedOf<War>): boolean => section !== 'actions' || view.me === 'Carlist',
  evaluate,
  horizon:
    ({ pub: { phases } }: Asked['view']) =>
    (pub: Asked['view']['pub'], actions: number): boolean =>
      pub.phases > phases + 1 || actions >= 60,
  levels: [
    byDoctrine('quinto', { en: 'Conscript', es: 'Quinto' }, 40),
    byDoctrine('coronel', { en: 'Colonel', es: 'Coronel' }, 2),
    {
      id: 'general',
      name: { en: 'General', es: 'General' },
      school: 'general',
      foe: 'general',
      method: { is: 'flat', candidates: 6, caution: 0.5 },
      nodes: 600,
      routine: 1500,
      plan: 4000,
    },
  ],
} satisfies Mind<War, null>;
