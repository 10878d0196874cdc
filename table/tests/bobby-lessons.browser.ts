import assert from 'node:assert/strict';
import { bobbyLee } from '@cuartel/bobby-lee';
import { anyGame } from '@cuartel/engine';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const game = anyGame(bobbyLee);
for (const [n, lesson] of (game.lessons ?? []).entries())
  test(`${lesson.id} of Bobby Lee, both sides from one seat without a curtain, each step in both languages`, () =>
    visit({ language: 'en' }, ({ page }) => playLesson({ page, game, n, language: 'en', also: 'es' })));

test('a battle of Bobby Lee on a phone: a result lies over no choice, the sides of the reserves can be read, the rule of the phase is one tap away', () =>
  visit({ language: 'es', screen: 'phone' }, async ({ page }) => {
    // A card lasts a second or two: each is looked at when it comes, not when somebody happens to look.
    await page.evaluate(() => {
      const seen = { cards: 0, under: 0 };
      Object.assign(window, { seen });
      let last: Element | null = null;
      const look = () => {
        const card = document.querySelector('.bubble.desk');
        if (card === null) return;
        const { top, bottom } = card.getBoundingClientRect();
        const choices = [...document.querySelectorAll('.ask [data-choice]')].map(one => one.getBoundingClientRect());
        if (card !== last) seen.cards++;
        last = card;
        seen.under += choices.filter(one => one.top < bottom && one.bottom > top).length;
      };
      new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: { cards: number; under: number } }).seen);
    let battles = 0;
    await playLesson({
      page,
      game,
      n: 1,
      language: 'es',
      async before() {
        const found = await page.evaluate(() => {
          const notes = [...document.querySelectorAll('.zone.flat small')];
          return {
            notes: notes.length,
            cut: notes.filter(one => one.scrollWidth > one.clientWidth + 1).length,
            chip: document.querySelector('header .trail .chip')?.getClientRects().length ?? 0,
          };
        });
        assert.deepEqual([found.cut, found.chip], [0, 1]);
        if (found.notes > 0) battles++;
        return battles > 5 && (await seen()).cards > 0;
      },
    });
    const { cards, under } = await seen();
    assert.equal(under, 0);
    assert.ok(cards > 0 && battles > 5);
  }));
