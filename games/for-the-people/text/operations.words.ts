/** What the words of the strategy rounds have in common in both languages. */

import type { Language } from '@cuartel/engine';
import { type Catalogue, grammar, type Noun, signed } from '@cuartel/engine';
import { opsOf } from '../data/cards.ts';
import { generalName } from '../data/generals.ts';
import { infantryIn } from '../queries/marches.ts';
import type { OperationsContents, OperationsDeeds, OperationsFacts, OperationsMoments, Sum } from '../types/operations.ts';
import type { People } from '../types.ts';
import { wordsOf as politicsWords } from './politics.words.ts';

type Words = Catalogue<People>;
/** The part of the catalogue that speaks of the strategy rounds. */
export interface OperationsWords {
  sections: Pick<Words['sections'], keyof OperationsContents>;
  prompts: Pick<Words['prompts'], keyof Words['prompts'] & keyof OperationsContents>;
  moments: Pick<Words['moments'], keyof OperationsMoments>;
  deeds: Pick<Words['deeds'], keyof OperationsDeeds>;
  members: NonNullable<Words['members']>;
  facts: Pick<Words['facts'], keyof OperationsFacts>;
  refusals: Readonly<Record<string, string>>;
}

export const wordsOf = (language: Language, sp: Noun, terms: Readonly<Record<string, string>>) => {
  const { and, count } = grammar[language];
  const common = politicsWords(language);
  const names = (generals: readonly number[]): string => and(generals.map(generalName));
  return {
    ...common,
    names,
    /** "3 SP, Lee and Longstreet": what goes along. */
    troops: (infantry: number, generals: readonly number[]): string =>
      and([...(infantry > 0 ? [count(infantry, sp)] : []), ...generals.map(generalName)]),
    /** `to`: what stands before a person, as the Spanish "a". */
    members: (list: readonly number[], to = ''): string =>
      and([
        ...(infantryIn(list) > 0 ? [count(infantryIn(list), sp)] : []),
        ...list.filter(one => one >= 0).map(one => `${to}${generalName(one)}`),
      ]),
    /** "5 +2 commander −1 … = 6"; a die to which nothing is added is its own sum. */
    sum: ({ die, terms: added, total }: Sum): string =>
      added.length === 0
        ? String(total)
        : `${die}${added.map(({ value, of }) => ` ${signed(value)} ${terms[of ?? ''] ?? ''}`).join('')} = ${total}`,
    /** A card with its value. */
    valued: (card: number): string => `${common.title(card)}: ${opsOf(card)}`,
  };
};
