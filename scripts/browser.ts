/** The table in a real browser, as part of the whole run: finds or installs Chromium, runs the browser tests, counts them. */
import { spawn } from 'node:child_process';
import type { Results } from './results-reporter.ts';
import { leashed, within } from './setup/house.mjs';
import { need } from './system.mjs';

export const runBrowserTests = (): Promise<Results> => {
  let chromium: string;
  try {
    chromium = (need(['chromium']) as { chromium: string }).chromium;
  } catch (error) {
    process.stdout.write(` ✗ browser tests: ${error instanceof Error ? error.message : error}\n`);
    return Promise.resolve({ passed: 0, failed: 1, skipped: 0 });
  }
  return new Promise(resolve => {
    const child = spawn(process.execPath, [...leashed, within('table', 'tests', 'run.mjs')], {
      cwd: within(),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CUARTEL_CHROMIUM: chromium },
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      process.stdout.write(text.replace(/^\d+ passed, \d+ failed\n?/m, ''));
    });
    child.on('close', code => {
      const counted = /(\d+) passed, (\d+) failed\s*$/.exec(said);
      const passed = Number(counted?.[1] ?? 0);
      const failed = Number(counted?.[2] ?? 1);
      resolve({ passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: 0 });
    });
  });
};
