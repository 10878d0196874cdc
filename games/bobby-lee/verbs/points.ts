/** 3.5 VICTORY POINTS: the one marker, and everything that moves it. */
import { moveOnTrack } from '@cuartel/engine/kit/index.ts';
import type { Place } from '../data/places.ts';
import { placeHex, placeVictoryPoints } from '../data/places.ts';
import { CSA, type SideName } from '../data/sides.ts';
import { CSA_DECISIVE, USA_DECISIVE } from '../data/tables.ts';
import { VICTORY_PLACES } from '../data/victory-places.ts';
import { controlNow } from '../queries/control.ts';
import { nameOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

export type Reason = 'date' | 'draft' | 'emancipation' | 'place' | 'supplyHexes' | 'washington' | 'allSupplyHexes';

/** 3.5-a, 3.5-b One space per point towards the side; what would go beyond the end is lost. */
export const score = (t: Table, rule: RuleId, side: SideName, points: number, reason: Reason, place: Place | -1 = -1): void => {
  const by = side === 'CSA' ? points : -points;
  const { value } = moveOnTrack(t.pub.marker, by, USA_DECISIVE, CSA_DECISIVE);
  t.pub.marker = value;
  tell(t, rule, 'points', { side, points, marker: value, reason, place });
};

/** 3.51-a, 3.51-b, 3.51-c, 8.2-c Places whose control has changed since they were last looked at, those gained by the CSA first. */
export const scorePlaces = (t: Table): void => {
  const control = controlNow(t.pub);
  for (const side of [CSA, 1 - CSA])
    for (const [i, place] of VICTORY_PLACES.entries()) {
      const now = control[placeHex[place]!]! & 1;
      if (now === t.pub.scored[i] || now !== side) continue;
      t.pub.scored[i] = now;
      score(t, '3.51-a', nameOf(side), placeVictoryPoints[place]!, 'place', place);
    }
};
