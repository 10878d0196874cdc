/** What stands where: SP, brigades, generals, armies, forts. */
import { ARMIES_OF, type Army } from '../data/armies.ts';
import { GENERALS_OF, type General } from '../data/generals.ts';
import { isCoastalFort } from '../data/ports.ts';
import { foe, NOBODY, type Owner, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { formationSize } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';

/** Generals of a side in a space, cavalry generals among them. */
export const generalsAt = (pub: Seen, side: Side, space: Space): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general] === space);
/** 5.5.1-a Those of them who are brigades. */
export const brigadesAt = (pub: Seen, side: Side, space: Space): General[] =>
  GENERALS_OF[side]!.filter(general => pub.brigade[general]! > 0 && pub.general[general] === space);
/** And those who are not: 5.3.2-c, G-h only they command. */
export const leadersAt = (pub: Seen, side: Side, space: Space): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general] === space && !pub.rides[general]);

export const cavalryAt = (pub: Seen, side: Side, space: Space): number => {
  let sp = 0;
  for (const general of GENERALS_OF[side]!) if (pub.general[general] === space) sp += pub.brigade[general]!;
  return sp;
};
/** 5.5.1-a SP of a side in a space, brigades counted. */
export const spAt = (pub: Seen, side: Side, space: Space): number => pub.infantry[side]![space]! + cavalryAt(pub, side, space);
/** SP of a side by space, all at once. */
export const spBySpace = (pub: Seen, side: Side): number[] => {
  const sp = pub.infantry[side]!.slice();
  for (const general of GENERALS_OF[side]!) {
    const at = pub.general[general]!;
    if (at >= 0) sp[at]! += pub.brigade[general]!;
  }
  return sp;
};
/** Where SP are lost: the space itself, or of a force under way (-1) its battle. */
export const lossAt = ({ space }: { space: Space | -1 }, pub: Seen): Space =>
  space < 0 ? (pub.battle?.space ?? pub.march!.at) : space;
/** 15-h All SP of a side on the map, under way too. */
export const spOnMap = (pub: Seen, side: Side): number => {
  const marching = pub.march !== null && pub.march.side === side ? pub.march.infantry + marchCavalry(pub, pub.march.generals) : 0;
  return spBySpace(pub, side).reduce((sum, sp) => sum + sp, marching);
};
const marchCavalry = (pub: Seen, generals: readonly General[]): number =>
  generals.reduce((sp, general) => sp + pub.brigade[general]!, 0);
/** SP of the force under way. */
export const marchSp = (pub: Seen): number =>
  pub.march === null ? 0 : pub.march.infantry + marchCavalry(pub, pub.march.generals);

/** The own army in a space, -1 if there is none. */
export const armyAt = (pub: Seen, side: Side, space: Space): Army | -1 => {
  for (const army of ARMIES_OF[side]!) if (pub.army[army] === space) return army;
  return -1;
};
/** 5.1.2-b Own SP in an army's space are its own up to 15; the rest is loose. */
export const armySp = (pub: Seen, side: Side, space: Space): number => Math.min(spAt(pub, side, space), formationSize[0]!);
export const looseSp = (pub: Seen, side: Side, space: Space): number => spAt(pub, side, space) - armySp(pub, side, space);

/** 6.8.1-a, 6.8.2-a Whose fort stands in a space, counter or coastal fort; NOBODY if there is none. */
export const fortAt = (pub: Seen, space: Space): Owner => {
  const counter = pub.fort[space]!;
  return counter !== NOBODY ? counter : isCoastalFort[space] ? pub.control[space]! : NOBODY;
};
/** 6.8.1-a A fort of the side without SP of the side. */
export const isEmptyFort = (pub: Seen, side: Side, space: Space): boolean =>
  fortAt(pub, space) === side && spAt(pub, side, space) === 0;
/** 5.1.1-b, G-e SP or a fort of the enemy. */
export const enemyHolds = (pub: Seen, side: Side, space: Space): boolean => {
  const other = foe(side);
  return fortAt(pub, space) === other || spAt(pub, other, space) > 0;
};
/**
 * 5.7.1-a, 6.4.1-a Somebody or something there has to be fought or swept aside by a force that comes. 6.8.2-a A coastal fort its own
 * side already stands in is the enemy's by its marker alone: it has been taken.
 */
export const isOpposed = (pub: Seen, side: Side, space: Space): boolean =>
  enemyHolds(pub, side, space) &&
  !(pub.fort[space] === NOBODY && spAt(pub, side, space) > 0 && spAt(pub, foe(side), space) === 0);
/** 6.7-a */
export const ironcladAt = (pub: Seen, space: Space): boolean => pub.ironclads.includes(space);
export const torpedoesAt = (pub: Seen, space: Space): boolean => pub.torpedoes.includes(space);

/** 4.2.5-d Brigades of a side on the map. */
export const brigadesOf = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(general => pub.brigade[general]! > 0 && pub.general[general]! >= 0);
/** Generals of a side on the map, under way too. */
export const generalsOf = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general]! >= 0 || (pub.march?.generals.includes(general) ?? false));
/** Spaces in which a side has SP. */
export const heldBy = (pub: Seen, side: Side): Space[] => {
  const sp = spBySpace(pub, side);
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++) if (sp[space]! > 0) found.push(space);
  return found;
};
/** 6.8.6-a Forts of a side in play. */
export const fortsStanding = (pub: Seen, side: Side): number =>
  pub.fort.reduce<number>((sum, owner) => sum + (owner === side ? 1 : 0), 0);
