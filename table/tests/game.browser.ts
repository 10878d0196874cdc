import assert from 'node:assert/strict';
import { test } from './tests.ts';
import {
  answered,
  askWhyNot,
  chooser,
  count,
  counted,
  decide,
  decisions,
  playOut,
  putTogether,
  settle,
  startGame,
  visit,
} from './visit.ts';

for (const [language, screen, opponent] of [
  ['es', 'desktop', 'person'],
  ['en', 'phone', 'bot'],
] as const)
  test(`a whole game of Six Spaces by clicking what glows: ${language}, ${screen}, against a ${opponent}`, () =>
    visit({ language, screen }, async ({ page }) => {
      await startGame(page, 'six-spaces', opponent);
      const { clicked } = await playOut(page, 11);
      assert.ok(clicked > 3, `${clicked} things were clicked`);
      assert.match(await page.locator('.ask h2').innerText(), language === 'es' ? /Gana/ : /wins/);
      await page.locator('.debrief svg').waitFor();
      await page.locator('.ask .after .watch').click();
      await page.waitForSelector('.replay input[type=range]');
      assert.ok(((await page.locator('.replay .stage').boundingBox())?.height ?? 0) > 150);
    }));

test('a game survives a reload and a killed tab at every step', () =>
  visit({}, async ({ page, context, address }) => {
    await startGame(page, 'six-spaces', 'person');
    const pick = chooser(5);
    let here = page;
    for (let i = 0; i < 8; i++) {
      await settle(here);
      await decide(here, pick);
      const [n, hash] = [await count(here), new URL(here.url()).hash];
      if (i % 2 === 0) await here.reload();
      else {
        const next = await context.newPage();
        await here.close({ runBeforeUnload: false });
        here = next;
        await here.goto(`${address}?seed=7${hash}`);
      }
      await here.waitForSelector('.table');
      assert.equal(await count(here), n);
    }
  }));

test('undo takes a decision back, and says why when it cannot', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'six-spaces', 'person');
    await page.keyboard.press('Escape');
    for (let i = 0; i < 40; i++) {
      await settle(page);
      const [prompt, before] = [await page.locator('.ask h2').innerText(), await count(page)];
      const march = page.locator('.ask [data-choice].thing:not(:has(.seal))');
      if ((await march.count()) > 1) {
        await march.first().click();
        await answered(page, before);
        await page.keyboard.press('u');
        await counted(page, before);
        assert.equal(await page.locator('.ask h2').innerText(), prompt);
        return;
      }
      if (!(await putTogether(page, () => 0))) await page.locator('.ask [data-choice]').first().click();
      await answered(page, before);
    }
    throw new Error('nobody was asked to march');
  }));

test('every name along a line finds its line: nothing else on the sheet goes by the same id', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    const names = await page
      .locator('.stage textPath')
      .evaluateAll(all =>
        all.map(name => [name.textContent, document.querySelector(name.getAttribute('href') as string)?.localName]),
      );
    assert.ok(names.length >= 4);
    assert.deepEqual(
      names.filter(([, found]) => found !== 'path'),
      [],
    );
  }));

test('why not: a thing that is not offered answers in one sentence, with its rule', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    await settle(page);
    await askWhyNot(page, '.block.south');
    assert.match(await page.locator('.bubble.dark').innerText(), /por qué no/i);
    await page.locator('.bubble.dark .chip').click();
    await page.waitForSelector('dialog.side[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.side[open]', { state: 'detached' });
  }));

test('the journal shows the board at any moment, and a branch leaves the real game alone', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 6);
    const [n, hash] = [await count(page), new URL(page.url()).hash];
    await page.locator('.panel.journal .line').nth(2).click();
    await page.waitForSelector('section.past');
    const said = page.locator('section.past b');
    const moment = async () => Number(/\d+/.exec(await said.innerText())?.[0]);
    const at = await moment();
    assert.ok(at + 1 < n, `decision ${at} of ${n}`);
    await page.keyboard.press('ArrowRight');
    await said.filter({ hasText: new RegExp(`decision ${at + 1} `) }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await said.filter({ hasText: new RegExp(`decision ${at} `) }).waitFor();
    await page.locator('section.past .btn', { hasText: 'What if' }).click();
    await page.waitForFunction(old => location.hash !== old, hash);
    await page.waitForFunction(most => Number(document.querySelector('.table')?.getAttribute('data-count') ?? most) < most, n);
    await decisions(page, 1);
    await page.evaluate(old => {
      location.hash = old;
    }, hash);
    await counted(page, n);
  }));

test('the language can be changed in the middle of a game', () =>
  visit({ language: 'en' }, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    await settle(page);
    const english = await page.locator('.ask h2').innerText();
    await page.locator('header .lang button').first().click();
    await page.waitForFunction(old => (document.querySelector('.ask h2') as HTMLElement).innerText !== old, english);
    await page.waitForSelector('html[lang="es"]');
  }));

test('only the view of the sitting side reaches the page', async () => {
  await visit({}, async ({ page, address }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          this.addEventListener('message', event => heard.push(event.data));
        }
      };
    });
    await page.goto(`${address}?seed=7&again`);
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 5);
    const heard = await page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard));
    assert.ok(heard.includes('"me":"north"'));
    assert.ok(!heard.includes('"me":"south"'));
    for (const word of ['"dark"', '"deck"', '"key"', '"chance"']) assert.ok(!heard.includes(word), word);
  });
});
