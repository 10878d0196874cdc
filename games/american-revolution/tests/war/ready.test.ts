/** Figures that standing orders compare where somebody could intercept. */
import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { americanRevolution } from '../../index.ts';
import type { Revolution } from '../../types.ts';
import { moving, type Setting } from './stage.ts';

const NEXT_DOOR: Setting = {
  options: ['interception'],
  at: { boston: ['br-reg-01', 'gage'], hartford: ['greene', 'am-reg-01', 'am-reg-02'] },
  hand: { american: { tactical: 2 } },
};
const asked = (said: Setting) => {
  const play = moving('british', { ...said, dice: [6] })
    .marches('british', ['br-reg-01', 'gage'])
    .does('british', 'go', 'springfield')
    .asks('american', '32.2-a');
  const { section, step, my } = play.pos.stack.at(-1)!;
  return americanRevolution.figures!(viewOf<Revolution>(play.table, 'american'), section, step, my);
};
test('32.2-b the chance to intercept is the best commander’s value of six, in hundredths', () => {
  expect(asked(NEXT_DOOR)).toMatchObject({ chance: 50, tactical: 2 });
});
test('32.2-a without a tactical marker there is none, and elsewhere it is no figure', () => {
  const spies = asked({ ...NEXT_DOOR, hand: { american: { spy: 1 } } });
  expect([spies['chance'], spies['spies']]).toEqual([0, 1]);
  const play = moving('british', NEXT_DOOR);
  const figures = americanRevolution.figures!(viewOf<Revolution>(play.table, 'british'), 'movement', 'order', {});
  expect(Object.keys(figures)).not.toContain('chance');
});
test('every figure has a name in both languages', () => {
  const named = ['chance', 'markers', 'plans', 'points', 'spies', 'tactical'];
  for (const { figures } of [americanRevolution.text.en, americanRevolution.text.es])
    expect(Object.keys(figures!).sort()).toEqual(named);
});
