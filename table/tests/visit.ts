/** What a visitor does: opens the table, plays by clicking what glows, looks at what is asked. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { LONG, type Opened, openBrowser, type Wanted } from './browser.ts';
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

/** What stands on the table once it has answered: a sheet over it or the film of the others' turn, a question, or the end. */
export type Standing = 'sheet' | 'asked' | 'over';
/** Waits until everything done so far is answered and somebody is asked, or the game is over. */
export const standing = async (page: Page): Promise<Standing> => {
  const found = await page.waitForFunction(() => {
    const table = document.querySelector('.table');
    if (table === null || table.getAttribute('aria-busy') === 'true' || table.hasAttribute('data-unread')) return null;
    if (document.querySelector('dialog[open] .btn.main, .film .turn') !== null) return 'sheet';
    if (document.querySelector('.ask .after') !== null) return 'over';
    return document.querySelector('.ask [data-choice]') === null ? null : 'asked';
  });
  return (await found.jsonValue()) as Standing;
};
export const isOver = (page: Page): Promise<boolean> => page.locator('.ask .after').isVisible();
/** Sits down behind a curtain and puts recaps away, until a question stands there or the game is over. */
export const settle = async (page: Page): Promise<void> => {
  const until = Date.now() + LONG;
  while ((await standing(page)) === 'sheet') {
    if (Date.now() > until) throw new Error('the sheet over the table does not go away');
    // It may go away by itself meanwhile: then we look again.
    await page
      .locator('dialog[open] .btn.main, .film .turn')
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
};
/** Waits for the answer to what was done when so many decisions were made. */
export const answered = async (page: Page, before: number): Promise<void> => {
  await page.waitForFunction(n => {
    const table = document.querySelector('.table');
    if (table === null || table.hasAttribute('data-unread')) return false;
    return table.getAttribute('data-count') !== String(n) && table.getAttribute('aria-busy') === 'false';
  }, before);
};
/** Waits until so many decisions are made, and nothing is under way. */
export const counted = async (page: Page, wanted: number): Promise<void> => {
  await page.waitForFunction(n => {
    const table = document.querySelector('.table');
    if (table === null || table.hasAttribute('data-unread')) return false;
    return table.getAttribute('data-count') === String(n) && table.getAttribute('aria-busy') === 'false';
  }, wanted);
};
/** Waits until the eye has followed what is asked and the board no longer moves, for two pictures on end. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const picture = () => new Promise(resolve => requestAnimationFrame(resolve));
    const board = () => document.querySelector('.stage .board');
    const place = () => JSON.stringify(board()?.getBoundingClientRect());
    for (let [calm, was] = [0, '']; calm < 2; ) {
      await picture();
      const moving =
        board()
          ?.getAnimations({ subtree: true })
          .some(animation => animation instanceof CSSTransition) === true;
      const now = place();
      const following = document.querySelector('.stage[data-following]') !== null && document.visibilityState === 'visible';
      calm = now === was && !moving && !following ? calm + 1 : 0;
      was = now;
    }
  });

/** Clicks one of these that is not offered, where nothing else lies on it, and waits for the reason. */
export const askWhyNot = async (page: Page, which: string): Promise<void> => {
  await still(page);
  const spot = await page.evaluate(selector => {
    const glowing = new Set((document.querySelector('.stage')?.getAttribute('data-glow') ?? '').split(' '));
    for (const one of document.querySelectorAll(`.stage ${selector}`)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const [dx, dy] of [0.5, 0.2, 0.8].flatMap(x => [0.5, 0.2, 0.8].map(y => [x, y] as const))) {
        const [x, y] = [left + width * dx, top + height * dy];
        const under = document.elementsFromPoint(x, y);
        const things = under.flatMap(element => element.closest('.stage [data-thing]')?.getAttribute('data-thing') ?? []);
        const bare = under[0] !== undefined && (one.contains(under[0]) || under[0].closest('[data-thing]') === one);
        if (bare && things.every(thing => !glowing.has(thing))) return { x, y };
      }
    }
    return null;
  }, which);
  assert.ok(spot, `every ${which} is offered or covered`);
  await page.mouse.click(spot.x, spot.y);
  await page.waitForSelector('.bubble.dark');
};

/** Waits until the rules have spoken of the list as it stands. */
export const weighed = async (page: Page): Promise<void> => {
  await page.locator('.ask .set[aria-busy="true"]').waitFor({ state: 'detached' });
};
/** Puts a list together by its toggles and decides with it, if a set is asked for. */
export const putTogether = async (page: Page, pick: (n: number) => number): Promise<boolean> => {
  const members = page.locator('.ask [data-member]');
  const n = await members.count();
  if (n === 0) return false;
  const button = page.locator('.ask [data-list]').first();
  const from = pick(n);
  // Adding what may be added does not always lead to a whole list: another beginning may.
  for (let start = 0; start < n; start++) {
    for (let i = 0; i < n; i++) {
      const member = members.nth((from + start + i) % n);
      if ((await member.getAttribute('aria-pressed')) === 'true') continue;
      await member.click();
      await weighed(page);
      if (!(await button.isEnabled())) continue;
      await button.click();
      return true;
    }
    for (let pressed = await page.locator('.ask [data-member][aria-pressed="true"]').count(); pressed > 0; pressed--) {
      await page.locator('.ask [data-member][aria-pressed="true"]').first().click();
      await weighed(page);
    }
  }
  // All of them, or nobody at all, may be the only list there is.
  for (const whole of ['[data-all]', '[data-none]'].map(name => page.locator(`.ask ${name}`).first())) {
    if ((await whole.count()) === 0) continue;
    await whole.click();
    await weighed(page);
    if (await button.isEnabled()) {
      await button.click();
      return true;
    }
  }
  const said = await page.locator('.ask').innerText();
  throw new Error(`no list can be put together: ${said}`);
};
/** What would lose something is asked once more. */
const confirm = async (page: Page): Promise<void> => {
  const sure = page.locator('.ask [data-choice]:has(.grave b)');
  if ((await sure.count()) > 0) await sure.first().click();
};
/** Decides once: a glowing thing where one can be clicked, otherwise a button. `pick` chooses among n. */
export const decide = async (page: Page, pick: (n: number) => number): Promise<'thing' | 'button'> => {
  await still(page);
  const before = await count(page);
  const members = (await page.locator('.ask [data-member]').count()) > 0;
  // What ends a phase is chosen now and then: else whole games would end before they have begun.
  const ends = (await page.locator('.ask [data-choice]:not(.ender)').count()) === 0 || pick(6) === 0;
  const plain = page.locator(`.ask [data-choice]:not(.thing, [data-member]${ends ? '' : ', .ender'})`);
  const buttons = await plain.count();
  // A list can be put together as often as one likes: what it was for is done too.
  const onward = page.locator('.ask [data-choice].thing:not([data-member])');
  const ways = members ? await onward.count() : 0;
  if (ways > 0 && pick(3) > 0) {
    await onward.nth(pick(ways)).click();
    await confirm(page);
    await answered(page, before);
    return 'thing';
  }
  if (members && (buttons === 0 || pick(3) > 0)) {
    await putTogether(page, pick);
    await answered(page, before);
    return 'thing';
  }
  const spots = members
    ? []
    : await page.evaluate(() => {
        const found: { x: number; y: number }[] = [];
        const glowing = (document.querySelector('.stage')?.getAttribute('data-glow') ?? '').split(' ').filter(Boolean);
        const drawn = (thing: string) => [
          ...document.querySelectorAll(`.boardbox [data-thing="${thing}"], .tray [data-thing="${thing}"]`),
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
  let how: 'thing' | 'button' = 'button';
  if (spot !== undefined && (buttons === 0 || pick(4) > 0)) {
    await page.mouse.click(spot.x, spot.y);
    // What a click does, it does at once: it decides, or offers several choices, or only opens a stack.
    const came = await page.evaluate(n => {
      const table = document.querySelector('.table');
      if (table?.getAttribute('data-count') !== String(n) || table.getAttribute('aria-busy') === 'true') return 'decision';
      return document.querySelector('.bubble .which .btn') === null ? 'nothing' : 'menu';
    }, before);
    if (came === 'menu') await page.locator('.bubble .which .btn').first().click();
    // A stack was opened: the button of the same choice decides.
    if (came === 'nothing') await page.locator('.ask [data-choice]').first().click();
    else how = 'thing';
  } else if (buttons > 0) await plain.nth(pick(buttons)).click();
  else await page.locator('.ask [data-choice]').first().click();
  await confirm(page);
  await answered(page, before);
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
/** Clicks the card of a result as soon as a click would keep it: it stands there for a moment only. */
export const keepResult = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const card = document.querySelector<HTMLElement>('[data-result]:not([data-fresh])');
    card?.click();
    return card !== null;
  });
};
