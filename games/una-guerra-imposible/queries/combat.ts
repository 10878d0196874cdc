/** 15. COMBAT: where there is any, of what kind, who stays inside. */
import { isSpace, PLACE_COUNT, type Place } from '../data/places.ts';
import { otherEnd, roadFrom } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, numberOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { BATTLE_BLOCKS } from '../data/tables.ts';
import { UNITS_OF } from '../data/units.ts';
import { type Seen, seaEntry, type Table } from '../state/table.ts';
import { fortressOf, isBesieged } from './fortresses.ts';
import { countTokens, type Force, forceAt, regularInfantry, regulars, tokensWaiting } from './units.ts';

/** 15-g The attacker is the side whose phase it is. */
export const attackerOf = (pub: Seen): Side => numberOf(pub.active);

/** 15-g, 15-h Whether units of the active side came into a space in this phase, by land or sea. */
export const entered = (pub: Seen, space: Space): boolean =>
  pub.entries.some(code => (code < 0 ? code === seaEntry(space) : into(code) === space));
const into = (code: number): Place => {
  const road = (code - (code % 2)) / 2;
  return code % 2 === 0 ? roadFrom[road]! : otherEnd(road, roadFrom[road]!);
};

/** 15-e, 15-f, 18-d Spaces in which the defender now says who stays inside: his fortress, not besieged, and attackers in the space. */
export const spacesToChooseInside = (pub: Seen): Space[] => {
  const attacker = attackerOf(pub);
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (
      countTokens(pub, attacker, space) > 0 &&
      pub.siege[space] === 0 &&
      fortressOf(pub, space) === foeOf(attacker) &&
      countTokens(pub, foeOf(attacker), space) > 0
    )
      found.push(space);
  return found;
};

/** 15-a, 15-h Spaces with units of both sides in the open after that. */
export const contested = (pub: Seen): Space[] => {
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (countTokens(pub, LIBERAL, space) > 0 && countTokens(pub, CARLIST, space) > 0) found.push(space);
  return found;
};
/** 11.4-h Spaces where somebody waits and no enemy is left outside: they come in. */
export const freeToEnter = (pub: Seen): Space[] => {
  const attacker = attackerOf(pub);
  const found: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (tokensWaiting(pub, attacker, space).length > 0 && countTokens(pub, foeOf(attacker), space) === 0) found.push(space);
  return found;
};

/** 15-b Whether a force is enough for a battle: three blocks, not all of them cavalry. */
export const fitForBattle = (force: Force): boolean => regulars(force) >= BATTLE_BLOCKS && regularInfantry(force) > 0;
/** 15-b, 15-c, 5.4-h Of what kind the combat in a space is; both sides declare for it. */
export const combatKind = ({ pub, own }: Table, space: Space): 'skirmish' | 'battle' =>
  fitForBattle(forceAt(pub, own.Liberal, LIBERAL, space)) && fitForBattle(forceAt(pub, own.Carlist, CARLIST, space))
    ? 'battle'
    : 'skirmish';

/** 18.2-c, 16-l Whether the attacker comes to the relief of a fortress of his in the space. */
export const isRelief = (pub: Seen, space: Place): boolean => isSpace(space) && isBesieged(pub, attackerOf(pub), space);

/** 18.1-a Sieges that stand at the end of the combat step: by space, the besieged side, or -1. */
export const siegesNow = (pub: Seen): (Side | -1)[] =>
  Array.from({ length: SPACE_COUNT }, (_, space) => {
    const owner = fortressOf(pub, space);
    if (owner < 0) return -1;
    return countTokens(pub, foeOf(owner as Side), space) > 0 && countTokens(pub, owner as Side, space) === 0 ? owner : -1;
  });

const occupied = new Uint8Array(PLACE_COUNT);
/** 11.5-b, 4.9-g Every place where a side has anything: to look through when a step ends. */
export const placesOf = (pub: Seen, side: Side): Place[] => {
  occupied.fill(0);
  for (const unit of UNITS_OF[side]) {
    const at = pub.at[unit]!;
    if (at >= 0 && at < PLACE_COUNT) occupied[at] = 1;
  }
  const found: Place[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (occupied[place] === 1) found.push(place);
  return found;
};
