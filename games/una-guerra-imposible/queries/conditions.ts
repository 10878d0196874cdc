/** 7.1-b WHETHER A CARD FITS: the conditions that cards are written in. */
import { blockArm, blockCode, INFANTRY } from '../data/blocks.ts';
import type { CardCondition, Target } from '../data/cards/vocabulary.ts';
import { isRegion, isSpace, PLACE_COUNT, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL, numberOf, type Side } from '../data/sides.ts';
import { PROVINCES, spaceKind, spaceNamed, spaceProvince, TERRAINS, TOWN, touchesFrance } from '../data/spaces.ts';
import { TOKENS_OF, type Token } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { citiesOf, controls, frenchSpacesOf, zoneOf } from './control.ts';
import { markersLeft } from './fortresses.ts';
import { expeditions, isExpedition } from './regions.ts';
import { terrainOf } from './skirmish.ts';
import { isStanding } from './standing.ts';
import { countTokens, isFighter } from './units.ts';
import { besiegedCities } from './victory.ts';

/** What is going on when a card is looked at: the combat, the group, the place that was entered. Anything may be missing. */
export interface Occasion {
  readonly side: Side;
  readonly place?: Place;
  readonly role?: 'attacker' | 'defender';
  readonly relief?: boolean;
  readonly round?: number;
  /** Blocks of the moving group, and where it set out. */
  readonly blocks?: number;
  readonly from?: Place;
}

/** 6-a, 7-h Tokens of a side that a target means; their owner knows the arms. */
export const targets = (pub: Seen, own: Owned, target: Target): Token[] =>
  TOKENS_OF[numberOf(target.side)].filter(token => {
    const [at, block] = [pub.at[token]!, own.block[token]!];
    if (at < 0 || block < 0) return false;
    if (target.what === 'place') {
      const arm = target.with === 'infantry' ? blockArm[block] === INFANTRY : isFighter(block);
      const zone = target.zone === undefined || zoneOf(at) === numberOf(target.zone);
      return arm && zone && (target.france === undefined || (isSpace(at) && touchesFrance[at]!));
    }
    const arm = target.arm === undefined ? isFighter(block) : blockArm[block] === INFANTRY;
    const province = target.provinces === undefined || (isSpace(at) && target.provinces.includes(PROVINCES[spaceProvince[at]!]!));
    return arm && province && (target.code === undefined || blockCode[block] === target.code);
  });
/** Places that a target means; those with the preferred code if there are any. */
export const targetPlaces = (pub: Seen, own: Owned, target: Target): Place[] => {
  const tokens = targets(pub, own, target);
  const rather = target.what === 'place' && target.rather !== undefined ? target.rather : null;
  const preferred = rather === null ? [] : tokens.filter(token => blockCode[own.block[token]!] === rather);
  const of = preferred.length > 0 ? preferred : tokens;
  return [...new Set(of.map(token => pub.at[token]!))].filter(place => place < PLACE_COUNT).sort((a, b) => a - b);
};

/** A principal town of the Liberal zone without Liberals or fortress, and a marker to put there. */
export const emptyTownEntered = (pub: Seen, place: Place | undefined): boolean =>
  place !== undefined &&
  isSpace(place) &&
  spaceKind[place] === TOWN &&
  zoneOf(place) === LIBERAL &&
  pub.fortress[place] === NO_FORTRESS &&
  countTokens(pub, LIBERAL, place, IN_THE_OPEN) + countTokens(pub, LIBERAL, place, INSIDE) === 0 &&
  markersLeft(pub, LIBERAL) > 0;

/** Whether a condition holds. `own` is the drawer of the card's owner; `target` that of the marker it would put down. */
export const holdsTrue = (pub: Seen, own: Owned, cond: CardCondition, on: Occasion, target: Target | null = null): boolean => {
  switch (cond.is) {
    case 'attacker':
    case 'defender':
      return on.role === cond.is;
    case 'relief':
      return on.relief === true;
    case 'in-the-north':
      return on.place !== undefined && !isRegion(on.place);
    case 'terrain':
      return on.place !== undefined && TERRAINS[terrainOf(on.place)] === cond.terrain;
    case 'zone':
      return on.place !== undefined && zoneOf(on.place) === numberOf(cond.of);
    case 'round':
      return on.round === cond.round;
    case 'group-up-to':
      return on.blocks !== undefined && on.blocks <= cond.blocks;
    case 'group-from-zone':
      return on.from !== undefined && zoneOf(on.from) === numberOf(cond.of);
    case 'france':
      return frenchSpacesOf(pub, on.side).length >= cond.least;
    case 'not-standing':
      return !isStanding(pub, cond.what);
    case 'expedition':
      return expeditions(pub).length > 0;
    case 'expedition-in':
      return isExpedition(pub, regionNamed[cond.region]);
    case 'uprising':
      return pub.uprising[regionNamed[cond.region]] === cond.level;
    case 'command':
      return pub.command[numberOf(cond.side)]! >= cond.least;
    case 'carlists-besiege-a-city':
      return besiegedCities(pub).length > 0;
    case 'carlists-hold-or-besiege-a-city':
      return besiegedCities(pub).length > 0 || citiesOf(pub, CARLIST).length > 0;
    case 'controls-any':
      return cond.spaces.some(space => controls(pub, numberOf(cond.side), spaceNamed[space]));
    case 'band-in-box':
      return pub.bands.length > 0;
    case 'empty-town-entered':
      return emptyTownEntered(pub, on.place);
    case 'block-for-marker':
      return target !== null && targets(pub, own, target).length > 0;
  }
};
