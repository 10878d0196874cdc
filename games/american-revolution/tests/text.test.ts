import { proofread } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { MARKERS } from '../data/markers.ts';
import { definitional } from '../text/definitional.ts';
import { headings } from '../text/headings.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { terms } from '../text/terms.ts';
import { wordsOf } from '../text/words.ts';

test('544 rules, their headings, reasons and terms read alike in both languages', () => {
  expect(Object.keys(en)).toHaveLength(544);
  expect(proofread({ rules: { en, es }, headings, definitional, terms })).toEqual([]);
});

test('7.6-a in Spanish a marker is never called by its English name', () => {
  const spanish = wordsOf('es');
  const foreign = MARKERS.map(({ name }, marker) => ({ name, es: spanish.marker(marker) })).filter(
    ({ name, es: said }) => name !== said,
  );
  expect(foreign).toHaveLength(18);
  for (const { name } of foreign) for (const [id, text] of Object.entries(es)) expect(text, id).not.toContain(name);
});
