import { figuresIn, proofread, referencesIn } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { ALL_CARDS, eventOf, variantsOf } from '../data/cards.ts';
import { FORREST } from '../data/generals.ts';
import { spaceOf } from '../data/spaces.ts';
import { lineOf } from '../lessons/lines.ts';
import { INFANTRY } from '../queries/marches.ts';
import { events as eventsEn, titles as titlesEn, uses as usesEn } from '../text/cards.en.ts';
import { events as eventsEs, titles as titlesEs, uses as usesEs } from '../text/cards.es.ts';
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

test('4.2.1-a an event with several uses says what each does, in both languages and never twice the same', () => {
  const several = [...new Set(ALL_CARDS.filter(card => variantsOf(card).length > 1).map(eventOf))];
  for (const uses of [usesEn, usesEs]) {
    expect(Object.keys(uses).map(Number)).toEqual(several);
    for (const card of several) {
      expect(uses[card]!.length, String(card)).toBe(variantsOf(card).length);
      expect(new Set(uses[card]).size, String(card)).toBe(variantsOf(card).length);
    }
  }
  const said = (words: typeof operationsEn, card: number, variant: number): string =>
    (words.deeds.event as (of: { card: number; variant: number }) => string)({ card, variant });
  expect([said(operationsEn, 71, 1), said(operationsEs, 71, 0), said(operationsEn, 12, 0)]).toEqual([
    '“The Anaconda Plan (General Scott)” (71) as event: amphibious assault modifier +2',
    '«Winfield Scott. El Plan Anaconda» (71) como evento: bloqueo +1',
    '“Cabinet Intrigue” (12) as event',
  ]);
});

test('7.8.1-a the question about losses says where they are, for a force under way where it fights', () => {
  const asks = (words: typeof operationsEn, my: object, pub: object): string =>
    (words.prompts.losses.lose as (my: object, v: object) => string)({ count: 2, ...my }, { pub });
  const space = spaceOf('fredericksburg-va');
  expect([
    asks(operationsEn, { space }, {}),
    asks(operationsEs, { space: -1 }, { battle: { space } }),
    asks(operationsEn, { space: -1 }, { battle: null, march: { at: space } }),
  ]).toEqual([
    '2 SP lost in Fredericksburg, VA: infantry or cavalry?',
    '2 UM de bajas en Fredericksburg (VA): ¿infantería o caballería?',
    '2 SP lost in Fredericksburg, VA: infantry or cavalry?',
  ]);
});

test('7.3.1-b a die to which nothing is added is its own sum', () => {
  const bare = { die: 3, terms: [], total: 3 };
  const sums = { attack: { die: 2, terms: [{ rule: '7.5.3-a', of: 'ratio', value: 4 }], total: 6 }, defence: bare };
  const told = { ...sums, losses: [1, 0], star: false, winner: 0 } as never;
  expect(operationsEs.facts.fought(told)).toBe(
    'Ataque 2 +4 proporción de fuerzas = 6, defensa 3. Bajas: atacante 1, defensor 0. Gana la Unión.',
  );
  expect(operationsEn.facts.fought(told)).toContain('= 6, defence 3.');
});

test('6.1.2-a a lesson says who goes aboard, one or several, and that a general does', () => {
  const said = (list: readonly number[]) => Object.values(lineOf({ by: 'USA', do: 'board', with: list } as never));
  expect(said([INFANTRY])).toEqual(['1 SP goes aboard.', 'Embarca 1 UM.']);
  expect(said([INFANTRY, FORREST])).toEqual(['1 SP and a general go aboard.', 'Embarcan 1 UM y un general.']);
  expect(said([INFANTRY, INFANTRY])[1]).toBe('Embarcan 2 UM.');
});
