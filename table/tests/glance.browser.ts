/** What has to be read at one glance: all contests, whose will stands where, what the dice of a battle did. */
import assert from 'node:assert/strict';
import { americanRevolution } from '@cuartel/american-revolution';
import { anyGame } from '@cuartel/engine';
import { forThePeople } from '@cuartel/for-the-people';
import type { Locator, Page } from 'playwright-core';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const boxes = (all: Locator) =>
  all.evaluateAll(found =>
    found.map(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
const screenOf = (page: Page) => page.locator('.screen:has(> .battle)');

const american = anyGame(americanRevolution);
const POLITICS = (american.lessons ?? []).findIndex(({ id }) => /politic/.test(id));
test('the nine contests of The American Revolution are all in sight on a screen of 900 pixels, and no wider than a phone', () =>
  visit({ language: 'es' }, ({ page }) =>
    playLesson({
      page,
      game: american,
      n: POLITICS,
      language: 'es',
      before: async ({ do: deed }) => {
        if (deed !== 'assign') return false;
        const [frame] = await boxes(screenOf(page));
        const contests = await boxes(screenOf(page).locator('div[data-thing^="contest:"], tbody tr'));
        assert.equal(contests.length, 9);
        for (const { top, bottom } of contests)
          assert.ok(top >= frame!.top && bottom <= frame!.bottom, `${bottom} of ${frame!.bottom}`);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.waitForFunction(() => {
          const screen = document.querySelector('.screen:has(> .battle)');
          return screen !== null && screen.clientWidth <= 390 && screen.scrollWidth <= screen.clientWidth;
        });
        return true;
      },
    }),
  ));

test('the battle board of The American Revolution shows the dice as they fell, the one asked about among them', () =>
  visit({ language: 'en' }, async ({ page }) => {
    let asked = 0;
    await playLesson({
      page,
      game: american,
      n: 0,
      language: 'en',
      before: async ({ do: deed }) => {
        if (deed !== 'take') return false;
        await screenOf(page).locator('figure .asked').waitFor();
        asked = await screenOf(page).locator('figure .asked').count();
        return true;
      },
    });
    assert.equal(asked, 1);
  }));

const people = anyGame(forThePeople);
test('the political will of both sides can be read in For the People, however close they stand', () =>
  visit({ language: 'es' }, ({ page }) =>
    playLesson({
      page,
      game: people,
      n: 1,
      language: 'es',
      before: async () => {
        const [one, other] = await boxes(page.locator('.tracks .rivals.told > b'));
        assert.ok(one && other);
        assert.ok(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top);
        return true;
      },
    }),
  ));
