import { expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { changedBoard } from '../play/board.ts';
import { layOut, type Numbered } from '../play/choices.ts';
import { isPartOf, understand } from '../play/typed.ts';
import { paintFor } from '../terminal/paint.ts';
import { clock } from '../terminal/progress.ts';
import { grid, widthOf, wrap } from '../terminal/wrap.ts';

const plain = paintFor(false, {});
const colours = paintFor(true, {});

test('text is wrapped between words, colours do not count, long words stay whole', () => {
  expect(wrap('one two three', 8)).toBe('one two\nthree');
  expect(wrap('one two three', 12, ' 1  ')).toBe(' 1  one two\n    three');
  expect(wrap(`${colours.bold('one')} two`, 8).split('\n')).toHaveLength(1);
  expect(wrap('a /very/long/path/indeed', 10)).toBe('a\n/very/long/path/indeed');
  expect(widthOf(colours.red('abc'))).toBe(3);
});

test('colours only on a terminal and without NO_COLOR', () => {
  expect(paintFor(true, {}).bold('x')).toBe('\x1b[1mx\x1b[22m');
  expect(paintFor(true, { NO_COLOR: '1' }).bold('x')).toBe('x');
  expect(paintFor(true, { TERM: 'dumb' }).bold('x')).toBe('x');
  expect(paintFor(false, {}).bold('x')).toBe('x');
});

test('columns of a table are aligned', () => {
  expect(
    grid(
      [
        ['a', '1'],
        ['bbb', '22'],
      ],
      [1],
    ),
  ).toBe('a     1\nbbb  22');
});

test('the language is that of the machine', () => {
  expect(languageOf({ LANG: 'es_ES.UTF-8' })).toBe('es');
  expect(languageOf({ LANG: 'es_ES.UTF-8', LC_ALL: 'en_GB.UTF-8' })).toBe('en');
  expect(languageOf({ LANG: 'estonian' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

test('what is typed is understood in both languages', () => {
  expect(understand(' 12 ')).toEqual({ is: 'numbers', numbers: [12] });
  expect(understand('w  space 3')).toEqual({ is: 'why', of: 'space 3' });
  expect(understand('deshacer')).toEqual({ is: 'undo' });
  expect(understand('j 5')).toEqual({ is: 'journal', last: 5 });
  expect(understand('s ~/a b.json')).toEqual({ is: 'save', file: '~/a b.json' });
  expect(understand('quit now')).toEqual({ is: 'name', text: 'quit now' });
  expect(isPartOf('CORDOBA marchar', 'Marchar a Córdoba')).toBe(true);
  expect(isPartOf('sevilla', 'Marchar a Córdoba')).toBe(false);
});

const choices = (n: number, deed = (i: number) => (i < n / 2 ? 'take' : 'march')): Numbered[] =>
  Array.from({ length: n }, (_, i) => ({ n: i + 1, do: deed(i), text: `Choice number ${i + 1}` }));

test('few choices stand one under another with their numbers aligned', () => {
  expect(layOut(choices(3), 0, 20, 80, plain)).toEqual({
    lines: ['  1  Choice number 1', '  2  Choice number 2', '  3  Choice number 3'],
    next: null,
  });
});

test('many choices stand in columns, kinds apart; the rest is on the next page', () => {
  const wide = layOut(choices(40), 0, 40, 80, plain);
  expect(wide.next).toBeNull();
  expect(wide.lines.length).toBeLessThan(20);
  expect(wide.lines).toContain('');
  const first = layOut(choices(100), 0, 10, 30, plain);
  expect(first.lines.length).toBeLessThanOrEqual(10);
  const pages = [first];
  while (pages.at(-1)?.next) pages.push(layOut(choices(100), pages.at(-1)?.next as number, 10, 30, plain));
  const numbers = pages.flatMap(page =>
    page.lines.flatMap(line => [...line.matchAll(/Choice number (\d+)/g)].map(m => Number(m[1]))),
  );
  expect(numbers.sort((a, b) => a - b)).toEqual(choices(100).map(c => c.n));
});

test('of a board shown before, only what has changed is shown', () => {
  const before = [
    {
      heading: 'Map',
      lines: [
        { text: 'Alba: Mosby', thing: 'space:0' as const },
        { text: 'Brae: empty', thing: 'space:1' as const },
      ],
    },
  ];
  const after = [
    {
      heading: 'Map',
      lines: [
        { text: 'Alba: empty', thing: 'space:0' as const },
        { text: 'Brae: empty', thing: 'space:1' as const },
      ],
    },
  ];
  expect(changedBoard(before, after, 80, plain)).toEqual(['Map', '  Alba: empty']);
  expect(changedBoard(before, before, 80, plain)).toEqual([]);
  const fewer = [{ heading: 'Map', lines: [{ text: 'Brae: empty', thing: 'space:1' as const }] }];
  expect(changedBoard(before, fewer, 80, plain)).toEqual(['Map', '- Alba: Mosby']);
});

test('time left is told as a clock', () => {
  expect([clock(5), clock(65), clock(3661), clock(Number.POSITIVE_INFINITY)]).toEqual(['0:05', '1:05', '1:01:01', '-:--']);
});
