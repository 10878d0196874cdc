import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { slugs } from '../build/shelf.ts';
import { bring, underWay } from './bring.ts';
import { openBrowser } from './browser.ts';
import { served } from './served.ts';
import { test } from './tests.ts';
import { chooser, count, decide, decisions, isOver, settle, startGame, still, visit } from './visit.ts';

/** What of the stage is covered by anything that is no part of it: shares of a grid of points. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage') as Element;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const screen = document.querySelector('.screen > :not(.folded)');
    let [over, all] = [0, 0];
    for (let i = 1; i < 24; i++)
      for (let j = 1; j < 24; j++) {
        all++;
        const at = document.elementFromPoint(left + (width * i) / 24, top + (height * j) / 24);
        const passing = at?.closest('.bubble') != null; // a result, for about a second
        if (at === null || !(passing || stage.contains(at) || screen?.contains(at))) over++;
      }
    return over / all;
  });
/** How the camera stands to what is asked, just after a picture: before it the frame may have its new size and the board its old place. */
const camera = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const stage = document.querySelector('.stage') as HTMLElement;
    const frame = stage.getBoundingClientRect();
    const board = (stage.querySelector('.board') as Element).getBoundingClientRect();
    const glowing = (stage.getAttribute('data-glow') ?? '').split(' ').filter(Boolean);
    const boxes = glowing.flatMap(thing => [...stage.querySelectorAll(`.board [data-thing="${thing}"]`)].slice(0, 1));
    const seen = boxes.filter(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    }).length;
    const edge = (from: number, to: number, low: number, high: number) =>
      to - from <= high - low + 1 ? Math.abs(from - low - (high - to)) < 3 : from <= low + 1 && to >= high - 1;
    return {
      drawn: boxes.length,
      seen,
      k: Number(stage.getAttribute('data-k')),
      filled: edge(board.left, board.right, frame.left, frame.right) && edge(board.top, board.bottom, frame.top, frame.bottom),
      place: JSON.stringify([board.left - frame.left, board.top - frame.top, board.width].map(Math.round)),
      hand: stage.querySelectorAll('.board [data-piece]').length,
    };
  });

for (const slug of slugs(join(import.meta.dirname, '..', '..')))
  for (const screen of ['desktop', 'phone'] as const)
    test(`the camera in a scripted game of ${slug}, ${screen}: the board uncovered, something asked in view and readable, no emptiness`, () =>
      visit({ screen }, async ({ page }) => {
        const pick = chooser(17);
        let looked = 0;
        const follow = async (most: number) => {
          for (let i = 0; i < most; i++) {
            await settle(page);
            if (await isOver(page)) break;
            // A card of the hand under the mouse stands up to be read.
            if (screen === 'desktop') await page.mouse.move(2, 2);
            await still(page);
            const now = await camera(page);
            const where = `${slug}, ${screen}, decision ${i}: ${await page.locator('.ask h2').innerText()}`;
            assert.ok(now.filled, `emptiness: ${where}`);
            if (now.drawn > 0) {
              assert.ok(now.seen > 0, `nothing asked is in view: ${where}`);
              assert.ok(now.k >= 0.499, `too small, ${now.k}: ${where}`);
            }
            assert.equal(await covered(page), 0, `the board is covered: ${where}`);
            // Who plays alone against the table is asked nothing that has one answer: one choice, or a list that nobody can alter.
            const answers = await page.locator('.ask [data-choice]').count();
            assert.ok(answers > 1 || (await page.locator('.ask [data-member]').count()) > 0, `one answer: ${where}`);
            // What ends a phase stands last, on the key T.
            if ((await page.locator('.ask .btn.ender').count()) > 0) {
              const last = page.locator('.ask .btn.ender, .ask [data-choice]').last();
              assert.ok((await last.getAttribute('class'))?.includes('ender'), `what ends it is not last: ${where}`);
              assert.equal(await page.locator('.ask .btn.ender').first().getAttribute('aria-keyshortcuts'), 't', where);
            }
            looked++;
            await decide(page, pick);
          }
        };
        // From the beginning, and from the middle of a game: what is asked there is another thing.
        const most = screen === 'phone' ? 7 : 12;
        await startGame(page, slug, 'bot');
        await follow(most);
        await page.evaluate(() => {
          location.hash = '/';
        });
        await bring(page, await underWay(slug, screen === 'phone' ? 50 : 70), 'bots');
        await follow(most);
        assert.ok(looked > most / 2, `${looked} questions were looked at`);
      }));

test('the camera stays still while what is asked is in view, and leaves alone who has moved the board', () =>
  visit({}, async ({ page }) => {
    // Without cards of results: those bring what happened into view.
    await page.evaluate(() => localStorage.setItem('cuartel:settings', JSON.stringify({ results: false })));
    await page.reload();
    await page.waitForSelector('.posters article');
    await startGame(page, 'bobby-lee', 'bot');
    await settle(page);
    const pick = chooser(5);
    let stayed = 0;
    for (let i = 0; i < 14; i++) {
      await still(page);
      const [before, n] = [await camera(page), await count(page)];
      await decide(page, pick);
      await settle(page);
      await still(page);
      const after = await camera(page);
      const [was, is] = [before, after].map(({ place }) => JSON.parse(place) as number[]);
      if (was?.every((n, at) => Math.abs(n - (is?.[at] ?? 0)) < 3)) stayed++;
      // When others have played in between, the eye has gone to what they did.
      else if ((await count(page)) === n + 1) {
        const [left, top, width] = JSON.parse(before.place) as [number, number, number];
        const had = await page.evaluate(
          ([x0, y0, w0]) => {
            const stage = document.querySelector('.stage') as HTMLElement;
            const frame = stage.getBoundingClientRect();
            const board = (stage.querySelector('.board') as Element).getBoundingClientRect();
            const scale = (w0 as number) / board.width;
            const drawn = (things: string | null) =>
              (things ?? '').split(' ').filter(thing => stage.querySelector(`.board [data-thing="${thing}"]`) !== null);
            // The piece in hand is kept in view; where there is none, anything that is asked.
            const hand = drawn(stage.getAttribute('data-hand'));
            return (hand.length > 0 ? hand.join(' ') : (stage.getAttribute('data-glow') ?? ''))
              .split(' ')
              .filter(Boolean)
              .flatMap(thing => [...stage.querySelectorAll(`.board [data-thing="${thing}"]`)].slice(0, 1))
              .some(element => {
                const box = element.getBoundingClientRect();
                const x = frame.left + (x0 as number) + (box.left + box.width / 2 - board.left) * scale;
                const y = frame.top + (y0 as number) + (box.top + box.height / 2 - board.top) * scale;
                return x > frame.left + 6 && x < frame.right - 6 && y > frame.top + 6 && y < frame.bottom - 6;
              });
          },
          [left, top, width],
        );
        assert.ok(!had, `it moved at decision ${i} although something asked was in view`);
      }
    }
    assert.ok(stayed > 0, 'it never stayed');
    // A hand on the board: the next question does not take it away.
    const box = (await page.locator('.stage').boundingBox()) as { x: number; y: number; width: number; height: number };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 260, box.y + box.height / 2 + 240, { steps: 4 });
    await page.mouse.up();
    await still(page);
    const put = await camera(page);
    await page.locator('.ask [data-choice]').first().click();
    await page.waitForTimeout(500);
    assert.equal((await camera(page)).place, put.place);
  }));

for (const [width, height] of [
  [360, 740],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`the frame at ${width} px, with letters once and twice as large: nothing runs out of the page, the board keeps its room, the question can be reached`, () =>
    visit({ screen: width < 800 ? 'phone' : 'desktop' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await startGame(page, 'mosbys-raiders', 'bot');
      for (const size of ['100%', '200%']) {
        await page.evaluate(to => {
          document.documentElement.style.fontSize = to;
        }, size);
        await decisions(page, 2);
        const where = `${width} px, ${size}`;
        const out = await page.evaluate(() => [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          document.documentElement.scrollHeight - document.documentElement.clientHeight,
        ]);
        assert.ok(
          out.every(n => n <= 0),
          `${where}: runs out by ${out}`,
        );
        const stage = (await page.locator('.stage').boundingBox()) as { width: number; height: number };
        const least = size === '100%' ? height * 0.24 : height * 0.14;
        assert.ok(stage.width > 150 && stage.height > least, `${where}: a board of ${stage.width} by ${stage.height}`);
        const head = (await page.locator('header').first().boundingBox()) as { height: number };
        assert.ok(head.height < height * 0.2, `${where}: a head of ${head.height}`);
        const choice = page.locator('.ask [data-choice]').last();
        await choice.scrollIntoViewIfNeeded();
        const box = (await choice.boundingBox()) as { x: number; y: number; height: number };
        assert.ok(box.y >= 0 && box.y + Math.min(20, box.height) <= height, `${where}: the last choice is at ${box.y}`);
      }
    }));

for (const screen of ['desktop', 'phone'] as const)
  test(`the replay draws the board: ${screen}`, async () => {
    const { address } = await served();
    const { page, close } = await openBrowser({ screen });
    try {
      await page.goto(`${address}?seed=7`);
      await page.waitForSelector('.posters article');
      await startGame(page, 'bobby-lee', 'bot');
      await decisions(page, 4);
      await page.evaluate(() => {
        location.hash = location.hash.replace('play', 'replay');
      });
      await page.waitForSelector('.replay input[type=range]');
      await still(page);
      const stage = (await page.locator('.replay .stage').boundingBox()) as {
        width: number;
        height: number;
        x: number;
        y: number;
      };
      assert.ok(stage.height > 200, `the stage is ${stage.height} px high`);
      // What is painted, not only what is there: the middle of the board is of many colours.
      const shot = await page.screenshot({
        clip: { x: stage.x + 20, y: stage.y + 20, width: stage.width - 40, height: stage.height - 40 },
      });
      assert.ok(shot.length > 40_000, `a picture of ${shot.length} bytes: hardly anything is painted`);
      const pieces = await page.evaluate(() => {
        const frame = (document.querySelector('.replay .stage') as Element).getBoundingClientRect();
        return [...document.querySelectorAll('.replay [data-piece]')].filter(piece => {
          const { left, top } = piece.getBoundingClientRect();
          return left > frame.left && left < frame.right && top > frame.top && top < frame.bottom;
        }).length;
      });
      assert.ok(pieces > 0, 'no piece is in view');
      await page.keyboard.press('Home');
      await page.locator('output', { hasText: / 0 / }).waitFor();
    } finally {
      await close();
    }
  });
