/** A tournament counted anew, in a plain second way: who met whom, what each game gave, who stands where. */
import type { TournamentPage } from '../protocol/tournaments.ts';

/** What is wrong with a finished tournament, in a sentence each. */
export const faultsIn = ({ info, entrants, games, standings }: TournamentPage): string[] => {
  const faults: string[] = [];
  if (info.status !== 'over') faults.push(`it is ${info.status}`);
  const matches = games.flatMap(game => game.match ?? []);
  if (new Set(matches).size !== matches.length) faults.push('a match belongs to two pairings');
  const met = new Set<string>();
  for (let round = 1; round <= info.round; round++) {
    const there: string[] = [];
    for (const game of games.filter(g => g.round === round && g.leg === 1)) {
      there.push(game.first.id, ...(game.second === null ? [] : [game.second.id]));
      if (game.kind !== 'game') continue;
      const pair = [game.first.id, game.second!.id].sort().join();
      if (met.has(pair)) faults.push(`round ${round}: ${pair} meet again`);
      met.add(pair);
    }
    if (new Set(there).size !== there.length) faults.push(`round ${round}: somebody is paired twice`);
    for (const { person, from, until } of entrants)
      if (from <= round && (until === null || until >= round) && !there.includes(person.id))
        faults.push(`round ${round}: ${person.name} is not paired`);
    for (const game of games.filter(g => g.round === round && g.kind === 'game')) {
      if (game.score === null || game.match === null) faults.push(`round ${round}, board ${game.board}: a game without a result`);
      const other = games.find(g => g.round === round && g.board === game.board && g.leg === 3 - game.leg);
      // Neither came to the second: both had withdrawn.
      const none = [game.first, game.second!].every(({ id }) =>
        entrants.some(e => e.person.id === id && e.until !== null && e.until <= round && !e.takenOut),
      );
      if (other === undefined && none) continue;
      if (info.legs === 2 && (other?.first.id !== game.second!.id || other.second!.id !== game.first.id))
        faults.push(`round ${round}, board ${game.board}: the legs are not one another's turn`);
    }
  }
  const points: Record<string, number> = Object.fromEntries(entrants.map(e => [e.person.id, 0]));
  for (const { kind, first, second, score, price } of games) {
    if (kind === 'bye') points[first.id]! += 100 * info.legs;
    if (kind === 'forfeit') points[first.id]! += 100;
    if (kind === 'unfinished') for (const one of [first, second!]) points[one.id]! += 50;
    if (kind !== 'game' || score === null) continue;
    points[first.id]! += score;
    points[second!.id]! += 100 - score;
    if (price !== null) {
      points[price.by]! -= price.points;
      points[price.by === first.id ? second!.id : first.id]! += price.points;
    }
  }
  for (const { person, points: held } of standings)
    if (points[person.id] !== held) faults.push(`${person.name}: ${held} in the table, ${points[person.id]} counted anew`);
  for (const row of standings) {
    const mine = games.filter(g => g.leg === 1 && [g.first.id, g.second?.id].includes(row.person.id));
    const buchholz = mine.reduce((sum, g) => {
      const other =
        g.kind !== 'game' && g.kind !== 'unfinished' ? row.person.id : g.first.id === row.person.id ? g.second!.id : g.first.id;
      return sum + points[other]!;
    }, 0);
    if (buchholz !== row.buchholz) faults.push(`${row.person.name}: Buchholz ${row.buchholz}, ${buchholz} counted anew`);
  }
  const order = standings.map(row => [row.points, row.buchholz, row.sonneborn] as const);
  for (const [i, row] of order.entries()) {
    const before = order[i - 1];
    const rising = before?.map((n, j) => row[j]! - n).find(n => n !== 0) ?? 0;
    if (rising > 0) faults.push(`place ${i + 1} should stand before place ${i}`);
  }
  return faults;
};
