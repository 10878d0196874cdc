/**
 * 5.1-a Every block of the game; a block is its index, the 48 blue ones first. How many there are and which letters they bear the
 * rulebook says; how many of each, and their values, are reconstructed within the ranges it mentions.
 */
import { CARLIST, LIBERAL, type Side } from './sides.ts';

/** 5.5-a The letters on the blocks. */
export const CODES = [
  'REA',
  'LIN',
  'LIG',
  'PRO',
  'BRI',
  'FRA',
  'POL',
  'POR',
  'NAV',
  'GUI',
  'VIZ',
  'ALA',
  'CAS',
  'CAN',
  'EXT',
  'VAS',
  'PAR',
  'REG',
  'T.S.',
] as const;
export type Code = (typeof CODES)[number];

export const ARMS = ['infantry', 'cavalry', 'train'] as const;
export type Arm = 0 | 1 | 2;
export const INFANTRY = 0;
export const CAVALRY = 1;
export const TRAIN = 2;

/** 5.4-e When a block comes in: deployed in 1834, with a year, with a card or under a flag, or at any time. */
export const ENTRIES = ['D', '34', '35', '36', 'L16', 'C19', 'flag-british', 'flag-french', 'flag-portuguese', 'always'] as const;
export type EntryCode = (typeof ENTRIES)[number];

type Row = readonly [
  name: string,
  code: Code,
  arm: Arm,
  strength: number,
  effectiveness: number,
  morale: number,
  entry: EntryCode,
];

const ROWS = [
  ['l-rea-inf-1', 'REA', INFANTRY, 4, 2, 8, 'D'],
  ['l-rea-inf-2', 'REA', INFANTRY, 4, 2, 8, 'D'],
  ['l-rea-inf-3', 'REA', INFANTRY, 4, 2, 8, '34'],
  ['l-rea-inf-4', 'REA', INFANTRY, 4, 2, 8, '35'],
  ['l-rea-cav-1', 'REA', CAVALRY, 3, 2, 8, '35'],
  ['l-lin-inf-1', 'LIN', INFANTRY, 4, 2, 7, 'D'],
  ['l-lin-inf-2', 'LIN', INFANTRY, 4, 2, 7, 'D'],
  ['l-lin-inf-3', 'LIN', INFANTRY, 4, 2, 7, 'D'],
  ['l-lin-inf-4', 'LIN', INFANTRY, 4, 2, 7, '34'],
  ['l-lin-inf-5', 'LIN', INFANTRY, 4, 2, 7, '34'],
  ['l-lin-inf-6', 'LIN', INFANTRY, 4, 2, 7, '35'],
  ['l-lin-inf-7', 'LIN', INFANTRY, 4, 2, 7, '35'],
  ['l-lin-inf-8', 'LIN', INFANTRY, 4, 2, 7, '36'],
  ['l-lin-inf-9', 'LIN', INFANTRY, 4, 2, 7, 'L16'],
  ['l-lin-inf-10', 'LIN', INFANTRY, 4, 2, 7, 'L16'],
  ['l-lig-inf-1', 'LIG', INFANTRY, 4, 2, 8, 'D'],
  ['l-lig-inf-2', 'LIG', INFANTRY, 4, 2, 8, '35'],
  ['l-lig-inf-3', 'LIG', INFANTRY, 4, 2, 8, '36'],
  ['l-pro-inf-1', 'PRO', INFANTRY, 4, 1, 7, 'D'],
  ['l-pro-inf-2', 'PRO', INFANTRY, 4, 1, 7, 'D'],
  ['l-pro-inf-3', 'PRO', INFANTRY, 4, 1, 7, 'D'],
  ['l-pro-inf-4', 'PRO', INFANTRY, 4, 1, 7, 'D'],
  ['l-pro-inf-5', 'PRO', INFANTRY, 4, 1, 7, 'D'],
  ['l-pro-inf-6', 'PRO', INFANTRY, 4, 1, 7, '34'],
  ['l-pro-inf-7', 'PRO', INFANTRY, 4, 1, 7, '34'],
  ['l-pro-inf-8', 'PRO', INFANTRY, 4, 1, 7, '34'],
  ['l-pro-inf-9', 'PRO', INFANTRY, 4, 1, 7, '35'],
  ['l-pro-inf-10', 'PRO', INFANTRY, 4, 1, 7, '35'],
  ['l-pro-inf-11', 'PRO', INFANTRY, 4, 1, 7, '36'],
  ['l-pro-inf-12', 'PRO', INFANTRY, 4, 1, 7, '36'],
  ['l-lin-cav-1', 'LIN', CAVALRY, 3, 2, 7, 'D'],
  ['l-lin-cav-2', 'LIN', CAVALRY, 3, 2, 7, '35'],
  ['l-lin-cav-3', 'LIN', CAVALRY, 3, 2, 7, '36'],
  ['l-lig-cav-1', 'LIG', CAVALRY, 3, 2, 7, 'D'],
  ['l-lig-cav-2', 'LIG', CAVALRY, 3, 2, 7, '34'],
  ['l-lig-cav-3', 'LIG', CAVALRY, 3, 2, 7, '36'],
  ['l-bri-inf-1', 'BRI', INFANTRY, 4, 2, 7, 'flag-british'],
  ['l-bri-inf-2', 'BRI', INFANTRY, 4, 2, 7, 'flag-british'],
  ['l-bri-inf-3', 'BRI', INFANTRY, 4, 2, 7, 'flag-british'],
  ['l-bri-cav-1', 'BRI', CAVALRY, 2, 2, 7, 'flag-british'],
  ['l-fra-inf-1', 'FRA', INFANTRY, 4, 2, 9, 'flag-french'],
  ['l-fra-inf-2', 'FRA', INFANTRY, 4, 2, 9, 'flag-french'],
  ['l-pol-cav-1', 'POL', CAVALRY, 2, 2, 8, 'flag-french'],
  ['l-por-inf-1', 'POR', INFANTRY, 4, 2, 7, 'flag-portuguese'],
  ['l-ts-ts-1', 'T.S.', TRAIN, 3, 0, 0, 'D'],
  ['l-ts-ts-2', 'T.S.', TRAIN, 3, 0, 0, '34'],
  ['l-ts-ts-3', 'T.S.', TRAIN, 3, 0, 0, '35'],
  ['l-ts-ts-4', 'T.S.', TRAIN, 3, 0, 0, '36'],
  ['c-nav-inf-1', 'NAV', INFANTRY, 4, 2, 9, 'D'],
  ['c-nav-inf-2', 'NAV', INFANTRY, 4, 2, 9, 'D'],
  ['c-nav-inf-3', 'NAV', INFANTRY, 4, 2, 9, '34'],
  ['c-nav-inf-4', 'NAV', INFANTRY, 4, 2, 9, '35'],
  ['c-gui-inf-1', 'GUI', INFANTRY, 4, 2, 8, 'D'],
  ['c-gui-inf-2', 'GUI', INFANTRY, 4, 2, 8, '34'],
  ['c-gui-inf-3', 'GUI', INFANTRY, 3, 2, 8, '35'],
  ['c-viz-inf-1', 'VIZ', INFANTRY, 4, 2, 8, 'D'],
  ['c-viz-inf-2', 'VIZ', INFANTRY, 4, 2, 8, '34'],
  ['c-viz-inf-3', 'VIZ', INFANTRY, 3, 2, 8, '35'],
  ['c-ala-inf-1', 'ALA', INFANTRY, 4, 2, 9, 'D'],
  ['c-ala-inf-2', 'ALA', INFANTRY, 3, 2, 9, '35'],
  ['c-cas-inf-1', 'CAS', INFANTRY, 4, 2, 8, '35'],
  ['c-cas-inf-2', 'CAS', INFANTRY, 3, 2, 8, '36'],
  ['c-can-inf-1', 'CAN', INFANTRY, 3, 2, 8, '36'],
  ['c-ext-inf-1', 'EXT', INFANTRY, 2, 2, 8, 'C19'],
  ['c-nav-cav-1', 'NAV', CAVALRY, 3, 2, 8, 'D'],
  ['c-vas-cav-1', 'VAS', CAVALRY, 2, 2, 7, '35'],
  ['c-par-inf-1', 'PAR', INFANTRY, 1, 1, 7, 'always'],
  ['c-par-inf-2', 'PAR', INFANTRY, 1, 1, 7, 'always'],
  ['c-par-inf-3', 'PAR', INFANTRY, 1, 1, 7, 'always'],
  ['c-reg-inf-1', 'REG', INFANTRY, 2, 1, 7, 'always'],
  ['c-reg-inf-2', 'REG', INFANTRY, 2, 1, 7, 'always'],
  ['c-reg-cav-1', 'REG', CAVALRY, 2, 1, 7, 'always'],
  ['c-ts-ts-1', 'T.S.', TRAIN, 2, 0, 0, '35'],
] as const satisfies readonly Row[];

export type BlockName = (typeof ROWS)[number][0];
export type Block = number;
export const BLOCKS: readonly BlockName[] = ROWS.map(row => row[0]);
export const BLOCK_COUNT = BLOCKS.length;
export const blockNamed = Object.fromEntries(BLOCKS.map((name, block) => [name, block])) as Readonly<Record<BlockName, Block>>;

export const blockSide: readonly Side[] = BLOCKS.map(name => (name.startsWith('l-') ? LIBERAL : CARLIST));
export const blockCode: readonly Code[] = ROWS.map(row => row[1]);
export const blockArm: readonly Arm[] = ROWS.map(row => row[2]);
export const maxStrength: readonly number[] = ROWS.map(row => row[3]);
/** 5.4-b, 5.4-c, 5.4-f Trains have neither: 0. */
export const effectiveness: readonly number[] = ROWS.map(row => row[4]);
export const morale: readonly number[] = ROWS.map(row => row[5]);
export const blockEntry: readonly EntryCode[] = ROWS.map(row => row[6]);

/** 5.4-g, 5.4-k, 5.4-m */
export const isBand: readonly boolean[] = blockCode.map(code => code === 'PAR');
export const isRegional: readonly boolean[] = blockCode.map(code => code === 'REG');
export const isForeign: readonly boolean[] = blockCode.map(code => ['BRI', 'FRA', 'POL', 'POR', 'EXT'].includes(code));

const ofSide = (side: Side): readonly Block[] => BLOCKS.flatMap((_, block) => (blockSide[block] === side ? [block] : []));
export const BLOCKS_OF: readonly [liberal: readonly Block[], carlist: readonly Block[]] = [ofSide(LIBERAL), ofSide(CARLIST)];
