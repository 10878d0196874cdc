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
  stackFor,
  viewOf,
} from '@cuartel/engine';
import type { Page } from 'playwright-core';
import { counted } from './visit.ts';

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
const saysWhatItShould = async (page: Page, say: string | undefined): Promise<void> => {
  assert.equal(plain(await page.locator('.teach').innerText()), plain(say ?? ''));
};
/** The whole table in another language. */
const speak = async (page: Page, language: Language, say: string): Promise<void> => {
  await page.locator('header .lang button', { hasText: language.toUpperCase() }).click();
  await page.waitForSelector(`html[lang="${language}"]`);
  await page.waitForFunction(
    wanted => document.querySelector<HTMLElement>('.teach')?.innerText.replace(/\s+/g, ' ').trim() === wanted,
    plain(say),
  );
};
const namesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.ask [data-member] > span').allTextContents()).map(plain);

export interface PlayedLesson {
  readonly page: Page;
  readonly game: AnyGame;
  /** Which of the game's lessons. */
  readonly n: number;
  /** What the page speaks. */
  readonly language: Language;
  /** Each step is read in this one too, and decided in it every other time. */
  readonly also?: Language;
  /** Before each decision; true ends the lesson there. */
  readonly before?: (expected: Option, match: Match, spoken: Language) => Promise<boolean>;
}
export const playLesson = async ({ page, game, n, language, also, before }: PlayedLesson): Promise<void> => {
  const lesson = game.lessons?.[n];
  assert.ok(lesson);
  await page.evaluate(path => {
    location.hash = path;
  }, `/new/${game.slug}`);
  await page.locator('.lesson').nth(n).click();
  await page.waitForSelector('.teach');
  const match = open(game, { scenario: lesson.id, options: [] }, keyFromSeed('7'));
  let [spoken, other] = [language, also];
  /** What the example does is lit, in sight without a search, and the lesson's text with it. */
  const isLit = async (expected: Option): Promise<void> => {
    const view = viewOf(match.position.table, expected.by);
    const words = game.text[spoken];
    if (Array.isArray(expected.with) && (await page.locator('.ask [data-member]').count()) > 0) {
      const members = await namesOf(page);
      for (const one of expected.with) {
        const name = plain(memberText(words, expected.do, one, view));
        const at = members.indexOf(name);
        assert.ok(at >= 0, `"${name}" is not among ${members.join(' | ')}`);
        // Who goes on the list is lit until it is there.
        const member = page.locator('.ask [data-member]').nth(at);
        assert.ok(await member.evaluate(one => one.classList.contains('proposed')), `"${name}" is not lit`);
      }
      // Nobody: that is lit, too.
      if (expected.with.length === 0) assert.equal(await page.locator('.ask [data-none].proposed').count(), 1);
      return;
    }
    await page.waitForFunction(() =>
      ['.ask [data-choice].proposed', '.ask .teach'].every(one => {
        const element = document.querySelector(one);
        const { left, top, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 };
        return element?.contains(document.elementFromPoint(left + 12, top + Math.min(12, height / 2))) === true;
      }),
    );
    const { my } = stackFor(match.position.stack, expected.by).at(-1)!;
    const text = plain(
      (words.deeds[expected.do] as (what: unknown, view: unknown, my: unknown) => string)(expected.with, view, my),
    );
    const said = plain(await page.locator('.ask [data-choice].proposed .what').innerText());
    assert.ok(said.includes(text), `"${said}" is lit, not "${text}"`);
  };
  const follow = async (expected: Option): Promise<void> => {
    if (!Array.isArray(expected.with) || (await page.locator('.ask [data-member]').count()) === 0)
      return page.locator('.ask [data-choice].proposed').click();
    for (const one of expected.with) {
      const name = plain(memberText(game.text[spoken], expected.do, one, viewOf(match.position.table, expected.by)));
      const member = page.locator('.ask [data-member]').nth((await namesOf(page)).indexOf(name));
      assert.ok(await member.evaluate(one => one.classList.contains('proposed')), `"${name}" is not lit`);
      await member.click();
    }
    if (expected.with.length === 0) await page.locator('.ask [data-none].proposed').click();
    await page.locator('.ask [data-list]:enabled').click();
  };
  for (let now = lessonNow(match, spoken); now?.expected; now = lessonNow(match, spoken)) {
    const { expected } = now;
    await saysWhatItShould(page, now.say);
    if (await before?.(expected, match, spoken)) return;
    const at = match.record.actions.length;
    await isLit(expected);
    if (other !== undefined) {
      [spoken, other] = [other, spoken];
      await speak(page, spoken, lessonNow(match, spoken)!.say);
      await isLit(expected);
    }
    await follow(expected);
    await counted(page, at + 1);
    assert.ok(act(match, expected).ok);
  }
  await saysWhatItShould(page, lessonNow(match, spoken)?.say);
  if (other !== undefined) await speak(page, other, lessonNow(match, other)?.say ?? '');
  // Every line and every sum of the journal has its words.
  assert.doesNotMatch(await page.locator('#panel').innerText(), /undefined|NaN|\[object/);
};
