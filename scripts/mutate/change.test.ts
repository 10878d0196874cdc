import { expect, test } from 'vitest';
import { parse } from '../../cli/ledger/source.ts';
import { changesIn, type Kind } from './change.ts';
import { spoiled } from './mutants.ts';

const RULES = ['1-a', '1-b', '2-a'];
/** What a line becomes by the changes of one kind. */
const become = (kind: Kind, source: string): string[] =>
  [...changesIn({ file: parse('a.ts', source), rules: RULES })]
    .filter(change => change.kind === kind)
    .map(change => spoiled(source, change));

test.each<[Kind, string, string[]]>([
  ['negate', 'if (a) f();', ['if (!(a)) f();']],
  ['negate', 'if (!a) f();', ['if ((a)) f();']],
  ['negate', 'const x = a ? b : c;', ['const x = !(a) ? b : c;']],
  ['negate', 'while (a > b) f();', ['while (!(a > b)) f();']],
  ['negate', 'const free = list.filter(x => !taken(x));', ['const free = list.filter(x => (taken(x)));']],
  ['compare', 'const x = a < b;', ['const x = a <= b;']],
  ['compare', 'const x = a >= b;', ['const x = a > b;']],
  ['compare', 'if (a === b) f();', ['if (a !== b) f();']],
  ['logic', 'const x = a && b;', ['const x = a || b;']],
  ['logic', 'const x = a || b;', ['const x = a && b;']],
  ['arithmetic', 'const x = a + b - c;', ['const x = a + b + c;', 'const x = a - b - c;']],
  ['arithmetic', "const x = 'a' + b;", []],
  ['number', 'const x = 3;', ['const x = 4;', 'const x = 2;']],
  ['number', 'const x = -1;', ['const x = 0;']],
  ['number', 'const x = 0;', ['const x = 1;', 'const x = (-1);']],
  ['number', 'for (let i = 0; a; i++) f();', ['for (let i = 1; a; i++) f();']],
  ['number', 'type X = 3; const x = { 3: a };', []],
  ['boolean', 'f(true);', ['f(false);']],
  ['statement', 'f();\ng(1);', [';\ng(1);', 'f();\n;']],
  ['entry', 'const x = [a, b, ...c];', ['const x = [b, ...c];', 'const x = [a, ...c];', 'const x = [a, b];']],
  ['entry', 'const x = [a];', ['const x = [];']],
  ['entry', '[a.x, a.y] = f();', []],
  [
    'condition',
    "const x = { if: [['1-a', p], ['2-a', q]] };",
    ["const x = { if: [['2-a', q]] };", "const x = { if: [['1-a', p]] };"],
  ],
  ['entry', "const x = { if: [['1-a', p]] };", []],
  ['rule', "tell(t, '1-a', 'moved');", ["tell(t, '1-b', 'moved');"]],
  ['rule', "tell(t, '2-a', 'moved');", ["tell(t, '1-a', 'moved');"]],
  ['rule', "const x = { '1-a': 1 };", []],
  ['rule', "const x = step('1-a', run);", []],
  ['flow', 'const f = () => again;', ["const f = () => ({ go: 'next' });"]],
  [
    'flow',
    "const f = () => { return a ? goto('end') : next; };",
    [
      "const f = () => { return a ? ({ go: 'next' }) : next; };",
      "const f = () => { return a ? goto('end') : ({ go: 'end', gives: undefined }); };",
    ],
  ],
  ['flow', 'for (const next of list) f(next);', []],
])('%s: %s', (kind, source, wanted) => {
  expect(become(kind, source)).toEqual(wanted);
});

test('flow: what a section does by itself at its end is no change', () => {
  const book = (first: string, last: string) =>
    `export const s = section('s', () => ({}), { one: step('1-a', () => ${first}), two: step('1-b', () => ${last}) });`;
  expect(become('flow', book("goto('two')", 'x'))).toEqual([]);
  expect(become('flow', book('x', 'next'))).toEqual([book('x', "({ go: 'over' })")]);
  expect(become('flow', book('x', 'done'))).toEqual([book('x', "({ go: 'over' })")]);
  expect(become('flow', book('next', 'x'))).toEqual([book("({ go: 'end', gives: undefined })", 'x')]);
});
