/** axe-core on a page: it must find nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Of the rules that are asked of a page, those that hang on its colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
interface Found {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}
/** What is left out because it was looked at a moment ago: the board of a table (`without`), everything but colours. */
export interface Narrowed {
  readonly without?: string;
  readonly colours?: boolean;
}
export const axe = async (page: Page, where: string, { without, colours }: Narrowed = {}): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([left, rules]) =>
      (window as unknown as { axe: { run(of: object, how: object): Promise<Found> } }).axe.run(
        left === null ? document : { include: ['html'], exclude: [left] },
        { resultTypes: ['violations'], ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }) },
      ),
    [without ?? null, colours === true ? COLOURS : null] as const,
  );
  const told = violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}\n${nodes
        .slice(0, 3)
        .map(n => `  ${n.html.slice(0, 160)}\n  ${n.failureSummary.replaceAll('\n', ' ')}`)
        .join('\n')}`,
  );
  assert.deepEqual(told, []);
};
/** By day and by lamp-light: what does not hang on colours is the same by both. */
export const axeByBothLights = async (page: Page, where: string): Promise<void> => {
  for (const light of ['day', 'lamp'] as const) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name;
    }, light);
    await axe(page, `${where}, by ${light}`, { colours: light === 'lamp' });
  }
};
