import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { MAP, ROAD } from '../data/map.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { stateNamed } from '../data/states.ts';
import { ARMY, BRIGADE, CORPS, DIVISION } from '../data/tables.ts';
import { nearRailLine, railDistances, railLines } from '../queries/rail.ts';
import {
  divisionMayEnter,
  loneGeneralMayEnter,
  marchForbidden,
  marchTargets,
  mayConvert,
  mayCross,
  mayStepOver,
  stepsBetween,
} from '../queries/steps.ts';
import { at, type Board, bare, begin, marching, places } from './board.ts';

const crosses = (board: Board, side: 0 | 1, a: SpaceId, b: SpaceId): boolean => mayStepOver(board.pub, side, at(a), at(b));

describe('rivers', () => {
  test('6.2.5-a, 6.2.4-a, 6.2-b the Ohio: a Confederate fort at Louisville lets the Confederacy over there and keeps the Union out', () => {
    const board = bare().fort(CSA, 'louisville-ky').fort(USA, 'cincinnati-oh');
    expect(crosses(board, CSA, 'louisville-ky', 'bloomington-in')).toBe(true);
    expect(crosses(board, CSA, 'falmouth-ky', 'cincinnati-oh')).toBe(false);
    expect(crosses(board, USA, 'bloomington-in', 'louisville-ky')).toBe(false);
    expect(crosses(board, USA, 'cincinnati-oh', 'falmouth-ky')).toBe(true);
  });

  test('6.2.6.A-a, 6.2.6.A-b, 6.2.6.A-c Cairo and Paducah with forts on both sides', () => {
    const board = bare().fort(USA, 'cairo-il').fort(CSA, 'paducah-ky');
    const roads = (a: SpaceId, b: SpaceId) => stepsBetween(at(a), at(b)).filter(step => MAP.kind[step] === ROAD);
    const [north, south] = roads('cairo-il', 'paducah-ky') as [number, number];
    expect([north, south].map(step => mayCross(board.pub, USA, step))).toEqual([false, true]);
    const [up, down] = roads('paducah-ky', 'cairo-il') as [number, number];
    expect([up, down].map(step => mayCross(board.pub, CSA, step))).toEqual([true, false]);
    board.fort(NOBODY, 'paducah-ky');
    expect([up, down].map(step => mayCross(board.pub, CSA, step))).toEqual([false, false]);
    expect([north, south].map(step => mayCross(board.pub, USA, step))).toEqual([true, true]);
  });

  test('6.2.6.B-e, 6.6.2-a a fort at Paducah opens Dover’s west bar; one at Vicksburg the way to Monroe', () => {
    const board = bare().fort(CSA, 'paducah-ky');
    expect(crosses(board, CSA, 'mckenzie-tn', 'dover-tn')).toBe(true);
    expect(crosses(board, CSA, 'pittsburg-landing-tn', 'waynesboro-tn')).toBe(true);
    expect(crosses(board, CSA, 'dover-tn', 'clarksville-tn')).toBe(false);
    expect(crosses(board.owns(USA, 'forts-st-philip-jackson-la'), CSA, 'vicksburg-ms', 'monroe-la')).toBe(false);
    expect(crosses(board.fort(CSA, 'vicksburg-ms'), CSA, 'vicksburg-ms', 'monroe-la')).toBe(true);
  });

  test('6.2.5-b Dover’s fort keeps the Union out over the river, not from Franklin or Clarksville', () => {
    const board = begin();
    expect(crosses(board, USA, 'mckenzie-tn', 'dover-tn')).toBe(false);
    expect(crosses(board, USA, 'paducah-ky', 'dover-tn')).toBe(false);
    expect(crosses(board, USA, 'clarksville-tn', 'dover-tn')).toBe(true);
    expect(crosses(board, CSA, 'manassas-va', 'washington-dc')).toBe(false);
    expect(crosses(board.fort(NOBODY, 'washington-dc'), CSA, 'manassas-va', 'washington-dc')).toBe(false);
    expect(crosses(board.fort(CSA, 'aquia-creek-va'), CSA, 'manassas-va', 'washington-dc')).toBe(true);
  });

  test('6.2.4-a an ironclad does not keep the Union from crossing', () => {
    expect(crosses(bare().ironclad('dover-tn'), USA, 'mckenzie-tn', 'dover-tn')).toBe(true);
  });
});

describe('divisions', () => {
  test('5.4.2-a, 5.4.2-b, 5.4.1-b a Union division in Tennessee, and Lebanon to Somerset but not to Clinton', () => {
    const board = begin().owns(USA, 'clarksville-tn');
    const may = (id: SpaceId) => divisionMayEnter(board.pub, USA, at(id));
    expect([may('nashville-tn'), may('clarksville-tn'), may('bowling-green-ky')]).toEqual([false, true, true]);
    board.pub.state[stateNamed('TN')] = USA;
    expect(may('nashville-tn')).toBe(true);
    const march = marching(begin().sp(USA, 'somerset-ky', 2), { side: USA, formation: DIVISION, infantry: 2 }, 'somerset-ky');
    expect(marchForbidden(begin().pub, march, at('clinton-tn'))).toBe('5.4.2-a');
    expect(marchForbidden(begin().pub, march, at('lexington-ky'))).toBe(null);
  });

  test('5.4.2-b Confederate divisions keep out of Union spaces in the Union states, Union ones may free theirs', () => {
    const board = begin().owns(CSA, 'gettysburg-pa');
    expect(divisionMayEnter(board.pub, USA, at('gettysburg-pa'))).toBe(true);
    expect(divisionMayEnter(board.pub, CSA, at('harrisburg-pa'))).toBe(false);
    expect(divisionMayEnter(board.pub, CSA, at('gettysburg-pa'))).toBe(true);
    board.pub.state[stateNamed('TN')] = USA;
    board.owns(USA, 'nashville-tn');
    expect(divisionMayEnter(board.pub, CSA, at('nashville-tn'))).toBe(false);
  });
});

test('5.6.6-b, 5.7.1-a a general alone keeps out of enemy spaces, enemy SP, forts and generals', () => {
  const board = begin();
  const may = (id: SpaceId) => loneGeneralMayEnter(board.pub, USA, at(id));
  expect([may('lexington-ky'), may('frederick-md'), may('manassas-va'), may('aquia-creek-va'), may('columbus-ky')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('a march', () => {
  test('5.1.1-a, 5.1.3-a goes by road and rail while it has points', () => {
    const board = begin();
    const march = marching(
      board,
      { side: USA, formation: CORPS, leader: generalNamed('mcdowell'), infantry: 2 },
      'washington-dc',
    );
    expect(places(marchTargets(board.pub, march))).toEqual(['annapolis-md', 'baltimore-md', 'frederick-md', 'manassas-va']);
    expect(marchForbidden(board.pub, { ...march, points: 0, rail: false }, at('frederick-md'))).toBe('5.1.3-a');
    expect(marchForbidden(board.pub, march, at('richmond-va'))).toBe('5.1.1-a');
  });

  test('5.9.1-a, 5.9.1-b two spaces more by own rail, 5.2.5-a never for an army', () => {
    const board = begin();
    const spent = marching(board, { side: USA, formation: CORPS, leader: generalNamed('mcdowell'), points: 0 }, 'baltimore-md');
    const byRail = (formation: 0 | 1 | 3) => marchTargets(board.pub, { ...spent, formation }).length > 0;
    expect([byRail(CORPS), byRail(BRIGADE), byRail(ARMY)]).toEqual([true, true, false]);
    expect(marchTargets(board.pub, { ...spent, points: -2 })).toEqual([]);
    expect(marchTargets(board.pub, { ...spent, rail: false })).toEqual([]);
    board.owns(NOBODY, 'baltimore-md');
    expect(marchTargets(board.pub, spent)).toEqual([]);
  });

  test('5.9.2-a the bonus does not lead into the enemy, even under an own marker', () => {
    const board = begin().owns(USA, 'manassas-va');
    board.pub.control[at('washington-dc')] = USA;
    const march = marching(board, { side: USA, formation: CORPS, leader: generalNamed('mcdowell'), points: 0 }, 'washington-dc');
    expect(marchForbidden(board.pub, march, at('manassas-va'))).toBe('5.9.2-a');
    expect(marchForbidden(board.pub, { ...march, points: 1 }, at('manassas-va'))).toBe(null);
  });

  test('5.10-a the rough ways are for Confederate generals on a 3-card', () => {
    const board = bare();
    const hood = { side: CSA, formation: CORPS, leader: generalNamed('bragg'), infantry: 1 } as const;
    const march = marching(board, hood, 'jacksonville-al');
    expect(marchForbidden(board.pub, march, at('kingston-ga'))).toBe('5.1.1-a');
    expect(marchForbidden(board.pub, { ...march, rough: true }, at('kingston-ga'))).toBe(null);
    expect(marchForbidden(board.pub, { ...march, rough: true, leader: -1 }, at('kingston-ga'))).toBe('5.1.1-a');
    expect(mayStepOver(board.pub, CSA, at('jacksonville-al'), at('kingston-ga'))).toBe(false);
  });

  test('5.3.2-e, 5.6.6-b without SP it moves as a lone general', () => {
    const board = begin();
    const march = marching(
      board,
      { side: USA, formation: CORPS, leader: generalNamed('mcdowell'), infantry: 0 },
      'washington-dc',
    );
    expect(marchForbidden(board.pub, march, at('manassas-va'))).toBe('5.6.6-b');
    expect(marchForbidden(board.pub, march, at('frederick-md'))).toBe(null);
  });

  test('5.2.6-a, 5.2.6-c, 5.2.6-d an army with infantry converts for a point, until 1864 only in supply', () => {
    const board = bare().owns(USA, 'forts-st-philip-jackson-la');
    const march = marching(board, { side: USA, formation: ARMY, army: 0, infantry: 3 }, 'bowling-green-ky');
    expect(mayConvert(board.pub, march)).toBe(true);
    expect(mayConvert(board.pub, { ...march, infantry: 0 })).toBe(false);
    expect(mayConvert(board.pub, { ...march, formation: CORPS })).toBe(false);
    expect(mayConvert(board.pub, { ...march, points: 0 })).toBe(false);
    const deep = { ...march, at: at('macon-ga') };
    expect(mayConvert(board.pub, deep)).toBe(false);
    board.pub.turn = 10;
    expect(mayConvert(board.pub, deep)).toBe(true);
  });
});

describe('railways', () => {
  test('10.2.1-a, 10.2.2-b, 10.2.4-a trains run through own spaces, the Union’s over the Baltimore & Ohio too', () => {
    const board = begin();
    const far = (side: 0 | 1, a: SpaceId, b: SpaceId, bo = true) => railDistances(board.pub, side, at(a), bo)[at(b)]!;
    expect(far(USA, 'washington-dc', 'cairo-il')).toBeGreaterThan(0);
    expect(far(USA, 'pittsburgh-pa', 'columbus-oh')).toBeGreaterThan(0);
    expect(far(CSA, 'wilmington-nc', 'manassas-va')).toBeGreaterThan(0);
    expect(far(CSA, 'new-orleans-la', 'manassas-va')).toBeGreaterThan(0);
    expect(far(CSA, 'monroe-la', 'nashville-tn')).toBeGreaterThan(0);
    expect(far(CSA, 'pensacola-fl', 'columbus-ky')).toBeGreaterThan(0);
    expect(far(CSA, 'atlanta-ga', 'knoxville-tn')).toBeGreaterThan(0);
    board.owns(USA, 'vicksburg-ms');
    expect(far(CSA, 'monroe-la', 'nashville-tn')).toBe(-1);
  });

  test('5.9.3-a the late railways carry trains from spring 1864 on', () => {
    const board = begin('1863');
    const far = () => railDistances(board.pub, CSA, at('greensboro-nc'))[at('danville-va')]!;
    const before = far();
    board.pub.turn = 10;
    expect([before === 1, far()]).toEqual([false, 1]);
  });

  test('19-b, 19-c entering far from a rail line of communication costs a point more', () => {
    const board = begin('1861', ['rail-logistics']);
    expect(railLines(board.pub, USA)[at('baltimore-md')]).toBe(1);
    expect(nearRailLine(board.pub, USA, at('manassas-va'))).toBe(true);
    expect(nearRailLine(board.pub, USA, at('knoxville-tn'))).toBe(false);
    const march = marching(board, { side: USA, formation: CORPS, leader: 0, points: 1, rail: false }, 'somerset-ky');
    expect(marchForbidden(board.pub, march, at('clinton-tn'))).toBe('5.1.3-a');
    expect(marchForbidden(board.pub, { ...march, points: 2 }, at('clinton-tn'))).toBe(null);
  });
});
