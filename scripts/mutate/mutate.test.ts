/** A small house with one game, whose tests are good, weak, or not there. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { within } from '../setup/house.mjs';
import type { Findings } from './report.ts';

const root = within('.cuartel', `planted-${process.pid}`);
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const GAME = 'games/planted';
beforeAll(() => {
  put(`${GAME}/text/rules.en.ts`, "export const rules = { '1-a': 'One.', '1-b': 'Two.' } as const;\n");
  put(
    `${GAME}/rulebook/one.ts`,
    `export const cited = (): string => '1-a';
export const may = (n: number): boolean => n > 0;
export const climb = (n: number): number[] => {
  const way: number[] = [];
  while (way.length < n) way.push(n);
  return way;
};
`,
  );
  put(
    `${GAME}/verbs/two.ts`,
    'export const weak = (n: number): number => (n === 7 ? 1 : 0);\nexport const nobody = (): boolean => true;\n',
  );
  put(`${GAME}/data/three.ts`, 'export const printed = 3;\n');
  put(
    `${GAME}/tests/one.test.ts`,
    `import { expect, test } from 'vitest';
import { cited, climb, may } from '../rulebook/one.ts';
test('1-a good', () => {
  expect([cited(), may(0), may(1), may(2), climb(3)]).toEqual(['1-a', false, true, true, [3, 3, 3]]);
});
`,
  );
  put(
    `${GAME}/tests/two.test.ts`,
    `import { expect, test } from 'vitest';
import { weak } from '../verbs/two.ts';
test('weak', () => expect(weak(7)).toBeLessThan(5));
`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const mutate = (...args: string[]) => {
  const main = within('scripts', 'mutate', 'main.ts');
  const given = [main, 'planted', '--root', root, '--json', '--workers', '1', '--patience', '5', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  return { status, stderr, report: (status === 2 ? null : JSON.parse(stdout)) as Findings };
};
const log = (): string[] =>
  readFileSync(join(root, '.cuartel', 'mutants', 'planted.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
const byOf = (file: string, kind: string): (string | null)[] =>
  log()
    .map(line => JSON.parse(line) as { id: string; by: string | null })
    .filter(({ id }) => id.startsWith(file) && id.includes(` ${kind} `))
    .map(({ by }) => by);

test('good tests kill, weak ones let live, what nobody tests is unreached; a run goes on where it stopped', () => {
  const few = mutate('--sample', '4', '--fresh');
  expect([few.report.tried, log().length]).toEqual([4, 4]);

  const { status, report } = mutate('--all');
  expect(status).toBe(1);
  expect(report).toMatchObject({ game: 'planted', enough: false, explained: 0, tried: report.mutants });
  expect(log()).toHaveLength(report.mutants);
  expect(byOf('rulebook/one.ts', 'rule')).toEqual(['games/planted/tests/one.test.ts: 1-a good']);
  // Climbing for ever ends with its worker, and the next mutant has another.
  expect(byOf('rulebook/one.ts climb', 'negate')).toEqual(['games/planted/tests/one.test.ts: 1-a good']);
  expect(byOf('rulebook/one.ts climb', 'statement')).toEqual(['it never ends']);
  expect(report.survivors.every(({ file }) => file === 'verbs/two.ts')).toBe(true);
  // The zero is for numbers that the weak test never tries.
  expect(report.survivors.filter(({ unreached }) => unreached).map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'number'],
    [1, 'number'],
    [2, 'boolean'],
  ]);
  expect(report.survivors.find(({ kind }) => kind === 'compare')).toMatchObject({
    line: 1,
    unreached: false,
    diff: '- export const weak = (n: number): number => (n === 7 ? 1 : 0);\n+ export const weak = (n: number): number => (n !== 7 ? 1 : 0);',
  });
  expect(log().some(line => line.includes('data/three.ts'))).toBe(false);

  // Nothing is left to do, so no test is run.
  expect(mutate('--all')).toMatchObject({ status: 1, stderr: '', report });
});

test('after tests were written the survivors are tried again, and what still survives can be explained', () => {
  const before = mutate('--all').report;
  appendFileSync(
    join(root, GAME, 'tests', 'two.test.ts'),
    "test('better', () => expect([weak(6), weak(7), weak(8)]).toEqual([0, 1, 0]));\n",
  );
  const { report } = mutate('--survivors');
  expect(report.killed).toBeGreaterThan(before.killed);
  expect(report.survivors.map(({ kind }) => kind)).toEqual(['boolean']);
  put(`${GAME}/tests/mutants.json`, JSON.stringify({ [report.survivors[0]!.id]: 'Nobody asks for it.', gone: 'It was.' }));
  const { status, report: last } = mutate('--survivors');
  expect(status).toBe(0);
  expect(last).toMatchObject({ survived: 0, explained: 1, killed: report.killed, enough: true, stale: ['gone'] });
});

test('what cannot be run is one sentence and exit code 2', () => {
  for (const [args, said] of [
    [['--sample', 'many'], '--sample takes a whole number'],
    [['--nothing'], "Unknown option '--nothing'"],
    [['another'], 'one game is named'],
  ] as const)
    expect(mutate(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(said) });
  put(`${GAME}/tests/two.test.ts`, "import { test } from 'vitest';\ntest('broken', () => { throw new Error('so'); });\n");
  expect(mutate('--all')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('not green as they are: games/planted/tests/two.test.ts: broken: so'),
  });
});
