/** A tournament goes on by itself while its servers are killed, on both stores; and the recount finds what is wrong. */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { faultsIn } from '../chaos/recount.ts';
import { tournamentStorm } from '../chaos/tournament-storm.ts';
import type { TournamentPage } from '../protocol/tournaments.ts';
import { chooser } from './playing.ts';
import { startCluster } from './postgres.ts';
import { newFolder } from './running.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const folder = (): string => {
  folders.push(newFolder());
  return folders.at(-1)!;
};

test('SQLite: killed again and again, nothing is paired twice and the table is right', async () => {
  const after = await tournamentStorm({ people: 5, kills: 3, processes: 1, env: { DATA_DIR: folder() }, pick: chooser(1) });
  expect(after.faults).toEqual([]);
  expect(after).toMatchObject({ kills: 3 });
  expect(after.games).toBeGreaterThan(0);
});
test('PostgreSQL, two processes that both look for what is due: the same', async () => {
  const cluster = await startCluster();
  try {
    const env = { DATA_DIR: folder(), DATABASE_URL: await cluster.database() };
    const after = await tournamentStorm({ people: 4, kills: 2, processes: 2, env, pick: chooser(2) });
    expect(after.faults).toEqual([]);
  } finally {
    await cluster.stop();
  }
});

const person = (id: string) => ({ id, name: id, guest: false });
const game = (round: number, board: number, leg: number, first: string, second: string, score: number) => ({
  round,
  board,
  leg,
  kind: 'game' as const,
  first: person(first),
  second: person(second),
  match: `${round}${board}${leg}`,
  price: null,
  score,
});
const good = (): TournamentPage =>
  ({
    info: { status: 'over', round: 1, legs: 2 },
    entrants: ['a', 'b'].map(id => ({ person: person(id), from: 1, until: null })),
    games: [game(1, 1, 1, 'a', 'b', 100), game(1, 1, 2, 'b', 'a', 50)],
    standings: [
      { person: person('a'), points: 150, buchholz: 50, sonneborn: 7500 },
      { person: person('b'), points: 50, buchholz: 150, sonneborn: 7500 },
    ],
  }) as unknown as TournamentPage;
test('the recount sees a pair twice, a game lost, a wrong sum, a wrong order', () => {
  expect(faultsIn(good())).toEqual([]);
  const spoilt = (change: (page: TournamentPage) => void): string[] => {
    const page = good();
    change(page);
    return faultsIn(page);
  };
  expect(spoilt(page => page.games.push(game(1, 2, 1, 'a', 'b', 0)))).toContain('round 1: somebody is paired twice');
  expect(spoilt(page => page.games.splice(0, 2))).toContain('round 1: a is not paired');
  expect(spoilt(page => page.games.splice(1, 1))).toContain("round 1, board 1: the legs are not one another's turn");
  expect(spoilt(page => Object.assign(page.games[0]!, { score: null }))).toContain('round 1, board 1: a game without a result');
  expect(spoilt(page => Object.assign(page.games[1]!, { match: '111' }))).toContain('a match belongs to two pairings');
  expect(spoilt(page => Object.assign(page.standings[0]!, { points: 100 }))).toContain('a: 100 in the table, 150 counted anew');
  expect(spoilt(page => page.standings.reverse())).toContain('place 2 should stand before place 1');
});
