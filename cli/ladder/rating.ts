/** Rates with their intervals, and Elo. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
const Z = 1.959964;

/** Wilson's interval; `won` may hold halves for draws. */
export const wilson = (won: number, games: number): Rate => {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const p = won / games;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games));
  return { rate: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};
/** The difference in Elo that makes such a score. */
export const eloOf = (score: number): number => 400 * Math.log10(Math.max(1e-4, score) / Math.max(1e-4, 1 - score));

export interface Met {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly won: number;
}
export interface Elo {
  readonly level: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}
/** Elo from a round robin: the ratings under which the scores are most likely, the first level at 0. Half a game is lent to each pair. */
export const ratings = (levels: readonly string[], met: readonly Met[]): Elo[] => {
  const lent = met.map(m => ({ ...m, games: m.games + 1, won: m.won + 0.5 }));
  const strength = new Map(levels.map(level => [level, 1]));
  for (let turn = 0; turn < 500; turn++)
    for (const level of levels) {
      let [won, expected] = [0, 0];
      for (const { a, b, games, won: byA } of lent) {
        if (a !== level && b !== level) continue;
        won += a === level ? byA : games - byA;
        expected += games / ((strength.get(a) as number) + (strength.get(b) as number));
      }
      if (expected > 0) strength.set(level, won / expected);
    }
  const first = strength.get(levels[0]!) as number;
  return levels.map(level => {
    let information = 0;
    for (const { a, b, games } of lent) {
      if (a !== level && b !== level) continue;
      const p = (strength.get(a) as number) / ((strength.get(a) as number) + (strength.get(b) as number));
      information += games * p * (1 - p);
    }
    const elo = 400 * Math.log10((strength.get(level) as number) / first);
    const half = information === 0 ? 0 : (Z * 400) / Math.LN10 / Math.sqrt(information);
    return { level, elo, low: elo - half, high: elo + half };
  });
};
