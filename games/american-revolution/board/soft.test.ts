import { expect, test } from 'vitest';
import { soft } from './soft.ts';

test('long words of the political tables may be parted between syllables, short ones stay whole', () => {
  const shown = (text: string) => soft(text).replaceAll('\u00AD', '-');
  expect(shown('Auxiliares extranjeros para Gran Bretaña')).toBe('Auxi-lia-res extran-je-ros para Gran Bretaña');
  expect(shown('Neutralidad')).toBe('Neutra-li-dad');
  expect(shown('Independence')).toBe('Inde-pen-dence');
  expect(shown('Loans and Covert Aid')).toBe('Loans and Covert Aid');
});
