/** What a visitor does: opens the table, plays by clicking what glows, looks at what is asked. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Opened, openBrowser, type Wanted } from './browser.ts';
import { served } from './served.ts';

/** Opens the home page in a new browser, does something, and closes it; the page may not have complained. */
export const visit = async (
  wanted: Wanted,
  doing: (opened: Opened & { address: string }) => Promise<void>,
  may: RegExp | null = null,
): Promise<void> => {
  const { address } = await served();
  const opened = await openBrowser(wanted);
  try {
    opened.page.setDefaultTimeout(8000);
    await opened.page.goto(`${address}?seed=7`);
    await opened.page.waitForSelector('.posters article');
    await doing({ ...opened, address });
    assert.deepEqual(
      opened.complaints.filter(text => may === null || !may.test(text)),
      [],
    );
  } finally {
    await opened.close();
  }
};

/** Starts a game by the options page. */
export const startGame = async (page: Page, slug: string, opponent: 'bot' | 'person'): Promise<void> => {
  await page.evaluate(path => {
    location.hash = path;
  }, `/new/${slug}`);
  await page.waitForSelector('form .begin');
  // The bot of the tests is the one that does not think.
  for (const value of opponent === 'bot' ? ['bot', 'bot:random'] : [opponent]) {
    const radio = page.locator(`input[name="opponent"][value="${value}"]`);
    if ((await radio.count()) > 0) await radio.check();
  }
  await page.click('form .begin');
  await page.waitForSelector('.stage [data-thing]');
};

export const isOver = (page: Page): Promise<boolean> => page.locator('.ask .after').isVisible();
/** Sits down behind a curtain and puts recaps away, until a question stands there or the game is over. */
export const settle = async (page: Page): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    const dialog = page.locator('dialog[open] .btn.main');
    if ((await dialog.count()) > 0) {
      // It may go away by itself meanwhile.
      await dialog
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await page.waitForTimeout(30);
      continue;
    }
    if ((await isOver(page)) || (await page.locator('.ask [data-choice]:not([disabled])').count()) > 0) return;
    await page.waitForTimeout(40);
  }
  throw new Error('nobody is asked and the game is not over');
};

/** Decides once: a glowing thing where one can be clicked, otherwise a button. `pick` chooses among n. */
export const decide = async (page: Page, pick: (n: number) => number): Promise<'thing' | 'button'> => {
  const before = await page.evaluate(() => document.querySelector('.table')?.getAttribute('data-count'));
  const spots = await page.evaluate(() => {
    const found: { x: number; y: number }[] = [];
    const glowing = (document.querySelector('.stage')?.getAttribute('data-glow') ?? '').split(' ').filter(Boolean);
    const drawn = (thing: string) => [
      ...document.querySelectorAll(`.stage [data-thing="${thing}"], .tray [data-thing="${thing}"]`),
    ];
    for (const element of glowing.flatMap(drawn)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const spot = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(spot.x, spot.y)?.closest('[data-thing]');
      if (hit && (hit === element || element.contains(hit))) found.push(spot);
    }
    return found;
  });
  const spot = spots.length > 0 ? spots[pick(spots.length)] : undefined;
  const plain = page.locator('.ask [data-choice]:not(.thing)');
  const buttons = await plain.count();
  let how: 'thing' | 'button' = 'button';
  if (spot !== undefined && (buttons === 0 || pick(4) > 0)) {
    how = 'thing';
    await page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(25);
    const which = page.locator('.bubble .which .btn');
    if ((await which.count()) > 0) await which.first().click();
  } else if (buttons > 0) await plain.nth(pick(buttons)).click();
  else await page.locator('.ask [data-choice]').first().click();
  const answered = (timeout: number) =>
    page.waitForFunction(n => document.querySelector('.table')?.getAttribute('data-count') !== n, before, { timeout });
  // A click may only have opened a stack: then the button of the same choice decides.
  const done =
    how === 'thing'
      ? await answered(1500).then(
          () => true,
          () => false,
        )
      : false;
  if (!done && how === 'thing') {
    how = 'button';
    await page.locator('.ask [data-choice]').first().click();
  }
  if (!done) await answered(6000);
  return how;
};
/** The same choices each time. */
export const chooser = (seed: number): ((n: number) => number) => {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
};
export const playOut = async (page: Page, seed: number, most = 600): Promise<{ decisions: number; clicked: number }> => {
  const pick = chooser(seed);
  let [decisions, clicked] = [0, 0];
  for (; decisions < most; decisions++) {
    await settle(page);
    if (await isOver(page)) return { decisions, clicked };
    if ((await decide(page, pick)) === 'thing') clicked++;
  }
  throw new Error(`not over after ${most} decisions`);
};
export const decisions = async (page: Page, n: number, seed = 3): Promise<void> => {
  const pick = chooser(seed);
  for (let i = 0; i < n; i++) {
    await settle(page);
    if (await isOver(page)) return;
    await decide(page, pick);
  }
  await settle(page);
};
export const count = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-count'));
