/** Small words both languages build their sentences from. */
import type { Catalogue, Gender, Language } from '@cuartel/engine';
import { grammar } from '@cuartel/engine/text/grammar.ts';
import { BLOCKS, type Block, blockKind, blockNamed, blockTitle, blockTitleEs, HQ } from '../data/blocks.ts';
import { MONTHS, type Month, monthOfYear, yearOf } from '../data/calendar.ts';
import { HEXES, type Hex } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { PLACES, type Place, placesIn, placeTitle, placeTitleEs } from '../data/places.ts';
import type { BobbyLee } from '../types.ts';

/** One part of a catalogue: what the sections, deeds and facts of the campaign, or of the battles, are called. */
export interface CataloguePart<Contents, Deeds, Facts> {
  readonly sections: Pick<Catalogue<BobbyLee>['sections'], keyof Contents & keyof Catalogue<BobbyLee>['sections']>;
  readonly prompts: Pick<Catalogue<BobbyLee>['prompts'], keyof Contents & keyof Catalogue<BobbyLee>['prompts']>;
  readonly deeds: Pick<Catalogue<BobbyLee>['deeds'], keyof Deeds & keyof Catalogue<BobbyLee>['deeds']>;
  readonly facts: Pick<Catalogue<BobbyLee>['facts'], keyof Facts & keyof Catalogue<BobbyLee>['facts']>;
  readonly refusals: Readonly<Record<string, string>>;
}

const KINDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['HQ', 'infantry', 'brigade', 'garrison', 'cavalry', 'artillery', 'heavy artillery'],
  es: ['CG', 'infantería', 'brigada', 'guarnición', 'caballería', 'artillería', 'artillería pesada'],
};
/** Names that are masculine in Spanish though their kind is not: "Tren de asedio". HQs are armies and commands. */
const MASCULINE: readonly Block[] = [blockNamed['u-hvy-siege'], blockNamed['u-hvy-wash']];
export const genderOf = (b: Block): Gender => (blockKind[b] === HQ || MASCULINE.includes(b) ? 'm' : 'f');

/** Names that are common nouns take the article in a sentence; those of people and divisions, and plural ones, do not. */
const ARTICLES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/^Army|(Command|Train|Guard|Artillery)$|Garrison|Artillery \d$|Local Defence/, 'the ']],
  es: [
    [/^(Ejército|Mando|Tren)/, 'el '],
    [/^(Artillería|Guarnición|Guardia|Defensa local)/, 'la '],
  ],
};

export const wordsOf = (language: Language) => {
  const place = (p: Place): string => (language === 'es' ? placeTitleEs[PLACES[p]!] : undefined) ?? placeTitle[p]!;
  /** A hex by its best known place, else by its coordinate, said to be one: nothing on the board is called so. */
  const hex = (h: Hex): string => (placesIn[h]!.length > 0 ? place(placesIn[h]![0]!) : `hex ${HEXES[h]}`);
  const title = (b: Block): string => (language === 'es' ? blockTitleEs[BLOCKS[b]!] : undefined) ?? blockTitle[b]!;
  const { and } = grammar[language];
  const name = (b: Block): string => title(b).replace(/ \(.*\)$/, '');
  return {
    place,
    hex,
    hexes: (hexes: readonly Hex[]): string => and(hexes.map(hex)),
    /** "Hood", "Army of the Potomac": the names of other years are left out. */
    name,
    kind: (b: Block): string => KINDS[language][blockKind[b]!]!,
    /** "Hood (infantry)", "Army of the Potomac (HQ)" */
    unit: (b: Block): string => `${name(b)} (${KINDS[language][blockKind[b]!]})`,
    /** The same in the middle of a sentence: "the Army of the Potomac (HQ)" */
    who: (b: Block): string => {
      const called = name(b);
      const article = ARTICLES[language].find(([noun]) => noun.test(called))?.[1] ?? '';
      return `${article}${called} (${KINDS[language][blockKind[b]!]})`;
    },
    /** The two hexes of a hexside. */
    over: (side: Hexside): string => `${hex(hexsideFrom[side]!)}–${hex(hexsideTo[side]!)}`,
    month: (m: Month): string => `${MONTHS[language][monthOfYear(m) - 1]} ${language === 'es' ? 'de ' : ''}${yearOf(m)}`,
  };
};
