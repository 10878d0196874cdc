/** The mind in a game's `bot/mind.ts`, if it has one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bringFrom, type Mind } from '@cuartel/bots';
import { house } from '../games.ts';

export const mindFor = async (slug: string): Promise<Mind | undefined> => {
  const file = join(house, 'games', slug, 'bot', 'mind.ts');
  return existsSync(file) ? bringFrom(pathToFileURL(file).href) : undefined;
};
