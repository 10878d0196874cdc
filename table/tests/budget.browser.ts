import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { slugs } from '../build/shelf.ts';
import { openBrowser, SCREENS } from './browser.ts';
import { servedAlone } from './served.ts';
import { test } from './tests.ts';
import { chooser, decide, decisions, isOver, settle, startGame, visit } from './visit.ts';

/** Times are judged only by `npm run bench:table`, on a quiet machine; the tests print them. */
const BENCH = process.env.CUARTEL_BENCH === '1';
const KB = 1000;
/** How long somebody looks before deciding, in milliseconds: far less than a person. */
const [FIRST_LOOK, NEXT_LOOK] = [1000, 250];
const GAMES = slugs(join(import.meta.dirname, '..', '..'));
/** The largest game has a little more. */
const limitOf = (slug: string): number => (slug === 'for-the-people' ? 650 : 600);

/** The browser reports it some time after it happened. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        new PerformanceObserver((list, observer) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry === undefined) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

for (const slug of GAMES)
  test(`budget: home, table and ${slug}: at most ${limitOf(slug)} kB over the wire, first paint within a second`, async () => {
    const { server, address, close: stop } = await servedAlone();
    let [bytes, files] = [0, 0];
    const counting = (_: unknown, response: import('node:http').ServerResponse) => {
      response.on('finish', () => {
        files++;
        bytes += Number(response.getHeader('content-length') ?? 0) + 500; // and its head
      });
    };
    const { page, context, close } = await openBrowser({ motion: 'no-preference' });
    try {
      await context.route('**/sw.js', route => route.abort()); // it fetches the other games, later and in the background
      server.on('request', counting);
      await page.goto(address);
      await page.waitForSelector('.posters article');
      const paint = await firstPaint(page);
      await startGame(page, slug, 'bot');
      await decisions(page, 2);
      process.stdout.write(`   ${Math.round(bytes / KB)} kB in ${files} files, first paint after ${Math.round(paint)} ms\n`);
      assert.ok(bytes > 50 * KB && bytes <= limitOf(slug) * KB, `${bytes} bytes`);
      if (BENCH) assert.ok(paint < 1000, `${paint} ms`);
    } finally {
      await close();
      await stop();
    }
  });

for (const slug of BENCH ? GAMES : [])
  test(`budget: ${slug}: a choice is answered within 100 ms, 95 times of 100`, () =>
    visit({ motion: 'no-preference' }, async ({ page }) => {
      await page.addInitScript(() => {
        const times: number[] = [];
        Object.assign(window, { times });
        // From the last click before the answer: a click may only have opened a stack or a menu, or put something on a list.
        let from = 0;
        addEventListener(
          'click',
          event => {
            if ((event.target as Element).closest('[data-choice], [data-list], .stage, .tray, .bubble') === null) return;
            const watching = from > 0;
            from = event.timeStamp;
            if (watching) return;
            const before = document.querySelector('.table')?.getAttribute('data-count');
            const look = () => {
              if (document.querySelector('.table')?.getAttribute('data-count') === before) requestAnimationFrame(look);
              else
                requestAnimationFrame(() => {
                  times.push(performance.now() - from);
                  from = 0;
                });
            };
            requestAnimationFrame(look);
          },
          true,
        );
      });
      await page.reload();
      const measured = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
      for (let game = 0; game < 8 && (await measured()).length < 30; game++) {
        await startGame(page, slug, 'person');
        const pick = chooser(3 + game);
        for (let i = 0; i < 30; i++) {
          await settle(page);
          if (await isOver(page)) break;
          // Somebody reads the question first: the board is drawn for the first time, the last pieces have arrived.
          await page.waitForTimeout(i === 0 ? FIRST_LOOK : NEXT_LOOK);
          await decide(page, pick);
        }
      }
      const times = await measured();
      const sorted = times.filter(t => t < 2000).sort((a, b) => a - b);
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 1e9;
      process.stdout.write(
        `   ${sorted.length} choices, median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, p95 ${Math.round(p95)} ms\n`,
      );
      assert.ok(sorted.length >= 20);
      assert.ok(p95 < 100, `${p95} ms`);
    }));

/** Long enough to cross a board there and back. */
const DRAGS = 60;
for (const slug of BENCH ? GAMES : [])
  test(`budget: ${slug}: the board is dragged without a picture over 50 ms, on a machine four times slower`, () =>
    visit({ motion: 'no-preference' }, async ({ page, context }) => {
      await startGame(page, slug, 'person');
      await settle(page);
      await page.waitForTimeout(FIRST_LOOK);
      await page.keyboard.press('+');
      await page.waitForTimeout(FIRST_LOOK);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const from = { x: SCREENS.desktop.width * 0.35, y: SCREENS.desktop.height * 0.45 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 30, from.y); // the board is in the hand
      await page.evaluate(() => {
        const pictures: number[] = [];
        Object.assign(window, { pictures });
        const next = (now: number) => {
          pictures.push(now);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      for (let i = 0; i < DRAGS; i++) {
        const far = Math.sin((i / DRAGS) * 2 * Math.PI);
        await page.mouse.move(from.x + 30 + 260 * far, from.y + 160 * far);
      }
      const pictures = await page.evaluate(() => (window as unknown as { pictures: number[] }).pictures);
      await page.mouse.up();
      const gaps = pictures.slice(1).map((at, i) => at - (pictures[i] ?? at));
      const sorted = gaps.sort((a, b) => a - b);
      const longest = sorted.at(-1) ?? 1e9;
      process.stdout.write(
        `   ${sorted.length} pictures, median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, longest ${Math.round(longest)} ms\n`,
      );
      assert.ok(sorted.length >= 20);
      assert.ok(longest <= 50, `${longest} ms`);
    }));
