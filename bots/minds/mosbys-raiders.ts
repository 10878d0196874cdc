/** MOSBY'S RAIDERS: plays the player's side against the automaton. */
import { anyGame } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import { doctrine } from '@cuartel/mosbys-raiders/bot/doctrine.ts';
import { evaluate } from '@cuartel/mosbys-raiders/bot/evaluate.ts';
import { imagine, recall } from '@cuartel/mosbys-raiders/bot/imagine.ts';
import { openCountry, raids, rideOn } from '@cuartel/mosbys-raiders/bot/operations.ts';
import type { Mind } from '../mind.ts';

/** The order in which the Union rides, and a card that is better played after the die. */
const ROUTINE: ReadonlySet<string> = new Set(['unionPart', 'casualtyDue', 'casualtyRolled']);

export const mosbyMind: Mind = {
  game: anyGame(mosbysRaiders),
  recall: (before, told) => recall(before as never, told),
  imagine: (view, memory, pick) => imagine(view as never, memory as never, pick) as never,
  doctrine: asked => doctrine(asked as never),
  operations: asked => raids(asked as never),
  follow: (asked, plan) => rideOn(asked as never, plan),
  calm: (asked, index) => openCountry(asked as never, index),
  evaluate: table => evaluate(table as never),
  routine: ({ section, step }) => ROUTINE.has(section) || (section === '@moment' && ROUTINE.has(step)),
  // A playout goes on to the start of the next turn: points are counted between turns.
  horizon: view => {
    const { turn } = view.pub;
    return pub => pub.turn !== turn;
  },
  levels: [
    {
      id: 'recruit',
      name: { en: 'Recruit', es: 'Recluta' },
      method: { is: 'doctrine', slips: 40 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'ranger',
      name: { en: 'Partisan ranger', es: 'Guerrillero' },
      method: { is: 'doctrine', slips: 2 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'captain',
      name: { en: 'Captain', es: 'Capitán' },
      method: { is: 'flat', candidates: 6, caution: 0 },
      nodes: 300,
      routine: 500,
      plan: 1500,
    },
    {
      id: 'gray-ghost',
      name: { en: 'Gray Ghost', es: 'Fantasma gris' },
      method: { is: 'flat', candidates: 6, caution: 0 },
      nodes: 1000,
      routine: 1500,
      plan: 5000,
    },
  ],
};
