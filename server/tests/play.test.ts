import type { State } from '@cuartel/client';
import { countFor } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooser, pairUp, playLive, playOut, stepByHttp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

test('two people play a whole match over WebSockets, and its dice are those that were promised', async () => {
  const [a, b] = [await server.guest(), await server.guest()];
  const pair = await pairUp(a, b);
  const published = (await a.match(pair.id)).commitment;
  await expect(a.record(pair.id)).rejects.toMatchObject({ code: 'not-over' });
  const [north, south] = await Promise.all([playLive(pair.north, pair.id, 1), playLive(pair.south, pair.id, 2)]);
  expect(north.standing.result).toEqual(south.standing.result);
  expect(north.standing.result?.winner).toMatch(/north|south/);
  expect(north.you).toBe('north');
  // What the client kept by changes is what the server would send anew.
  expect(north.view).toEqual((await pair.north.state(pair.id)).view);
  expect(north.journal).toEqual((await pair.north.state(pair.id)).journal);
  const verdict = await a.verify(pair.id);
  expect(verdict).toMatchObject({ ok: true, published, promised: true, illegal: null, same: true });
  expect((await a.record(pair.id)).key).toBe((await a.match(pair.id)).key);
});

test('a whole match by plain HTTP', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  await playOut(pair, 3);
  const { standing, question, at } = await pair.north.state(pair.id);
  expect(standing.status).toBe('over');
  expect(standing.key).toMatch(/^[0-9a-f]{64}$/);
  expect(question).toBeNull();
  // North knows of everything but the secret steps of South.
  const mine = await server.house.matches.visit(pair.id, ({ match }) => [countFor(match, 'north'), match.marks.length]);
  expect([at, (await pair.north.verify(pair.id)).actions]).toEqual(mine);
});

test('each sees only his own drawer, and the key nowhere while the match goes on', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const pick = chooser(4);
  for (let i = 0; i < 12; i++) await stepByHttp(pair, pick);
  const [mine, theirs] = [await pair.north.state(pair.id), await pair.south.state(pair.id)];
  expect(mine.view).toMatchObject({ me: 'north' });
  expect(Object.keys(mine.view as object).sort()).toEqual(['me', 'own', 'pub']);
  // The keys are drawn by chance, so two hands may be alike: each is held against the truth instead.
  const drawers = await server.house.matches.visit(pair.id, ({ match }) => structuredClone(match.position.table.own));
  const own = (state: State): unknown => (state.view as { own: unknown }).own;
  expect([own(mine), own(theirs)]).toEqual([drawers.north, drawers.south]);
  const key = (
    await server.house.store.db.selectFrom('matches').select('key').where('id', '=', pair.id).executeTakeFirstOrThrow()
  ).key;
  for (const told of [mine, theirs, await pair.north.match(pair.id)]) expect(JSON.stringify(told)).not.toContain(key);
  const drew = (state: State, kind: string): boolean => state.journal.some(f => f.kind === kind);
  expect([mine, theirs].map(state => [drew(state, 'drewCards'), drew(state, 'drew')])).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('questions come in words when a language is asked for', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const { question } = await pair.north.state(pair.id, 'es');
  expect(question?.prompt).toBe('Puja por ir primero: las cartas que quieras boca abajo, o nada.');
  expect(question?.options.every(o => o.text !== undefined && o.text.length > 0)).toBe(true);
  expect((await pair.north.state(pair.id)).question?.frames?.length).toBeGreaterThan(0);
});

test('after a lost connection the missed events are told, and nothing twice', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const told: number[] = [];
  let state: State | null = null;
  const live = pair.north.live({ words: null, open });
  live.watch(pair.id, happening => {
    state = happening.state;
    for (const event of happening.events) told.push(event.seq);
  });
  await until(() => state !== null);
  const pick = chooser(5);
  for (let i = 0; i < 4; i++) await stepByHttp(pair, pick);
  // North counts what it knows of: steps that only South may know are none of them.
  const counted = async (): Promise<number> => (await pair.north.state(pair.id)).at;
  const before = await counted();
  await until(() => (state as State | null)?.at === before);
  for (const socket of [...server.house.sockets.all]) socket.close(1012, 'restart');
  for (let i = 0; i < 6; i++) await stepByHttp(pair, pick);
  const after = await counted();
  expect(after).toBeGreaterThan(before);
  await until(() => (state as State | null)?.at === after, 'the missed events');
  expect(told).toEqual(Array.from({ length: after }, (_, i) => i + 2));
  expect((state as State | null)?.view).toEqual((await pair.north.state(pair.id)).view);
  live.close();
});

test('two tabs: the same decision twice is made once', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const { at, question } = await pair.north.state(pair.id);
  const act = { is: 'act' as const, at, do: question!.options[0]!.do, with: question!.options[0]!.with };
  const both = await Promise.allSettled([pair.north.command(pair.id, act), pair.north.command(pair.id, act)]);
  expect(both.map(r => r.status)).toEqual(['fulfilled', 'rejected']);
  expect((both[1] as PromiseRejectedResult).reason).toMatchObject({ code: 'stale', detail: { at: 0, now: 1 } });
  expect((await pair.north.state(pair.id)).at).toBe(1);
});

test('what is not offered, not asked or out of date is refused and changes nothing', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const pick = chooser(6);
  await stepByHttp(pair, pick);
  await stepByHttp(pair, pick);
  const state = await pair.north.state(pair.id);
  const [asked, other] = state.question !== null ? [pair.north, pair.south] : [pair.south, pair.north];
  const { at, question } = await asked.state(pair.id);
  const option = question!.options[0]!;
  const stranger = await server.guest();
  await expect(other.command(pair.id, { is: 'act', at, do: option.do, with: option.with })).rejects.toMatchObject({
    code: 'not-asked',
  });
  await expect(asked.command(pair.id, { is: 'act', at: at - 1, do: option.do, with: option.with })).rejects.toMatchObject({
    code: 'stale',
  });
  await expect(asked.command(pair.id, { is: 'act', at, do: 'march', with: 99 })).rejects.toMatchObject({ code: 'not-offered' });
  await expect(asked.command(pair.id, { is: 'act', at, do: 'nonsense' })).rejects.toMatchObject({ code: 'not-offered' });
  await expect(stranger.command(pair.id, { is: 'act', at, do: option.do, with: option.with })).rejects.toMatchObject({
    code: 'not-a-player',
  });
  await expect(stranger.state(pair.id)).rejects.toMatchObject({ code: 'not-watched' });
  await expect(server.newcomer().command(pair.id, { is: 'resign' })).rejects.toMatchObject({ code: 'not-signed-in' });
  expect((await asked.state(pair.id)).seq).toBe(state.seq);
});

test('long polling answers as soon as something happens', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const { seq } = await pair.north.state(pair.id);
  const waiting = pair.north.updates(pair.id, seq, 20);
  await new Promise(resolve => setTimeout(resolve, 50));
  await stepByHttp(pair, chooser(7));
  const update = await waiting;
  expect(update).toMatchObject({ from: seq, seq: seq + 1, at: 1 });
});

test('recap, why not, notes and the view of an earlier moment', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const before = await pair.north.state(pair.id);
  const pick = chooser(8);
  for (let i = 0; i < 8; i++) await stepByHttp(pair, pick);
  expect((await pair.north.viewAt(pair.id, 0)).view).toEqual(before.view);
  expect(Array.isArray(await pair.south.recap(pair.id))).toBe(true);
  await pair.north.writeNotes(pair.id, 'watch the <b>left</b> flank; DROP TABLE notes;--');
  expect(await pair.north.notes(pair.id)).toBe('watch the <b>left</b> flank; DROP TABLE notes;--');
  expect(await pair.south.notes(pair.id)).toBe('');
  const asked = (await pair.north.state(pair.id)).question !== null ? pair.north : pair.south;
  const why = await asked.whyNot(pair.id, 'space:99', 'en');
  expect(why?.text.length).toBeGreaterThan(0);
});
