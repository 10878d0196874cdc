import { expect, test } from 'vitest';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { greyRiverMoves, isAssault, mayEmbark, navalRetreats, roomFor, type Ships, voyages } from '../queries/naval-moves.ts';
import { at, type Board, bare, begin, places } from './board.ts';

const guns = (board: Board, from: SpaceId, to: SpaceId, ships: Ships = {}): SpaceId[] | null => {
  const way = voyages(board.pub, at(from), ships).get(at(to));
  return way === undefined ? null : places(way.guns);
};

test('6.1.1-a, 6.1.1-d the sea joins all coastal ports; 6.1.3-a a Confederate coastal fort may be entered, not passed', () => {
  const board = begin();
  expect(guns(board, 'fort-monroe-va', 'fort-pulaski-ga')).toEqual([]);
  expect(guns(board, 'fort-monroe-va', 'fernandina-fl')).toEqual([]);
  expect(guns(board, 'fort-monroe-va', 'savannah-ga')).toBe(null);
  expect(guns(board, 'fort-monroe-va', 'new-orleans-la')).toBe(null);
  expect(guns(board, 'fort-monroe-va', 'forts-st-philip-jackson-la')).toEqual([]);
  board.owns(USA, 'fort-pulaski-ga', 'forts-st-philip-jackson-la');
  expect(guns(board, 'fort-monroe-va', 'savannah-ga')).toEqual([]);
  expect(guns(board, 'fort-monroe-va', 'new-orleans-la')).toEqual([]);
});

test('6.1.3-a a force in a harbour behind an enemy fort cannot sail out either', () => {
  expect(voyages(begin().pub, at('mobile-al')).size).toBe(0);
});

test('6.1.4-a, 6.2.2-a passing a fort on a river means running the guns, once in a voyage; an ironclad is not passed at all', () => {
  const board = begin();
  expect(guns(board, 'cairo-il', 'dover-tn')).toEqual([]);
  expect(guns(board, 'cairo-il', 'nashville-tn')).toEqual(['dover-tn']);
  expect(guns(board, 'cairo-il', 'memphis-tn')).toEqual(['columbus-ky']);
  board.fort(CSA, 'new-madrid-mo');
  expect(guns(board, 'cairo-il', 'memphis-tn')).toBe(null);
  board.fort(NOBODY, 'new-madrid-mo', 'columbus-ky').ironclad('new-madrid-mo');
  expect(guns(board, 'cairo-il', 'new-madrid-mo')).toEqual([]);
  expect(guns(board, 'cairo-il', 'memphis-tn')).toBe(null);
});

test('6.2.2-a SP, markers and nullified naval control do not stop a river move', () => {
  const board = bare().owns(USA, 'forts-st-philip-jackson-la').sp(CSA, 'memphis-tn', 3);
  expect(guns(board, 'cairo-il', 'vicksburg-ms')).toEqual([]);
});

test('6.1.3-a Farragut passes one empty fort, coastal too, but no ironclad and no garrison', () => {
  const board = begin();
  const past = (to: SpaceId) => voyages(board.pub, at('fort-monroe-va'), { farragut: true }).get(at(to));
  expect(places(past('new-orleans-la')!.passed)).toEqual(['forts-st-philip-jackson-la']);
  expect(past('new-orleans-la')!.guns).toEqual([]);
  expect(past('charleston-sc')).toBe(undefined);
  expect(past('savannah-ga')?.passed.length).toBe(1);
  board.ironclad('forts-st-philip-jackson-la');
  expect(past('new-orleans-la')).toBe(undefined);
});

test('6.6.3-a a fort at Aquia Creek makes every way out of Washington run the guns', () => {
  const board = begin().fort(CSA, 'aquia-creek-va');
  expect(guns(board, 'washington-dc', 'fort-monroe-va')).toEqual(['aquia-creek-va']);
  expect(guns(board, 'washington-dc', 'fort-monroe-va', { noGuns: true })).toBe(null);
  expect(guns(board, 'washington-dc', 'aquia-creek-va')).toEqual([]);
});

test('6.2.6.B-a from Dover boats leave by either river', () => {
  const board = bare();
  expect(guns(board, 'dover-tn', 'nashville-tn')).toEqual([]);
  expect(guns(board, 'dover-tn', 'decatur-al')).toEqual([]);
  expect(guns(board.fort(CSA, 'paducah-ky'), 'dover-tn', 'cairo-il')).toEqual(['paducah-ky']);
});

test('15-a rivers only', () => {
  const board = begin();
  expect(guns(board, 'fort-monroe-va', 'fernandina-fl', { riverOnly: true })).toBe(null);
  expect(guns(board, 'cairo-il', 'paducah-ky', { riverOnly: true })).toEqual([]);
});

test('6.1.1-a a shipload sails from a Union port; 6.4.1-a where the enemy is, it assaults', () => {
  const board = begin();
  expect([mayEmbark(board.pub, at('cairo-il')), mayEmbark(board.pub, at('frederick-md'))]).toEqual([true, false]);
  expect([isAssault(board.pub, at('fort-pulaski-ga')), isAssault(board.pub, at('fernandina-fl'))]).toEqual([true, false]);
});

test('7.6.2-a naval retreats end in supplied Union ports of Union states', () => {
  const ports = places(navalRetreats(begin().pub, at('fort-monroe-va')));
  expect(ports).toEqual(['annapolis-md', 'baltimore-md', 'philadelphia-pa', 'washington-dc', 'wilmington-de']);
});

test('6.5.1-a, 6.5.2-a, 6.5.3-b a Confederate SP moves by river where the Union has no control and no troops', () => {
  const board = begin();
  expect(places(greyRiverMoves(board.pub, at('memphis-tn')))).toContain('vicksburg-ms');
  expect(places(greyRiverMoves(board.pub, at('memphis-tn')))).not.toContain('cairo-il');
  board.sp(USA, 'vicksburg-ms', 1);
  expect(places(greyRiverMoves(board.pub, at('memphis-tn')))).not.toContain('grand-gulf-ms');
  expect(places(greyRiverMoves(board.fort(NOBODY, 'columbus-ky').pub, at('memphis-tn')))).toEqual([]);
});

test('6.5.3-a, 6.5.3-c, 6.8.3-a between a coastal fort and its port, while both are Confederate and the fort has room', () => {
  const board = begin();
  expect(places(greyRiverMoves(board.pub, at('mobile-al')))).toEqual(['fort-morgan-al']);
  board.sp(CSA, 'fort-morgan-al', 1);
  expect(places(greyRiverMoves(board.pub, at('mobile-al')))).toEqual([]);
  expect(places(greyRiverMoves(board.pub, at('fort-morgan-al')))).toEqual(['mobile-al']);
  expect(places(greyRiverMoves(board.pub, at('pensacola-fl')))).toEqual([]);
  expect([roomFor(board.pub, CSA, at('fort-sumter-sc')), roomFor(board.pub, USA, at('fort-sumter-sc'))]).toEqual([false, true]);
  expect(roomFor(board.sp(CSA, 'fort-monroe-va', 3).pub, CSA, at('fort-monroe-va'))).toBe(true);
});
