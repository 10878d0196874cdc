/** 9.0 Agitation markers are shown, counted and put back. */
import { BRITAIN } from '../data/map.ts';
import { AGITATORS } from '../data/markers.ts';
import { numberOf, SIDES, type SideName } from '../data/sides.ts';
import { unitsStartingIn } from '../data/units.ts';
import { markersLaid, pointsLaid } from '../queries/agitation.ts';
import { handSize } from '../queries/hands.ts';
import { ASIDE, type Table } from '../state/table.ts';
import type { Assignment } from '../types/politics.ts';
import { tell } from './pen.ts';
import { standAll } from './units.ts';

const written = (assigned: readonly number[]): Assignment[] =>
  assigned.flatMap((n, i) =>
    new Array<Assignment>(n).fill({ what: AGITATORS[i % AGITATORS.length]!, to: Math.floor(i / AGITATORS.length) }),
  );
/** 9.3-a Both at once: out of the hands, open on the tables. */
export const layOpen = (t: Table): void => {
  for (const side of SIDES) {
    const own = t.own[side];
    for (let i = 0; i < own.assigned.length; i++) own.hand[AGITATORS[i % AGITATORS.length]!]! -= own.assigned[i]!;
    t.pub.assigned[numberOf(side)] = own.assigned.slice();
    t.pub.hands[numberOf(side)] = handSize(own.hand);
    own.assigned.fill(0);
  }
  tell(t, '9.3-a', 'assigned', { american: written(t.pub.assigned[0]), british: written(t.pub.assigned[1]) });
};
/** 9.3-e */
export const putBack = (t: Table): void => {
  for (const side of [0, 1] as const) {
    for (const { what } of written(t.pub.assigned[side])) t.dark.container.push(what);
    t.pub.assigned[side] = [];
  }
  t.pub.container = t.dark.container.length;
};

/** 9.3-d, 9.4-a How a contest went: who rolled what, with how many points. */
export const tellContest = (
  t: Table,
  contest: number,
  dice: readonly [american: number[], british: number[]],
  winner: SideName | null,
): void => {
  const part = (side: 0 | 1) => {
    const laid = t.pub.assigned[side];
    return markersLaid(laid, contest) === 0 ? null : { dice: dice[side], points: pointsLaid(laid, side, contest) };
  };
  tell(t, '9.3-d', 'contest', { contest, american: part(0), british: part(1), winner });
};

/** 4.9-b, 4.9-d They stand in Great Britain before the next contest. */
export const bringReinforcements = (t: Table): void => {
  const units = unitsStartingIn('B-SPECIAL').filter(unit => t.pub.status[unit] === ASIDE);
  tell(t, '4.9-b', 'reinforcements', { units: [...units] });
  standAll(
    t,
    1,
    units.map(what => ({ what, to: BRITAIN })),
  );
};
