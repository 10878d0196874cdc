/** Small words both languages build their sentences from. */
import type { View } from '@cuartel/engine';
import { type CardId, idOf, KINDS } from '../data/cards.ts';
import { nameOf, type Space } from '../data/spaces.ts';
import { SORT, type Unit } from '../data/units.ts';
import { isActive, retreating, strengthOf, withTrain } from '../queries/units.ts';
import type { Met, Mosby, Roll } from '../types.ts';

export const space = (s: Space): string => (s < 0 ? '-' : nameOf(s));
export const list = (spaces: readonly Space[], and: string): string => join(spaces.map(space), and);
/** "a, b and c"; in Spanish "e" before an i. */
export const join = (parts: readonly string[], and: string): string => {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and === 'y' && /^[ií]/i.test(last) ? 'e' : and} ${last}`;
};
/** A sentence about something whose title may end with its own mark: "You play Ambush!" */
export const closed = (text: string): string => (/[!?.]$/.test(text) ? text : `${text}.`);
/** A number with a true minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const kindId = (kind: number): CardId => KINDS[kind] as CardId;
export const cardId = (card: number): CardId => idOf(card);
/** "4 +1 Scout = 5", or just "4". */
export const sum = (roll: Roll, name: (of: string) => string): string =>
  roll.terms.length === 0
    ? `${roll.die}`
    : `${roll.die}${roll.terms.map(term => ` ${signed(term.value)} ${name(term.of ?? term.rule)}`).join('')} = ${plain(roll.total)}`;
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
            unit: v.pub.face[token] as Unit | -1,
            strength: strengthOf(v.pub, token),
            active: isActive(v.pub, token),
            retreating: retreating(v.pub, token),
            escort: withTrain(v.pub, token),
          },
        ]
      : [],
  );
