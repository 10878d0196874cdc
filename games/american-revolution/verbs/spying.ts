/** 7.9-t What a Spy reports, to his master alone. */
import { MARKER_KINDS, type Marker } from '../data/markers.ts';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import { SPY_HAND, spacesSpied } from '../data/spying.ts';
import { UNITS_OF } from '../data/units.ts';
import type { Table } from '../state/table.ts';
import type { SpyTarget } from '../types/politics.ts';
import { tellOnly } from './pen.ts';

export const lookInto = (t: Table, side: SideName, on: SpyTarget): void => {
  const enemy = foeOf(side);
  const { at, hand } = t.own[enemy];
  if (on === SPY_HAND) {
    const markers: Marker[] = [];
    for (let marker = 0; marker < MARKER_KINDS; marker++) for (let i = 0; i < hand[marker]!; i++) markers.push(marker);
    tellOnly(t, '7.9-t', side, 'spyHand', { markers });
    return;
  }
  const spaces = spacesSpied(on);
  const units = UNITS_OF[numberOf(enemy)].filter(unit => spaces.includes(at[unit]!)).map(what => ({ what, to: at[what]! }));
  tellOnly(t, '7.9-t', side, 'spyUnits', { units });
};
