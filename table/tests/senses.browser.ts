/** What is heard, what is said when nobody looks, and odds that are seen before anything is done. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { bringWith } from './bring.ts';
import { test } from './tests.ts';
import { answered, chooser, count, decide, decisions, isOver, settle, startGame, visit } from './visit.ts';

/** Notes every sound that is made and every notice that is given, from now on and after a reload. */
const note = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted = { sounds: 0, notices: [] as string[] };
    Object.assign(window, { noted });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...when) {
      noted.sounds++;
      return start.apply(this, when);
    };
    const buffer = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
      noted.sounds++;
      return buffer.apply(this, when);
    };
    class Noted {
      static readonly permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        noted.notices.push(`${title}: ${body}`);
      }
      close() {}
    }
    Object.assign(window, { Notification: Noted });
  });
  await page.reload();
  await page.waitForSelector('.posters article');
};
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: { sounds: number; notices: string[] } }).noted);
const want = async (page: Page, settings: object): Promise<void> => {
  await page.evaluate(set => localStorage.setItem('cuartel:settings', JSON.stringify(set)), settings);
  await page.reload();
  await page.waitForSelector('.posters article');
};

test('sound: nothing is heard unless somebody wants it; then dice, pieces and the drum', () =>
  visit({}, async ({ page }) => {
    await note(page);
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 6);
    assert.equal((await noted(page)).sounds, 0);
    await page.evaluate(() => {
      location.hash = '/';
    });
    await want(page, { sound: true });
    await startGame(page, 'six-spaces', 'bot');
    const pick = chooser(3);
    for (let i = 0; i < 30 && (await noted(page)).sounds === 0; i++) {
      await settle(page);
      if (await isOver(page)) break;
      await decide(page, pick);
    }
    assert.ok((await noted(page)).sounds > 0, 'nothing was heard');
  }));

test('a notice of the system when it is your turn and nobody looks at the page; none while somebody does, none unwanted', () =>
  visit({}, async ({ page }) => {
    await note(page);
    await startGame(page, 'six-spaces', 'bot');
    const away = (hidden: boolean) =>
      page.evaluate(now => Object.defineProperty(document, 'hidden', { configurable: true, get: () => now }), hidden);
    await away(true);
    await decisions(page, 6);
    assert.deepEqual((await noted(page)).notices, [], 'nobody wanted it');
    await page.evaluate(() => {
      location.hash = '/';
    });
    await want(page, { notice: true });
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 4);
    assert.deepEqual((await noted(page)).notices, [], 'somebody looks');
    await away(true);
    // One's own part is ended as soon as it can be: then the other side plays, and it is your turn again.
    const pick = chooser(3);
    for (let i = 0; i < 200 && (await noted(page)).notices.length === 0; i++) {
      await settle(page);
      if (await isOver(page)) break;
      const [before, ender] = [await count(page), page.locator('.ask .btn.ender').first()];
      if ((await ender.count()) === 0) await decide(page, pick);
      else {
        await ender.click();
        await answered(page, before);
      }
    }
    assert.match((await noted(page)).notices[0] ?? '', /^Six Spaces: .*North/);
  }));

const odds = (page: Page): Promise<string> => page.locator('.ask .whatif .shown').innerText();

test('odds stand there before anything is looked at', () =>
  visit({}, async ({ page }) => {
    await page.mouse.move(2, 2);
    await bringWith(page, 'attack', 1);
    await page.waitForFunction(() => /\d+ ?%/.test(document.querySelector('.ask .whatif .shown')?.textContent ?? ''));
    assert.match(await odds(page), /\d+ ?%/);
  }));

test('odds by touch: the first tap on a choice that a die decides shows them, the second decides', () =>
  visit({ screen: 'phone' }, async ({ page }) => {
    await bringWith(page, 'scout', 2);
    // What stands there already is decided by one tap; another choice is looked at first.
    const other = page.locator('.ask [data-choice]', { hasText: /Scout \w/ }).last();
    const before = await count(page);
    await other.scrollIntoViewIfNeeded();
    await other.tap();
    await page.locator('.ask small', { hasText: /tap again/i }).waitFor();
    assert.equal(await count(page), before);
    assert.match(await odds(page), /\d+ ?%/);
    await other.tap();
    await answered(page, before);
  }));
