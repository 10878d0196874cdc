/** Games that have come to a certain point, brought to the page as files. */
import assert from 'node:assert/strict';
import { act, anyGame, keyFromSeed, machineOf, type Option, open, save } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import type { Page } from 'playwright-core';
import { chooser, settle } from './visit.ts';

/** A game of Mosby's Raiders, played by chance to a question with so many choices of one kind; brought as a file. */
export const bringWith = async (page: Page, deed: string, n: number): Promise<void> => {
  const game = anyGame(mosbysRaiders);
  for (let seed = 1; seed < 60; seed++) {
    const match = open(game, { scenario: 'standard', options: [] }, keyFromSeed(String(seed)));
    const pick = chooser(seed);
    for (let i = 0; i < 80; i++) {
      const options = machineOf(game).options(match.position, 'mosby');
      if (options.length === 0) break;
      if (options.filter(option => option.do === deed).length >= n) {
        await page.setInputFiles('input[type=file]', {
          name: 'game.json',
          mimeType: 'application/json',
          buffer: Buffer.from(save(match)),
        });
        return settle(page);
      }
      assert.ok(act(match, options[pick(options.length)] as Option).ok);
    }
  }
  throw new Error(`${deed} was never offered ${n} times`);
};
