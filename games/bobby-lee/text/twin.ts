/** The board in words, as one side sees it: for the terminal and for screen readers. */
import { english, type Language, type Paragraph, signed, spanish } from '@cuartel/engine';
import { blockSide } from '../data/blocks.ts';
import { HEX_COUNT, HEXES, type Hex } from '../data/hexes.ts';
import { placesIn } from '../data/places.ts';
import { DISORGANISED, MARKED, TOKENS_OF } from '../data/tokens.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import { genderOf, wordsOf } from './words.ts';

const WORDS = {
  en: {
    weather: ['Dry', 'Mud'],
    turn: 'Campaign Turn',
    marker: 'Victory marker',
    units: 'Units on the map',
    unknown: (n: number): string => english.spell(n, english.noun('hidden unit')),
    disorganised: (): string => 'disorganised',
    marked: 'forced march',
    battle: 'Battle of',
    day: (day: number, hour: number): string => `day ${day}, ${['Dawn', 'Morning', 'Afternoon', 'Dusk', 'Night'][hour]}`,
    pool: 'Your force pool',
    none: 'none',
    gone: (usa: number, csa: number): string => `Out of the game for good: USA ${usa}, CSA ${csa}`,
    places: ['Left', 'Centre', 'Right', 'enemy Left', 'enemy Centre', 'enemy Right', 'Reserve', 'outside'],
    empty: 'The map is empty.',
  },
  es: {
    weather: ['Seco', 'Barro'],
    turn: 'Turno de Campaña',
    marker: 'Ficha de Victoria',
    units: 'Unidades en el mapa',
    unknown: (n: number): string => spanish.spell(n, spanish.noun('unidad oculta', 'f', 'unidades ocultas')),
    disorganised: (b: number): string => spanish.inflect('desorganizado', genderOf(b)),
    marked: 'marcha forzada',
    battle: 'Batalla de',
    day: (day: number, hour: number): string => `día ${day}, ${['Amanecer', 'Mañana', 'Tarde', 'Crepúsculo', 'Noche'][hour]}`,
    pool: 'Tu reserva de unidades',
    none: 'ninguna',
    gone: (usa: number, csa: number): string => `Fuera del juego para siempre: USA ${usa}, CSA ${csa}`,
    places: ['Izquierda', 'Centro', 'Derecha', 'Izquierda enemiga', 'Centro enemigo', 'Derecha enemiga', 'Reserva', 'fuera'],
    empty: 'El mapa está vacío.',
  },
} as const;

/** A place of the board in the words of the side that looks: its own Left, Centre, Right, then the enemy's, Reserve, outside. */
const wordOf = (spot: number, attacks: boolean): number => {
  if (spot >= 8) return 7;
  if (spot >= 6) return 6;
  const column = spot % 3;
  const own = spot < 3 === attacks;
  // The columns run from the Attacker's Left to his Right.
  const seen = spot < 3 ? column : 2 - column;
  return own ? seen : 3 + seen;
};

export const twinOf = (language: Language) => {
  const { hex, month, unit } = wordsOf(language);
  const say = WORDS[language];
  const named = (h: Hex): string => (placesIn[h]!.length > 0 ? `${hex(h)} (${HEXES[h]})` : HEXES[h]!);
  const tokensAt = (v: View, side: 0 | 1, h: Hex): number[] => TOKENS_OF[side].filter(token => v.pub.at[token] === h);
  /** What `v` knows of a token: the block and its steps, or null. */
  const known = (v: View, token: number): string | null => {
    const mine = blockSide[token] === numberOf(v.me);
    const block = mine ? v.own.block[token]! : v.pub.shown[token]!;
    if (block < 0) return null;
    const marks = [
      (v.pub.marks[token]! & DISORGANISED) !== 0 ? say.disorganised(block) : '',
      (v.pub.marks[token]! & MARKED) !== 0 ? say.marked : '',
    ].filter(word => word !== '');
    return `${unit(block)} ${mine ? v.own.steps[block] : v.pub.shownSteps[token]}${marks.length > 0 ? `, ${marks.join(', ')}` : ''}`;
  };
  const group = (v: View, tokens: readonly number[]): string => {
    const seen = tokens.map(token => known(v, token)).filter(text => text !== null);
    const hidden = tokens.length - seen.length;
    return [...seen, ...(hidden > 0 ? [say.unknown(hidden)] : [])].join('; ');
  };
  const hexLines = (v: View): Paragraph['lines'] => {
    const lines: { thing: `space:${number}`; text: string }[] = [];
    for (let h = 0; h < HEX_COUNT; h++)
      for (const side of [0, 1] as const) {
        const tokens = tokensAt(v, side, h);
        if (tokens.length > 0)
          lines.push({ thing: `space:${h}`, text: `${named(h)}, ${side === 0 ? 'USA' : 'CSA'}: ${group(v, tokens)}` });
      }
    return lines.length > 0 ? lines : [{ text: say.empty }];
  };
  const battles = (v: View): Paragraph[] =>
    v.pub.battles
      .filter(battle => battle.won === null)
      .map(battle => ({
        heading: `${say.battle} ${hex(battle.hex)}, ${say.day(Math.max(v.pub.day, 1), v.pub.hour)}`,
        lines: ([0, 1] as const).flatMap(side =>
          say.places.flatMap((word, i) => {
            const attacks = numberOf(v.pub.active) === side;
            const tokens = tokensAt(v, side, battle.hex).filter(
              token => v.pub.spot[token]! >= 0 && wordOf(v.pub.spot[token]!, attacks) === i,
            );
            return tokens.length === 0
              ? []
              : [{ thing: `space:${battle.hex}` as const, text: `${side === 0 ? 'USA' : 'CSA'}, ${word}: ${group(v, tokens)}` }];
          }),
        ),
      }));
  return (v: View): readonly Paragraph[] => {
    const pool = v.own.steps.flatMap((steps, block) => (steps === 0 && blockSide[block] === numberOf(v.me) ? [unit(block)] : []));
    return [
      {
        heading: `${month(v.pub.month)}, ${say.weather[v.pub.weather]}. ${say.turn} ${v.pub.turn}. ${say.marker}: ${signed(v.pub.marker)}`,
        lines: [
          { text: say.gone(v.pub.removed[0]!, v.pub.removed[1]!) },
          { text: `${say.pool}: ${pool.join(', ') || say.none}` },
        ],
      },
      ...battles(v),
      { heading: say.units, lines: hexLines(v) },
    ];
  };
};
