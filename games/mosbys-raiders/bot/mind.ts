/** MOSBY'S RAIDERS: plays the player's side against the automaton. */
import { anyGame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { mosbysRaiders } from '../index.ts';
import type { Mosby } from '../types.ts';
import { type Asked, doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { openCountry, raids, rideOn } from './operations.ts';

/** The order in which the Union rides, and a card that is better played after the die. */
const ROUTINE: ReadonlySet<string> = new Set(['unionPart', 'casualtyDue', 'casualtyRolled']);

export const mind = {
  game: anyGame(mosbysRaiders),
  // 6.4-i What a depot was worth lies open once it has burned: there is nothing to remember.
  recall: () => null,
  doctrine,
  operations: raids,
  follow: rideOn,
  calm: openCountry,
  evaluate,
  routine: ({ section, step }: Asked): boolean => ROUTINE.has(section) || (section === '@moment' && ROUTINE.has(step)),
  // A playout goes on to the start of the next turn: points are counted between turns.
  horizon:
    ({ pub: { turn } }: Asked['view']) =>
    (pub: Asked['view']['pub']): boolean =>
      pub.turn !== turn,
  levels: [
    byDoctrine('recruit', { en: 'Recruit', es: 'Recluta' }, 40),
    byDoctrine('ranger', { en: 'Partisan ranger', es: 'Guerrillero' }, 2),
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
} satisfies Mind<Mosby, null>;
