import { expect, test } from 'vitest';
import { ALL_CARDS, eventOf } from '../data/cards.ts';
import { FORREST } from '../data/generals.ts';
import { INFANTRY } from '../queries/marches.ts';
import { events as eventsEn, titles as titlesEn } from '../text/cards.en.ts';
import { events as eventsEs, titles as titlesEs } from '../text/cards.es.ts';
import { definitional } from '../text/definitional.ts';
import { headings } from '../text/headings.ts';
import { operations as operationsEn } from '../text/operations.en.ts';
import { operations as operationsEs } from '../text/operations.es.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { terms } from '../text/terms.ts';

const ids = Object.keys(en);
const texts: readonly Readonly<Record<string, string>>[] = [en, es];
const references = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(match => match[1]!.split(/,\s*/)).sort();

test('both languages hold the same 441 rules in the same order', () => {
  expect(ids.length).toBe(441);
  expect(Object.keys(es)).toEqual(ids);
  for (const rules of texts) for (const id of ids) expect(rules[id]!.trim().length, id).toBeGreaterThan(15);
});

test('rules refer only to rules that exist, and to the same ones in both languages', () => {
  for (const id of ids) {
    const [english, spanish] = texts.map(rules => references(rules[id]!));
    expect(spanish, id).toEqual(english);
    for (const other of english!) expect(ids, id).toContain(other);
  }
});

test('a ruling is called a ruling in both languages', () => {
  for (const id of ids) expect(texts[1]![id]!.includes('Interpretación:'), id).toBe(texts[0]![id]!.includes('Ruling:'));
});

test('the figures of a rule are the same in both languages', () => {
  const figures = (text: string): string[] => [...new Set(text.replace(/\[[^\]]+\]/g, '').match(/\d+/g) ?? [])].sort();
  for (const id of ids) expect(figures(texts[1]![id]!), id).toEqual(figures(texts[0]![id]!));
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

test('every card has a title and every event a text in both languages, with the same figures and rules', () => {
  const figures = (text: string): string[] => [...new Set(text.match(/\d+/g) ?? [])].sort();
  for (const card of ALL_CARDS) {
    expect(titlesEn[card]!.length > 3 && titlesEs[card]!.length > 3, String(card)).toBe(true);
    const [english, spanish] = [eventsEn[eventOf(card)]!, eventsEs[eventOf(card)]!];
    expect(figures(spanish), String(card)).toEqual(figures(english));
    expect(references(spanish), String(card)).toEqual(references(english));
    for (const other of references(english)) expect(ids, String(card)).toContain(other);
  }
  const shared = new Set(ALL_CARDS.map(eventOf));
  expect(Object.keys(eventsEn).map(Number)).toEqual([...shared].sort((a, b) => a - b));
  expect(Object.keys(eventsEs)).toEqual(Object.keys(eventsEn));
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

test('who goes along or is lost is a person in Spanish', () => {
  const list = [INFANTRY, INFANTRY, FORREST];
  const said = (words: typeof operationsEn): string[] =>
    (['take', 'board', 'lose'] as const).map(deed => (words.deeds[deed] as (what: readonly number[]) => string)(list));
  expect(said(operationsEn)).toEqual(['Take 2 SP and Forrest', '2 SP and Forrest aboard', 'Lose 2 SP and Forrest']);
  expect(said(operationsEs)).toEqual(['Llevar 2 UM y a Forrest', 'Embarcar 2 UM y a Forrest', 'Perder 2 UM y a Forrest']);
});
