import assert from 'node:assert/strict';
import type { Asked } from '@cuartel/engine/mind/mind.ts';
import type { Page } from 'playwright-core';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, askWhyNot, chooser, count, decide, settle, visit } from './visit.ts';

const MOST = 90;
const asked = (page: Page): Promise<{ who: string; prompt: string; choices: number; offers: string[] }> =>
  page.evaluate(() => ({
    who: document.querySelector('.ask .who')?.textContent ?? '',
    prompt: document.querySelector('.ask h2')?.textContent ?? '',
    choices: document.querySelectorAll('.ask [data-choice], .ask [data-set]').length,
    offers: [...document.querySelectorAll('.ask [data-silence]')].map(button => button.textContent ?? ''),
  }));
/** Plays until a window can only be passed and says how to silence it. */
const untilOffered = async (page: Page, pick: (n: number) => number): Promise<Awaited<ReturnType<typeof asked>>> => {
  for (let n = 0; n < MOST; n++) {
    await settle(page);
    const now = await asked(page);
    if (now.choices === 1 && now.offers.length > 0) return now;
    await decide(page, pick);
  }
  throw new Error('no window that can only be passed');
};

test('a window that can only be passed is silenced by a click, for its own side alone; between people it passes whatever is held', () =>
  visit({}, async ({ page }) => {
    const onlyPass = ({ options }: Asked) => options.length === 1 && options[0]!.do === 'pass';
    await bring(page, await firstAsked('american-revolution', onlyPass));
    const pick = chooser(3);
    const { who, prompt, offers } = await untilOffered(page, pick);
    // What is answered only when there is no choice would tell the other person that there was none.
    assert.deepEqual(offers, ['this turn', 'the whole game']);
    const before = await count(page);
    // The second of two quick clicks was meant for the question before; what is asked after it is answered after it.
    await page
      .locator('.ask [data-silence]')
      .first()
      .evaluate(button => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    await askWhyNot(page, '[data-thing]');
    assert.equal(await count(page), before);
    assert.equal((await asked(page)).prompt, prompt);
    await page.locator('.ask [data-silence]', { hasText: 'the whole game' }).click();
    await answered(page, before);
    let others = 0;
    for (let n = 0; n < MOST && others < 2; n++) {
      await settle(page);
      const now = await asked(page);
      if (now.prompt === prompt) {
        assert.notEqual(now.who, who, `${prompt} is asked again`);
        others++;
      }
      await decide(page, pick);
    }
    assert.equal(others, 2, 'the other side is asked as before');
  }));
