/** The specimen page: every part of the boardkit, drawn in a real browser. Its pictures lie in the cache, to be looked at. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { HEADERS } from '../serve.mjs';
import { axe } from './axe.ts';
import { openBrowser, type Wanted } from './browser.ts';
import { test } from './tests.ts';

const CONFIG = join(import.meta.dirname, 'specimen', 'vite.config.ts');
const PICTURES = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'cuartel', 'specimen-pictures');
const BOARDS = ['virginia', 'navarre', 'colonies'] as const;

let serving: Promise<{ address: string; server: PreviewServer }> | undefined;
const served = (): Promise<{ address: string; server: PreviewServer }> => {
  serving ??= (async () => {
    await build({ configFile: CONFIG, logLevel: 'error' });
    const server = await preview({
      configFile: CONFIG,
      logLevel: 'error',
      preview: { port: 0, host: '127.0.0.1', headers: HEADERS },
    });
    server.httpServer.unref();
    return { address: server.resolvedUrls?.local[0] ?? '', server };
  })();
  return serving;
};
const look = async (wanted: Wanted, path: string, doing: (page: Page) => Promise<void>): Promise<void> => {
  const { address } = await served();
  const { page, complaints, close } = await openBrowser(wanted);
  try {
    await page.goto(`${address}${path}`);
    await page.waitForSelector('main h1', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await doing(page);
    assert.deepEqual(complaints, []);
  } finally {
    await close();
  }
};
const take = async (page: Page, name: string, fullPage = false): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  const picture = await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage });
  assert.ok(picture.length > 20_000, `${name}: an empty picture`);
};

for (const theme of ['light', 'dark'] as const)
  for (const screen of ['desktop', 'phone'] as const)
    test(`specimen: hands, tracks, tables and battles: ${theme}, ${screen}`, () =>
      look({ theme, screen }, '', async page => {
        await take(page, `parts-${theme}-${screen}`, true);
        await axe(page, 'specimen');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(wide <= 0, `${wide} pixels run out of the page`);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
            .filter(
              element => element.closest('.hidden, svg') === null && Number.parseFloat(getComputedStyle(element).fontSize) < 11,
            )
            .map(element => element.textContent?.slice(0, 30)),
        );
        assert.deepEqual(small, [], 'letters under 11 pixels');
        const folding = page.locator('#lines .tab').last();
        await folding.click();
        assert.equal(await page.locator('#lines .zone').count(), 0);
        await folding.click();
        assert.ok((await page.locator('#lines .zone').count()) > 0);
      }));

for (const board of BOARDS)
  for (const theme of ['light', 'dark'] as const)
    test(`specimen: the board ${board}: ${theme}`, () =>
      look({ theme }, `?board=${board}`, async page => {
        await take(page, `${board}-${theme}`);
        await axe(page, board);
        /** Names as the browser measures them; none may touch another, a space or a piece. */
        const faults = await page.evaluate(() => {
          const k =
            document.querySelector('.board')!.getBoundingClientRect().width /
            (document.querySelector('.board') as HTMLElement).offsetWidth;
          const boxes = [...document.querySelectorAll('.board svg > text.name')].map(text => ({
            name: text.textContent,
            rect: text.getBoundingClientRect(),
          }));
          // A line of letters is taller than its letters.
          const inner = ({ left, right, top, bottom }: DOMRect) => ({
            left,
            right,
            top: top + (bottom - top) * 0.28,
            bottom: bottom - (bottom - top) * 0.2,
          });
          const meet = (a: ReturnType<typeof inner>, b: ReturnType<typeof inner>) =>
            a.left + k < b.right && b.left + k < a.right && a.top + k < b.bottom && b.top + k < a.bottom;
          const told: string[] = [];
          boxes.forEach(({ name, rect }, i) => {
            for (const other of boxes.slice(i + 1))
              if (meet(inner(rect), inner(other.rect))) told.push(`${name} touches ${other.name}`);
            for (const node of document.querySelectorAll('.board .node > path:first-of-type'))
              if (meet(inner(rect), node.getBoundingClientRect())) told.push(`${name} touches a space`);
          });
          return { told, count: boxes.length };
        });
        assert.ok(faults.count > 25, `${faults.count} names`);
        assert.deepEqual(faults.told, []);
        const pieces = await page.locator('.board [data-piece]').count();
        assert.ok(pieces >= 4);
      }));

test('specimen: a stack of ten shows faces that can be read, and opens under the pointer and the finger', async () => {
  /** Where the middle of each face of the stack is drawn, in the board's own pixels and on the screen. */
  const shown = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.board [data-piece][data-stack="6"]')]
        .filter(piece => piece.querySelector('.block') !== null)
        .map(piece => {
          const { e, f } = (piece as SVGGElement).transform.baseVal.consolidate()!.matrix;
          const { left, top, width, height } = piece.querySelector('.catch')!.getBoundingClientRect();
          return { x: e, y: f, at: { x: left + width / 2, y: top + height / 2 } };
        })
        .sort((a, b) => a.x - b.x),
    );
  const all = () => document.querySelectorAll('.board [data-stack="6"] .block').length === 10;
  await look({}, '?board=navarre', async page => {
    const faces = await shown(page);
    assert.ok(faces.length >= 3 && faces.length < 10, `${faces.length} faces`);
    for (const [i, { x }] of faces.slice(1).entries()) assert.ok(x - faces[i]!.x >= 25, 'a sliver');
    assert.equal(await page.locator('.board .count', { hasText: '10' }).count(), 1);
    await page.mouse.move(faces[0]!.at.x, faces[0]!.at.y);
    await page.waitForFunction(all);
    await take(page, 'navarre-spread');
    assert.equal(new Set((await shown(page)).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size, 10);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => document.querySelectorAll('.board [data-stack="6"] .block').length < 10);
  });
  await look({ screen: 'phone' }, '?board=navarre', async page => {
    await take(page, 'navarre-phone');
    const face = (await shown(page)).find(({ at }) => at.x > 20 && at.x < 370 && at.y > 20 && at.y < 820);
    assert.ok(face, 'the stack is not in sight');
    await page.touchscreen.tap(face.at.x, face.at.y);
    await page.waitForFunction(all);
  });
});

test('specimen: the second map of a board comes into the eye, and the first one back', () =>
  look({}, '?board=navarre', async page => {
    const place = () => page.evaluate(() => (document.querySelector('.board') as HTMLElement).style.transform);
    const from = await place();
    const button = page.locator('.zoom button').last();
    assert.equal(await button.getAttribute('aria-label'), 'The rest of Spain');
    await button.click();
    await page.waitForTimeout(500);
    const inset = await page.locator('.board svg svg').boundingBox();
    assert.ok(inset && inset.x >= 0 && inset.y >= 0 && inset.x + inset.width <= 1440 && inset.y + inset.height <= 900);
    assert.ok(inset.height > 500, `${inset.height} pixels high`);
    await take(page, 'navarre-inset');
    assert.equal(await button.getAttribute('aria-label'), 'Back to the map');
    await button.click();
    await page.waitForTimeout(500);
    assert.equal(await place(), from);
  }));
