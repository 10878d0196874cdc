import type { Thing } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { rationsOf, reachSeen, threatsTo } from '../board/overlays.ts';
import { SPACES } from '../data/spaces.ts';
import { block, lay, space } from './lay.ts';

const seen = (me: 'Liberal' | 'Carlist', units: Parameters<typeof lay>[0]['units'], fortresses = {}) => {
  const { pub, own } = lay({ ...(units === undefined ? {} : { units }), fortresses });
  return { me, pub, own: own[me] };
};
const names = (list: readonly { space: number }[]): string[] => list.map(one => SPACES[one.space]!).sort();

test('19.2-b, 19.2-c the layer of supply gives each side its own numbers, and marks who goes without', () => {
  const units = { villarreal: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] };
  const liberal = rationsOf(seen('Liberal', units));
  expect(liberal.find(({ space: at }) => at === space('villarreal'))).toEqual({
    space: space('villarreal'),
    feeds: 0,
    short: true,
  });
  const carlist = rationsOf(seen('Carlist', units));
  expect(carlist.find(({ space: at }) => at === space('durango'))).toEqual({ space: space('durango'), feeds: 4, short: false });
  // A spectator is told of no want.
  expect(rationsOf({ ...seen('Liberal', units), me: null, own: null }).some(({ short }) => short)).toBe(false);
});
test('11.1-a, 11.1-b the reach of a Liberal group names the least die, of a Carlist none', () => {
  const units = { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], durango: ['c-viz-inf-1'] };
  const view = seen('Liberal', units);
  const all = reachSeen(view, new Set<Thing>([`space:${space('vitoria')}`]));
  const die = (name: string) => all.find(one => SPACES[one.space] === name)?.die;
  // Three blocks: 2 points with a 1, 4 with a 3.
  expect([die('salvatierra'), die('alsasua'), die('villarreal'), die('durango')]).toEqual([1, 1, 1, 1]);
  expect(all.some(one => one.die === 3) && all.some(one => one.die === 5)).toBe(true);
  // One block alone has a point more; of the enemy's, or of nobody, there is no reach.
  const one = reachSeen(view, new Set<Thing>([`unit:${block('l-lin-inf-1')}`]));
  expect(one.filter(at => at.die === 1).length).toBeGreaterThan(all.filter(at => at.die === 1).length);
  expect(reachSeen(view, new Set<Thing>([`space:${space('durango')}`]))).toEqual([]);
  expect(reachSeen(seen('Carlist', units), new Set<Thing>([`space:${space('durango')}`])).every(at => at.die === 0)).toBe(true);
});
test('5.2-a a space is threatened by enemy blocks beside it, and not where they stand', () => {
  const threats = threatsTo(seen('Liberal', { durango: ['c-viz-inf-1', 'c-viz-inf-2'] }));
  expect(threats.find(({ space: at }) => at === space('villarreal'))?.enemies).toBe(2);
  expect(names(threats)).not.toContain('durango');
});
