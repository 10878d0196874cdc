/**
 * THE TABLE OF A TOURNAMENT, from its games alone, so that anybody can reckon it anew. Points are hundredths: a game won 100,
 * drawn 50. Who is equal on points is set apart by Buchholz (the points of his opponents), Sonneborn-Berger (each game's points
 * times the opponent's), the games among those who are equal (if all of them have met), games won, and last the lot.
 */
export interface Scored {
  readonly round: number;
  readonly person: string;
  /** Null: a bye, or a rest. */
  readonly against: string | null;
  readonly points: number;
  /** Won at the board, without what was bid for the side. */
  readonly won: boolean;
}
export interface Placing {
  readonly person: string;
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  /** In ten-thousandths. */
  readonly sonneborn: number;
  readonly won: number;
  readonly played: number;
}
type Row = Omit<Placing, 'place'>;

/** Everybody's games; `lot`: who is before whom when nothing else decides. */
export const standingsOf = (people: readonly string[], games: readonly Scored[], lot: ReadonlyMap<string, number>): Placing[] => {
  const of = new Map<string, Scored[]>(people.map(person => [person, []]));
  for (const game of games) of.get(game.person)?.push(game);
  const points = new Map([...of].map(([person, his]) => [person, his.reduce((sum, game) => sum + game.points, 0)]));
  const rows = people.map((person): Row => {
    const his = of.get(person)!;
    // One opponent a round, however many games were played against him, or not played; whoever has none meets one as good as himself.
    const opponents = new Map<number, string>();
    for (const { round, against } of his) if (against !== null || !opponents.has(round)) opponents.set(round, against ?? person);
    return {
      person,
      points: points.get(person)!,
      buchholz: [...opponents.values()].reduce((sum, other) => sum + (points.get(other) ?? 0), 0),
      sonneborn: his.reduce((sum, game) => sum + game.points * (points.get(game.against ?? person) ?? 0), 0),
      won: his.filter(game => game.won).length,
      played: his.filter(game => game.against !== null).length,
    };
  });
  const first = (a: Row, b: Row): number => b.points - a.points || b.buchholz - a.buchholz || b.sonneborn - a.sonneborn;
  const among = amongEquals(rows, of, first);
  const order = (a: Row, b: Row): number =>
    first(a, b) ||
    among.get(b.person)! - among.get(a.person)! ||
    b.won - a.won ||
    (lot.get(a.person) ?? 0) - (lot.get(b.person) ?? 0);
  return [...rows].sort(order).map((row, i) => ({ ...row, place: i + 1 }));
};

/** Points in the games among those who are otherwise equal; nothing where two of them have not met. */
const amongEquals = (
  rows: readonly Row[],
  of: ReadonlyMap<string, readonly Scored[]>,
  order: (a: Row, b: Row) => number,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const row of rows) {
    const equals = rows.filter(other => order(row, other) === 0).map(other => other.person);
    const met = (one: string, other: string): boolean => of.get(one)!.some(game => game.against === other);
    const all = equals.every((one, i) => equals.slice(i + 1).every(other => met(one, other)));
    const his = of.get(row.person)!.filter(game => game.against !== null && equals.includes(game.against));
    found.set(row.person, all ? his.reduce((sum, game) => sum + game.points, 0) : 0);
  }
  return found;
};
