import { expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { forages } from '../queries/wastage.ts';
import { at, bare } from './board.ts';
import { scene } from './scene.ts';

const wear = (setting: Parameters<typeof scene>[2]) => scene('attrition', {}, { bare: true, ...setting });

test('9.1-a, 3.5-a three to six SP lose one, more lose two, two lose none', () => {
  const { pub } = wear({
    lay: board => board.sp(USA, 'washington-dc', 6).sp(USA, 'cairo-il', 7).sp(USA, 'trenton-nj', 2).sp(CSA, 'richmond-va', 3),
  });
  expect(['washington-dc', 'cairo-il', 'trenton-nj'].map(id => pub.infantry[USA][at(id as 'cairo-il')])).toEqual([5, 5, 2]);
  expect(pub.infantry[CSA][at('richmond-va')]).toBe(2);
});
test('9.2-a, 8.3-d without LOC the force forages: the same again on what is left', () => {
  const lost = (count: number) =>
    wear({ lay: board => board.sp(USA, 'meridian-ms', count) }).pub.infantry[USA][at('meridian-ms')];
  expect([lost(2), lost(3), lost(7), lost(9)]).toEqual([2, 2, 4, 5]);
});
test('9.2-b first the Union, then the Confederacy; all attrition before any foraging', () => {
  const play = wear({ lay: board => board.sp(USA, 'meridian-ms', 7).sp(CSA, 'columbus-oh', 7) });
  expect(play.told('attrition').map(({ side, foraging }) => [side, foraging])).toEqual([
    [USA, false],
    [CSA, false],
    [USA, true],
    [CSA, true],
  ]);
});
test('8.4.2-a the Valley feeds Confederates for attrition while they hold all of it', () => {
  const board = bare('1862').sp(CSA, 'winchester-va', 4).general('jackson', 'winchester-va');
  board.pub.control = board.pub.control.map((owner, space) =>
    ['winchester-va', 'strasburg-va', 'staunton-va'].some(id => at(id as 'staunton-va') === space)
      ? CSA
      : owner === CSA
        ? USA
        : owner,
  );
  expect(forages(board.pub, CSA, at('winchester-va'))).toBe(false);
  board.pub.devastated = true;
  expect(forages(board.pub, CSA, at('winchester-va'))).toBe(true);
});
test('8.3-c a brigade alone and SP in coastal forts do not forage', () => {
  const board = bare().general('stoneman', 'meridian-ms').sp(USA, 'fort-sumter-sc', 4);
  expect([forages(board.pub, USA, at('meridian-ms')), forages(board.pub, USA, at('fort-sumter-sc'))]).toEqual([false, false]);
});
test('19-d with rail logistics a force away from every rail line forages', () => {
  const near = (options: string[]) =>
    forages(bare('1861', options).sp(USA, 'somerset-ky', 4).owns(USA, 'somerset-ky').pub, USA, at('somerset-ky'));
  expect([near([]), near(['rail-logistics'])]).toEqual([false, true]);
});
