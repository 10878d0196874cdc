/** 6.1.2-a, 6.1.5 SHIPLOADS: who may go aboard where, and where to. */
import { ARMIES_OF, type Army } from '../data/armies.ts';
import { type General, GRANT, MCCLELLAN, SHERMAN } from '../data/generals.ts';
import { ARMY_SEA_SPACES, isCoastal } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY, formationSize, RIVER_ARMY, SHIPLOAD } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { isGeneric, mayLeave } from './command.ts';
import { firstOf1863, isFresh, type Member, mayBegin, readyInfantry, spIn } from './marches.ts';
import { greyRiverMoves, mayEmbark, type Voyage, voyages } from './naval-moves.ts';
import { armyAt, brigadesAt, generalsAt, marchSp, torpedoesAt } from './pieces.ts';
import type { Marching } from './steps.ts';

/** Every port a shipload can reach, with the guns on the way; 15-a by river only. */
export const landings = (pub: Seen, side: Side, from: Space, farragut: boolean): ReadonlyMap<Space, Voyage> =>
  side === USA
    ? voyages(pub, from, { farragut, riverOnly: firstOf1863(pub) })
    : new Map(greyRiverMoves(pub, from).map(to => [to, { guns: [], passed: [] }]));

const sails = (pub: Seen, side: Side, from: Space, farragut: boolean): boolean =>
  side === USA ? landings(pub, USA, from, farragut).size > 0 : greyRiverMoves(pub, from).length > 0;
const PORTS: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space).filter(
  space => isRiverPort[space] || isCoastal[space],
);
/** 6.1.2-a, 6.5.1-a Ports where somebody could go aboard. */
export const embarkations = (pub: Seen, side: Side, farragut = false): Space[] => {
  const found: Space[] = [];
  for (const port of PORTS) {
    const ready = readyInfantry(pub, side, port);
    if (side === CSA ? ready === 0 : !mayEmbark(pub, port) || (ready === 0 && !freshBrigade(pub, port))) continue;
    if (mayBegin(pub, port) && sails(pub, side, port, farragut)) found.push(port);
  }
  return found;
};
const freshBrigade = (pub: Seen, port: Space): boolean => brigadesAt(pub, USA, port).some(general => isFresh(pub, general));
/** 6.1.2-a Generals who may sail with it: not the commander of an army, nor the next in influence. */
export const passengers = (pub: Seen, port: Space): General[] => {
  const army = armyAt(pub, USA, port);
  return generalsAt(pub, USA, port).filter(
    general => isFresh(pub, general) && (pub.rides[general] || army < 0 || mayLeave(pub, army, [general])),
  );
};
/** 6.1.2-a, 6.5.1-a, 6.1.5-c How many SP may go aboard. */
export const holdOf = (pub: Seen, side: Side, army: Army | -1): number => {
  if (army >= 0) return bySea(pub, army) ? formationSize[ARMY]! : RIVER_ARMY;
  return side === USA ? SHIPLOAD : 1;
};

/** 6.1.5-b Armies that may sail between the four ports of the bay. */
const bySea = (pub: Seen, army: Army): boolean =>
  ARMY_SEA_SPACES.includes(pub.army[army]!) && [MCCLELLAN, GRANT, SHERMAN].includes(pub.commander[army]!) && !firstOf1863(pub);
const byRiver = (pub: Seen, army: Army): boolean =>
  isRiverPort[pub.army[army]!]! && [GRANT, SHERMAN].includes(pub.commander[army]!);
/** 6.1.5-b, 6.1.5-c Where an army may sail to, from where it stands. */
export const armyLandings = (pub: Seen, from: Space, commander: General): Map<Space, Voyage> => {
  const found = new Map<Space, Voyage>();
  if (!firstOf1863(pub) && ARMY_SEA_SPACES.includes(from))
    for (const [to, voyage] of voyages(pub, from)) if (ARMY_SEA_SPACES.includes(to)) found.set(to, voyage);
  if (isRiverPort[from] && commander !== MCCLELLAN)
    for (const [to, voyage] of voyages(pub, from, { riverOnly: true }))
      if (isRiverPort[to] && !found.has(to) && isAfloatFew(pub)) found.set(to, voyage);
  return found;
};
/** 6.1.5-c At most 9 SP, once they are aboard. */
const isAfloatFew = (pub: Seen): boolean => pub.march === null || marchSp(pub) <= RIVER_ARMY;
/** 6.1.5-a Union armies that may sail with all the moves of a campaign. */
export const sailingArmies = (pub: Seen): Army[] =>
  ARMIES_OF[USA]!.filter(army => {
    const space = pub.army[army]!;
    if (space < 0 || isGeneric(pub, army) || pub.control[space] !== USA) return false;
    return (bySea(pub, army) || byRiver(pub, army)) && armyLandings(pub, space, pub.commander[army]!).size > 0;
  });

/** Where the shipload that is aboard may go. */
export const destinations = (pub: Seen, march: Marching): ReadonlyMap<Space, Voyage> =>
  march.army >= 0 ? armyLandings(pub, march.origin, march.leader) : landings(pub, march.side, march.origin, march.farragut);
/** 6.7-b, 6.3.1-a Farragut does not mind a torpedo in the space where he lands, unless one has been met past the guns on the way. */
export const mindsNoTorpedo = (pub: Seen, march: Marching, space: Space): boolean =>
  march.farragut && !(destinations(pub, march).get(space)?.guns ?? []).some(fort => torpedoesAt(pub, fort));
/** 6.1.2-a One general, a brigade being general and SP. */
export const fitsAboard = (pub: Seen, side: Side, army: Army | -1, list: readonly Member[]): boolean =>
  spIn(pub, list) <= holdOf(pub, side, army) && (army >= 0 || list.filter(member => member >= 0).length <= 1);
