/** 4. WINNING AND LOSING */
import { CONFEDERACY } from '../data/map.ts';
import { TURNS } from '../data/tables.ts';
import { isCombat } from '../data/units.ts';
import { has, inLines, needed } from '../queries/map.ts';
import { unitsIn } from '../queries/units.ts';
import { DEVASTATED, type Ending, type Table } from '../state/table.ts';

/** 4.2-d, 4.2-f Every space devastated, inside the lines (a Large Force included) or held by a combat unit, seen or not. */
const confederacyLost = (t: Table): boolean =>
  CONFEDERACY.every(
    space =>
      has(t.pub, space, DEVASTATED) || inLines(t.pub, space) || unitsIn(t.pub, space).some(token => isCombat(t.dark.who[token]!)),
  );

/** 4.1-a, 4.1-b, 4.2-b, 4.2-c, 4.2-e, 4.2-g, 8.1-a The end of a turn judged; '' when the war goes on. */
export const verdict = (t: Table): Ending => {
  const { pub } = t;
  if (pub.notoriety < pub.turn) return 'behind';
  if (pub.turn >= TURNS) return pub.notoriety >= needed(pub) ? 'won' : 'final';
  return confederacyLost(t) ? 'confederacy' : '';
};
