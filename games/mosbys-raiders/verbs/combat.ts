/** 6.5 What a combat does to the Union units in it. */
import { pick } from '@cuartel/engine';
import { distancesTo, nextNearer } from '@cuartel/engine/kit/index.ts';
import { EVERYWHERE, MAP } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { inLines } from '../queries/map.ts';
import { met, strengthOf } from '../queries/units.ts';
import { RETREAT, type Seen, type Table, type Token } from '../state/table.ts';
import { tell } from './journal.ts';
import { oneOf, wander } from './pursuit.ts';
import { destroy, shift } from './units.ts';

export const combined = (pub: Seen, units: readonly Token[]): number =>
  units.reduce((sum, token) => sum + strengthOf(pub, token), 0);

/** 6.5-x, 6.5-y, 6.5-z One factor at a time from the unit that has lost fewest in this combat, ties by die. Factors really lost, and who is left. */
export const inflict = (t: Table, units: readonly Token[], factors: number): { lost: number; left: Token[] } => {
  const { pub } = t;
  const losses = new Map<Token, number>(units.map(token => [token, 0]));
  let lost = 0;
  for (; lost < factors && losses.size > 0; lost++) {
    const fewest = Math.min(...losses.values());
    const equal = [...losses.keys()].filter(token => losses.get(token) === fewest);
    const token = equal[pick(t, equal.length)]!;
    const here = pub.at[token]!;
    losses.set(token, fewest + 1);
    pub.lost[token] = pub.lost[token]! + 1;
    const gone = strengthOf(pub, token) === 0;
    tell(t, gone ? '6.5-z' : '6.5-y', 'loses', { who: met(pub, token), here, gone });
    if (!gone) continue;
    losses.delete(token);
    destroy(t, token);
  }
  return { lost, left: [...losses.keys()] };
};

/** 6.5-ab The spaces next to `from` that begin a shortest way to the lines. */
const towardsLines = (pub: Seen, from: Space): Space[] =>
  nextNearer(
    MAP,
    from,
    distancesTo(
      MAP,
      EVERYWHERE.filter(space => inLines(pub, space)),
    ),
  );

/** 6.5-w, 6.5-ae One space back, with a retreat marker, still activated; 6.5-af, 6.5-af1, 7.1-f into any space, a Large Force too, without effect on it. */
export const retreat = (t: Table, token: Token, attack: boolean): void => {
  const { pub } = t;
  const from = pub.at[token]!;
  const origin = pub.came[token]!;
  if (!attack && origin >= 0) {
    tell(t, '6.5-aa', 'retreats', { who: met(pub, token), from, to: origin });
    shift(t, token, origin);
  } else if (inLines(pub, from)) wander(t, token, '6.5-ac');
  else {
    const to = oneOf(t, towardsLines(pub, from));
    tell(t, attack ? '6.5-ab' : '6.5-ad', 'retreats', { who: met(pub, token), from, to });
    shift(t, token, to);
  }
  pub.flag[token] = pub.flag[token]! | RETREAT;
};
