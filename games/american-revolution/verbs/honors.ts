/** 38.0 Honors of war. */
import { foe, foeOf, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { needsForcedMarch } from '../queries/campaign.ts';
import { settled } from '../queries/forces.ts';
import { tacticalIn } from '../queries/hands.ts';
import { DECLINED, OFFERED, type Table } from '../state/table.ts';
import { captureFortress } from './march.ts';
import { tell } from './pen.ts';
import { removeAll, standAll, statusOfLost } from './units.ts';

/** 38.1-b In a later phase a tactical marker is shown with the offer. */
export const offerHonors = (t: Table, side: SideName, at: Space): void => {
  t.pub.done[at]! |= OFFERED;
  if (needsForcedMarch(t.pub)) {
    const held = tacticalIn(t.own[side]);
    t.pub.pledged[numberOf(side)] = Math.min(held, t.pub.pledged[numberOf(side)] + 1);
  }
  tell(t, '38.1-a', 'offered', { side, at });
};
/** 38.1-b A marker that was shown is about to be spent. */
export const unpledge = (t: Table, side: SideName): void => {
  const number = numberOf(side);
  t.pub.pledged[number] = Math.max(0, t.pub.pledged[number] - 1);
};
/** 38.1-b What was shown and not spent is covered again. */
export const coverPledges = (t: Table, side: SideName): void => {
  t.pub.pledged[numberOf(side)] = 0;
};
/** 38.3-a */
export const answerHonors = (t: Table, side: SideName, at: Space, accepted: boolean): void => {
  if (!accepted) t.pub.done[at]! |= DECLINED;
  tell(t, '38.2-a', 'answered', { side, at, accepted });
};
/** 38.2-a, 38.2-b The garrison leaves, the fortress changes hands, nobody draws; 5.1-l with nowhere to go, it leaves the map. */
export const marchOut = (t: Table, besieger: SideName, from: Space, to: Space | -1): void => {
  const side = foeOf(besieger);
  const units = settled(t.own[side], foe(numberOf(besieger)), from);
  if (to < 0) {
    tell(t, '5.1-l', 'dispersedHome', { side, units: units.map(what => ({ what, to: from })) });
    removeAll(t, units, statusOfLost);
  } else {
    tell(t, '38.2-a', 'marchedOut', { side, from, to, n: units.length });
    standAll(
      t,
      numberOf(side),
      units.map(what => ({ what, to })),
    );
  }
  captureFortress(t, besieger, from);
};
