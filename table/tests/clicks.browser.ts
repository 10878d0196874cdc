import assert from 'node:assert/strict';
import type { Asked } from '@cuartel/engine/mind/mind.ts';
import type { Page } from 'playwright-core';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, count, settle, startGame, still, visit } from './visit.ts';

/** Where the first of these things that glow can be clicked, nothing else that glows lying over it. */
const spotOf = (page: Page, things: readonly string[]) =>
  page.evaluate(wanted => {
    const stage = document.querySelector('.stage') as Element;
    const frame = stage.getBoundingClientRect();
    const glowing = new Set((stage.getAttribute('data-glow') ?? '').split(' '));
    const inside = (x: number, y: number) =>
      x > frame.left + 8 && x < frame.right - 8 && y > frame.top + 8 && y < frame.bottom - 8;
    for (const thing of wanted) {
      const element = glowing.has(thing) ? stage.querySelector(`.board [data-thing="${thing}"]`) : null;
      if (element === null) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [dx, dy] of [0.5, 0.25, 0.75].flatMap(a => [0.5, 0.25, 0.75].map(b => [a, b] as const))) {
        const [x, y] = [left + width * dx, top + height * dy];
        if (!inside(x, y)) continue;
        const under = document
          .elementsFromPoint(x, y)
          .flatMap(one => one.closest('.board [data-thing]')?.getAttribute('data-thing') ?? []);
        if (under.find(one => glowing.has(one)) === thing && !document.elementFromPoint(x, y)?.closest('[data-still]'))
          return { x, y, thing };
      }
    }
    return null;
  }, things);
/** The things of the choices whose words match. */
const thingsOf = (page: Page, words: RegExp): Promise<string[]> =>
  page
    .locator('.ask [data-choice].thing')
    .evaluateAll(
      (all, source) =>
        all
          .filter(one => new RegExp(source, 'i').test((one.textContent ?? '').replace(/\s+/g, ' ')))
          .flatMap(one => (one.getAttribute('data-things') ?? '').split(' ').filter(Boolean)),
      words.source,
    );
test('two clicks move a unit in Bobby Lee: the unit, the hex', () =>
  visit({}, async ({ page }) => {
    // At the first movement in which many can go.
    const many = ({ step, my, options }: Asked) =>
      step === 'orders' && my['hqs'] === false && options.filter(({ do: deed }) => deed === 'order').length > 5;
    await bring(page, await firstAsked('bobby-lee', many), 'bots');
    assert.match(await page.locator('.ask h2').innerText(), /^who moves/i);
    let [clicks, moved] = [0, 0];
    for (let tries = 0; tries < 8 && moved < 3; tries++) {
      // What came of the last one has been read: its card lies over no unit.
      await page.waitForSelector('[data-result]', { state: 'detached' });
      await still(page);
      const units = await thingsOf(page, /./);
      const unit = await spotOf(page, [...units.slice(tries), ...units]);
      if (unit === null) break;
      const before = await count(page);
      await page.mouse.move(unit.x, unit.y); // a stack opens under the pointer
      await still(page);
      const opened = (await spotOf(page, [unit.thing])) ?? unit;
      await page.mouse.click(opened.x, opened.y);
      clicks++;
      await answered(page, before);
      await still(page);
      const more = page.locator('.ask .choices .btn.quiet');
      if ((await more.count()) > 0) await more.first().click(); // all destinations, to read them
      const hexes = await thingsOf(page, /March to (?!.* and force)/);
      const hex = await spotOf(page, hexes);
      if (hex === null) {
        await page.keyboard.press('t'); // nowhere in view: it is put back
        await answered(page, before + 1);
        clicks--;
        continue;
      }
      await page.mouse.click(hex.x, hex.y);
      clicks++;
      assert.deepEqual(await page.locator('.bubble .which').allInnerTexts(), [], 'a destination is asked twice');
      await answered(page, before + 1);
      moved++;
    }
    assert.ok(moved >= 2, `${moved} units moved`);
    assert.equal(clicks, 2 * moved);
  }));

test('the HQs of Bobby Lee are toggled on the map and on the desk, the sum is live, one button does it', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await bring(
      page,
      await firstAsked('bobby-lee', ({ options }) => options.filter(({ do: deed }) => deed === 'activate').length > 2),
      'bots',
    );
    await page.locator('.ask [data-set="activate"]').waitFor();
    const pressed = () => page.locator('.ask [data-member][aria-pressed="true"]').count();
    assert.equal(await pressed(), 0);
    await page.locator('.ask [data-member]').first().click();
    assert.equal(await pressed(), 1);
    await page.locator('.ask [data-member]').first().click();
    assert.equal(await pressed(), 0);
    await still(page);
    const hq = await spotOf(page, (await page.locator('.stage').getAttribute('data-glow'))?.split(' ') ?? []);
    if (hq !== null) {
      await page.mouse.move(hq.x, hq.y); // a stack opens under the pointer
      await still(page);
      const opened = (await spotOf(page, [hq.thing])) ?? hq;
      await page.mouse.click(opened.x, opened.y);
      await page.waitForFunction(() => document.querySelectorAll('.ask [data-member][aria-pressed="true"]').length === 1);
    }
  }));

test('what ends a phase stands last on the key T; a key meant for the question before decides nothing', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'mosbys-raiders', 'bot');
    await settle(page);
    for (let i = 0; i < 30 && (await page.locator('.ask .btn.ender').count()) === 0; i++) {
      const before = await count(page);
      await page.locator('.ask [data-choice]').first().click();
      await answered(page, before);
      await settle(page);
    }
    const choices = page.locator('.ask [data-choice]');
    assert.equal(await choices.last().getAttribute('aria-keyshortcuts'), 't');
    const before = await count(page);
    // Pressed twice without a pause: the second key was not read for what is asked next.
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await answered(page, before);
    assert.equal(await count(page), before + 1);
  }));
