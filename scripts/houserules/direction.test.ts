import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const fault = (path: string, specifier: string, kind = 'import') => {
  const line = kind === 'import' ? `import { x } from '${specifier}';` : `import type { X } from '${specifier}';`;
  const source = path.endsWith('.svelte') ? `<script lang="ts">\n${line}\n</script>\n<p>import</p>` : line;
  return faultsOf(path, source).map(told => told.slice(told.indexOf(': ') + 2));
};

test.each([
  ['engine/play/a.ts', '@cuartel/six-spaces/data/spaces.ts', 'engine/ may not import games/'],
  ['engine/play/a.ts', '../../games/six/data/spaces.ts', 'engine/ may not import games/'],
  ['engine/play/a.test.ts', '@cuartel/six-spaces', 'engine/ may not import games/'],
  ['engine/play/a.ts', '@cuartel/cli/play.ts', 'engine/ may not import cli/'],
  ['engine/play/a.ts', '@cuartel/boardkit/face.ts', 'engine/ may not import boardkit/'],
  ['boardkit/pieces/a.ts', '@cuartel/six-spaces/data/board.ts', 'boardkit/ may not import games/'],
  ['boardkit/pieces/Block.svelte', '../../table/play/a.ts', 'boardkit/ may not import table/'],
  ['bots/search.ts', '@cuartel/boardkit/face.ts', 'bots/ may not import boardkit/'],
  ['server/a.ts', '@cuartel/boardkit/face.ts', 'server/ may not import boardkit/'],
  ['games/six/queries/a.ts', '@cuartel/boardkit/face.ts', 'only board/ of a game may import boardkit/, not queries/'],
  ['games/six/index.ts', '@cuartel/boardkit/face.ts', 'only board/ of a game may import boardkit/, not index/'],
  ['table/play/a.ts', '@cuartel/six-spaces/board/face.ts', 'table/ names no game: it finds them on the shelf'],
  ['table/play/Stage.svelte', '@cuartel/six-spaces', 'table/ names no game: it finds them on the shelf'],
  ['games/six/board/Board.svelte', '../../../table/shell.ts', 'games/ may not import table/'],
  ['games/six/rulebook/a.ts', '@cuartel/bots/search.ts', 'games/ may not import bots/'],
  ['games/six/board/a.ts', '../../../table/shell.ts', 'games/ may not import table/'],
  ['games/six/data/a.ts', '../../five/data/spaces.ts', 'a game may not import another game (six -> five)'],
  ['bots/search.ts', '@cuartel/server/store.ts', 'bots/ may not import server/'],
  ['table/shell.ts', '@cuartel/cli/play.ts', 'table/ may not import cli/'],
  ['client/a.ts', '@cuartel/six-spaces', 'client/ may not import games/'],
  ['games/six/board/a.ts', '@cuartel/client', 'games/ may not import client/'],
  ['cli/play.ts', '../scripts/checks.ts', 'cli/ may not import scripts/'],
])('planted: %s imports %s', (path, specifier, why) => {
  expect(fault(path, specifier)).toEqual([why]);
  expect(fault(path, specifier, 'type')).toEqual([why]);
});

test('planted: bots/ opens what a game keeps to itself', () => {
  for (const room of ['state', 'verbs', 'rulebook', 'cards', 'bot'])
    expect(fault('bots/a.ts', `@cuartel/six-spaces/${room}/a.ts`)).toEqual([
      `bots/ may not open ${room}/ of a game; its index.ts hands out what is meant for others`,
    ]);
  for (const door of ['', '/index.ts', '/types.ts', '/data/a.ts', '/queries/a.ts', '/text/a.ts', '/board/a.ts'])
    expect(fault('bots/a.ts', `@cuartel/six-spaces${door}`)).toEqual([]);
});

test.each([
  ['server/a.ts', '@cuartel/six-spaces/state/a.ts'],
  ['cli/a.ts', '@cuartel/six-spaces/rulebook/a.ts'],
  ['games/six/index.ts', './rulebook/contents.ts'],
  ['games/six/bot/a.ts', '../state/a.ts'],
  ['games/six/tests/a.test.ts', '../verbs/a.ts'],
  ['games/index.ts', './six/index.ts'],
  ['games/six/verbs/a.ts', '@cuartel/engine/machine/a.ts'],
  ['games/six/board/a.ts', '@cuartel/boardkit/face.ts'],
  ['games/six/board/Board.svelte', '@cuartel/boardkit/pieces/Block.svelte'],
  ['boardkit/pieces/Block.svelte', '@cuartel/engine'],
  ['table/face.ts', '@cuartel/boardkit/face.ts'],
  ['table/build/a.ts', '../../games/shelf.ts'],
  ['table/online/a.ts', '@cuartel/client'],
  ['client/a.ts', '@cuartel/server/protocol/play.ts'],
  ['table/tests/a.browser.ts', '@cuartel/six-spaces'],
  ['scripts/a.ts', '../cli/ledger/ids.ts'],
])('%s may import %s', (path, specifier) => {
  expect(fault(path, specifier)).toEqual([]);
});

/** Rows import columns: V values and types, t types only, - nothing. */
const ROOMS = ['data', 'state', 'queries', 'verbs', 'rulebook', 'cards', 'text', 'board', 'types'] as const;
const MATRIX: Record<string, string> = {
  data: 'V--------',
  state: 'VV----t-t',
  queries: 'VVV---t-t',
  verbs: 'VVVV--t-t',
  rulebook: 'VVVVVVt-V',
  cards: 'VVVVVVt-V',
  text: 'VtV---V-V',
  board: 'VtV---VVV',
};

test.each(Object.keys(MATRIX))('inside a game, %s/ sees what it may see and nothing more', from => {
  const seen = ROOMS.map(to => {
    const specifier = to === 'types' ? '../types.ts' : `../${to}/b.ts`;
    if (fault(`games/six/${from}/a.ts`, specifier).length === 0) return 'V';
    return fault(`games/six/${from}/a.ts`, specifier, 'type').length === 0 ? 't' : '-';
  });
  expect(seen.join('')).toBe(MATRIX[from]);
});

test('planted: every form of import is seen', () => {
  for (const code of [
    `import '@cuartel/cli/a.ts';`,
    `import * as all from '@cuartel/cli/a.ts';`,
    `export { x } from '@cuartel/cli/a.ts';`,
    `export * from '@cuartel/cli/a.ts';`,
    `const x = import('@cuartel/cli/a.ts');`,
    `type X = import('@cuartel/cli/a.ts').X;`,
  ])
    expect(faultsOf('engine/a.ts', `\n${code}`)).toEqual(['engine/a.ts:2: engine/ may not import cli/']);
});

test('planted: a component is read from its scripts alone, and its lines are counted from the top of the file', () => {
  const component = `<script module lang="ts">\n  import { a } from '@cuartel/engine';\n</script>\n<!-- import { x } from '@cuartel/table/face.ts' -->\n<script lang="ts">\n  import { b } from '@cuartel/table/face.ts';\n</script>\n<p>{b}</p>`;
  expect(faultsOf('games/six/board/A.svelte', component)).toEqual(['games/six/board/A.svelte:6: games/ may not import table/']);
});

test('an import of types beside values is an import of values', () => {
  expect(faultsOf('games/six/state/a.ts', `import { type X } from '../text/rules.en.ts';`)).toEqual([]);
  expect(faultsOf('games/six/state/a.ts', `import { type X, y } from '../text/rules.en.ts';`)).toHaveLength(1);
});
