/** FOR THE PEOPLE: a mind for both sides in all scenarios. */
import { anyGame } from '@cuartel/engine';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { forThePeople } from '../index.ts';
import type { People } from '../types.ts';
import type { Asked } from './counsel.ts';
import { doctrine, propose } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { temperOf } from './figures.ts';
import type { Temper } from './temper.ts';

const temper = ({ view }: Asked): Temper => temperOf(view.me, view.pub.scenario);

export const mind = {
  game: anyGame(forThePeople),
  // Every card played lies open: what the enemy may hold is what is left (state/imagine.ts).
  recall: () => null,
  doctrine: (asked: Asked) => doctrine(asked, temper(asked)),
  propose: (asked: Asked) => propose(asked, temper(asked)),
  evaluate,
  // Which card and what for is worth a search; what follows from it is the doctrine's.
  routine: ({ section, step }: Asked): boolean =>
    !(section === 'round' && step === 'card') && !(section === 'operations' && step === 'choose'),
  // The own card and the enemy's answer to it, or the end of the turn.
  horizon: ({ pub: { turn, rounds } }: Asked['view']) => {
    const until = rounds[0]! + rounds[1]! + 2;
    return (pub: Asked['view']['pub']): boolean => pub.turn > turn || pub.rounds[0]! + pub.rounds[1]! >= until;
  },
  levels: [
    {
      id: 'volunteer',
      name: { en: 'Ninety-day man', es: 'Voluntario de noventa días' },
      method: { is: 'doctrine', slips: 35 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'chief-of-staff',
      name: { en: 'Chief of staff', es: 'Jefe de estado mayor' },
      method: { is: 'doctrine', slips: 0 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'commander-in-chief',
      name: { en: 'Commander in chief', es: 'Comandante en jefe' },
      method: { is: 'flat', candidates: 5, caution: 1 },
      nodes: 900,
      routine: 2000,
      plan: 10000,
    },
  ],
} satisfies Mind<People, null>;
