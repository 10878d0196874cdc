/** Six Spaces on the table. The example to follow: docs/how-to-draw-a-board.md. */
import { type Face, thingsIn } from '@cuartel/boardkit/face.ts';
import type { Thing } from '@cuartel/engine';
import { SIDES, SPACES } from '../data/board.ts';
import { holds } from '../queries/board.ts';
import type { Six } from '../types.ts';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { SIZE } from './places.ts';

const WORDS = {
  en: {
    turn: 'Turn',
    round: 'Round',
    north: 'North holds',
    south: 'South holds',
    when: (turn: number, of: number) => `Turn ${turn} of ${of}`,
    terms: {
      steps: 'steps',
      stake: 'staked card',
      veteran: 'two steps',
      jam: 'jammed',
      homeGuard: 'home guard',
      cover: 'night march',
      guns: 'guns',
      morale: 'morale',
      hungry: 'no supply',
      attack: 'Attack',
      defence: 'Defence',
    },
    battle: (here: string, loser: string) => `Battle of ${here}: ${loser} loses.`,
    interception: (to: string, success: boolean) => `Interception in ${to}, 4 needed: ${success ? 'it arrives' : 'too late'}.`,
    sides: { north: 'North', south: 'South' },
  },
  es: {
    turn: 'Turno',
    round: 'Ronda',
    north: 'Norte ocupa',
    south: 'Sur ocupa',
    when: (turn: number, of: number) => `Turno ${turn} de ${of}`,
    terms: {
      steps: 'pasos',
      stake: 'carta apostada',
      veteran: 'dos pasos',
      jam: 'estorbo',
      homeGuard: 'guardia de la base',
      cover: 'marcha nocturna',
      guns: 'cañones',
      morale: 'moral',
      hungry: 'sin suministro',
      attack: 'Ataque',
      defence: 'Defensa',
    },
    battle: (here: string, loser: string) => `Batalla de ${here}: pierde el ${loser}.`,
    interception: (to: string, success: boolean) => `Intercepción en ${to}, hace falta 4: ${success ? 'llega' : 'tarde'}.`,
    sides: { north: 'Norte', south: 'Sur' },
  },
} as const;

const space = (n: number): Thing => `space:${n}`;
export const face = {
  size: SIZE,
  Board,
  Ground,
  layers: [{ id: 'control', name: { en: 'Who holds what', es: 'Quién ocupa qué' }, on: true }],
  panels: [
    { id: 'hand', name: { en: 'Hand', es: 'Mano' }, where: 'tray', Panel: Hand },
    { id: 'forces', name: { en: 'Forces', es: 'Fuerzas' }, where: 'tab', Panel: Forces },
  ],
  tracks({ pub }, language) {
    const words = WORDS[language];
    const held = (side: 'north' | 'south') => SPACES.filter((_, s) => holds(pub, s, side)).length;
    return [
      { name: words.turn, now: Math.min(pub.turn, pub.turns), from: 1, to: pub.turns },
      { name: words.round, now: pub.round, from: 1, to: 3 },
      ...SIDES.map(side => ({
        name: words[side],
        now: held(side),
        from: 0,
        to: 6,
        tone: side === 'north' ? ('second' as const) : ('first' as const),
      })),
    ];
  },
  when: ({ pub }, language) => WORDS[language].when(Math.min(pub.turn, pub.turns), pub.turns),
  term: (of, language) => (WORDS[language].terms as Readonly<Record<string, string>>)[of] ?? '',
  things: thingsIn<Six>({
    marched: a => [space(a.to)],
    interception: a => [space(a.to)],
    withdrew: a => [space(a.to)],
    battle: a => [space(a.here)],
    lost: a => [`block:${a.block}`],
    routed: a => [space(a.here)],
  }),
  heading: ({ kind }) => kind === 'turn',
  line(fact, language) {
    const words = WORDS[language];
    if (fact.kind === 'battle') return words.battle(SPACES[fact.about.here] as string, words.sides[fact.about.loser]);
    if (fact.kind === 'interception') return words.interception(SPACES[fact.about.to] as string, fact.about.success);
    return null;
  },
  enders: ['ready', 'stop', 'nothing', 'halt', 'column'],
  figures: {
    turn: { at: 'pub.turn', name: { en: 'the number of the turn', es: 'el número del turno' } },
    hand: { at: 'own.hand', counted: true, name: { en: 'the number of my cards', es: 'el número de mis cartas' } },
    points: { at: 'my.points', name: { en: 'the points to spend', es: 'los puntos por gastar' } },
    group: {
      at: 'my.group',
      counted: true,
      name: { en: 'the number of blocks in the group', es: 'el número de bloques del grupo' },
    },
  },
} satisfies Face<Six>;
