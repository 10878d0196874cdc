/** Cards 100 to 130, played as events in an own round. */
import { CSA, USA } from '../../data/sides.ts';
import type { Board } from '../board.ts';
import type { Row } from './row.ts';

const west = (board: Board) =>
  board.army('northern-virginia', 'richmond-va', 6, 'lee', 'jackson').army('tennessee', 'manassas-va', 5, 'bragg', 'polk');
const valley = (board: Board) => board.sp(USA, 'winchester-va', 1).sp(USA, 'strasburg-va', 1).sp(USA, 'staunton-va', 1);
const discarding = (card: number, by: 'USA' | 'CSA'): Row => ({
  card,
  by,
  leaves: true,
  foes: [50, 64],
  draws: [64],
  brings: [],
  not: [{ foes: [] }],
});

export const FOURTH: Row[] = [
  {
    card: 105,
    by: 'USA',
    variant: 1,
    lay: board => board.general('stoneman', 'corinth-ms').sp(CSA, 'tupelo-ms', 1),
    refuses: [
      ['USA', 'place', ['tupelo-ms']],
      ['USA', 'place', ['memphis-tn']],
      ['USA', 'place', ['oxford-ms', 'tuscumbia-al']],
    ],
    does: [['USA', 'place', ['oxford-ms']]],
    brings: ['control oxford-ms USA'],
    not: [() => undefined, board => board.general('stuart', 'corinth-ms')],
  },
  {
    card: 106,
    by: 'CSA',
    refuses: [['CSA', 'levy', ['st-marks-fl', 'mobile-al', 'norfolk-va']]],
    // Several ports of one zone.
    does: [['CSA', 'levy', ['charleston-sc', 'savannah-ga', 'fernandina-fl']]],
    brings: ['CSA charleston-sc 1', 'CSA fernandina-fl 1', 'CSA savannah-ga 1'],
  },
  { card: 108, by: 'USA', leaves: true, brings: ['will CSA 95-'] },
  {
    card: 109,
    by: 'CSA',
    lay: board => board.fort(CSA, 'dover-tn').sp(USA, 'corinth-ms', 1),
    refuses: [
      ['CSA', 'fortify', ['dover-tn']],
      ['CSA', 'fortify', ['corinth-ms']],
      ['CSA', 'fortify', ['fort-morgan-al']],
      ['CSA', 'fortify', ['vicksburg-ms', 'memphis-tn', 'atlanta-ga']],
    ],
    does: [['CSA', 'fortify', ['vicksburg-ms']]],
    brings: ['fort vicksburg-ms CSA'],
    not: [
      board => {
        board.fort(CSA, 'dover-tn', 'memphis-tn', 'vicksburg-ms', 'atlanta-ga');
        board.pub.fortsOut[CSA] = 2;
      },
    ],
  },
  { card: 110, by: 'USA', leaves: true, brings: ['will USA 105+'] },
  {
    card: 111,
    by: 'USA',
    leaves: true,
    lay: board => board.general('stoneman', 'montgomery-al').sp(CSA, 'greenville-al', 1).fort(CSA, 'opelika-al'),
    refuses: [
      ['USA', 'place', ['greenville-al']],
      ['USA', 'place', ['opelika-al']],
      ['USA', 'place', ['memphis-tn']],
    ],
    does: [['USA', 'place', ['selma-al', 'talladega-al']]],
    // 12.2-a Selma's two points: 100+ to 98 and three more, 100- to 102 and two more.
    brings: ['control selma-al USA', 'control talladega-al USA', 'destroyed selma-al', 'will CSA 95-', 'will USA 104+'],
    not: [board => board.general('grant', 'montgomery-al').sp(USA, 'montgomery-al', 1)],
  },
  {
    card: 113,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(CSA, 'frederick-md', 1),
    refuses: [
      ['USA', 'fortify', ['cairo-il']],
      ['USA', 'fortify', ['frederick-md']],
      ['USA', 'fortify', ['manassas-va']],
    ],
    does: [['USA', 'fortify', ['washington-dc', 'annapolis-md', 'baltimore-md']]],
    brings: ['fort annapolis-md USA', 'fort baltimore-md USA', 'fort washington-dc USA'],
    not: [({ pub }) => (pub.capital[USA] = -1)],
  },
  {
    card: 113,
    by: 'USA',
    variant: 1,
    leaves: true,
    lay: board => board.sp(CSA, 'york-pa', 1).fort(USA, 'dover-de'),
    refuses: [
      ['USA', 'fortify', ['york-pa']],
      ['USA', 'fortify', ['dover-de']],
      ['USA', 'fortify', ['fort-monroe-va']],
      ['USA', 'fortify', ['cairo-il', 'st-louis-mo', 'trenton-nj']],
    ],
    does: [['USA', 'fortify', ['cairo-il', 'st-louis-mo']]],
    brings: ['fort cairo-il USA', 'fort st-louis-mo USA'],
    not: [({ pub }) => (pub.fortsOut[USA] = 12)],
  },
  {
    card: 114,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(CSA, 'york-pa', 1),
    refuses: [
      ['USA', 'levy', ['york-pa']],
      ['USA', 'levy', ['columbus-oh']],
      ['USA', 'levy', ['baltimore-md']],
    ],
    does: [['USA', 'levy', ['washington-dc']]],
    brings: ['USA washington-dc 5'],
  },
  {
    card: 115,
    by: 'CSA',
    leaves: true,
    lay: board =>
      board
        .sp(CSA, 'pensacola-fl', 2)
        .owns(USA, 'fort-pulaski-ga')
        .sp(USA, 'fort-pulaski-ga', 1)
        .sp(CSA, 'savannah-ga', 1)
        .sp(CSA, 'norfolk-va', 1),
    refuses: [['CSA', 'retake', 'fort-pulaski-ga']],
    does: [['CSA', 'retake', 'fort-monroe-va']],
    brings: ['CSA fort-monroe-va 1', 'CSA norfolk-va 0', 'control fort-monroe-va CSA'],
    not: [
      board => board.sp(CSA, 'pensacola-fl', 1).sp(USA, 'fort-pickens-fl', 1),
      () => undefined,
      board => board.general('forrest', 'pensacola-fl'),
    ],
  },
  {
    card: 116,
    by: 'CSA',
    leaves: true,
    lay: ({ pub }) => (pub.amphibious = 3),
    dice: [4],
    brings: ['amphibious 2'],
    not: [({ pub }) => (pub.amphibious = 0)],
  },
  { card: 116, by: 'CSA', leaves: true, lay: ({ pub }) => (pub.amphibious = 3), dice: [3], brings: [] },
  {
    card: 117,
    by: 'CSA',
    leaves: true,
    does: [['CSA', 'fortify', ['st-marks-fl']]],
    brings: ['CSA st-marks-fl 2', 'clandestine true', 'fort st-marks-fl CSA'],
    not: [board => board.owns(USA, 'st-marks-fl'), ({ pub }) => pub.state.fill(USA)],
  },
  {
    card: 118,
    by: 'CSA',
    lay: board => board.sp(USA, 'marshall-tx', 1),
    refuses: [
      ['CSA', 'levy', ['marshall-tx']],
      ['CSA', 'levy', ['shreveport-la']],
    ],
    does: [['CSA', 'levy', ['nacogdoches-tx']]],
    brings: ['CSA nacogdoches-tx 2'],
    not: [board => board.owns(USA, 'marshall-tx', 'nacogdoches-tx', 'sabine-city-tx')],
  },
  discarding(119, 'USA'),
  discarding(119, 'CSA'),
  { card: 120, by: 'USA', brings: ['will USA 103+'] },
  { card: 120, by: 'CSA', variant: 1, brings: ['will USA 99-'] },
  {
    card: 122,
    by: 'USA',
    leaves: true,
    lay: west,
    refuses: [
      ['CSA', 'relocate', { army: 'tennessee', to: 'atlanta-ga' }],
      ['CSA', 'relocate', { army: 'tennessee', to: 'corinth-ms' }],
      ['CSA', 'relocate', { army: 'tennessee', to: 'cairo-il' }],
    ],
    does: [['CSA', 'relocate', { army: 'tennessee', to: 'vicksburg-ms' }]],
    brings: [
      'CSA manassas-va 0',
      'CSA vicksburg-ms 5',
      'army tennessee vicksburg-ms',
      'general bragg vicksburg-ms',
      'general polk vicksburg-ms',
    ],
    not: [board => board.army('northern-virginia', 'richmond-va', 6, 'lee').army('tennessee', 'nashville-tn', 6, 'bragg')],
  },
  {
    card: 123,
    by: 'CSA',
    leaves: true,
    lay: board => board.owns(USA, 'rolla-mo').sp(USA, 'ironton-mo', 1).fort(USA, 'lexington-mo'),
    refuses: [
      ['CSA', 'place', ['st-louis-mo']],
      ['CSA', 'place', ['ironton-mo']],
      ['CSA', 'place', ['lexington-mo']],
      ['CSA', 'place', ['rolla-mo', 'springfield-mo', 'greenville-mo']],
    ],
    does: [['CSA', 'place', ['rolla-mo', 'springfield-mo']]],
    brings: ['control rolla-mo CSA', 'control springfield-mo CSA'],
  },
  { card: 123, by: 'USA', variant: 1, leaves: true, brings: ['will USA 103+'] },
  {
    card: 124,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(CSA, 'richmond-va', 7).sp(CSA, 'mobile-al', 3),
    does: [['USA', 'waste', 'richmond-va']],
    // 9.1-a With a line there is no foraging.
    brings: ['CSA richmond-va 5'],
    not: [board => board.sp(CSA, 'richmond-va', 2)],
  },
  { ...discarding(125, 'USA') },
  {
    card: 126,
    by: 'USA',
    leaves: true,
    lay: valley,
    brings: ['devastated true'],
    // A brigade is no infantry.
    not: [board => valley(board).sp(USA, 'staunton-va', 0).general('stoneman', 'staunton-va')],
  },
  {
    card: 127,
    by: 'USA',
    leaves: true,
    lay: ({ pub }) => (pub.blockade = 4),
    brings: ['blockade 5', 'raisedBlockade true'],
    not: [({ pub }) => (pub.blockade = 5)],
  },
  {
    card: 128,
    by: 'CSA',
    leaves: true,
    lay: ({ pub }) => (pub.blockade = 5),
    brings: ['blockade 4'],
    not: [({ pub }) => (pub.blockade = 0)],
  },
  {
    card: 129,
    by: 'CSA',
    leaves: true,
    lay: ({ pub }) => (pub.amphibious = 1),
    brings: ['amphibious 0'],
    not: [({ pub }) => (pub.amphibious = 0)],
  },
];
