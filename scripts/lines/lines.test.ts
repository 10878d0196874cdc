import { expect, test } from 'vitest';
import { BEFORE, countLines, GOAL } from './count.ts';
import { sixSpacesFiles } from './files.ts';

const counted = (files: Record<string, string>) => Object.fromEntries(countLines(new Map(Object.entries(files))));

test('blank lines and lines of comment alone are not counted, nor what is printed, read or tried', () => {
  const text = '/** A room. */\n\n// why\nexport const a = 1; // 1.1\n  /**\n   * more\n   */\nexport const b = 2;\n';
  expect(counted({ 'state/a.ts': text, 'data/b.ts': text, 'text/en.ts': text, 'tests/c.test.ts': text })).toEqual({
    state: { plain: 2, optional: 0 },
  });
  expect(counted({ 'types.ts': text, 'types/more.ts': text })).toEqual({ types: { plain: 4, optional: 0 } });
});
test('a file that opens with an optional rule is counted apart, one that only speaks of such a rule later is not', () => {
  const body = 'export const a = 1;\nexport const b = 2;\n';
  expect(counted({ 'rulebook/8-guns.ts': `/** 8.8 GUNS */\n${body}`, 'rulebook/1.ts': `/** 1. PLAY */\n${body}` })).toEqual({
    rulebook: { plain: 2, optional: 2 },
  });
  expect(counted({ 'board/Guns.svelte': `<script lang="ts">\n  /** 8.8 Guns. */\n</script>\n<g />\n` })).toEqual({
    board: { plain: 0, optional: 3 },
  });
  expect(counted({ 'verbs/a.ts': `export const z = 0;\n/** 8.8 Guns. */\n${body}` })).toEqual({
    verbs: { plain: 3, optional: 0 },
  });
});
test('elsewhere a line is counted apart that cites an optional rule or uses what comes from such a file', () => {
  const files = {
    'queries/guns.ts': '/** 8.8 Guns. */\nexport const guns = 2;\n',
    'verbs/a.ts':
      "import { guns } from '../queries/guns.ts';\nimport { x } from '../queries/x.ts';\nfire(guns);\nfire('guns');\nkeep(x); // 8.14\nx('8.1');\nx('18.2', '8.15', 1.8.2);\n",
  };
  expect(counted(files)['verbs']).toEqual({ plain: 4, optional: 3 });
});
test('a game in the manner of Six Spaces costs a quarter less than before there was a kit', () => {
  const before = Object.values(BEFORE).reduce((sum, n) => sum + n, 0);
  const now = [...countLines(sixSpacesFiles()).values()].reduce((sum, { plain }) => sum + plain, 0);
  expect(before).toBe(1385);
  expect(GOAL).toBeLessThanOrEqual(before * 0.75);
  expect(now).toBeLessThanOrEqual(GOAL);
});
