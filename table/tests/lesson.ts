/** Plays a worked example through the page: reads what is said, and decides as it says. */
import assert from 'node:assert/strict';
import { type AnyGame, act, keyFromSeed, type Language, lessonNow, type Match, type Option, open, viewOf } from '@cuartel/engine';
import type { Page } from 'playwright-core';
import { counted } from './visit.ts';

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
const saysWhatItShould = async (page: Page, say: string | undefined): Promise<void> => {
  assert.equal(plain(await page.locator('.teach').innerText()), plain(say ?? ''));
};

export interface Told {
  readonly page: Page;
  readonly game: AnyGame;
  /** Which of the game's lessons. */
  readonly n: number;
  readonly language: Language;
  /** Before each decision; true ends the lesson there. */
  readonly before?: (expected: Option, match: Match) => Promise<boolean>;
}
export const playLesson = async ({ page, game, n, language, before }: Told): Promise<void> => {
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
    const more = page.locator('.choices .btn.quiet');
    if ((await more.count()) > 0) await more.click();
    const choices = await page.locator('.ask [data-choice]').evaluateAll(all => all.map(one => one.textContent ?? ''));
    const found = choices.findIndex(choice => plain(choice).includes(text));
    assert.ok(found >= 0, `"${text}" is not among ${choices.join(' | ')}`);
    await page.locator('.ask [data-choice]').nth(found).click();
    await counted(page, at + 1);
    assert.ok(act(match, expected).ok);
  }
  await saysWhatItShould(page, lessonNow(match, language)?.say);
};
