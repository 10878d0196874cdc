import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, copy, parts, same } from '../state/plain.ts';

const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string(),
    fc.array(tie('value')),
    fc.dictionary(
      fc.string().filter(k => k !== '__proto__'),
      tie('value'),
    ),
  ),
})).value;

test('a copy is the same, shares nothing, and has the same canonical text', () => {
  fc.assert(
    fc.property(plain, value => {
      const twin = copy(value);
      expect(same(twin, value)).toBe(true);
      expect(canonical(twin)).toBe(canonical(value));
      const ours = parts(value);
      for (const part of parts(twin)) expect(ours.has(part)).toBe(false);
    }),
  );
});
test('canonical text does not depend on the order of keys, and reads back', () => {
  expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(canonical({ a: [{ c: 'x', d: null }], b: 1 }));
  fc.assert(fc.property(plain, value => same(JSON.parse(canonical(value)), value)));
  expect(canonical(-0)).toBe('0');
});
test('what JSON cannot carry is refused and named', () => {
  expect(() => canonical({ a: { b: [undefined] } })).toThrow('$.a.b[0] is undefined');
  expect(() => canonical({ n: Number.NaN })).toThrow('$.n is NaN');
  expect(() => canonical(new Map())).toThrow('not plain');
});
test('same tells values apart', () => {
  expect(same([1, 2], [1, 2, 3])).toBe(false);
  expect(same({ a: 1 }, { b: 1 })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same('1', 1)).toBe(false);
});
