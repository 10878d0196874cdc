/** Figures that standing orders compare, and the orders that are ready. */
import { expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { forThePeople } from '../index.ts';
import type { View } from '../state/table.ts';
import { at, type Board, bare, marching } from './board.ts';

const figures = ({ pub }: Board, me: 'USA' | 'CSA', section: string, step: string, my: Record<string, unknown>) =>
  forThePeople.figures!({ me, pub, own: { hand: [1, 2, 3] } } as unknown as View, section, step, my);

test('5.8.1-b the best chance to intercept is reckoned in hundredths: four of six with Meade and cavalry, one of six with A.S. Johnston', () => {
  const north = bare().army('potomac', 'frederick-md', 13, 'meade', 'hancock', 'reynolds', 'pleasonton');
  const asked = figures(north, 'USA', '@moment', 'interception', { side: 1, to: at('gettysburg-pa') });
  expect(asked).toMatchObject({ chance: 66, hand: 3, ownSp: 14 });
  const south = bare().army('tennessee', 'corinth-ms', 6, 'as-johnston', 'bragg');
  expect(figures(south, 'CSA', '@moment', 'interception', { side: 0, to: at('pittsburg-landing-tn') })['chance']).toBe(16);
  expect(figures(south, 'CSA', '@moment', 'interception', { side: 0, to: at('gettysburg-pa') })['chance']).toBe(0);
});
test('7.2.1-a, 7.2.3-a the chance to leave before a battle: all for a lone brigade, on the commander’s defence for others', () => {
  const asked = (board: Board) =>
    figures(board, 'CSA', 'leaving', 'leave', { side: 1, space: at('corinth-ms'), from: -1 })['chance'];
  expect(asked(bare().sp(1, 'corinth-ms', 0).general('forrest', 'corinth-ms'))).toBe(100);
  expect(asked(bare().army('tennessee', 'corinth-ms', 6, 'as-johnston', 'bragg'))).toBe(16);
  expect(asked(bare().sp(1, 'corinth-ms', 6))).toBe(0);
});
test('5.8.3-a, 7.3.1-b, 5.7.2-a the chance to win the battle that would follow: of an interceptor with his +2, of whoever stands, none against ten times as many', () => {
  const meets = (infantry: number, defenders: number, step: 'interception' | 'leave', where: 'culpeper-va' | 'manassas-va') => {
    const board = bare().sp(CSA, where, defenders).general('longstreet', where);
    marching(board, { side: USA, formation: 1, infantry, to: at('manassas-va') }, 'frederick-md');
    const my = { side: step === 'leave' ? CSA : USA, to: at('manassas-va'), space: at('manassas-va'), from: at('frederick-md') };
    return figures(board, 'CSA', step === 'leave' ? 'leaving' : '@moment', step, my)['win'];
  };
  // Longstreet's defence and two more against bare dice; then without the two, against four times and against ten times as many.
  expect(meets(3, 3, 'interception', 'culpeper-va')).toBeGreaterThan(meets(3, 3, 'leave', 'manassas-va')!);
  expect(meets(3, 3, 'leave', 'manassas-va')).toBeGreaterThan(meets(12, 3, 'leave', 'manassas-va')!);
  expect([meets(9, 1, 'leave', 'manassas-va')! > 0, meets(10, 1, 'leave', 'manassas-va')]).toEqual([true, 0]);
  // Nobody comes, or nobody could intercept: there is no battle to win.
  expect(meets(3, 3, 'interception', 'manassas-va')).toBe(undefined);
});
test('every figure has a name in both languages', () => {
  for (const { figures: names } of [forThePeople.text.en, forThePeople.text.es])
    expect(Object.keys(names!).sort()).toEqual(['chance', 'enemySp', 'hand', 'ownSp', 'will', 'win']);
});
