/** Pairings and tables of tournaments, on paper. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everybodyPaired, nobodyPaired } from '../tournaments/matching.ts';
import { robinRound, robinRounds } from '../tournaments/robin.ts';
import { byBalance, byBids } from '../tournaments/sides.ts';
import { type Scored, standingsOf } from '../tournaments/standings.ts';
import { pairSwiss, type SwissPlayer } from '../tournaments/swiss.ts';

const alive = (n: number): boolean[] => new Array<boolean>(n).fill(true);
/** By trying everything. */
const canBePaired = (left: readonly number[], joins: (a: number, b: number) => boolean): boolean => {
  const [one, ...rest] = left;
  if (one === undefined) return true;
  return rest.some(
    other =>
      joins(one, other) &&
      canBePaired(
        rest.filter(x => x !== other),
        joins,
      ),
  );
};

test('everybody is paired exactly when that can be done, whatever the graph', () => {
  const graph = fc.integer({ min: 1, max: 5 }).chain(half => {
    const n = half * 2;
    return fc.record({ n: fc.constant(n), edges: fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: n * 2 }) });
  });
  fc.assert(
    fc.property(graph, ({ n, edges }) => {
      const joined = new Set(edges.flatMap(([a, b]) => (a === b ? [] : [a * n + b, b * n + a])));
      const joins = (a: number, b: number): boolean => joined.has(a * n + b);
      const mate = everybodyPaired(alive(n), joins, nobodyPaired(n));
      expect(mate !== null).toBe(
        canBePaired(
          Array.from({ length: n }, (_, i) => i),
          joins,
        ),
      );
      for (const [i, j] of mate?.entries() ?? []) {
        expect(joins(i, j)).toBe(true);
        expect(mate![j]).toBe(i);
      }
    }),
    { numRuns: 600, seed: 11 },
  );
});

const player = (person: string, points: number, met: readonly string[] = [], byes = 0): SwissPlayer => ({
  person,
  points,
  met: new Map(met.map(m => [m, 1])),
  byes,
});
test('a first round pairs the upper half with the lower half', () => {
  const ranked = ['a', 'b', 'c', 'd', 'e', 'f'].map(p => player(p, 0));
  expect(pairSwiss(ranked)).toEqual({
    pairs: [
      ['a', 'd'],
      ['b', 'e'],
      ['c', 'f'],
    ],
    bye: null,
  });
});
test('those with as many points meet; nobody meets the same person twice; the odd one meets the best below', () => {
  const ranked = [
    player('a', 200, ['c']),
    player('b', 200, ['d']),
    player('c', 100, ['a']),
    player('d', 100, ['b']),
    player('e', 100, ['f']),
    player('f', 0, ['e']),
  ];
  expect(pairSwiss(ranked).pairs).toEqual([
    ['a', 'b'],
    ['c', 'e'],
    ['d', 'f'],
  ]);
  const odd = [player('a', 200), player('b', 100), player('c', 100), player('d', 0)];
  expect(pairSwiss(odd).pairs).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
test('the pairing below does not leave two over who have met: the one above gives way', () => {
  // By points a-b and c-d, but c and d have met.
  const ranked = [player('a', 200), player('b', 200), player('c', 0, ['d']), player('d', 0, ['c'])];
  expect(pairSwiss(ranked).pairs).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
});
test('a bye goes to the lowest of those with the fewest; where all have met, they meet again', () => {
  expect(pairSwiss([player('a', 100), player('b', 0), player('c', 0, [], 1)])).toEqual({ pairs: [['a', 'c']], bye: 'b' });
  expect(pairSwiss([player('a', 100, ['b']), player('b', 0, ['a'])])).toEqual({ pairs: [['a', 'b']], bye: null });
});

test('every round robin: everybody meets everybody once, rests at most once, is first in half of his games', () => {
  for (let n = 2; n <= 17; n++) {
    const people = Array.from({ length: n }, (_, i) => `p${i}`);
    const met = new Map<string, number>();
    const first = new Map<string, number>();
    const rests = new Map<string, number>();
    for (let round = 1; round <= robinRounds(n); round++) {
      const { pairs, rests: rest } = robinRound(people, round);
      const there = [...pairs.flat(), ...(rest === null ? [] : [rest])];
      expect(there.toSorted()).toEqual(people.toSorted());
      for (const [a, b] of pairs) {
        met.set([a, b].sort().join(), (met.get([a, b].sort().join()) ?? 0) + 1);
        first.set(a, (first.get(a) ?? 0) + 1);
      }
      if (rest !== null) rests.set(rest, (rests.get(rest) ?? 0) + 1);
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    expect(new Set(met.values())).toEqual(new Set([1]));
    expect([...rests.values()].every(times => times === 1)).toBe(true);
    for (const person of people) expect(Math.abs(2 * (first.get(person) ?? 0) - (n - 1))).toBeLessThanOrEqual(1);
  }
});

test('sides: whoever has had the first side more often gets the other; between equals the lot', () => {
  const had = (person: string): number => (person === 'a' ? 1 : 0);
  expect(byBalance('a', 'b', had, true)).toMatchObject({ first: 'b', second: 'a' });
  expect(byBalance('b', 'c', had, true)).toMatchObject({ first: 'b' });
  expect(byBalance('b', 'c', had, false)).toMatchObject({ first: 'c', price: null });
});
test('bids: different wishes cost nothing, the same one goes to the higher bid, which the other receives', () => {
  const a = (side: string | null, points = 0) => ({ person: 'a', bid: side === null ? null : { side, points } });
  const b = (side: string | null, points = 0) => ({ person: 'b', bid: side === null ? null : { side, points } });
  const sides = ['USA', 'CSA'] as const;
  expect(byBids(sides, a('CSA', 10), b('USA', 20), true)).toEqual({ first: 'b', second: 'a', price: null });
  expect(byBids(sides, a('CSA', 10), b('CSA', 20), true)).toEqual({ first: 'a', second: 'b', price: { by: 'b', points: 20 } });
  expect(byBids(sides, a('USA', 20), b('USA', 20), true)).toEqual({ first: 'a', second: 'b', price: { by: 'a', points: 20 } });
  expect(byBids(sides, a('USA', 20), b('USA', 20), false)).toMatchObject({ first: 'b', price: { by: 'b' } });
  expect(byBids(sides, a(null), b('USA', 30), true)).toEqual({ first: 'b', second: 'a', price: null });
  expect(byBids(sides, a('CSA', 5), b(null), true)).toEqual({ first: 'b', second: 'a', price: null });
  expect(byBids(sides, a(null), b(null), false)).toEqual({ first: 'b', second: 'a', price: null });
});

const game = (round: number, first: string, second: string, points: number): Scored[] => [
  { round, person: first, against: second, points, won: points === 100 },
  { round, person: second, against: first, points: 100 - points, won: points === 0 },
];
const lots = (...people: string[]) => new Map(people.map((p, i) => [p, i]));
test('the table: points, then Buchholz, then Sonneborn-Berger', () => {
  const games = [...game(1, 'a', 'b', 100), ...game(1, 'c', 'd', 100), ...game(2, 'a', 'c', 50), ...game(2, 'b', 'd', 100)];
  const table = standingsOf(['a', 'b', 'c', 'd'], games, lots('d', 'c', 'b', 'a'));
  // a and c have 150 each; a met b (100) and c (150), c met d (0) and a (150).
  expect(table.map(({ person, points, buchholz }) => [person, points, buchholz])).toEqual([
    ['a', 150, 250],
    ['c', 150, 150],
    ['b', 100, 150],
    ['d', 0, 250],
  ]);
  expect(table[0]!.sonneborn).toBe(100 * 100 + 50 * 150);
  const equal = [...game(1, 'a', 'x', 100), ...game(1, 'b', 'y', 100), ...game(2, 'a', 'y', 0), ...game(2, 'b', 'x', 0)];
  // Equal on points and Buchholz: x and y have 100, so have a and b. Nothing decides but the lot.
  expect(standingsOf(['a', 'b', 'x', 'y'], equal, lots('y', 'b', 'x', 'a')).map(p => p.person)).toEqual(['y', 'b', 'x', 'a']);
});
test('the table: the games among equals count where all of them have met, before games won and the lot', () => {
  const robin = [
    ...game(1, 'a', 'b', 0),
    ...game(2, 'c', 'a', 0),
    ...game(3, 'b', 'c', 0),
    ...game(1, 'c', 'd', 100),
    ...game(2, 'b', 'd', 100),
    ...game(3, 'a', 'd', 100),
  ];
  // Three in a circle: their games say nothing; all won two; the lot.
  expect(standingsOf(['a', 'b', 'c', 'd'], robin, lots('c', 'a', 'b', 'd')).map(p => p.person)).toEqual(['c', 'a', 'b', 'd']);
  const two = [
    ...game(1, 'a', 'b', 100),
    ...game(2, 'a', 'c', 0),
    ...game(2, 'b', 'd', 100),
    ...game(3, 'c', 'b', 0),
    ...game(3, 'd', 'a', 0),
  ];
  const table = standingsOf(['a', 'b', 'c', 'd'], two, lots('b', 'a', 'c', 'd'));
  expect([table[0]!.points, table[1]!.points]).toEqual([200, 200]);
});
test('a bye counts as an opponent as good as oneself, and is no game', () => {
  const games: Scored[] = [...game(1, 'a', 'b', 100), { round: 1, person: 'c', against: null, points: 100, won: false }];
  const [a, c] = standingsOf(['a', 'b', 'c'], games, lots('a', 'b', 'c'));
  expect(a).toMatchObject({ person: 'c', points: 100, buchholz: 100, played: 0, won: 0 });
  expect(c).toMatchObject({ person: 'a', points: 100, buchholz: 0, played: 1, won: 1 });
});

test('whoever was met in one leg is the opponent of the round, though the other leg was not played', () => {
  const forfeit = (person: string, points: number): Scored => ({ round: 1, person, against: null, points, won: false });
  const games: Scored[] = [...game(1, 'a', 'b', 0), forfeit('a', 100), forfeit('b', 0), ...game(1, 'c', 'd', 100)];
  const places = standingsOf(['a', 'b', 'c', 'd'], games, lots('a', 'b', 'c', 'd'));
  const of = (person: string) => places.find(place => place.person === person);
  // Both have 100: each met the other, whoever came to the second game.
  expect(of('a')).toMatchObject({ points: 100, buchholz: 100 });
  expect(of('b')).toMatchObject({ points: 100, buchholz: 100 });
  const gone = standingsOf(['a', 'b'], [...game(1, 'a', 'b', 100), forfeit('a', 100), forfeit('b', 0)], lots('a', 'b'));
  expect(gone.map(place => [place.person, place.points, place.buchholz])).toEqual([
    ['a', 200, 0],
    ['b', 0, 200],
  ]);
});

test('a Swiss of any size runs through its rounds: nobody twice, at most one bye each, equals meet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 1_000_000 }), (n, seed) => {
      let x = seed;
      const chance = (): number => (x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff) >> 8;
      const people = Array.from({ length: n }, (_, i) => ({
        person: `p${i}`,
        points: 0,
        met: new Map<string, number>(),
        byes: 0,
      }));
      const rounds = Math.min(Math.ceil(Math.log2(n)), n - 1);
      for (let round = 0; round < rounds; round++) {
        const ranked = people.toSorted((a, b) => b.points - a.points);
        const { pairs, bye } = pairSwiss(ranked);
        expect([...pairs.flat(), ...(bye === null ? [] : [bye])].toSorted()).toEqual(people.map(p => p.person).toSorted());
        const named = (person: string) => people.find(p => p.person === person)!;
        for (const [one, other] of pairs) {
          expect(named(one).met.has(other)).toBe(false);
          named(one).met.set(other, 1);
          named(other).met.set(one, 1);
          named(chance() % 2 === 0 ? one : other).points += 100;
        }
        if (bye !== null) {
          named(bye).byes++;
          named(bye).points += 100;
        }
      }
      if (rounds < n) expect(Math.max(...people.map(p => p.byes))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60, seed: 5 },
  );
});
