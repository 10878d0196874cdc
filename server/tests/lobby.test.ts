import type { Client, State } from '@cuartel/client';
import { actionsAt, countFor } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../config/time.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  const begun = Date.now();
  server = await trial({}, { now: () => begun + Math.floor(performance.now()) + ahead });
});
afterAll(() => server.end());

let count = 0;
const member = async (): Promise<{ client: Client; name: string }> => {
  const client = server.newcomer();
  const name = `Person ${++count}`;
  await client.signUp({ name, password: 'correct horse' });
  return { client, name };
};

test('an open challenge is seen by all and taken by one', async () => {
  const [host, first, second] = [await server.guest(), await server.guest(), await server.guest()];
  const { match, invite } = await host.create({
    game: 'six-spaces',
    scenario: 'long',
    options: ['home-guard'],
    clock: { is: 'days', days: 3 },
  });
  expect(invite).toBeNull();
  expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect((await second.challenges('six-spaces')).map(c => c.id)).toContain(match.id);
  await expect(host.join(match.id)).rejects.toMatchObject({ code: 'own-challenge' });
  const both = await Promise.allSettled([first.join(match.id), second.join(match.id)]);
  expect(both.filter(r => r.status === 'fulfilled')).toHaveLength(1);
  expect(both.find(r => r.status === 'rejected')).toMatchObject({ reason: { code: 'taken' } });
  expect((await second.challenges()).map(c => c.id)).not.toContain(match.id);
  const mine = (await host.myMatches()).find(m => m.id === match.id)!;
  expect(mine).toMatchObject({ status: 'playing', yourTurn: true, options: ['home-guard'] });
  expect(mine.deadline! - Date.now() - ahead).toBeGreaterThan(2 * DAY);
});

test('a private challenge is taken by its link alone, a directed one by the person named', async () => {
  const [host, guest] = [await server.guest(), await server.guest()];
  const closed = await host.create({ game: 'six-spaces', scenario: 'short', open: false });
  expect((await guest.challenges()).map(c => c.id)).not.toContain(closed.match.id);
  await expect(guest.join(closed.match.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(guest.join(closed.match.id, 'x'.repeat(32))).rejects.toMatchObject({ code: 'not-found' });
  expect((await guest.join(closed.match.id, closed.invite!)).status).toBe('playing');
  const named = await member();
  const { match } = await host.create({ game: 'six-spaces', scenario: 'short', to: named.name });
  expect((await guest.challenges()).map(c => c.id)).not.toContain(match.id);
  await expect(guest.join(match.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(guest.match(match.id)).rejects.toMatchObject({ code: 'not-found' });
  expect((await named.client.challenges()).map(c => c.id)).toContain(match.id);
  expect((await named.client.join(match.id)).status).toBe('playing');
});

test('what no game has is refused; a challenge can be called off by its host alone', async () => {
  const [host, other] = [await server.guest(), await server.guest()];
  for (const wrong of [
    { game: 'chess' },
    { scenario: 'none' },
    { options: ['none'] },
    { side: 'east' },
    { options: ['home-guard', 'home-guard'] },
  ])
    await expect(host.create({ game: 'six-spaces', scenario: 'short', ...wrong })).rejects.toMatchObject({ code: 'bad-message' });
  await expect(host.create({ game: 'six-spaces', scenario: 'short', rated: true })).rejects.toMatchObject({
    code: 'guests-cannot',
  });
  const { match } = await host.create({ game: 'six-spaces', scenario: 'short' });
  await expect(other.cancel(match.id)).rejects.toMatchObject({ code: 'not-found' });
  await host.cancel(match.id);
  await expect(other.join(match.id)).rejects.toMatchObject({ code: 'taken' });
});

test('resigning ends a rated match; ratings, results and sides are reckoned', async () => {
  const [a, b] = [await member(), await member()];
  const pair = await pairUp(a.client, b.client, { rated: true });
  await pair.north.command(pair.id, { is: 'resign' });
  await expect(pair.south.command(pair.id, { is: 'resign' })).rejects.toMatchObject({ code: 'over' });
  const [loser, winner] = [await a.client.profile(a.name), await a.client.profile(b.name)];
  expect(loser.ratings).toMatchObject([{ game: 'six-spaces', games: 1 }]);
  expect(loser.ratings[0]!.rating).toBeLessThan(1500);
  expect(winner.records).toEqual([{ game: 'six-spaces', side: 'south', won: 1, drawn: 0, lost: 0 }]);
  expect((await a.client.ranking('six-spaces')).map(r => r.name)).toEqual(expect.arrayContaining([a.name, b.name]));
  expect((await a.client.sideRecords('six-spaces')).find(r => r.side === 'south')!.won).toBeGreaterThan(0);
  expect((await a.client.myMatches(true)).map(m => m.id)).toContain(pair.id);
});

test('a draw is offered, declined, offered again and agreed; nobody agrees with himself', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  await pair.north.command(pair.id, { is: 'offer-draw' });
  await expect(pair.north.command(pair.id, { is: 'offer-draw' })).rejects.toMatchObject({ code: 'offer-stands' });
  const [offer] = (await pair.south.state(pair.id)).standing.offers;
  await expect(pair.north.command(pair.id, { is: 'answer', offer: offer!.seq, yes: true })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await pair.south.command(pair.id, { is: 'answer', offer: offer!.seq, yes: false });
  await expect(pair.south.command(pair.id, { is: 'answer', offer: offer!.seq, yes: true })).rejects.toMatchObject({
    code: 'no-such-offer',
  });
  const { seq } = await pair.north.command(pair.id, { is: 'offer-draw' });
  await pair.south.command(pair.id, { is: 'answer', offer: seq, yes: true });
  expect((await pair.north.state(pair.id)).standing).toMatchObject({ status: 'over', result: { winner: null, by: 'agreed' } });
});

test('a take-back needs consent and goes back exactly', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const pick = chooser(21);
  const views = [(await pair.north.state(pair.id)).view];
  for (let i = 0; i < 9; i++) {
    await stepByHttp(pair, pick);
    views.push((await pair.north.state(pair.id)).view);
  }
  const asker = (await pair.south.takebacks(pair.id)).length > 0 ? pair.south : pair.north;
  const { to } = (await asker.takebacks(pair.id)).at(-1)!;
  await asker.command(pair.id, { is: 'offer-takeback', to });
  // Each counts what he knows of: North is told in his own numbers where it would lead.
  const answerer = asker === pair.south ? pair.north : pair.south;
  const [offer] = (await answerer.state(pair.id)).standing.offers;
  const left = (await pair.north.state(pair.id)).standing.offers[0]!.to!;
  const actions = await server.house.matches.visit(pair.id, ({ match }) => actionsAt(match, 'north', left));
  await answerer.command(pair.id, { is: 'answer', offer: offer!.seq, yes: true });
  const back = await pair.north.state(pair.id);
  expect(back.at).toBe(left);
  expect(views.slice(0, actions + 1)).toContainEqual(back.view);
  expect(back.journal.every(line => line.action <= left)).toBe(true);
  await playOut(pair, 22);
  expect((await pair.north.verify(pair.id)).ok).toBe(true);
});

test('what nobody else could know of is taken back at will; after dice it is sealed', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const pick = chooser(23);
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(200);
    const [n, s] = [await pair.north.state(pair.id), await pair.south.state(pair.id)];
    const [me, state] = n.question !== null ? [pair.north, n] : [pair.south, s];
    const gather = state.question!.options.find(o => o.do === 'gather');
    if (gather !== undefined) {
      await me.command(pair.id, { is: 'act', at: state.at, do: 'gather', with: gather.with });
      expect((await me.state(pair.id)).undo).toBeGreaterThan(0);
      await me.command(pair.id, { is: 'undo', at: state.at + 1 });
      expect(await me.state(pair.id)).toMatchObject({ at: state.at, view: state.view });
      const other = me === pair.north ? pair.south : pair.north;
      await expect(other.command(pair.id, { is: 'undo', at: state.at })).rejects.toMatchObject({ code: 'sealed' });
      return;
    }
    await stepByHttp(pair, pick);
  }
});

test('chat reaches the other player as it was typed, and nobody else', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { spectators: { is: 'delayed', minutes: 0 } });
  const stranger = await server.guest();
  const text = `<script>alert("x")</script> '; DROP TABLE people; -- ñandú`;
  await pair.north.command(pair.id, { is: 'chat', text });
  expect((await pair.south.state(pair.id)).chat.map(c => c.text)).toEqual([text]);
  expect((await stranger.state(pair.id)).chat).toEqual([]);
  await expect(stranger.command(pair.id, { is: 'chat', text: 'hello' })).rejects.toMatchObject({ code: 'not-a-player' });
  await expect(pair.north.command(pair.id, { is: 'chat', text: 'a\u0000b' })).rejects.toMatchObject({ code: 'bad-message' });
  await expect(pair.north.command(pair.id, { is: 'chat', text: 'x'.repeat(601) })).rejects.toMatchObject({ code: 'bad-message' });
});

test('a rematch is proposed once and taken with sides changed', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  await expect(pair.north.command(pair.id, { is: 'rematch' })).rejects.toMatchObject({ code: 'not-over' });
  await pair.north.command(pair.id, { is: 'resign' });
  await pair.north.command(pair.id, { is: 'rematch' });
  await pair.south.command(pair.id, { is: 'rematch' });
  const waiting = (await pair.south.challenges()).filter(c => c.to !== null);
  expect(waiting).toHaveLength(1);
  expect((await pair.south.join(waiting[0]!.id)).you).toBe('north');
});

test('correspondence: who lets his days pass loses', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { clock: { is: 'days', days: 2 } });
  const { standing } = await pair.north.state(pair.id);
  expect(standing.clocks).toMatchObject({ north: { left: 2 * DAY }, south: { left: 2 * DAY } });
  await pair.north.command(pair.id, { is: 'act', at: 0, do: 'nothing' });
  await server.chores.clocks();
  expect((await pair.north.state(pair.id)).standing.status).toBe('playing');
  ahead += 2 * DAY + MINUTE;
  await server.chores.clocks();
  expect((await pair.north.state(pair.id)).standing).toMatchObject({ status: 'over', result: { winner: 'north', by: 'time' } });
});

test('live: time runs for whoever is asked, and the increment comes at the hand-over', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { clock: { is: 'live', minutes: 10, increment: 30 } });
  ahead += 4 * MINUTE;
  await pair.north.command(pair.id, { is: 'act', at: 0, do: 'nothing' });
  const { clocks } = (await pair.north.state(pair.id)).standing;
  expect(clocks!.north!.since).toBeNull();
  expect(Math.round(clocks!.north!.left / 1000)).toBe(6 * 60 + 30);
  expect(clocks!.south!.since).not.toBeNull();
  ahead += 7 * MINUTE;
  await server.chores.clocks();
  expect((await pair.south.state(pair.id)).standing.result).toEqual({ winner: 'north', by: 'time' });
});

test('nobody gains time by doing and undoing, at the board or by correspondence', async () => {
  const live = await pairUp(await server.guest(), await server.guest(), { clock: { is: 'live', minutes: 10, increment: 300 } });
  ahead += 4 * MINUTE;
  const leftOf = async (pair: typeof live, side: string): Promise<number> =>
    Math.round((await pair.north.state(pair.id)).standing.clocks![side]!.left / 1000);
  for (let i = 0; i < 5; i++) {
    await live.north.command(live.id, { is: 'act', at: 0, do: 'nothing' });
    expect(await leftOf(live, 'north')).toBe(6 * 60 + 300);
    // However long it stood there, the time of whoever is asked as well goes on as it did.
    await live.north.command(live.id, { is: 'undo', at: 1 });
    const { clocks } = (await live.north.state(live.id)).standing;
    expect(Math.round(clocks!.north!.left / 1000)).toBe(6 * 60);
    expect(clocks!.north!.since).not.toBeNull();
    expect(Math.round(clocks!.south!.left / 1000)).toBe(10 * 60);
  }
  // The same when everything is read anew from the store.
  const told = (await live.south.state(live.id)).standing.clocks;
  await server.house.matches.visit(live.id, (_, one) => server.house.matches.cache.putAway(one));
  expect((await live.south.state(live.id)).standing.clocks).toEqual(told);

  const days = await pairUp(await server.guest(), await server.guest(), { clock: { is: 'days', days: 2 } });
  ahead += 40 * 60 * MINUTE;
  for (let i = 0; i < 3; i++) {
    await days.north.command(days.id, { is: 'act', at: 0, do: 'nothing' });
    expect(await leftOf(days, 'north')).toBe(48 * 3_600);
    await days.north.command(days.id, { is: 'undo', at: 1 });
    expect(await leftOf(days, 'north')).toBe(8 * 3_600);
  }
});

test('spectators see the public view alone: now, later, at the end or never, as the host chose', async () => {
  const stranger = await server.guest();
  const never = await pairUp(await server.guest(), await server.guest(), { spectators: { is: 'never' } });
  await expect(stranger.state(never.id)).rejects.toMatchObject({ code: 'not-found' });
  const atEnd = await pairUp(await server.guest(), await server.guest(), { spectators: { is: 'end' } });
  await expect(stranger.state(atEnd.id)).rejects.toMatchObject({ code: 'not-watched' });
  await atEnd.north.command(atEnd.id, { is: 'resign' });
  expect((await stranger.state(atEnd.id)).standing.key).toMatch(/^[0-9a-f]{64}$/);
  expect((await stranger.verify(atEnd.id)).ok).toBe(true);

  const late = await pairUp(await server.guest(), await server.guest(), { spectators: { is: 'delayed', minutes: 10 } });
  await expect(stranger.state(late.id)).rejects.toMatchObject({ code: 'not-watched' });
  const pick = chooser(24);
  const known = (): Promise<number> => server.house.matches.visit(late.id, ({ match }) => countFor(match, null));
  for (let i = 0; i < 4; i++) await stepByHttp(late, pick);
  const first = await known();
  ahead += 6 * MINUTE;
  for (let i = 0; i < 4; i++) await stepByHttp(late, pick);
  const all = await known();
  ahead += 5 * MINUTE;
  let seen = await stranger.state(late.id);
  expect(seen).toMatchObject({
    you: null,
    at: first,
    question: null,
    chat: [],
    standing: { asked: [] },
    view: { me: null, own: null },
  });
  expect(seen.journal.every(line => !line.secret && line.action <= first)).toBe(true);
  expect((await stranger.match(late.id)).plies).toBe(0);
  let told: State | null = null;
  const live = stranger.live({ words: null, open });
  live.watch(late.id, ({ state }) => {
    told = state;
  });
  await until(() => told !== null);
  ahead += 6 * MINUTE;
  server.chores.spectators();
  await until(() => (told as State | null)?.at === all, 'the later actions');
  seen = await stranger.state(late.id);
  expect((told as State | null)?.view).toEqual(seen.view);
  expect((told as State | null)?.journal).toEqual(seen.journal);
  live.close();
});

test('the lobby and my list ring when something changes', async () => {
  const [host, guest] = [await server.guest(), await server.guest()];
  let rung = 0;
  const mine: string[] = [];
  const live = host.live({ words: null, open, onLobby: () => rung++, onMine: id => mine.push(id) });
  live.lobby(true);
  await until(() =>
    server.house.presence.online(host.token === null ? '' : ([...server.house.sockets.all].find(s => s.lobby)?.person ?? '')),
  );
  const { match } = await host.create({ game: 'six-spaces', scenario: 'short' });
  await until(() => rung >= 1, 'the lobby');
  await guest.join(match.id);
  await until(() => mine.includes(match.id), 'my list');
  live.close();
});
