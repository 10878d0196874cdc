import { expect, test } from 'vitest';
import { again, done, give, goto, next, over, write } from '../index.ts';
import { type Contents, toy, toyTable } from './toy.ts';

type Nothing = object;

test('steps run in order, a call comes back with its result, and a step after the last one returns', () => {
  type G = Contents<{
    main: { given: Nothing; keeps: { got: number }; gives: undefined; steps: 'one' | 'two' | 'three'; asks: never };
    sub: { given: { n: number }; keeps: { twice: number }; gives: number; steps: 'double' | 'answer'; asks: never };
  }>;
  const { section, step, call } = write<G>();
  const { pub, m, pos } = toy<G>(
    {
      sections: {
        main: section('main', () => ({ got: 0 }), {
          one: step('1', t => (t.pub.trace.push('one'), call('sub', { n: 21 }, 'got'))),
          two: step('1', (t, my) => (t.pub.trace.push(`two ${my.got}`), next)),
          three: step('1', t => (t.pub.trace.push('three'), next)),
        }),
        sub: section('sub', () => ({ twice: 0 }), {
          double: step('2', (_, my) => ((my.twice = my.n * 2), next)),
          answer: step('2', (_, my) => give(my.twice)),
        }),
      },
      moments: {} as never,
      interrupts: [],
    },
    'main',
  );
  expect(pub.trace).toEqual(['one', 'two 42', 'three']);
  expect(m.asked(pos)).toEqual([]);
});

test('goto, again and over; one answer only is taken without asking unless it must always be asked', () => {
  type G = Contents<{
    main: { given: Nothing; keeps: { round: number }; gives: undefined; steps: 'loop'; asks: 'only' | 'set' | 'anyway' };
  }>;
  const { section, step, decide } = write<G>();
  const { m, pos, pub } = toy<G>(
    {
      sections: {
        main: section('main', () => ({ round: 0 }), {
          only: decide('1', () => 'a', { go: { do: t => (t.pub.trace.push('forced'), next) } }),
          set: decide('2', () => 'a', {
            pick: { of: v => [1, 2, 3].filter(n => !v.own.picked.includes(n)), do: (t, _, n) => (t.own.a.picked.push(n), again) },
            end: { if: [['2', v => v.own.picked.length > 0]], do: () => next },
          }),
          anyway: decide('3', () => 'b', { go: { do: t => (t.pub.trace.push('asked'), next) } }, { always: true }),
          loop: step('1', (_, my) => (++my.round < 2 ? goto('only') : over)),
        }),
      },
      moments: {} as never,
      interrupts: [],
    },
    'main',
  );
  expect(pub.trace).toEqual(['forced']);
  expect(m.options(pos, 'a').map(o => o.do)).toEqual(['pick', 'pick', 'pick']); // 'end' needs a pick first
  m.apply(pos, { by: 'a', do: 'pick', with: 2 });
  expect(m.options(pos, 'a').map(o => o.with)).toEqual([1, 3, null]);
  m.apply(pos, { by: 'a', do: 'end', with: null });
  expect([m.asked(pos), m.options(pos, 'a')]).toEqual([['b'], []]);
  m.apply(pos, { by: 'b', do: 'go', with: null });
  expect(pub.trace).toEqual(['forced', 'asked', 'forced']);
});

test('together: each side decides in its own time, as often as it needs, and nobody sees before all are ready', () => {
  type G = Contents<{ main: { given: Nothing; keeps: Nothing; gives: undefined; steps: never; asks: 'both' } }>;
  const { section, together } = write<G>();
  const { m, pos, pub } = toy<G>(
    {
      sections: {
        main: section('main', () => ({}), {
          both: together(
            '1',
            () => ['a', 'b'],
            {
              pick: {
                of: () => [1, 2, 3],
                if: [['1', (v, _, n) => !v.own.picked.includes(n)]],
                do: (t, side, n) => (t.own[side].picked.push(n), 'more'),
              },
              end: { do: () => 'ready' },
            },
            t => (t.pub.trace.push(`${t.own.a.picked} against ${t.own.b.picked}`), over),
          ),
        }),
      },
      moments: {} as never,
      interrupts: [],
    },
    'main',
  );
  expect(m.asked(pos)).toEqual(['a', 'b']);
  m.apply(pos, { by: 'b', do: 'pick', with: 3 });
  m.apply(pos, { by: 'a', do: 'pick', with: 1 });
  m.apply(pos, { by: 'b', do: 'end', with: null });
  expect([m.asked(pos), m.options(pos, 'b'), pub.trace]).toEqual([['a'], [], []]);
  m.apply(pos, { by: 'a', do: 'pick', with: 2 });
  m.apply(pos, { by: 'a', do: 'end', with: null });
  expect([m.asked(pos), pub.trace]).toEqual([[], ['1,2 against 3']]);
});

type Bells = Contents<{
  main: {
    given: Nothing;
    keeps: { bell: { depth: number; rung: string[] } };
    gives: undefined;
    steps: 'ring' | 'after';
    asks: never;
  };
}>;
const bells = (how: { once?: boolean; quiet?: boolean }) => {
  const { section, step, moment, window } = write<Bells>();
  return toy<Bells>(
    {
      sections: {
        main: section('main', () => ({ bell: { depth: 0, rung: [] } }), {
          ring: step('1', () => moment('bell', { depth: 0, rung: [] }, 'bell')),
          after: step('1', (t, my) => (t.pub.trace.push(`after ${my.bell.rung.join(' ')}`), over)),
        }),
      },
      moments: {
        bell: window('bell', {
          rule: '2',
          order: () => ['a', 'b'],
          ...how,
          choices: {
            react: {
              of: (v, about) => (v.own.secret > about.depth && about.depth < 2 ? ['nest', 'plain'] : []),
              do(t, about, what, side) {
                about.rung.push(`${side}${about.depth}`);
                t.own[side].secret--;
                return what === 'nest' ? moment('bell', { depth: about.depth + 1, rung: [] }) : next;
              },
            },
            end: { if: [['3', (_, about) => about.depth > 0]], do: () => done },
          },
        }),
      },
      interrupts: [],
    },
    'main',
  );
};
test('moment: sides are polled in order; a reaction polls everybody again; the window nests and closes', () => {
  const { m, pos, pub } = bells({});
  pos.table.own.b.secret = 2;
  expect(m.asked(pos)).toEqual(['a']);
  expect(m.options(pos, 'a').map(o => o.do)).toEqual(['pass']); // asked all the same: being skipped would tell
  m.apply(pos, { by: 'a', do: 'pass' as never, with: null as never });
  m.apply(pos, { by: 'b', do: 'react', with: 'nest' });
  expect(pos.stack.map(f => f.step)).toEqual(['after', 'bell', 'bell']);
  m.apply(pos, { by: 'a', do: 'end', with: null }); // closes the inner window only
  expect([m.asked(pos), pos.stack.length]).toEqual([['a'], 2]);
  m.apply(pos, { by: 'a', do: 'pass' as never, with: null as never });
  m.apply(pos, { by: 'b', do: 'react', with: 'plain' });
  expect(m.asked(pos)).toEqual(['a']);
  m.apply(pos, { by: 'a', do: 'pass' as never, with: null as never });
  m.apply(pos, { by: 'b', do: 'pass' as never, with: null as never });
  expect(pub.trace).toEqual(['after b0 b0']);
});
test('moment: a quiet window does not open for a side that could only pass; `once` asks each side once', () => {
  const quiet = bells({ quiet: true });
  expect(quiet.pub.trace).toEqual(['after ']);
  const once = bells({ once: true });
  once.pos.table.own.a.secret = 9;
  once.pos.offer = null;
  once.m.apply(once.pos, { by: 'a', do: 'react', with: 'plain' });
  expect(once.m.asked(once.pos)).toEqual(['b']);
  once.m.apply(once.pos, { by: 'b', do: 'pass' as never, with: null as never });
  expect(once.pub.trace).toEqual(['after a0']);
});

test('interrupt: breaks in wherever the game stands, and not again while it is being dealt with', () => {
  type G = Contents<{
    main: { given: Nothing; keeps: Nothing; gives: undefined; steps: 'one' | 'two'; asks: never };
    alarm: { given: Nothing; keeps: Nothing; gives: undefined; steps: 'hear' | 'quench'; asks: never };
  }>;
  const { section, step, call, interrupt } = write<G>();
  const { pub } = toy<G>(
    {
      sections: {
        main: section('main', () => ({}), {
          one: step('1', t => ((t.pub.alarm = true), next)),
          two: step('1', t => (t.pub.trace.push('two'), over)),
        }),
        alarm: section('alarm', () => ({}), {
          hear: step('2', t => (t.pub.trace.push('hear'), next)),
          quench: step('2', t => ((t.pub.alarm = false), t.pub.trace.push('quench'), next)),
        }),
      },
      moments: {} as never,
      interrupts: [
        interrupt(
          '3',
          pub => pub.alarm,
          () => call('alarm', {}),
        ),
      ],
    },
    'main',
  );
  expect(pub.trace).toEqual(['hear', 'quench', 'two']);
});

test('bells on the drawers: chance, the dark and the enemy drawer are noticed, the own drawer is not', () => {
  type G = Contents<{ main: { given: Nothing; keeps: Nothing; gives: undefined; steps: never; asks: 'what' } }>;
  const { section, decide } = write<G>();
  const { m, pos } = toy<G>(
    {
      sections: {
        main: section('main', () => ({}), {
          what: decide('1', () => 'a', {
            answer: {
              of: () => [0, 1, 2],
              do: (t, _, n) => ((t.pub.hold = n === 0 ? t.own.a.secret : n === 1 ? t.own.b.secret : t.dark.bag.length), again),
            },
          }),
        }),
      },
      moments: {} as never,
      interrupts: [],
    },
    'main',
  );
  const hidden = (n: number) => m.applyWatched(pos, { by: 'a', do: 'answer', with: n }).hidden;
  expect([hidden(0), hidden(1), hidden(2)]).toEqual([false, true, true]);
});
test('a rulebook that names a missing section or step is an error of the programmer, not a silence', () => {
  type G = Contents<{ main: { given: Nothing; keeps: Nothing; gives: undefined; steps: 'one'; asks: never } }>;
  const { section, step } = write<G>();
  const book = (flow: unknown) => ({
    sections: { main: section('main', () => ({}), { one: step('1', () => flow as typeof next) }) },
    moments: {} as never,
    interrupts: [],
  });
  expect(() => toy<G>(book({ go: 'call', section: 'nowhere', given: {}, into: null }), 'main')).toThrow('no section nowhere');
  expect(() => toy<G>(book({ go: 'to', step: 'nothing' }), 'main')).toThrow('no main, nothing');
  expect(() => toy<G>(book({ go: 'sideways' }), 'main')).toThrow('answered sideways');
  expect(toyTable().log).toBe(null);
});
