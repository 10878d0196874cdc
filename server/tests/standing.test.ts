import type { Client, NewStanding } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holds, reckon, type Seen } from '../live/predicate.ts';
import { chooser, type Pair, pairUp } from './playing.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const newPair = async (): Promise<Pair> => pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
/** Plays on until a question of this place comes up or the match ends; counts what each side was asked where. */
const askedAt = async (pair: Pair, seed: number): Promise<Map<string, number>> => {
  const pick = chooser(seed);
  const places = new Map<string, number>();
  for (;;) {
    let over = false;
    for (const [side, client] of [
      ['north', pair.north],
      ['south', pair.south],
    ] as const) {
      const state = await client.state(pair.id);
      over = state.standing.status === 'over';
      if (over || state.question === null) continue;
      const place = `${side} ${state.question.section} ${state.question.step}`;
      places.set(place, (places.get(place) ?? 0) + 1);
      // Wild play, so that marches, interceptions and battles come up.
      const options = state.question.options.filter(o => !['pass', 'stop', 'nothing'].includes(o.do));
      const from = options.length > 0 ? options : state.question.options;
      const option = from[pick(from.length)]!;
      await client.command(pair.id, { is: 'act', at: state.at, do: option.do, with: option.with });
    }
    if (over) return places;
  }
};

test('a side that declines every interception is never asked at that window again, and its rival learns nothing of it', async () => {
  const pair = await newPair();
  const decline: NewStanding = { at: { moment: 'entering' }, choose: { do: 'pass' } };
  const { id } = await pair.south.addStanding(pair.id, decline);
  expect(await pair.south.standing(pair.id)).toMatchObject([{ id, side: 'south', answer: decline }]);
  expect(await pair.north.standing(pair.id)).toEqual([]);
  await expect(pair.north.removeStanding(pair.id, id)).rejects.toMatchObject({ code: 'not-found' });
  const other = await newPair();
  const [with_, without] = [await askedAt(pair, 31), await askedAt(other, 31)];
  expect(with_.get('south @moment entering')).toBeUndefined();
  expect([...without.keys()].some(place => place.endsWith('@moment entering'))).toBe(true);
  // The match tells whoever was asked what he chose, never that he did not choose it himself.
  const state = await pair.north.state(pair.id);
  expect(JSON.stringify(state)).not.toContain(id);
  expect((await pair.north.verify(pair.id)).ok).toBe(true);
});

test('an answer for this turn lapses with the turn', async () => {
  const pair = await newPair();
  await pair.north.addStanding(pair.id, { at: { section: 'action', step: 'card' }, choose: { do: 'pass' }, until: ['pub.turn'] });
  const pass = async (client: Client): Promise<void> => {
    const { question, at } = await client.state(pair.id);
    if (question === null) return;
    const done = question.options.find(o => ['nothing', 'pass'].includes(o.do))!;
    await client.command(pair.id, { is: 'act', at, do: done.do, with: done.with });
  };
  let turn = 1;
  const asked: number[] = [];
  for (let i = 0; i < 200 && turn < 3; i++) {
    const state = await pair.north.state(pair.id);
    ({ turn } = (state.view as { pub: { turn: number } }).pub);
    if (state.question?.step === 'card') asked.push(turn);
    await pass(pair.north);
    await pass(pair.south);
  }
  expect(asked.every(t => t > 1)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(await pair.north.standing(pair.id)).toEqual([]);
});

test('an answer may be given for a number of times, or only when something holds', async () => {
  const pair = await newPair();
  // Bids nothing twice; both are asked at once, so it speaks as soon as it is given.
  await pair.north.addStanding(pair.id, { at: { section: 'game', step: 'bid' }, choose: { do: 'nothing' }, times: 2 });
  expect((await pair.north.state(pair.id)).at).toBe(1);
  await pair.south.addStanding(pair.id, {
    at: { section: 'game', step: 'bid' },
    when: { less: [{ get: 'pub.turn' }, 1] },
    choose: { do: 'nothing' },
  });
  expect((await pair.north.state(pair.id)).at).toBe(1);
  await pair.south.addStanding(pair.id, {
    at: { section: 'game', step: 'bid' },
    when: { all: [{ offered: 'bid' }, { atLeast: [{ count: { get: 'own.hand' } }, 4] }] },
    choose: { do: 'nothing' },
  });
  const state = await pair.south.state(pair.id);
  expect(state.at).toBe(2);
  expect(state.question?.step ?? (await pair.north.state(pair.id)).question?.step).toBe('card');
});

test('what is no sound answer is refused', async () => {
  const pair = await newPair();
  const stranger = await server.guest();
  const answer: NewStanding = { at: { moment: 'entering' }, choose: { do: 'pass' } };
  await expect(stranger.addStanding(pair.id, answer)).rejects.toMatchObject({ code: 'not-a-player' });
  for (const wrong of [
    { at: {}, choose: { do: 'pass' } },
    { ...answer, until: ['dark.deck'] },
    { ...answer, when: { is: [{ get: '__proto__.x' }, 1] } },
    { ...answer, when: { run: 'process.exit()' } },
    { ...answer, more: 1 },
  ])
    await expect(pair.north.addStanding(pair.id, wrong as NewStanding)).rejects.toMatchObject({ code: 'bad-message' });
  for (let i = 0; i < 30; i++) await pair.north.addStanding(pair.id, { at: { moment: 'none' }, choose: { do: 'pass' } });
  await expect(pair.north.addStanding(pair.id, answer)).rejects.toMatchObject({ code: 'limit' });
});

test('conditions reckon with what the side sees; what is not there meets none', () => {
  const seen: Seen = {
    pub: { turn: 3, at: [1, 2, 2, 5] },
    own: { hand: [4, 7] },
    my: { here: 2, blocks: [1] },
    me: 'north',
    offered: ['pass', 'stand'],
  };
  expect(reckon({ get: ['pub.at', { get: 'my.here' }] }, seen)).toBe(2);
  expect(reckon({ count: { get: 'pub.at' }, of: { get: 'my.here' } }, seen)).toBe(2);
  expect(reckon({ sum: { get: 'own.hand' } }, seen)).toBe(11);
  expect(reckon({ minus: [{ times: [2, { get: 'pub.turn' }] }, 1] }, seen)).toBe(5);
  expect(reckon({ get: 'pub.constructor' }, seen)).toBeNull();
  // Outnumbered two to one.
  expect(holds({ atLeast: [{ count: { get: 'pub.at' }, of: 2 }, { times: [2, { count: { get: 'my.blocks' } }] }] }, seen)).toBe(
    true,
  );
  expect(holds({ any: [{ is: [{ get: 'me' }, 'south'] }, { has: [{ get: 'own.hand' }, 7] }] }, seen)).toBe(true);
  expect(holds({ not: { offered: 'stand' } }, seen)).toBe(false);
  expect(holds({ less: [{ get: 'pub.nothing' }, 5] }, seen)).toBe(false);
  expect(holds({ atLeast: [{ get: 'pub.nothing' }, 5] }, seen)).toBe(false);
});
