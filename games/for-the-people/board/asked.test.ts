import { expect, test } from 'vitest';
import { spaceOf } from '../data/spaces.ts';
import type { March } from '../state/table.ts';
import { placeAsked } from './asked.ts';

const [WASHINGTON, MANASSAS, RICHMOND] = [spaceOf('washington-dc'), spaceOf('manassas-va'), spaceOf('richmond-va')];
const army = [WASHINGTON, -1, -1, -1, RICHMOND, -1, -1, -1];
const under = { army, march: { at: WASHINGTON, to: MANASSAS } as March };

test('the map: a window is about the force that sets out, or about the place it is about to enter', () => {
  expect(placeAsked(under, { side: 1 })).toEqual([`space:${WASHINGTON}`]);
  expect(placeAsked(under, { side: 1, to: MANASSAS })).toEqual([`space:${MANASSAS}`]);
});

test('the map: a question is about the place its section names, else about its army, else about no place', () => {
  const still = { army, march: null };
  expect(placeAsked(still, { side: 0, space: MANASSAS, from: WASHINGTON })).toEqual([`space:${MANASSAS}`]);
  expect(placeAsked(still, { side: 1, army: 4 })).toEqual([`space:${RICHMOND}`]);
  expect(placeAsked(still, { side: 1, value: 3 })).toEqual([]);
  expect(placeAsked(under, { activation: { space: RICHMOND } })).toEqual([`space:${WASHINGTON}`]);
});
