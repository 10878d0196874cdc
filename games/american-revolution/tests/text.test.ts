import { expect, test } from 'vitest';
import { MARKERS } from '../data/markers.ts';
import { definitional } from '../text/definitional.ts';
import { headings } from '../text/headings.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { terms } from '../text/terms.ts';
import { wordsOf } from '../text/words.ts';

const ids = Object.keys(en);
const texts: readonly Readonly<Record<string, string>>[] = [en, es];
const references = (text: string): string[] => [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(match => match[1]!.split(', '));

test('both languages hold the same 544 rules in the same order', () => {
  expect(ids.length).toBe(544);
  expect(Object.keys(es)).toEqual(ids);
  for (const rules of texts) for (const id of ids) expect(rules[id]!.trim().length, id).toBeGreaterThan(15);
});

test('rules refer only to rules that exist, and to the same ones in both languages', () => {
  for (const id of ids) {
    const [english, spanish] = texts.map(rules => references(rules[id]!).sort());
    expect(spanish, id).toEqual(english);
    for (const other of english!) expect(ids, id).toContain(other);
  }
});

test('a ruling is called a ruling in both languages', () => {
  for (const id of ids) expect(texts[1]![id]!.includes('Interpretación:'), id).toBe(texts[0]![id]!.includes('Ruling:'));
});

test('the headings follow the order of the rules and leave no section out', () => {
  const sections = [...new Set(ids.map(id => id.slice(0, id.lastIndexOf('-'))))];
  const headed = headings.flatMap(heading => (heading.rules === null ? [] : [heading.rules as string]));
  expect(headed).toEqual(sections);
  expect(new Set(headings.map(heading => heading.id)).size).toBe(headings.length);
});

test('rules without code are few and say why', () => {
  for (const [id, reason] of Object.entries(definitional)) {
    expect(ids).toContain(id);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  }
  expect(Object.keys(definitional).length).toBeLessThan(ids.length / 20);
});

test('every term has a name and a meaning in both languages', () => {
  const names = { en: new Set<string>(), es: new Set<string>() };
  for (const [id, term] of Object.entries(terms))
    for (const language of ['en', 'es'] as const) {
      expect(names[language].has(term[language].term), id).toBe(false);
      names[language].add(term[language].term);
      expect(term[language].def, id).toMatch(/\.$/);
    }
});

test('7.6-a in Spanish a marker is never called by its English name', () => {
  const spanish = wordsOf('es');
  const foreign = MARKERS.map(({ name }, marker) => ({ name, es: spanish.marker(marker) })).filter(
    ({ name, es: said }) => name !== said,
  );
  expect(foreign).toHaveLength(18);
  for (const { name } of foreign) for (const id of ids) expect(texts[1]![id], id).not.toContain(name);
});
