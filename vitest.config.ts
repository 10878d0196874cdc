import { defineConfig } from 'vitest/config';

const inRoom = (room: string): string => `${room}/**/*.test.ts`;
/** Tests that start processes, sockets or threads: a machine under load may fail them once without a fault of ours. */
const WITH_PROCESSES = ['cli/tests', 'scripts', 'server'].map(inRoom).concat('bots/tests/thinker.test.ts');
const ALL = ['engine', 'boardkit', 'table', 'games', 'cli', 'scripts', 'bots', 'server', 'client'].map(inRoom);

export default defineConfig({
  test: {
    testTimeout: 300_000, // machines are shared; no test measures time
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        // Rules keep nothing between games: test files share what a worker has loaded, which more than halves their time.
        test: { name: 'rules', include: ALL, exclude: ['**/node_modules/**', ...WITH_PROCESSES], isolate: false },
      },
      { extends: true, test: { name: 'processes', include: WITH_PROCESSES, exclude: ['**/node_modules/**'], retry: 2 } },
    ],
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', './scripts/ledger-reporter.ts', './scripts/results-reporter.ts'],
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'games/**/*.ts', 'cli/**/*.ts', 'scripts/**/*.ts'],
      exclude: ['**/*.test.ts', '**/types.check.ts', '**/tests/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
  },
});
