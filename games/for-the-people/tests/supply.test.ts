import { describe, expect, test } from 'vitest';
import { CENTRES } from '../data/places.ts';
import { runnersOf, ZONES } from '../data/ports.ts';
import { BOTH, CSA, NOBODY, USA } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import { spAt } from '../queries/pieces.ts';
import { attackSupplied, defenceSupplied, inSupply, isOpenRunner, openRunners, valleySupply } from '../queries/supply.ts';
import { at, bare, begin, places } from './board.ts';

describe.each(['1861', '1862', '1863', '1864'] as const)('%s', name => {
  test('8.1-a every force of the set-up is in supply, 16-a but those west of the Mississippi in 1864 and lone riders', () => {
    const { pub } = begin(name);
    const cut = BOTH.flatMap(side =>
      Array.from({ length: SIZE }, (_, space) => space).filter(
        space => spAt(pub, side, space) > 0 && !inSupply(pub, side, space),
      ),
    );
    const west = ['alexandria-la', 'camden-ar', 'gainesville-junction-ms', 'nacogdoches-tx', 'shreveport-la'];
    expect(places(cut)).toEqual(name === '1864' ? west : []);
  });
});

test('10.5.2-a, 10.5.2-c in 1861 each zone has an open port, and Pensacola and St. Marks are none of them', () => {
  const { pub } = begin();
  for (const [zone] of ZONES.entries()) expect(runnersOf[zone]!.some(port => isOpenRunner(pub, port))).toBe(true);
  expect(openRunners(pub).length).toBe(10);
  for (const id of ['pensacola-fl', 'st-marks-fl', 'norfolk-va'] as const) expect(isOpenRunner(pub, at(id)), id).toBe(false);
});

test('10.5.2-b St. Marks opens with card 117', () => {
  const { pub } = begin();
  pub.clandestine = true;
  expect(isOpenRunner(pub, at('st-marks-fl'))).toBe(true);
});

test('8.2-b, 8.2-d Richmond is a source only with a way to another', () => {
  const board = begin();
  const { pub } = board;
  expect(inSupply(pub, CSA, at('richmond-va'))).toBe(true);
  const around = Array.from({ length: SIZE }, (_, space) => space).filter(space => space !== at('richmond-va'));
  for (const space of around) pub.control[space] = USA;
  expect(inSupply(pub, CSA, at('richmond-va'))).toBe(false);
  expect(inSupply(pub, CSA, at('manassas-va'))).toBe(false);
});

test('8.2-b, 12.2-a a destroyed centre feeds nobody', () => {
  const { pub } = begin();
  const west = CENTRES.indexOf(at('little-rock-ar'));
  expect(inSupply(pub, CSA, at('fayetteville-ar'))).toBe(true);
  pub.destroyed = (1 << CENTRES.length) - 1;
  expect(openRunners(pub)).toEqual([]);
  expect(inSupply(pub, CSA, at('fayetteville-ar'))).toBe(false);
  pub.destroyed &= ~(1 << west);
  expect(inSupply(pub, CSA, at('little-rock-ar'))).toBe(true);
});

test('8.1.1-a a Confederate line does not cross a river under Union naval control', () => {
  const board = begin();
  const { pub } = board;
  for (const id of ['marshall-tx', 'little-rock-ar'] as const) pub.destroyed |= 1 << CENTRES.indexOf(at(id));
  pub.control[at('sabine-city-tx')] = USA;
  expect(inSupply(pub, CSA, at('monroe-la'))).toBe(true);
  board.fort(NOBODY, 'columbus-ky').owns(USA, 'forts-st-philip-jackson-la', 'new-orleans-la');
  expect(inSupply(pub, CSA, at('monroe-la'))).toBe(false);
  board.fort(CSA, 'vicksburg-ms');
  expect(inSupply(pub, CSA, at('monroe-la'))).toBe(true);
});

test('8.2-a a port under Union naval control feeds who stands there; with a Union marker also those behind it', () => {
  const board = bare().owns(USA, 'forts-st-philip-jackson-la', 'jackson-ms', 'forest-ms');
  const { pub } = board;
  expect(inSupply(pub, USA, at('vicksburg-ms'))).toBe(true);
  expect(inSupply(pub, USA, at('meridian-ms'))).toBe(false);
  board.owns(USA, 'vicksburg-ms');
  expect(inSupply(pub, USA, at('meridian-ms'))).toBe(true);
  board.sp(CSA, 'forest-ms', 1);
  expect(inSupply(pub, USA, at('meridian-ms'))).toBe(false);
});

test('8.3-b a force supplied in an enemy space is unsupplied when it attacks out of it', () => {
  const { pub } = bare().owns(USA, 'new-madrid-mo', 'forts-st-philip-jackson-la');
  expect(inSupply(pub, USA, at('humboldt-tn'))).toBe(true);
  expect(attackSupplied(pub, USA, at('humboldt-tn'), { naval: false, loneBrigade: false })).toBe(false);
  expect(attackSupplied(pub, USA, at('humboldt-tn'), { naval: false, loneBrigade: true })).toBe(true);
  expect(attackSupplied(pub, USA, at('new-madrid-mo'), { naval: false, loneBrigade: false })).toBe(true);
});

test('8.3-b the defender may not trace through the space the attacker came from', () => {
  const { pub } = begin();
  const only = ['frederick-md', 'baltimore-md', 'annapolis-md'] as const;
  for (const id of only) pub.control[at(id)] = CSA;
  pub.fort[at('aquia-creek-va')] = CSA;
  pub.control[at('manassas-va')] = USA;
  pub.infantry[CSA][at('manassas-va')] = 0;
  expect(inSupply(pub, USA, at('washington-dc'))).toBe(false);
  pub.control[at('frederick-md')] = USA;
  expect(defenceSupplied(pub, USA, at('washington-dc'), -1, false)).toBe(true);
  expect(defenceSupplied(pub, USA, at('washington-dc'), at('frederick-md'), false)).toBe(false);
});

test('6.6.3-a Washington without its port, Baltimore, Annapolis and Frederick is cut off', () => {
  const board = begin().owns(CSA, 'baltimore-md', 'annapolis-md', 'frederick-md');
  expect(inSupply(board.pub, USA, at('washington-dc'))).toBe(true);
  expect(inSupply(board.fort(CSA, 'aquia-creek-va').pub, USA, at('washington-dc'))).toBe(false);
});

test('8.3-c a Union force in any coastal fort is supplied', () => {
  const { pub } = begin();
  expect(pub.control[at('fort-pulaski-ga')]).toBe(CSA);
  expect(inSupply(pub, USA, at('fort-pulaski-ga'))).toBe(true);
  expect(inSupply(pub, USA, at('savannah-ga'))).toBe(false);
});

test('8.1.2-a a Union line runs along a river past Confederate SP where it has naval control, not past an ironclad', () => {
  const board = bare().owns(USA, 'forts-st-philip-jackson-la', 'memphis-tn').sp(CSA, 'new-madrid-mo', 1).sp(CSA, 'memphis-tn', 0);
  const { pub } = board;
  pub.control[at('new-orleans-la')] = CSA;
  board.owns(NOBODY, 'columbus-ky');
  expect(inSupply(pub, USA, at('humboldt-tn'))).toBe(true);
  board.ironclad('new-madrid-mo', 'vicksburg-ms');
  expect(inSupply(pub, USA, at('memphis-tn'))).toBe(false);
});

test('10.2.4-a the Baltimore & Ohio carries Union lines', () => {
  const board = bare();
  const { pub } = board;
  for (let space = 0; space < SIZE; space++) pub.control[space] = CSA;
  board.owns(USA, 'grafton-wv', 'wheeling-wv', 'parkersburg-wv', 'harpers-ferry-va');
  expect(inSupply(pub, USA, at('grafton-wv'))).toBe(true);
  expect(inSupply(pub, USA, at('harpers-ferry-va'))).toBe(true);
  expect(inSupply(pub, USA, at('winchester-va'))).toBe(true);
  board.owns(CSA, 'grafton-wv');
  expect(inSupply(pub, USA, at('harpers-ferry-va'))).toBe(false);
});

test('8.4.2-a the Valley feeds for attrition while the Confederacy holds all of it', () => {
  const board = begin();
  const { pub } = board;
  expect(valleySupply(pub)[at('manassas-va')]).toBe(1);
  pub.control[at('strasburg-va')] = USA;
  expect(valleySupply(pub)[at('manassas-va')]).toBe(0);
  pub.control[at('strasburg-va')] = CSA;
  pub.devastated = true;
  expect(valleySupply(pub)[at('manassas-va')]).toBe(0);
});

test('G-c, 8.2-d a harbour carries a Confederate line while both ends are Confederate', () => {
  const board = begin();
  expect(inSupply(board.pub, CSA, at('fort-sumter-sc'))).toBe(true);
  board.owns(USA, 'charleston-sc');
  expect(inSupply(board.pub, CSA, at('fort-sumter-sc'))).toBe(false);
});

test('G-e an empty fort stops a line', () => {
  const board = bare().owns(USA, 'lexington-ky', 'falmouth-ky', 'somerset-ky');
  expect(inSupply(board.pub, USA, at('somerset-ky'))).toBe(true);
  for (const id of ['lebanon-ky', 'frankfort-ky', 'lexington-ky', 'clinton-tn'] as const) board.fort(CSA, id);
  expect(inSupply(board.pub, USA, at('somerset-ky'))).toBe(false);
});
