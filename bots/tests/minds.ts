/** The minds of all games, brought for the tests. */
import { mind as lee } from '@cuartel/bobby-lee/bot/mind.ts';
import { mind as mosby } from '@cuartel/mosbys-raiders/bot/mind.ts';
import { mind as six } from '@cuartel/six-spaces/bot/mind.ts';
import { bring, type Mind } from '../index.ts';

export const MINDS: readonly Mind[] = [lee, mosby, six].map(bring);
export const NAMED: readonly (readonly [string, Mind])[] = MINDS.map(mind => [mind.game.slug, mind] as const);
export const mindFor = (slug: string): Mind => MINDS.find(mind => mind.game.slug === slug) as Mind;
