/** The board in words: for the terminal and for screen readers. */

import type { Language } from '@cuartel/engine';
import { grammar, type Paragraph, signed, type View } from '@cuartel/engine';
import { cardName } from '../data/cards.ts';
import { HIDDEN_BOX, PLACE_COUNT, type Place, placeOfRegion } from '../data/places.ts';
import { INSIDE, ON_ROAD } from '../data/posts.ts';
import { REGION_COUNT } from '../data/regions.ts';
import { CARLIST, LIBERAL, nameOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { unitSide } from '../data/units.ts';
import { fortressOf, isUnderConstruction } from '../queries/fortresses.ts';
import { unitsAt } from '../queries/units.ts';
import type { War } from '../types.ts';
import type { CardText } from './cards.en.ts';
import { TURNS } from './names.ts';
import { groupName, placeName, unitName } from './words.ts';

const W = {
  en: {
    tracks: (year: number, turn: string, vp: string) => `${turn} ${year}, VP ${vp}`,
    prestige: (box: number, debt: number) => `Prestige ${box}${debt > 0 ? `, ${-debt}` : ''}`,
    command: (l: number, c: number) => `Command points: Liberals ${l}, Carlists ${c}`,
    points: (n: number) => `Action points: ${n % 2 === 1 ? `${(n - 1) / 2}½` : n / 2}`,
    places: 'Where units and fortresses stand',
    regions: 'The rest of Spain',
    level: (n: number, pursuit: number) => `level ${n}${pursuit > 0 ? `, pursuit ${signed(pursuit)}` : ''}`,
    cards: 'Cards',
    hand: 'Your hand',
    hands: (l: number, c: number) => `The Liberals hold ${l}, the Carlists ${c}`,
    bags: (l: number, c: number) => `Blocks in the bags: Liberals ${l}, Carlists ${c}`,
    fortress: { 0: 'Liberal fortress', 1: 'Carlist fortress' },
    works: { 0: 'Liberal works', 1: 'Carlist works' },
    siege: 'besieged',
    owner: { 0: 'Liberals', 1: 'Carlists' },
    inside: 'inside',
    waiting: 'waiting',
    none: 'none',
    box: 'Hidden artillery',
  },
  es: {
    tracks: (year: number, turn: string, vp: string) => `${turn} de ${year}, PV ${vp}`,
    prestige: (box: number, debt: number) => `Prestigio ${box}${debt > 0 ? `, ${-debt}` : ''}`,
    command: (l: number, c: number) => `Puntos de mando: liberales ${l}, carlistas ${c}`,
    points: (n: number) => `Puntos de acción: ${n % 2 === 1 ? `${(n - 1) / 2}½` : n / 2}`,
    places: 'Dónde hay unidades y fortalezas',
    regions: 'El resto de España',
    level: (n: number, pursuit: number) => `nivel ${n}${pursuit > 0 ? `, persecución ${signed(pursuit)}` : ''}`,
    cards: 'Cartas',
    hand: 'Tu mano',
    hands: (l: number, c: number) => `Los liberales tienen ${l}, los carlistas ${c}`,
    bags: (l: number, c: number) => `Bloques en las bolsas: liberales ${l}, carlistas ${c}`,
    fortress: { 0: 'fortaleza liberal', 1: 'fortaleza carlista' },
    works: { 0: 'fortaleza liberal en construcción', 1: 'fortaleza carlista en construcción' },
    siege: 'sitiada',
    owner: { 0: 'liberales', 1: 'carlistas' },
    inside: 'dentro',
    waiting: 'en espera',
    none: 'ninguna',
    box: 'Artillería oculta',
  },
} as const;

const standing = (v: View<War>, side: Side, place: Place, language: Language): string[] => {
  const w = W[language];
  const here = unitsAt(v.pub, side, place);
  const told = (units: readonly number[]): string =>
    nameOf(side) === v.me ? grammar[language].and(units.map(unit => unitName(v, unit, language))) : groupName(units, language);
  const groups = [
    [here.filter(unit => v.pub.post[unit] === 0), ''],
    [here.filter(unit => v.pub.post[unit] === INSIDE), ` (${w.inside})`],
    [here.filter(unit => v.pub.post[unit]! > INSIDE && v.pub.post[unit]! >= ON_ROAD - 1), ` (${w.waiting})`],
  ] as const;
  return groups.flatMap(([units, how]) => (units.length === 0 ? [] : [`${w.owner[side]}: ${told(units)}${how}`]));
};
const fort = (v: View<War>, space: Place, language: Language): string[] => {
  const w = W[language];
  const owner = fortressOf(v.pub, space);
  if (owner >= 0) return [`${w.fortress[owner as Side]}${v.pub.siege[space]! > 0 ? ` (${w.siege})` : ''}`];
  const works = ([LIBERAL, CARLIST] as const).find(side => isUnderConstruction(v.pub, side, space));
  return works === undefined ? [] : [w.works[works]];
};
const describe = (v: View<War>, place: Place, language: Language): string =>
  [
    ...(place < SPACE_COUNT ? fort(v, place, language) : []),
    ...standing(v, LIBERAL, place, language),
    ...standing(v, CARLIST, place, language),
  ].join('; ');

/** `cards`: those of the language, which brings them along so that the other's need not be fetched. */
export const twinOf =
  (language: Language, cards: readonly CardText[]) =>
  (v: View<War>): readonly Paragraph[] => {
    const { pub } = v;
    const w = W[language];
    const title = (card: number): string => `${cardName(card)} ${cards[card]!.title}`;
    const spaces = Array.from({ length: SPACE_COUNT }, (_, space) => space).filter(
      space => fortressOf(pub, space) >= 0 || pub.at.some((at, unit) => at === space && unitSide[unit] !== undefined),
    );
    return [
      {
        heading: w.tracks(pub.year, TURNS[pub.turn - 1]![language], signed(pub.vp)),
        lines: [
          { text: w.prestige(pub.prestige, pub.debt) },
          { text: w.command(pub.command[0]!, pub.command[1]!) },
          { text: w.points(pub.points) },
        ],
      },
      {
        heading: w.places,
        lines: [
          ...spaces.map(space => ({
            thing: `space:${space}` as const,
            text: `${placeName(space, language)}: ${describe(v, space, language)}`,
          })),
          ...(pub.at.includes(HIDDEN_BOX)
            ? [{ thing: 'box:hidden' as const, text: `${w.box}: ${groupName(unitsAt(pub, CARLIST, PLACE_COUNT), language)}` }]
            : []),
        ],
      },
      {
        heading: w.regions,
        lines: Array.from({ length: REGION_COUNT }, (_, region) => ({
          thing: `space:${placeOfRegion(region)}` as const,
          text: `${placeName(placeOfRegion(region), language)}: ${[
            w.level(pub.uprising[region]!, pub.pursuit[region]!),
            describe(v, placeOfRegion(region), language),
          ]
            .filter(part => part !== '')
            .join('; ')}`,
        })),
      },
      {
        heading: w.cards,
        lines: [
          { text: `${w.hand}: ${grammar[language].and(v.own.hand.map(title)) || w.none}` },
          { text: w.hands(pub.hands[LIBERAL]!, pub.hands[CARLIST]!) },
          { text: w.bags(pub.bags[0]!, pub.bags[1]!) },
        ],
      },
    ];
  };
