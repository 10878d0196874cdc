/** The board in words, as one side sees it: for the terminal and for screen readers. */
import { type Language, type Paragraph, signed } from '@cuartel/engine';
import { COLONIAL_REGIONS } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import { numberOf, SIDES } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { UNITS_OF } from '../data/units.ts';
import type { View } from '../state/table.ts';
import { wordsOf } from './words.ts';

const WORDS = {
  en: {
    year: (year: number): string => `Year ${year}`,
    points: 'Political points',
    hands: 'Markers in hand',
    container: 'Markers in the container',
    progress: 'Revolutionary Progress',
    europe: 'European Balance',
    loyalty: 'Loyalty (positive: American)',
    hand: 'Your markers',
    map: 'On the map',
    covered: (n: number): string => `${n} covered`,
    none: 'none',
    fortress: 'fortress',
    siege: 'siege',
    partisan: 'partisan',
    massacre: 'massacre',
    sides: { american: 'American', british: 'British' },
  },
  es: {
    year: (year: number): string => `Año ${year}`,
    points: 'Puntos políticos',
    hands: 'Marcadores en la mano',
    container: 'Marcadores en el recipiente',
    progress: 'Progreso Revolucionario',
    europe: 'Balance de Potencias Europeo',
    loyalty: 'Lealtad (positiva: americana)',
    hand: 'Tus marcadores',
    map: 'En el mapa',
    covered: (n: number): string => `${n} sin ver`,
    none: 'ninguno',
    fortress: 'fortaleza',
    siege: 'sitio',
    partisan: 'partisano',
    massacre: 'masacre',
    sides: { american: 'americano', british: 'británico' },
  },
} as const;

export const twinOf = (language: Language) => {
  const w = wordsOf(language);
  const say = WORDS[language];
  const both = (pair: readonly number[]): string => SIDES.map((side, i) => `${say.sides[side]} ${pair[i]}`).join(', ');
  /** One's own units all, of the other's the one on top. */
  const stack = (v: View, side: (typeof SIDES)[number], at: Space): string | null => {
    const n = v.pub.count[numberOf(side)]![at]!;
    if (n === 0) return null;
    if (side === v.me) return `${say.sides[side]}: ${w.units(UNITS_OF[numberOf(side)].filter(unit => v.own.at[unit] === at))}`;
    const top = w.unit(v.pub.top[numberOf(side)]![at]!);
    return `${say.sides[side]}: ${n === 1 ? top : `${top}, ${say.covered(n - 1)}`}`;
  };
  const marks = (v: View, at: Space): string[] => {
    const of = (list: readonly number[], word: string): string[] =>
      list[at]! >= 0 ? [`${word} (${say.sides[SIDES[list[at]!]!]})`] : [];
    return [
      ...of(v.pub.fortress, say.fortress),
      ...of(v.pub.siege, say.siege),
      ...of(v.pub.partisan, say.partisan),
      ...(v.pub.massacre[at] === 0 ? [] : [say.massacre]),
    ];
  };
  return (v: View): readonly Paragraph[] => {
    const places: Paragraph['lines'][number][] = [];
    for (let at = 0; at < SPACE_COUNT; at++) {
      const here = [...SIDES.flatMap(side => stack(v, side, at) ?? []), ...marks(v, at)];
      if (here.length > 0) places.push({ thing: `space:${at}`, text: `${w.space(at)}, ${here.join('; ')}` });
    }
    const hand = v.own.hand.flatMap((n, marker) => new Array<number>(n).fill(marker));
    return [
      {
        heading: say.year(scenarios[v.pub.scenario].firstYear + v.pub.turn - 1),
        lines: [
          { text: `${say.points}: ${both(v.pub.points)}` },
          { text: `${say.hands}: ${both(v.pub.hands)}. ${say.container}: ${v.pub.container}` },
          { text: `${say.progress}: ${w.progress(v.pub.progress)}. ${say.europe}: ${w.europe(v.pub.europe)}` },
          {
            text: `${say.loyalty}: ${v.pub.loyalty
              .slice(0, COLONIAL_REGIONS)
              .map((level, region) => `${w.region(region)} ${signed(level)}`)
              .join(', ')}`,
          },
          { text: `${say.hand}: ${hand.length === 0 ? say.none : w.markers(hand)}` },
        ],
      },
      { heading: say.map, lines: places },
    ];
  };
};
