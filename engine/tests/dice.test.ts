/** Dice nobody can choose and nobody can foresee: parts of the players, and take-backs. */
import { expect, test } from 'vitest';
import {
  type AnyTypes,
  act,
  again,
  anyGame,
  bindingOf,
  branch,
  commitment,
  die,
  type Game,
  hashOf,
  isSound,
  keyFromSeed,
  keyToHex,
  load,
  lotOf,
  type Match,
  open,
  type Part,
  positionAt,
  replay,
  save,
  takeBack,
  undo,
  undoable,
  verify,
  write,
} from '../index.ts';
import { type Contents, cloneToy, toyTable } from './toy.ts';

type Nothing = object;
type G = Contents<{ main: { given: Nothing; keeps: Nothing; gives: undefined; steps: never; asks: 'turn' } }>;
const { section, decide } = write<G>();

/** A rolls a die or makes a mark, for ever. */
const game = anyGame({
  slug: 'rolling',
  version: '1',
  sides: ['a', 'b'],
  scenarios: ['only'],
  options: [],
  setUp: (_: unknown, chance: unknown) => {
    const t = toyTable();
    return { ...t, dark: { ...t.dark, chance } };
  },
  first: 'main',
  clone: cloneToy,
  redeal: (t: never) => cloneToy(t),
  things: () => [],
  result: () => null,
  conserved: () => '',
  book: {
    sections: {
      main: section('main', () => ({}), {
        turn: decide('1', () => 'a', {
          go: { do: t => (t.pub.trace.push(String(die(t, 1000))), again) },
          pick: { of: () => [1, 2], do: (t, _, n) => (t.pub.trace.push(`mark ${n}`), again) },
        }),
      }),
    },
    moments: {},
    interrupts: [],
  },
  text: {},
} as unknown as Game<AnyTypes>);

const agreed = { scenario: 'only', options: [] };
const key = keyFromSeed('house');
const HOST: Part = { by: 'host', part: 'a1'.repeat(32), bound: bindingOf('a1'.repeat(32)) };
const GUEST: Part = { by: 'guest', part: 'b2'.repeat(32), bound: null };
const fresh = (mix?: readonly Part[]): Match => open(game, agreed, key, mix);
const roll = (match: Match, times = 1): number[] => {
  for (let i = 0; i < times; i++) expect(act(match, { by: 'a', do: 'go', with: null }).ok).toBe(true);
  return rolled(match).slice(-times);
};
const mark = (match: Match, n = 1): void => void act(match, { by: 'a', do: 'pick', with: n });
const rolled = ({ position }: Match): number[] => (position.table.pub.trace as string[]).filter(t => /^\d/.test(t)).map(Number);
const again_ = (match: Match): Match => {
  const played = replay(game, match.record);
  if ('failed' in played) throw new Error(`failed at ${played.failed}`);
  return played.match;
};
const same = (a: Match, b: Match): void => expect(hashOf(a.position)).toBe(hashOf(b.position));

test('every part changes every die: no player, nor the keeper of the key, has the last word', () => {
  const dice = [
    fresh(),
    fresh([HOST]),
    fresh([GUEST]),
    fresh([HOST, GUEST]),
    fresh([{ ...HOST, part: 'a2'.repeat(32) }, GUEST]),
  ].map(match => roll(match, 6).join(' '));
  expect(new Set(dice).size).toBe(5);
  expect(roll(open(game, agreed, keyFromSeed('other'), [HOST, GUEST]), 6).join(' ')).not.toBe(dice[3]);
  expect(roll(fresh([HOST, GUEST]), 6).join(' ')).toBe(dice[3]);
  // Who put it in counts, too: nobody hands in another's part as his own.
  expect(
    roll(
      fresh([
        { ...HOST, by: 'guest' },
        { ...GUEST, by: 'host' },
      ]),
      6,
    ).join(' '),
  ).not.toBe(dice[3]);
});

test('a record with parts proves itself, and says what does not hold', () => {
  const match = fresh([HOST, GUEST]);
  roll(match, 4);
  const promised = commitment(key);
  const found = verify(game, match.record, promised, GUEST.part as string);
  expect(found).toMatchObject({ promised: true, illegal: null, mine: true, position: hashOf(match.position) });
  expect(found.parts).toEqual([
    { by: 'host', part: HOST.part, holds: true },
    { by: 'guest', part: GUEST.part, holds: true },
  ]);
  expect(isSound(found)).toBe(true);
  const swapped = verify(game, { ...match.record, mix: [{ ...HOST, part: 'cc'.repeat(32) }, GUEST] }, promised);
  expect(swapped.parts?.[0]).toEqual({ by: 'host', part: 'cc'.repeat(32), holds: false });
  expect(isSound(swapped)).toBe(false);
  expect(swapped.position).not.toBe(found.position);
  const without = verify(game, { ...match.record, mix: [HOST] }, promised, GUEST.part as string);
  expect([without.mine, isSound(without)]).toEqual([false, false]);
  // A part that was bound and never shown is not in the dice.
  const mute = fresh([{ ...HOST, part: null }, GUEST]);
  expect(verify(game, mute.record).parts?.[0]).toEqual({ by: 'host', part: null, holds: true });
  expect(roll(mute, 3)).not.toEqual(roll(fresh([HOST, GUEST]), 3));
});

test('an agreed take-back lays dice nobody has seen, and the record reproduces them', () => {
  const match = fresh();
  roll(match, 3);
  const seen = roll(match, 5);
  takeBack(match, 3);
  expect(match.record.rewinds).toEqual([3]);
  expect(roll(match, 5)).not.toEqual(seen);
  same(match, again_(match));
  const first = rolled(match).slice(3);
  // Every further one lays others again, also at the same place.
  takeBack(match, 3);
  const second = roll(match, 5);
  expect(second).not.toEqual(first);
  expect(second).not.toEqual(seen);
  takeBack(match, 6);
  roll(match, 40);
  takeBack(match, 5);
  roll(match, 3);
  expect(match.record.rewinds).toEqual([3, 3, 6, 5]);
  same(match, again_(match));
  for (const n of [0, 2, 3, 5, 6, 8]) {
    const cut = replay(game, { ...match.record, actions: match.record.actions.slice(0, n) });
    if ('failed' in cut) throw new Error('it does not replay');
    expect(hashOf(positionAt(match, n))).toBe(hashOf(cut.match.position));
  }
  expect(verify(game, match.record, commitment(key))).toMatchObject({ promised: true, rewinds: [3, 3, 6, 5] });
});

test('a take-back to the very beginning, and one after many actions, replay alike', () => {
  const match = fresh([HOST, GUEST]);
  const seen = roll(match, 2);
  takeBack(match, 0);
  expect(roll(match, 2)).not.toEqual(seen);
  roll(match, 98);
  takeBack(match, 70);
  roll(match, 10);
  same(match, again_(match));
  expect(hashOf(positionAt(match, 80))).toBe(hashOf(match.position));
});

test('what one takes back alone keeps the dice; but nobody goes alone to where seen dice lie', () => {
  const match = fresh();
  mark(match);
  expect(undo(match, 'a').ok).toBe(true);
  expect(match.record.rewinds).toBeUndefined();
  expect(roll(match, 2)).toEqual(roll(fresh(), 2));
  mark(match);
  mark(match);
  roll(match);
  takeBack(match, 4);
  expect(undoable(match, 'a')).toBe(0);
  mark(match);
  expect(undoable(match, 'a')).toBe(1);
  undo(match, 'a');
  expect(undo(match, 'a')).toMatchObject({ ok: false, mistake: { is: 'sealed' } });
  // A later take-back to before it makes the earlier place one like any other.
  takeBack(match, 2);
  for (let i = 0; i < 4; i++) mark(match);
  expect(undoable(match, 'a')).toBe(4);
});

test('a save file carries parts and take-backs, and an older table is told that it cannot read it', () => {
  const match = fresh([HOST, GUEST]);
  roll(match, 4);
  takeBack(match, 2);
  roll(match, 3);
  const text = save(match);
  expect(JSON.parse(text)).toMatchObject({ format: 2, rewinds: [2], mix: [HOST, GUEST] });
  const loaded = load(text, () => game);
  if (!loaded.ok) throw new Error(loaded.complaint.is);
  same(loaded.match, match);
  expect(JSON.parse(save(fresh())).format).toBe(1);
  for (const [field, wrong] of [
    ['rewinds', '"rewinds":[-1]'],
    ['rewinds', '"rewinds":"2"'],
  ] as const)
    expect(load(text.replace('"rewinds":[2]', wrong), () => game)).toEqual({ ok: false, complaint: { is: 'field', field } });
  expect(load(text.replace('"by":"host","part":"a1', '"by":"host","part":"zz'), () => game)).toEqual({
    ok: false,
    complaint: { is: 'field', field: 'mix' },
  });
  // Take-backs that never were break the seal; sealed anew, they lead elsewhere.
  expect(load(text.replace('"rewinds":[2]', '"rewinds":[2,2]'), () => game)).toMatchObject({ complaint: { is: 'seal' } });
});

test('an analysis of a game that was taken back has dice of its own, before and behind the place', () => {
  const match = fresh();
  roll(match, 8);
  takeBack(match, 5);
  const truth = roll(match, 4);
  for (const n of [3, 5, 7]) {
    const what = branch(match, n, 'a', 'ab'.repeat(32));
    roll(what, 9 - n);
    expect(rolled(what).slice(n)).not.toEqual([...rolled(match)].slice(n));
    same(what, again_(what));
    expect(hashOf(positionAt(what, 9))).toBe(hashOf(what.position));
  }
  expect(rolled(match).slice(5)).toEqual(truth);
});

test('the lot comes from the same key as the dice and is even', () => {
  let first = 0;
  for (let i = 0; i < 2_000; i++) if (lotOf(keyFromSeed(`lot ${i}`), 2) === 0) first++;
  expect(Math.abs(first - 1_000)).toBeLessThan(120);
  expect(lotOf(key, 2)).toBe(lotOf(key, 2));
  expect(keyToHex(key)).toHaveLength(64);
});
