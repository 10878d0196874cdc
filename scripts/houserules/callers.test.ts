import { expect, test } from 'vitest';
import { uncalled } from './callers.ts';

const said = (files: Readonly<Record<string, string>>): string[] =>
  uncalled(Object.entries(files).map(([path, source]) => ({ path, source })));
const KIT = {
  'engine/kit/index.ts': "export * from './pile.ts';",
  'engine/kit/pile.ts': 'export const take = 1;\n\nexport type Pile = number[];\nexport function shuffled() {}\nconst own = 2;',
};
const fault = (line: number, name: string) =>
  `engine/kit/pile.ts:${line}: ${name} has no caller outside tests: let a game use it, or take it away`;
const pile = "from '@cuartel/engine/kit/pile.ts';";

test('planted: exports of the kit that nobody calls', () => {
  expect(said(KIT)).toEqual([fault(1, 'take'), fault(3, 'Pile'), fault(4, 'shuffled')]);
  expect(said({ ...KIT, 'games/six/verbs/a.ts': `import { type Pile, take } ${pile}` })).toEqual([fault(4, 'shuffled')]);
});
test('planted: a test is no caller', () => {
  const all = `import { type Pile, shuffled, take } ${pile}`;
  for (const path of ['games/six/tests/a.test.ts', 'games/six/tests/scene.ts', 'engine/kit/tests/pile.test.ts', 'cli/a.bench.ts'])
    expect(said({ ...KIT, [path]: all })).toHaveLength(3);
  expect(said({ ...KIT, 'games/six/verbs/a.ts': all })).toEqual([]);
});
test('planted: a thing of the same name from elsewhere is no caller', () => {
  expect(said({ ...KIT, 'games/six/verbs/a.ts': "import { take } from './kit/pile.ts';" })).toHaveLength(3);
  expect(said({ ...KIT, 'games/six/verbs/a.ts': "import { take } from '@cuartel/engine/kit/cups.ts';" })).toHaveLength(3);
});
test('callers by the index of the kit, under another name, in a component, inside the kit, or of the whole file', () => {
  const rest = [fault(3, 'Pile'), fault(4, 'shuffled')];
  expect(said({ ...KIT, 'games/six/verbs/a.ts': "import { take } from '@cuartel/engine/kit/index.ts';" })).toEqual(rest);
  expect(said({ ...KIT, 'games/six/verbs/a.ts': `import { take as takeOut } ${pile}` })).toEqual(rest);
  expect(said({ ...KIT, 'games/six/board/A.svelte': `import { take } ${pile}` })).toEqual(rest);
  expect(said({ ...KIT, 'engine/kit/force.ts': "import { take } from './pile.ts';" })).toEqual(rest);
  expect(said({ ...KIT, 'games/six/verbs/a.ts': `import * as piles ${pile}` })).toEqual([]);
});
