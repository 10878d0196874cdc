/** The minds of all games on the shelf, brought for the tests. */
import { mindAddress } from '../../games/index.ts';
import { SLUGS } from '../../games/shelf.ts';
import { bringFrom, type Mind } from '../index.ts';

const addresses = SLUGS.map(mindAddress).filter(address => address !== undefined);
export const MINDS: readonly Mind[] = await Promise.all(addresses.map(bringFrom));
export const NAMED: readonly (readonly [string, Mind])[] = MINDS.map(mind => [mind.game.slug, mind] as const);
export const mindFor = (slug: string): Mind => MINDS.find(mind => mind.game.slug === slug) as Mind;
