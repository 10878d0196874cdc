/** Everybody does everything at once: challenges, joining, leaving, dice, blocking, take-backs. Whatever comes of it is sound. */
import { type Client, newClient, newDicebox, Refused } from '@cuartel/client';
import { hashOf, isSound, replay, verify } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import { loadLive } from '../live/load.ts';
import { shelf } from '../shelf/games.ts';
import { matchRow } from '../store/matches.ts';
import { chooser } from './playing.ts';
import { startCluster } from './postgres.ts';
import { type Trial, trial } from './running.ts';

interface Brawler {
  readonly client: Client;
  readonly id: string;
  readonly name: string;
}
const six = { game: 'six-spaces', scenario: 'short' };

const brawl = async (servers: readonly Trial[], seed: number, deeds: number): Promise<Map<string, number>> => {
  const pick = chooser(seed);
  const people: Brawler[] = [];
  for (let i = 0; i < 6; i++) {
    const name = `Brawler ${i} of ${seed}`;
    const client = newClient({
      url: servers[i % servers.length]!.url,
      program: true,
      ...(i % 3 === 2 ? {} : { dice: newDicebox() }),
    });
    const { id } = await client.signUp({ name, password: 'a long way round the ford' });
    people.push({ client, id, name });
  }
  const { db } = servers[0]!.house.store;
  const codes = new Map<string, number>();
  const some = <T>(list: readonly T[]): T | undefined => list[pick(list.length)];
  const one = async (): Promise<unknown> => {
    const me = some(people)!;
    const other = some(people)!;
    const mine = await me.client.myMatches();
    const match = some(mine);
    const any = (some(await me.client.challenges()) ?? match)?.id ?? 'a'.repeat(16);
    switch (pick(14)) {
      case 0:
        return me.client.create(six);
      case 1:
        return me.client.create({ ...six, to: other.name });
      case 2:
        return me.client.create({ ...six, bot: 'recruit' });
      case 3:
      case 4:
      case 5:
        return me.client.join(any);
      case 6:
      case 7:
        return match === undefined ? null : me.client.mix(match, me.id);
      case 8:
        return me.client.waive(any);
      case 9:
        return me.client.cancel(any);
      case 10:
        return pick(4) === 0 ? me.client.block(other.id) : me.client.unblock(other.id);
      case 11:
        return me.client.decline(any);
      default: {
        if (match?.status !== 'playing') return null;
        const state = await me.client.state(match.id);
        const option = some(state.question?.options ?? []);
        const offer = some(state.standing.offers);
        if (offer !== undefined) return me.client.command(match.id, { is: 'answer', offer: offer.seq, yes: pick(2) === 0 });
        if (pick(4) === 0) return me.client.command(match.id, { is: 'offer-takeback' });
        if (pick(12) === 0) return me.client.command(match.id, { is: 'resign' });
        return option === undefined
          ? null
          : me.client.command(match.id, { is: 'act', at: state.at, do: option.do, with: option.with });
      }
    }
  };
  for (let done = 0; done < deeds; done += 8)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        one().catch(error => {
          const code = error instanceof Refused ? error.code : String(error);
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }),
      ),
    );
  for (const row of await db.selectFrom('matches').selectAll().execute()) {
    const seats = await db.selectFrom('seats').selectAll().where('match_id', '=', row.id).execute();
    if (row.status !== 'playing' && row.status !== 'over') {
      expect([row.status, seats.length]).toEqual([row.status, 0]);
      continue;
    }
    // Those who made it and took it up sit there, and nobody else.
    expect(seats.map(s => s.person_id).sort()).toEqual([row.host_id, row.guest_id].sort());
    // Bots play on while we look.
    const events = await db
      .selectFrom('events')
      .select('seq')
      .where('match_id', '=', row.id)
      .where('seq', '<=', row.seq)
      .orderBy('seq')
      .execute();
    expect(events.map(e => e.seq)).toEqual(Array.from({ length: row.seq }, (_, i) => i + 1));
    const live = await loadLive(db, shelf, row.id);
    const again = replay(live.agreed.game, live.match.record);
    expect('match' in again && hashOf(again.match.position)).toBe(hashOf(live.match.position));
    expect(isSound(verify(live.agreed.game, live.match.record, row.commitment))).toBe(true);
  }
  // What each of them put in and was promised held, in every match he knows of.
  for (const { client } of people)
    for (const info of [...(await client.myMatches()), ...(await client.myMatches(true))])
      if (info.status === 'playing' || info.status === 'over') {
        const kept = client.keptDice(info.id);
        if (kept?.as === 'guest' || (kept !== null && info.dice?.waived === false))
          expect(client.brokenDice(info), info.id).toEqual([]);
        expect((await matchRow(db, info.id))?.guest_id).toBe(info.to?.id ?? null);
      }
  return codes;
};
const FINE = [
  'not-found',
  'taken',
  'own-challenge',
  'apart',
  'limit',
  'stale',
  'not-asked',
  'over',
  'no-such-offer',
  'offer-stands',
  'nothing-to-undo',
  'drawn',
  'too-far',
  'forbidden',
  'bad-part',
  'not-started',
];

describe('a brawl', () => {
  test.each([1, 2])('in one process (%i)', async seed => {
    const server = await trial();
    const codes = await brawl([server], seed, 240);
    expect([...codes.keys()].filter(code => !FINE.includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(3);
    await server.end();
  });

  test('in two processes on one PostgreSQL', async () => {
    const cluster = await startCluster();
    const url = await cluster.database();
    const servers = [await trial({ DATABASE_URL: url }), await trial({ DATABASE_URL: url })];
    const codes = await brawl(servers, 4, 200);
    expect([...codes.keys()].filter(code => !FINE.includes(code))).toEqual([]);
    for (const server of servers) await server.end();
    await cluster.stop();
  });
});
