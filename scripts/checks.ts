/** The checks that read the source without running it. */
import { spawn } from 'node:child_process';
import { leashed, within } from './setup/house.mjs';

export interface Check {
  name: string;
  /** A script for the pinned Node, then its arguments. */
  run: readonly [script: string, ...args: string[]];
  repair: string;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'format and lint',
    run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    repair: 'npm run format repairs what can be repaired',
  },
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--pretty'], repair: '' },
  { name: 'types of the table', run: ['table/build/check.mjs'], repair: '' },
  { name: 'house rules', run: ['scripts/houserules/main.ts'], repair: 'the rules of the house are in CONTRIBUTING.md' },
  { name: 'ledger of rules', run: ['cli/ledger/main.ts', '--check'], repair: '' },
];

/** Runs one check, prints its verdict as soon as it is known and its output only if it failed. */
export function runCheck({ name, run: [script, ...args], repair }: Check): Promise<boolean> {
  return new Promise(resolve => {
    const from = performance.now();
    const child = spawn(process.execPath, [...leashed, within(script), ...args], {
      cwd: within(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', code => {
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      if (code === 0) process.stdout.write(` ✓ ${name} (${seconds} s)\n`);
      else process.stdout.write(` ✗ ${name} (${seconds} s)${repair ? `: ${repair}` : ''}\n${output.trimEnd()}\n`);
      resolve(code === 0);
    });
  });
}
