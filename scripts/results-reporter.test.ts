import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { countResults, passedAgain, timesOf } from './results-reporter.ts';

const testCase = (state: string, flaky = false) => ({
  fullName: `${state} test`,
  result: () => ({ state, errors: state === 'failed' ? [{ message: 'two is not three' }] : undefined }),
  diagnostic: () => ({ flaky }),
});
const module = (moduleId: string, states: readonly string[], ms: number, ok = true, flaky = false) =>
  ({
    moduleId,
    ok: () => ok,
    errors: () => [{ message: 'no such file' }],
    diagnostic: () => ({ duration: ms, collectDuration: 1000 }),
    children: { allTests: () => states.map(state => testCase(state, flaky)) },
  }) as unknown as TestModule;

test('a file that could not be read, and a stray error, count as failures', () => {
  const modules = [module('/h/a.test.ts', ['passed', 'skipped', 'failed'], 0, false), module('/h/b.test.ts', [], 0, false)];
  const { wrong, ...counts } = countResults(modules, [new Error('astray')]);
  expect(counts).toEqual({ passed: 1, failed: 3, skipped: 1 });
  expect(wrong.map(text => text.split('\n').slice(0, 2).join(' '))).toEqual([
    '/h/a.test.ts: failed test    two is not three',
    '/h/b.test.ts    no such file',
    'outside every test    Error: astray',
  ]);
});
test('what passed only at the second attempt is named', () => {
  expect(passedAgain([module('/h/a.test.ts', ['passed'], 0, true, true)])).toEqual(['passed test']);
});
test('the time of tests is told by wing and by game', () => {
  const modules = [
    module('/h/games/one/tests/a.test.ts', [], 2000),
    module('/h/games/one/board/b.test.ts', [], 3000),
    module('/h/server/tests/c.test.ts', [], 9000),
    module('/h/games/d.test.ts', [], 0),
  ];
  expect(timesOf(modules, '/h')).toBe('server 10 s, games/one 7 s, games 1 s');
});
