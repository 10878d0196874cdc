/** Take-backs: what is asked is said, it is not far, and nobody learns from it what the dice will be. */
import type { Client, State } from '@cuartel/client';
import { countFor, hashOf, machineOf } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_BACK, MOST_TAKEBACKS } from '../live/takeback.ts';
import { chooser, type Pair, pairUp, playOut, stepByHttp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const campaign = async (): Promise<Pair> => {
  const [host, guest] = [await server.guest(), await server.guest()];
  const { match, invite } = await host.create({ game: 'bobby-lee', scenario: '1861', side: null, open: false });
  await guest.join(match.id, invite!);
  // Whatever the sides are called: the host is `north` here.
  return { id: match.id, north: host, south: guest };
};
const actionsOf = (id: string): Promise<{ by: string }[]> =>
  server.house.matches.visit(id, live => live.match.record.actions.map(a => ({ by: a.by })));
const ofSide = async (pair: Pair, side: string): Promise<Client> =>
  (await pair.north.state(pair.id)).you === side ? pair.north : pair.south;
const other = (pair: Pair, client: Client): Client => (client === pair.north ? pair.south : pair.north);
const agree = async (pair: Pair, asker: Client, to?: number): Promise<void> => {
  await asker.command(pair.id, { is: 'offer-takeback', ...(to === undefined ? {} : { to }) });
  const players = [pair.north, pair.south];
  const told = await Promise.all(players.map(async client => await client.state(pair.id)));
  // By the number the other counts it by.
  const [asked] = (await other(pair, asker).state(pair.id)).standing.offers;
  await other(pair, asker).command(pair.id, { is: 'answer', offer: asked!.seq, yes: true });
  // Each was told in his own count where it would lead, and there he is.
  for (const [i, client] of players.entries()) {
    const [offer] = told[i]!.standing.offers;
    const now = await client.state(pair.id);
    expect([now.at, told[i]!.at - now.at]).toEqual([offer!.to, offer!.back]);
    expect(now.journal.every(line => line.action <= now.at)).toBe(true);
  }
};

test('what is asked is said to both: how many decisions, and back to where, in both languages', async () => {
  const pair = await campaign();
  const pick = chooser(5);
  for (let i = 0; i < 14; i++) await stepByHttp(pair, pick);
  const actions = await actionsOf(pair.id);
  const asker = await ofSide(pair, actions.at(-1)!.by);
  const list = await asker.takebacks(pair.id);
  expect(list.length).toBeGreaterThan(1);
  expect(list[0]!.back).toBe((await asker.state(pair.id)).at - list[0]!.to);
  for (const { place } of list) {
    expect(place.en.length).toBeGreaterThan(3);
    expect(place.es.length).toBeGreaterThan(3);
  }
  const far = list.at(-1)!;
  await asker.command(pair.id, { is: 'offer-takeback', to: far.to });
  const rival = other(pair, asker);
  const [offer] = (await rival.state(pair.id)).standing.offers;
  expect(offer).toMatchObject({ what: 'takeback', to: far.to, back: far.back, place: far.place });
  expect(far.back).toBeGreaterThan(1);
  await rival.command(pair.id, { is: 'answer', offer: offer!.seq, yes: true });
  expect((await rival.state(pair.id)).at).toBe(far.to);
});

test('it goes back to a decision of the asker, and not far', async () => {
  const pair = await campaign();
  const pick = chooser(6);
  for (let i = 0; i < MOST_BACK + 12; i++) await stepByHttp(pair, pick);
  const side = (await actionsOf(pair.id)).at(-1)!.by;
  const asker = await ofSide(pair, side);
  // As the asker counts: secret steps of the other are none of his.
  const actions = await server.house.matches.visit(pair.id, ({ match: { record, marks } }) =>
    record.actions.filter((_, i) => marks[i]!.only === null || marks[i]!.only === side).map(a => ({ by: a.by })),
  );
  expect((await asker.state(pair.id)).at).toBe(actions.length);
  const refused = (to: number, code: string) =>
    expect(asker.command(pair.id, { is: 'offer-takeback', to }), `${to}`).rejects.toMatchObject({ code });
  await refused(0, 'too-far');
  const tooFar = actions.findLastIndex((a, i) => a.by === side && actions.length - i > MOST_BACK);
  if (tooFar >= 0) await refused(tooFar, 'too-far');
  const theirs = actions.findLastIndex(a => a.by !== side);
  if (theirs >= actions.length - MOST_BACK) await refused(theirs, 'too-far');
  await refused(actions.length, 'nothing-to-undo');
  expect((await asker.takebacks(pair.id)).every(t => t.back <= MOST_BACK)).toBe(true);
  // Asked for nothing in particular: one's own last decision.
  await asker.command(pair.id, { is: 'offer-takeback' });
  expect((await asker.state(pair.id)).standing.offers[0]).toMatchObject({ to: actions.length - 1, back: 1 });
});

test('the same choices after a take-back meet other dice, and the match still proves itself', async () => {
  const pair = await campaign();
  const play = async (seed: number, n: number): Promise<string> => {
    const pick = chooser(seed);
    for (let i = 0; i < n; i++) await stepByHttp(pair, pick);
    return server.house.matches.visit(pair.id, live => {
      const { key, n: used } = live.match.position.table.dark.chance;
      return `${key.join(' ')} ${used}`;
    });
  };
  // Until dice have fallen in a decision that can be taken back.
  await play(7, 4);
  let before = await server.house.matches.visit(pair.id, live => live.match.position.table.dark.chance.n);
  let at = 0;
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(400);
    at = (await actionsOf(pair.id)).length;
    await play(100 + i, 1);
    const now = await server.house.matches.visit(pair.id, live => live.match.position.table.dark.chance.n);
    if (now > before) break;
    before = now;
  }
  const action = await server.house.matches.visit(pair.id, live => ({ ...live.match.record.actions[at]! }));
  const told = await pair.north.state(pair.id);
  await agree(pair, await ofSide(pair, action.by), at);
  const chance = await server.house.matches.visit(pair.id, live => live.match.position.table.dark.chance);
  expect(chance.n).toBe(0);
  await (await ofSide(pair, action.by)).command(pair.id, { is: 'act', at, do: action.do, with: action.with });
  // The very same decision; what fell is another throw (it may by chance look alike, but its source is another).
  expect((await pair.north.state(pair.id)).seq).toBeGreaterThan(told.seq);
  expect(await server.house.matches.visit(pair.id, live => live.match.record.rewinds)).toEqual([at]);
  // From the store: the same position.
  const here = await server.house.matches.visit(pair.id, live => hashOf(live.match.position));
  await server.house.matches.visit(pair.id, (_, open) => server.house.matches.cache.putAway(open));
  expect(await server.house.matches.visit(pair.id, live => hashOf(live.match.position))).toBe(here);
  await pair.north.command(pair.id, { is: 'resign' });
  expect(await pair.north.verify(pair.id)).toMatchObject({ ok: true, promised: true, rewinds: [at] });
  expect(await pair.north.record(pair.id)).toMatchObject({ format: 2, rewinds: [at] });
});

test('taking back alone keeps the dice, and never reaches behind an agreed take-back', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  const pick = chooser(23);
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(300);
    const [n, s] = [await pair.north.state(pair.id), await pair.south.state(pair.id)];
    const [me, state] = n.question !== null ? [pair.north, n] : [pair.south, s];
    const gather = state.question!.options.filter(o => o.do === 'gather');
    if (gather.length > 1) {
      await me.command(pair.id, { is: 'act', at: state.at, do: 'gather', with: gather[0]!.with });
      await me.command(pair.id, { is: 'undo', at: state.at + 1 });
      expect(await server.house.matches.visit(pair.id, live => live.match.record.rewinds)).toBeUndefined();
      await me.command(pair.id, { is: 'act', at: state.at, do: 'gather', with: gather[0]!.with });
      const next = await me.state(pair.id);
      await me.command(pair.id, {
        is: 'act',
        at: next.at,
        do: next.question!.options[0]!.do,
        with: next.question!.options[0]!.with,
      });
      await agree(pair, me, state.at + 1);
      // The first choice was free to be taken back before; now it would lead to dice that have been seen.
      await expect(me.command(pair.id, { is: 'undo', at: state.at + 1 })).rejects.toMatchObject({ code: 'sealed' });
      return;
    }
    await stepByHttp(pair, pick);
  }
});

test('what was drawn in the meantime has been seen: then even both together cannot go back', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  const pick = chooser(31);
  const deck = (): Promise<number> => server.house.matches.visit(pair.id, live => live.match.position.table.dark.deck.length);
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(300);
    const had = await deck();
    const counts = await Promise.all([pair.north, pair.south].map(async client => (await client.state(pair.id)).at));
    await stepByHttp(pair, pick);
    if ((await deck()) === had) continue;
    const asker = await ofSide(pair, (await actionsOf(pair.id)).at(-1)!.by);
    const before = counts[asker === pair.north ? 0 : 1]!;
    await expect(asker.command(pair.id, { is: 'offer-takeback', to: before })).rejects.toMatchObject({ code: 'drawn' });
    expect((await asker.takebacks(pair.id)).every(t => t.to > before)).toBe(true);
    return;
  }
});

test('spectators and those who watch see the same after a take-back as the players', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), {
    scenario: 'long',
    spectators: { is: 'delayed', minutes: 0 },
  });
  const stranger = await server.guest();
  let told: State | null = null;
  const live = stranger.live({ words: null, open });
  live.watch(pair.id, ({ state }) => {
    told = state;
  });
  await until(() => told !== null);
  const pick = chooser(41);
  let agreed = 0;
  for (let i = 0; i < 120 && (await stepByHttp(pair, pick)); i++) {
    if (i % 7 !== 3) continue;
    const actions = await actionsOf(pair.id);
    const asker = await ofSide(pair, actions.at(-1)!.by);
    const [nearest] = await asker.takebacks(pair.id);
    if (nearest === undefined) continue;
    await agree(pair, asker, nearest.to);
    agreed++;
  }
  expect(agreed).toBeGreaterThan(2);
  const known = await server.house.matches.visit(pair.id, ({ match }) => countFor(match, null));
  await until(() => (told as State | null)?.at === known, 'the spectator');
  const pub = (state: State): unknown => (state.view as { pub: unknown }).pub;
  expect(pub(told as unknown as State)).toEqual(pub(await pair.north.state(pair.id)));
  expect((await stranger.viewAt(pair.id, 2)).view).toMatchObject({ me: null });
  live.close();
  await playOut(pair, 42);
  expect((await pair.north.verify(pair.id)).ok).toBe(true);
});

test('nobody takes back without end', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  await stepByHttp(pair, chooser(1));
  const person = (await pair.north.me())!.id;
  await server.house.matches.visit(pair.id, async live => {
    const { carryOut, deedAt } = await import('../live/commands.ts');
    const was = live.match.record;
    live.match.record = { ...was, rewinds: Array(MOST_TAKEBACKS).fill(0) };
    const side = Object.keys(live.seats).find(s => live.seats[s] === person)!;
    const asker = was.actions[0]!.by === side ? person : Object.values(live.seats).find(p => p !== person)!;
    expect(() => carryOut(deedAt(live, 1), asker, { is: 'offer-takeback' }, 'en')).toThrow(
      expect.objectContaining({ code: 'limit' }),
    );
    live.match.record = was;
    expect(machineOf(live.match.game).asked(live.match.position).length).toBeGreaterThan(0);
  });
});
