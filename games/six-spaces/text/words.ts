/** Small words both languages build their sentences from. */
import { BLOCKS_OF, type Block, SPACES, type Space, sideOf, worth } from '../data/board.ts';
import type { Sum } from '../types.ts';

export const space = (s: Space): string => SPACES[s] as string;
/** Blocks are known by side and number: North 1 .. North 4. */
export const number = (b: Block): number => BLOCKS_OF[sideOf(b)].indexOf(b) + 1;
export const value = (card: number): string => (card < 0 ? '-' : `${worth(card)}`);
export const values = (cards: readonly number[]): string => cards.map(value).join('+') || '-';
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
/** "5 +2 steps +1 stake = 8" */
export const sum = (s: Sum, names: Readonly<Record<string, string>>): string =>
  `${s.die}${s.terms.map(t => ` ${signed(t.value)} ${names[t.of ?? ''] ?? t.rule}`).join('')} = ${s.total}`;
