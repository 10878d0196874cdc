import { expect, test } from 'vitest';
import { type LedgerTexts, proofread } from '../battery/index.ts';

const en = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`1-${n}`, `Rule ${n} says something, see [1-0].`]));
const es = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`1-${n}`, `La regla ${n} dice algo, véase [1-0].`]));
const clean: LedgerTexts = {
  rules: { en, es },
  headings: [{ id: '1', level: 1, rules: '1', en: 'All', es: 'Todo' }],
  definitional: { '1-0': 'It only names what the others speak of.' },
  terms: { block: { en: { term: 'Block', def: 'A piece.' }, es: { term: 'Bloque', def: 'Una pieza.' } } },
};
const spanish = (rules: Readonly<Record<string, string>>): LedgerTexts => ({ ...clean, rules: { en, es: { ...es, ...rules } } });

test('a clean ledger has no faults', () => expect(proofread(clean)).toEqual([]));
test.each<[string, LedgerTexts]>([
  ['the languages do not hold the same rules', spanish({ '2-0': 'Una regla de más, véase [1-0].' })],
  ['1-3 es is no sentence', spanish({ '1-3': 'La regla 3 dice algo, véase [1-0]' })],
  ['1-3 refers to other rules in Spanish', spanish({ '1-3': 'La regla 3 dice algo, véase [1-1].' })],
  ['1-3 is a ruling in one language only', spanish({ '1-3': 'Interpretación: la regla 3 dice algo, véase [1-0].' })],
  ['1-3 has other figures in Spanish: 3 / 4', spanish({ '1-3': 'La regla 4 dice algo, véase [1-0].' })],
  ['1-3 refers to 9-9, which is no rule', { ...clean, rules: { en: { ...en, '1-3': 'Rule 3, see [9-9].' }, es } }],
  ['the headings do not follow', { ...clean, headings: [] }],
  ['two headings have the same id', { ...clean, headings: [...clean.headings, { ...clean.headings[0]!, rules: null }] }],
  ['9-9 needs no code and is no rule', { ...clean, definitional: { '9-9': 'It only names what the others speak of.' } }],
  ['1-0 needs no code and does not say why', { ...clean, definitional: { '1-0': 'No.' } }],
  [
    'one rule in twenty needs no code',
    { ...clean, definitional: { ...clean.definitional, '1-1': 'It only names what the others speak of.' } },
  ],
  ['Block stands twice in en', { ...clean, terms: { ...clean.terms, other: clean.terms['block']! } }],
  [
    'block es has no meaning',
    { ...clean, terms: { block: { ...clean.terms['block']!, es: { term: 'Bloque', def: 'Una pieza' } } } },
  ],
])('%s', (fault, ledger) => expect(proofread(ledger)).toEqual(expect.arrayContaining([expect.stringContaining(fault)])));
