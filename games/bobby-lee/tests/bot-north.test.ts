/** What the North's play rests on: the road to Richmond, guards that stay, raids that are feared. */
import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { mind } from '../bot/mind.ts';
import { postWorth } from '../bot/posts.ts';
import { sightOf } from '../bot/sight.ts';
import { temperOf } from '../bot/temper.ts';
import type { View } from '../state/table.ts';
import { block, hex, type Scene, tableOf } from './scene.ts';

const view = (scene: Scene): View => viewOf(tableOf(scene), 'USA') as View;
const units = { 'bowling-green': ['ap 3', 'u-inf-1-i 3'], washington: ['usa-hq 3'], richmond: ['c-inf-hood 2'] };
const marse = temperOf('marse-robert', 'USA');

test('5.12-b under Grant an army beyond half way is drawn on to Richmond, before him it is not', () => {
  const drawn = (month: readonly [number, number], school: string | undefined) => {
    const { pull } = sightOf(view({ scenario: 'campaign-1862', month, units }), temperOf(school, 'USA'));
    return pull[hex('hanover-junction')]! - pull[hex('bowling-green')]!;
  };
  expect(drawn([1864, 6], 'marse-robert')).not.toBe(drawn([1862, 6], 'marse-robert'));
  expect(drawn([1864, 6], undefined)).toBe(drawn([1862, 6], undefined));
  const far = (month: readonly [number, number]) =>
    sightOf(view({ scenario: 'campaign-1862', month, units }), marse).pull[hex('williamsburg')]!;
  expect(far([1864, 6])).toBeGreaterThan(2 * far([1862, 6]));
  const near = (month: readonly [number, number]) =>
    sightOf(view({ scenario: 'campaign-1862', month, units }), marse).pull[hex('manassas-junction')]!;
  expect(near([1864, 6])).toBe(near([1862, 6])); // nearer to Washington
});

test('3.52-a a garrison on a Supply hex stays as on a town that scores', () => {
  const scene = {
    month: [1862, 6] as const,
    units: { ...units, 'havre-de-grace': ['u-gar-havre 2'], annapolis: ['u-gar-rail 2'] },
  };
  const v = view(scene);
  const sight = sightOf(v, marse);
  const stays = (name: 'u-gar-havre' | 'u-gar-rail', at: 'havre-de-grace' | 'annapolis', away: 'havre-de-grace' | 'annapolis') =>
    postWorth(v, sight, block(name), hex(at)) - postWorth(v, sight, block(name), hex(away));
  expect(stays('u-gar-havre', 'havre-de-grace', 'annapolis')).toBeGreaterThan(stays('u-gar-rail', 'annapolis', 'havre-de-grace'));
});

test('3.52-a a raider on a Supply hex is the worse the more months are left', () => {
  const fear = (month: readonly [number, number]) => {
    const raided = { ...units, 'havre-de-grace': ['c-cav-hampton 1'] };
    const idle = { ...units, annapolis: ['c-cav-hampton 1'] };
    return evaluate(tableOf({ month, units: idle }), 'USA') - evaluate(tableOf({ month, units: raided }), 'USA');
  };
  expect(fear([1862, 8])).toBeGreaterThan(fear([1862, 10]));
  expect(fear([1862, 10])).toBeGreaterThan(0);
});

test('4.5-a the North looks over the answer of the South, the South to the end of its own turn', () => {
  const v = view({ month: [1862, 6], units, pub: { turn: 3 } });
  const ends = (me: 'USA' | 'CSA', turn: number, month = v.pub.month) => mind.horizon({ ...v, me })({ ...v.pub, turn, month });
  expect([3, 4, 5].map(turn => ends('USA', turn))).toEqual([false, false, true]);
  expect([3, 4].map(turn => ends('CSA', turn))).toEqual([false, true]);
  expect([ends('USA', 0, v.pub.month + 1), ends('USA', 1, v.pub.month + 1)]).toEqual([false, true]);
});
