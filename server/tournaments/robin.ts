/** A ROUND ROBIN: everybody meets everybody, by the circle: one stays, the others move on by a place each round. */

export interface RobinRound {
  readonly pairs: readonly (readonly [first: string, second: string])[];
  /** Who rests; null: nobody. */
  readonly rests: string | null;
}
export const robinRounds = (people: number): number => (people < 2 ? 0 : people % 2 === 0 ? people - 1 : people);

/** `round` from 1. Who is first changes from round to round, so that each is first in half of his games, or one more or less. */
export const robinRound = (people: readonly string[], round: number): RobinRound => {
  // Whoever meets the place that nobody holds rests.
  const ring: (string | null)[] = people.length % 2 === 0 ? [...people] : [null, ...people];
  const n = ring.length;
  const turn = (round - 1) % (n - 1);
  const place = (i: number): string | null => (i === 0 ? ring[0]! : ring[1 + ((i - 1 + turn) % (n - 1))]!) ?? null;
  const pairs: [string, string][] = [];
  let rests: string | null = null;
  for (let i = 0; i < n / 2; i++) {
    const [one, other] = [place(i), place(n - 1 - i)];
    if (one === null || other === null) rests = one ?? other;
    else pairs.push((i === 0 ? turn % 2 === 0 : i % 2 === 1) ? [one, other] : [other, one]);
  }
  return { pairs, rests };
};
