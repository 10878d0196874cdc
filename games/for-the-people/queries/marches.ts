/** 5.1.2-a Which forces may be activated, who may go with them, and what may be picked up and dropped. */
import { ARMIES_OF, type Army } from '../data/armies.ts';
import { GENERALS_OF, type General } from '../data/generals.ts';
import { scenarios } from '../data/scenarios.ts';
import type { Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import { ARMY, BRIGADE, CORPS, DIVISION, type Formation, formationSize } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { activates, companions, corpsLeaders, foremost, isGeneric, mayLeave } from './command.ts';
import { armyAt, fortAt, generalsAt } from './pieces.ts';
import type { Marching } from './steps.ts';

/** A force named: its formation, where it stands, and the general activated (-1 in a division or a move as if led). */
export interface Activation {
  formation: Formation;
  space: Space;
  leader: General | -1;
}
/** What a card allows and asks of a move. */
export interface Licence {
  /** 5.4.1-a Most SP of a division or of a move as if led. */
  most: number;
  /** 5.4.5-a One or two SP as a corps without a general. */
  asCorps: boolean;
  /** 5.10-a */
  rough: boolean;
  mustAttack: boolean;
  toRichmond: boolean;
  atRisk: boolean;
}
/** One of a force: a general by his number, or an infantry SP. */
export type Member = General | -1;
export const INFANTRY = -1;

/** 4.3.1-b Infantry of a space that may set out: not what has moved under the campaign card. */
export const readyInfantry = (pub: Seen, side: Side, space: Space): number => {
  const there = pub.infantry[side]![space]!;
  if (pub.campaign === null) return there;
  return Math.max(0, there - pub.campaign.sp.filter(at => at === space).length);
};
/** 4.3.1-b He has not moved under the campaign card. */
export const isFresh = (pub: Seen, general: General): boolean => !(pub.campaign?.generals.includes(general) ?? false);
/** 15-a The moves of a first campaign of 1863 begin in different states. */
export const mayBegin = (pub: Seen, space: Space): boolean => !(pub.campaign?.states?.includes(stateOf[space]!) ?? false);
/** 15-a A player's first card of a game that begins in 1863. */
export const statesApart = (pub: Seen, side: Side): boolean => firstOf1863(pub) && pub.rounds[side] === 1;
/** 15-a The first turn of a game that begins in 1863. */
export const firstOf1863 = (pub: Seen): boolean => scenarios[pub.scenario].start === '1863' && pub.turn === pub.first;

/**
 * 5.1.2-a, 5.1.4-a, 4.3.1-b, 5.5.2-a, 5.3.3-b Every force a card of this value may activate. A campaign or an event activates anybody: value 3.
 * Generals of other countries than the one named stay out where `within` is given.
 */
export const activations = (pub: Seen, side: Side, value: number, within: Space | -1 = -1): Activation[] => {
  const found: Activation[] = [];
  for (const army of ARMIES_OF[side]!) {
    const space = pub.army[army]!;
    if (space >= 0 && !isGeneric(pub, army) && !(pub.campaign?.armies.includes(army) ?? false))
      if (activates(value, pub.commander[army]!) && isFresh(pub, pub.commander[army]!) && canSetOut(pub, side, army))
        found.push({ formation: ARMY, space, leader: pub.commander[army]! });
  }
  for (const leader of GENERALS_OF[side]!) {
    const space = pub.general[leader]!;
    if (space < 0 || !activates(value, leader) || !isFresh(pub, leader)) continue;
    if (pub.rides[leader]) found.push({ formation: BRIGADE, space, leader });
    else if (corpsLeaders(pub, side, space).includes(leader)) found.push({ formation: CORPS, space, leader });
  }
  for (let space = 0; space < SIZE; space++)
    if (readyInfantry(pub, side, space) > 0) found.push({ formation: DIVISION, space, leader: -1 });
  return found.filter(({ space }) => (within < 0 || space === within) && mayBegin(pub, space));
};
/** 5.1.2-a, 4.3.1-b, 5.2.2-e An army with SP that have not moved under the card, whose next in influence has not either. */
const canSetOut = (pub: Seen, side: Side, army: Army): boolean => {
  const [space, leader] = [pub.army[army]!, pub.commander[army]!];
  if (readyInfantry(pub, side, space) === 0 && !ridersWith(pub, side, space, leader)) return false;
  return (
    pub.campaign === null ||
    mayLeave(
      pub,
      army,
      generalsAt(pub, side, space).filter(general => general !== leader && !pub.rides[general] && !isFresh(pub, general)),
    )
  );
};
/** 4.5.2-a Forces under a general that may be sent to attack: not a division. */
export const attackers = (pub: Seen, side: Side, within: Space | -1): Activation[] =>
  activations(pub, side, 3, within).filter(
    ({ formation, space, leader }) =>
      formation !== DIVISION &&
      (formation === BRIGADE || readyInfantry(pub, side, space) > 0 || ridersWith(pub, side, space, leader)),
  );
const ridersWith = (pub: Seen, side: Side, space: Space, leader: General): boolean =>
  generalsAt(pub, side, space).some(general => general !== leader && pub.brigade[general]! > 0 && isFresh(pub, general));

/** Generals who could go along from the space of activation, apart from the leader. 5.3.2-d He may set out with nobody. */
export const escorts = (pub: Seen, side: Side, { formation, space, leader }: Activation): General[] => {
  if (formation === ARMY) return generalsAt(pub, side, space).filter(general => general !== leader && isFresh(pub, general));
  if (formation === CORPS && leader >= 0) return companions(pub, leader).filter(general => isFresh(pub, general));
  return [];
};
export const infantryIn = (list: readonly Member[]): number => list.reduce<number>((n, member) => (member < 0 ? n + 1 : n), 0);
export const generalsIn = (list: readonly Member[]): General[] => list.filter(member => member >= 0);
/** SP on a list, brigades counted. */
export const spIn = (pub: Seen, list: readonly Member[]): number =>
  list.reduce<number>((sp, member) => sp + (member < 0 ? 1 : pub.brigade[member]!), 0);

/** 5.1.3-a The most SP a force may have. */
export const mostSp = (formation: Formation, licence: Pick<Licence, 'most' | 'asCorps'>): number =>
  formation === DIVISION || licence.asCorps ? licence.most : formationSize[formation]!;
/** 5.1.3-a A corps has one more general, or a brigade. */
export const tooManyGenerals = (formation: Formation, list: readonly Member[]): boolean =>
  formation === CORPS && generalsIn(list).length > 1;
/** 5.2.2-e, 5.2.3-a What a marching army leaves behind: not the next in influence. */
export const mayStay = (pub: Seen, army: Army, staying: readonly General[]): boolean => mayLeave(pub, army, staying);
/** 4.6.2-b An army sent to Richmond takes everything it can, but for one SP in a fort. */
export const takesAll = (pub: Seen, side: Side, activation: Activation, list: readonly Member[]): boolean => {
  const all = escorts(pub, side, activation);
  if (generalsIn(list).length < all.length) return false;
  const riders = all.reduce((sp, general) => sp + pub.brigade[general]!, 0);
  const could = Math.min(readyInfantry(pub, side, activation.space), Math.max(0, formationSize[ARMY]! - riders));
  const may = fortAt(pub, activation.space) === side && could > 1 ? 1 : 0;
  return infantryIn(list) >= could - may;
};

/** 5.1.5-a, 5.3.2-b SP it may have where it stands: its own, and those of the space that have not moved under the card. */
export const infantryHere = (pub: Seen, march: Marching): number => {
  const own = march.dropped.filter(at => at === march.at).length;
  const ready = Math.min(pub.infantry[march.side]![march.at]!, readyInfantry(pub, march.side, march.at));
  return march.infantry + Math.max(own, ready);
};
/** 5.1.5-b, 5.3.2-b, 5.6.6-a Generals with it or in the space, but for the one activated, of more influence too. A brigade is never dropped by a corps that is nothing else. */
export const generalsHere = (pub: Seen, march: Marching): General[] =>
  (march.formation === ARMY || march.formation === CORPS) && !dropsOnly(march)
    ? [
        ...march.generals.filter(general => general !== march.leader),
        ...generalsAt(pub, march.side, march.at).filter(
          general => (isFresh(pub, general) || march.left.includes(general)) && mayJoin(pub, march, general),
        ),
      ]
    : [];
/** 5.2.2-d, 5.2.2-e A commander and the next in influence do not leave the army in whose space they stand. */
const mayJoin = (pub: Seen, march: Marching, general: General): boolean => {
  const army = armyAt(pub, march.side, march.at);
  return army < 0 || pub.rides[general]! || mayLeave(pub, army, [general]);
};
/** 5.2.2-e A marching army does not drop the next in influence: on ties one of them stays. */
export const mayDrop = (pub: Seen, march: Marching, list: readonly Member[]): boolean => {
  if (march.formation !== ARMY) return true;
  const others = march.generals.filter(general => general !== march.leader && !pub.rides[general]);
  const next = foremost(pub, others);
  return next.length === 0 || next.some(general => list.includes(general));
};
/** 5.2.2-e Nor does it take along all of the next in influence of another army in whose space it stands. */
export const mayTake = (pub: Seen, march: Marching, list: readonly Member[]): boolean => {
  const army = armyAt(pub, march.side, march.at);
  return (
    army < 0 ||
    mayLeave(
      pub,
      army,
      generalsIn(list).filter(general => pub.general[general] === march.at && !pub.rides[general]),
    )
  );
};
/** The force as a list of members, its leader apart. */
export const membersOf = (march: Marching): Member[] => [
  ...march.generals.filter(general => general !== march.leader),
  ...new Array<Member>(march.infantry).fill(INFANTRY),
];
/** 5.1.5-a, 5.4.2-a, 5.4.5-a A division, and a corps as if led, drop SP and pick up nothing. */
export const dropsOnly = (march: Marching): boolean => march.leader < 0 && march.formation !== ARMY;
/** 5.1.5-a, 4.6.2-b Whether it may pick up and drop at all. */
export const mayRegroup = (march: Marching): boolean =>
  !march.over && !march.regrouped && !march.toRichmond && march.formation !== BRIGADE;
