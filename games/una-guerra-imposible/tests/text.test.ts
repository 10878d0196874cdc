import { proofread } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { definitional } from '../text/definitional.ts';
import { headings } from '../text/headings.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { terms } from '../text/terms.ts';

test('460 rules, their headings, reasons and terms read alike in both languages', () => {
  expect(Object.keys(en)).toHaveLength(460);
  expect(proofread({ rules: { en, es }, headings, definitional, terms })).toEqual([]);
});
