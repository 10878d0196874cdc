/** Cards 1 to 33, played as events in an own round. */
import { CSA, NOBODY, USA } from '../../data/sides.ts';
import type { Board } from '../board.ts';
import type { Row } from './row.ts';

const potomac = (board: Board) => board.army('potomac', 'washington-dc', 5, 'mcdowell', 'banks', 'stoneman');
const runners: Row['brings'] = ['CSA charleston-sc 1', 'CSA mobile-al 1', 'CSA wilmington-nc 1'];
const purchase: Omit<Row, 'card' | 'brings'> = {
  by: 'CSA',
  // Pensacola lies behind Fort Pickens, a Union fort; Atlanta is no port; one to a port.
  refuses: [
    ['CSA', 'levy', ['pensacola-fl', 'mobile-al', 'wilmington-nc']],
    ['CSA', 'levy', ['atlanta-ga', 'mobile-al', 'wilmington-nc']],
    ['CSA', 'levy', ['mobile-al', 'mobile-al', 'wilmington-nc']],
  ],
  does: [['CSA', 'levy', ['charleston-sc', 'mobile-al', 'wilmington-nc']]],
  not: [
    board =>
      board.owns(USA, 'norfolk-va', 'morehead-city-nc', 'wilmington-nc', 'charleston-sc', 'savannah-ga', 'fernandina-fl') &&
      board.owns(USA, 'jacksonville-fl', 'columbus-ga', 'pensacola-fl', 'mobile-al', 'new-orleans-la', 'sabine-city-tx'),
  ],
};
const ordnance: Omit<Row, 'card'> = {
  by: 'CSA',
  refuses: [
    ['CSA', 'levy', ['atlanta-ga', 'macon-ga', 'richmond-va']],
    ['CSA', 'levy', ['knoxville-tn', 'macon-ga', 'richmond-va']],
    ['CSA', 'levy', ['paducah-ky', 'macon-ga', 'richmond-va']],
  ],
  lay: board => board.fort(USA, 'jackson-ms'),
  does: [['CSA', 'levy', ['macon-ga', 'nashville-tn', 'richmond-va']]],
  brings: ['CSA macon-ga 1', 'CSA nashville-tn 1', 'CSA richmond-va 1'],
};

export const FIRST: Row[] = [
  {
    card: 1,
    by: 'USA',
    variant: 1,
    // 9.1-a, 9.2-a Seven without a line: two, and one more of the five left.
    lay: board => board.sp(CSA, 'columbus-oh', 7).sp(CSA, 'richmond-va', 4),
    does: [['USA', 'waste', 'columbus-oh']],
    brings: ['CSA columbus-oh 4'],
    not: [board => board.sp(CSA, 'richmond-va', 2)],
  },
  { card: 2, by: 'CSA', brings: ['will USA 98-'] },
  {
    card: 2,
    by: 'CSA',
    variant: 1,
    lay: board => board.sp(USA, 'cincinnati-oh', 1).fort(USA, 'sidney-oh'),
    refuses: [
      ['CSA', 'place', ['cincinnati-oh']],
      ['CSA', 'place', ['sidney-oh']],
      ['CSA', 'place', ['vernon-in']],
      ['CSA', 'place', ['dayton-oh', 'jackson-oh', 'columbus-oh']],
    ],
    does: [['CSA', 'place', ['dayton-oh', 'jackson-oh']]],
    brings: ['control dayton-oh CSA', 'control jackson-oh CSA'],
  },
  {
    card: 4,
    by: 'CSA',
    turn: 5,
    lay: potomac,
    dice: [3],
    draws: ['banks'],
    brings: ['general banks gone'],
    // One subordinate is too few, and a commander is none.
    not: [board => board.army('potomac', 'washington-dc', 5, 'mcdowell', 'banks'), board => board.general('banks', 'cairo-il')],
  },
  {
    card: 4,
    by: 'USA',
    turn: 5,
    lay: board => board.army('northern-virginia', 'richmond-va', 6, 'lee', 'longstreet', 'jackson'),
    dice: [4],
    draws: ['longstreet'],
    // Back in the next reinforcement phase.
    brings: ['due longstreet 6', 'general longstreet waiting'],
  },
  {
    card: 5,
    by: 'USA',
    lay: board =>
      board.sp(CSA, 'richmond-va', 2).sp(CSA, 'mobile-al', 1).general('forrest', 'memphis-tn').sp(CSA, 'memphis-tn', 1),
    refuses: [['USA', 'strip', ['mobile-al']]],
    // 4.2.4-a A brigade counts for two or more, but is never what is taken.
    does: [['USA', 'strip', ['memphis-tn']]],
    brings: ['CSA memphis-tn 0'],
    not: [board => board.sp(CSA, 'mobile-al', 1).sp(CSA, 'richmond-va', 1)],
  },
  { card: 5, by: 'CSA', lay: board => board.sp(USA, 'cairo-il', 3), brings: ['USA cairo-il 2'] },
  {
    card: 6,
    by: 'CSA',
    turn: 5,
    lay: board => board.general('stoneman', 'cairo-il'),
    dice: [3],
    // 5.5.4-a The Union's come back next turn, like their SP.
    brings: ['brigade stoneman 0', 'due stoneman 6', 'general stoneman waiting', 'spDue USA 1'],
    not: [potomac],
  },
  {
    card: 6,
    by: 'USA',
    turn: 5,
    lay: board => board.general('stuart', 'winchester-va'),
    dice: [4],
    brings: [],
    not: [board => board.general('longstreet', 'winchester-va').sp(CSA, 'winchester-va', 1)],
  },
  {
    card: 9,
    by: 'USA',
    lay: board =>
      board
        .sp(USA, 'cairo-il', 1)
        .sp(USA, 'dover-de', 2)
        .sp(USA, 'meridian-ms', 1)
        .sp(USA, 'trenton-nj', 1)
        .sp(USA, 'york-pa', 1),
    refuses: [
      ['USA', 'levy', ['cairo-il', 'dover-de', 'meridian-ms']],
      ['USA', 'levy', ['cairo-il', 'cairo-il', 'dover-de']],
      ['USA', 'levy', ['cairo-il', 'dover-de', 'camden-nj']],
    ],
    does: [['USA', 'levy', ['cairo-il', 'dover-de', 'trenton-nj']]],
    brings: ['USA cairo-il 2', 'USA dover-de 3', 'USA trenton-nj 2'],
    not: [board => board.sp(USA, 'meridian-ms', 1)],
  },
  {
    card: 10,
    by: 'USA',
    lay: board => board.army('potomac', 'fredericksburg-va', 5, 'mcdowell').owns(USA, 'aquia-creek-va').sp(USA, 'cairo-il', 1),
    refuses: [['USA', 'levy', ['cairo-il', 'washington-dc', 'washington-dc']]],
    does: [['USA', 'levy', ['fredericksburg-va', 'fredericksburg-va', 'washington-dc']]],
    brings: ['USA fredericksburg-va 7', 'USA washington-dc 1'],
    not: [({ pub }) => (pub.capital[USA] = -1)],
  },
  {
    card: 11,
    by: 'USA',
    lay: board => board.owns(CSA, 'rolla-mo').sp(CSA, 'springfield-mo', 1).fort(CSA, 'new-madrid-mo'),
    refuses: [
      ['USA', 'place', ['springfield-mo']],
      ['USA', 'place', ['new-madrid-mo']],
      ['USA', 'place', ['paducah-ky']],
      ['USA', 'place', ['rolla-mo', 'ironton-mo', 'lexington-mo', 'greenville-mo']],
    ],
    does: [['USA', 'place', ['rolla-mo', 'ironton-mo', 'lexington-mo']]],
    brings: ['control ironton-mo USA', 'control lexington-mo USA', 'control rolla-mo USA'],
    not: [
      board =>
        board.owns(USA, 'st-louis-mo', 'st-joseph-mo', 'kansas-city-mo', 'lexington-mo', 'jefferson-city-mo', 'rolla-mo') &&
        board.owns(USA, 'springfield-mo', 'ironton-mo', 'greenville-mo', 'new-madrid-mo'),
    ],
  },
  { card: 12, by: 'CSA', brings: ['will USA 97-'] },
  {
    card: 13,
    by: 'CSA',
    lay: board =>
      board.owns(USA, 'rolla-mo', 'ironton-mo', 'lexington-mo', 'kansas-city-mo').sp(USA, 'rolla-mo', 1).fort(USA, 'ironton-mo'),
    refuses: [
      ['CSA', 'lift', ['rolla-mo']],
      ['CSA', 'lift', ['ironton-mo']],
      ['CSA', 'lift', ['st-louis-mo', 'lexington-mo', 'kansas-city-mo']],
    ],
    does: [['CSA', 'lift', ['lexington-mo', 'kansas-city-mo']]],
    brings: ['control kansas-city-mo nobody', 'control lexington-mo nobody'],
    not: [board => board.owns(NOBODY, 'st-louis-mo').owns(CSA, 'rolla-mo')],
  },
  {
    card: 14,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(USA, 'cairo-il', 1),
    does: [['USA', 'forgo']],
    brings: ['will USA 95-'],
  },
  {
    card: 14,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(USA, 'shreveport-la', 1).owns(USA, 'alexandria-la').sp(USA, 'alexandria-la', 1),
    does: [
      ['USA', 'forgo'],
      ['USA', 'place', ['shreveport-la']],
    ],
    brings: ['control shreveport-la USA'],
  },
  {
    card: 15,
    by: 'CSA',
    lay: board =>
      board
        .owns(USA, 'winchester-va', 'strasburg-va', 'staunton-va', 'frederick-md', 'harpers-ferry-va')
        .sp(USA, 'winchester-va', 3)
        .fort(USA, 'strasburg-va'),
    // Maryland is not Virginia; Fredericksburg, in Union hands, would be too far.
    refuses: [
      ['CSA', 'lift', ['frederick-md']],
      ['CSA', 'lift', ['winchester-va', 'strasburg-va', 'harpers-ferry-va']],
    ],
    does: [['CSA', 'lift', ['winchester-va', 'strasburg-va']]],
    brings: ['control strasburg-va CSA', 'control winchester-va CSA'],
    not: [board => board.owns(CSA, 'harpers-ferry-va').owns(USA, 'fredericksburg-va', 'norfolk-va')],
  },
  {
    card: 16,
    by: 'USA',
    lay: board => board.general('stoneman', 'corinth-ms').sp(CSA, 'tupelo-ms', 1).fort(CSA, 'oxford-ms'),
    refuses: [
      ['USA', 'place', ['tupelo-ms']],
      ['USA', 'place', ['oxford-ms']],
      // 11.3-e Memphis is a resource centre.
      ['USA', 'place', ['memphis-tn']],
      ['USA', 'place', ['meridian-ms', 'atlanta-ga']],
    ],
    does: [['USA', 'place', ['tuscumbia-al', 'grand-junction-tn']]],
    brings: ['control grand-junction-tn USA', 'control tuscumbia-al USA'],
    not: [board => board.general('grant', 'corinth-ms').sp(USA, 'corinth-ms', 2)],
  },
  { card: 17, ...purchase, brings: runners },
  { card: 18, by: 'USA', brings: ['will CSA 95-'] },
  {
    card: 20,
    by: 'CSA',
    lay: board => board.sp(USA, 'cairo-il', 2).sp(USA, 'dover-de', 3).sp(USA, 'trenton-nj', 1).sp(USA, 'york-pa', 2),
    refuses: [
      ['CSA', 'strip', ['dover-de', 'dover-de']],
      ['CSA', 'strip', ['dover-de', 'trenton-nj']],
    ],
    does: [['CSA', 'strip', ['cairo-il', 'dover-de']]],
    brings: ['USA cairo-il 1', 'USA dover-de 2'],
    not: [board => board.sp(USA, 'cairo-il', 1).sp(USA, 'dover-de', 1)],
  },
  { card: 21, ...purchase, brings: runners },
  { card: 22, ...ordnance },
  {
    card: 23,
    ...purchase,
    refuses: [
      ['CSA', 'levy', ['pensacola-fl', 'mobile-al']],
      ['CSA', 'levy', ['mobile-al', 'mobile-al']],
    ],
    does: [['CSA', 'levy', ['charleston-sc', 'savannah-ga']]],
    brings: ['CSA charleston-sc 1', 'CSA savannah-ga 1'],
  },
  {
    card: 24,
    by: 'CSA',
    leaves: true,
    lay: board => board.fort(CSA, 'richmond-va').sp(USA, 'norfolk-va', 1),
    refuses: [
      ['CSA', 'fortify', ['richmond-va']],
      ['CSA', 'fortify', ['norfolk-va']],
      ['CSA', 'fortify', ['fort-sumter-sc']],
      ['CSA', 'fortify', ['paducah-ky']],
      ['CSA', 'fortify', ['manassas-va', 'memphis-tn', 'corinth-ms']],
    ],
    does: [['CSA', 'fortify', ['manassas-va', 'memphis-tn']]],
    brings: ['fort manassas-va CSA', 'fort memphis-tn CSA'],
    not: [board => board.fort(CSA, 'richmond-va', 'manassas-va', 'memphis-tn', 'dover-tn', 'nashville-tn', 'corinth-ms')],
  },
  { card: 25, by: 'USA', foes: [50, 81], draws: [50], brings: [], not: [{ foes: [] }] },
  { card: 26, by: 'USA', leaves: true, brings: ['will CSA 95-'] },
  {
    card: 26,
    variant: 1,
    leaves: true,
    ...purchase,
    refuses: [['CSA', 'levy', ['pensacola-fl', 'mobile-al']]],
    does: [['CSA', 'levy', ['mobile-al', 'sabine-city-tx']]],
    brings: ['CSA mobile-al 1', 'CSA sabine-city-tx 1'],
  },
  { card: 27, by: 'CSA', foes: [12, 45], draws: [12], brings: [], not: [{ foes: [] }] },
  {
    card: 28,
    by: 'USA',
    brings: ['USA st-louis-mo 1'],
    not: [board => board.sp(CSA, 'st-louis-mo', 1), board => board.fort(CSA, 'st-louis-mo').owns(CSA, 'st-louis-mo')],
  },
  {
    card: 29,
    by: 'USA',
    leaves: true,
    lay: board => board.owns(CSA, 'columbus-ky', 'sidney-oh').sp(CSA, 'rolla-mo', 1),
    refuses: [
      ['USA', 'place', ['nashville-tn']],
      ['USA', 'place', ['wilmington-nc']],
      ['USA', 'place', ['fort-sumter-sc']],
      ['USA', 'place', ['sidney-oh']],
      ['USA', 'place', ['rolla-mo']],
      // 11.3-e
      ['USA', 'place', ['richmond-va']],
      ['USA', 'place', ['columbus-ky', 'lexington-ky', 'corinth-ms']],
    ],
    does: [['USA', 'place', ['columbus-ky', 'corinth-ms']]],
    brings: ['control columbus-ky USA', 'control corinth-ms USA'],
    not: [({ pub }) => (pub.emancipation = true)],
  },
  {
    card: 30,
    by: 'USA',
    lay: board => board.sp(CSA, 'cairo-il', 1).fort(CSA, 'york-pa'),
    refuses: [
      ['USA', 'levy', ['cairo-il', 'dover-de', 'dover-de']],
      ['USA', 'levy', ['york-pa', 'dover-de', 'dover-de']],
      ['USA', 'levy', ['paducah-ky', 'dover-de', 'dover-de']],
    ],
    does: [['USA', 'levy', ['dover-de', 'dover-de', 'fort-monroe-va']]],
    brings: ['USA dover-de 2', 'USA fort-monroe-va 1'],
  },
  {
    card: 31,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(CSA, 'richmond-va', 3).sp(CSA, 'mobile-al', 1).sp(CSA, 'memphis-tn', 1),
    refuses: [['USA', 'strip', ['richmond-va', 'richmond-va']]],
    does: [['USA', 'strip', ['mobile-al', 'memphis-tn']]],
    brings: ['CSA memphis-tn 0', 'CSA mobile-al 0'],
    not: [
      board => {
        board.sp(CSA, 'mobile-al', 1).sp(CSA, 'memphis-tn', 1);
        board.pub.emancipation = true;
      },
      () => undefined,
    ],
  },
  { card: 32, by: 'CSA', brings: ['will CSA 103+'] },
  {
    card: 33,
    by: 'CSA',
    lay: board => board.sp(USA, 'louisville-ky', 1).fort(USA, 'lexington-ky').owns(USA, 'frankfort-ky'),
    refuses: [
      ['CSA', 'levy', ['louisville-ky']],
      ['CSA', 'levy', ['lexington-ky']],
      ['CSA', 'levy', ['frankfort-ky']],
      ['CSA', 'levy', ['nashville-tn']],
    ],
    does: [['CSA', 'levy', ['columbus-ky']]],
    brings: ['CSA columbus-ky 1'],
  },
];
