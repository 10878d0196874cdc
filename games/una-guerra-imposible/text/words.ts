/** Words that every chapter needs, in either language: places, sides, units, what a chapter's texts consist of. */

import type { Language, OpenPaper } from '@cuartel/engine';
import { type Catalogue, english, grammar, spanish, type View } from '@cuartel/engine';
import { type Block, blockArm, effectiveness, maxStrength } from '../data/blocks.ts';
import { HIDDEN_BOX, isRegion, type Place, regionAt } from '../data/places.ts';
import { LANDED } from '../data/posts.ts';
import { type Region, regionTitle } from '../data/regions.ts';
import { otherEnd, type Road, roadFrom, roadTo } from '../data/roads.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { ABRUPT, spaceTitle } from '../data/spaces.ts';
import { BACKPACK, COUNTER_KINDS, counterKind, FIELD, FIRST_COUNTER, MOUNTAIN, type Unit } from '../data/units.ts';
import { pointsLeft } from '../queries/movement.ts';
import { assaultHitsOn, defenderOutguns } from '../queries/siege.ts';
import { blockDice, blockHitsOn, terrainOf } from '../queries/skirmish.ts';
import { farEnd } from '../queries/things.ts';
import { countTokens, pointsOf } from '../queries/units.ts';
import type { War } from '../types.ts';
import { blockTitle, COUNTER_TITLES, manyIn } from './names.ts';

type Words = Catalogue<War>;
/** The texts of one chapter; `satisfies` keeps its own keys, and the catalogue misses none when all are put together. */
export interface CataloguePart {
  readonly sections: Partial<Words['sections']>;
  readonly prompts: Partial<Words['prompts']>;
  readonly moments: Partial<Words['moments']>;
  readonly deeds: Partial<Words['deeds']>;
  readonly members: NonNullable<Words['members']>;
  readonly facts: Partial<Words['facts']>;
  readonly refusals: Readonly<Record<string, string>>;
}

const HIDDEN = { en: 'the hidden artillery box', es: 'la casilla de artillería oculta' } as const;
export const regionName = (region: Region, language: Language): string => regionTitle[language][region]!;
export const placeName = (place: Place, language: Language): string => {
  if (place === HIDDEN_BOX) return HIDDEN[language];
  return isRegion(place) ? regionName(regionAt(place), language) : spaceTitle[place]!;
};
export const placeNames = (places: readonly Place[], language: Language): string =>
  grammar[language].and(places.map(place => placeName(place, language)));
/** 17.9-b Only one unit is left to go. */
export const alone = (my?: OpenPaper): boolean => {
  const left = my?.['left'];
  return Array.isArray(left) && left.length === 1;
};
const TO = { en: 'to', es: 'a' } as const;
/** 12.3-a The space a countermarch goes through. */
export const wayThrough = (road: Road, v: View<War>, language: Language, my?: OpenPaper): string => {
  const through = farEnd(road, my);
  return through < 0 ? wayBy(road, v, language) : `${{ en: 'through', es: 'por' }[language]} ${placeName(through, language)}`;
};
/** The way by a road: where to, if the question says where they are or they stand at one end of it alone, else by both ends. */
export const wayBy = (road: Road, v: View<War>, language: Language, my?: OpenPaper): string => {
  const to = farEnd(road, my);
  if (to >= 0) return `${TO[language]} ${placeName(to, language)}`;
  const near = [roadFrom[road]!, roadTo[road]!].filter(at => countTokens(v.pub, numberOf(v.me), at) > 0);
  return near.length === 1
    ? `${TO[language]} ${roadName(road, language, near[0]!)}`
    : {
        en: `by the road ${roadName(road, language)}`,
        es: `por el camino ${roadName(road, language)}`,
      }[language];
};
/** A road by its two ends, or by the far end where the near one is known. */
export const roadName = (road: Road, language: Language, from: Place | null = null): string =>
  from === null
    ? `${placeName(roadFrom[road]!, language)} - ${placeName(roadTo[road]!, language)}`
    : placeName(otherEnd(road, from), language);

export const SIDE = {
  en: { Liberal: 'the Liberals', Carlist: 'the Carlists' },
  es: { Liberal: 'los liberales', Carlist: 'los carlistas' },
} as const satisfies Record<Language, Record<SideName, string>>;

const BLOCK = { en: english.noun('block'), es: spanish.noun('bloque', 'm') } as const;
const UNIT = { en: english.noun('unit'), es: spanish.noun('unidad', 'f') } as const;
const POINT = { en: english.noun('point'), es: spanish.noun('punto', 'm') } as const;
export const blocks = (n: number, language: Language): string => grammar[language].count(n, BLOCK[language]);
export const unitsOf = (n: number, language: Language): string => grammar[language].count(n, UNIT[language]);
export const points = (n: number, language: Language): string => grammar[language].count(n, POINT[language]);
/** Half points as a person counts them: 1, 2½. */
export const halves = (n: number): string => `${n >= 2 || n === 0 ? Math.floor(n / 2) : ''}${n % 2 === 1 ? '½' : ''}`;

export const kindName = (kind: 0 | 1 | 2, language: Language): string => COUNTER_TITLES[COUNTER_KINDS[kind]][language];
/** 'Regimiento Provincial 3 (2/4)' for its owner; only what can be seen for anybody else. */
export const unitName = (v: View<War>, unit: Unit, language: Language): string => {
  if (unit >= FIRST_COUNTER) return `${kindName(counterKind[unit] as 0 | 1 | 2, language)} (${pointsOf(v.pub, unit)})`;
  const block: Block = v.own.block[unit]!;
  if (block >= 0) return `${blockTitle(block, language)} (${v.own.strength[block]}/${maxStrength[block]})`;
  const shown = v.pub.shown[unit]!;
  return shown >= 0 ? blockTitle(shown, language) : { en: 'a block', es: 'un bloque' }[language];
};
const DIE = { en: english.noun('die', 'dice'), es: spanish.noun('dado', 'm') } as const;
/** 16-f to 16-h, 18.1-i What one's own block fires with in the combat of its place, before any card: "Line Infantry 2 (4/4): 4 dice, on 1-2". */
export const firingName = (v: View<War>, unit: Unit, language: Language, how: 'skirmish' | 'assault'): string => {
  const name = unitName(v, unit, language);
  const [block, place] = [v.own.block[unit] ?? -1, v.pub.at[unit]!];
  if (block < 0) return name;
  const marker = v.pub.chapelgorris === unit && terrainOf(place) === ABRUPT ? 1 : 0;
  const on =
    how === 'skirmish'
      ? blockHitsOn(place, block, marker)
      : assaultHitsOn(effectiveness[block]!, blockArm[block]!, 'attacker', defenderOutguns(v.pub, numberOf(v.me), place), 0);
  const dice = blockDice(v.own.strength[block]!, (v.pub.marks[unit]! & LANDED) !== 0);
  return `${name}: ${grammar[language].count(dice, DIE[language])}, ${{ en: 'on', es: 'con' }[language]} ${on === 1 ? '1' : `1-${on}`}`;
};
/** How many the name of some units speaks of, for the verb: lancers are many. */
export const manyOf = (v: View<War>, units: readonly Unit[]): number => {
  if (units.length !== 1) return units.length;
  const [unit] = units as [Unit];
  const block = unit >= FIRST_COUNTER ? -1 : v.own.block[unit]! >= 0 ? v.own.block[unit]! : v.pub.shown[unit]!;
  return block < 0 ? 1 : manyIn(block);
};
/** 11.1-c What the units of a marching group have left: the fewest points, and the most. */
export const groupPoints = (
  v: View<War>,
  my: { readonly units: readonly Unit[]; readonly points: number; readonly spent: number },
): { least: number; most: number } => {
  const left = my.units.map(unit => Math.max(0, pointsLeft(v.own, unit, my.points, my.spent)));
  return { least: Math.min(...left), most: Math.max(...left) };
};
export const unitNames = (v: View<War>, units: readonly Unit[], language: Language): string =>
  grammar[language].and(units.map(unit => unitName(v, unit, language)));
/** What everybody sees of a group: "3 blocks, Field Artillery". */
export const groupName = (units: readonly Unit[], language: Language): string => {
  const tokens = units.filter(unit => unit < FIRST_COUNTER).length;
  const kinds = ([FIELD, MOUNTAIN, BACKPACK] as const).filter(kind => units.some(unit => counterKind[unit] === kind));
  return grammar[language].and([
    ...(tokens > 0 ? [blocks(tokens, language)] : []),
    ...kinds.map(kind => kindName(kind, language)),
  ]);
};
