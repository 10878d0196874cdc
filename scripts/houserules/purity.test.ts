import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const OFFENCES = [
  ['Math.random()', 'Math.random'],
  ['Math.sin(1)', 'Math.sin'],
  ['Math.cos(1)', 'Math.cos'],
  ['Math.exp(1)', 'Math.exp'],
  ['Math.pow(2, 3)', 'Math.pow'],
  ['Math.log(2)', 'Math.log'],
  ['Math.sqrt(2)', 'Math.sqrt'],
  ["Math['random']()", 'Math'],
  ['(({ random }) => random())(Math)', 'Math'],
  ['Date.now()', 'Date'],
  ['new Date()', 'Date'],
  ['new Intl.Collator()', 'Intl'],
  ["'a'.localeCompare('b')", 'localeCompare'],
  ["'a'['localeCompare']('b')", 'localeCompare'],
  ['(1).toLocaleString()', 'toLocaleString'],
  ['console.log(1)', 'console'],
  ['process.env', 'process'],
  ['globalThis.Math', 'globalThis'],
  ['performance.now()', 'performance'],
  ['2 ** Number(x)', '**'],
  ["await import('node:fs')", 'import of node:fs'],
] as const;

const PLACES = [
  'engine/play/a.ts',
  ...['data', 'state', 'queries', 'verbs', 'rulebook', 'cards'].map(room => `games/six/${room}/a.ts`),
];

test.each(OFFENCES)('planted: %s', (code, what) => {
  for (const path of PLACES) {
    const faults = faultsOf(path, `const x = 1;\nexport const y = ${code};`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}:2: ${what}`);
  }
});

test.each(OFFENCES)('%s is nobody’s concern in tests, text, board and cli', code => {
  for (const path of ['engine/play/a.test.ts', 'engine/tests/a.ts', 'games/six/text/a.ts', 'games/six/board/a.ts', 'cli/play.ts'])
    expect(faultsOf(path, `export const y = ${code};`)).toEqual([]);
});

test('planted: imports from outside the house', () => {
  for (const specifier of ['node:fs', 'fs', 'fast-check', '@types/node'])
    expect(faultsOf('engine/a.ts', `import { x } from '${specifier}';`)).toEqual([
      `engine/a.ts:1: import of ${specifier}: only the house itself may be imported here`,
    ]);
});

test('what is exact is allowed, and so are members and own names that only sound alike', () => {
  const fine = `
    /** Date, Math.random and console.log in a comment or a string do no harm. */
    const text = 'Date Math.random()';
    const performance = 3;
    const card = { process: 1, Date: 2 };
    export const z = Math.floor(7 / 2) + Math.max(1, performance) + card.process + card.Date + 2 ** 32 + text.length;
    export const big = 10n ** BigInt(performance) + BigInt(card.Date) ** 3n;
  `;
  expect(faultsOf('engine/a.ts', fine)).toEqual([]);
});
