#!/usr/bin/env node
/**
 * Runs on Node 24 or newer, which reads TypeScript by itself; what it made of it is kept, so that the next start is faster and
 * smaller. The young part of the heap is kept small: a server has many short-lived things and should not hold memory for them.
 */
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const YOUNG = '--max-semi-space-size=16';
if (process.execve !== undefined && process.connected !== true && !process.execArgv.includes(YOUNG))
  process.execve(
    process.execPath,
    [process.execPath, YOUNG, '--disable-warning=ExperimentalWarning', ...process.execArgv, ...process.argv.slice(1)],
    process.env,
  );

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ??
    join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', '.cache', 'cuartel', 'compiled'),
);
await import('../main.ts');
