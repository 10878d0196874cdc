import type { Client, NewOrder, State } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFrom } from '../store/migrations/9-orders.ts';
import { across } from './across.ts';
import { chooser, type Pair, pairUp } from './playing.ts';
import { newFolder, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const newPair = async (): Promise<Pair> => pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
const BID = { section: 'game', step: 'bid' };
const DECLINE: NewOrder = { at: { moment: 'entering' }, answer: { is: 'pass' } };

/** Both sides as they stand at one moment: an order may answer between two looks. */
const bothAt = async ({ id, north, south }: Pair): Promise<[State, State]> => {
  for (;;) {
    const [before, other, after] = [await north.state(id), await south.state(id), await north.state(id)];
    if (before.seq === after.seq) return [after, other];
  }
};
/**
 * Plays on wildly, so that marches, interceptions and battles come up; `most` decisions at most. Gives where each side was asked.
 * Who goes first where both are asked depends on the position alone, never on how quickly an order has answered.
 */
const playWild = async (
  pair: Pair,
  seed: number,
  ordered: string[] = [],
  most = 400,
  waits: (side: string, question: NonNullable<State['question']>) => boolean = () => false,
  byHand = false,
): Promise<Map<string, number>> => {
  const pick = chooser(seed);
  const places = new Map<string, number>();
  for (let n = 0; n < most; ) {
    const states = await bothAt(pair);
    if (states[0].standing.status === 'over') return places;
    const asked = (['north', 'south'] as const).flatMap((side, i) => {
      const { question, at } = states[i]!;
      return question === null ? [] : [{ side, question, at, place: `${side} ${question.section} ${question.step}` }];
    });
    // An order is about to answer.
    const only = asked.find(({ side, question }) => waits(side, question));
    if (asked.some(({ place }) => ordered.includes(place)) || (only !== undefined && !byHand)) continue;
    if (only !== undefined) {
      const [option] = only.question.options;
      await pair[only.side].command(pair.id, { is: 'act', at: only.at, do: option!.do, with: option!.with });
      continue;
    }
    n++;
    const { side, question, at, place } = asked[0]!;
    places.set(place, (places.get(place) ?? 0) + 1);
    const wild = question.options.filter(o => !['pass', 'stop', 'nothing'].includes(o.do));
    const passes = place === 'south @moment entering' || wild.length === 0;
    const option = passes ? question.options.find(o => ['pass', 'stop', 'nothing'].includes(o.do))! : wild[pick(wild.length)]!;
    await pair[side].command(pair.id, { is: 'act', at, do: option.do, with: option.with });
  }
  return places;
};

/** How many actions of a match were chosen by orders. */
const byOrders = async ({ house }: Trial, { id }: Pair): Promise<number> =>
  (await house.store.db.selectFrom('events').select('body').where('match_id', '=', id).execute()).filter(e =>
    e.body.includes('"set"'),
  ).length;

test('a side that lets every interception pass is not asked to decide there again, and only its owner knows', async () => {
  const pair = await newPair();
  const { order } = await pair.south.addOrder(pair.id, DECLINE);
  expect(await pair.south.orders(pair.id)).toMatchObject([
    { side: 'south', order: { ...DECLINE, id: order.id, unless: [], lasts: { is: 'game' } } },
  ]);
  expect(await pair.north.orders(pair.id)).toEqual([]);
  await expect(pair.north.removeOrder(pair.id, order.id)).rejects.toMatchObject({ code: 'not-found' });
  await pair.north.addOrder(pair.id, DECLINE);
  const places = await playWild(pair, 31, ['south @moment entering', 'north @moment entering']);
  expect([...places.keys()].some(place => place.endsWith('entering'))).toBe(false);
  expect(await byOrders(server, pair)).toBeGreaterThan(0);
  expect((await pair.north.verify(pair.id)).ok).toBe(true);
});

test('from across the table an answer by order and one by hand are the same, message for message', async () => {
  const still = await trial({ ORDER_PAUSE_MS: '3' }, { now: () => 1_800_000_000_000 });
  const terms = { scenario: 'long', clock: { is: 'live', minutes: 30, increment: 5 } };
  let asked = 0;
  for (const key of ['01', '23', '45', '67', '89', 'ab'].map(two => two.repeat(32))) {
    let [hand, order] = [0, 0];
    const byHand = await across(still, key, terms, async pair => {
      hand = (await playWild(pair, 31)).get('south @moment entering') ?? 0;
    });
    const byOrder = await across(still, key, terms, async pair => {
      await pair.south.addOrder(pair.id, { ...DECLINE, unless: [{ figure: 'hand', least: 90 }] });
      await playWild(pair, 31, ['south @moment entering']);
      order = await byOrders(still, pair);
    });
    expect(order).toBe(hand);
    expect(byOrder.north).toEqual(byHand.north);
    expect(byOrder.stranger).toEqual(byHand.stranger);
    asked += hand;
  }
  expect(asked).toBeGreaterThan(3);
  await still.end();
});

test('neither a condition over a figure nor the giving of an only answer tells anything across the table', async () => {
  const still = await trial({ ORDER_PAUSE_MS: '3' }, { now: () => 1_800_000_000_000 });
  const terms = { scenario: 'long', clock: { is: 'live', minutes: 30, increment: 5 } };
  const forced = (side: string, { options, sets }: NonNullable<State['question']>): boolean =>
    side === 'south' && options.length === 1 && (sets ?? []).length === 0;
  const kinds: { orders: NewOrder[]; places: string[]; waits: typeof forced }[] = [
    { orders: [{ ...DECLINE, when: [{ figure: 'hand', least: 0 }] }], places: ['south @moment entering'], waits: () => false },
    { orders: [{ at: { anywhere: true }, answer: { is: 'only' } }], places: [], waits: forced },
  ];
  const answered = [0, 0];
  for (const key of ['01', '45'].map(two => two.repeat(32))) {
    for (const [i, { orders, places, waits }] of kinds.entries()) {
      const byHand = await across(still, key, terms, async pair => void (await playWild(pair, 31, [], 400, waits, true)));
      const byOrder = await across(still, key, terms, async pair => {
        for (const order of orders) await pair.south.addOrder(pair.id, order);
        await playWild(pair, 31, places, 400, waits);
        answered[i]! += await byOrders(still, pair);
      });
      expect(byOrder.north).toEqual(byHand.north);
      expect(byOrder.stranger).toEqual(byHand.stranger);
    }
  }
  for (const n of answered) expect(n).toBeGreaterThan(1);
  await still.end();
});

test('deeds can be planned from what will be asked next, are done when it is, and nobody else can look ahead or learn of it', async () => {
  const pair = await newPair();
  const { question } = await pair.north.ahead(pair.id);
  expect(question).toMatchObject({ section: 'game', step: 'bid', side: 'north' });
  const nothing = { at: BID, do: 'nothing', with: null };
  // Both bids are laid at once: what comes after them nobody can know.
  expect((await pair.north.ahead(pair.id, [nothing])).question).toBeNull();
  expect((await pair.north.ahead(pair.id, [{ ...nothing, do: 'conquer' }])).question).toBeNull();
  const stranger = await server.guest();
  await expect(stranger.ahead(pair.id)).rejects.toMatchObject({ code: 'not-a-player' });
  const plan: NewOrder = {
    at: { anywhere: true },
    answer: { is: 'then', steps: [nothing, { at: { moment: 'entering' }, do: 'pass', with: null }] },
  };
  await pair.north.addOrder(pair.id, plan);
  await until(async () => (await pair.north.state(pair.id)).at === 1, 'the planned bid');
  expect(await pair.north.orders(pair.id)).toMatchObject([{ order: { lasts: { is: 'times', left: 2 } } }]);
  expect(await pair.south.orders(pair.id)).toEqual([]);
  // South bids, North is asked something else, or nothing for now: in the first case the plan is dropped.
  const { at } = await pair.south.state(pair.id);
  await pair.south.command(pair.id, { is: 'act', at, do: 'nothing', with: null });
  await until(async () => {
    const asked = (await pair.north.state(pair.id)).question;
    return asked === null || (await pair.north.orders(pair.id)).length === 0;
  }, 'the end of the plan');
});

test('an order for this turn lapses with the turn', async () => {
  const pair = await newPair();
  const card = { section: 'action', step: 'card' };
  await pair.north.addOrder(pair.id, { at: card, answer: { is: 'pass' }, lasts: { is: 'clock', clock: 'turn' } });
  const pass = async (client: Client): Promise<void> => {
    const { question, at } = await client.state(pair.id);
    if (question === null) return;
    const done = question.options.find(o => ['nothing', 'pass'].includes(o.do))!;
    await client.command(pair.id, { is: 'act', at, do: done.do, with: done.with }).catch(() => {});
  };
  let turn = 1;
  for (let i = 0; i < 400 && turn < 3; i++) {
    ({ turn } = ((await pair.north.state(pair.id)).view as { pub: { turn: number } }).pub);
    if ((await pair.north.state(pair.id)).question?.step !== 'card' || turn > 1) await pass(pair.north);
    await pass(pair.south);
  }
  expect(turn).toBe(3);
  expect(await pair.north.orders(pair.id)).toEqual([]);
});

test('an order may be given for a number of times, or with exceptions', async () => {
  const pair = await newPair();
  // Bids nothing twice; both are asked at once, so it answers as soon as it is given.
  await pair.north.addOrder(pair.id, { at: BID, answer: { is: 'do', do: 'nothing' }, lasts: { is: 'times', left: 2 } });
  await until(async () => (await pair.north.state(pair.id)).at === 1, 'the bid');
  await pair.south.addOrder(pair.id, { at: BID, answer: { is: 'do', do: 'nothing' }, unless: [{ figure: 'hand', least: 4 }] });
  await new Promise(resolve => setTimeout(resolve, 60));
  expect((await pair.south.state(pair.id)).question?.step).toBe('bid');
  await pair.south.addOrder(pair.id, { at: BID, answer: { is: 'do', do: 'nothing' }, unless: [{ figure: 'hand', least: 5 }] });
  await until(async () => (await pair.south.state(pair.id)).at === 2, 'the other bid');
  expect(await pair.north.orders(pair.id)).toHaveLength(1);
});

test('what is no sound order is refused', async () => {
  const pair = await newPair();
  const stranger = await server.guest();
  await expect(stranger.addOrder(pair.id, DECLINE)).rejects.toMatchObject({ code: 'not-a-player' });
  for (const wrong of [
    { at: {}, answer: { is: 'pass' } },
    { at: { moment: 'nowhere' }, answer: { is: 'pass' } },
    { ...DECLINE, lasts: { is: 'clock', clock: 'sundial' } },
    { ...DECLINE, lasts: { is: 'times', left: 0 } },
    { ...DECLINE, unless: [{ about: ['dark'] }] },
    { ...DECLINE, answer: { is: 'run', do: 'process.exit()' } },
    { ...DECLINE, more: 1 },
    { at: { anywhere: true }, answer: { is: 'pass' } },
    { at: { anywhere: true }, answer: { is: 'then', steps: [] } },
    { at: BID, answer: { is: 'then', steps: [{ at: BID, do: 'nothing', with: null }] } },
    { ...DECLINE, when: [{ figure: 'hand' }] },
  ])
    await expect(pair.north.addOrder(pair.id, wrong as NewOrder)).rejects.toMatchObject({ code: 'bad-message' });
  for (let i = 0; i < 30; i++) await pair.north.addOrder(pair.id, DECLINE);
  await expect(pair.north.addOrder(pair.id, DECLINE)).rejects.toMatchObject({ code: 'limit' });
});

test('orders outlive the process, and one that was due answers in the next', async () => {
  const folder = newFolder();
  const first = await trial({ DATA_DIR: folder, ORDER_PAUSE_MS: '60000' });
  const [host, guest] = [await first.guest(), await first.guest()];
  const pair = await pairUp(host, guest, { scenario: 'long' });
  const { order } = await pair.south.addOrder(pair.id, {
    at: BID,
    answer: { is: 'do', do: 'nothing' },
    lasts: { is: 'times', left: 1 },
  });
  expect((await pair.south.state(pair.id)).at).toBe(0);
  const { token } = pair.south;
  await first.end();
  const second = await trial({ DATA_DIR: folder });
  const { newClient } = await import('@cuartel/client');
  const south = newClient({ url: second.url, program: true, token: token! });
  await until(async () => (await south.state(pair.id)).at === 1, 'the order');
  await until(async () => (await south.orders(pair.id)).length === 0, 'its end');
  expect(order.lasts).toEqual({ is: 'times', left: 1 });
  await second.end();
});

test('standing answers of older servers go on as orders, as far as an order can say the same', () => {
  const kept = (answer: object, then: unknown[] = []): string =>
    JSON.stringify({ answer: { until: [], times: null, ...answer }, then });
  const at = { moment: 'entering' };
  const read = (body: string) => JSON.parse(orderFrom('x', body) ?? 'null') as unknown;
  expect(read(kept({ at, choose: { do: 'pass', which: 'only' }, until: ['pub.turn'] }, [3]))).toEqual({
    id: 'x',
    at,
    answer: { is: 'pass' },
    unless: [],
    lasts: { is: 'clock', clock: 'turn', shows: 3 },
  });
  expect(read(kept({ at, choose: { do: 'stand', with: 4, which: 'only' }, unless: { offered: 'flee' }, times: 2 }))).toEqual({
    id: 'x',
    at,
    answer: { is: 'do', do: 'stand', with: 4 },
    unless: [{ offered: 'flee' }],
    lasts: { is: 'times', left: 2 },
  });
  for (const more of [{ when: { offered: 'x' } }, { until: ['own.hand'] }, { unless: { not: { offered: 'x' } } }])
    expect(read(kept({ at, choose: { do: 'pass', which: 'only' }, ...more }))).toBeNull();
  expect(read(kept({ at, choose: { do: 'retreat', which: 'first' } }))).toBeNull();
});
