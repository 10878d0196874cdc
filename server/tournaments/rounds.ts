/** Who meets whom in the next round, and what every game was worth. From what is in the store alone. */
import type { EntrantRow, PairedGame, TournamentRow } from '../store/tournaments.ts';
import { isSettled } from '../store/tournaments.ts';
import { lotsFrom } from './lots.ts';
import { robinRound } from './robin.ts';
import { type Bid, byBalance, byBids, type Sided } from './sides.ts';
import { type Scored, standingsOf } from './standings.ts';
import { pairSwiss } from './swiss.ts';

export const GAME = 100;
/** One meeting: both legs, a bye, a rest, or a game the second does not come to. */
export interface Meeting {
  readonly kind: 'game' | 'bye' | 'rest' | 'forfeit';
  readonly first: string;
  readonly second: string | null;
  readonly price: Sided['price'];
}

/** Every game as each of its players counts it. What is not over, or not yet for everybody, counts for nobody. */
export const scoredIn = (
  { legs, format }: Pick<TournamentRow, 'legs' | 'format'>,
  games: readonly PairedGame[],
  now: number,
): Scored[] =>
  games.flatMap((game): Scored[] => {
    const { round, first_id: first, second_id: second, kind } = game;
    const alone = (points: number): Scored[] => [{ round, person: first, against: null, points, won: false }];
    if (kind === 'bye') return alone(format === 'swiss' ? GAME * legs : 0);
    if (kind === 'rest') return alone(0);
    if (kind === 'forfeit')
      return [...alone(GAME), ...(second === null ? [] : [{ round, person: second, against: null, points: 0, won: false }])];
    if (kind === 'unfinished' && second !== null)
      return [
        { round, person: first, against: second, points: GAME / 2, won: false },
        { round, person: second, against: first, points: GAME / 2, won: false },
      ];
    if (second === null || game.score === null || !isSettled(game, now)) return [];
    const won = Math.round(game.score * GAME);
    const paid = game.payer_id === first ? -game.price : game.payer_id === null ? 0 : game.price;
    return [
      { round, person: first, against: second, points: won + paid, won: won === GAME },
      { round, person: second, against: first, points: GAME - won - paid, won: won === 0 },
    ];
  });

export const placesIn = (row: TournamentRow, entrants: readonly EntrantRow[], games: readonly PairedGame[], now: number) =>
  standingsOf(
    entrants.map(e => e.person_id),
    scoredIn(row, games, now),
    new Map(entrants.map(e => [e.person_id, e.lot])),
  );

const isIn = (entrant: EntrantRow, round: number): boolean => entrant.from_round <= round && entrant.until_round === null;

export const nextRound = (
  row: TournamentRow,
  sides: readonly [string, string],
  entrants: readonly EntrantRow[],
  games: readonly PairedGame[],
  now: number,
): Meeting[] => {
  const round = row.round + 1;
  const by = new Map(entrants.map(e => [e.person_id, e]));
  const met = games.filter(game => (game.kind === 'game' || game.kind === 'unfinished') && game.leg === 1);
  const firsts = (person: string): number =>
    games.filter(g => g.kind === 'game' && g.first_id === person).length -
    games.filter(g => g.kind === 'game' && g.second_id === person).length;
  const bidOf = (person: string): Bid | null => {
    const { bid_side, bid } = by.get(person)!;
    return bid_side === null ? null : { side: bid_side, points: bid };
  };
  const sided = (one: string, other: string, board: number): Sided => {
    const lot = lotsFrom(row.key, `side|${round}|${board}`) % 2 === 0;
    return row.bids === 1
      ? byBids(sides, { person: one, bid: bidOf(one) }, { person: other, bid: bidOf(other) }, lot)
      : byBalance(one, other, firsts, lot);
  };
  const game = (one: string, other: string, board: number): Meeting => ({ kind: 'game', ...sided(one, other, board) });

  if (row.format === 'robin') {
    const ring = entrants
      .filter(e => e.from_round === 1)
      .toSorted((a, b) => a.lot - b.lot)
      .map(e => e.person_id);
    const { pairs, rests } = robinRound(ring, round);
    const meetings = pairs.flatMap(([one, other], board): Meeting[] => {
      const there = [one, other].filter(person => isIn(by.get(person)!, round));
      if (there.length === 2)
        return [row.bids === 1 ? game(one, other, board) : { kind: 'game', first: one, second: other, price: null }];
      return there.map(first => ({ kind: 'forfeit', first, second: first === one ? other : one, price: null }));
    });
    return rests === null || !isIn(by.get(rests)!, round)
      ? meetings
      : [...meetings, { kind: 'rest', first: rests, second: null, price: null }];
  }
  const points = new Map(placesIn(row, entrants, games, now).map(place => [place.person, place.points]));
  const ranked = entrants
    .filter(entrant => isIn(entrant, round))
    .toSorted((a, b) => points.get(b.person_id)! - points.get(a.person_id)! || b.rating - a.rating || a.lot - b.lot)
    .map(({ person_id: person }) => {
      const against = new Map<string, number>();
      for (const g of met) {
        const other = g.first_id === person ? g.second_id : g.second_id === person ? g.first_id : null;
        if (other !== null) against.set(other, (against.get(other) ?? 0) + 1);
      }
      return {
        person,
        points: points.get(person)!,
        met: against,
        byes: games.filter(g => g.kind === 'bye' && g.first_id === person).length,
      };
    });
  const { pairs, bye } = pairSwiss(ranked);
  return [
    ...pairs.map(([one, other], board) => game(one, other, board)),
    ...(bye === null ? [] : [{ kind: 'bye' as const, first: bye, second: null, price: null }]),
  ];
};
/** As many rounds as make one winner of so many. */
export const roundsNeeded = (people: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, people))));
