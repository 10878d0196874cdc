import { expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { GENERALS, type GeneralId, generalNamed, SHERIDAN } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import {
  activates,
  commandersAt,
  companions,
  corpsLeaders,
  creationPassesOver,
  excessGenerals,
  freeArmies,
  generalLimit,
  influenceOf,
  mayCreateArmy,
  mayLeave,
  mayReassign,
  passedOver,
  reliefPrice,
  seconds,
  successors,
} from '../queries/command.ts';
import { at, bare, begin } from './board.ts';

const ids = (generals: readonly number[]): GeneralId[] => generals.map(general => GENERALS[general]![0]).sort();
const POTOMAC = armyNamed('potomac');

test('5.1.4-a strategy 3 needs a 3, 2 a 2 or 3, 1 any card', () => {
  const by = (id: GeneralId) => [1, 2, 3].filter(value => activates(value, generalNamed(id)));
  expect([by('mcdowell'), by('pope'), by('grant')]).toEqual([[3], [2, 3], [1, 2, 3]]);
});

test('5.2.2-a, 5.2.2-b the Army of the Cumberland in 1861: Buell commands, and two above him stand outside armies', () => {
  const board = begin().sp(USA, 'cincinnati-oh', 6).general('buell', 'cincinnati-oh').general('rosecrans', 'cincinnati-oh');
  const space = at('cincinnati-oh');
  expect(mayCreateArmy(board.pub, USA, space)).toBe(true);
  expect(ids(commandersAt(board.pub, USA, space))).toEqual(['buell']);
  expect(creationPassesOver(board.pub, USA, space, generalNamed('buell'))).toBe(true);
  for (const id of ['fremont', 'butler'] as const) board.general(id, 'washington-dc');
  expect(creationPassesOver(board.pub, USA, space, generalNamed('buell'))).toBe(false);
});

test('5.2.1-a, 5.2.1-d an army needs five SP, a general on foot, a controlled supplied space and a free marker', () => {
  const board = bare().sp(USA, 'cincinnati-oh', 4).general('stoneman', 'cincinnati-oh');
  const may = () => mayCreateArmy(board.pub, USA, at('cincinnati-oh'));
  expect(may()).toBe(false);
  board.general('buell', 'cincinnati-oh');
  expect(may()).toBe(true);
  board.pub.control[at('cincinnati-oh')] = CSA;
  expect(may()).toBe(false);
  board.pub.control[at('cincinnati-oh')] = USA;
  for (const army of [0, 1, 2, 3]) board.pub.armyDue[army] = board.pub.turn + 1;
  expect(freeArmies(board.pub, USA)).toEqual([]);
  expect(may()).toBe(false);
});

test('5.2.9-a an army of 1 SP holds four generals; a fifth is one too many', () => {
  const board = bare().army('potomac', 'frederick-md', 1, 'mcclellan', 'mcdowell', 'burnside', 'banks');
  expect([generalLimit(board.pub, USA, at('frederick-md')), excessGenerals(board.pub, USA, at('frederick-md'))]).toEqual([4, 0]);
  expect(excessGenerals(board.general('pope', 'frederick-md').pub, USA, at('frederick-md'))).toBe(1);
});

test('5.3.4-b, 5.3.4-a two SP hold three generals, a fort without SP one, an empty space none', () => {
  const board = bare().sp(USA, 'frederick-md', 2).fort(USA, 'baltimore-md');
  expect(generalLimit(board.pub, USA, at('frederick-md'))).toBe(3);
  expect(generalLimit(board.pub, USA, at('baltimore-md'))).toBe(1);
  expect(generalLimit(board.pub, USA, at('annapolis-md'))).toBe(0);
  expect(excessGenerals(board.general('pope', 'annapolis-md').pub, USA, at('annapolis-md'))).toBe(1);
});

test('5.3.4-c a brigade counts as a general but is never the one who goes', () => {
  const board = bare().general('stuart', 'manassas-va').general('forrest', 'manassas-va').general('morgan', 'manassas-va');
  expect(generalLimit(board.pub, CSA, at('manassas-va'))).toBe(4);
  board.pub.brigade[generalNamed('stuart')] = 0;
  board.pub.brigade[generalNamed('forrest')] = 0;
  expect(excessGenerals(board.pub, CSA, at('manassas-va'))).toBe(0);
});

test('5.3.1-a the foremost on foot commands a corps; 5.5.5-a a cavalry general only where he is alone', () => {
  const board = bare().sp(CSA, 'manassas-va', 3).general('beauregard', 'manassas-va').general('stuart', 'manassas-va');
  expect(ids(commandersAt(board.pub, CSA, at('manassas-va')))).toEqual(['beauregard']);
  board.general('j-johnston', 'manassas-va');
  expect(ids(commandersAt(board.pub, CSA, at('manassas-va')))).toEqual(['j-johnston']);
  const rider = bare().sp(CSA, 'manassas-va', 3).general('stuart', 'manassas-va');
  expect(ids(commandersAt(rider.pub, CSA, at('manassas-va')))).toEqual(['stuart']);
});

test('5.2.2-e, 5.3.6-a neither an army’s commander nor the next in influence leads a corps away', () => {
  const board = bare().army('potomac', 'frederick-md', 9, 'mcclellan', 'mcdowell', 'banks', 'stoneman');
  expect(ids(seconds(board.pub, POTOMAC))).toEqual(['mcdowell']);
  expect(ids(corpsLeaders(board.pub, USA, at('frederick-md')))).toEqual(['banks']);
});

test('5.2.2-e, 5.6.5-a of two next in influence one may go, not both', () => {
  const board = bare().army('potomac', 'frederick-md', 9, 'mcclellan', 'mcdowell', 'burnside');
  const [a, b] = [generalNamed('mcdowell'), generalNamed('burnside')];
  expect([mayLeave(board.pub, POTOMAC, [a]), mayLeave(board.pub, POTOMAC, [b]), mayLeave(board.pub, POTOMAC, [a, b])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(ids(companions(board.pub, a))).toEqual([]);
});

test('5.3.2-a who goes along from the space of activation has no more influence; a brigade always may', () => {
  const board = bare()
    .sp(USA, 'cairo-il', 3)
    .general('fremont', 'cairo-il')
    .general('burnside', 'cairo-il')
    .general('stoneman', 'cairo-il');
  expect(ids(companions(board.pub, generalNamed('burnside')))).toEqual(['stoneman']);
  expect(ids(companions(board.pub, generalNamed('fremont')))).toEqual(['burnside', 'stoneman']);
});

test('5.6.1-b, 5.6.1-c relieving Frémont for Grant costs 8, and 2 for McClellan; Butler is his equal', () => {
  const board = bare().army('potomac', 'frederick-md', 9, 'fremont', 'mcclellan', 'butler', 'grant');
  expect(ids(successors(board.pub, POTOMAC))).toEqual(['butler', 'grant', 'mcclellan']);
  expect(reliefPrice(board.pub, POTOMAC)).toBe(8);
  expect(ids(passedOver(board.pub, POTOMAC, generalNamed('grant'), generalNamed('fremont')))).toEqual(['mcclellan']);
});

test('5.6.1-b half, rounded up, after a large battle lost since the last own round began', () => {
  const board = bare().army('potomac', 'frederick-md', 9, 'meade', 'burnside');
  board.pub.rounds = [6, 6];
  board.pub.lostLarge[POTOMAC] = 5;
  expect(reliefPrice(board.pub, POTOMAC)).toBe(3);
  board.pub.lostLarge[POTOMAC] = 4;
  expect(reliefPrice(board.pub, POTOMAC)).toBe(5);
});

test('5.6.1-a no relief by a cavalry general alone', () => {
  const board = bare().army('potomac', 'frederick-md', 9, 'meade', 'stoneman');
  expect(successors(board.pub, POTOMAC)).toEqual([]);
});

test('5.6.2-a, 5.6.2-b Grant may leave the Cumberland for the Potomac while a line joins them', () => {
  const board = bare()
    .army('cumberland', 'louisville-ky', 6, 'grant', 'sherman', 'thomas')
    .army('potomac', 'frederick-md', 9, 'meade', 'burnside');
  board.owns(USA, 'louisville-ky');
  expect(mayReassign(board.pub, armyNamed('cumberland'), POTOMAC)).toBe(true);
  expect(reliefPrice(board.pub, armyNamed('cumberland')) + reliefPrice(board.pub, POTOMAC)).toBe(13);
  expect(mayReassign(board.pub, POTOMAC, POTOMAC)).toBe(false);
  board.pub.army[POTOMAC] = at('macon-ga');
  expect(mayReassign(board.pub, armyNamed('cumberland'), POTOMAC)).toBe(false);
});

test('5.6.7.D-a Sheridan on foot has an influence of 1', () => {
  const board = begin('1864', ['generals']);
  expect(influenceOf(board.pub, SHERIDAN)).toBe(0);
  board.pub.rides[SHERIDAN] = false;
  expect(influenceOf(board.pub, SHERIDAN)).toBe(1);
});
