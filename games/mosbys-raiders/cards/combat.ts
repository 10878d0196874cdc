/** C-e, 5.1-a Cards laid before the combat die: Ambush!, Surprise Attack, Mosby's Heroics, Stratagem. */
import { type Card, idOf, type Kind, kindOf } from '../data/cards.ts';
import { AMBUSH, HEROICS, RUSE, SURPRISE_ATTACK } from '../queries/hand.ts';
import type { Moments } from '../types.ts';

type Laid = Moments['combatCards'];
interface CombatCard {
  readonly kind: Kind;
  readonly when: 'attack' | 'defence' | 'either';
  readonly lay: (about: Laid, card: Card) => void;
}
const plus = (about: Laid, card: Card, value: number): void => {
  about.plus.push({ rule: 'C-e', value, of: idOf(card) });
};
const CARDS: readonly CombatCard[] = [
  { kind: AMBUSH, when: 'defence', lay: (about, card) => plus(about, card, 2) },
  { kind: SURPRISE_ATTACK, when: 'attack', lay: (about, card) => plus(about, card, 2) },
  {
    kind: HEROICS,
    when: 'either',
    lay: (about, card) => {
      plus(about, card, 2);
      about.heroics++;
    },
  },
  { kind: RUSE, when: 'either', lay: about => void about.ruse++ },
];
const ATTACKING: readonly Kind[] = CARDS.filter(({ when }) => when !== 'defence').map(({ kind }) => kind);
const DEFENDING: readonly Kind[] = CARDS.filter(({ when }) => when !== 'attack').map(({ kind }) => kind);
/** The kinds that may be laid, by who attacks. */
export const layable = (attack: boolean): readonly Kind[] => (attack ? ATTACKING : DEFENDING);
export const lay = (about: Laid, card: Card): void => CARDS.find(({ kind }) => kind === kindOf(card))?.lay(about, card);
