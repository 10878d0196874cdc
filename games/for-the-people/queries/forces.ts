/** A force as it fights: the one under way, or all that a side has in a space. */
import type { Army } from '../data/armies.ts';
import type { General } from '../data/generals.ts';
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY, CORPS, type Formation } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { commandersAt } from './command.ts';
import { armyAt, brigadesAt, generalsAt, marchSp, spAt } from './pieces.ts';

export interface Force {
  readonly side: Side;
  /** 7.4.4-b The army marker in it, -1. */
  readonly army: Army | -1;
  /** -1: nobody, or a generic general. */
  readonly commander: General | -1;
  readonly generals: readonly General[];
  readonly sp: number;
  readonly infantry: number;
  readonly formation: Formation | -1;
}

/** 7.4.1-a The attacker: the force under way, under its active general. 7.4.4-a Aboard, a cavalry general leads where he is the only one. */
export const marchForce = (pub: Seen): Force => {
  const march = pub.march!;
  const aboard = march.naval && march.leader < 0 && march.generals.length === 1 ? march.generals[0]! : march.leader;
  const commander = march.army >= 0 ? pub.commander[march.army]! : aboard;
  return {
    side: march.side,
    army: march.army,
    commander,
    generals: march.generals,
    sp: marchSp(pub),
    infantry: march.infantry,
    formation: march.formation,
  };
};

/** 7.4.1-a, 5.8.1-g Everything of a side in a space fights as one force; on ties of influence the owner names the commander. */
export const spaceForce = (
  pub: Seen,
  side: Side,
  space: Space,
  commander: General = commandersAt(pub, side, space)[0] ?? -1,
): Force => ({
  side,
  army: armyAt(pub, side, space),
  commander,
  generals: generalsAt(pub, side, space),
  sp: spAt(pub, side, space),
  infantry: pub.infantry[side]![space]!,
  formation: -1,
});

/** 8.3-c, 7.2.1-a Nothing but one brigade. */
export const isLoneBrigade = (pub: Seen, force: Force): boolean =>
  force.infantry === 0 && force.generals.length === 1 && pub.brigade[force.generals[0]!]! > 0;
export const isLoneBrigadeAt = (pub: Seen, side: Side, space: Space): boolean =>
  pub.infantry[side]![space] === 0 && generalsAt(pub, side, space).length === 1 && brigadesAt(pub, side, space).length === 1;
/** 7.5.2-a, 5.8.1-b */
export const hasCavalry = (pub: Seen, force: Force): boolean => force.generals.some(general => pub.brigade[general]! > 0);
/** 5.7.3-a Only armies and corps may go on after a battle. */
export const mayFightOn = (formation: Formation): boolean => formation === ARMY || formation === CORPS;
