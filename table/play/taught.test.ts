import { expect, test } from 'vitest';
import type { Sight } from '../worker/protocol.ts';
import { isNobodyTaught, isTaught, isTaughtMember } from './taught.ts';

const taught = (deed: string, what: unknown): Pick<Sight, 'lesson'> => ({
  lesson: { title: '', say: '', step: 1, of: 2, over: false, proposed: { by: 'north', do: deed, with: what } as never },
});
const set = { do: 'take', members: ['a', 'b'].map(name => ({ with: { name }, text: name, things: [] })) };
const option = (deed: string, what: unknown) => ({ do: deed, with: what, text: '', things: [], seals: false });

test('what the example of a lesson does is lit: one choice, members as often as it takes them, or nobody', () => {
  expect(isTaught(taught('go', { to: 3 }), option('go', { to: 3 }))).toBe(true);
  expect(isTaught(taught('go', { to: 3 }), option('go', { to: 4 }))).toBe(false);
  expect(isTaught({ lesson: null }, option('go', { to: 3 }))).toBe(false);
  const twice = taught('take', [{ name: 'b' }, { name: 'b' }]);
  expect([0, 1].map(n => isTaughtMember(twice, set, n, 0))).toEqual([false, true]);
  expect([1, 2].map(times => isTaughtMember(twice, set, 1, times))).toEqual([true, false]);
  expect(isNobodyTaught(twice, set)).toBe(false);
  expect(isNobodyTaught(taught('take', []), set)).toBe(true);
  expect(isNobodyTaught(taught('leave', []), set)).toBe(false);
  expect(isNobodyTaught({ lesson: null }, set)).toBe(false);
});
