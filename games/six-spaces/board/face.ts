/** Six Spaces on the table. The example to follow: docs/how-to-draw-a-board.md. */
import { type Face, thingsIn } from '@cuartel/boardkit/face.ts';
import type { Thing } from '@cuartel/engine';
import { ROUNDS, SIDES, SPACES } from '../data/board.ts';
import type { Six } from '../types.ts';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { holdersOf, SHEET, WORDS } from './sheet.ts';

const space = (n: number): Thing => `space:${n}`;
export const face = {
  size: SHEET.size,
  Board,
  Ground,
  layers: [{ id: 'control', name: { en: 'Who holds what', es: 'Quién ocupa qué' }, on: true }],
  panels: [
    { id: 'hand', name: { en: 'Hand', es: 'Mano' }, where: 'tray', Panel: Hand },
    { id: 'forces', name: { en: 'Forces', es: 'Fuerzas' }, where: 'tab', Panel: Forces },
  ],
  tracks(view, language) {
    const { pub } = view;
    const words = WORDS[language];
    const held = holdersOf(view);
    const tone = { north: 'second', south: 'first' } as const;
    return [
      { name: words.turn, now: Math.min(pub.turn, pub.turns), from: 1, to: pub.turns },
      { name: words.round, now: pub.round, from: 1, to: ROUNDS },
      ...SIDES.map(side => {
        const now = held.filter(holder => holder === side).length;
        return { name: words.holds[side], now, from: 0, to: SPACES.length, tone: tone[side] };
      }),
    ];
  },
  when: ({ pub }, language) => WORDS[language].when(Math.min(pub.turn, pub.turns), pub.turns),
  term: (of, language) => WORDS[language].terms[of] ?? '',
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
