import assert from 'node:assert/strict';
import { bobbyLee } from '@cuartel/bobby-lee';
import { act, anyGame, keyFromSeed, lessonNow, open, viewOf } from '@cuartel/engine';
import { test } from './tests.ts';
import { counted, visit } from './visit.ts';

const game = anyGame(bobbyLee);
for (const [n, lesson] of (game.lessons ?? []).entries())
  for (const language of ['es', 'en'] as const)
    test(`${lesson.id} of Bobby Lee, both sides from one seat without a curtain: ${language}`, () =>
      visit({ language }, async ({ page }) => {
        await page.evaluate(() => {
          location.hash = '/new/bobby-lee';
        });
        await page.locator('.lesson').nth(n).click();
        await page.waitForSelector('.teach');
        const match = open(game, { scenario: lesson.id, options: [] }, keyFromSeed('7'));
        for (let now = lessonNow(match, language); now?.expected; now = lessonNow(match, language)) {
          assert.equal((await page.locator('.teach').innerText()).trim(), now.say);
          const at = match.record.actions.length;
          const words = game.text[language].deeds as Record<string, (what: unknown, v: unknown) => string>;
          const v = viewOf(match.position.table, now.expected.by);
          const text = (words[now.expected.do] as (what: unknown, v: unknown) => string)(now.expected.with, v);
          const more = page.locator('.choices .btn.quiet');
          if ((await more.count()) > 0) await more.click();
          const choices = await page.locator('.ask [data-choice]').evaluateAll(all => all.map(one => one.textContent ?? ''));
          const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
          const found = choices.findIndex(choice => plain(choice).includes(plain(text)));
          assert.ok(found >= 0, `"${text}" is not among ${choices.join(' | ')}`);
          await page.locator('.ask [data-choice]').nth(found).click();
          await counted(page, at + 1);
          assert.ok(act(match, now.expected).ok);
        }
        assert.equal((await page.locator('.teach').innerText()).trim(), lessonNow(match, language)?.say);
      }));
