/** 4.5 CONCENTRATIONS: where troops may gather. */
import type { Step } from '../data/effects.ts';
import type { Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { CONFEDERATE, stateOf } from '../data/states.ts';
import type { Seen } from '../state/table.ts';
import { gatheredFrom } from './card-steps.ts';
import { isGeneric } from './command.ts';
import { armyAt, leadersAt } from './pieces.ts';

type Concentrate = Extract<Step, { op: 'concentrate' }>;

/** 4.5.2-a A general who could be activated stands there: on foot, and not a generic one's army alone. */
const hasLeader = (pub: Seen, side: Side, space: Space): boolean => {
  const army = armyAt(pub, side, space);
  return leadersAt(pub, side, space).length > 0 && (army < 0 || !isGeneric(pub, army));
};
/** 4.5.1-a In one of the eleven states, by rail, with a general to lead the attack and troops that can come. */
export const gatheringSpaces = (pub: Seen, side: Side, step: Concentrate): Space[] =>
  Array.from({ length: SIZE }, (_, space) => space).filter(
    space =>
      CONFEDERATE.includes(stateOf[space]!) && hasLeader(pub, side, space) && gatheredFrom(pub, side, space, step).size > 0,
  );
