/** Plays a worked example through the page: reads what is said, and decides as it says. */
import assert from 'node:assert/strict';
import {
  type AnyGame,
  act,
  keyFromSeed,
  type Language,
  lessonNow,
  type Match,
  memberText,
  type Option,
  open,
  viewOf,
} from '@cuartel/engine';
import type { Page } from 'playwright-core';
import { counted } from './visit.ts';

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
const saysWhatItShould = async (page: Page, say: string | undefined): Promise<void> => {
  assert.equal(plain(await page.locator('.teach').innerText()), plain(say ?? ''));
};

export interface PlayedLesson {
  readonly page: Page;
  readonly game: AnyGame;
  /** Which of the game's lessons. */
  readonly n: number;
  readonly language: Language;
  /** Before each decision; true ends the lesson there. */
  readonly before?: (expected: Option, match: Match) => Promise<boolean>;
}
export const playLesson = async ({ page, game, n, language, before }: PlayedLesson): Promise<void> => {
  const lesson = game.lessons?.[n];
  assert.ok(lesson);
  await page.evaluate(path => {
    location.hash = path;
  }, `/new/${game.slug}`);
  await page.locator('.lesson').nth(n).click();
  await page.waitForSelector('.teach');
  const match = open(game, { scenario: lesson.id, options: [] }, keyFromSeed('7'));
  for (let now = lessonNow(match, language); now?.expected; now = lessonNow(match, language)) {
    const { expected } = now;
    await saysWhatItShould(page, now.say);
    if (await before?.(expected, match)) return;
    const at = match.record.actions.length;
    const deed = game.text[language].deeds[expected.do] as (what: unknown, view: unknown) => string;
    const text = plain(deed(expected.with, viewOf(match.position.table, expected.by)));
    if (Array.isArray(expected.with) && (await page.locator('.ask [data-member]').count()) > 0) {
      const words = game.text[language];
      for (const one of expected.with) {
        const name = plain(memberText(words, expected.do, one, viewOf(match.position.table, expected.by)));
        const members = await page.locator('.ask [data-member] > span').allTextContents();
        const at = members.findIndex(member => plain(member) === name);
        assert.ok(at >= 0, `"${name}" is not among ${members.join(' | ')}`);
        // Who goes on the list is lit until it is there.
        const member = page.locator('.ask [data-member]').nth(at);
        assert.ok(await member.evaluate(one => one.classList.contains('proposed')), `"${name}" is not lit`);
        await member.click();
      }
      await page.locator('.ask [data-list]:enabled').click();
      await counted(page, at + 1);
      assert.ok(act(match, expected).ok);
      continue;
    }
    // What the example does is the lit choice, in sight without a search, and the lesson's text with it.
    const lit = page.locator('.ask [data-choice].proposed');
    await page.waitForFunction(() =>
      ['.ask [data-choice].proposed', '.ask .teach'].every(one => {
        const element = document.querySelector(one);
        const { left, top, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 };
        return element?.contains(document.elementFromPoint(left + 12, top + Math.min(12, height / 2))) === true;
      }),
    );
    const said = plain(await lit.locator('.what').innerText());
    assert.ok(said.includes(text), `"${said}" is lit, not "${text}"`);
    await lit.click();
    await counted(page, at + 1);
    assert.ok(act(match, expected).ok);
  }
  await saysWhatItShould(page, lessonNow(match, language)?.say);
  // Every line and every sum of the journal has its words.
  assert.doesNotMatch(await page.locator('#panel').innerText(), /undefined|NaN|\[object/);
};
