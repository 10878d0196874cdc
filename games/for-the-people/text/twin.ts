/** The board in words: for the terminal and for screen readers. */
import type { Language, Paragraph, View } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import { generalName } from '../data/generals.ts';
import { BOTH, NOBODY, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { CONTESTED } from '../data/states.ts';
import { armyAt, cavalryAt, fortAt, generalsAt, ironcladAt, spAt, torpedoesAt } from '../queries/pieces.ts';
import { tally } from '../queries/victory.ts';
import type { People } from '../types.ts';
import { titles as titlesEn } from './cards.en.ts';
import { titles as titlesEs } from './cards.es.ts';
import { armyName, fullPlaceName, stateName, turnName } from './names.ts';

const WORDS = {
  en: {
    side: ['Union', 'Confederacy'],
    now: 'Now',
    hand: 'Your hand',
    map: ['Union forces', 'Confederate forces'],
    states: 'States',
    will: 'political will',
    rising: (sign: string): string => `on its ${sign} side`,
    cards: 'cards in hand',
    deck: 'cards in the deck',
    blockade: 'Blockade',
    assault: 'Assault modifier',
    fort: 'fort',
    ironclad: 'ironclad',
    torpedoes: 'torpedoes',
    owned: ['Union', 'Confederate'],
    nobody: 'neutral',
    spaces: (usa: number, csa: number, all: number): string => `Union ${usa}, Confederacy ${csa} of ${all} spaces`,
    capital: 'capital',
    cavalry: 'cavalry',
    enemy: 'enemy control',
  },
  es: {
    side: ['Unión', 'Confederación'],
    now: 'Ahora',
    hand: 'Tu mano',
    map: ['Fuerzas de la Unión', 'Fuerzas confederadas'],
    states: 'Estados',
    will: 'voluntad política',
    rising: (sign: string): string => `por el lado ${sign}`,
    cards: 'cartas en la mano',
    deck: 'cartas en el mazo',
    blockade: 'Bloqueo',
    assault: 'Modificador de asalto',
    fort: 'fuerte',
    ironclad: 'buque blindado',
    torpedoes: 'torpedos',
    owned: ['de la Unión', 'confederado'],
    nobody: 'neutral',
    spaces: (usa: number, csa: number, all: number): string => `Unión ${usa}, Confederación ${csa} de ${all} espacios`,
    capital: 'capital',
    cavalry: 'caballería',
    enemy: 'control enemigo',
  },
} as const;

const spaceLine = (pub: View<People>['pub'], side: Side, space: Space, language: Language): string | null => {
  const words = WORDS[language];
  const sp = spAt(pub, side, space);
  const generals = generalsAt(pub, side, space);
  const fort = fortAt(pub, space) === side;
  if (sp === 0 && generals.length === 0 && !fort) return null;
  const army = armyAt(pub, side, space);
  const cavalry = cavalryAt(pub, side, space);
  const parts = [
    `${sp} ${language === 'en' ? 'SP' : 'UM'}${cavalry > 0 ? ` (${cavalry} ${words.cavalry})` : ''}`,
    ...(army >= 0 ? [armyName(army, language)] : []),
    ...generals.map(generalName),
    ...(fort ? [words.fort] : []),
    ...(side === 1 && ironcladAt(pub, space) ? [words.ironclad] : []),
    ...(side === 1 && torpedoesAt(pub, space) ? [words.torpedoes] : []),
    ...(pub.control[space] === 1 - side ? [words.enemy] : []),
  ];
  return `${fullPlaceName(space, language)}: ${parts.join(', ')}`;
};

export const twinOf =
  (language: Language) =>
  (v: View<People>): readonly Paragraph[] => {
    const { pub } = v;
    const words = WORDS[language];
    const titles = language === 'en' ? titlesEn : titlesEs;
    const forces = (side: Side): Paragraph['lines'] =>
      Array.from({ length: SIZE }, (_, space) => space).flatMap(space => {
        const text = spaceLine(pub, side, space, language);
        return text === null ? [] : [{ text, thing: `space:${space}` as const }];
      });
    return [
      {
        heading: words.now,
        lines: [
          { text: turnName(pub.turn, seasonOf(pub.turn), language) },
          ...BOTH.map(side => ({
            text: `${words.side[side]}: ${words.will} ${pub.will[side]} (${words.rising(pub.rising[side] ? '+' : '−')}), ${pub.hands[side]} ${words.cards}, ${words.capital}: ${pub.capital[side]! >= 0 ? fullPlaceName(pub.capital[side]!, language) : '-'}`,
          })),
          { text: `${pub.deck} ${words.deck}. ${words.blockade}: ${pub.blockade}. ${words.assault}: ${pub.amphibious}.` },
        ],
      },
      {
        heading: words.hand,
        lines: v.own.hand.map(card => ({ text: `${card} ${titles[card]}`, thing: `card:${card}` as const })),
      },
      ...BOTH.map(side => ({ heading: words.map[side]!, lines: forces(side) })),
      {
        heading: words.states,
        lines: CONTESTED.map(state => {
          const [usa, csa, all] = tally(pub, state);
          const owner = pub.state[state]!;
          return {
            text: `${stateName(state, language)}: ${owner === NOBODY ? words.nobody : words.owned[owner]}; ${words.spaces(usa, csa, all)}`,
          };
        }),
      },
    ];
  };
