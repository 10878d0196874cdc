/** The scene words hold, and each of them fails when it should. */
import { expect, test } from 'vitest';
import { again, die, draw, next, penOf, write } from '../index.ts';
import { alone, laidReady, stageOf } from '../scene/index.ts';
import { type Contents, cloneToy, type Toy, toyTable } from './toy.ts';

interface Deeds {
  roll: null;
  pick: number;
  take: readonly number[];
  stop: null;
}
type T = Omit<Contents<{ game: Chapter; fight: Fight }>, 'deeds' | 'rule'> & { deeds: Deeds; rule: '1' | '1-a' | '2' | '2-b' };
interface Chapter {
  given: object;
  keeps: object;
  gives: undefined;
  steps: never;
  asks: 'turn' | 'both';
}
interface Fight {
  given: { side: Toy['side'] };
  keeps: { hits: number };
  gives: undefined;
  steps: 'over';
  asks: 'blow';
}
const { section, step, decide, together } = write<T>();
const { tell, tellOnly } = penOf<Toy['facts'], T['rule'], Toy['side']>();
const game: Parameters<typeof stageOf<T>>[0] = {
  book: {
    sections: {
      game: section('game', () => ({}), {
        turn: decide('1', () => 'a' as const, {
          roll: {
            do: t => {
              t.pub.hold = die(t);
              tell(t, '1', 'said', { what: `rolled ${t.pub.hold}` });
              tellOnly(t, '1', 'b', 'said', { what: 'only b' });
              return again;
            },
          },
          pick: {
            of: () => [1, 2, 3, 4],
            if: [['1-a', (_, _my, n) => n !== 3]],
            do: (t, _, n) => {
              // Four is a fault: a counter goes lost.
              if (n === 4) t.dark.bag.pop();
              else t.pub.hold = draw(t, t.dark.bag);
              if (n !== 4) t.dark.bag.push(t.pub.hold);
              return again;
            },
          },
          take: {
            among: () => [1, 2, 3],
            each: [['1-a', (_, _my, n) => n !== 3]],
            size: ['2-b', () => [0, 2]],
            do: (t, _, list) => (t.pub.trace.push(`took ${list.join('+')}`), again),
          },
          stop: { do: () => next },
        }),
        both: together(
          '2',
          () => ['a', 'b'] as const,
          { stop: { do: () => 'ready' } },
          () => next,
        ),
      }),
      fight: section('fight', () => ({ hits: 0 }), {
        blow: decide('2-b', my => my.side, { stop: { do: (_, my) => (my.hits++, next) }, roll: { do: () => again } }),
        over: step('2', t => ((t.pub.alarm = t.pub.hold === 9), next)),
      }),
    },
    moments: {} as never,
    interrupts: [],
  },
  first: 'game',
  clone: cloneToy as never,
  conserved: t => String(t.dark.bag.length),
};
const stage = stageOf<T>(game);
const table = (dice: number[] = [], draws: number[] = []) => {
  const t = toyTable() as unknown as Parameters<typeof stage.begin>[0];
  t.dark.chance = laidReady(dice, draws);
  return t;
};
const scene = (dice?: number[], draws?: number[]) => stage.begin(table(dice, draws));

test('asks: who, under which rule or at which place, for which deeds', () => {
  const s = scene();
  s.asks('a', '1').asks('a', 'game.turn').asks(['a'], '1', 'pick', 'roll', 'stop', 'take');
  expect(() => s.asks('b', '1')).toThrow('the table asks b under 1; but under 1, game.turn, a may roll, pick 1, pick 2, pick 4');
  expect(() => s.asks('a', '2')).toThrow('the table asks a under 2');
  expect(() => s.asks('a', 'game.both')).toThrow();
  expect(() => s.asks('a', '1', 'pick', 'roll')).toThrow('the table asks a for pick, roll');
  expect(() => s.asks(['a', 'b'], '1')).toThrow('the table asks a,b under 1');
  expect(s.place()).toBe('game.turn');
});
test('asks: several at the same time', () => {
  const s = scene().does('a', 'stop').asks('a', '2').asks('b', '2').asks(['b', 'a'], '2', 'stop');
  expect(() => s.asks(['a'], '2')).toThrow();
  s.does('b', 'stop').asks(['a'], '2');
  expect(() => s.does('b', 'stop')).toThrow('b does stop');
  expect(s.over()).toBe(false);
  expect(s.does('a', 'stop').over()).toBe(true);
  expect(() => s.asks('a', '2')).toThrow('nobody is asked: it is over');
  expect(s.place()).toBe('over');
});
test('offers, offered, deeds: what may be done', () => {
  const s = scene().offers('a', 'pick', 2).offers('a', 'roll').offers('a', 'take', [1, 2]);
  expect(s.offered('a', 'pick')).toEqual([1, 2, 4]);
  expect([s.offered('b', 'pick'), s.deeds('a'), s.deeds('b')]).toEqual([[], ['roll', 'pick', 'stop', 'take'], []]);
  expect(() => s.offers('a', 'pick', 3)).toThrow('a may pick 3; but');
  expect(() => s.offers('b', 'roll')).toThrow('b may roll');
});
test('does: a list is one thing like any other, in whatever order it is said', () => {
  const s = scene().does('a', 'take', [2, 1]).does('a', 'take', []).offers('a', 'take', [2]);
  expect(s.pub.trace).toEqual(['took 1+2', 'took ']);
  expect(s.members('a', 'take')).toEqual([1, 2]);
  expect([s.members('b', 'take'), s.members('a', 'pick')]).toEqual([[], []]);
  s.refuses('a', 'take', [1, 3], '1-a').refuses('a', 'take', [1, 1], '2-b');
  expect(() => s.does('a', 'take', [3])).toThrow('a does take [3]; but under 1');
  expect(() => s.does('a', 'pick', 3)).toThrow('a does pick 3');
});
test('refuses: not offered, and because of which rule', () => {
  const s = scene().refuses('a', 'pick', 3).refuses('a', 'pick', 3, '1-a').refuses('a', 'pick', 9, '1');
  expect(() => s.refuses('a', 'pick', 3, '1')).toThrow('a may not pick 3, because of 1; but because of 1-a');
  expect(() => s.refuses('a', 'pick', 2)).toThrow('a may not pick 2; but under 1');
  // Whoever is not asked is not refused either: it is the wrong question.
  expect(() => s.refuses('b', 'pick', 3)).toThrow('b may not pick 3');
});
test('dice and draws: all are laid ready, and all are used', () => {
  const s = scene([5], [2]).does('a', 'roll');
  expect(s.pub.hold).toBe(5);
  expect(() => s.spent()).toThrow('every die and draw is used; but 2 lie there');
  expect(s.does('a', 'pick', 1).spent().pub.hold).toBe(2);
  expect(s.dice(6, 1).does('a', 'roll').pub.hold).toBe(6);
  expect(() => s.spent()).toThrow('1 lie there');
  expect(s.draws(3).does('a', 'pick', 2).pub.hold).toBe(3);
  expect(() => scene().does('a', 'roll')).toThrow('a die was rolled that the test did not load');
});
test('told, heard: the journal as all of it and as a reader reads it', () => {
  const s = scene([4]).does('a', 'roll');
  expect(s.told('said')).toEqual([{ what: 'rolled 4' }, { what: 'only b' }]);
  expect(s.heard('b', 'said')).toEqual(s.told('said'));
  expect([s.heard('a', 'said'), s.heard(null, 'said')]).toEqual([[{ what: 'rolled 4' }], [{ what: 'rolled 4' }]]);
  expect(s.log.map(fact => fact.rule)).toEqual(['1', '1']);
});
test('what play can never change is watched', () => {
  expect(() => scene().does('a', 'pick', 4)).toThrow('play changes nothing of 3; but it is 2 now');
});
test('a scene opens at a section, or at frames laid by hand, and can be taken up elsewhere', () => {
  const s = stage.from('fight', { side: 'b' }, table()).asks('b', '2-b', 'stop', 'roll').does('b', 'stop');
  expect(s.over()).toBe(true);
  s.takeUp('fight', 'blow', { side: 'a', hits: 1 }).asks('a', 'fight.blow');
  const frame = { section: 'fight', step: 'blow', into: null, my: { side: 'a', hits: 0 }, wait: null };
  const outer = { section: 'game', step: 'both', into: null, my: {}, wait: null };
  stage.at([outer, frame], table()).does('a', 'stop').asks(['a', 'b'], 'game.both');
  expect(() => stage.from('nowhere' as never, {} as never, table())).toThrow('no section nowhere');
});
test('what breaks in at the end of a section breaks in on a scene that opened there', () => {
  const { book, ...rest } = game;
  const alarm = { rule: '2', when: (pub: Toy['pub']) => pub.alarm, then: () => (rang++, { go: 'over' }) } as never;
  let rang = 0;
  const s = stageOf<T>({ ...rest, book: { ...book, interrupts: [alarm] } }).from('fight', { side: 'a' }, table());
  s.pub.hold = 9; // with which the last step raises the alarm
  s.does('a', 'stop');
  expect([s.over(), rang]).toEqual([true, 1]);
});
test('alone: the one side need not be named, and a game adds words of its own', () => {
  const s = { ...alone(scene([3]), 'a'), held: () => 'mine' };
  expect(
    s.asks('1', 'pick', 'roll', 'stop', 'take').offers('pick', 1).does('roll').refuses('pick', 3, '1-a').spent().held(),
  ).toBe('mine');
  expect([s.offered('pick'), s.deeds()]).toEqual([
    [1, 2, 4],
    ['roll', 'pick', 'stop', 'take'],
  ]);
  expect(() => s.asks('over')).toThrow('the table asks a under over');
  expect(() => s.offers('pick', 3)).toThrow();
  const fight = alone(stage.from('fight', { side: 'a' }, table()), 'a')
    .does('stop')
    .asks('over');
  expect(() => fight.asks('2-b')).toThrow();
});
test('what goes by name in tests is found as the rules know it', () => {
  const NAMES = ['none', 'one', 'two'];
  const named = stageOf<T, { pick: string }>(game, (_, what) => NAMES.indexOf(what as string));
  const s = named
    .begin(table([], [1]))
    .offers('a', 'pick', 'two')
    .refuses('a', 'pick', 'none', '1')
    .does('a', 'pick', 'one');
  expect(s.pub.hold).toBe(1);
});
