import { expect, test } from 'vitest';
import { hexNamed } from '../data/hexes.ts';
import { bobbyLee } from '../index.ts';

test('1.3-b a hex is called by its first place; one without a place is said to be a hex', () => {
  const march = (language: 'en' | 'es', hex: keyof typeof hexNamed) =>
    bobbyLee.text[language].deeds.march(hexNamed[hex] as never, null as never);
  expect([march('en', 'Q06'), march('es', 'Q06')]).toEqual(['March to hex Q06', 'Marchar a hex Q06']);
  expect([march('en', 'P05'), march('es', 'P05')].some(text => /P05|hex/.test(text))).toBe(false);
});
