/** What is fetched when: words with their language, the ledger of rules when somebody first looks into it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../build/sheets.ts';
import { openBrowser } from './browser.ts';
import { servedAlone } from './served.ts';
import { test } from './tests.ts';
import { askWhyNot, decisions, settle, startGame, visit } from './visit.ts';

const RULES = join(import.meta.dirname, '..', '..', 'games', 'mosbys-raiders', 'text');
/** Some words of a ledger that nothing else has. */
const passage = (language: 'en' | 'es'): string =>
  /'6\.1-e':\s*['"`](.{30})/.exec(readFileSync(join(RULES, `rules.${language}.ts`), 'utf8'))?.[1] as string;
/** Of a card: page and worker both need it. */
const CARD = { en: '+1 to every combat die', es: '+1 a todo dado de combate' } as const;

test('sheets: only the words of the language are fetched, and the ledger when a rule is first read', async () => {
  const { server, address, close: stop } = await servedAlone();
  const asked: string[] = [];
  const note = (request: { url?: string | undefined }) => void asked.push(request.url ?? '');
  server.on('request', note);
  try {
    const { page, close } = await openBrowser({ language: 'en' });
    try {
      /** What has been fetched so far that holds this text. */
      const holding = async (text: string): Promise<string[]> => {
        const scripts = [...new Set(asked)].filter(url => url.endsWith('.js') && !url.endsWith('sw.js'));
        const texts = await Promise.all(
          scripts.map(async url => [url, await (await fetch(new URL(url, address))).text()] as const),
        );
        return texts.filter(([, body]) => body.includes(text)).map(([url]) => url);
      };
      await page.goto(`${address}?seed=7`);
      await startGame(page, 'mosbys-raiders', 'bot');
      await decisions(page, 2);
      assert.deepEqual([await holding(passage('en')), await holding(passage('es'))], [[], []], 'a ledger nobody opened');
      assert.ok((await holding(CARD.en)).length > 0);
      assert.deepEqual(await holding(CARD.es), [], 'words nobody speaks');
      await page.locator('#tab-rules').click();
      await page.waitForSelector('[data-rule="6.1-e"]');
      assert.equal((await holding(passage('en'))).length, 1);
      assert.deepEqual(await holding(passage('es')), []);
      await page.locator('header .lang button').first().click();
      await page.waitForSelector('html[lang="es"]');
      await page.waitForFunction(
        text => document.querySelector('[data-rule="6.1-e"]')?.textContent?.includes(text),
        passage('es'),
      );
      assert.ok((await holding(CARD.es)).length > 0);
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
});

test('sheets: a refusal quotes its rule, although the ledger was never opened', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await startGame(page, 'bobby-lee', 'bot');
    await settle(page);
    await askWhyNot(page, '[data-thing^="space:"]');
    const said = await page.locator('.bubble.dark').innerText();
    assert.match(said, / .* .* /, said);
    assert.ok(!/^[\d.a-z-]+$/m.test(said.split('\n')[1] ?? ''), `only a number: ${said}`);
  }));

test('sheets: games in progress are listed in the language that is spoken now', () =>
  visit({ language: 'en' }, async ({ page }) => {
    await startGame(page, 'six-spaces', 'person');
    await decisions(page, 1);
    await page.evaluate(() => {
      location.hash = '/';
    });
    await page.waitForSelector('.going article');
    assert.match(await page.locator('.going article').innerText(), /North|South/);
    await page.locator('.lang button, header .languages button').first().click();
    await page.waitForSelector('html[lang="es"]');
    await page.locator('.going article', { hasText: /Norte|Sur/ }).waitFor();
    assert.doesNotMatch(await page.locator('.going article').innerText(), /North|South/);
  }));

test('sheets: which imports get an empty sheet', () => {
  const games = '/house/games';
  const kind = (source: string, importer: string) => textOf(games, source, `${games}/${importer}`)?.kind ?? null;
  assert.equal(kind('./text/en.ts', 'six/index.ts'), 'words');
  assert.equal(kind('../text/cards.es.ts', 'six/board/Hand.svelte'), 'words');
  assert.equal(kind('./rules.es.ts', 'six/text/es.ts'), 'rules');
  assert.equal(kind('./cards.es.ts', 'six/text/es.ts'), null);
  assert.equal(kind('../text/words.ts', 'six/board/face.ts'), null);
  assert.equal(kind('../data/en.ts', 'six/board/face.ts'), null);
  assert.equal(kind('../../five/text/en.ts', 'six/index.ts'), null);
  assert.equal(kind('@cuartel/engine', 'six/index.ts'), null);
  return Promise.resolve();
});
