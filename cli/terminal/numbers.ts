/** Numbers as each language writes them. */
import type { Language } from '@cuartel/engine';

export const whole = (n: number, language: Language): string =>
  String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, language === 'es' ? '.' : ',');
export const decimal = (n: number, places: number, language: Language): string => {
  const text = n.toFixed(places);
  return language === 'es' ? text.replace('.', ',') : text;
};
export const percent = (part: number, all: number, language: Language): string =>
  `${decimal(all === 0 ? 0 : (100 * part) / all, 1, language)} %`;
