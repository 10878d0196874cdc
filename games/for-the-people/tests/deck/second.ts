/** Cards 34 to 66, played as events in an own round. */
import { CSA, NOBODY, USA } from '../../data/sides.ts';
import type { Board } from '../board.ts';
import type { Row } from './row.ts';

const armies = (board: Board) =>
  board.army('tennessee', 'nashville-tn', 5, 'bragg').army('northern-virginia', 'richmond-va', 5, 'lee');
const elite = (card: number): Row[] => [
  {
    card,
    by: 'CSA',
    lay: armies,
    does: [['CSA', 'elite', 'tennessee']],
    brings: ['elite 2 tennessee'],
    not: [
      () => undefined,
      board => {
        armies(board);
        board.pub.elite = [-1, -1, 4, 5];
      },
    ],
  },
  {
    card,
    by: 'USA',
    lay: board => {
      board.army('potomac', 'washington-dc', 5, 'mcdowell');
      board.pub.elite = [0, -1, -1, -1];
    },
    // The only army takes it without a question.
    brings: ['elite 1 potomac'],
    not: [
      board => {
        board.army('potomac', 'washington-dc', 5, 'mcdowell');
        board.pub.elite = [0, 0, -1, -1];
      },
    ],
  },
];
/** 4.2.7-a All of Tennessee in Union hands but what is pro-Union. */
const noTennessee = (board: Board) =>
  board
    .owns(
      USA,
      'memphis-tn',
      'humboldt-tn',
      'mckenzie-tn',
      'lexington-tn',
      'grand-junction-tn',
      'pittsburg-landing-tn',
      'dover-tn',
    )
    .owns(USA, 'clarksville-tn', 'nashville-tn', 'franklin-tn', 'columbia-tn', 'waynesboro-tn', 'murfreesboro-tn')
    .owns(USA, 'shelbyville-tn', 'tullahoma-tn', 'mcminnville-tn', 'chattanooga-tn', 'crossville-tn', 'missionary-ridge-tn');
const tennessee = (card: number): Row => ({
  card,
  by: 'CSA',
  lay: board => board.sp(USA, 'nashville-tn', 1).fort(USA, 'dover-tn').sp(CSA, 'memphis-tn', 1),
  refuses: [
    ['CSA', 'levy', ['nashville-tn']],
    ['CSA', 'levy', ['dover-tn']],
    ['CSA', 'levy', ['knoxville-tn']],
    ['CSA', 'levy', ['atlanta-ga']],
  ],
  does: [['CSA', 'levy', ['memphis-tn']]],
  brings: ['CSA memphis-tn 3'],
  not: [noTennessee],
});
const ironclad = (card: number): Row => ({
  card,
  by: 'CSA',
  lay: board => board.ironclad('mobile-al').owns(USA, 'norfolk-va'),
  refuses: [
    ['CSA', 'arm', ['mobile-al']],
    ['CSA', 'arm', ['atlanta-ga']],
    ['CSA', 'arm', ['norfolk-va']],
    ['CSA', 'arm', ['fort-pickens-fl']],
    ['CSA', 'arm', ['vicksburg-ms', 'memphis-tn']],
  ],
  does: [['CSA', 'arm', ['fort-morgan-al']]],
  brings: ['ironclads fort-morgan-al mobile-al'],
  not: [board => board.ironclad('norfolk-va', 'mobile-al', 'memphis-tn')],
});

export const SECOND: Row[] = [
  ...elite(34),
  ...elite(35),
  ...elite(36),
  {
    card: 37,
    by: 'CSA',
    lay: board => board.sp(USA, 'macon-ga', 1),
    refuses: [
      ['CSA', 'levy', ['atlanta-ga', 'augusta-ga', 'richmond-va']],
      ['CSA', 'levy', ['macon-ga', 'nashville-tn', 'richmond-va']],
      ['CSA', 'levy', ['atlanta-ga', 'cleveland-tn', 'richmond-va']],
      ['CSA', 'levy', ['atlanta-ga', 'columbus-ky', 'richmond-va']],
    ],
    does: [['CSA', 'levy', ['atlanta-ga', 'nashville-tn', 'marshall-tx']]],
    brings: ['CSA atlanta-ga 1', 'CSA marshall-tx 1', 'CSA nashville-tn 1'],
  },
  tennessee(38),
  {
    card: 39,
    by: 'CSA',
    lay: board => board.sp(USA, 'baltimore-md', 2).sp(USA, 'cairo-il', 3).sp(USA, 'columbus-oh', 1),
    refuses: [
      ['USA', 'strip', ['baltimore-md']],
      ['USA', 'strip', ['cairo-il', 'columbus-oh']],
    ],
    does: [['USA', 'strip', ['columbus-oh']]],
    brings: ['USA baltimore-md 0', 'USA columbus-oh 0'],
    not: [board => board.general('stoneman', 'cairo-il')],
  },
  {
    card: 40,
    by: 'USA',
    lay: board => board.sp(CSA, 'york-pa', 1),
    refuses: [
      ['USA', 'levy', ['dover-de', 'dover-de', 'dover-de', 'cairo-il', 'cairo-il']],
      ['USA', 'levy', ['york-pa', 'dover-de', 'dover-de', 'cairo-il', 'cairo-il']],
      ['USA', 'levy', ['paducah-ky', 'dover-de', 'dover-de', 'cairo-il', 'cairo-il']],
    ],
    does: [['USA', 'levy', ['dover-de', 'dover-de', 'cairo-il', 'cairo-il', 'camden-nj']]],
    brings: ['USA cairo-il 2', 'USA camden-nj 1', 'USA dover-de 2'],
  },
  tennessee(41),
  {
    card: 42,
    by: 'CSA',
    leaves: true,
    lay: board => board.owns(USA, 'lexington-ky', 'louisville-ky').sp(USA, 'lexington-ky', 2).fort(USA, 'louisville-ky'),
    refuses: [['CSA', 'lift', ['st-louis-mo']]],
    does: [['CSA', 'lift', ['lexington-ky', 'louisville-ky']]],
    // The own marker in Columbus is the only one, and must go.
    brings: ['control columbus-ky nobody', 'control lexington-ky nobody', 'control louisville-ky nobody'],
  },
  {
    card: 42,
    by: 'USA',
    leaves: true,
    lay: board => board.owns(CSA, 'paducah-ky', 'lebanon-ky', 'somerset-ky').owns(USA, 'louisville-ky', 'falmouth-ky'),
    refuses: [['USA', 'lift', ['paducah-ky', 'lebanon-ky', 'somerset-ky', 'columbus-ky']]],
    does: [
      ['USA', 'lift', ['paducah-ky', 'lebanon-ky']],
      ['USA', 'lift', ['falmouth-ky']],
    ],
    brings: ['control falmouth-ky nobody', 'control lebanon-ky nobody', 'control paducah-ky nobody'],
    not: [board => board.owns(NOBODY, 'columbus-ky')],
  },
  {
    card: 43,
    by: 'USA',
    leaves: true,
    lay: board => board.sp(CSA, 'rolla-mo', 1).fort(CSA, 'ironton-mo'),
    refuses: [
      ['USA', 'levy', ['rolla-mo']],
      ['USA', 'levy', ['ironton-mo']],
      ['USA', 'levy', ['new-madrid-mo']],
      ['USA', 'levy', ['cairo-il']],
    ],
    does: [['USA', 'levy', ['kansas-city-mo']]],
    brings: ['USA kansas-city-mo 1'],
  },
  {
    card: 44,
    by: 'USA',
    leaves: true,
    lay: board => board.owns(CSA, 'weston-wv').sp(CSA, 'lewisburg-wv', 1).fort(CSA, 'charleston-wv'),
    refuses: [
      ['USA', 'place', ['lewisburg-wv']],
      ['USA', 'place', ['charleston-wv']],
      ['USA', 'place', ['winchester-va']],
      ['USA', 'place', ['weston-wv', 'grafton-wv', 'wheeling-wv', 'parkersburg-wv']],
    ],
    does: [['USA', 'place', ['weston-wv', 'grafton-wv', 'wheeling-wv']]],
    brings: ['control grafton-wv USA', 'control weston-wv USA', 'control wheeling-wv USA'],
  },
  {
    card: 45,
    by: 'USA',
    lay: ({ pub }) => (pub.blockade = 4),
    brings: ['will CSA 93-'],
    // 12.4-b No blockade, no loss.
    not: [({ pub }) => (pub.blockade = 0)],
  },
  {
    card: 46,
    by: 'USA',
    lay: board => board.sp(CSA, 'knoxville-tn', 1).fort(CSA, 'rogersville-tn'),
    refuses: [
      ['USA', 'place', ['knoxville-tn']],
      ['USA', 'place', ['rogersville-tn']],
      ['USA', 'place', ['chattanooga-tn']],
      ['USA', 'place', ['greenville-sc']],
    ],
    does: [['USA', 'place', ['cleveland-tn', 'clinton-tn']]],
    brings: ['control cleveland-tn USA', 'control clinton-tn USA'],
    not: [board => board.owns(USA, 'knoxville-tn', 'rogersville-tn', 'cleveland-tn', 'clinton-tn')],
  },
  {
    card: 47,
    by: 'CSA',
    leaves: true,
    lay: board =>
      board
        .general('price', 'springfield-mo')
        .sp(CSA, 'springfield-mo', 1)
        .general('polk', 'louisville-ky')
        .owns(USA, 'louisville-ky')
        .general('bragg', 'nashville-tn')
        .sp(CSA, 'nashville-tn', 1),
    refuses: [
      ['CSA', 'levy', ['nashville-tn']],
      ['CSA', 'levy', ['columbus-ky']],
    ],
    does: [['CSA', 'levy', ['louisville-ky']]],
    brings: ['CSA louisville-ky 2'],
    not: [board => board.general('bragg', 'nashville-tn'), board => board.general('price', 'rolla-mo').fort(USA, 'rolla-mo')],
  },
  { card: 48, by: 'CSA', leaves: true, brings: ['will CSA 103+'] },
  { card: 49, by: 'CSA', brings: ['will USA 98-'] },
  { card: 50, by: 'CSA', brings: ['will USA 99-'] },
  {
    card: 51,
    by: 'CSA',
    lay: ({ pub }) => (pub.torpedoes = []),
    refuses: [
      ['CSA', 'arm', ['atlanta-ga']],
      ['CSA', 'arm', ['cairo-il']],
      ['CSA', 'arm', ['mobile-al', 'fort-morgan-al', 'vicksburg-ms', 'memphis-tn']],
    ],
    does: [['CSA', 'arm', ['mobile-al', 'fort-morgan-al', 'vicksburg-ms']]],
    brings: ['torpedoes fort-morgan-al mobile-al vicksburg-ms'],
  },
  { card: 52, by: 'CSA', leaves: true, brings: ['will CSA 105+'] },
  ironclad(53),
  ironclad(54),
  ironclad(55),
  {
    card: 56,
    by: 'CSA',
    refuses: [
      ['CSA', 'arm', ['atlanta-ga']],
      ['CSA', 'arm', ['fort-monroe-va']],
    ],
    does: [['CSA', 'arm', ['charleston-sc']]],
    brings: ['hunley charleston-sc'],
    not: [({ pub }) => (pub.hunley = 0)],
  },
  {
    card: 60,
    by: 'USA',
    lay: board => board.ironclad('norfolk-va', 'mobile-al'),
    refuses: [['USA', 'sink', 'memphis-tn']],
    does: [['USA', 'sink', 'norfolk-va']],
    brings: ['ironclads mobile-al'],
    not: [() => undefined],
  },
  {
    card: 61,
    by: 'USA',
    lay: ({ pub }) => (pub.blockade = 4),
    // 6.8.5-a, 12.11-a
    brings: ['blockade 5', 'control forts-st-philip-jackson-la USA', 'raisedBlockade true', 'will CSA 96-', 'will USA 103+'],
    not: [
      board => {
        board.ironclad('forts-st-philip-jackson-la');
        board.pub.blockade = 5;
      },
    ],
  },
  {
    card: 61,
    by: 'USA',
    lay: board => board.sp(CSA, 'forts-st-philip-jackson-la', 1),
    brings: ['blockade 1', 'raisedBlockade true'],
  },
  { card: 62, by: 'CSA', brings: ['will USA 98-'] },
  { card: 63, by: 'USA', brings: ['blockade 1', 'raisedBlockade true'], not: [({ pub }) => (pub.blockade = 5)] },
  { card: 64, by: 'USA', brings: ['will USA 103+'] },
  {
    card: 65,
    by: 'CSA',
    lay: board => board.sp(USA, 'cairo-il', 2).sp(USA, 'dover-de', 1).sp(USA, 'york-pa', 3),
    refuses: [['USA', 'strip', ['cairo-il', 'dover-de']]],
    does: [['USA', 'strip', ['cairo-il', 'cairo-il', 'dover-de']]],
    brings: ['USA cairo-il 0', 'USA dover-de 0'],
    not: [() => undefined],
  },
];
