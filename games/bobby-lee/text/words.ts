/** Small words both languages build their sentences from. */
import type { Catalogue, Language } from '@cuartel/engine';
import { BLOCKS, type Block, blockKind, blockTitle, blockTitleEs } from '../data/blocks.ts';
import { MONTHS, type Month, monthOfYear, yearOf } from '../data/calendar.ts';
import { HEXES, type Hex } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { PLACES, type Place, placesIn, placeTitle, placeTitleEs } from '../data/places.ts';
import type { BobbyLee } from '../types.ts';

/** One part of a catalogue: what the sections, deeds and facts of the campaign, or of the battles, are called. */
export interface Part<Contents, Deeds, Facts> {
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
const AND: Readonly<Record<Language, string>> = { en: 'and', es: 'y' };

export const wordsOf = (language: Language) => {
  const place = (p: Place): string => (language === 'es' ? placeTitleEs[PLACES[p]!] : undefined) ?? placeTitle[p]!;
  /** A hex by its best known place, else by its coordinate. */
  const hex = (h: Hex): string => (placesIn[h]!.length > 0 ? place(placesIn[h]![0]!) : HEXES[h]!);
  const title = (b: Block): string => (language === 'es' ? blockTitleEs[BLOCKS[b]!] : undefined) ?? blockTitle[b]!;
  const list = (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words[words.length - 1]}`;
  return {
    place,
    hex,
    list,
    hexes: (hexes: readonly Hex[]): string => list(hexes.map(hex)),
    kind: (b: Block): string => KINDS[language][blockKind[b]!]!,
    /** "Hood (infantry)", "Army of the Potomac (HQ)": the names of other years are left out. */
    unit: (b: Block): string => `${title(b).replace(/ \(.*\)$/, '')} (${KINDS[language][blockKind[b]!]})`,
    /** The two hexes of a hexside. */
    over: (side: Hexside): string => `${hex(hexsideFrom[side]!)}-${hex(hexsideTo[side]!)}`,
    month: (m: Month): string => `${MONTHS[language][monthOfYear(m) - 1]} ${language === 'es' ? 'de ' : ''}${yearOf(m)}`,
    signed: (n: number): string => (n < 0 ? `${n}` : `+${n}`),
  };
};
