/** The table in a real browser, as part of the whole run: finds or installs Chromium, runs the browser tests, counts them. */
import { spawn } from 'node:child_process';
import type { Results } from './results-reporter.ts';
import { leashed, within } from './setup/house.mjs';
import { need } from './system.mjs';

export interface BrowserRun {
  readonly results: Promise<Results>;
  /** What was said so far is printed, and what is said from now on at once. Until then other tests have the screen. */
  speak(): void;
}

export const runBrowserTests = (): BrowserRun => {
  let [kept, speaks] = ['', false];
  const say = (text: string): void => {
    if (speaks) process.stdout.write(text);
    else kept += text;
  };
  const speak = (): void => {
    if (!speaks) process.stdout.write(kept);
    speaks = true;
  };
  let chromium: string;
  try {
    chromium = (need(['chromium']) as { chromium: string }).chromium;
  } catch (error) {
    say(` ✗ browser tests: ${error instanceof Error ? error.message : error}\n`);
    return { results: Promise.resolve({ passed: 0, failed: 1, skipped: 0, wrong: ['there is no Chromium'] }), speak };
  }
  const results = new Promise<Results>(resolve => {
    const child = spawn(process.execPath, [...leashed, within('table', 'tests', 'run.mjs')], {
      cwd: within(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CUARTEL_CHROMIUM: chromium },
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      say(text.replace(/^\d+ passed, \d+ failed\n?/m, ''));
    });
    child.stderr.setEncoding('utf8').on('data', say);
    child.on('close', code => {
      const counted = /(\d+) passed, (\d+) failed\s*$/.exec(said);
      const passed = Number(counted?.[1] ?? 0);
      const failed = Number(counted?.[2] ?? 1);
      const wrong = [...said.matchAll(/^ ✗ (.*) \(\d+\.\d s\)$/gm)].map(([, name]) => name ?? '');
      const strange = code !== 0 && failed === 0;
      if (strange) wrong.push(`the browser tests ended with ${code}`);
      resolve({ passed, failed: strange ? 1 : failed, skipped: 0, wrong });
    });
  });
  return { results, speak };
};
