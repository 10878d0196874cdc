/**
 * What a bot thought of its last choice. While the match is played its opponent is told no more than he could know anyway: not what
 * was chosen in secret, nor what else it could have chosen. When the match is over, everything.
 */
import type { Answer } from '@cuartel/bots';

export type Said = Readonly<Record<'en' | 'es', string>>;
export interface Thought {
  readonly side: string;
  /** The number of the action. */
  readonly n: number;
  readonly discreet: Said;
  readonly whole: Said;
}
type Choice = Answer['choice'];

const SAYS: Readonly<Record<'en' | 'es', { [B in Choice['by']]: (chance: number, worlds: number) => string }>> = {
  en: {
    only: () => 'There was nothing else to choose.',
    doctrine: () => 'It did what the manual says here, without further thought.',
    plan: () => 'It goes on with what it has set out to do.',
    search: (chance, worlds) => `It imagined ${worlds} games from here and expects to win ${chance}% of them.`,
  },
  es: {
    only: () => 'No había otra cosa que elegir.',
    doctrine: () => 'Hizo lo que manda el manual en este caso, sin pensarlo más.',
    plan: () => 'Sigue con lo que se había propuesto.',
    search: (chance, worlds) => `Imaginó ${worlds} partidas desde aquí y espera ganar el ${chance} % de ellas.`,
  },
};
const discreetly = ({ by, weighed, worlds }: Choice, language: 'en' | 'es'): string => {
  const [best] = weighed;
  return by === 'search' && best !== undefined
    ? SAYS[language].search(Math.round(best.value * 100), worlds)
    : SAYS[language][by === 'search' ? 'doctrine' : by](0, 0);
};
export const thoughtOf = (side: string, n: number, { choice, said }: Answer): Thought => ({
  side,
  n,
  discreet: { en: discreetly(choice, 'en'), es: discreetly(choice, 'es') },
  whole: said,
});
