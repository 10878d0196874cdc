/**
 * 2.3-a, 25-a The scenarios. Their names and years are the rulebook's; set-ups, new units, starting values and figures of victory are
 * reconstructed from the situation of early 1834 and early 1836, and may be tuned here without touching a rule.
 */
import type { BlockName } from './blocks.ts';
import type { PlaceName } from './places.ts';
import { type BySide, CARLIST, LIBERAL, type Side } from './sides.ts';
import type { SpaceName } from './spaces.ts';
import type { Year } from './tables.ts';
import { FIELD, MOUNTAIN } from './units.ts';

export const SCENARIOS = ['zumalacarregui', 'espartero', 'full-war'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** 24.6-a What comes into the bags and boxes. */
export interface Arrivals {
  readonly bags: BySide<readonly BlockName[]>;
  readonly trains: BySide<readonly BlockName[]>;
  /** How many backpacks. */
  readonly backpacks: BySide<number>;
}
export interface OpeningSetUp extends Arrivals {
  /** Blocks and their strength, by place. */
  readonly deployed: Readonly<Partial<Record<PlaceName, readonly (readonly [BlockName, number])[]>>>;
  /** Side, kind, points and place; null is the hidden box. */
  readonly artillery: readonly (readonly [Side, typeof FIELD | typeof MOUNTAIN, number, SpaceName | null])[];
  readonly fortresses: BySide<readonly SpaceName[]>;
  /** By region. */
  readonly uprising: readonly number[];
  readonly command: BySide<number>;
  readonly prestige: number;
  readonly vp: number;
  /** 25-b Cards that are not events. */
  readonly hands: BySide<number>;
}
export interface Scenario {
  readonly en: string;
  readonly es: string;
  readonly first: Year;
  readonly last: Year;
  readonly setUp: OpeningSetUp;
  /** 24.6-a By the year they are for. */
  readonly arrivals: Readonly<Partial<Record<Year, Arrivals>>>;
  /** 9-d The Carlists win at the first or above, the Liberals at the second or below; between them it is a draw. */
  readonly wins: readonly [carlist: number, liberal: number];
}

const EARLY_1834: OpeningSetUp = {
  deployed: {
    vitoria: [
      ['l-rea-inf-1', 4],
      ['l-pro-inf-1', 3],
      ['l-lin-cav-1', 3],
      ['l-ts-ts-1', 3],
    ],
    pamplona: [
      ['l-rea-inf-2', 4],
      ['l-lin-inf-1', 4],
      ['l-pro-inf-2', 3],
      ['l-lig-cav-1', 3],
    ],
    bilbao: [
      ['l-lin-inf-2', 4],
      ['l-pro-inf-3', 3],
    ],
    'san-sebastian': [['l-pro-inf-4', 3]],
    logrono: [['l-lin-inf-3', 3]],
    estella: [['l-lig-inf-1', 3]],
    tolosa: [['l-pro-inf-5', 3]],
    amescoas: [
      ['c-nav-inf-1', 4],
      ['c-nav-inf-2', 3],
      ['c-nav-cav-1', 1],
    ],
    'santa-cruz': [['c-ala-inf-1', 2]],
    azpeitia: [['c-gui-inf-1', 2]],
    guernica: [['c-viz-inf-1', 3]],
    ulzama: [['c-par-inf-1', 1]],
    orduna: [['c-par-inf-2', 1]],
    onate: [['c-par-inf-3', 1]],
  },
  artillery: [
    [LIBERAL, FIELD, 2, 'vitoria'],
    [LIBERAL, MOUNTAIN, 1, 'vitoria'],
    [LIBERAL, FIELD, 1, 'pamplona'],
    [LIBERAL, FIELD, 1, 'bilbao'],
    [LIBERAL, FIELD, 1, 'san-sebastian'],
    [CARLIST, MOUNTAIN, 1, null],
  ],
  fortresses: [
    [
      'baztan',
      'estella',
      'tolosa',
      'vergara',
      'irun',
      'guetaria',
      'maeztu',
      'portugalete',
      'valmaseda',
      'puente-la-reina',
      'miranda',
    ],
    [],
  ],
  bags: [
    ['l-rea-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-pro-inf-6', 'l-pro-inf-7', 'l-pro-inf-8', 'l-lig-cav-2'],
    ['c-nav-inf-3', 'c-gui-inf-2', 'c-viz-inf-2'],
  ],
  trains: [['l-ts-ts-2'], []],
  backpacks: [2, 2],
  uprising: [0, 0, 0, 0, 0, 0, 1, 0, 1],
  command: [1, 1],
  prestige: 0,
  vp: -2,
  hands: [2, 2],
};

const EARLY_1836: OpeningSetUp = {
  deployed: {
    vitoria: [
      ['l-rea-inf-1', 4],
      ['l-rea-inf-3', 3],
      ['l-bri-inf-1', 3],
      ['l-bri-inf-2', 3],
      ['l-bri-inf-3', 3],
      ['l-bri-cav-1', 2],
      ['l-ts-ts-1', 3],
    ],
    miranda: [
      ['l-lin-inf-1', 4],
      ['l-lin-cav-1', 3],
    ],
    salvatierra: [['l-pro-inf-1', 3]],
    pamplona: [
      ['l-rea-inf-2', 4],
      ['l-lin-inf-2', 4],
      ['l-fra-inf-1', 3],
      ['l-fra-inf-2', 3],
      ['l-pol-cav-1', 2],
      ['l-ts-ts-2', 2],
    ],
    bilbao: [
      ['l-lin-inf-3', 3],
      ['l-pro-inf-2', 3],
    ],
    portugalete: [['l-pro-inf-3', 2]],
    'san-sebastian': [['l-pro-inf-4', 3]],
    'puente-la-reina': [
      ['l-lig-inf-1', 3],
      ['l-lig-cav-1', 3],
    ],
    lerin: [['l-lin-inf-4', 3]],
    logrono: [
      ['l-lin-inf-5', 4],
      ['l-pro-inf-5', 3],
    ],
    valmaseda: [['l-lig-inf-2', 3]],
    lodosa: [['l-pro-inf-6', 3]],
    tafalla: [['l-lig-cav-2', 3]],
    medina: [['l-pro-inf-7', 3]],
    'castilla-leon': [['l-pro-inf-8', 3]],
    aragon: [['l-rea-inf-4', 3]],
    cataluna: [['l-lin-inf-6', 4]],
    'valencia-murcia': [['l-pro-inf-9', 3]],
    'castilla-la-nueva': [['l-rea-cav-1', 2]],
    estella: [
      ['c-nav-inf-1', 4],
      ['c-nav-inf-2', 4],
    ],
    irurzun: [['c-nav-inf-3', 3]],
    santesteban: [['c-nav-inf-4', 3]],
    amescoas: [['c-nav-cav-1', 3]],
    onate: [
      ['c-ala-inf-1', 3],
      ['c-cas-inf-1', 3],
    ],
    villarreal: [['c-ala-inf-2', 2]],
    durango: [
      ['c-viz-inf-1', 4],
      ['c-viz-inf-2', 3],
    ],
    guernica: [['c-viz-inf-3', 2]],
    hernani: [
      ['c-gui-inf-1', 4],
      ['c-gui-inf-2', 3],
    ],
    azpeitia: [['c-gui-inf-3', 2]],
    llodio: [['c-vas-cav-1', 2]],
    ulzama: [['c-par-inf-1', 1]],
    maeztu: [['c-par-inf-2', 1]],
    sodupe: [['c-par-inf-3', 1]],
  },
  artillery: [
    [LIBERAL, FIELD, 3, 'vitoria'],
    [LIBERAL, MOUNTAIN, 1, 'vitoria'],
    [LIBERAL, FIELD, 2, 'pamplona'],
    [LIBERAL, FIELD, 2, 'bilbao'],
    [LIBERAL, FIELD, 1, 'san-sebastian'],
    [LIBERAL, MOUNTAIN, 1, 'logrono'],
    [CARLIST, FIELD, 1, 'estella'],
    [CARLIST, FIELD, 1, 'hernani'],
    [CARLIST, FIELD, 2, null],
    [CARLIST, MOUNTAIN, 1, null],
  ],
  fortresses: [
    [
      'salvatierra',
      'guetaria',
      'lequeitio',
      'portugalete',
      'valmaseda',
      'puente-la-reina',
      'lerin',
      'lodosa',
      'zubiri',
      'haro',
      'tafalla',
    ],
    ['estella', 'onate', 'durango', 'hernani', 'orduna', 'tolosa', 'irun'],
  ],
  bags: [
    [
      'l-lin-inf-7',
      'l-lin-inf-8',
      'l-lig-inf-3',
      'l-pro-inf-10',
      'l-pro-inf-11',
      'l-pro-inf-12',
      'l-lin-cav-2',
      'l-lin-cav-3',
      'l-lig-cav-3',
    ],
    ['c-cas-inf-2', 'c-can-inf-1'],
  ],
  trains: [['l-ts-ts-3', 'l-ts-ts-4'], ['c-ts-ts-1']],
  backpacks: [4, 3],
  uprising: [0, 1, 0, 1, 0, 0, 2, 1, 2],
  command: [2, 2],
  prestige: 1,
  vp: 2,
  hands: [4, 4],
};

const ARRIVALS: Scenario['arrivals'] = {
  1835: {
    bags: [
      ['l-rea-inf-4', 'l-rea-cav-1', 'l-lin-inf-6', 'l-lin-inf-7', 'l-lig-inf-2', 'l-pro-inf-9', 'l-pro-inf-10', 'l-lin-cav-2'],
      ['c-nav-inf-4', 'c-gui-inf-3', 'c-viz-inf-3', 'c-ala-inf-2', 'c-cas-inf-1', 'c-vas-cav-1'],
    ],
    trains: [['l-ts-ts-3'], ['c-ts-ts-1']],
    backpacks: [1, 1],
  },
  1836: {
    bags: [
      ['l-lin-inf-8', 'l-lig-inf-3', 'l-pro-inf-11', 'l-pro-inf-12', 'l-lin-cav-3', 'l-lig-cav-3'],
      ['c-cas-inf-2', 'c-can-inf-1'],
    ],
    trains: [['l-ts-ts-4'], []],
    backpacks: [1, 0],
  },
};

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  zumalacarregui: {
    en: "Zumalacárregui's War (1834-36)",
    es: 'La Guerra de Zumalacárregui (1834-36)',
    first: 1834,
    last: 1836,
    setUp: EARLY_1834,
    arrivals: ARRIVALS,
    wins: [3, 0],
  },
  espartero: {
    en: "Espartero's War (1836-38)",
    es: 'La Guerra de Espartero (1836-38)',
    first: 1836,
    last: 1838,
    setUp: EARLY_1836,
    arrivals: {},
    wins: [2, -1],
  },
  'full-war': {
    en: 'Full War (1834-38)',
    es: 'Guerra Completa (1834-38)',
    first: 1834,
    last: 1838,
    setUp: EARLY_1834,
    arrivals: ARRIVALS,
    wins: [2, -1],
  },
};
