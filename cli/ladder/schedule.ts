/** Who plays whom in game number i: always the same for the same ladder. */
export interface Pairing {
  /** By seat, in the order of the game's sides. */
  readonly seats: readonly string[];
  /** The two levels compared, or the one that plays alone or against itself. */
  readonly a: string;
  readonly b: string | null;
  /** Games with the same seed have the same dice: seats are swapped, or (solitaire) every level plays them. */
  readonly seed: number;
}
export const pairsOf = (levels: readonly string[]): (readonly [string, string])[] =>
  levels.flatMap((a, i) => levels.slice(i + 1).map(b => [a, b] as const));

export const gamesIn = (levels: readonly string[], sides: number, games: number): number =>
  sides === 1 ? levels.length * games : pairsOf(levels).length * games;

/** Games are numbered from 1. */
export const pairingOf = (levels: readonly string[], sides: number, i: number): Pairing => {
  if (sides === 1) {
    const a = levels[(i - 1) % levels.length]!;
    return { seats: [a], a, b: null, seed: Math.floor((i - 1) / levels.length) + 1 };
  }
  const [self] = levels;
  if (self !== undefined && levels.length === 1) return { seats: new Array<string>(sides).fill(self), a: self, b: null, seed: i };
  const pairs = pairsOf(levels);
  const [a, b] = pairs[(i - 1) % pairs.length]!;
  const k = Math.floor((i - 1) / pairs.length);
  return { seats: k % 2 === 0 ? [a, b] : [b, a], a, b, seed: Math.floor(k / 2) + 1 };
};
