/** What the words of the phases and cards have in common in both languages. */
import type { Catalogue, Language } from '@cuartel/engine';
import { grammar } from '@cuartel/engine';
import { eventOf } from '../data/cards.ts';
import { generalName } from '../data/generals.ts';
import type { Space } from '../data/spaces.ts';
import type { PoliticsContents, PoliticsDeeds, PoliticsFacts } from '../types/politics.ts';
import type { People } from '../types.ts';
import { titles as english, uses as usesEnglish } from './cards.en.ts';
import { titles as spanish, uses as usesSpanish } from './cards.es.ts';
import { fullPlaceName } from './names.ts';

type Words = Catalogue<People>;
/** The part of the catalogue that speaks of phases and cards. */
export interface PoliticsWords {
  sections: Pick<Words['sections'], keyof PoliticsContents>;
  prompts: Pick<Words['prompts'], keyof Words['prompts'] & keyof PoliticsContents>;
  moments: object;
  deeds: Pick<Words['deeds'], keyof PoliticsDeeds | 'branch' | 'decline'>;
  members: NonNullable<Words['members']>;
  facts: Pick<Words['facts'], keyof PoliticsFacts>;
  refusals: Readonly<Record<string, string>>;
}

export const wordsOf = (language: Language) => {
  const { and } = grammar[language];
  const place = (space: Space): string => fullPlaceName(space, language);
  const uses = language === 'es' ? usesSpanish : usesEnglish;
  return {
    /** ": blockade +1": what a use of an event with several does; nothing for one that has a single use. */
    use: (card: number, variant: number): string => {
      const does = uses[eventOf(card)]?.[variant];
      return does === undefined ? '' : `: ${does}`;
    },
    place,
    places: (spaces: readonly Space[]): string => and(spaces.map(place)),
    /** "2 in Cairo, IL and Alton, IL": a space named more than once with its number. */
    counted: (spaces: readonly Space[]): string =>
      and(
        [...new Set(spaces)].map(space => {
          const count = spaces.filter(other => other === space).length;
          return count === 1 ? place(space) : `${place(space)} (${count})`;
        }),
      ),
    general: (general: number): string => generalName(general),
    title: (card: number): string => {
      const name = (language === 'es' ? spanish : english)[card]!;
      return language === 'es' ? `«${name}» (${card})` : `“${name}” (${card})`;
    },
  };
};
