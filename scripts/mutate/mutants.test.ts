import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { diffOf, mutantsIn, sampleOf } from './mutants.ts';
import { MARK, marked } from './reach.ts';
import { explainedIn, reportOf, wordsOf } from './report.ts';

const SOURCE = `const most = 3;
const may = n => {
  if (n > most || n === 0) return false;
  log.push(n);
  return [n, 1].length > 1;
};
result = [may(0), may(2), may(9)];
`;
const rules = mutantsIn(new Map([['verbs/a.ts', SOURCE]]), []);

test('every mutant has a name of its own, which stays when lines are put elsewhere', () => {
  const ids = rules.mutants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(15);
  const moved = mutantsIn(
    new Map([['verbs/a.ts', `// more\nconst other = () => 1;\n\n${SOURCE.replaceAll('\n  ', '\n      ')}`]]),
    [],
  );
  expect(moved.mutants.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const changed = mutantsIn(new Map([['verbs/a.ts', SOURCE.replace('n > most', 'n >= most')]]), []);
  expect(changed.mutants.map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids));
});
test('a sample is drawn by its seed, and a larger one begins with the smaller', () => {
  const [few, more, other] = [sampleOf(rules.mutants, '1', 5), sampleOf(rules.mutants, '1', 9), sampleOf(rules.mutants, '2', 9)];
  expect(more.slice(0, 5)).toEqual(few);
  expect(other).not.toEqual(more);
  expect(new Set(sampleOf(rules.mutants, '1', 1000)).size).toBe(rules.mutants.length);
});
test('marked rules do what they did, and tell what they came by', () => {
  const run = (text: string) => {
    const [log, reached]: [number[], Set<number>] = [[], new Set()];
    const context = { log, result: null, [MARK]: (site: number) => reached.add(site) };
    runInNewContext(text, context);
    return { log, result: context.result, reached };
  };
  const plain = run(SOURCE);
  const { reached, ...said } = run(marked(rules).get('verbs/a.ts')!);
  expect(said).toEqual({ log: plain.log, result: plain.result });
  const inside = [...rules.sites.keys()].filter(n => !rules.sites[n]!.isAtOnce);
  expect([...reached].sort((a, b) => a - b)).toEqual(inside);
  // may(9) alone never comes to the push.
  const once = run(
    marked(rules)
      .get('verbs/a.ts')!
      .replace(/result = .*/, 'result = [may(9)];'),
  );
  const push = rules.mutants.find(({ kind, line }) => kind === 'statement' && line === 4)!;
  expect([reached.has(push.site), once.reached.has(push.site)]).toEqual([true, false]);
});
test('a difference shows the lines as they are and as they become', () => {
  const mutant = rules.mutants.find(({ kind }) => kind === 'logic')!;
  expect(diffOf(SOURCE, mutant)).toBe('-   if (n > most || n === 0) return false;\n+   if (n > most && n === 0) return false;');
});

const [a, b, c] = rules.mutants as [(typeof rules.mutants)[0], (typeof rules.mutants)[0], (typeof rules.mutants)[0]];
const verdicts = new Map([
  [a.id, { id: a.id, is: 'killed', by: 'a test', ms: 1 } as const],
  [b.id, { id: b.id, is: 'survived', by: null, ms: 1 } as const],
]);
test('survivors count unless they are explained, and more than one in ten are too many', () => {
  const of = { game: 'planted', seed: '1' };
  expect(reportOf(of, rules, [a, b], verdicts, {})).toMatchObject({
    tried: 2,
    killed: 1,
    survived: 1,
    explained: 0,
    enough: false,
  });
  const all = reportOf(of, rules, [a, b, c], verdicts, { [b.id]: 'the same', [c.id]: 'the same' });
  expect(all).toMatchObject({ tried: 3, killed: 1, survived: 0, explained: 2, enough: true, survivors: [], stale: [] });
  expect(wordsOf(all)).toBe(`planted: 3 of ${rules.mutants.length} mutants: 1 killed, 0 survived (0.0 %), 2 explained`);
});
test('an explanation of what is gone, or of what a test kills, is told', () => {
  const { stale, explained } = reportOf({ game: 'planted', seed: '1' }, rules, [a], verdicts, { [a.id]: 'the same', gone: 'so' });
  expect([stale, explained]).toEqual([['gone', a.id], 0]);
});
test('an explanation needs a reason', () => {
  expect(() => explainedIn('{ "a": " " }')).toThrow('no reason for a');
  expect(() => explainedIn('["a"]')).toThrow();
  expect(explainedIn('{ "a": "so" }')).toEqual({ a: 'so' });
});
