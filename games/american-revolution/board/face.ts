/** The American Revolution on the table. */
import type { Face } from '@cuartel/boardkit/face.ts';
import { pointing } from '@cuartel/boardkit/pointing.ts';
import type { Thing } from '@cuartel/engine';
import { scenarios } from '../data/scenarios.ts';
import { AMERICAN, BRITISH } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { MILITARY_POINTS } from '../data/tables.ts';
import type { Revolution } from '../types.ts';
import Aside from './Aside.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Contests from './Contests.svelte';
import { townsSeen } from './counting.ts';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { LOOKS } from './looks.ts';
import Politics from './Politics.svelte';
import { markerFor } from './played.ts';
import { warn } from './warnings.ts';
import { MATTERS, way } from './ways.ts';
import { WORDS } from './words.ts';

const both = (word: 'hand' | 'forces' | 'politics' | 'contests' | 'battle' | 'loyalty' | 'supply' | 'reach' | 'threat') => ({
  en: WORDS.en[word],
  es: WORDS.es[word],
});
const yearOf = (scenario: keyof typeof scenarios, turn: number): number => scenarios[scenario].firstYear + Math.max(1, turn) - 1;

export const face = {
  size: { width: frame.width, height: frame.height, readable: 0.64 },
  Board,
  Ground,
  Aside,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  layers: (['loyalty', 'supply', 'reach', 'threat'] as const).map(id => ({ id, name: both(id), on: id === 'loyalty' })),
  panels: [
    { id: 'battle', name: both('battle'), where: 'screen', Panel: Battle },
    { id: 'contests', name: both('contests'), where: 'screen', Panel: Contests },
    { id: 'hand', name: both('hand'), where: 'tray', Panel: Hand },
    { id: 'forces', name: both('forces'), where: 'tab', Panel: Forces },
    { id: 'politics', name: both('politics'), where: 'tab', Panel: Politics },
  ],
  tracks(view, language) {
    const w = WORDS[language];
    const { pub } = view;
    const american = { ...LOOKS.american, name: w.sides[AMERICAN] };
    const british = { ...LOOKS.british, name: w.sides[BRITISH] };
    return [
      {
        kind: 'turns',
        name: w.year,
        now: Math.max(0, pub.turn - 1),
        turns: Array.from({ length: scenarios[pub.scenario].turns }, (_, n) => ({
          name: String(yearOf(pub.scenario, n + 1)).slice(2),
        })),
      },
      {
        kind: 'rivals',
        name: w.points,
        from: 0,
        to: Math.max(20, ...pub.points),
        rivals: [
          { ...american, now: pub.points[AMERICAN]! },
          { ...british, now: pub.points[BRITISH]! },
        ],
      },
      {
        kind: 'rivals',
        name: w.towns,
        from: 0,
        to: MILITARY_POINTS + 4,
        rivals: [
          { ...american, now: townsSeen(view, AMERICAN) },
          { ...british, now: townsSeen(view, BRITISH) },
        ],
        goals: [{ at: MILITARY_POINTS, name: String(MILITARY_POINTS) }],
      },
    ];
  },
  // 5.1-f The agitation phase comes before the first of the three campaign phases.
  when: ({ pub }, language) =>
    WORDS[language].when(
      yearOf(pub.scenario, pub.turn),
      WORDS[language].phases[pub.phase],
      pub.phase === 'movement' || pub.phase === 'combat' ? pub.campaign : 0,
    ),
  term: (of, language) => WORDS[language].terms[of] ?? '',
  things: pointing({
    at: 'space',
    space: 'space',
    here: 'space',
    from: 'space',
    to: 'space',
    unit: 'unit',
    units: 'unit',
    leader: 'unit',
    region: 'region',
    contest: 'contest',
    marker: 'marker',
  }),
  way,
  matters: MATTERS,
  heading: ({ kind }) => kind === 'turn',
  nameOf: (thing, language) => (thing.startsWith('space:') ? (SPACES[Number(thing.slice(6))]?.[language] ?? null) : null),
  begin: 'space:11',
  inHand: ({ own }, my = {}) => {
    const force = own === null || own.marched.length === 0 ? [] : own.force.slice(0, 1);
    // A reaction offers nothing on the map, but it is about a place: where they enter, set sail, fight.
    const [place] = [my['to'], my['from'], my['space']].filter(at => typeof at === 'number');
    return force.length > 0 || place === undefined ? force.map((unit): Thing => `unit:${unit}`) : [`space:${place}`];
  },
  more: (_, { do: deed }) => markerFor(deed),
  // 18.4-l To hold ends nothing: in every round the key of what ends it gives the battle up.
  enders: ['finish', 'halt', 'spare', 'decline', 'retreat'],
  kept: {
    showOnTop: { en: 'Lay on top', es: 'Poner encima' },
    divide: { en: 'Split a unit', es: 'Dividir una unidad' },
    unite: { en: 'Join detachments', es: 'Unir destacamentos' },
    arise: { en: 'Leader Arises', es: 'Surge un líder' },
    drill: { en: 'Drillmaster: regulars', es: 'Instructor: regulares' },
    drillMilitia: { en: 'Drillmaster: militia', es: 'Instructor: milicia' },
    committee: { en: 'Committee', es: 'Comité' },
    spy: { en: 'Spy', es: 'Espía' },
    minutemen: { en: 'Minutemen', es: 'Minutemen' },
    engineers: { en: 'Engineers', es: 'Ingenieros' },
    gather: { en: 'Another force', es: 'Otra fuerza' },
    drop: { en: 'Leave units here', es: 'Dejar unidades aquí' },
  },
  rarer: ['replan', 'stow'],
  odds: ['fire'],
  warn,
} satisfies Face<Revolution>;
