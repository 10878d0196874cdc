/** axe-core on a page: it must find nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Found {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}
export const axe = async (page: Page, where: string): Promise<void> => {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<Found> } }).axe.run());
  const told = violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}\n${nodes
        .slice(0, 3)
        .map(n => `  ${n.html.slice(0, 160)}\n  ${n.failureSummary.replaceAll('\n', ' ')}`)
        .join('\n')}`,
  );
  assert.deepEqual(told, []);
};
