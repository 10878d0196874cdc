/** Nobody can count the secret steps of another: whatever they were and however many, all others are told the same, byte for byte. */
import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { across, READERS, type Told } from './across.ts';
import type { Pair } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial({}, { now: () => 1_800_000_000_000 });
});
afterAll(() => server.end());
const KEY = 'c5'.repeat(32);
const TERMS = { scenario: 'long', options: ['arranging'], clock: { is: 'live', minutes: 20, increment: 5 } };

const act = async (client: Client, id: string, deed: string, what: unknown = null): Promise<void> => {
  const { at } = await client.state(id);
  await client.command(id, { is: 'act', at, do: deed, with: what });
};
const undo = async (client: Client, id: string): Promise<void> => {
  const { at } = await client.state(id);
  await client.command(id, { is: 'undo', at });
};
/** Everybody passes until North may gather a group: both arranged, nobody bid, South went first. */
const toGather = async ({ id, north, south }: Pair, arrange: () => Promise<void> = async () => {}): Promise<void> => {
  await act(south, id, 'ready');
  await arrange();
  await act(north, id, 'ready');
  await act(north, id, 'nothing');
  await act(south, id, 'nothing');
  await act(south, id, 'pass');
  const { question } = await north.state(id);
  await act(north, id, 'play', question!.options.find(o => o.do === 'play')!.with);
};
const march = async ({ id, north }: Pair): Promise<void> => {
  const { question } = await north.state(id);
  await act(north, id, 'march', question!.options.find(o => o.do === 'march')!.with);
};
const others = (told: Told, but: string) => READERS.filter(reader => reader !== but).map(reader => [reader, told[reader]]);

test('a group is gathered in secret: how often, and what was gathered in between, nobody else is told', async () => {
  const play = (secretly: (pair: Pair) => Promise<void>) =>
    across(server, KEY, TERMS, async pair => {
      await toGather(pair);
      await secretly(pair);
      await act(pair.north, pair.id, 'gather', [0]);
      await pair.south.command(pair.id, { is: 'chat', text: 'well?' });
      await pair.south.command(pair.id, { is: 'offer-draw' });
      await march(pair);
    });
  const plain = await play(async () => {});
  const fickle = await play(async ({ id, north }) => {
    await act(north, id, 'gather', [0, 1]);
    await act(north, id, 'gather', [2]);
    await undo(north, id);
    await act(north, id, 'gather', [3]);
    await act(north, id, 'gather', [1]);
  });
  expect(fickle.north.length).toBeGreaterThan(plain.north.length);
  expect(others(fickle, 'north')).toEqual(others(plain, 'north'));
});

test('blocks are arranged in secret while the other has nothing to do: his numbers, offers and lists do not move', async () => {
  const play = (secretly: (pair: Pair) => Promise<void>) =>
    across(server, KEY, TERMS, pair =>
      toGather(pair, async () => {
        await pair.south.command(pair.id, { is: 'chat', text: 'ready' });
        await secretly(pair);
        const { standing, seq, undo: back } = await pair.south.state(pair.id);
        expect([seq, back, standing.chosen]).toEqual([3, 1, ['south']]);
      }),
    );
  const plain = await play(async () => {});
  // Two exchanges that cancel out.
  const busy = await play(async ({ id, north }) => {
    await act(north, id, 'swap', [0, 1]);
    await act(north, id, 'swap', [0, 1]);
  });
  expect(others(busy, 'north')).toEqual(others(plain, 'north'));
});

test('while somebody decides in secret nobody else is woken, and what he offered stands', async () => {
  await across(server, KEY, TERMS, async pair => {
    const { id, north, south } = pair;
    await toGather(pair);
    await south.command(id, { is: 'offer-takeback' });
    const before = await south.state(id);
    const [heard, woken]: [string[], string[]] = [[], []];
    const live = south.live({ words: null, open });
    live.watch(id, () => heard.push('told'));
    await until(() => heard.length === 1);
    const waiting = south.updates(id, before.seq, 20).then(update => woken.push(JSON.stringify(update.events)));
    for (const group of [[0], [1], [0, 1]]) await act(north, id, 'gather', group);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect([heard.length, woken]).toEqual([1, []]);
    const after = await south.state(id);
    expect({ ...after, online: [] }).toEqual({ ...before, online: [] });
    expect(after.standing.offers).toHaveLength(1);
    // It is accepted by the number North counts it by, though he knows of more than South.
    const [offer] = (await north.state(id)).standing.offers;
    await north.command(id, { is: 'answer', offer: offer!.seq, yes: true });
    await waiting;
    expect(woken).toHaveLength(1);
    expect((await south.state(id)).question?.step).toBe('card');
    live.close();
  });
});
