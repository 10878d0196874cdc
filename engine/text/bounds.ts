/** What is said of a list that is too short, too long, or holds something too often. */
import type { Language } from './catalogue.ts';

type Bound = { readonly is: 'least' | 'most' | 'twice'; readonly n: number };
const BOUNDS: Record<Language, Record<Bound['is'], (n: number) => string>> = {
  en: {
    least: n => (n === 1 ? 'Choose at least one.' : `Choose at least ${n}.`),
    most: n => (n === 0 ? 'None can be chosen.' : n === 1 ? 'Only one can be chosen.' : `No more than ${n} can be chosen.`),
    twice: n => (n === 1 ? 'That has been chosen already.' : `That can be chosen ${n} times at most.`),
  },
  es: {
    least: n => (n === 1 ? 'Elige al menos uno.' : `Elige al menos ${n}.`),
    most: n =>
      n === 0 ? 'No se puede elegir ninguno.' : n === 1 ? 'Solo se puede elegir uno.' : `No se pueden elegir más de ${n}.`,
    twice: n => (n === 1 ? 'Eso ya está elegido.' : `Eso se puede elegir ${n} veces como mucho.`),
  },
};
export const bounds = ({ is, n }: Bound, language: Language): string => BOUNDS[language][is](n);
