import { expect, test } from 'vitest';
import { type Declared, declaredIn, wordFaults } from './words.ts';

const said = (files: Readonly<Record<string, string>>, same = {}, owed = {}): string[] => {
  const declared: Declared[] = Object.entries(files).flatMap(([path, source]) => declaredIn(path, source));
  return wordFaults(declared, same, owed);
};
const HERE = 'export interface Seat { me: string }';

test('planted: one word for two things in two wings', () => {
  expect(said({ 'engine/play/a.ts': HERE, 'table/b.ts': '\nexport type Seat = string;' })).toEqual([
    'engine/play/a.ts:1: Seat is already a word of table: import it if it is the same thing, else choose another',
    'table/b.ts:2: Seat is already a word of engine: import it if it is the same thing, else choose another',
  ]);
  expect(said({ 'server/a.ts': 'export class Seat {}', 'cli/b.ts': HERE })).toHaveLength(2);
});
test('words of one wing, of tests, and those that are not exported, are nobody’s concern', () => {
  expect(said({ 'engine/play/a.ts': HERE, 'engine/kit/b.ts': HERE })).toEqual([]);
  expect(said({ 'engine/play/a.ts': HERE, 'table/b.ts': 'interface Seat {}', 'cli/tests/c.ts': HERE })).toEqual([]);
});
test('what is made from the thing of that name is that thing', () => {
  const drawn = "import type { Seat as Sat } from '@cuartel/engine';\nexport type Seat = Sat<'north'>;";
  expect(said({ 'engine/play/a.ts': HERE, 'games/six/state/a.ts': drawn, 'table/b.ts': drawn })).toEqual([]);
  const other = "import type { Chair } from '@cuartel/engine';\nexport type Seat = Chair;";
  expect(said({ 'engine/play/a.ts': HERE, 'table/b.ts': other })).toHaveLength(2);
});
test('a game heeds the words of the engine and the boardkit, and no others', () => {
  expect(said({ 'server/a.ts': HERE, 'games/six/data/a.ts': HERE, 'games/five/data/a.ts': HERE })).toEqual([]);
  expect(said({ 'boardkit/a.ts': HERE, 'games/six/data/a.ts': HERE })).toHaveLength(2);
  expect(said({ 'engine/kit/a.ts': HERE, 'games/six/data/a.ts': HERE })).toEqual([]);
  expect(said({ 'engine/kit/a.ts': HERE, 'server/a.ts': HERE })).toHaveLength(2);
  // The server's seat and the engine's clash; the game's clashes with the engine's alone.
  const [, game] = said({ 'engine/play/a.ts': HERE, 'games/six/data/a.ts': HERE, 'server/a.ts': HERE });
  expect(game).toContain('already a word of engine:');
});
test('planted: the list of what is owed holds the wings it names, and must shrink', () => {
  const files = { 'engine/play/a.ts': HERE, 'table/b.ts': HERE };
  expect(said(files, {}, { Seat: ['engine', 'table'] })).toEqual([]);
  expect(said(files, { Seat: ['engine', 'table'] })).toEqual([]);
  expect(said({ ...files, 'cli/c.ts': HERE }, {}, { Seat: ['engine', 'table'] })).toEqual([
    'cli/c.ts:1: Seat is already a word of engine, table: import it if it is the same thing, else choose another',
  ]);
  expect(said({ 'engine/play/a.ts': HERE }, {}, { Seat: ['engine', 'table'] })).toEqual([
    'scripts/houserules/glossary.ts: Seat is no longer shared by engine/: strike it off',
    'scripts/houserules/glossary.ts: Seat is no longer shared by table/: strike it off',
  ]);
});
