import { meet } from '@cuartel/boardkit/net/boxes.ts';
import { expect, test } from 'vitest';
import { idOf, type SpaceId, spaceOf } from '../data/spaces.ts';
import type { Force, Leader } from './forces.ts';
import { boxOfForce, PLATES, seatsOf } from './seats.ts';

const leader: Leader = { general: 0, name: 'J. E. Johnston', ratings: '2-1-2', stars: 2, brigade: 0 };
const standing = (id: SpaceId, over: Partial<Force> = {}): Force => ({
  id: `${id}-${over.side ?? 0}${over.marching ? '-march' : ''}`,
  space: spaceOf(id),
  side: 0,
  strength: 5,
  army: -1,
  leader,
  others: [],
  elites: 0,
  slots: 0,
  marching: false,
  ...over,
});
const EAST: readonly SpaceId[] = ['harpers-ferry-va', 'frederick-md', 'gettysburg-pa', 'baltimore-md', 'washington-dc'];
/** Pairs of which one hides something of the other. */
const hiding = (forces: readonly Force[]): string[] => {
  const seats = seatsOf(forces);
  const boxes = forces.map(force => boxOfForce(force, seats.get(force.id)!));
  return forces.flatMap((one, i) =>
    forces.slice(i + 1).flatMap((other, n) => (meet(boxes[i]!, boxes[i + 1 + n]!) ? [`${one.id} ${other.id}`] : [])),
  );
};

test('the map: with generals in every space from the Valley to Washington no force hides another', () => {
  const south: readonly SpaceId[] = ['winchester-va', 'strasburg-va', 'manassas-va', 'culpeper-va', 'fredericksburg-va'];
  expect(hiding([...EAST.map(id => standing(id)), ...south.map(id => standing(id, { side: 1 }))])).toEqual([]);
});

test('the map: a number beside a plate, a march where somebody stands and both sides in one space stay to be read', () => {
  expect(hiding([standing('frederick-md', { leader: null }), standing('gettysburg-pa')])).toEqual([]);
  const marching = standing('manassas-va', { marching: true, army: 0, others: [leader] });
  expect(hiding([standing('washington-dc', { army: 1 }), standing('manassas-va', { leader: null }), marching])).toEqual([]);
  expect(hiding([standing('manassas-va', { army: 0 }), standing('manassas-va', { side: 1, army: 4 })])).toEqual([]);
});

test('the map: who stands alone has the plate of his space, whatever happens elsewhere', () => {
  for (const id of EAST) {
    const forces = [standing(id), standing('vicksburg-ms'), standing('new-orleans-la', { side: 1 })];
    expect(seatsOf(forces).get(forces[0]!.id), idOf(spaceOf(id))).toEqual(PLATES[spaceOf(id)]);
  }
});
