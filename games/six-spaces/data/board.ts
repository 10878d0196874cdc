/**
 * What is printed.
 *
 *   Alba - Brae - Dale - Firth      North's home is Alba, South's is Firth.
 *     \            |   \  /         Also: Cord - Dale, Cord - Esk.
 *      Cord ------ + -- Esk
 */
export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
export const foe = (side: Side): Side => (side === 'north' ? 'south' : 'north');

export const SPACES = ['Alba', 'Brae', 'Cord', 'Dale', 'Esk', 'Firth'] as const;
export type Space = number;
export const ADJACENT: readonly (readonly Space[])[] = [
  [1, 2],
  [0, 3],
  [0, 3, 4],
  [1, 2, 4, 5],
  [2, 3, 5],
  [3, 4],
];
/** Each road once, from its lower end. */
export const ROADS: readonly (readonly [Space, Space])[] = ADJACENT.flatMap((ends, a) =>
  ends.filter(b => b > a).map(b => [a, b] as const),
);
export const HOME: BySide<Space> = { north: 0, south: 5 };

/** Blocks 0-3 are North's, 4-7 South's. Each side has two of one step and two of two. */
export type Block = number;
export const BLOCKS: readonly Block[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const BLOCKS_OF: BySide<readonly Block[]> = { north: [0, 1, 2, 3], south: [4, 5, 6, 7] };
export const sideOf = (block: Block): Side => (block < 4 ? 'north' : 'south');
export const START: readonly Space[] = [0, 0, 1, 2, 5, 5, 3, 4];
export const STEPS: readonly number[] = [1, 1, 2, 2];
export const STACKING = 3;
export const GROUP = 2;

/** 8.7, 8.8 The block that can lead a column, how many blocks go with it, and guns of each side. */
export const GENERAL: BySide<Block> = { north: 0, south: 4 };
export const COLUMN = 3;
export const GUNS = 2;

/** 8.13 The marker's track, and where it helps in battle. */
export const MORALE = { least: -6, most: 6, upTurn: 1, downTurn: 1 } as const;
export const HIGH_MORALE = 3;

/** Optional rules. */
export const OPTIONS = [
  'home-guard',
  'arranging',
  'events',
  'columns',
  'bloody',
  'walls',
  'returns',
  'morale',
  'supply',
] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Sixteen cards worth 1, 2 or 3. */
export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 16 }, (_, i) => i);
export const worth = (card: Card): number => 1 + (card % 3);
export const HAND = 4;
export const ROUNDS = 3;
export const TURNS: Record<string, number> = { short: 2, long: 4 };
