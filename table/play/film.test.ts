import { expect, test } from 'vitest';
import type { Face } from '../face.ts';
import type { JournalLine } from '../worker/protocol.ts';
import { filmOf, heldFor } from './film.ts';

const line = (action: number, kind: string, about: unknown = {}): JournalLine => ({
  action,
  kind,
  rule: '1',
  about,
  text: `${kind} ${action}`,
  secret: false,
});
const face = {
  things: (fact: JournalLine) => (fact.kind === 'marched' ? ['space:1', 'space:2'] : []),
  heading: (fact: JournalLine) => fact.kind === 'turn',
  way: (fact: JournalLine) => (fact.kind === 'marched' ? { from: 'space:1', to: 'space:2', kind: 'march' } : null),
  matters: ['lost'],
} as unknown as Face;

test('lines of one decision are one step, in order and numbered; the headings of the journal are none', () => {
  const film = filmOf(
    [line(4, 'turn'), line(4, 'marched'), line(5, 'marched'), line(5, 'fired', { die: 4 }), line(7, 'lost')],
    face,
  );
  expect(film.map(({ n, at, lines }) => [n, at, lines.length])).toEqual([
    [1, 4, 1],
    [2, 5, 2],
    [3, 7, 1],
  ]);
  expect(film.map(step => step.ways.length)).toEqual([1, 1, 0]);
});
test('what a die decided, or what was lost, is held longer than a march', () => {
  const [march, shot, loss] = filmOf([line(1, 'marched'), line(2, 'fired', { die: 2 }), line(3, 'lost')], face);
  expect(heldFor(shot!)).toBeGreaterThan(heldFor(march!));
  expect(heldFor(loss!)).toBeGreaterThan(heldFor(march!));
});
