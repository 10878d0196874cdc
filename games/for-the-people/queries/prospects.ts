/** What would come of a step into the enemy: the battle as both would fight it, without cards and elite units. */
import { foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { formationSize } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { bestSubordinates, type Fight, overruns } from './battle.ts';
import { type Force, isLoneBrigade, isLoneBrigadeAt, marchForce, spaceForce } from './forces.ts';
import type { Interceptor } from './interception.ts';
import { isOpposed, marchSp, spAt } from './pieces.ts';
import { mindsNoTorpedo } from './shiploads.ts';
import { landNeighbours } from './steps.ts';
import { attackSupplied, defenceSupplied } from './supply.ts';

/** The force under way against somebody in a space, whoever both would name beside their commanders. */
const fightWith = (pub: Seen, space: Space, defender: Force, intercepted: boolean): Fight => {
  const march = pub.march!;
  const attacker = marchForce(pub);
  const from = march.naval ? march.origin : march.at;
  const plain: Fight = {
    space,
    attacker,
    defender,
    naval: march.naval,
    intercepted,
    supplied: [
      attackSupplied(pub, march.side, from, {
        naval: march.naval,
        loneBrigade: isLoneBrigade(pub, attacker),
        rough: !landNeighbours(from).includes(space),
      }),
      defenceSupplied(pub, defender.side, space, march.naval ? -1 : from, isLoneBrigadeAt(pub, defender.side, space)),
    ],
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    admiral: march.assault,
    torpedoIgnored: mindsNoTorpedo(pub, march, space),
  };
  return { ...plain, subordinates: [bestSubordinates(pub, plain, 0), bestSubordinates(pub, plain, 1)] };
};

/** 5.7.1-a The force under way would meet the enemy there. */
export const meetsEnemy = (pub: Seen, space: Space): boolean => pub.march !== null && isOpposed(pub, pub.march.side, space);
/** 5.7.2-a, 5.7.2-c It would not even have to fight: by land only. */
export const walksOver = (pub: Seen, space: Space): boolean => {
  const march = pub.march!;
  return !march.naval && overruns(pub, marchSp(pub), spAt(pub, foe(march.side), space), space, march.side);
};
/** The battle there, if the enemy stands. */
export const battleAt = (pub: Seen, space: Space): Fight =>
  fightWith(pub, space, spaceForce(pub, foe(pub.march!.side), space), false);
/** 5.8.3-a The battle there, if this force of the enemy intercepts with all that its formation holds. */
export const battleAgainst = (pub: Seen, space: Space, by: Omit<Interceptor, 'on'>): Fight => {
  const force = spaceForce(pub, foe(pub.march!.side), by.from, by.leader);
  return fightWith(pub, space, { ...force, sp: Math.min(force.sp, formationSize[by.formation]!) }, true);
};
