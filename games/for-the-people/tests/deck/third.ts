/** Cards 67 to 99, played as events in an own round. */
import { CSA, USA } from '../../data/sides.ts';
import type { Board } from '../board.ts';
import type { Row } from './row.ts';

const raises = (card: number, leaves?: true): Row => ({
  card,
  by: 'USA',
  ...(leaves ? { leaves } : {}),
  lay: ({ pub }) => (pub.blockade = 3),
  brings: ['blockade 4', 'raisedBlockade true'],
  not: [
    ({ pub }) => (pub.blockade = 5),
    // 4.4.2-c
    ({ pub }) => {
      pub.blockade = 4;
      pub.intervention = true;
    },
  ],
});
const modifies = (card: number, variant = 0): Row => ({
  card,
  by: 'USA',
  variant,
  lay: ({ pub }) => (pub.amphibious = 2),
  brings: ['amphibious 4'],
  not: [({ pub }) => (pub.amphibious = 5)],
});
const union = (board: Board) => board.army('potomac', 'washington-dc', 6, 'mcclellan', 'burnside', 'hooker');
const noCommander = (board: Board) => board.army('potomac', 'washington-dc', 6, 'mcclellan', 'stoneman');
const dismissal = (card: number, leaves?: true): Row => ({
  card,
  by: 'USA',
  variant: 1,
  ...(leaves ? { leaves } : {}),
  turn: 6,
  lay: board => union(board).general('fremont', 'st-louis-mo').sp(USA, 'st-louis-mo', 1),
  refuses: [['USA', 'dismiss', 'mcclellan']],
  // Even an army's second in command; nothing is paid.
  does: [['USA', 'dismiss', 'burnside']],
  brings: ['general burnside gone'],
  not: [board => board.army('potomac', 'washington-dc', 6, 'mcclellan')],
});

export const THIRD: Row[] = [
  modifies(67),
  raises(68, true),
  raises(69),
  modifies(69, 1),
  modifies(70),
  raises(71),
  modifies(71, 1),
  modifies(72),
  {
    card: 73,
    by: 'CSA',
    lay: board =>
      board
        .sp(CSA, 'charleston-sc', 1)
        .sp(USA, 'fort-sumter-sc', 1)
        .sp(USA, 'cairo-il', 2)
        .sp(CSA, 'manassas-va', 1)
        .sp(USA, 'frederick-md', 1),
    refuses: [
      ['CSA', 'strip', ['cairo-il']],
      ['CSA', 'strip', ['fort-sumter-sc', 'frederick-md']],
    ],
    does: [['CSA', 'strip', ['fort-sumter-sc']]],
    brings: ['USA fort-sumter-sc 0'],
    not: [board => board.sp(CSA, 'richmond-va', 1).sp(USA, 'cairo-il', 2)],
  },
  {
    card: 74,
    by: 'USA',
    turn: 6,
    lay: union,
    does: [
      ['USA', 'appoint', 'burnside'],
      ['USA', 'fate', 'demote'],
    ],
    // 5.6.1-c Nobody of more influence is passed over: nothing is paid for McClellan's ten.
    brings: ['commander potomac burnside', 'due mcclellan 7', 'general mcclellan waiting'],
    // 5.6.1-a A brigade's general cannot take over.
    not: [noCommander],
  },
  dismissal(74),
  {
    card: 75,
    by: 'CSA',
    variant: 1,
    turn: 11,
    leaves: true,
    lay: board => board.army('tennessee', 'nashville-tn', 6, 'bragg', 'hardee', 'hood'),
    refuses: [],
    does: [
      ['CSA', 'appoint', 'hood'],
      ['CSA', 'fate', 'remove'],
    ],
    // 5.6.1-c Hardee's five above Hood's three.
    brings: ['commander tennessee hood', 'general bragg gone', 'will CSA 95-'],
    not: [
      board => board.army('tennessee', 'richmond-va', 6, 'bragg', 'hardee'),
      board => board.army('tennessee', 'raleigh-nc', 6, 'bragg', 'hardee'),
      board => board.army('tennessee', 'columbia-sc', 6, 'bragg', 'hardee'),
      board => board.army('tennessee', 'tallahassee-fl', 6, 'bragg', 'hardee'),
    ],
  },
  {
    card: 76,
    by: 'USA',
    turn: 6,
    leaves: true,
    lay: union,
    refuses: [],
    // Removed only: the fate is no choice; Hooker's five are passed over by nobody, Burnside's six by Hooker.
    does: [['USA', 'appoint', 'hooker']],
    brings: ['commander potomac hooker', 'general mcclellan gone', 'will USA 98-'],
    not: [noCommander],
  },
  dismissal(76, true),
  { card: 77, by: 'CSA', leaves: true, brings: ['will USA 95-'] },
  {
    card: 78,
    by: 'CSA',
    turn: 11,
    lay: board => board.army('northern-virginia', 'richmond-va', 6, 'j-johnston', 'longstreet', 'ewell'),
    does: [
      ['CSA', 'appoint', 'longstreet'],
      ['CSA', 'fate', 'remove'],
    ],
    brings: ['commander northern-virginia longstreet', 'general j-johnston gone'],
    not: [board => board.army('northern-virginia', 'richmond-va', 6, 'j-johnston', 'stuart')],
  },
  {
    card: 78,
    by: 'USA',
    turn: 6,
    lay: union,
    does: [
      ['USA', 'appoint', 'hooker'],
      ['USA', 'fate', 'demote'],
    ],
    brings: ['commander potomac hooker', 'due mcclellan 7', 'general mcclellan waiting', 'will USA 98-'],
    not: [noCommander],
  },
  dismissal(78),
  {
    card: 79,
    by: 'CSA',
    lay: board => board.sp(USA, 'camden-ar', 1).owns(USA, 'madison-ar').fort(USA, 'elizabeth-ar'),
    refuses: [
      ['CSA', 'levy', ['camden-ar']],
      ['CSA', 'levy', ['madison-ar']],
      ['CSA', 'levy', ['elizabeth-ar']],
      ['CSA', 'levy', ['memphis-tn']],
    ],
    does: [['CSA', 'levy', ['fayetteville-ar']]],
    brings: ['CSA fayetteville-ar 1'],
  },
  {
    card: 80,
    by: 'CSA',
    lay: board => board.sp(USA, 'atlanta-ga', 1),
    refuses: [
      ['CSA', 'levy', ['atlanta-ga']],
      ['CSA', 'levy', ['paducah-ky']],
    ],
    does: [['CSA', 'levy', ['morganton-nc']]],
    brings: ['CSA morganton-nc 3', 'will CSA 94-'],
  },
  {
    card: 81,
    by: 'USA',
    leaves: true,
    lay: board => {
      board.sp(CSA, 'richmond-va', 3).sp(CSA, 'mobile-al', 1);
      board.pub.victory = true;
    },
    refuses: [['CSA', 'strip', ['richmond-va', 'richmond-va']]],
    does: [['CSA', 'strip', ['richmond-va', 'richmond-va', 'mobile-al']]],
    brings: ['CSA mobile-al 0', 'CSA richmond-va 1', 'emancipation true', 'will CSA 87-', 'will USA 95-'],
    not: [board => board.sp(CSA, 'richmond-va', 3)],
  },
  {
    card: 82,
    by: 'CSA',
    leaves: true,
    lay: ({ pub }) => {
      pub.will[CSA] = 110;
      pub.blockade = 3;
    },
    brings: ['blockade 2', 'intervention true', 'will USA 90-'],
    not: [({ pub }) => (pub.will[CSA] = 109)],
  },
  { card: 82, by: 'USA', leaves: true, lay: ({ pub }) => (pub.will[CSA] = 110), brings: ['intervention true', 'will USA 90-'] },
  { card: 90, by: 'CSA', leaves: true, brings: ['will USA 98-'] },
  { card: 91, by: 'CSA', leaves: true, brings: ['will CSA 101+'] },
  {
    card: 92,
    by: 'CSA',
    brings: ['control baltimore-md CSA'],
    not: [
      board => board.sp(USA, 'baltimore-md', 1),
      board => board.fort(USA, 'baltimore-md'),
      board => board.owns(CSA, 'baltimore-md'),
    ],
  },
  { card: 97, by: 'CSA', brings: ['will CSA 103+'] },
  raises(98),
];
