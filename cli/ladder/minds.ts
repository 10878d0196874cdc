/** The mind in a game's `bot/mind.ts`, if it has one. */
import { bringFrom, type Mind } from '@cuartel/bots';
import { mindAddress } from '../../games/index.ts';

export const mindFor = async (slug: string): Promise<Mind | undefined> => {
  const address = mindAddress(slug);
  return address === undefined ? undefined : bringFrom(address);
};
