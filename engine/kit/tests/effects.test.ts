import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameTypes, give, machine, next, same, type Table, viewOf, write } from '../../index.ts';
import { cloneToy, toyTable } from '../../tests/toy.ts';
import { type EffectDeeds, type EffectsChapter, effectsOf } from '../effects.ts';
import { type Effect, type EffectList, programOf } from '../program.ts';

interface Words {
  op:
    | { readonly op: 'mark'; readonly n: number }
    /** Asks by a section of its own, which leaves what was answered. */
    | { readonly op: 'ask' }
    | { readonly op: 'leave'; readonly n: number }
    /** Tells what was left for it and what is gone through. */
    | { readonly op: 'read' }
    /** Can never be carried out. */
    | { readonly op: 'never' };
  /** So many marks have been made, by twos. */
  need: { readonly is: 'even' } | { readonly is: 'quiet' };
  range: { readonly is: 'up-to'; readonly n: number };
  of: 'list';
  item: number;
  gave: number;
}
interface Toy extends GameTypes {
  side: 'a' | 'b';
  pub: { trace: string[]; alarm: boolean; hold: number };
  own: { secret: number; picked: number[] };
  dark: { bag: number[] };
  deeds: EffectDeeds<Words> & { answer: number };
  contents: {
    effects: EffectsChapter<'a' | 'b', Words>;
    asking: { given: object; keeps: object; gives: number; steps: never; asks: 'what' };
    play: { given: object; keeps: object; gives: undefined; steps: 'card' | 'end'; asks: never };
  };
  moments: object;
  facts: object;
  rule: '1';
}
const { call, decide, section, step } = write<Toy>();
let list: EffectList<Words> = [];
const { section: effects, ...cards } = effectsOf<Toy, Words>({
  rule: '1',
  list: () => list,
  ops: {
    mark: { do: (t, { n }) => (t.pub.trace.push(`${n}`), next) },
    ask: { do: () => call('asking', {}, 'gave') },
    leave: { do: (_, { n }) => give(n) },
    read: { do: (t, _, { gave, item }) => (t.pub.trace.push(`${gave} ${item}`), next) },
    never: {
      can: () => false,
      do: () => {
        throw new Error('it was carried out');
      },
    },
  },
  needs: { even: ({ pub }) => pub.trace.length % 2 === 0, quiet: ({ pub }) => !pub.alarm },
  ranges: { 'up-to': (_, { n }) => Array.from({ length: n }, (__, i) => i + 1) },
});
const asking = section('asking', () => ({}), {
  what: decide('1', () => 'b', { answer: { of: () => [7, 8], do: (_, __, n) => give(n) } }),
});
const play = section('play', () => ({}), {
  card: step('1', () => call('effects', { by: 'a', of: 'list' })),
  end: step('1', t => (t.pub.trace.push('end'), next)),
});
const toy = machine<Toy>({ sections: { effects, asking, play }, moments: {}, interrupts: [] }, 'play', t => cloneToy(t as never));
const laid = () => toyTable() as unknown as Table<Toy>;
const begin = () => toy.start(laid());

/** What is asked and what is traced, played by the machine: at each question the next answer, counted round the options. */
const played = (answers: readonly number[]): string[] => {
  let pos = begin();
  for (let i = 0; toy.asked(pos).length > 0; i++) {
    const [side] = toy.asked(pos);
    const options = toy.options(pos, side as 'a');
    const option = options[answers[i % answers.length]! % options.length]!;
    // A copy made of nothing but JSON goes on alike.
    if (i % 2 === 0) {
      const { table, stack } = JSON.parse(JSON.stringify({ table: pos.table, stack: pos.stack }));
      pos = { ...pos, table, stack, offer: null, candidates: null, memo: null };
    }
    pos = toy.apply(pos, option);
  }
  return pos.table.pub.trace;
};
/** The same, walked along the tree of the list. */
const walked = (answers: readonly number[]): string[] => {
  const trace: string[] = [];
  let asked = 0;
  let gave: number | null = null;
  // One option only is taken without asking.
  const choose = (n: number): number => (n === 1 ? 0 : answers[asked++ % answers.length]! % n);
  const even = (): boolean => trace.length % 2 === 0;
  const can = (effect: Effect<Words>): boolean => {
    if (effect.op === 'never') return false;
    if (effect.op === 'choose') return effect.of.some(some);
    if (effect.op === 'may' || effect.op === 'repeat') return some(effect.do);
    if (effect.op === 'each') return effect.in.n > 0 && some(effect.do);
    if (effect.op === 'if') return some(even() ? effect.then : (effect.else ?? []));
    return true;
  };
  const some = (of: EffectList<Words>): boolean => of.some(can);
  const walk = (of: EffectList<Words>, item: number | null): void => {
    for (const effect of of) {
      if (effect.op === 'mark') trace.push(`${effect.n}`);
      else if (effect.op === 'leave') gave = effect.n;
      else if (effect.op === 'ask') gave = [7, 8][choose(2)]!;
      else if (effect.op === 'read') trace.push(`${gave} ${item}`);
      else if (effect.op === 'if') walk(even() ? effect.then : (effect.else ?? []), item);
      else if (effect.op === 'repeat') for (let i = 0; i < effect.n; i++) walk(effect.do, item);
      else if (effect.op === 'each') for (let i = 1; i <= effect.in.n; i++) walk(effect.do, i);
      else if (effect.op === 'choose') {
        const able = effect.of.filter(some);
        if (able.length > 0) walk(able[choose(able.length)]!, item);
      } else if (effect.op === 'may')
        for (let i = effect.n ?? 1; i > 0 && some(effect.do) && choose(2) === 0; i--) walk(effect.do, item);
    }
  };
  walk(list, null);
  return [...trace, 'end'];
};

const lists = fc.letrec<{ list: EffectList<Words>; effect: Effect<Words> }>(tie => ({
  list: fc.array(tie('effect'), { maxLength: 3, depthIdentifier: 'list' }),
  effect: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'list' },
    fc.record({ op: fc.constant('mark' as const), n: fc.nat(9) }),
    fc.record({ op: fc.constantFrom('ask' as const, 'read' as const, 'never' as const) }),
    fc.record({ op: fc.constant('leave' as const), n: fc.nat(9) }),
    fc.record({ op: fc.constant('choose' as const), of: fc.array(tie('list'), { maxLength: 3 }) }),
    fc.record({ op: fc.constant('may' as const), n: fc.integer({ min: 1, max: 3 }), do: tie('list') }),
    fc.record({ op: fc.constant('repeat' as const), n: fc.nat(3), do: tie('list') }),
    fc.record({
      op: fc.constant('each' as const),
      in: fc.record({ is: fc.constant('up-to' as const), n: fc.nat(3) }),
      do: tie('list'),
    }),
    fc.record({
      op: fc.constant('if' as const),
      cond: fc.constant({ is: 'even' as const }),
      then: tie('list'),
      else: tie('list'),
    }),
    fc.record({ op: fc.constant('if' as const), cond: fc.constant({ is: 'even' as const }), then: tie('list') }),
  ),
})).list;

test('a list runs as its tree says, whatever is answered, and can be saved in the middle', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), (some, answers) => {
      list = some;
      expect(played(answers)).toEqual(walked(answers));
    }),
    { numRuns: 400 },
  );
});
test('a list of which nothing can be carried out is not able, and passes without a question', () => {
  list = [{ op: 'never' }, { op: 'choose', of: [[{ op: 'never' }], []] }, { op: 'may', n: 2, do: [{ op: 'never' }] }];
  const v = viewOf(laid(), 'a');
  expect(cards.able(v, 'list')).toBe(false);
  expect(played([0])).toEqual(['end']);
  list = [{ op: 'each', in: { is: 'up-to', n: 0 }, do: [{ op: 'mark', n: 1 }] }];
  expect(cards.able(v, 'list')).toBe(false);
  list = [{ op: 'never' }, { op: 'repeat', n: 1, do: [{ op: 'if', cond: { is: 'even' }, then: [{ op: 'mark', n: 1 }] }] }];
  expect(cards.able(v, 'list')).toBe(true);
});
test('conditions are asked in their order, and the first that fails is named', () => {
  const table = laid();
  const failing = () => cards.failing(viewOf(table, 'a'), [{ is: 'quiet' }, { is: 'even' }], 'list');
  expect(failing()).toBe(null);
  table.pub.trace.push('a mark');
  expect(failing()).toEqual({ is: 'even' });
  table.pub.alarm = true;
  expect(failing()).toEqual({ is: 'quiet' });
});
test('only the player of the card is asked for a branch, and only for what can be carried out', () => {
  list = [{ op: 'choose', of: [[{ op: 'never' }], [{ op: 'mark', n: 1 }], [{ op: 'mark', n: 2 }]] }];
  const pos = begin();
  expect(toy.asked(pos)).toEqual(['a']);
  expect(toy.options(pos, 'a').map(o => (o.with as { branch: number }).branch)).toEqual([1, 2]);
});
test('a program is made once for each list', () => {
  list = [{ op: 'mark', n: 1 }];
  expect(programOf(list)).toBe(programOf(list));
  expect(same(programOf(list), [{ is: 'do', effect: { op: 'mark', n: 1 } }])).toBe(true);
});
