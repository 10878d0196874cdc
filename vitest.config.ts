import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000, // machines are shared; no test measures time
    hookTimeout: 60_000,
    include: ['engine', 'games', 'cli', 'scripts', 'bots', 'server', 'client'].map(room => `${room}/**/*.test.ts`),
    exclude: ['**/node_modules/**'],
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
