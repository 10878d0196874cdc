/** 6. Aboard, past the forts, ashore. */
import { die } from '@cuartel/engine';
import type { Army } from '../data/armies.ts';
import { CSA, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY, CORPS, DIVISION, GUNS_PASSED } from '../data/tables.ts';
import { generalsIn, type Member } from '../queries/marches.ts';
import { gunsModifier, type Voyage } from '../queries/naval-moves.ts';
import type { Table } from '../state/table.ts';
import { setOut } from './march.ts';
import { tell } from './pen.ts';

interface Sailing {
  readonly side: Side;
  readonly from: Space;
  readonly army: Army | -1;
  readonly assault: number;
  readonly guns: number;
  readonly farragut: boolean;
}
const FREE = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };

/** 5.4.3-a SP that sail without a general count as a corps; 6.5.1-a the Confederacy's one SP is a division. */
export const embark = (t: Table, sailing: Sailing, list: readonly Member[]): void => {
  const { side, from, army } = sailing;
  const [first = -1] = generalsIn(list);
  const leader = army >= 0 ? t.pub.commander[army]! : first >= 0 && !t.pub.rides[first] ? first : -1;
  const formation = army >= 0 ? ARMY : side === CSA ? DIVISION : CORPS;
  setOut(
    t,
    side,
    { formation, space: from, leader },
    leader >= 0 && leader === first ? list.filter(member => member !== first) : list,
    FREE,
  );
  const march = t.pub.march!;
  march.naval = true;
  march.assault = sailing.assault;
  march.guns = sailing.guns;
  march.farragut = sailing.farragut;
};
/** 6.1.1-d */
export const steerFor = (t: Table, to: Space): void => {
  const march = t.pub.march!;
  march.to = to;
  const { side, origin: from, infantry, generals, army } = march;
  tell(t, '6.1.1-d', 'sailed', { side, from, to, infantry, generals: [...generals], army });
};
/** 6.3.1-a Past the guns of a fort, or not. */
export const runGuns = (t: Table, fort: Space): boolean => {
  const march = t.pub.march!;
  const modifier = gunsModifier(t.pub, march, fort);
  const rolled = die(t);
  const success = rolled + modifier >= GUNS_PASSED;
  tell(t, '6.3.1-a', 'guns', { fort, die: rolled, modifier, success });
  if (!success) tell(t, '6.3.1-a', 'turnedBack', { side: march.side, to: march.origin });
  return success;
};
/** 6.3.2-a */
export const passForts = (t: Table, { guns, passed }: Voyage): void => {
  t.pub.march!.passedFort = guns.length + passed.length > 0;
};
