import { figuresIn, proofread, referencesIn } from '@cuartel/engine/battery/index.ts';
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

test('441 rules, their headings, reasons and terms read alike in both languages', () => {
  expect(Object.keys(en)).toHaveLength(441);
  expect(proofread({ rules: { en, es }, headings, definitional, terms })).toEqual([]);
});

test('every card has a title and every event a text in both languages, with the same figures and rules', () => {
  for (const card of ALL_CARDS) {
    expect(titlesEn[card]!.length > 3 && titlesEs[card]!.length > 3, String(card)).toBe(true);
    const [english, spanish] = [eventsEn[eventOf(card)]!, eventsEs[eventOf(card)]!];
    expect(figuresIn(spanish), String(card)).toEqual(figuresIn(english));
    expect(referencesIn(spanish).sort(), String(card)).toEqual(referencesIn(english).sort());
    for (const other of referencesIn(english)) expect(Object.keys(en), String(card)).toContain(other);
  }
  const shared = new Set(ALL_CARDS.map(eventOf));
  expect(Object.keys(eventsEn).map(Number)).toEqual([...shared].sort((a, b) => a - b));
  expect(Object.keys(eventsEs)).toEqual(Object.keys(eventsEn));
});

test('who goes along or is lost is a person in Spanish', () => {
  const list = [INFANTRY, INFANTRY, FORREST];
  const said = (words: typeof operationsEn): string[] =>
    (['take', 'board', 'lose'] as const).map(deed => (words.deeds[deed] as (what: readonly number[]) => string)(list));
  expect(said(operationsEn)).toEqual(['Take 2 SP and Forrest', '2 SP and Forrest aboard', 'Lose 2 SP and Forrest']);
  expect(said(operationsEs)).toEqual(['Llevar 2 UM y a Forrest', 'Embarcar 2 UM y a Forrest', 'Perder 2 UM y a Forrest']);
});
