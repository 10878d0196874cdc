/** What a ladder has shown so far, worked out from its games. */
import { type Elo, eloOf, ratings, wilson } from './rating.ts';
import { pairingOf, pairsOf } from './schedule.ts';

/** One game as it is kept. */
export interface KeptGame {
  readonly i: number;
  readonly winner: string | null;
  readonly by: string;
  readonly actions: number;
  readonly illegal: number;
  readonly timeouts: number;
  readonly slowest: number;
}
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** The score of a; a draw (solitaire: both win or neither) is half. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}
/** What a level scored against another from one seat. */
export interface Seated extends Pair {
  readonly side: string;
}
export interface Stood extends Elo {
  readonly games: number;
  readonly won: number;
  readonly rate: number;
  readonly rateLow: number;
  readonly rateHigh: number;
}
export interface Ladder {
  readonly pairs: readonly Pair[];
  /** The same by the side of a; empty in solitaire. */
  readonly seats: readonly Seated[];
  readonly levels: readonly Stood[];
  /** By side: how often it won, whoever sat there. */
  readonly sides: readonly {
    readonly side: string;
    readonly won: number;
    readonly games: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly ends: readonly {
    readonly level: string | null;
    readonly winner: string | null;
    readonly by: string;
    readonly count: number;
  }[];
  readonly illegal: number;
  readonly timeouts: number;
  /** The most of its stated time that any choice has taken, in percent. */
  readonly slowest: number;
  readonly games: number;
}

const paired = (a: string, b: string, games: number, score: number): Pair => {
  const { rate, low, high } = wilson(score, games);
  return { a, b, games, winRate: rate, low, high };
};

export const outcomeOf = (levels: readonly string[], sides: readonly string[], kept: readonly KeptGame[]): Ladder => {
  const alone = sides.length === 1;
  const score = new Map<string, number>();
  const played = new Map<string, number>();
  const won = new Map<string, number>();
  const ends = new Map<string, { level: string | null; winner: string | null; by: string; count: number }>();
  const bySeed = new Map<string, number>();
  const meetings = new Map(pairsOf(levels).map(([a, b]) => [`${a}|${b}`, { a, b, games: 0, won: 0 }]));
  const seated = new Map<string, { a: string; b: string; side: string; games: number; won: number }>();
  for (const [a, b] of alone ? [] : pairsOf(levels))
    for (const side of sides)
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const)
        seated.set(`${x}|${y}|${side}`, { a: x, b: y, side, games: 0, won: 0 });
  for (const { i, winner, by } of kept) {
    const { seats, a, b, seed } = pairingOf(levels, sides.length, i);
    seats.forEach((level, seat) => {
      const got = winner === sides[seat] ? 1 : winner === null && !alone ? 0.5 : 0;
      played.set(level, (played.get(level) ?? 0) + 1);
      score.set(level, (score.get(level) ?? 0) + got);
      if (got === 1) won.set(level, (won.get(level) ?? 0) + 1);
      const here = seated.get(`${level}|${level === a ? b : a}|${sides[seat]}`);
      if (here !== undefined) {
        here.games++;
        here.won += got;
      }
      if (alone) bySeed.set(`${seed}|${level}`, got);
      else if (level === a) {
        const pair = meetings.get(`${a}|${b}`);
        if (pair !== undefined) {
          pair.games++;
          pair.won += got;
        }
      }
    });
    const key = `${alone ? a : ''}|${winner}|${by}`;
    const end = ends.get(key) ?? { level: alone ? a : null, winner, by, count: 0 };
    end.count++;
    ends.set(key, end);
  }
  if (alone)
    for (const pair of meetings.values())
      for (const [key, got] of bySeed) {
        const [seed, level] = key.split('|') as [string, string];
        const other = level === pair.a ? bySeed.get(`${seed}|${pair.b}`) : undefined;
        if (other === undefined) continue;
        pair.games++;
        pair.won += got > other ? 1 : got === other ? 0.5 : 0;
      }
  const elo = alone ? null : ratings(levels, [...meetings.values()]);
  const first = wilson(score.get(levels[0]!) ?? 0, played.get(levels[0]!) ?? 0);
  return {
    pairs: [...meetings.values()].map(m => paired(m.a, m.b, m.games, m.won)),
    seats: [...seated.values()].map(s => ({ ...paired(s.a, s.b, s.games, s.won), side: s.side })),
    levels: levels.map((level, i) => {
      const games = played.get(level) ?? 0;
      const { rate, low, high } = wilson(score.get(level) ?? 0, games);
      const zero = eloOf(first.rate);
      const rating = elo?.[i] ?? { level, elo: eloOf(rate) - zero, low: eloOf(low) - zero, high: eloOf(high) - zero };
      return { ...rating, games, won: won.get(level) ?? 0, rate, rateLow: low, rateHigh: high };
    }),
    sides: sides.map(side => {
      const count = kept.filter(k => k.winner === side).length;
      const { low, high } = wilson(count, kept.length);
      return { side, won: count, games: kept.length, low, high };
    }),
    ends: [...ends.values()].sort((x, y) => y.count - x.count || (x.by < y.by ? -1 : 1)),
    illegal: kept.reduce((n, k) => n + k.illegal, 0),
    timeouts: kept.reduce((n, k) => n + k.timeouts, 0),
    slowest: kept.reduce((n, k) => Math.max(n, k.slowest), 0),
    games: kept.length,
  };
};
