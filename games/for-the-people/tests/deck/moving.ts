/** The cards that move forces: as if led, by water, in campaigns, in concentrations, on Richmond. */
import { CSA, type SideName, USA } from '../../data/sides.ts';
import { CORPS, DIVISION } from '../../data/tables.ts';
import { sp } from '../forces.ts';
import type { Row } from './row.ts';

const asIfLed = (card: number): Row[] => [
  {
    card,
    by: 'USA',
    lay: board => board.sp(USA, 'washington-dc', 4),
    refuses: [['USA', 'take', sp(3)]],
    does: [
      ['USA', 'take', sp(2)],
      // 5.4.2-a A division could not.
      ['USA', 'goTo', 'manassas-va'],
      ['USA', 'halt'],
    ],
    brings: ['USA manassas-va 2', 'USA washington-dc 2'],
    not: [board => board.general('stoneman', 'washington-dc')],
  },
  {
    card,
    by: 'CSA',
    // 6.6.2-b With the fort of Dover the Cumberland can be crossed.
    lay: board => board.sp(CSA, 'nashville-tn', 1).fort(CSA, 'dover-tn'),
    does: [
      ['CSA', 'goTo', 'bowling-green-ky'],
      ['CSA', 'halt'],
    ],
    brings: ['CSA bowling-green-ky 1', 'CSA nashville-tn 0'],
  },
];
const shipload: Omit<Row, 'card'> = {
  by: 'USA',
  lay: board => board.sp(USA, 'fort-monroe-va', 5).general('butler', 'fort-monroe-va').general('banks', 'fort-monroe-va'),
  refuses: [
    ['USA', 'board', sp(4)],
    ['USA', 'board', ['butler', 'banks', ...sp(3)]],
  ],
  does: [
    ['USA', 'board', ['butler', ...sp(3)]],
    // 6.1.3-a Behind Fort Sumter.
    ['USA', 'steer', 'charleston-sc', 'no'],
    ['USA', 'steer', 'atlanta-ga', 'no'],
    ['USA', 'steer', 'morehead-city-nc'],
  ],
  brings: ['USA fort-monroe-va 2', 'USA morehead-city-nc 3', 'general butler morehead-city-nc'],
  not: [() => undefined, board => board.sp(USA, 'columbus-oh', 3)],
};
/** 6.3.1-a Past the guns of New Madrid with a die of 2. */
const guns = (card: number, passes: boolean): Row => ({
  card,
  by: 'USA',
  lay: board => board.sp(USA, 'cairo-il', 2).fort(CSA, 'new-madrid-mo'),
  dice: [2],
  does: [
    ['USA', 'board', sp(2)],
    ['USA', 'steer', 'memphis-tn'],
  ],
  brings: passes ? ['USA cairo-il 0', 'USA memphis-tn 2'] : [],
});
const moves = (by: SideName, from: string, to: string): NonNullable<Row['does']> => [
  [by, 'activate', { formation: DIVISION, space: from, leader: -1 }],
  [by, 'take', sp(1)],
  [by, 'goTo', to],
  [by, 'halt'],
];
const campaign = (card: number, major: boolean): Row[] => [
  {
    card,
    by: 'USA',
    lay: board => board.sp(USA, 'york-pa', 2).sp(USA, 'columbus-oh', 2).sp(USA, 'springfield-il', 2),
    does: [
      ...moves('USA', 'york-pa', 'gettysburg-pa'),
      // 4.3.1-b Nothing moves twice.
      ['USA', 'activate', { formation: DIVISION, space: 'gettysburg-pa', leader: -1 }, 'no'],
      ...moves('USA', 'columbus-oh', 'zanesville-oh'),
      ...(major ? moves('USA', 'springfield-il', 'decatur-il') : []),
    ],
    brings: [
      'USA columbus-oh 1',
      'USA gettysburg-pa 1',
      'USA york-pa 1',
      'USA zanesville-oh 1',
      ...(major ? ['USA decatur-il 1', 'USA springfield-il 1'] : []),
    ],
  },
  {
    card,
    by: 'CSA',
    lay: board => board.sp(CSA, 'richmond-va', 3).general('polk', 'richmond-va').sp(CSA, 'atlanta-ga', 2),
    does: [
      // 4.3.1-a Polk's strategy of three does not matter.
      ['CSA', 'activate', { formation: CORPS, space: 'richmond-va', leader: 'polk' }],
      ['CSA', 'take', sp(2)],
      ['CSA', 'goTo', 'petersburg-va'],
      ['CSA', 'halt'],
      ['CSA', 'forgo'],
    ],
    brings: ['CSA petersburg-va 2', 'CSA richmond-va 1', 'general polk petersburg-va'],
  },
];
/** 4.5.2-a, 5.7.2-c An empty fort is enough to attack, and falls without dice. */
const gathering = (card: number, leaves?: true): Row => ({
  card,
  by: 'CSA',
  ...(leaves ? { leaves } : {}),
  lay: board =>
    board
      .sp(CSA, 'mobile-al', 3)
      .sp(CSA, 'atlanta-ga', 4)
      .sp(CSA, 'corinth-ms', 2)
      .general('bragg', 'corinth-ms')
      .owns(USA, 'grand-junction-tn')
      .fort(USA, 'grand-junction-tn'),
  does: [
    // 4.5.2-a No general is there.
    ['CSA', 'gather', 'memphis-tn', 'no'],
    ['CSA', 'gather', 'corinth-ms'],
    ['CSA', 'rally', ['mobile-al', 'mobile-al', 'mobile-al', 'atlanta-ga', 'atlanta-ga', 'atlanta-ga'], 'no'],
    ['CSA', 'rally', ['mobile-al', 'mobile-al', 'atlanta-ga', 'atlanta-ga', 'atlanta-ga']],
    ['CSA', 'take', sp(6)],
    // 4.5.2-a
    ['CSA', 'halt', null, 'no'],
    ['CSA', 'goTo', 'grand-junction-tn'],
    ['CSA', 'halt'],
  ],
  brings: [
    'CSA atlanta-ga 1',
    'CSA corinth-ms 1',
    'CSA grand-junction-tn 6',
    'CSA mobile-al 1',
    'fort grand-junction-tn nobody',
    'fortsOut [1,0]',
    'general bragg grand-junction-tn',
  ],
  // Nobody to attack with.
  not: [board => board.sp(CSA, 'corinth-ms', 2).sp(CSA, 'mobile-al', 2)],
});
const tooFar: NonNullable<Row['does']> = [['CSA', 'rally', ['atlanta-ga', 'atlanta-ga'], 'no']];
/** 4.5-a Two SP of one space, over at most five or ten links: from Memphis two, from Atlanta more than five. */
const smaller = (card: number, variant: number, far: 'no' | 'yes'): Row => ({
  card,
  variant,
  by: 'CSA',
  lay: board =>
    board
      .sp(CSA, 'memphis-tn', 3)
      .sp(CSA, 'tuscumbia-al', 1)
      .sp(CSA, 'atlanta-ga', 2)
      .sp(CSA, 'corinth-ms', 2)
      .general('bragg', 'corinth-ms')
      .fort(USA, 'pittsburg-landing-tn'),
  does: [
    ['CSA', 'gather', 'corinth-ms'],
    ['CSA', 'rally', ['memphis-tn', 'memphis-tn', 'memphis-tn'], 'no'],
    ['CSA', 'rally', ['memphis-tn', 'tuscumbia-al'], 'no'],
    ...(far === 'no' ? tooFar : []),
    ['CSA', 'rally', far === 'no' ? ['memphis-tn', 'memphis-tn'] : ['atlanta-ga', 'atlanta-ga']],
    ['CSA', 'take', sp(4)],
    ['CSA', 'halt', null, 'no'],
    ['CSA', 'goTo', 'pittsburg-landing-tn'],
    ['CSA', 'halt'],
  ],
  brings: [
    far === 'no' ? 'CSA memphis-tn 1' : 'CSA atlanta-ga 0',
    'CSA corinth-ms 0',
    'CSA pittsburg-landing-tn 4',
    'fort pittsburg-landing-tn nobody',
    'fortsOut [1,0]',
    'general bragg pittsburg-landing-tn',
  ],
  not: [board => board.sp(CSA, 'corinth-ms', 2)],
});
export const MOVING: Row[] = [
  ...[19, 66, 104].flatMap(asIfLed),
  ...[57, 58, 93, 94, 95, 96].map((card): Row => ({ card, ...shipload })),
  ...[57, 58].map(card => guns(card, true)),
  ...[93, 94, 95, 96].map(card => guns(card, false)),
  {
    card: 59,
    by: 'USA',
    lay: board => board.sp(USA, 'fort-monroe-va', 5),
    refuses: [['USA', 'board', sp(4)]],
    does: [
      ['USA', 'board', sp(3)],
      ['USA', 'steer', 'charleston-sc'],
    ],
    // 12.2-a Charleston's four points; 6.8.4-a, 12.11-a Fort Sumter goes with its port, a point each way.
    brings: [
      'USA charleston-sc 3',
      'USA fort-monroe-va 2',
      'control charleston-sc USA',
      'control fort-sumter-sc USA',
      'destroyed charleston-sc',
      'will CSA 92-',
      'will USA 107+',
    ],
  },
  ...[83, 84].flatMap(card => campaign(card, true)),
  ...[85, 86, 87, 88, 99, 121].flatMap(card => campaign(card, false)),
  gathering(75, true),
  gathering(100),
  gathering(101),
  smaller(102, 1, 'no'),
  smaller(103, 0, 'yes'),
  {
    card: 103,
    by: 'USA',
    // 4.5.1-c Over the Baltimore & Ohio from Wheeling to Harper's Ferry.
    lay: board =>
      board
        .owns(USA, 'grafton-wv', 'wheeling-wv', 'winchester-va')
        .sp(USA, 'wheeling-wv', 2)
        .sp(USA, 'harpers-ferry-va', 2)
        .general('banks', 'harpers-ferry-va')
        .owns(CSA, 'winchester-va')
        .fort(CSA, 'winchester-va'),
    does: [
      ['USA', 'gather', 'harpers-ferry-va'],
      ['USA', 'rally', ['wheeling-wv', 'wheeling-wv']],
      ['USA', 'take', sp(4)],
      ['USA', 'goTo', 'winchester-va'],
      ['USA', 'halt'],
    ],
    // 12.11-a A point each way for the fort; 5.7.2-d, 4.4.1-a which counts as a victory.
    brings: [
      'USA harpers-ferry-va 0',
      'USA wheeling-wv 0',
      'USA winchester-va 4',
      'fort winchester-va nobody',
      'fortsOut [0,1]',
      'general banks winchester-va',
      'victory true',
      'will CSA 96-',
      'will USA 103+',
    ],
  },
  {
    card: 3,
    by: 'USA',
    lay: board => board.army('potomac', 'washington-dc', 5, 'mcdowell'),
    does: [
      // 4.6.2-a By a shortest way only, and all of them.
      ['USA', 'goTo', 'frederick-md', 'no'],
      ['USA', 'goTo', 'fredericksburg-va'],
    ],
    // 12.6-a Its four points are spent on entering: the capital is gone, Richmond is not converted.
    brings: [
      'USA richmond-va 5',
      'USA washington-dc 0',
      'army potomac richmond-va',
      'capital CSA waiting',
      'general mcdowell richmond-va',
      'will CSA 82-',
    ],
    // 4.6.3-a, and five spaces are too many.
    not: [
      board => board.army('potomac', 'washington-dc', 5),
      board => board.army('potomac', 'york-pa', 5, 'mcdowell'),
      board => board.general('mcdowell', 'washington-dc').sp(USA, 'washington-dc', 5),
    ],
  },
  {
    card: 3,
    by: 'CSA',
    variant: 1,
    lay: board => board.army('potomac', 'washington-dc', 5, 'mcdowell'),
    foes: [12, 64],
    draws: [64],
    ready: true,
    brings: ['compelled true'],
    not: [{ foes: [] }, board => board.army('potomac', 'cairo-il', 5, 'mcdowell')],
  },
];
