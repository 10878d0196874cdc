#!/usr/bin/env node
/**
 * Runs on Node 24 or newer, which reads TypeScript by itself; what it made of it is kept, so that the next start is faster and
 * smaller. Starts itself again in its place with the flags it wants, where the system can do that.
 */
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flags } from './flags.mjs';

const wanted = flags(process.env);
const here = process.execArgv;
if (process.execve !== undefined && process.connected !== true && !wanted.every(flag => here.includes(flag)))
  process.execve(
    process.execPath,
    [
      process.execPath,
      ...wanted,
      '--disable-warning=ExperimentalWarning',
      ...here.filter(flag => !/^--max-(?:semi|old)-space-size=/.test(flag)),
      ...process.argv.slice(1),
    ],
    process.env,
  );

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ??
    join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', '.cache', 'cuartel', 'compiled'),
);
await import('../main.ts');
