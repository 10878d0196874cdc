/** Una Guerra Imposible on the table. */
import type { Face } from '@cuartel/boardkit/face.ts';
import { pointing, waysBy } from '@cuartel/boardkit/pointing.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { AUTOMATIC_ZONE, MOST_COMMAND, TURNS_A_YEAR, YEARS } from '../data/tables.ts';
import type { War } from '../types.ts';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { INSET } from './inset.ts';
import { LOOKS } from './looks.ts';
import { WORDS } from './words.ts';

const both = (word: 'hand' | 'forces' | 'battle' | 'spain' | 'supply' | 'reach' | 'refuges' | 'threat') => ({
  en: WORDS.en[word],
  es: WORDS.es[word],
});
const halves = (n: number): string => (n % 2 === 0 ? String(n / 2) : `${n === 1 ? '' : Math.floor(n / 2)}½`);

export const face = {
  size: { width: frame.width, height: frame.height },
  Board,
  Ground,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  layers: (['supply', 'reach', 'refuges', 'threat'] as const).map(id => ({ id, name: both(id), on: false })),
  panels: [
    { id: 'battle', name: both('battle'), where: 'screen', Panel: Battle },
    { id: 'hand', name: both('hand'), where: 'tray', Panel: Hand },
    { id: 'forces', name: both('forces'), where: 'tab', Panel: Forces },
  ],
  tracks({ pub }, language) {
    const w = WORDS[language];
    return [
      { kind: 'turns', name: w.year, now: YEARS.indexOf(pub.year), turns: YEARS.map(year => ({ name: String(year).slice(2) })) },
      {
        name: w.turn,
        now: Math.max(1, pub.turn),
        from: 1,
        to: TURNS_A_YEAR,
        note: pub.points > 0 ? w.actions(halves(pub.points)) : '',
      },
      {
        kind: 'signed',
        name: w.points,
        now: pub.vp,
        from: -AUTOMATIC_ZONE,
        to: AUTOMATIC_ZONE,
        low: { ...LOOKS.Liberal, name: w.sides[LIBERAL] },
        high: { ...LOOKS.Carlist, name: w.sides[CARLIST] },
      },
      { name: w.prestige, now: pub.prestige, from: 0, to: 3 },
      {
        kind: 'rivals',
        name: w.command,
        from: 0,
        to: MOST_COMMAND,
        rivals: [
          { ...LOOKS.Liberal, name: w.sides[LIBERAL], now: pub.command[LIBERAL]! },
          { ...LOOKS.Carlist, name: w.sides[CARLIST], now: pub.command[CARLIST]! },
        ],
      },
    ];
  },
  when: ({ pub }, language) => WORDS[language].when(pub.year, Math.max(1, pub.turn)),
  term: (of, language) => WORDS[language].terms[of] ?? '',
  things: pointing({
    at: 'space',
    place: 'space',
    places: 'space',
    space: 'space',
    spaces: 'space',
    from: 'space',
    into: 'space',
    to: 'space',
    unit: 'unit',
    units: 'unit',
    token: 'unit',
    tokens: 'unit',
    road: 'road',
    card: 'card',
  }),
  way: waysBy({
    marched: 'march',
    announced: 'attack',
    interceptionRoll: 'attack',
    retreated: 'march',
    surrounded: 'march',
    redeployed: 'march',
    sailed: 'sea',
    landed: 'sea',
  }),
  matters: ['eliminated', 'changedHands', 'lostGuns', 'capturedGuns', 'surrounded'],
  enders: ['enough', 'endActions', 'stop', 'stay', 'layNone', 'decline', 'holdBack', 'rallyNone', 'goOn', 'withdraw'],
  warn({ pub }, { do: deed }, _, language) {
    return deed === 'endActions' && pub.points > 0 ? { text: WORDS[language].unspent(halves(pub.points)) } : null;
  },
  heading: ({ kind }) => kind === 'turnBegan' || kind === 'yearEnds',
  maps: [{ name: both('spain'), x: INSET.x, y: INSET.y, width: INSET.width, height: INSET.height }],
} satisfies Face<War>;
