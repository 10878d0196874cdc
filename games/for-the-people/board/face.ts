/** For the People on the table. */
import type { Face } from '@cuartel/boardkit/face.ts';
import { pointing, waysBy } from '@cuartel/boardkit/pointing.ts';
import { seasonOf, yearOf } from '../data/calendar.ts';
import { CSA, USA } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import { BLOCKADE_MOST, INTERVENTION_WILL } from '../data/tables.ts';
import { thingName, turnName } from '../text/names.ts';
import type { People } from '../types.ts';
import Aside from './Aside.svelte';
import { placeAsked } from './asked.ts';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import { belongsTo, gatheredInWords } from './gathered.ts';
import Hand from './Hand.svelte';
import { LOOKS } from './looks.ts';
import { isChancy } from './odds.ts';
import States from './States.svelte';
import { WORDS } from './words.ts';

type Named = 'hand' | 'forces' | 'states' | 'control' | 'battle' | 'supply' | 'reach' | 'threat' | 'counts';
const both = (word: Named) => ({ en: WORDS.en[word], es: WORDS.es[word] });
const INITIAL = { en: { spring: 'Sp', summer: 'Su', fall: 'F' }, es: { spring: 'P', summer: 'V', fall: 'O' } } as const;
const within = (n: number, step: number): number => Math.ceil(n / step) * step;

export const face = {
  size: { width: frame.width, height: frame.height, readable: 0.68 },
  Board,
  Ground,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  layers: [
    { id: 'control', name: both('control'), on: true },
    { id: 'supply', name: both('supply'), on: false },
    { id: 'reach', name: both('reach'), on: false },
    { id: 'threat', name: both('threat'), on: false },
    { id: 'states', name: both('counts'), on: false },
  ],
  Aside,
  odds: ['goTo', 'intercept', 'steer', 'withdraw', 'stand'],
  chancy: isChancy,
  begin: `space:${spaceOf('manassas-va')}`,
  inHand: ({ pub }, my) => (my === undefined ? [] : placeAsked(pub, my)),
  panels: [
    { id: 'battle', name: both('battle'), where: 'screen', Panel: Battle },
    { id: 'hand', name: both('hand'), where: 'tray', Panel: Hand },
    { id: 'forces', name: both('forces'), where: 'tab', Panel: Forces },
    { id: 'states', name: both('states'), where: 'tab', Panel: States },
  ],
  tracks({ pub }, language) {
    const w = WORDS[language];
    const [usa, csa] = [pub.will[USA]!, pub.will[CSA]!];
    const sign = (side: 0 | 1): string => (pub.rising[side] ? '+' : '−');
    const past = (side: 0 | 1): number[] => pub.trail.filter((_, n) => n % 2 === side);
    return [
      {
        kind: 'turns',
        name: w.turn,
        now: pub.turn - pub.first,
        turns: Array.from({ length: pub.end - pub.first + 1 }, (_, n) => {
          const turn = pub.first + n;
          const first = n === 0 || seasonOf(turn) === 'spring';
          return { name: INITIAL[language][seasonOf(turn)], under: first ? String(yearOf(turn)) : '' };
        }),
      },
      {
        kind: 'rivals',
        name: w.will,
        from: Math.max(0, Math.floor((Math.min(usa, csa) - 15) / 10) * 10),
        to: within(Math.max(usa, csa) + 10, 10),
        rivals: [
          { ...LOOKS.USA, name: w.sides[USA], sign: sign(USA), now: usa, past: past(USA) },
          { ...LOOKS.CSA, name: w.sides[CSA], sign: sign(CSA), now: csa, past: past(CSA) },
        ],
        goals: pub.intervention ? [] : [{ at: INTERVENTION_WILL, name: w.intervention }],
      },
      { name: w.blockade, now: pub.blockade, from: 0, to: BLOCKADE_MOST },
      { name: w.amphibious, now: pub.amphibious, from: 0, to: Math.max(5, pub.amphibious) },
    ];
  },
  when: ({ pub }, language) => WORDS[language].when(turnName(pub.turn, seasonOf(pub.turn), language), 0),
  term: (of, language) => WORDS[language].terms[of] ?? '',
  things: pointing({
    at: 'space',
    space: 'space',
    spaces: 'space',
    from: 'space',
    to: 'space',
    general: 'general',
    generals: 'general',
    leader: 'general',
    commander: 'general',
    army: 'army',
    card: 'card',
    zone: 'zone',
  }),
  way: waysBy({
    entered: 'march',
    moved: 'march',
    fellBack: 'march',
    summoned: 'march',
    interception: 'attack',
    journey: 'rail',
    sailed: 'sea',
  }),
  gathers: belongsTo,
  gathered: gatheredInWords,
  matters: ['lostSp', 'destroyed', 'lostCard'],
  // A force is meant by pointing at a space; what else can be done there is asked for by name.
  kept: {
    create: { en: 'Create an army', es: 'Crear un ejército' },
    relieve: { en: 'Relieve a commander', es: 'Relevar a un general al mando' },
    build: { en: 'Build a fort', es: 'Construir un fuerte' },
    armada: { en: 'Embark an army', es: 'Embarcar un ejército' },
    sail: { en: 'Sail from a port', es: 'Zarpar de un puerto' },
    regroup: { en: 'Leave or pick up troops', es: 'Dejar o recoger tropas' },
  },
  enders: ['forgo', 'halt', 'finish', 'skip', 'decline', 'stand', 'letUnionBegin'],
  warn(_, { do: deed }, { options }, language) {
    return deed === 'forgo' && options.length > 1 ? { text: WORDS[language].unspent } : null;
  },
  heading: ({ kind }) => kind === 'turn',
  nameOf: thingName,
} satisfies Face<People>;
