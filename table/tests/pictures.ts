/** Takes the pictures: each game at a few moments, every page, three screens, both lights. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { americanRevolution } from '@cuartel/american-revolution';
import { bobbyLee } from '@cuartel/bobby-lee';
import { anyGame } from '@cuartel/engine';
import { forThePeople } from '@cuartel/for-the-people';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import { unaGuerraImposible } from '@cuartel/una-guerra-imposible';
import type { Page } from 'playwright-core';
import { slugs } from '../build/shelf.ts';
import { closeBrowser, openBrowser, type Wanted } from './browser.ts';
import { playLesson } from './lesson.ts';
import { served } from './served.ts';
import { chooser, decide, isOver, settle, startGame } from './visit.ts';

const show = async (page: Page, hash: string, wanted: string) => {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
  await page.waitForSelector(wanted);
  await page.waitForTimeout(400);
};

/** Worked examples, and the decision before which they are seen best: the first of a kind, or by its number. */
const SCENES = [
  { game: anyGame(mosbysRaiders), n: 0, name: 'mosbys-raiders-combat', step: 'play' },
  { game: anyGame(bobbyLee), n: 1, name: 'bobby-lee-battle', step: 'assault' },
  { game: anyGame(americanRevolution), n: 0, name: 'american-revolution-landing', step: 9 },
  { game: anyGame(americanRevolution), n: 2, name: 'american-revolution-politics', step: 8 },
  { game: anyGame(unaGuerraImposible), n: 1, name: 'una-guerra-imposible-battle', step: 12 },
  { game: anyGame(forThePeople), n: 3, name: 'for-the-people-battle', step: 12 },
] as const;

export const takePictures = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const { address, close } = await served();
  const games = slugs(join(import.meta.dirname, '..', '..'));
  const looks: readonly (readonly [string, Wanted])[] = [
    ['desktop', { screen: 'desktop', language: 'es' }],
    ['lamp', { screen: 'desktop', language: 'en', theme: 'dark' }],
    ['tablet', { screen: 'tablet', language: 'en' }],
    ['phone', { screen: 'phone', language: 'es' }],
  ];
  for (const [look, wanted] of looks) {
    const { page, close: done } = await openBrowser(wanted);
    const take = (name: string) => page.screenshot({ path: join(folder, `${name}-${look}.jpg`), type: 'jpeg', quality: 82 });
    await page.goto(`${address}?seed=3`);
    await page.waitForSelector('.posters article');
    await page.waitForTimeout(800);
    await take('home');
    for (const slug of games) {
      await startGame(page, slug, 'bot');
      await settle(page);
      await page.waitForTimeout(400);
      await take(`${slug}-start`);
      const pick = chooser(4);
      for (let i = 0; i < 14 && !(await isOver(page)); i++) {
        await decide(page, pick);
        await settle(page);
      }
      await page.waitForTimeout(300);
      await take(`${slug}-play`);
    }
    for (const { game, n, name, step } of SCENES) {
      let made = 0;
      const before = async (expected: { do: string }) => (typeof step === 'number' ? made++ === step : expected.do === step);
      await playLesson({ page, game, n, language: wanted.language ?? 'en', before });
      await page.waitForTimeout(2000);
      await take(name);
    }
    await show(page, '/', '.going article');
    await page.waitForTimeout(800);
    await take('home-going');
    if (look === 'desktop' || look === 'phone') {
      await show(page, `/rules/${games[0]}`, '[data-rule]');
      await take('rulebook');
      await show(page, `/new/${games[0]}`, 'form .begin');
      await take('options');
    }
    await done();
  }
  await closeBrowser();
  await close();
};
