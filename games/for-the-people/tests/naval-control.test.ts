import { describe, expect, test } from 'vitest';
import { NODES, nodeOn, RIVERS } from '../data/rivers.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { barControlled, controlledNodes, mississippiOpen, navalControl, unionPort } from '../queries/naval-control.ts';
import { at, bare, begin } from './board.ts';

const TENNESSEE: SpaceId[] = ['pittsburg-landing-tn', 'tuscumbia-al', 'decatur-al'];
const CUMBERLAND: SpaceId[] = ['dover-tn', 'clarksville-tn', 'nashville-tn'];
const RED: SpaceId[] = ['alexandria-la', 'grand-ecore-la', 'shreveport-la'];
const LOWER: SpaceId[] = [
  'columbus-ky',
  'new-madrid-mo',
  'memphis-tn',
  'vicksburg-ms',
  'yazoo-city-ms',
  'arkansas-post-ar',
  'little-rock-ar',
];

type Place = ReturnType<typeof begin>;
const held = ({ pub }: Place, ids: readonly SpaceId[]): SpaceId[] => ids.filter(id => navalControl(pub, at(id)));
const everyPort = RIVERS.flatMap(({ course }) => course.split(' '))
  .filter(name => !name.startsWith('~'))
  .map(name => name.replace(/\/.$/, '') as SpaceId);

describe('1861', () => {
  test('6.6.2-e, 6.6.2-b every Confederate stretch of the western rivers is nullified at the start', () => {
    const board = begin();
    expect(held(board, [...TENNESSEE, ...CUMBERLAND, ...LOWER, ...RED, 'port-hudson-la', 'new-orleans-la'])).toEqual([]);
    expect(
      held(board, ['alton-il', 'st-louis-mo', 'cairo-il', 'paducah-ky', 'louisville-ky', 'vincennes-in', 'charleston-wv']).length,
    ).toBe(7);
    expect(mississippiOpen(board.pub)).toBe(false);
  });

  test('6.6.2-e, 6.6.2-d, 12.8-b if Columbus or St. Philip/Jackson falls all is the Union’s but Tennessee and Cumberland', () => {
    for (const board of [begin().fort(NOBODY, 'columbus-ky'), begin().owns(USA, 'forts-st-philip-jackson-la')]) {
      const rest = ['port-hudson-la', 'new-orleans-la', ...RED] as SpaceId[];
      const fallen = board.pub.fort[at('columbus-ky')] === CSA ? LOWER.slice(1) : LOWER;
      expect(held(board, [...fallen, ...rest])).toEqual([...fallen, ...rest]);
      expect(held(board, [...TENNESSEE, ...CUMBERLAND])).toEqual([]);
    }
  });

  test('6.6.2-e a fort at New Madrid mends the loss of Columbus, one at New Orleans that of St. Philip/Jackson', () => {
    const north = begin().fort(NOBODY, 'columbus-ky').fort(CSA, 'new-madrid-mo');
    expect(held(north, LOWER)).toEqual(['columbus-ky']);
    const south = begin().owns(USA, 'forts-st-philip-jackson-la').fort(CSA, 'new-orleans-la');
    expect(held(south, [...LOWER, 'new-orleans-la'])).toEqual([]);
  });

  test('6.6.2-e the loss of Dover gives away both its rivers', () => {
    expect(held(begin().fort(NOBODY, 'dover-tn'), [...CUMBERLAND, ...TENNESSEE]).length).toBe(6);
  });
});

test('6.2.6.B-b, 6.6.2-a, 6.6.2-b a fort at Dover alone shuts both rivers above it', () => {
  const board = bare().fort(CSA, 'dover-tn');
  expect(held(board, [...CUMBERLAND, ...TENNESSEE])).toEqual([]);
  expect(held(bare().ironclad('dover-tn'), [...CUMBERLAND, ...TENNESSEE])).toEqual([]);
});

test('6.2.6.B-e, 6.2.6.B-c a fort at Paducah alone shuts the Tennessee, Dover’s bar too, but not the Cumberland', () => {
  const board = bare().fort(CSA, 'paducah-ky');
  expect(held(board, TENNESSEE)).toEqual([]);
  expect(held(board, CUMBERLAND)).toEqual(CUMBERLAND);
  expect(barControlled(board.pub, nodeOn(at('dover-tn'), 'T') + 1)).toBe(false);
  expect(NODES[nodeOn(at('dover-tn'), 'C')]).toBe('dover-tn/C');
  expect(controlledNodes(board.pub)[nodeOn(at('dover-tn'), 'C')]).toBe(1);
});

test('6.6.2-c forts at Vicksburg and Columbus nullify all between them, with Arkansas and Yazoo', () => {
  const board = bare().owns(USA, 'forts-st-philip-jackson-la', 'new-orleans-la').fort(CSA, 'vicksburg-ms', 'columbus-ky');
  expect(held(board, LOWER)).toEqual([]);
  expect(held(board, ['grand-gulf-ms', ...RED]).length).toBe(4);
  board.fort(NOBODY, 'vicksburg-ms').fort(CSA, 'port-hudson-la');
  expect(held(board, [...LOWER, 'grand-gulf-ms', ...RED])).toEqual([]);
});

test('6.6.2-c above the mouth of the Ohio the other rivers must be shut as well', () => {
  const board = bare().fort(CSA, 'st-louis-mo', 'vincennes-in', 'louisville-ky');
  expect(held(board, ['cairo-il', 'paducah-ky', 'evansville-in', 'memphis-tn', ...CUMBERLAND, ...TENNESSEE])).toEqual([]);
  board.fort(NOBODY, 'vincennes-in');
  expect(held(board, ['cairo-il'])).toEqual(['cairo-il']);
});

test('6.6.2-d a coastal fort covers its port until it is captured', () => {
  const board = bare();
  expect(held(board, ['mobile-al', 'pensacola-fl', 'norfolk-va', 'fernandina-fl'])).toEqual([
    'pensacola-fl',
    'norfolk-va',
    'fernandina-fl',
  ]);
  board.owns(USA, 'fort-morgan-al');
  expect(held(board, ['mobile-al'])).toEqual(['mobile-al']);
  board.ironclad('mobile-al');
  expect(held(board, ['mobile-al'])).toEqual([]);
});

test('6.6.3-a a fort at Aquia Creek takes Washington’s port from the Union', () => {
  const board = begin();
  expect(unionPort(board.pub, at('washington-dc'))).toBe(true);
  board.fort(CSA, 'aquia-creek-va');
  expect(unionPort(board.pub, at('washington-dc'))).toBe(false);
});

test('6.6.1-a, 12.8-a without forts and ironclads the Union has every river port, and the Mississippi', () => {
  const board = bare().owns(USA, 'forts-st-philip-jackson-la');
  expect(held(board, everyPort)).toEqual(everyPort);
  expect(mississippiOpen(board.pub)).toBe(true);
  expect(mississippiOpen(board.ironclad('memphis-tn').pub)).toBe(false);
});

test('12.8-a, 16-d of the set-ups only 1864 has the whole Mississippi open', () => {
  expect((['1861', '1862', '1863', '1864'] as const).filter(name => mississippiOpen(begin(name).pub))).toEqual(['1864']);
});
