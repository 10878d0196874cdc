/** Who commands, who may leave, how many generals a space holds, what relief and creation cost. */
import { ARMIES_OF, type Army, armySide } from '../data/armies.ts';
import { GENERALS_OF, type General, generalSide, influence, SHERIDAN, SHERIDAN_INFLUENCE, strategy } from '../data/generals.ts';
import { RAIL_LOGISTICS } from '../data/options.ts';
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY_GENERALS, ARMY_LEAST, CORPS_GENERALS } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { armyAt, brigadesAt, fortAt, generalsAt, generalsOf, leadersAt, spAt } from './pieces.ts';
import { railLines } from './rail.ts';
import { inSupply, linkedFrom, supply } from './supply.ts';

/** A general's political influence; 5.6.7.D-a Sheridan on foot has one too. */
export const influenceOf = (pub: Seen, general: General): number =>
  general === SHERIDAN && !pub.rides[general] ? SHERIDAN_INFLUENCE : influence[general]!;

/** Those of the highest influence: one, or several whose owner must say which. */
export const foremost = (pub: Seen, generals: readonly General[]): General[] => {
  const most = generals.reduce((top, general) => Math.max(top, influenceOf(pub, general)), 0);
  return generals.filter(general => influenceOf(pub, general) === most);
};

/** 5.2.8-b */
export const isGeneric = (pub: Seen, army: Army): boolean => pub.commander[army] === -1;

/**
 * 5.3.1-a, 5.2.8-a, 7.4.1-a Who may be the commander of the force that stands in a space: the army's own; else the foremost general
 * on foot; 5.5.5-a a cavalry general only where there is no other. Empty: nobody, or a generic general.
 */
export const commandersAt = (pub: Seen, side: Side, space: Space): General[] => {
  const army = armyAt(pub, side, space);
  if (army >= 0) return isGeneric(pub, army) ? [] : [pub.commander[army]!];
  const leaders = leadersAt(pub, side, space);
  return leaders.length > 0 ? foremost(pub, leaders) : brigadesAt(pub, side, space);
};

/** 5.2.2-e Those of an army of whom one must stay: the foremost after its commander. Brigades do not count. */
export const seconds = (pub: Seen, army: Army): General[] =>
  foremost(
    pub,
    leadersAt(pub, armySide[army]!, pub.army[army]!).filter(general => general !== pub.commander[army]),
  );
/** 5.2.2-e, 5.3.6-a, 5.6.5-a These generals may leave their army together: neither its commander nor all of the next in influence. */
export const mayLeave = (pub: Seen, army: Army, leaving: readonly General[]): boolean => {
  if (leaving.includes(pub.commander[army]!)) return false;
  const next = seconds(pub, army);
  return next.length === 0 || next.some(general => !leaving.includes(general));
};
/** 5.3.2-a, 5.3.2-c, 5.3.6-a Generals of a space who may lead a corps out of it. */
export const corpsLeaders = (pub: Seen, side: Side, space: Space): General[] => {
  const army = armyAt(pub, side, space);
  const leaders = leadersAt(pub, side, space);
  return army < 0 ? leaders : leaders.filter(general => mayLeave(pub, army, [general]));
};
/** 5.3.2-a Those who may go along from the space of activation: not above the leader; a brigade always may. */
export const companions = (pub: Seen, leader: General): General[] => {
  const space = pub.general[leader]!;
  if (space < 0) return [];
  const side = generalSide[leader]!;
  const army = armyAt(pub, side, space);
  return generalsAt(pub, side, space).filter(
    general =>
      general !== leader &&
      (pub.rides[general] ||
        (influenceOf(pub, general) <= influenceOf(pub, leader) && (army < 0 || mayLeave(pub, army, [leader, general])))),
  );
};

/** 5.1.4-a */
export const activates = (value: number, general: General): boolean => value >= strategy[general]!;

/** 5.2.9-a, 5.3.4-a, 5.3.4-b How many generals a space may hold at the end of a round. */
export const generalLimit = (pub: Seen, side: Side, space: Space): number => limitWith(pub, side, space, spAt(pub, side, space));
const limitWith = (pub: Seen, side: Side, space: Space, sp: number): number => {
  if (armyAt(pub, side, space) >= 0) return sp + ARMY_GENERALS;
  return sp > 0 || fortAt(pub, space) === side ? sp + CORPS_GENERALS : 0;
};
/** 5.2.9-a, 5.3.4-c, 5.3.4-d How many must go, chosen by the enemy among those on foot. */
export const excessGenerals = (pub: Seen, side: Side, space: Space): number => {
  let [here, leaders, cavalry] = [0, 0, 0];
  for (const general of GENERALS_OF[side]!) {
    if (pub.general[general] !== space) continue;
    here++;
    if (!pub.rides[general]) leaders++;
    cavalry += pub.brigade[general]!;
  }
  const over = here - limitWith(pub, side, space, pub.infantry[side]![space]! + cavalry);
  return Math.max(0, Math.min(over, leaders));
};

/** 5.2.1-d A marker that may be used now. */
export const freeArmies = (pub: Seen, side: Side): Army[] =>
  ARMIES_OF[side]!.filter(army => pub.army[army]! < 0 && pub.armyDue[army]! <= pub.turn && pub.march?.army !== army);
/** 5.2.1-a, 5.2.1-d, 19-a Where a side may create an army. */
export const mayCreateArmy = (pub: Seen, side: Side, space: Space): boolean =>
  pub.control[space] === side &&
  armyAt(pub, side, space) < 0 &&
  spAt(pub, side, space) >= ARMY_LEAST &&
  leadersAt(pub, side, space).length > 0 &&
  freeArmies(pub, side).length > 0 &&
  inSupply(pub, side, space) &&
  ((pub.options & RAIL_LOGISTICS) === 0 || railLines(pub, side)[space] === 1);
/** All those places. */
export const armySites = (pub: Seen, side: Side): Space[] => {
  if (freeArmies(pub, side).length === 0) return [];
  const led = new Set<Space>();
  for (const general of GENERALS_OF[side]!) if (pub.general[general]! >= 0 && !pub.rides[general]) led.add(pub.general[general]!);
  return [...led].filter(space => mayCreateArmy(pub, side, space)).sort((a, b) => a - b);
};
/** 5.2.2-b A general on the map, outside every army and the new one, has more influence than its commander. */
export const creationPassesOver = (pub: Seen, side: Side, space: Space, commander: General): boolean =>
  generalsOf(pub, side).some(
    general =>
      pub.general[general]! >= 0 &&
      pub.general[general] !== space &&
      armyAt(pub, side, pub.general[general]!) < 0 &&
      influenceOf(pub, general) > influenceOf(pub, commander),
  );

/** 5.6.1-a Generals who may take over an army from its commander. */
export const successors = (pub: Seen, army: Army): General[] =>
  isGeneric(pub, army) ? [] : leadersAt(pub, armySide[army]!, pub.army[army]!).filter(general => general !== pub.commander[army]);
/** 5.6.1-c Generals left in the space with more influence than the new commander. */
export const passedOver = (pub: Seen, army: Army, successor: General, leaving: General): General[] =>
  leadersAt(pub, armySide[army]!, pub.army[army]!).filter(
    general => general !== successor && general !== leaving && influenceOf(pub, general) > influenceOf(pub, successor),
  );
/** 5.6.1-b Whether the army has lost a large battle since its side's last round began. */
export const relievedAtHalf = (pub: Seen, army: Army): boolean =>
  pub.lostLarge[army]! >= pub.rounds[armySide[army]!]! - 1 && pub.lostLarge[army]! >= 0;
/** 5.6.1-b, 5.6.4-a What relieving the commander costs in political will, apart from those passed over. */
export const reliefPrice = (pub: Seen, army: Army): number => {
  const price = influenceOf(pub, pub.commander[army]!);
  return relievedAtHalf(pub, army) ? Math.ceil(price / 2) : price;
};
/** 5.6.2-a Another army to which the relieved commander may go: both in supply, with a line between them. */
export const mayReassign = (pub: Seen, from: Army, to: Army): boolean => {
  const side = armySide[from]!;
  const [a, b] = [pub.army[from]!, pub.army[to]!];
  if (from === to || armySide[to] !== side || a < 0 || b < 0 || isGeneric(pub, to)) return false;
  const supplied = supply(pub, side);
  return supplied[a] === 1 && supplied[b] === 1 && linkedFrom(pub, side, a)[b] === 1;
};
