/** Every game on the shelf is played through the server: two people, or one alone who goes on elsewhere. */
import { newClient } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelf } from '../shelf/games.ts';
import { chooser } from './playing.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const MOST = 60;

test.each([...shelf.keys()])(
  '%s: the first actions of a match, each seen alike by the server that plays and one that reads it anew',
  async slug => {
    const game = shelf.get(slug)!;
    const clients = [await server.guest(), await server.guest()];
    const { match } = await clients[0]!.create({ game: slug, scenario: game.scenarios[0]! });
    if (game.sides.length === 2) await clients[1]!.join(match.id);
    else clients.length = 1;
    expect((await clients[0]!.match(match.id)).status).toBe('playing');
    const pick = chooser(61);
    for (let i = 0; i < MOST; i++) {
      const states = await Promise.all(clients.map(client => client.state(match.id, i % 2 === 0 ? 'es' : 'en')));
      if (states[0]!.standing.status === 'over') break;
      const asked = states.findIndex(state => state.question !== null);
      const { question, at } = states[asked]!;
      expect(question!.prompt!.length).toBeGreaterThan(0);
      const option = question!.options[pick(question!.options.length)]!;
      await clients[asked]!.command(match.id, { is: 'act', at, do: option.do, with: option.with });
    }
    // Put away and taken up again, from another device: the same table.
    const open = server.house.matches.cache.open.get(match.id)!;
    for (const client of clients) {
      const before = await client.state(match.id, 'en');
      server.house.matches.cache.putAway(open);
      const elsewhere = newClient({ url: server.url, program: true, token: client.token! });
      const after = await elsewhere.state(match.id, 'en');
      expect({ ...after, standing: { ...after.standing, now: 0 } }).toEqual({
        ...before,
        standing: { ...before.standing, now: 0 },
      });
    }
    if ((await clients[0]!.match(match.id)).status === 'playing') await clients[0]!.command(match.id, { is: 'resign' });
    expect((await clients[0]!.verify(match.id)).ok).toBe(true);
  },
);

test('a game for one cannot be rated, offered or drawn', async () => {
  const client = server.newcomer();
  await client.signUp({ name: 'Loner', password: 'a long password' });
  const alone = [...shelf.values()].find(g => g.sides.length === 1)!;
  const terms = { game: alone.slug, scenario: alone.scenarios[0]! };
  await expect(client.create({ ...terms, rated: true })).rejects.toMatchObject({ code: 'guests-cannot' });
  const { match, invite } = await client.create(terms);
  expect([match.status, invite]).toEqual(['playing', null]);
  expect((await client.challenges()).map(c => c.id)).not.toContain(match.id);
  await expect(client.command(match.id, { is: 'offer-draw' })).rejects.toMatchObject({ code: 'forbidden' });
});
