/** 7.1-b The battle under way as it would be fought now. */
import { foe } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import type { Fight } from './battle.ts';
import { isLoneBrigade, isLoneBrigadeAt, marchForce, spaceForce } from './forces.ts';
import { mindsNoTorpedo } from './shiploads.ts';
import { landNeighbours } from './steps.ts';
import { attackSupplied, defenceSupplied } from './supply.ts';

/** 8.3-b, 8.1.2-b Supply of both at this moment. */
export const battleSupply = (pub: Seen): readonly [attacker: boolean, defender: boolean] => {
  const { space, from, attacker, naval } = pub.battle!;
  const other = foe(attacker);
  return [
    attackSupplied(pub, attacker, from, {
      naval,
      loneBrigade: isLoneBrigade(pub, marchForce(pub)),
      rough: !landNeighbours(from).includes(space),
    }),
    defenceSupplied(pub, other, space, naval ? -1 : from, isLoneBrigadeAt(pub, other, space)),
  ];
};
/** `supplied` is asked for where it matters; choices of names do not need it. */
export const fightOf = (pub: Seen, supplied: readonly [boolean, boolean] = battleSupply(pub)): Fight => {
  const clash = pub.battle!;
  const march = pub.march!;
  return {
    space: clash.space,
    attacker: marchForce(pub),
    defender: spaceForce(pub, foe(clash.attacker), clash.space, clash.commander),
    naval: clash.naval,
    intercepted: clash.intercepted,
    supplied,
    subordinates: [clash.subordinates[0]!, clash.subordinates[1]!],
    elites: [clash.elites[0]!, clash.elites[1]!],
    cards: [clash.cards[0]!, clash.cards[1]!],
    detached: [clash.detached[0]!, clash.detached[1]!],
    siegeGuns: clash.siegeGuns,
    admiral: march.assault,
    torpedoIgnored: mindsNoTorpedo(pub, march, clash.space),
  };
};
