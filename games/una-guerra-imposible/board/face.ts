/** Una Guerra Imposible on the table. */
import type { Face } from '@cuartel/boardkit/face.ts';
import { pointing, waysBy } from '@cuartel/boardkit/pointing.ts';
import { HIDDEN_BOX, isRegion, type Place, regionAt } from '../data/places.ts';
import { regionTitle } from '../data/regions.ts';
import { CARLIST, LIBERAL, numberOf } from '../data/sides.ts';
import { spaceNamed, spaceTitle } from '../data/spaces.ts';
import { AUTOMATIC_ZONE, MOST_COMMAND, TURNS_A_YEAR, YEARS } from '../data/tables.ts';
import { blockTitle } from '../text/names.ts';
import type { War } from '../types.ts';
import Aside from './Aside.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { INSET } from './inset.ts';
import { LOOKS } from './looks.ts';
import { meantAt } from './meant.ts';
import { halves, warn } from './warnings.ts';
import { WORDS } from './words.ts';

const both = (word: 'hand' | 'forces' | 'battle' | 'spain' | 'supply' | 'reach' | 'refuges' | 'threat') => ({
  en: WORDS.en[word],
  es: WORDS.es[word],
});
const placeName = (place: Place, language: 'en' | 'es'): string =>
  isRegion(place) ? regionTitle[language][regionAt(place)]! : (spaceTitle[place] ?? '');

export const face = {
  size: { width: frame.width, height: frame.height, readable: 0.64 },
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
  matters: [
    'eliminated',
    'changedHands',
    'vp',
    'beaten',
    'stays',
    'fell',
    'siegeBegan',
    'siegeLifted',
    'lostGuns',
    'capturedGuns',
    'surrounded',
    'trapped',
    'expeditionDestroyed',
    'worksDestroyed',
  ],
  heading: ({ kind }) => kind === 'turnBegan' || kind === 'yearEnds',
  /** The table draws the dice itself, in the order in which they fell. */
  line(fact, language) {
    const { lines, sides } = WORDS[language];
    if (fact.kind === 'fired') {
      const { shot, hits, support } = fact.about;
      return lines.fired(blockTitle(shot.block, language), shot.on, hits, support);
    }
    if (fact.kind === 'chased') {
      const { side, rout, foot, horse } = fact.about;
      return lines.chased(sides[numberOf(side)], rout, foot + horse);
    }
    if (fact.kind !== 'volley' || fact.about.shots.length + fact.about.guns.length === 0) return null;
    return lines.volley(sides[numberOf(fact.about.side)], placeName(fact.about.place, language), fact.about.hits);
  },
  Aside,
  odds: ['engage', 'evade'],
  /** Where the question is about: an entry, a march, a combat, the place a card is played for. */
  inHand: (_, my) => {
    const on = (my?.on ?? {}) as Readonly<Record<string, unknown>>;
    const at = [my?.into, my?.space, my?.at, my?.place, on.place, on.from].find(one => typeof one === 'number' && one >= 0);
    return at === undefined || at === HIDDEN_BOX ? [] : [`space:${at}`];
  },
  begin: `space:${spaceNamed.vitoria}`,
  enders: ['enough', 'endActions', 'stop', 'stay', 'standFast', 'layNone', 'decline', 'holdBack', 'rallyNone', 'withdraw'],
  more: ({ pub, me }, { do: deed, with: what }) => meantAt(pub, me, deed, what),
  kept: {
    drop: { en: 'Leave units here', es: 'Dejar unidades aquí' },
    retreatSome: { en: 'Only some of them', es: 'Solo algunas' },
    build: { en: 'Build a fortress', es: 'Construir una fortaleza' },
    demolish: { en: 'Demolish a fortress', es: 'Demoler una fortaleza' },
    divide: { en: 'Divide artillery', es: 'Dividir artillería' },
    suppress: { en: 'Suppress an uprising', es: 'Sofocar una sublevación' },
    shelve: { en: 'Return a unit to its box', es: 'Devolver una unidad a su casilla' },
  },
  warn,
  maps: [{ name: both('spain'), x: INSET.x, y: INSET.y, width: INSET.width, height: INSET.height }],
} satisfies Face<War>;
