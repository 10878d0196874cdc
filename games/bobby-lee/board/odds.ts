/** What if: chances of hits from dice that everybody can count. Only for the eye; the rules use none of it. */
import { hitsOn } from '../data/tables.ts';

export interface Volley {
  readonly dice: number;
  readonly power: number;
}
/** Chance of 0, 1, 2 ... hits from all these dice together. */
export const hitChances = (volleys: readonly Volley[]): number[] => {
  let chances = [1];
  for (const { dice, power } of volleys) {
    const p = Math.max(0, 7 - (hitsOn[power] as number)) / 6;
    for (let die = 0; die < dice; die++) {
      const next = Array.from({ length: chances.length + 1 }, () => 0);
      for (const [n, chance] of chances.entries()) {
        next[n] = (next[n] as number) + chance * (1 - p);
        next[n + 1] = (next[n + 1] as number) + chance * p;
      }
      chances = next;
    }
  }
  return chances;
};
export const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);
/** The first five, and the rest together. */
export const shortened = (chances: readonly number[], most = 5): number[] =>
  chances.length <= most + 1 ? [...chances] : [...chances.slice(0, most), chances.slice(most).reduce((sum, c) => sum + c, 0)];
