import { expect, test } from 'vitest';
import { count, readLedger, type Sources, untested, untouched } from './ledger.ts';

const EN = `export const rules = {
  '1.1': 'Each side is dealt three cards.',
  '1.2-a': 'North acts first [1.1].',
  '1.2-b': 'Then South.',
  'C-k': 'A long ' + 'card.',
} as const;
export type RuleId = keyof typeof rules;`;
const ES = `import type { RuleId } from './rules.en.ts';
export const rules: Record<RuleId, string> = {
  '1.1': 'Se reparten tres cartas.',
  '1.2-a': 'Norte actúa primero [1.1].',
  '1.2-b': 'Luego Sur.',
  'C-k': 'Una carta.',
};`;
const DEFINITIONAL = `export const definitional: Partial<Record<string, string>> = { 'C-k': 'says what a card is' };`;

const sources = (changes: Record<string, string> = {}): Sources =>
  new Map(Object.entries({ 'text/rules.en.ts': EN, 'text/rules.es.ts': ES, 'text/definitional.ts': DEFINITIONAL, ...changes }));
const faults = (changes: Record<string, string>) => readLedger('six', sources(changes)).faults;

test('a sound ledger has no faults, and joined literals are read', () => {
  const ledger = readLedger('six', sources());
  expect(ledger.faults).toEqual([]);
  expect(ledger.rules).toEqual(['1.1', '1.2-a', '1.2-b', 'C-k']);
});

test('code cites by string, by doc comment and by line comment, in the rooms of code only', () => {
  const ledger = readLedger(
    'six',
    sources({
      'rulebook/01-sequence.ts': `export const deal = step('1.1', () => next);`,
      'verbs/deal.ts': `/** Deals, as 1.2-a asks. */\nexport const deal = () => {};`,
      'data/spaces.ts': `// 1.2-b is not carried out by data`,
    }),
  );
  expect([...ledger.implemented].sort()).toEqual(['1.1', '1.2-a']);
  expect(untouched(ledger)).toEqual(['1.2-b']);
});

test('a citation in a test, a template with gaps, or code after a regular expression', () => {
  const ledger = readLedger(
    'six',
    sources({
      'queries/a.ts': ['const r = /[\'"`]/; const t = `$', '{r} as 1.2-b says`; // trailing: 1.1'].join(''),
      'tests/a.test.ts': `test('1.2-a is cited by a test alone', () => {});`,
    }),
  );
  expect([...ledger.implemented].sort()).toEqual(['1.1', '1.2-b']);
});

test('counts: tested rules must be in the ledger; a definition is never untouched', () => {
  const ledger = readLedger('six', sources({ 'index.ts': `cite('1.1');` }));
  const tested = new Set(['1.1', '9.9']);
  expect(count(ledger, tested)).toEqual({ game: 'six', rules: 4, implemented: 1, tested: 1, definitional: 1, untouched: 2 });
  expect(untested(ledger, tested)).toEqual(['1.2-a', '1.2-b']);
});

test('planted: an unknown id as first argument of an engine word', () => {
  for (const word of ['step', 'decide', 'together', 'moment', 't.tell']) {
    expect(faults({ 'rulebook/a.ts': `export const a =\n  ${word}('1.9', 1);` })).toEqual([
      'games/six/rulebook/a.ts:2: cites 1.9, which is not in the ledger',
    ]);
  }
  expect(faults({ 'rulebook/a.ts': `moment('battle', 1); other('1.9');` })).toEqual([]);
});

test('planted: an unknown id in a condition', () => {
  expect(faults({ 'cards/a.ts': `export const c = { of: x, if: [['1.1', a], ['1.2-q', b]] };` })).toEqual([
    'games/six/cards/a.ts:1: cites 1.2-q, which is not in the ledger',
  ]);
});

test('planted: an unknown id in a comment or in the name of a test', () => {
  expect(faults({ 'verbs/a.ts': '\n/**\n * 1.2-a, 1.2-x\n */\nexport const a = 1;' })).toEqual([
    'games/six/verbs/a.ts:3: the comment cites 1.2-x, which is not in the ledger',
  ]);
  expect(faults({ 'tests/a.test.ts': `test.each([1])('1.2-x does so', () => {});` })).toEqual([
    'games/six/tests/a.test.ts:1: the test is named after 1.2-x, which is not in the ledger',
  ]);
});

test('planted: an id that stands twice', () => {
  expect(
    faults({ 'text/rules.en.ts': EN.replace("'1.2-b'", "'1.2-a'"), 'text/rules.es.ts': ES.replace(/.*1\.2-b.*\n/, '') }),
  ).toEqual(['games/six/text/rules.en.ts:4: 1.2-a stands twice; first on line 3']);
});

test('planted: a rule that one language lacks', () => {
  expect(faults({ 'text/rules.es.ts': ES.replace(/.*1\.2-b.*\n/, '') })).toEqual([
    'games/six/text/rules.es.ts: lacks 1.2-b, which is in games/six/text/rules.en.ts',
  ]);
  expect(faults({ 'text/rules.en.ts': EN.replace(/.*1\.2-b.*\n/, '') })).toEqual([
    'games/six/text/rules.en.ts: lacks 1.2-b, which is in games/six/text/rules.es.ts',
  ]);
});

test('planted: an empty text, a text that is not plain, a spread', () => {
  expect(faults({ 'text/rules.es.ts': ES.replace("'Luego Sur.'", "'  '") })).toEqual([
    'games/six/text/rules.es.ts:5: 1.2-b has an empty text',
  ]);
  expect(faults({ 'text/rules.es.ts': ES.replace("'Luego Sur.'", 'other') })).toEqual([
    'games/six/text/rules.es.ts:5: 1.2-b is not plain text',
  ]);
  expect(faults({ 'text/rules.es.ts': ES.replace('};', '  ...more,\n};') })).toEqual([
    "games/six/text/rules.es.ts:7: only plain `'id': 'text'` entries can be read",
  ]);
});

test('planted: a reference to a rule that is not there, in either language', () => {
  expect(faults({ 'text/rules.en.ts': EN.replace('[1.1]', '[1.2-b, 1.4] [sic]') })).toEqual([
    'games/six/text/rules.en.ts:3: 1.2-a refers to [1.4], which is not in the ledger',
  ]);
  expect(faults({ 'text/rules.es.ts': ES.replace('[1.1]', '[2]') })).toEqual([
    'games/six/text/rules.es.ts:4: 1.2-a refers to [2], which is not in the ledger',
  ]);
});

test('planted: a definition of an unknown rule, or without a reason', () => {
  expect(faults({ 'text/definitional.ts': `export const definitional = {\n  '3.3': 'no',\n  '1.1': '',\n};` })).toEqual([
    'games/six/text/definitional.ts:3: 1.1 has an empty text',
    'games/six/text/definitional.ts:2: 3.3 is not in the ledger',
  ]);
});

test('planted: a ledger that is not there at all', () => {
  expect(readLedger('six', new Map([['index.ts', '']])).faults).toEqual([
    'games/six/text/rules.en.ts: is missing',
    'games/six/text/rules.es.ts: is missing',
    'games/six/text/definitional.ts: is missing',
  ]);
});
