/** Voyages worth making: from which port, with whom, and where to. */
import { offence } from '../data/generals.ts';
import { isCoastalFort } from '../data/ports.ts';
import { foe, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { GUNS_PASSED } from '../data/tables.ts';
import { INFANTRY, type Member, readyInfantry } from '../queries/marches.ts';
import { fortAt } from '../queries/pieces.ts';
import { embarkations, holdOf, landings, passengers } from '../queries/shiploads.ts';
import { fightFor, prospectOf } from './attacks.ts';
import { keeping } from './keeping.ts';
import { presence } from './marching.ts';
import { guardOf, riskOf, type Survey } from './survey.ts';

export interface Admiral {
  readonly assault: number;
  readonly guns: number;
  readonly farragut: boolean;
}
export const NO_ADMIRAL: Admiral = { assault: 0, guns: 0, farragut: false };
export interface Landing {
  readonly from: Space;
  readonly to: Space;
  readonly members: readonly Member[];
  readonly worth: number;
}

/** What it is worth that so many should come ashore there. */
export const ashore = (s: Survey, from: Space, to: Space, sp: number, general: number, guns: number, by: Admiral): number => {
  const { pub, side } = s;
  const passes = guns === 0 ? 1 : Math.min(1, Math.max(0, (GUNS_PASSED + by.guns - 1) / 6));
  const enemy = s.enemy[to]! > 0 || fortAt(pub, to) === foe(side);
  if (!enemy) {
    const standing = s.own[to]!;
    const foot = pub.infantry[side]![to]!;
    const fed = side === USA || s.supplied[to] === 1;
    return (
      passes * (presence(s, to, standing + sp, foot + sp, fed) - presence(s, to, standing, foot, fed)) - (1 - passes) * sp * 0.3
    );
  }
  const force = {
    side,
    army: -1,
    commander: general,
    generals: general < 0 ? [] : [general],
    sp,
    infantry: sp,
    formation: 1 as const,
  };
  const { wins, worth, ownLoss } = prospectOf(s, fightFor(s, force, to, from, { naval: true, admiral: by.assault }), 0);
  const left = Math.max(0, sp - ownLoss);
  const prize = pub.control[to] !== side ? s.prize[to]! : 0;
  const fort = isCoastalFort[to] ? 0.5 : 0;
  return passes * (worth + wins * (prize + fort + guardOf(s, to, left) - riskOf(s, to, left))) - (1 - passes) * sp * 0.3;
};

interface Search {
  readonly by: Admiral;
  readonly only: Space | -1;
}
const sought = (s: Survey, { by, only }: Search): Landing | null => {
  const { pub, side } = s;
  let best: Landing | null = null;
  for (const from of only >= 0 ? [only] : embarkations(pub, side, by.farragut)) {
    const ready = Math.min(readyInfantry(pub, side, from), holdOf(pub, side, -1));
    if (ready === 0) continue;
    const able = side === USA ? passengers(pub, from).filter(general => !pub.rides[general]) : [];
    const general = able.reduce((top, one) => (top < 0 || offence[one]! > offence[top]! ? one : top), -1);
    const fed = s.supplied[from] === 1;
    const [all, foot] = [s.own[from]!, pub.infantry[side]![from]!];
    for (const sp of new Set([ready, 1])) {
      const cost = presence(s, from, all, foot, fed) - presence(s, from, all - sp, foot - sp, fed);
      for (const [to, { guns }] of landings(pub, side, from, by.farragut)) {
        const leads = general >= 0 && s.enemy[to]! > 0 && all - sp > 0;
        const worth = s.temper.voyage * ashore(s, from, to, sp, leads ? general : -1, guns.length, by) - cost - 0.2;
        if (best === null || worth > best.worth)
          best = { from, to, worth, members: [...(leads ? [general] : []), ...new Array<Member>(sp).fill(INFANTRY)] };
      }
    }
  }
  return best;
};
const found = keeping(sought, ({ by, only }: Search) => `${by.assault} ${by.guns} ${by.farragut} ${only}`);
/** The best voyage of a side, from one port or from any; null: none. */
export const bestLanding = (s: Survey, by: Admiral = NO_ADMIRAL, only: Space | -1 = -1): Landing | null => found(s, { by, only });
