/** SIX SPACES, the small example: both sides. */
import { anyGame } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';
import { doctrine } from '@cuartel/six-spaces/bot/doctrine.ts';
import { evaluate } from '@cuartel/six-spaces/bot/evaluate.ts';
import { imagine } from '@cuartel/six-spaces/bot/imagine.ts';
import type { Mind } from '../mind.ts';

export const sixMind: Mind = {
  game: anyGame(sixSpaces),
  // Everything that was shown stays shown, so there is nothing to remember.
  recall: () => null,
  imagine: (view, _, pick) => imagine(view as never, pick) as never,
  doctrine: asked => doctrine(asked as never),
  evaluate: (table, me) => evaluate(table.pub as never, me as never),
  horizon: view => {
    const { turn } = view.pub;
    return (pub, actions) => pub.turn > turn + 1 || actions >= 60;
  },
  levels: [
    {
      id: 'recruit',
      name: { en: 'Recruit', es: 'Recluta' },
      method: { is: 'doctrine', slips: 50 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'sergeant',
      name: { en: 'Sergeant', es: 'Sargento' },
      method: { is: 'doctrine', slips: 2 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
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
};
