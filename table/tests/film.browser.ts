import assert from 'node:assert/strict';
import type { Asked } from '@cuartel/engine/mind/mind.ts';
import { axe } from './axe.ts';
import { bring, bringWith, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, chooser, count, decide, isOver, keepResult, settle, visit } from './visit.ts';

/** One's own movement, which can be ended at once: then the others have their turn. */
const moving = ({ step, my }: Asked) => step === 'orders' && my['hqs'] === false;

test("the others' turn is a film: numbered ways on the map, steps by keys, Enter ends it and the first moment takes none", () =>
  visit({}, async ({ page }) => {
    await bring(page, await firstAsked('bobby-lee', moving), 'bots');
    const pick = chooser(9);
    const again = page.locator('.ask .again');
    // One's own turn is ended as soon as it can be: the others' comes sooner.
    for (let i = 0; i < 90; i++) {
      await settle(page);
      if ((await again.count()) > 0 && /[3-9]|\d\d/.test(await again.innerText())) break;
      const ender = page.locator('.ask .btn.ender').first();
      const before = await count(page);
      if ((await ender.count()) === 0) await decide(page, pick);
      else {
        await ender.click();
        await answered(page, before);
      }
    }
    const prompt = await page.locator('.ask h2').innerText();
    // A key that follows at once was meant for the question.
    await page.evaluate(async () => {
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('v');
      while (document.querySelector('.film ol li') === null) await new Promise(requestAnimationFrame);
      press('Enter');
    });
    assert.ok(await page.locator('.film').isVisible(), 'the first moment skips nothing');
    const steps = await page.locator('.film ol li').count();
    assert.ok(steps >= 3, `${steps} steps`);
    // Nothing moves by itself with less motion: each step waits.
    assert.equal(await page.locator('.film li[aria-current] i').innerText(), '1');
    await page.keyboard.press('ArrowRight');
    await page.locator('.film li[aria-current] i', { hasText: '2' }).waitFor();
    assert.ok((await page.locator('.stage .board > svg:not(.ground) g:is(.now, .later, .made)').count()) > 0, 'no way is drawn');
    assert.ok((await page.locator('.film p[aria-live]').innerText()).length > 5);
    await page.waitForTimeout(350);
    await page.keyboard.press('Enter');
    await page.locator('.film').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.ask h2').innerText(), prompt);
  }));

test('back after hours: from the home page one comes to the film of what happened since, then to the same question', () =>
  visit({ theme: 'dark' }, async ({ page }) => {
    await bring(page, await firstAsked('bobby-lee', moving), 'bots');
    const pick = chooser(9);
    const again = page.locator('.ask .again');
    for (let i = 0; i < 90; i++) {
      await settle(page);
      if ((await again.count()) > 0 && /[2-9]|\d\d/.test(await again.innerText())) break;
      const ender = page.locator('.ask .btn.ender').first();
      const before = await count(page);
      if ((await ender.count()) === 0) await decide(page, pick);
      else {
        await ender.click();
        await answered(page, before);
      }
    }
    const prompt = await page.locator('.ask h2').innerText();
    const steps = Number(/\d+/.exec(await again.innerText())?.[0]);
    // The page is closed, and opened again another day.
    await page.evaluate(() => {
      location.hash = '/';
    });
    await page.reload();
    await page.locator('.going article').getByRole('link').first().click();
    await page.locator('.film ol li').first().waitFor();
    assert.ok((await page.locator('.film ol li').count()) >= steps, 'the film is shorter than what happened');
    assert.ok((await page.locator('.film p[aria-live]').innerText()).length > 5);
    await axe(page, 'the film of what happened since');
    await page.waitForTimeout(350); // its first moment takes no key
    await page.keyboard.press('Enter');
    await page.locator('.film').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.ask h2').innerText(), prompt);
  }));

test('what a die decided is shown at its place for a moment, and a click keeps it', () =>
  visit({}, async ({ page }) => {
    await bringWith(page, 'attack', 1);
    const pick = chooser(4);
    for (let i = 0; i < 20 && (await page.locator('[data-result]').count()) === 0; i++) {
      await settle(page);
      await decide(page, pick);
    }
    await keepResult(page);
    await page.waitForTimeout(2500);
    assert.ok(await page.locator('[data-result]').isVisible(), 'it went away although it was clicked');
  }));

test('what a die decided goes in its time, however fast the next questions come', () =>
  visit({}, async ({ page }) => {
    await bringWith(page, 'attack', 1);
    const pick = chooser(4);
    for (let i = 0; i < 20 && (await page.locator('[data-result]').count()) === 0; i++) {
      await settle(page);
      await decide(page, pick);
    }
    const first = await page.locator('[data-result]').innerText();
    // Decided on and on, without a pause as long as the card's time.
    const gone = page.waitForFunction(
      text => !document.querySelector('[data-result]')?.textContent?.includes(text),
      first.split('\n')[0] ?? '',
    );
    let done = false;
    void gone.then(() => (done = true));
    for (let i = 0; i < 40 && !done; i++) {
      await settle(page);
      if (await isOver(page)) break;
      await decide(page, pick);
    }
    assert.ok(done, `after forty decisions it still says: ${first}`);
  }));
