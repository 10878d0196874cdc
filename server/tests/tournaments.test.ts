/** Tournaments through the client, as members meet them. */
import type { Client, TournamentPage } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../config/time.ts';
import { outdatedMatches } from '../store/outdated.ts';
import { keyOfGame, lotOrder, partOfBoth } from '../tournaments/lots.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
let ahead = 0;
const begun = Date.now();
const now = (): number => begun + Math.floor(performance.now()) + ahead;
beforeAll(async () => {
  server = await trial({ TOURNAMENTS_PER_PERSON: '100' }, { now });
});
afterAll(() => server.end());

let count = 0;
interface Member {
  readonly client: Client;
  readonly name: string;
  readonly id: string;
}
const member = async (): Promise<Member> => {
  const client = server.newcomer();
  const name = `Rival ${++count}`;
  const { id } = await client.signUp({ name, password: 'correct horse' });
  return { client, name, id };
};
const members = async (n: number): Promise<Member[]> => {
  const all: Member[] = [];
  for (let i = 0; i < n; i++) all.push(await member());
  return all;
};
const SIX = { game: 'six-spaces', scenario: 'short' } as const;
const announced = async (host: Member, more: object, others: readonly Member[]): Promise<string> => {
  const { info } = await host.client.announce({ name: 'Spring cup', ...SIX, ...more });
  for (const { client } of others) await client.enterTournament(info.id);
  return info.id;
};
/** Everybody's running games in the round are given up by those whom `loses` names. */
const playRound = async (page: TournamentPage, all: readonly Member[], loses: (first: string, second: string) => string) => {
  for (const { match, first, second, score } of page.games.filter(g => g.round === page.info.round)) {
    if (match === null || second === null || score !== null) continue;
    const loser = all.find(m => m.id === loses(first.id, second.id));
    await loser?.client.command(match, { is: 'resign' });
  }
  // What is due is done in two looks at most: a game that cannot go on, then what follows.
  await server.chores.tournaments();
  await server.chores.tournaments();
};

test('a Swiss with both legs runs from entry to the end by itself; its table can be reckoned from its games', async () => {
  const all = await members(5);
  const [host] = all as [Member];
  const id = await announced(host, { rated: true }, all);
  await expect(all[1]!.client.enterTournament(id)).rejects.toMatchObject({ code: 'taken' });
  await expect(all[1]!.client.beginTournament(id)).rejects.toMatchObject({ code: 'forbidden' });
  let page = await host.client.beginTournament(id);
  await expect(host.client.beginTournament(id)).rejects.toMatchObject({ code: 'too-few' });
  expect(page.info).toMatchObject({ status: 'running', round: 1, rounds: 3, entered: 5, key: null });
  expect(page.games.filter(g => g.kind === 'game')).toHaveLength(4);
  expect(page.games.filter(g => g.kind === 'bye')).toHaveLength(1);
  // Both legs, with sides changed.
  for (const board of [1, 2]) {
    const [one, two] = page.games.filter(g => g.board === board);
    expect([two!.first.id, two!.second!.id]).toEqual([one!.second!.id, one!.first.id]);
  }
  // The stronger is whoever entered earlier.
  const strength = new Map(all.map((m, i) => [m.id, i]));
  const loses = (a: string, b: string): string => (strength.get(a)! > strength.get(b)! ? a : b);
  for (let round = 1; round <= 3; round++) {
    page = await host.client.tournament(id);
    expect(page.info.round).toBe(round);
    await playRound(page, all, loses);
  }
  page = await host.client.tournament(id);
  expect(page.info.status).toBe('over');
  // Whoever wins everything has all the points; one who never met him may have as many.
  expect(page.standings.find(s => s.person.id === host.id)!.points).toBe(600);
  expect(page.standings[0]!.points).toBe(600);
  // Points anew, from the games alone.
  const points = new Map<string, number>();
  const add = (person: string, n: number): void => void points.set(person, (points.get(person) ?? 0) + n);
  for (const g of page.games)
    if (g.kind === 'bye') add(g.first.id, 200);
    else {
      add(g.first.id, g.score!);
      add(g.second!.id, 100 - g.score!);
    }
  expect(new Map(page.standings.map(s => [s.person.id, s.points]))).toEqual(points);
  const met = page.games.filter(g => g.kind === 'game' && g.leg === 1).map(g => [g.first.id, g.second!.id].sort().join());
  expect(new Set(met).size).toBe(met.length);
  const byes = page.games.filter(g => g.kind === 'bye').map(g => g.first.id);
  expect(new Set(byes).size).toBe(3);
  // What was bound at the beginning is shown: lots and dice can be checked.
  expect(page.info.key).toMatch(/^[0-9a-f]{64}$/);
  expect(new Map(page.entrants.map(e => [e.person.id, e.lot]))).toEqual(
    new Map(
      lotOrder(
        page.info.key!,
        all.map(m => m.id),
      ),
    ),
  );
  const [game] = page.games.filter(g => g.kind === 'game');
  const info = await host.client.match(page.games.find(g => [g.first.id, g.second?.id].includes(host.id) && g.match)!.match!);
  const mine = page.games.find(g => g.match === info.id)!;
  expect(info.key).toBe(keyOfGame(page.info.key!, mine.round, mine.board, mine.leg));
  expect(game!.match).not.toBeNull();
  expect((await host.client.verify(info.id)).ok).toBe(true);
});

test('what the players put into the dice at entry is in every game of theirs', async () => {
  const [one, other] = (await members(2)) as [Member, Member];
  const { info } = await one.client.announce({ name: 'Dice', ...SIX });
  const parts = ['a'.repeat(64), 'b'.repeat(64)] as const;
  for (const [i, { client }] of [one, other].entries()) {
    const answer = await fetch(`${server.url}/api/v1/tournaments/${info.id}/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ part: parts[i] }),
    });
    expect(answer.status).toBe(200);
  }
  const page = await one.client.beginTournament(info.id);
  for (const game of page.games) {
    const part = (person: string): string => parts[person === one.id ? 0 : 1]!;
    const { dice } = await one.client.match(game.match!);
    expect(dice?.guest).toBe(partOfBoth(part(game.first.id), part(game.second!.id)));
  }
});

test('a round robin at the board: the second leg begins when the first is over; who withdraws forfeits what is left', async () => {
  const all = await members(4);
  const [host, quitter] = all as [Member, Member];
  const id = await announced(host, { format: 'robin', clock: { is: 'live', minutes: 30, increment: 0 } }, all);
  let page = await host.client.beginTournament(id);
  expect(page.info.rounds).toBe(3);
  expect(page.games.filter(g => g.match !== null)).toHaveLength(2);
  const loses = (a: string, b: string): string => (a === host.id ? b : a);
  await playRound(page, all, loses);
  page = await host.client.tournament(id);
  expect(page.info.round).toBe(1);
  expect(page.games.filter(g => g.match !== null)).toHaveLength(4);
  // In mid-game: he loses it, and the rest of the rounds go to the others.
  await quitter.client.withdraw(id);
  await expect(quitter.client.withdraw(id)).rejects.toMatchObject({ code: 'not-found' });
  page = await host.client.tournament(id);
  const his = page.games.filter(g => g.leg === 2 && [g.first.id, g.second?.id].includes(quitter.id));
  expect(his.map(g => (g.first.id === quitter.id ? g.score : 100 - g.score!))).toEqual([0]);
  for (let i = 0; i < 6; i++)
    await playRound(
      await host.client.tournament(id),
      all.filter(m => m !== quitter),
      loses,
    );
  page = await host.client.tournament(id);
  expect(page.info.status).toBe('over');
  const forfeits = page.games.filter(g => g.kind === 'forfeit');
  expect(forfeits.length).toBe(4);
  expect(forfeits.every(g => g.second!.id === quitter.id && g.match === null)).toBe(true);
  expect(page.standings.find(s => s.person.id === quitter.id)!.place).toBe(4);
  expect(page.standings[0]!.person.id).toBe(host.id);
});

test('sides are bid for in secret: the price goes from winner to rival and shows with the pairing', async () => {
  const [a, b] = (await members(2)) as [Member, Member];
  const { info } = await a.client.announce({ name: 'Bids', ...SIX, legs: 1, bids: true, rounds: 1 });
  await a.client.enterTournament(info.id, { bid: { side: 'north', points: 10 } });
  await b.client.enterTournament(info.id, { bid: { side: 'north', points: 25 } });
  await expect(b.client.bidForSide(info.id, { side: 'east', points: 1 })).rejects.toMatchObject({ code: 'bad-message' });
  expect((await b.client.tournament(info.id)).bid).toEqual({ side: 'north', points: 25 });
  const seen = JSON.stringify(await a.client.tournament(info.id));
  expect(seen).not.toContain('"points":25');
  const page = await a.client.beginTournament(info.id);
  expect(page.games).toMatchObject([{ first: { id: b.id }, second: { id: a.id }, price: { by: b.id, points: 25 } }]);
  expect((await b.client.state(page.games[0]!.match!)).you).toBe('north');
  await a.client.command(page.games[0]!.match!, { is: 'resign' });
  await server.chores.tournaments();
  const { standings, info: done } = await a.client.tournament(info.id);
  expect(done.status).toBe('over');
  expect(standings.map(s => [s.person.id, s.points])).toEqual([
    [b.id, 75],
    [a.id, 25],
  ]);
});

test('a tournament begins at its hour, lets late members in, ends by the clock alone when nobody comes', async () => {
  const all = await members(4);
  const [host, second, third, late] = all as [Member, Member, Member, Member];
  const { info } = await host.client.announce({
    name: 'By itself',
    ...SIX,
    rounds: 2,
    lateUntil: 1,
    startsAt: now() + DAY,
    clock: { is: 'days', days: 1 },
  });
  for (const { client } of [host, second, third]) await client.enterTournament(info.id);
  await server.chores.tournaments();
  expect((await host.client.tournament(info.id)).info.status).toBe('open');
  ahead += DAY + MINUTE;
  await server.chores.tournaments();
  expect((await host.client.tournament(info.id)).info).toMatchObject({ status: 'running', round: 1 });
  await late.client.enterTournament(info.id);
  for (let i = 0; i < 20; i++) {
    ahead += DAY + MINUTE;
    await server.chores.clocks();
    await server.chores.tournaments();
  }
  const page = await host.client.tournament(info.id);
  expect(page.info.status).toBe('over');
  expect(page.entrants.find(e => e.person.id === late.id)!.from).toBe(2);
  expect(page.games.filter(g => g.round === 2 && g.kind === 'game')).toHaveLength(4);
  expect(page.games.every(g => g.kind !== 'game' || g.score !== null)).toBe(true);
  await expect((await member()).client.enterTournament(info.id)).rejects.toMatchObject({ code: 'too-late' });
  // Nobody comes at all.
  const lonely = await host.client.announce({ name: 'Alone', ...SIX, startsAt: now() + DAY });
  ahead += DAY + MINUTE;
  await server.chores.tournaments();
  expect((await host.client.tournament(lonely.info.id)).info.status).toBe('cancelled');
});

test('a private one is seen and entered by its link alone; what cannot be is refused', async () => {
  const [host, friend, stranger] = (await members(3)) as [Member, Member, Member];
  const { info, invite } = await host.client.announce({ name: 'Friends', ...SIX, open: false });
  expect((await stranger.client.tournaments()).map(t => t.id)).not.toContain(info.id);
  await expect(stranger.client.tournament(info.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(stranger.client.enterTournament(info.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(stranger.client.enterTournament(info.id, { invite: 'x'.repeat(32) })).rejects.toMatchObject({ code: 'not-found' });
  await friend.client.enterTournament(info.id, { invite: invite! });
  expect((await friend.client.tournaments()).map(t => t.id)).toContain(info.id);
  await expect(friend.client.withdraw(info.id, host.id)).rejects.toMatchObject({ code: 'forbidden' });
  await host.client.withdraw(info.id, friend.id);
  expect((await host.client.tournament(info.id)).entrants).toEqual([]);
  await expect(host.client.beginTournament(info.id)).rejects.toMatchObject({ code: 'too-few' });
  await expect(stranger.client.cancelTournament(info.id)).rejects.toMatchObject({ code: 'forbidden' });
  await host.client.cancelTournament(info.id);
  await expect(friend.client.enterTournament(info.id, { invite: invite! })).rejects.toMatchObject({ code: 'too-late' });
  const guest = await server.guest();
  await expect(guest.announce({ name: 'Guests', ...SIX })).rejects.toMatchObject({ code: 'guests-cannot' });
  for (const wrong of [
    { clock: { is: 'none' } },
    { scenario: 'nowhere' },
    { game: 'mosbys-raiders', scenario: 'short' },
    { legs: 2, bids: true },
    { format: 'robin', rounds: 3 },
    { format: 'robin', lateUntil: 1 },
    { startsAt: 1 },
    { most: 1 },
    { name: 'x' },
  ] as object[])
    await expect(host.client.announce({ name: 'Wrong', ...SIX, ...wrong })).rejects.toMatchObject({ code: 'bad-message' });
  const small = await announced(host, { most: 2 }, [host, friend]);
  await expect(stranger.client.enterTournament(small)).rejects.toMatchObject({ code: 'limit' });
});

test('results that spectators see late do not show through the table, and the next round waits for them', async () => {
  const all = await members(4);
  const [host] = all as [Member];
  const id = await announced(host, { rounds: 2, legs: 1, spectators: { is: 'delayed', minutes: 30 } }, all);
  let page = await host.client.beginTournament(id);
  await playRound(page, all, a => a);
  page = await (await member()).client.tournament(id);
  expect(page.info.round).toBe(1);
  expect(page.games.every(g => g.score === null)).toBe(true);
  expect(page.standings.every(s => s.points === 0)).toBe(true);
  ahead += 31 * MINUTE;
  await server.chores.tournaments();
  page = await host.client.tournament(id);
  expect(page.info.round).toBe(2);
  expect(page.games.filter(g => g.round === 1).every(g => g.score === 0)).toBe(true);
});

test('a game of rules that are no longer here counts as drawn, and the tournament goes on', async () => {
  const all = await members(4);
  const [host] = all as [Member];
  const id = await announced(host, { rounds: 2, legs: 1 }, all);
  const { games } = await host.client.beginTournament(id);
  const stuck = games[0]!.match!;
  const { db } = server.house.store;
  await db.updateTable('matches').set({ version: 'of old' }).where('id', '=', stuck).execute();
  expect((await outdatedMatches(db, server.house.shelf)).map(match => [match.id, match.version])).toEqual([[stuck, 'of old']]);
  await playRound(
    await host.client.tournament(id),
    all.filter(m => ![games[0]!.first.id, games[0]!.second!.id].includes(m.id)),
    a => a,
  );
  const page = await host.client.tournament(id);
  expect(page.info.round).toBe(2);
  expect(page.games.find(g => g.match === stuck)).toMatchObject({ kind: 'unfinished', score: null });
  expect(page.standings.map(s => s.points)).toEqual([100, 50, 50, 0]);
  await db.updateTable('matches').set({ status: 'cancelled' }).where('id', '=', stuck).execute();
});

test('whoever leaves the house leaves its tournaments too: his games are the others’', async () => {
  const all = await members(3);
  const [host, gone] = all as [Member, Member];
  const id = await announced(host, { rounds: 2 }, all);
  await host.client.beginTournament(id);
  const own = await gone.client.announce({ name: 'Never', ...SIX });
  await gone.client.deleteAccount('correct horse');
  const page = await host.client.tournament(id);
  expect(page.entrants.find(e => e.person.id === gone.id)!.until).toBe(1);
  expect(
    page.games
      .filter(g => g.round === 1 && [g.first.id, g.second?.id].includes(gone.id))
      .every(g => g.kind === 'bye' || g.score !== null),
  ).toBe(true);
  await expect(host.client.enterTournament(own.info.id)).rejects.toMatchObject({ code: 'too-late' });
});
