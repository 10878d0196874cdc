import { expect, test } from 'vitest';
import type { ChoiceInWords, Question } from '../worker/protocol.ts';
import { answerOf, entriesOf, judgedHere, setsOf, toggled } from './entries.ts';

const choice = (deed: string, what: unknown, things: ChoiceInWords['things'] = []): ChoiceInWords => ({
  do: deed,
  with: what,
  text: `${deed} ${JSON.stringify(what)}`,
  things,
  seals: false,
});
const question = (options: readonly ChoiceInWords[], sets: Question['sets'] = []): Question => ({
  side: 'a',
  rule: '1',
  section: 's',
  step: 't',
  prompt: '?',
  options,
  sets,
});
const HQS = [[7], [9], [12], [7, 9], [7, 12], [9, 12]].map(list =>
  choice(
    'activate',
    list,
    list.map(n => `block:${n}` as const),
  ),
);

test('what ends a phase stands last, whatever the rules list first; what is not on the map stands before what is', () => {
  const entries = entriesOf(question([choice('halt', null), choice('go', 3, ['space:3']), choice('demand', 1)]), ['halt']);
  expect(entries.map(entry => (entry.is === 'option' ? [entry.option.do, entry.ender] : []))).toEqual([
    ['demand', false],
    ['go', false],
    ['halt', true],
  ]);
});
test('of several that end something the one the face names first has the key T, whatever the rules list first', () => {
  const asked = question([choice('disband', null), choice('go', 3, ['space:3']), choice('wait', null)]);
  const ends = entriesOf(asked, ['wait', 'disband']).filter(entry => entry.is === 'option' && entry.ender);
  expect(ends.map(entry => entry.is === 'option' && entry.option.do)).toEqual(['wait', 'disband']);
});
test('several of one deed stand behind what is there once, however few are left', () => {
  const run = (n: number) => Array.from({ length: n }, (_, i) => choice('buy', i + 1));
  const deeds = (n: number) =>
    entriesOf(question([...run(n), choice('hire', null), choice('finish', null)]), ['finish']).map(entry =>
      entry.is === 'option' ? entry.option.do : '',
    );
  expect(deeds(5)).toEqual(['hire', 'buy', 'buy', 'buy', 'buy', 'buy', 'finish']);
  expect(deeds(2)).toEqual(['hire', 'buy', 'buy', 'finish']);
});
test('the only choice there is ends nothing', () => {
  expect(entriesOf(question([choice('pass', null)])).map(entry => entry.is === 'option' && entry.ender)).toEqual([false]);
});
test('where everybody must go along there is one list: it is chosen at once, not put together', () => {
  const both = [3, 5].map(n => ({ with: n, text: String(n), things: [`unit:${n}` as const] }));
  const fire = { do: 'fire', members: both, least: 2, most: 2, times: null, keys: null };
  const asked = question([choice('fire', [3, 5], ['unit:3', 'unit:5']), choice('pass', null)], [fire]);
  expect(setsOf(asked)).toEqual([]);
  expect(entriesOf(asked).map(entry => entry.is === 'option' && [entry.option.do, entry.ender])).toEqual([
    ['fire', false],
    ['pass', true],
  ]);
  // One of two is put together, and so is what the rules did not write out.
  expect(setsOf(question([choice('fire', [3])], [{ ...fire, least: 1 }])).length).toBe(1);
  expect(setsOf(question([choice('pass', null)], [fire])).length).toBe(1);
});
test('lists written out one by one are toggled by their members, never listed', () => {
  const asked = question([...HQS, choice('pass', null)]);
  const [set] = setsOf(asked);
  expect(set?.members.map(member => member.with)).toEqual([7, 9, 12]);
  expect([set?.least, set?.most]).toEqual([1, 2]);
  const entries = entriesOf(asked);
  expect(entries.map(entry => entry.is)).toEqual(['member', 'member', 'member', 'option']);
  let half = toggled(null, set!, 2);
  expect(judgedHere(set!, half).wrong).toBeNull();
  half = toggled(half, set!, 0);
  expect(answerOf(set!, half)).toEqual({ do: 'activate', with: [7, 12] });
  expect(judgedHere(set!, half).may).toEqual([]);
  half = toggled(half, set!, 2);
  expect(half.with).toEqual([7]);
  expect(judgedHere(set!, half).may).toEqual([1, 2]);
});
test('a thing goes to one place only: what excludes it makes room; a list of one changes its one', () => {
  const member = (n: number) => ({ with: n, text: `${n}`, things: [] });
  const base = { do: 'post', members: [member(0), member(1), member(2)], least: 1, times: null, lists: null };
  const set = { ...base, most: 3, keys: ['a', 'a', 'b'] };
  expect(toggled(toggled(toggled(null, set, 0), set, 2), set, 1).with).toEqual([2, 1]);
  const one = { ...base, most: 1, keys: null };
  expect(toggled(toggled(null, one, 0), one, 1).with).toEqual([1]);
});
test('what may stand on a list several times is added as long as the rules let it, then taken off', () => {
  const member = (n: number) => ({ with: n, text: `${n}`, things: [] });
  const set = { do: 'lay', members: [member(0), member(1)], least: 0, most: 4, times: [3, 3], keys: null, lists: null };
  const once = toggled(null, set, 0);
  expect(toggled(once, set, 0, [0, 1]).with).toEqual([0, 0]);
  expect(toggled(once, set, 0, [1]).with).toEqual([]);
  // What does not stand on it yet is added all the same: the rules then say why not.
  expect(toggled(once, set, 1, [0]).with).toEqual([0, 1]);
});
test('a list of nobody can still be given: the empty one is a choice', () => {
  const none = { do: 'feed', members: [], least: 0, most: 0, times: null, keys: null };
  const entries = entriesOf(question([choice('feed', [])], [none]));
  expect(entries).toMatchObject([{ is: 'option', option: { do: 'feed', with: [] } }]);
});

test('what is rarely meant is one row that opens; where nothing else is asked its last stays open; a reaction folds nothing', () => {
  const names = { minutemen: 'Minutemen', gather: 'Another force' };
  const towns = [1, 2, 3].map(n => choice('minutemen', n, [`space:${n}`, 'marker:9']));
  const units = [4, 5].map(n => ({ with: n, text: `unit ${n}`, things: [`unit:${n}` as const] }));
  const gather = { do: 'gather', members: units, least: 1, most: 2, times: null, keys: null };
  const asked = question([...towns, choice('finish', null)], [gather]);
  const rows = (of: Question, opened: string | null = null) =>
    entriesOf(of, ['finish'], { names, opened }).map(row =>
      row.is === 'fold'
        ? [row.do, row.text, row.things]
        : row.is === 'option'
          ? [row.option.do, row.option.with]
          : [row.set.do, row.n],
    );
  expect(rows(asked)).toEqual([
    ['minutemen', 'Minutemen', ['marker:9']],
    ['gather', 0],
    ['gather', 1],
    ['finish', null],
  ]);
  expect(rows(asked, 'minutemen')).toEqual([
    ['minutemen', 1],
    ['minutemen', 2],
    ['minutemen', 3],
  ]);
  const ready = question([choice('march', null), ...towns, choice('finish', null)], [gather]);
  expect(rows(ready).map(([deed]) => deed)).toEqual(['march', 'minutemen', 'gather', 'finish']);
  expect(rows(ready, 'gather')).toEqual([
    ['gather', 0],
    ['gather', 1],
  ]);
  expect(rows({ ...ready, section: '@moment' }).map(([deed]) => deed)).not.toContain('Minutemen');
  expect(rows({ ...ready, section: '@moment' })).toHaveLength(7);
});
