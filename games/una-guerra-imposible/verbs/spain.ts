/** 22, 23. The rest of Spain: levels of uprising, pursuit markers, expeditions that are no more. */
import { placeOfRegion } from '../data/places.ts';
import type { Region } from '../data/regions.ts';
import { CARLIST } from '../data/sides.ts';
import { DESTROYED_EXPEDITION } from '../data/tables.ts';
import { pursuitEnds, withinLevels } from '../queries/regions.ts';
import { fighters, forceAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';
import { movePrestige } from './tracks.ts';

/** 23-a Up or, if negative, down, within its limits. */
export const changeUprising = (t: Table, rule: RuleId, region: Region, n: number): void => {
  const level = withinLevels(region, t.pub.uprising[region]! + n);
  if (level === t.pub.uprising[region]) return;
  t.pub.uprising[region] = level;
  tell(t, rule, 'uprisingLevel', { region, level });
};
/** 23.2-b, 23.2-e The marker after a search, or after a card. */
export const setPursuit = (t: Table, rule: RuleId, region: Region, value: number): void => {
  if (t.pub.pursuit[region] === value) return;
  t.pub.pursuit[region] = value;
  tell(t, rule, 'pursuitMarker', { region, value });
};
/** 23.2-f */
export const endPursuits = (t: Table): void => {
  t.pub.pursuit.forEach((value, region) => {
    if (value > 0 && pursuitEnds(t.pub, region)) setPursuit(t, '23.2-f', region, 0);
  });
};
/** 9.1-j, 23-f After blocks were eliminated in a region where an expedition was: with no infantry or cavalry left it is destroyed. */
export const destroyIfGone = (t: Table, region: Region): void => {
  if (fighters(forceAt(t.pub, t.own.Carlist, CARLIST, placeOfRegion(region))) > 0) return;
  tell(t, '9.1-j', 'expeditionDestroyed', { region });
  movePrestige(t, '9.1-j', -DESTROYED_EXPEDITION);
};
