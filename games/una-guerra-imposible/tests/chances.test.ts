/** What the question says of the dice before they are thrown, and what would be wasted. */
import { expect, test } from 'vitest';
import { calming, intercepting } from '../board/odds.ts';
import { warn } from '../board/warnings.ts';
import { regionNamed } from '../data/regions.ts';
import { LIBERAL } from '../data/sides.ts';
import { block, lay, space } from './lay.ts';

const aragon = regionNamed.aragon;
test('23.4-a, 23.4-b what suppressing brings is said for every number of units', () => {
  const { pub } = lay({ units: { aragon: ['l-lin-inf-1', 'l-lin-inf-2'] } });
  pub.uprising[aragon] = 3;
  const all = calming(pub, aragon).map(({ units, falls, twice, loss }) => [units, ...[falls, twice, loss].map(Math.round)]);
  expect(all).toEqual([
    [0, 50, 0, 0],
    [1, 67, 17, 17],
    [2, 83, 33, 17],
  ]);
});
test('10.7-a where there is no uprising the point would be wasted: that is said twice', () => {
  const view = { me: 'Liberal', pub: lay({}).pub, own: null } as never;
  const warned = () => warn(view, { do: 'suppress', with: aragon }, { section: 'actions', step: 'action', options: [] }, 'en');
  (view as { pub: { uprising: number[] } }).pub.uprising[aragon] = 0;
  expect(warned()).toMatchObject({ grave: true });
  (view as { pub: { uprising: number[] } }).pub.uprising[aragon] = 1;
  expect(warned()).toBeNull();
});
test('8-d, 11.6-a no chance of an interception is shown to a side that cannot pay for it', () => {
  const tries = (points: number) => {
    const laid = lay({ units: { viana: ['c-nav-inf-1'], logrono: ['l-lin-inf-1'] }, pub: { command: [points, 0] } });
    return intercepting(laid.pub, LIBERAL, space('viana'), [block('c-nav-inf-1')], []).map(({ percent }) => Math.round(percent));
  };
  expect(tries(1)).toEqual([83]);
  expect(tries(0)).toEqual([]);
});
test('11.3-c whoever sets out and leaves guns with nobody is told that they are lost', () => {
  const laid = lay({
    units: {
      viana: ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 1'],
      haro: ['l-pro-inf-1', 'l-ts-ts-1'],
      vitoria: ['l-pro-inf-2', 'liberal field 1'],
    },
    fortresses: { haro: 'Liberal' },
  });
  const view = { me: 'Liberal', pub: laid.pub, own: laid.own.Liberal } as never;
  const gun = laid.pub.at.findIndex((at, unit) => unit > 72 && at === space('viana'));
  const warned = (group: number[]) =>
    warn(view, { do: 'group', with: group }, { section: 'activation', step: 'group', options: [] }, 'en')?.text;
  const [one, two] = [block('l-lin-inf-1'), block('l-lin-inf-2')];
  expect(warned([one, two])).toContain('Viana');
  // Company, a place in the group, or walls of one's own keep them.
  for (const group of [[one], [one, two, gun], [block('l-pro-inf-1')], [block('l-pro-inf-2')]])
    expect(warned(group)).toBeUndefined();
});
