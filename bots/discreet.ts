/**
 * What a bot thought, told so that its opponent learns no more than he could know anyway: neither what was chosen in secret, nor
 * what else it could have chosen, nor whether there was anything else.
 */
import type { Language } from '@cuartel/engine';
import type { Decided } from './choose.ts';

const SAYS: Readonly<Record<Language, { [B in Decided['by']]: (chance: number, worlds: number) => string }>> = {
  en: {
    only: () => 'It chose at once, without further thought.',
    doctrine: () => 'It chose at once, without further thought.',
    plan: () => 'It goes on with what it has set out to do.',
    search: (chance, worlds) => `It imagined ${worlds} games from here and expects to win ${chance}% of them.`,
  },
  es: {
    only: () => 'Eligió en el acto, sin pensarlo más.',
    doctrine: () => 'Eligió en el acto, sin pensarlo más.',
    plan: () => 'Sigue con lo que se había propuesto.',
    search: (chance, worlds) => `Imaginó ${worlds} partidas desde aquí y espera ganar el ${chance} % de ellas.`,
  },
};
export const discreetly = ({ by, weighed, worlds }: Decided, language: Language): string => {
  const [best] = weighed;
  return by === 'search' && best !== undefined
    ? SAYS[language].search(Math.round(best.value * 100), worlds)
    : SAYS[language][by === 'search' ? 'doctrine' : by](0, 0);
};
