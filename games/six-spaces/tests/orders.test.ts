/** Standing orders: answers given in advance. */
import {
  act,
  anyGame,
  choosable,
  type Exception,
  foresee,
  giveOrder,
  hashOf,
  journalFor,
  keyFromSeed,
  type Lasting,
  type Match,
  machineOf,
  muteOf,
  ONLY_ANSWER,
  type Option,
  type Order,
  type OrderedAnswer,
  obey,
  open,
  orderedAnswer,
  orderInWords,
  orderMenu,
  orderReader,
  orderSentence,
  otherTruth,
  type PlannedDeed,
  questionAt,
  readyOrders,
  stillStanding,
  undoable,
} from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { sixSpaces } from '../index.ts';

const game = anyGame(sixSpaces);
const machine = machineOf(game);
const ALWAYS: Lasting = { is: 'game' };
const order = (
  answer: OrderedAnswer,
  unless: Exception[] = [],
  lasts: Lasting = ALWAYS,
  at: Order['at'] = { moment: 'entering' },
): Order => ({
  id: `order ${JSON.stringify([at, answer])}`,
  at,
  answer,
  unless,
  lasts,
});
const PASS = order({ is: 'pass' });

/** A table at which North is about to enter a space beside Southern blocks: South is asked whether it intercepts. */
const entered = (seed = 'orders'): Match => {
  for (let n = 0; ; n++) {
    const match = open(game, { scenario: 'long', options: [] }, keyFromSeed(`${seed}|${n}`));
    const pick = chooserFrom(`${seed}|${n}`);
    while (machine.asked(match.position).length > 0) {
      const side = machine.asked(match.position)[0]!;
      const several = side === 'south' && machine.options(match.position, side).length > 2;
      if (match.position.stack.at(-1)?.step === 'entering' && several) return match;
      act(match, machine.sample(match.position, side, pick) as Option);
    }
  }
};
const answers = (match: Match, ...orders: Order[]) => orderedAnswer(game, match.position, 'south', orders)?.action ?? null;
const things = (match: Match): number[] =>
  machine
    .options(match.position, 'south')
    .filter(o => o.do === 'intercept')
    .map(o => o.with as number);

test('a window that is let pass is passed by an action like any other', () => {
  const [ordered, asked] = [entered(), entered()];
  expect(obey(ordered, { south: [PASS] }).length).toBeGreaterThan(0);
  act(asked, { by: 'south', do: 'pass', with: null });
  expect(hashOf(ordered.position)).toBe(hashOf(asked.position));
  expect(ordered.record.actions).toEqual(asked.record.actions);
  expect(journalFor(ordered, 'north')).toEqual(journalFor(asked, 'north'));
  expect(undoable(ordered, 'north')).toBe(undoable(asked, 'north'));
});
test('an order for another question, or for another side, says nothing', () => {
  const match = entered();
  expect(answers(match, { ...PASS, at: { moment: 'interception' } })).toBeNull();
  expect(orderedAnswer(game, match.position, 'north', [PASS])).toBeNull();
});
test('never with this block: the others are still asked about, and only when none is left is it passed', () => {
  const match = entered();
  const blocks = things(match);
  const never = (block: number) => order({ is: 'never', do: 'intercept', things: [`block:${block}`] });
  expect(blocks.length).toBeGreaterThan(1);
  expect(answers(match, never(blocks[0]!))).toBeNull();
  expect(answers(match, ...blocks.map(never))).toMatchObject({ do: 'pass' });
  expect(answers(match, order({ is: 'never', do: 'intercept', things: null }))).toMatchObject({ do: 'pass' });
});
test('ask me only when the enemy enters these spaces', () => {
  const match = entered();
  const to = match.position.stack.at(-1)?.my['to'] as number;
  expect(answers(match, order({ is: 'pass' }, [{ about: [`space:${to}`] }]))).toBeNull();
  expect(answers(match, order({ is: 'pass' }, [{ about: [`space:${(to + 1) % 6}`] }]))).toMatchObject({ do: 'pass' });
});
test('an order may name its answer, or what it prefers', () => {
  const match = entered();
  const [first, second] = things(match) as [number, number];
  expect(answers(match, order({ is: 'do', do: 'intercept', with: second }))).toMatchObject({ with: second });
  expect(answers(match, order({ is: 'do', do: 'intercept' }))).toBeNull(); // there is more than one way
  expect(answers(match, order({ is: 'prefer', do: 'intercept', things: [`block:${second}`, `block:${first}`] }))).toMatchObject({
    with: second,
  });
  expect(answers(match, order({ is: 'prefer', do: 'intercept', things: ['block:99'] }))).toBeNull();
});
test('a preference fills a set as far as it must be filled', () => {
  const match = open(game, { scenario: 'long', options: [] }, keyFromSeed('prefer'));
  const [a, b] = match.position.table.own.south.hand as [number, number];
  const bid = order({ is: 'prefer', do: 'bid', things: [`card:${b}`, `card:${a}`] }, [], ALWAYS, {
    section: 'game',
    step: 'bid',
  });
  expect(orderedAnswer(game, match.position, 'south', [bid])?.action).toMatchObject({ do: 'bid', with: [b] });
});
test('figures of the game are compared, from what the side itself may know', () => {
  const match = open(game, { scenario: 'long', options: [] }, keyFromSeed('figures'));
  const at = { section: 'game', step: 'bid' };
  const nothing = (least: number) => order({ is: 'do', do: 'nothing' }, [{ figure: 'hand', least }], ALWAYS, at);
  expect(answers(match, nothing(5))).toMatchObject({ do: 'nothing' });
  expect(answers(match, nothing(4))).toBeNull();
  expect(answers(match, order({ is: 'do', do: 'nothing' }, [{ offered: 'bid' }], ALWAYS, at))).toBeNull();
  expect(
    answers(match, order({ is: 'do', do: 'nothing' }, [{ figure: 'hand', least: { times: 1, figure: 'hand' } }], ALWAYS, at)),
  ).toBeNull();
});
test('only when a figure is so high: a condition, beside the exceptions', () => {
  const match = entered();
  const hand = match.position.table.own.south.hand.length;
  const when = (least: number, unless: Exception[] = []): Order => ({
    ...order({ is: 'pass' }, unless),
    when: [{ figure: 'hand', least }],
  });
  expect(answers(match, when(hand))).toMatchObject({ do: 'pass' });
  expect(answers(match, when(hand + 1))).toBeNull();
  expect(answers(match, when(hand, [{ figure: 'hand', least: hand }]))).toBeNull();
  expect(muteOf(game, { south: [when(0)] })('south', 'entering', { to: 2 }, {})).toBe(false);
  expect(orderInWords(orderReader(match, 'south'), when(3), 'en').when).toBe('only when my hand is at least 3');
});
test('the only answer there is can be given wherever one is asked, and nothing else can', () => {
  const anywhere = { anywhere: true } as const;
  const only = giveOrder(entered(), 'south', 'only', ONLY_ANSWER)!;
  expect(answers(entered(), only)).toBeNull();
  let forced = 0;
  for (let n = 0; n < 10; n++) {
    const match = open(game, { scenario: 'long', options: [] }, keyFromSeed(`only ${n}`));
    const pick = chooserFrom(`only ${n}`);
    for (let [side] = machine.asked(match.position); side !== undefined; [side] = machine.asked(match.position)) {
      const said = orderedAnswer(game, match.position, side, [only])?.action ?? null;
      const { single, sets } = machine.offer(match.position, side);
      expect(said !== null).toBe(single.length === 1 && sets.length === 0);
      if (said !== null) forced++;
      act(match, machine.sample(match.position, side, pick) as Option);
    }
  }
  expect(forced).toBeGreaterThan(5);
  expect(
    giveOrder(entered(), 'south', 'x', { at: anywhere, answer: { is: 'pass' }, unless: [], lasts: { is: 'game' } }),
  ).toBeNull();
});
describe('deeds planned in a row', () => {
  const BID = { section: 'game', step: 'bid' } as const;
  const plan = (match: Match, steps: readonly PlannedDeed[]): Order =>
    giveOrder(match, 'south', 'plan', {
      at: { anywhere: true },
      answer: { is: 'then', steps },
      unless: [],
      lasts: { is: 'game' },
    })!;
  const nothing: PlannedDeed = { at: BID, do: 'nothing', with: null };
  const begun = (): Match => open(game, { scenario: 'long', options: [] }, keyFromSeed('planned'));
  test('are done one after another, each at its question', () => {
    const match = begun();
    const planned = plan(match, [nothing, { at: { moment: 'entering' }, do: 'pass', with: null }]);
    const done = obey(match, { south: [planned] });
    expect(done.map(({ action }) => action.do)).toEqual(['nothing']);
    const [left] = stillStanding(match, 'south', [planned], done);
    expect(left).toMatchObject({ lasts: { is: 'times', left: 1 } });
  });
  test('are forgotten as soon as something else is asked, or one of them cannot be done', () => {
    const match = entered();
    expect(stillStanding(match, 'south', [plan(match, [nothing])], [])).toEqual([]);
    const impossible = plan(match, [{ at: { moment: 'entering' }, do: 'intercept', with: 99 }]);
    expect(answers(match, impossible)).toBeNull();
    expect(stillStanding(match, 'south', [impossible], [])).toEqual([]);
    const other = { at: { section: 'nowhere', step: 'bid' }, do: 'nothing', with: null };
    expect(
      giveOrder(match, 'south', 'x', {
        at: { anywhere: true },
        answer: { is: 'then', steps: [other] },
        unless: [],
        lasts: { is: 'game' },
      }),
    ).toBeNull();
  });
  test('can be looked up ahead as far as no die falls, and what is seen there is the same in every truth', () => {
    let [seen, unknowable] = [0, 0];
    for (let n = 0; n < 30; n++) {
      // North marches, South is asked: North looks what comes after South has let it pass.
      const match = entered(`ahead ${n}`);
      const looks = ['a', 'b', 'c'].map(key => foresee(match, 'north', [], chooserFrom(key)));
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
      const [first] = looks;
      if (first === null || first === undefined) {
        unknowable++;
        continue;
      }
      seen++;
      const [option] = first.question.options;
      const deed = { at: questionAt(first.question), ...option! };
      const before = hashOf(match.position);
      foresee(match, 'north', [deed], chooserFrom('d'));
      expect(hashOf(match.position)).toBe(before);
      act(match, { by: 'south', do: 'pass', with: null });
      if (machine.asked(match.position)[0] === 'north')
        expect(orderedAnswer(game, match.position, 'north', [plan(match, [deed])])?.action).toMatchObject({ do: deed.do });
    }
    expect([seen > 0, seen + unknowable]).toEqual([true, 30]);
  });
  test('read as a row', () => {
    const match = begun();
    expect(orderSentence(orderReader(match, 'south'), plan(match, [nothing, nothing]), 'en')).toMatch(
      /^Wherever I am asked: As planned, until something else is asked: (.+); \1\.$/,
    );
  });
});
test('orders that are ready are sound, have words in both languages, and those for the question now come first', () => {
  const match = entered();
  for (const language of ['en', 'es'] as const) {
    const ready = readyOrders(orderReader(match, 'south'), language);
    expect(ready.map(one => one.here)).toEqual([true, false, false]);
    for (const { is, text } of ready) {
      expect(giveOrder(match, 'south', 'x', is)).not.toBeNull();
      expect(text).toMatch(/\.$/);
    }
  }
});
describe('how long an order lasts', () => {
  test('as long as a clock shows the same', () => {
    const match = entered();
    const { turn } = match.position.table.pub;
    expect(answers(match, order({ is: 'pass' }, [], { is: 'clock', clock: 'turn', shows: turn }))).toMatchObject({ do: 'pass' });
    const past = order({ is: 'pass' }, [], { is: 'clock', clock: 'turn', shows: turn - 1 });
    expect(answers(match, past)).toBeNull();
    expect(stillStanding(match, 'south', [past, PASS], [])).toEqual([PASS]);
  });
  test('until something new can be chosen', () => {
    const match = entered();
    const known = choosable(game, match.position, 'south');
    const until = (list: string[]) => order({ is: 'pass' }, [], { is: 'change', known: list });
    expect(answers(match, until(known))).toMatchObject({ do: 'pass' });
    expect(answers(match, until(known.slice(1)))).toBeNull();
    // Once there was something new it is over, not only silent.
    expect(stillStanding(match, 'south', [until(known), until(known.slice(1))], [])).toEqual([until(known)]);
  });
  test('so many times', () => {
    const match = entered();
    const twice = order({ is: 'pass' }, [], { is: 'times', left: 2 });
    const done = obey(match, { south: [twice] });
    expect(done).toHaveLength(1);
    expect(stillStanding(match, 'south', [twice], done)).toEqual([{ ...twice, lasts: { is: 'times', left: 1 } }]);
    expect(stillStanding(match, 'south', [{ ...twice, lasts: { is: 'times', left: 1 } }], done)).toEqual([]);
  });
});
test('what an order answers never depends on what its side cannot see', () => {
  for (let n = 0; n < 20; n++) {
    const match = entered(`truth ${n}`);
    const blocks = things(match);
    const orders = [
      order({ is: 'prefer', do: 'intercept', things: blocks.map(b => `block:${b}` as const) }, [{ figure: 'hand', least: 3 }]),
      order({ is: 'never', do: 'intercept', things: null }, [{ about: ['space:3'] }]),
    ];
    const other = otherTruth(game, match.position, 'south', chooserFrom(`other ${n}`));
    expect(orderedAnswer(game, other, 'south', orders)).toEqual(orderedAnswer(game, match.position, 'south', orders));
  }
});
test('in imagination a muted window costs nothing, and leads where a pass would lead', () => {
  const mute = muteOf(game, { south: [PASS, { ...PASS, at: { moment: 'interception' } }] });
  let [asked, muted] = [0, 0];
  for (let n = 0; n < 8; n++) {
    const match = entered(`mute ${n}`);
    act(match, { by: 'south', do: 'pass', with: null });
    const [quiet, loud] = [machine.clone(match.position), machine.clone(match.position)];
    quiet.mute = mute;
    const [pickQuiet, pickLoud] = [chooserFrom(`${n}`), chooserFrom(`${n}`)];
    const window = (pos: typeof quiet): boolean => machine.asked(pos)[0] === 'south' && pos.stack.at(-1)?.section === '@moment';
    for (; machine.asked(quiet).length > 0; asked++) {
      while (window(loud)) {
        machine.apply(loud, { by: 'south', do: 'pass', with: null });
        muted++;
      }
      if (window(quiet)) machine.apply(quiet, { by: 'south', do: 'pass', with: null }); // asked before it was muted
      const side = machine.asked(quiet)[0];
      if (side === undefined) break;
      machine.apply(quiet, machine.sample(quiet, side, pickQuiet) as never);
      machine.apply(loud, machine.sample(loud, side, pickLoud) as never);
    }
    while (window(loud)) machine.apply(loud, { by: 'south', do: 'pass', with: null });
    expect(hashOf(quiet)).toBe(hashOf(loud));
  }
  expect([asked > 50, muted > 3]).toEqual([true, true]);
  expect(muteOf(game, { south: [order({ is: 'pass' }, [{ about: ['space:2'] }])] })('south', 'entering', { to: 2 }, {})).toBe(
    false,
  );
  expect(muteOf(game, { south: [order({ is: 'pass' }, [{ about: ['space:2'] }])] })('south', 'entering', { to: 3 }, {})).toBe(
    true,
  );
});
test('an order reads the same everywhere', () => {
  const match = entered();
  const [block] = things(match);
  const never = order(
    { is: 'never', do: 'intercept', things: [`block:${block as number}`] },
    [{ about: ['space:2'] }, { figure: 'hand', least: 3 }],
    { is: 'clock', clock: 'turn', shows: 1 },
  );
  expect(orderInWords(orderReader(match, 'south'), never, 'en')).toMatchObject({
    at: expect.stringMatching(/^The enemy marches into \w+: intercept\?$/),
    answer: expect.stringMatching(/^do not offer me: /),
    unless: 'unless it is about Cord or my hand is at least 3',
    lasts: 'this turn',
  });
  expect(orderInWords(orderReader(match, 'north'), PASS, 'es')).toMatchObject({
    at: expect.stringMatching(/^Cuando la regla 4\.1 me pregunta/),
    answer: 'dejarlo pasar',
    unless: '',
    lasts: 'toda la partida',
  });
});
test('what can be ordered here is put together from the question, and what is ordered is obeyed', () => {
  const match = entered();
  const menu = orderMenu(orderReader(match, 'south'), 'en')!;
  expect(orderMenu(orderReader(match, 'north'), 'en')).toBeNull();
  expect(menu.at).toEqual({ moment: 'entering' });
  expect(menu.answers[0]).toEqual({ is: { is: 'pass' }, text: 'let it pass' });
  const nevers = menu.answers.filter(one => one.is.is === 'never');
  expect(nevers).toHaveLength(1 + things(match).length);
  expect(menu.prefer.map(one => one.things.length)).toEqual([things(match).length]);
  const to = match.position.stack.at(-1)?.my['to'] as number;
  expect(menu.unless.map(one => one.is)).toEqual(expect.arrayContaining([{ about: [`space:${to}`] }, { about: ['space:0'] }]));
  expect(menu.figures).toEqual([{ is: 'hand', text: 'my hand' }]);
  expect(menu.lasts.map(one => one.text)).toEqual([
    'this turn',
    'this round',
    'until I can choose something new',
    'once',
    '3 times',
    '10 times',
    'for the whole game',
  ]);
  for (const { is: lasts } of menu.lasts) {
    const given = giveOrder(match, 'south', 'x', { at: menu.at, answer: { is: 'pass' }, unless: [], lasts })!;
    expect(answers(match, given)).toMatchObject({ do: 'pass' });
  }
  const wrong = { at: menu.at, answer: { is: 'pass' as const }, unless: [], lasts: { is: 'clock' as const, clock: 'sundial' } };
  expect(giveOrder(match, 'south', 'x', wrong)).toBeNull();
});
