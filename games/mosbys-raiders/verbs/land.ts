/** What is built, wrecked and burned. */
import { draw } from '@cuartel/engine';
import { DEPOT_SITES, SIZE } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { has } from '../queries/map.ts';
import { DEPOT, DEPOT_DOWN, DEVASTATED, type Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';
import { loseHiddenCannon } from './units.ts';

/** C-o, 8.3-c One marker to a space; a Cannon hidden there is lost. */
export const devastate = (t: Table, rule: RuleId, space: Space): void => {
  const { pub } = t;
  if (!has(pub, space, DEVASTATED)) {
    pub.mark[space] = pub.mark[space]! | DEVASTATED;
    tell(t, rule, 'devastated', { here: space });
  }
  if (pub.cannonAt !== space) return;
  loseHiddenCannon(t);
  tell(t, '8.3-c', 'cannon', { what: 'lost', here: space, die: 0 });
};
/** Takes a mark off wherever it is; the spaces it was on. */
export const unmark = ({ pub }: Table, mark: number): Space[] => {
  const spaces: Space[] = [];
  for (let space = 0; space < SIZE; space++) {
    if (!has(pub, space, mark)) continue;
    pub.mark[space] = pub.mark[space]! & ~mark;
    spaces.push(space);
  }
  return spaces;
};
const depotAt = (space: Space): number => DEPOT_SITES.indexOf(space);
/** C-m A marker with a hidden value is laid; 6.4-j it burns only once, and then its value is known. */
export const layDepot = (t: Table, space: Space): void => {
  const { pub, dark } = t;
  dark.depots[depotAt(space)] = draw(t, dark.depotsLeft);
  pub.mark[space] = pub.mark[space]! | DEPOT;
};
export const burnDepot = (t: Table, space: Space): number => {
  const { pub, dark } = t;
  const value = dark.depots[depotAt(space)]!;
  dark.depots[depotAt(space)] = 0;
  pub.burned.push(value);
  pub.mark[space] = (pub.mark[space]! & ~DEPOT) | DEPOT_DOWN;
  return value;
};
