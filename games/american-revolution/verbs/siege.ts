/** 28.6, 7.9-a, 7.9-g, 7.9-l, 37.2 Markers laid in the campaign phases. */
import { MILITIA } from '../data/kinds.ts';
import { POLITICAL_VALUE } from '../data/map.ts';
import { markerOf } from '../data/markers.ts';
import { AMERICANS, TORIES } from '../data/nations.ts';
import { foe, foeOf, NOBODY, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { SIEGE_COST } from '../data/tables.ts';
import { hasLandCombat } from '../queries/forces.ts';
import { counterFor } from '../queries/mobilization.ts';
import { emptyWalls, occupied } from '../queries/refused.ts';
import { mayBesiege } from '../queries/siege.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Works } from '../types/war.ts';
import { goAhead, refuse, takeOpenFortress } from './march.ts';
import { drawMarkers, playMarker, spendMarker } from './markers.ts';
import { tell } from './pen.ts';
import { standAt } from './units.ts';

const BAIT = markerOf('bait');
const ENGINEERS = markerOf('engineers');
const MINUTEMEN = markerOf('minutemen');

const besiege = (t: Table, rule: RuleId, side: SideName, at: Space, cost: number): void => {
  goAhead(t, side);
  t.pub.points[numberOf(side)] -= cost;
  t.pub.siege[at] = numberOf(side);
  tell(t, rule, 'besieged', { side, at, cost });
};
/** 28.6-a, 28.6-c */
export const startSiege = (t: Table, side: SideName, at: Space): void => besiege(t, '28.6-a', side, at, SIEGE_COST);
/** 7.9-g Free of charge; refused, and kept, where a hidden unit stands in the way or nobody is inside. */
export const layWorks = (t: Table, side: SideName, { at, what }: Works): boolean => {
  const number = numberOf(side);
  const barred = what === 'siege' ? !mayBesiege(t, number, at) : hasLandCombat(t.own[foeOf(side)], foe(number), at);
  if (barred) {
    refuse(t, side, what === 'siege' ? emptyWalls(at) : occupied(at), at);
    return false;
  }
  spendMarker(t, '7.9-g', side, ENGINEERS);
  if (what === 'siege') besiege(t, '7.9-g', side, at, 0);
  else {
    goAhead(t, side);
    t.pub.fortress[at] = number;
    tell(t, '7.9-g', 'engineered', { side, at });
  }
  return true;
};

/** 7.9-l, 7.9-af */
export const raiseMinutemen = (t: Table, side: SideName, at: Space): void => {
  spendMarker(t, '7.9-l', side, MINUTEMEN);
  tell(t, '7.9-l', 'minutemen', { side, at });
  standAt(t, counterFor(t.pub, side === 'american' ? AMERICANS : TORIES, MILITIA), at);
  takeOpenFortress(t, side, at);
};
/** 7.9-a The marker lies open until its effect is carried out. */
export const playBait = (t: Table, side: SideName): void => playMarker(t, '7.9-a', side, BAIT);

/** 37.2-a, 37.2-b, 37.2-c Enemy partisans go, the opponent draws the printed value, the marker is laid. */
export const massacre = (t: Table, rule: RuleId, side: SideName, at: Space): void => {
  const partisan = t.pub.partisan[at] === numberOf(foeOf(side));
  if (partisan) t.pub.partisan[at] = NOBODY;
  t.pub.massacre[at] = 1;
  tell(t, rule, 'massacre', { side, at, partisan });
  drawMarkers(t, '37.2-b', foeOf(side), POLITICAL_VALUE[at]!);
};
