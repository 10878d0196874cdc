/** FOR THE PEOPLE: a mind for both sides in all scenarios. */
import { anyGame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Mind } from '@cuartel/engine/mind/mind.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA } from '../data/sides.ts';
import { ARMY } from '../data/tables.ts';
import { forThePeople } from '../index.ts';
import type { People } from '../types.ts';
import type { Asked } from './counsel.ts';
import { doctrine, propose } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { SCHOOLS, temperOf } from './figures.ts';
import type { Temper } from './temper.ts';

const temper = ({ view }: Asked, school: string | undefined): Temper => temperOf(view.me, view.pub.scenario, school);

const SEARCHED: readonly string[] = ['round card', 'operations choose', 'campaign choose'];
type View = Asked['view'];
/** 14-e The Confederacy of 1862 weighs what it plays by imagined rounds: its own and the enemy's answer, each by doctrine. */
const byRounds = ({ me, pub: { scenario } }: View): boolean => scenario === '1862' && me === 'CSA';
/** 13.2-a, 14-e Otherwise the commander's own figures do without a search in games judged by 1861 and 1862. */
const byFigures = (view: View): boolean => scenarios[view.pub.scenario].judged <= 1862 && !byRounds(view);

export const mind = {
  game: anyGame(forThePeople),
  // Every card played lies open: what the enemy may hold is what is left (state/imagine.ts).
  recall: () => null,
  doctrine: (asked: Asked, school?: string) => doctrine(asked, temper(asked, school)),
  propose: (asked: Asked, wide: boolean, school?: string) =>
    wide ? SCHOOLS.flatMap(one => propose(asked, temper(asked, one))) : propose(asked, temper(asked, school)),
  evaluate,
  // Which card and what for is worth a search; what follows from it is the doctrine's, but for the steps of an army in 1862. Where
  // figures alone are enough nothing is searched.
  routine: ({ section, step, view }: Asked): boolean => {
    const asked = `${section} ${step}`;
    const marches = asked === 'march order' && byRounds(view) && view.pub.march?.formation === ARMY;
    return !(marches || SEARCHED.includes(asked)) || byFigures(view);
  },
  // A rollout of the doctrine, not of some of its likely choices: campaigns are spoilt by one step that is not meant.
  steady: byRounds,
  // The own card and the enemy's answer to it, or the end of the turn; in 1862 until the Confederacy is to choose its next card, whatever lies between.
  horizon: (view: View) => {
    const { turn, rounds } = view.pub;
    if (byRounds(view)) return (pub: View['pub']): boolean => pub.rounds[CSA]! > rounds[CSA]!;
    const until = rounds[0]! + rounds[1]! + 2;
    return (pub: View['pub']): boolean => pub.turn > turn || pub.rounds[0]! + pub.rounds[1]! >= until;
  },
  levels: [
    byDoctrine('volunteer', { en: 'Ninety-day man', es: 'Voluntario de noventa días' }, 35),
    byDoctrine('chief-of-staff', { en: 'Chief of staff', es: 'Jefe de estado mayor' }, 0),
    {
      id: 'commander-in-chief',
      name: { en: 'Commander in chief', es: 'Comandante en jefe' },
      school: 'commander',
      method: { is: 'flat', candidates: 5, caution: 0.7 },
      nodes: 600,
      routine: 2000,
      plan: 10000,
    },
  ],
} satisfies Mind<People, null>;
