/** Small words both languages build their sentences from. */
import { figure, signed, type View } from '@cuartel/engine';
import { type CardId, idOf } from '../data/cards.ts';
import { nameOf, type Space, spaceOf } from '../data/spaces.ts';
import { SORT, type Unit } from '../data/units.ts';
import { isActive, retreating, strengthOf, withTrain } from '../queries/units.ts';
import type { Met, Mosby, Roll } from '../types.ts';

/** A space by name. The village of Union is told from the Union that fights: `village` names it in the language. */
export const placeName =
  (village: string) =>
  (s: Space): string =>
    s < 0 ? '-' : s === UNION ? village : nameOf(s);
const UNION = spaceOf('union');
export const cardId = (card: number): CardId => idOf(card);
/** "4 +1 Scout = 5", or just "4". */
export const sum = (roll: Roll, name: (of: string) => string): string =>
  roll.terms.length === 0
    ? `${roll.die}`
    : `${roll.die}${roll.terms.map(term => ` ${signed(term.value)} ${name(term.of ?? term.rule)}`).join('')} = ${figure(roll.total)}`;
export const sortOfUnit = (unit: Unit | -1): 'combat' | 'blank' | 'picket' | 'courier' | 'sutler' | 'unseen' =>
  unit < 0 ? 'unseen' : (SORT[unit] ?? 'unseen');

/** What stands in a space, as the player knows it. */
export interface Standing extends Met {
  readonly token: number;
  readonly active: boolean;
  readonly retreating: boolean;
  readonly escort: boolean;
}
export const standingIn = (v: View<Mosby>, s: Space): Standing[] =>
  v.pub.at.flatMap((at, token) =>
    at === s
      ? [
          {
            token,
            unit: v.pub.face[token]!,
            strength: strengthOf(v.pub, token),
            active: isActive(v.pub, token),
            retreating: retreating(v.pub, token),
            escort: withTrain(v.pub, token),
          },
        ]
      : [],
  );
