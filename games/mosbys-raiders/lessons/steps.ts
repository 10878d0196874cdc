/** Ways to name the choice an example makes. */
import type { LessonStep } from '@cuartel/engine';
import { type CardId, idOf } from '../data/cards.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import type { Deeds, Mosby } from '../types.ts';

type Step = LessonStep<Mosby>;
type To = 'move' | 'scout' | 'guide' | 'dulaney';
/** A deed with a space. */
export const to = (deed: To, space: SpaceId, en: string, es: string): Step => ({
  say: { en, es },
  is: o => o.do === deed && o.with === spaceOf(space),
});
/** A card laid. */
export const card = (deed: 'play' | 'spur' | 'hide', id: CardId, en: string, es: string): Step => ({
  say: { en, es },
  is: o => o.do === deed && idOf(o.with as number) === id,
});
/** The unit in a space acts. */
export const send = (from: SpaceId, en: string, es: string): Step => ({
  say: { en, es },
  is: (o, v) => o.do === 'send' && v.pub.at[o.with as number] === spaceOf(from),
});
/** Any other deed. */
export const does = (deed: keyof Deeds, what: unknown, en: string, es: string): Step => ({
  say: { en, es },
  is: o => o.do === deed && (what === null || o.with === what),
});
