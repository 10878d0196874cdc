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
    const { page, close } = await openBrowser({ motion: 'no-preference' });
    try {
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

/** Moves of the hand from the middle out, back over it to the other side, and home: new ground comes into sight all the way. */
const MOVES = 60;
/** One drag may be unlucky: so many, the first of which takes up a board that has come to rest. */
const DRAGS = 5;
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
      await page.evaluate(() => {
        const pictures: number[] = [];
        Object.assign(window, { pictures });
        const next = (now: number) => {
          pictures.push(now);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      /** The pictures since this was last asked. */
      const taken = () => page.evaluate(() => (window as unknown as { pictures: number[] }).pictures.splice(0));
      const gapsOf = (pictures: readonly number[]) =>
        pictures
          .slice(1)
          .map((at, i) => at - (pictures[i] ?? at))
          .sort((a, b) => a - b);
      const middleOf = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? 1e9;
      const from = { x: SCREENS.desktop.width * 0.35, y: SCREENS.desktop.height * 0.45 };
      const [all, longest, letGo]: [number[], number[], number[]] = [[], [], []];
      for (let drag = 0; drag < DRAGS; drag++) {
        await page.mouse.move(from.x, from.y);
        await page.waitForTimeout(NEXT_LOOK);
        await taken();
        await page.mouse.down();
        const places = new Set<string>();
        for (let i = 1; i <= MOVES; i++) {
          const far = Math.sin((i / MOVES) * 2 * Math.PI) * (drag % 2 === 0 ? 1 : -1);
          await page.mouse.move(Math.round(from.x + 300 * far), Math.round(from.y + 180 * far));
          if (i % 2 === 0)
            places.add(await page.evaluate(() => (document.querySelector('.board') as HTMLElement).style.transform));
        }
        const gaps = gapsOf(await taken());
        assert.ok(places.size >= 10, `the board stood at ${places.size} places only`);
        all.push(...gaps);
        longest.push(gaps.at(-1) ?? 1e9);
        await page.mouse.up();
        await page.waitForTimeout(FIRST_LOOK);
        letGo.push(gapsOf(await taken()).at(-1) ?? 1e9);
      }
      for (const list of [all, longest, letGo]) list.sort((a, b) => a - b);
      const most = longest.at(-1) ?? 1e9;
      process.stdout.write(
        `   ${all.length} pictures of ${DRAGS} drags, median ${Math.round(middleOf(all))} ms; the longest of a drag: median ${Math.round(middleOf(longest))}, most ${Math.round(most)} ms; after letting go: median ${Math.round(middleOf(letGo))}, most ${Math.round(letGo.at(-1) ?? 1e9)} ms\n`,
      );
      assert.ok(all.length >= 20 * DRAGS);
      assert.ok(most <= 50, `${most} ms`);
    }));
