/** Games that have come to a certain point, brought to the page as files: nothing is clicked that is not looked at. */
import { act, atRandom, keyFromSeed, type Match, machineOf, open, save } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import type { Asked } from '@cuartel/engine/mind/mind.ts';
import type { Page } from 'playwright-core';
import { takeDown } from '../../games/index.ts';
import { settle } from './visit.ts';

/** A game by chance: where it begins, and how each choice is made. */
const begun = async (slug: string, seed: string, scenario?: string) => {
  const game = (await takeDown(slug))!;
  const match = open(game, { scenario: scenario ?? game.scenarios[0]!, options: [] }, keyFromSeed(seed));
  const pick = chooserFrom(seed);
  /** What is asked, and of whom; null: the game is over. */
  const asked = (): { side: string; of: Asked } | null => {
    const [side] = machineOf(game).asked(match.position);
    return side === undefined ? null : { side, of: askedOf(game, match.position, side) };
  };
  return { match, asked, decide: (of: Asked) => void act(match, atRandom({ ...of, pick })) };
};
const SEEDS = 60;
const MOST = 400;

/** The first question of this kind in a game by chance. */
export const firstAsked = async (
  slug: string,
  is: (asked: Asked, match: Match) => boolean,
  scenario?: string,
): Promise<{ match: Match; side: string }> => {
  for (let seed = 1; seed < SEEDS; seed++) {
    const { match, asked, decide } = await begun(slug, String(seed), scenario);
    for (let now = asked(); now !== null && match.record.actions.length < MOST; now = asked()) {
      if (is(now.of, match)) return { match, side: now.side };
      decide(now.of);
    }
  }
  throw new Error(`${slug}: it was never asked`);
};
/** A game by chance, this far on its way (in percent) to its end, or to its first so many actions. */
export const underWay = async (slug: string, percent: number, most = 150): Promise<{ match: Match; side: string }> => {
  const seed = 'under way';
  const whole = await begun(slug, seed);
  for (let now = whole.asked(); now !== null && whole.match.record.actions.length < most; now = whole.asked())
    whole.decide(now.of);
  const wanted = Math.floor((whole.match.record.actions.length * percent) / 100);
  const { match, asked, decide } = await begun(slug, seed);
  for (let now = asked(); now !== null; now = asked()) {
    if (match.record.actions.length >= wanted) return { match, side: now.side };
    decide(now.of);
  }
  throw new Error(`${slug}: over before it was under way`);
};

const sitBots = async (page: Page, side: string): Promise<void> => {
  await page.evaluate(async person => {
    const id = /#\/play\/([^/?]+)/.exec(location.hash)?.[1] as string;
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('cuartel', 1));
    const games = () => database.transaction('games', 'readwrite').objectStore('games');
    const kept = (await done(games().get(id))) as { seats: Record<string, string> };
    for (const one of Object.keys(kept.seats)) if (one !== person) kept.seats[one] = 'bot:random';
    await done(games().put(kept));
    database.close();
  }, side);
  await page.reload();
};
/** From the home page to the table of this game: people on all sides, or on one and the bot that does not think on the others. */
export const bring = async (
  page: Page,
  { match, side }: { match: Match; side: string },
  others: 'people' | 'bots' = 'people',
) => {
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(match)),
  });
  await page.waitForSelector('.stage [data-thing]');
  if (others === 'bots') await sitBots(page, side);
  await settle(page);
};
/** A game of Mosby's Raiders with so many choices of one kind. */
export const bringWith = async (page: Page, deed: string, n: number): Promise<void> =>
  bring(page, await firstAsked('mosbys-raiders', ({ options }) => options.filter(option => option.do === deed).length >= n));
