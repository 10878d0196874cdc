/** Faults that were seen once, each held where a person met it. */
import assert from 'node:assert/strict';
import { bobbyLee } from '@cuartel/bobby-lee';
import { anyGame, type Option } from '@cuartel/engine';
import type { Asked } from '@cuartel/engine/mind/mind.ts';
import { bring, bringWith, firstAsked } from './bring.ts';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { answered, count, putTogether, settle, startGame, still, visit, weighed } from './visit.ts';

test('a card that makes a choice possible glows in the tray; a click on it chooses or asks where, and refuses nothing', () =>
  visit({}, async ({ page }) => {
    await bringWith(page, 'inform', 1);
    await still(page);
    const glowing = ((await page.locator('.stage').getAttribute('data-glow')) ?? '').split(' ');
    const cards = await page
      .locator('.tray [data-thing^="card:"]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-thing') ?? ''));
    const card = cards.find(one => glowing.includes(one));
    assert.ok(card !== undefined, `no card glows: ${cards} of ${glowing}`);
    const before = await count(page);
    await page.locator(`.tray [data-thing="${card}"]`).click();
    await page.waitForTimeout(300);
    assert.equal(await page.locator('.bubble.dark').count(), 0, 'what is on offer is refused');
    const [chosen, asked] = [(await count(page)) > before, await page.locator('.bubble .which .btn').count()];
    const narrowed = ((await page.locator('.stage').getAttribute('data-glow')) ?? '').split(' ').length < glowing.length;
    assert.ok(chosen || asked > 0 || narrowed, 'nothing came of it');
  }));

test('no arrow without a march: HQs activated in several places draw none', () =>
  visit({}, async ({ page }) => {
    const two = ({ do: deed, with: list }: Option) => deed === 'activate' && Array.isArray(list) && list.length > 1;
    await bring(page, await firstAsked('bobby-lee', ({ options }) => options.some(two)), 'bots');
    const several = async (): Promise<boolean> => {
      if ((await page.locator('.ask [data-set="activate"]').count()) === 0) return false;
      await page.keyboard.press('a');
      await weighed(page);
      const ready = (await page.locator('.ask [data-list]:enabled').count()) > 0;
      return ready && (await page.locator('.ask [data-member][aria-pressed="true"]').count()) > 1;
    };
    // A bid may bind to one HQ: then the next turn is waited for.
    for (let i = 0; i < 120; i++) {
      await settle(page);
      if (await several()) break;
      const before = await count(page);
      const ready = page.locator('.ask [data-list]:enabled');
      if ((await ready.count()) > 0) await ready.first().click();
      else if (!(await putTogether(page, () => 0))) await page.locator('.ask [data-choice]').last().click();
      await answered(page, before);
    }
    const before = await count(page);
    await page.locator('.ask [data-list]:enabled').click();
    await answered(page, before);
    await still(page);
    assert.equal(await page.locator('.stage .board > svg:not(.ground) g:is(.now, .later, .made)').count(), 0);
  }));

test('a place of a battle is chosen by clicking whoever stands in it', () =>
  visit({}, async ({ page }) => {
    // A unit can go to a place in which others stand.
    const moving = ({ step, options }: Asked) => step === 'move' && options.filter(({ do: deed }) => deed === 'shift').length > 3;
    await bring(page, await firstAsked('bobby-lee', moving));
    await still(page);
    const glowing = () =>
      page.locator('.stage').evaluate(stage => (stage.getAttribute('data-glow') ?? '').split(' ').filter(Boolean));
    const before = await count(page);
    let clicked = 0;
    for (const unit of (await glowing()).filter(thing => thing.startsWith('block:'))) {
      const piece = page.locator(`.screen [data-thing="${unit}"]`).first();
      if ((await piece.count()) === 0) continue;
      await piece.click();
      if ((await count(page)) > before) break; // only one place to go to
      const lit = await glowing();
      const inside = lit
        .filter(thing => thing.startsWith('spot:'))
        .map(spot => page.locator(`.screen [data-thing="${spot}"] [data-thing]:not([data-thing="${unit}"])`).first());
      for (const other of inside) {
        if ((await other.count()) === 0 || lit.includes((await other.getAttribute('data-thing')) ?? '')) continue;
        await other.click();
        clicked++;
        await answered(page, before);
        break;
      }
      if (clicked > 0) break;
      await page.keyboard.press('Escape');
    }
    assert.equal(clicked, 1, 'no place with others in it was on offer');
    assert.equal(await count(page), before + 1);
    assert.equal(await page.locator('.bubble.dark').count(), 0, 'what is on offer is refused');
  }));

test('a card that is looked at shows all of its text, and the board stays where it is', () =>
  visit({ screen: 'low', language: 'es' }, async ({ page }) => {
    await bringWith(page, 'inform', 1);
    await still(page);
    const board = () => page.locator('.stage').evaluate(stage => JSON.stringify(stage.getBoundingClientRect()));
    const was = await board();
    const cards = page.locator('.tray [data-thing^="card:"]');
    assert.ok((await cards.count()) > 0);
    for (const card of await cards.all()) {
      await card.hover();
      assert.equal(await board(), was, `the board moved at ${await card.innerText()}`);
      const cut = await card.evaluate(one =>
        [one, ...one.querySelectorAll('.text')].map(part => part.scrollHeight - part.clientHeight).filter(more => more > 1),
      );
      assert.deepEqual(cut, [], `cut: ${await card.innerText()}`);
    }
  }));

test('the board begins where one’s own side stands, and what moves last says whether units or HQs are left', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'bobby-lee', 'bot');
    await settle(page);
    await still(page);
    const own = await page.evaluate(() => {
      const frame = (document.querySelector('.stage') as Element).getBoundingClientRect();
      const blocks = [...document.querySelectorAll('.stage [data-thing^="block:"]')];
      const seen = blocks.filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
      });
      return [seen.length, blocks.length] as const;
    });
    assert.ok(own[0] * 2 > own[1], `${own[0]} of ${own[1]} own blocks are in view`);
    const halting = (hqs: boolean) =>
      firstAsked('bobby-lee', ({ step, my, options }) => step === 'orders' && my['hqs'] === hqs && options.length > 3);
    for (const [hqs, said] of [
      [false, /\d+ units may still move/],
      [true, /\d+ HQs may still move/],
    ] as const) {
      await page.evaluate(() => {
        location.hash = '/';
      });
      await bring(page, await halting(hqs));
      assert.match(await page.locator('.ask .ender').first().innerText(), said);
    }
  }));

test('a result that is told late leads nobody away from what he is asked now', () =>
  visit({ screen: 'low' }, async ({ page, address }) => {
    // A war in which a sweep crosses the map before the first Operations.
    await page.goto(`${address}?seed=11&sweep`);
    await startGame(page, 'mosbys-raiders', 'bot');
    await settle(page);
    const ride = async (to: string) => {
      const before = await count(page);
      await page.locator('.ask [data-choice]', { hasText: to }).first().click();
      await answered(page, before);
    };
    for (const to of ['Aldie', 'Middleburg', 'White Plains']) await ride(to);
    await page.locator('[data-result]').first().waitFor();
    await page.mouse.move(2, 2);
    await still(page);
    const corner = () =>
      page.locator('.stage .board').evaluate(board => {
        const { x, y, width } = board.getBoundingClientRect();
        return [x, y, width].map(Math.round).join();
      });
    const was = await corner();
    const seen: string[] = [];
    while ((await page.locator('[data-result]').count()) > 0) {
      seen.push(
        await page
          .locator('[data-result]')
          .first()
          .innerText()
          .catch(() => ''),
      );
      await page.waitForTimeout(100);
    }
    assert.ok(new Set(seen.filter(Boolean)).size > 1, `no card came late: ${seen}`);
    assert.equal(await corner(), was);
  }));

test('on a phone a result stays over the board when the tray takes room from it', () =>
  visit({ screen: 'phone' }, async ({ page, address }) => {
    // Nobody comes in the first turn; in the second the first cards are drawn while that is still told.
    await page.goto(`${address}?seed=7&tray`);
    await startGame(page, 'mosbys-raiders', 'bot');
    await settle(page);
    for (const to of ['Goose Creek', 'Philomont']) {
      const before = await count(page);
      await page.locator('.ask [data-choice]', { hasText: to }).first().click();
      await answered(page, before);
    }
    await page.locator('.tray [data-thing^="card:"]').first().waitFor();
    await page.locator('[data-result]').first().waitFor();
    const below = await page.evaluate(async () => {
      const lowest: number[] = [];
      while (document.querySelector('[data-result]') !== null) {
        await new Promise(requestAnimationFrame);
        const card = document.querySelector('[data-result]')?.closest('.bubble')?.getBoundingClientRect();
        const board = document.querySelector('.boardbox')?.getBoundingClientRect();
        if (card && board) lowest.push(card.bottom - board.bottom);
      }
      // It is put in its place with the second picture.
      return lowest.filter((more, n) => more > 1 && (lowest[n + 1] ?? 0) > 1).length;
    });
    assert.equal(below, 0, 'a result lies over the question');
  }));

test('by keys alone a lesson is led to what it does: the first arrow puts the focus there, Enter does it', () =>
  visit({ screen: 'low', language: 'es' }, ({ page }) =>
    playLesson({
      page,
      game: anyGame(bobbyLee),
      n: 0,
      language: 'es',
      async before({ do: deed }, match) {
        if (deed === 'activate' || Array.isArray(match.record.actions.at(-1)?.with)) return false;
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.mouse.move(2, 2);
        await page.keyboard.press('ArrowDown');
        const focused = await page.evaluate(() => document.activeElement?.matches('.ask .proposed'));
        assert.ok(focused, `the focus is not on what the example does: ${deed}`);
        // What has no mark of its own is what this is for.
        return (await page.locator('.ask .proposed:not([aria-keyshortcuts])').count()) > 0;
      },
    }),
  ));
