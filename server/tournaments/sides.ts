/** WHO PLAYS WHICH SIDE: by balance and lot, or by what is bid for it. */

/** What a player would give for a side, in hundredths of a point, for each game. */
export interface Bid {
  readonly side: string;
  readonly points: number;
}
export interface Sided {
  /** Who plays the game's first side, and who the second. */
  readonly first: string;
  readonly second: string;
  /** Who gives the other how much for his side; null: nobody gives anything. */
  readonly price: { readonly by: string; readonly points: number } | null;
}

/** `earlier`: first sides less second sides that each has had. The lot decides between equals. */
export const byBalance = (one: string, other: string, earlier: (person: string) => number, lot: boolean): Sided => {
  const more = earlier(one) - earlier(other);
  const first = more < 0 || (more === 0 && lot) ? one : other;
  return { first, second: first === one ? other : one, price: null };
};

/** Both wishes where they agree with each other; otherwise the higher bid has the side and its price goes to the other. */
export const byBids = (
  sides: readonly [string, string],
  one: { readonly person: string; readonly bid: Bid | null },
  other: { readonly person: string; readonly bid: Bid | null },
  lot: boolean,
): Sided => {
  const seat = (who: typeof one, side: string, points: number): Sided => {
    const rival = who === one ? other : one;
    const price = points === 0 ? null : { by: who.person, points };
    return side === sides[0]
      ? { first: who.person, second: rival.person, price }
      : { first: rival.person, second: who.person, price };
  };
  if (one.bid === null && other.bid === null) return seat(lot ? one : other, sides[0], 0);
  if (one.bid === null) return seat(other, other.bid!.side, 0);
  if (other.bid === null || one.bid.side !== other.bid.side) return seat(one, one.bid.side, 0);
  const more = one.bid.points - other.bid.points;
  const buyer = more > 0 || (more === 0 && lot) ? one : other;
  return seat(buyer, buyer.bid!.side, buyer.bid!.points);
};
