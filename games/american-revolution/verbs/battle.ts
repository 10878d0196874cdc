/** 18.4 A battle is laid open, fought and counted. */
import { die } from '@cuartel/engine';
import { ARISEN } from '../data/kinds.ts';
import { markerOf, TACTICAL } from '../data/markers.ts';
import { nameOf, numberOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { AROSE, IS_COMBAT, IS_FLEET, IS_LEADER, KIND, SIDE, type Unit } from '../data/units.ts';
import { assaultFleets, foughtBit, landedIn, unitsInFight } from '../queries/fights.ts';
import { initiativeBonus, initiativeTerms, volley } from '../queries/fire.ts';
import { cargoOf, fleetsIn } from '../queries/forces.ts';
import { effectOn } from '../queries/hits.ts';
import { escapes } from '../queries/outcome.ts';
import { ATTACKED, type Battle, DECLINED, type Fight, GONE, POOL, type Table } from '../state/table.ts';
import { isAdmiral } from './march.ts';
import { playMarker, shelve } from './markers.ts';
import { tell, tellOnly } from './pen.ts';
import { removeUnit, statusOfLost } from './units.ts';

export const TARLETON = markerOf('tarleton');

/** 7.9-ad Leader Arises fights aboard a ship, and shares its fate. */
const takeArisenAboard = (t: Table, side: Side, units: readonly Unit[]): void => {
  const own = t.own[SIDES[side]];
  if (units.includes(AROSE[side]) && own.aboard[AROSE[side]]! < 0) own.aboard[AROSE[side]] = units.find(unit => IS_FLEET[unit])!;
};
/** 18.4-j, 22.1-a, 18.1-b, 24.7-a Both forces are shown. Fleets attack land units only with those they have landed. */
export const openBattle = (t: Table, attacker: SideName, space: Space, fight: Fight): void => {
  const side = numberOf(attacker);
  const units: [Unit[], Unit[]] = [unitsInFight(t, fight, side, 0, space), unitsInFight(t, fight, side, 1, space)];
  const landed = fight === 'land' ? landedIn(t, side, space) : [];
  const fleets = landed.length > 0 ? assaultFleets(t, side, space) : [];
  const armed = (list: readonly Unit[]): boolean => list.some(unit => IS_COMBAT[unit]);
  t.pub.battle = {
    space,
    fight,
    attacker,
    units,
    fleets,
    assault: landed.length > 0,
    landed,
    armed: [armed(units[0]), armed(units[1])],
    dispersed: [],
    tarleton: [false, false],
    tactical: [-1, -1],
    initiative: null,
    firing: null,
    rounds: 0,
    dice: 0,
    guns: 0,
    retreating: null,
    loser: null,
    eliminated: [0, 0],
    shotHeard: false,
    honors: fight === 'siege' && (t.pub.done[space]! & DECLINED) !== 0,
  };
  for (const unit of units[side]) t.own[attacker].flags[unit]! |= ATTACKED;
  if (fight === 'naval') for (const one of [0, 1] as const) takeArisenAboard(t, one, units[one]);
  const [american, british] = units;
  tell(t, '18.4-j', 'battle', { at: space, fight, attacker, american, british, fleets, assault: landed.length > 0 });
};
/** The battle under way; asking for one where there is none is a fault of the rules. */
export const underWay = (t: Table): Battle => {
  const { battle } = t.pub;
  if (battle === null) throw new Error('no battle is under way');
  return battle;
};

/** 7.9-v, 7.7-b The marker lies open until the battle is over: the draws that it doubles cannot draw it. */
export const giveQuarter = (t: Table, side: SideName): void => {
  playMarker(t, '7.9-v', side, TARLETON);
  underWay(t).tarleton[numberOf(side)] = true;
  tell(t, '7.9-v', 'quarter', { side });
};
/** 18.4-b Face down until both have laid theirs. */
export const layTactical = (t: Table, side: SideName, n: number): void => {
  t.own[side].laid = n;
  tellOnly(t, '18.4-b', side, 'laidTactical', { n });
};
export const showTactical = (t: Table): void => {
  const b = underWay(t);
  for (const side of [0, 1] as const) {
    const own = t.own[SIDES[side]];
    own.hand[TACTICAL]! -= own.laid;
    t.pub.hands[side] -= own.laid;
    b.tactical[side] = own.laid;
    own.laid = 0;
  }
  tell(t, '18.4-b', 'tactics', { american: b.tactical[0], british: b.tactical[1] });
};
/** 18.5-a, 18.5-c So many of the markers laid go back to the container. */
export const putBackTactical = (t: Table, side: Side, n: number): void => {
  underWay(t).tactical[side] -= n;
  for (let i = 0; i < n; i++) t.dark.container.push(TACTICAL);
  t.pub.container = t.dark.container.length;
};

/** 18.4-c Both roll and add, again and again while they are equal. */
export const rollInitiative = (t: Table): void => {
  const b = underWay(t);
  const bonus = [initiativeBonus(t.pub, b, 0), initiativeBonus(t.pub, b, 1)] as const;
  while (b.initiative === null) {
    const dice = [die(t), die(t)] as const;
    const [american, british] = [dice[0] + bonus[0], dice[1] + bonus[1]];
    if (american !== british) b.initiative = american > british ? 'american' : 'british';
    tell(t, '18.4-c', 'firstFire', {
      american: { die: dice[0], terms: initiativeTerms(t.pub, b, 0) },
      british: { die: dice[1], terms: initiativeTerms(t.pub, b, 1) },
      first: b.initiative,
    });
  }
};

/** 18.4-d, 18.5-a, 24.6-j The dice of a fire round: markers spent add to them; guns may be aimed at the fleets. */
export const takeAim = (t: Table, side: Side, spent: number, atFleets: boolean): void => {
  const b = underWay(t);
  const { dice, guns } = volley(t.pub, b, side);
  putBackTactical(t, side, spent);
  b.dice = dice + spent + (atFleets ? 0 : guns);
  b.guns = atFleets ? guns : 0;
};

/** 21.4-a, 21.4-b A leader hit, trapped or sunk rolls for his life; 7.9-ad Leader Arises does not. */
const leaderFalls = (t: Table, leader: Unit): void => {
  if (KIND[leader] === ARISEN) {
    removeUnit(t, leader, POOL);
    return;
  }
  const rolled = die(t);
  const saved = escapes(leader, rolled);
  tell(t, '21.4-a', 'leaderFate', { unit: leader, die: rolled, escapes: saved });
  removeUnit(t, leader, saved ? POOL : GONE);
};
/** 18.11-a, 18.11-b Out of the battle and counted. */
export const fall = (t: Table, unit: Unit): void => {
  const b = underWay(t);
  const side = SIDE[unit]!;
  const own = t.own[SIDES[side]];
  const space = own.at[unit]!;
  const without = (list: readonly Unit[]): Unit[] => list.filter(other => other !== unit);
  b.units[side] = without(b.units[side]);
  [b.fleets, b.landed, b.dispersed] = [without(b.fleets), without(b.landed), without(b.dispersed)];
  b.eliminated[side]++;
  if (IS_LEADER[unit]) leaderFalls(t, unit);
  else if (IS_FLEET[unit]) sink(t, unit, space);
  else removeUnit(t, unit, statusOfLost(unit));
};
/** 24.8-c, 24.10-a, 24.10-c What is aboard goes down with it; nothing is shifted to other fleets. */
const sink = (t: Table, unit: Unit, space: Space): void => {
  const b = underWay(t);
  const side = SIDE[unit]!;
  const own = t.own[SIDES[side]];
  const cargo = cargoOf(own, side, unit);
  removeUnit(t, unit, statusOfLost(unit));
  const left = fleetsIn(own, side, space);
  // 7.9-ad Leader Arises is an admiral here: another fleet takes him.
  for (const other of cargo)
    if (KIND[other] === ARISEN && left.length > 0) own.aboard[other] = left[0]!;
    else fall(t, other);
  // 24.8-c Admirals go down with the last fleet of their side.
  if (left.length === 0)
    for (const other of [...b.units[side], ...b.fleets])
      if (isAdmiral(other) && SIDE[other] === side && own.at[other] === space && isEngaged(b, other)) fall(t, other);
};
/** 24.8-c, 24.6-h Admirals with fleets that fight; in a land battle an admiral ashore is a leader like any other. */
const isEngaged = (b: Battle, unit: Unit): boolean => b.fight === 'naval' || b.fleets.includes(unit);

/** 18.4-e, 18.7-a, 21.1-a, 21.3-b The owner has chosen who takes the hit, a leader like any other unit. */
export const strike = (t: Table, unit: Unit, hit: 'disperse' | 'eliminate'): void => {
  const b = underWay(t);
  const effect = effectOn(b, unit, hit);
  tell(t, '18.4-e', 'hit', { unit, effect });
  if (effect === 'disperse') b.dispersed.push(unit);
  else fall(t, unit);
};
/** 18.8-b, 28.2-c, 18.9-b Nowhere to go, or no room. */
export const perish = (t: Table, units: readonly Unit[]): void => {
  if (units.length === 0) return;
  const b = underWay(t);
  tell(t, '18.8-b', 'eliminated', { units: [...units], at: b.space, why: 'nowhere' });
  for (const unit of units) fall(t, unit);
};

/** 18.4-h, 18.4-i */
export const lose = (t: Table, loser: Side): void => {
  const b = underWay(t);
  b.loser = nameOf(loser);
  b.firing = null;
  tell(t, '18.4-h', 'battleOver', { at: b.space, loser: nameOf(loser) });
};
/** 22.1-c The battle is over and everybody is covered again. */
export const closeBattle = (t: Table): void => {
  const b = underWay(t);
  t.pub.done[b.space]! |= foughtBit(b.fight);
  if (b.fight === 'sortie') t.own[b.attacker].force = [];
  if (b.tarleton[0] || b.tarleton[1]) shelve(t, TARLETON);
  t.pub.battle = null;
};
