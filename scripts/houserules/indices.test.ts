import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const faults = (code: string): string[] => faultsOf('server/live/a.ts', code);

test('a bounded index is said to be so in one way', () => {
  expect(faults('export const a = (x: number[], i: number) => x[i] as number;')).toEqual([
    'server/live/a.ts:1: x[i] as number: write x[i]!',
  ]);
  expect(faults('export const a = (x: number[][]) => (x[1]![2] as number) + 1;')).toHaveLength(1);
  expect(faultsOf('games/six/board/A.svelte', '<script lang="ts">\nconst y = x[0] as number;\n</script>')).toEqual([
    'games/six/board/A.svelte:2: x[0] as number: write x[0]!',
  ]);
});
test('what is unknown may be said to be a number', () => {
  for (const fine of [
    'x[i]!',
    "my['to'] as number",
    'my[key] as number',
    'frame.my[key] as number',
    'x as number',
    'x[i] as number[]',
  ])
    expect(faults(`export const a = ${fine};`), fine).toEqual([]);
});
