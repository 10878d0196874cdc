#!/usr/bin/env node
/** The command `cuartel`. On a Node that cannot run TypeScript it starts itself again on the one this house has pinned. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const house = join(dirname(here), '..', '..');

if (process.features.typescript) {
  // Types are stripped once, not at every start.
  nodeModule.enableCompileCache?.(join(house, 'node_modules', '.cache', 'cuartel', 'compile'));
  const { main } = await import('../main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const pinned = join(house, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (process.env.CUARTEL_PINNED || !existsSync(pinned)) {
    process.stderr.write(
      `cuartel: this Node (${process.version}) is too old and the pinned one is not there. Run \`npm start\` in ${house} once.\n`,
    );
    process.exitCode = 1;
  } else {
    const child = spawn(pinned, [here, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, CUARTEL_PINNED: '1' },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        // Ctrl-C in a terminal reaches both by itself; a second copy would look like a second Ctrl-C.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      });
    child.on('error', error => {
      process.stderr.write(`cuartel: ${error.message}\n`);
      process.exit(1);
    });
    child.on('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
  }
}
