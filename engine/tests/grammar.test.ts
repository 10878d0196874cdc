import { describe, expect, test } from 'vitest';
import { capital, closed, english, figure, grammar, LANGUAGES, signed, spanish } from '../index.ts';

test('figures have a true minus; a modifier shows its sign, and nothing has none', () => {
  expect([-2, 0, 3].map(figure)).toEqual(['−2', '0', '3']);
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
});
test('a sentence begins with a capital and ends once', () => {
  expect([capital('árbol'), capital('a b'), capital('')]).toEqual(['Árbol', 'A b', '']);
  expect(['He goes', 'Ambush!', 'Why?', 'Done.'].map(closed)).toEqual(['He goes.', 'Ambush!', 'Why?', 'Done.']);
});

describe('English', () => {
  const unit = english.noun('unit');
  test('nouns follow the number', () => {
    expect([0, 1, 2].map(n => english.count(n, unit))).toEqual(['0 units', '1 unit', '2 units']);
    expect([0, 1, 2, 12, 13].map(n => english.spell(n, unit))).toEqual([
      'no units',
      'one unit',
      'two units',
      'twelve units',
      '13 units',
    ]);
    expect(['army', 'pass', 'box', 'battery', 'day', 'march'].map(word => english.noun(word).many)).toEqual([
      'armies',
      'passes',
      'boxes',
      'batteries',
      'days',
      'marches',
    ]);
    expect(english.count(2, english.noun('die', 'dice'))).toBe('2 dice');
  });
  test('verbs follow the number', () => {
    expect([0, 1, 2].map(n => english.agree(n, 'retreats', 'retreat'))).toEqual(['retreat', 'retreats', 'retreat']);
  });
  test('lists', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(english.and)).toEqual(['', 'a', 'a and b', 'a, b and c']);
    expect(english.or(['a', 'b', 'c'])).toBe('a, b or c');
  });
  test('a and an go by the ear', () => {
    const words = [
      'unit',
      'HQ',
      'USA unit',
      'CSA unit',
      'army',
      'hour',
      'one-step unit',
      'ANV',
      '8',
      '11',
      '18',
      '80',
      '110',
      '2',
    ];
    expect(words.filter(word => english.a(word).startsWith('an '))).toEqual(['HQ', 'army', 'hour', 'ANV', '8', '11', '18', '80']);
  });
});

describe('Spanish', () => {
  const unidad = spanish.noun('unidad', 'f');
  const ala = spanish.noun('ala', 'f');
  const centro = spanish.noun('Centro', 'm');
  test('nouns follow the number', () => {
    expect([0, 1, 2].map(n => spanish.count(n, unidad))).toEqual(['0 unidades', '1 unidad', '2 unidades']);
    expect([0, 1, 2, 11, 21].map(n => spanish.spell(n, unidad))).toEqual([
      'cero unidades',
      'una unidad',
      'dos unidades',
      'once unidades',
      '21 unidades',
    ]);
    expect(
      ['cuadro', 'guarnición', 'cañón', 'vez', 'crisis', 'mes', 'país', 'general'].map(one => spanish.noun(one, 'm').many),
    ).toEqual(['cuadros', 'guarniciones', 'cañones', 'veces', 'crisis', 'meses', 'países', 'generales']);
    expect(spanish.count(2, spanish.noun('CG', 'm', 'CG'))).toBe('2 CG');
  });
  test('articles and numbers follow gender, save before a stressed a', () => {
    expect([spanish.the(unidad), spanish.the(unidad, 2), spanish.the(centro), spanish.the(centro, 0)]).toEqual([
      'la unidad',
      'las unidades',
      'el Centro',
      'los Centros',
    ]);
    expect([spanish.the(ala), spanish.the(ala, 2), spanish.spell(1, ala), spanish.spell(1, centro)]).toEqual([
      'el ala',
      'las alas',
      'un ala',
      'un Centro',
    ]);
  });
  test('a and de join the article', () => {
    expect(['el Centro', 'la Reserva', 'Elk Run', 'El Paso'].map(spanish.to)).toEqual([
      'al Centro',
      'a la Reserva',
      'a Elk Run',
      'a El Paso',
    ]);
    expect(['el Centro', 'la Reserva'].map(spanish.of)).toEqual(['del Centro', 'de la Reserva']);
  });
  test('adjectives follow gender and number', () => {
    expect((['m', 'f'] as const).flatMap(gender => [1, 2].map(n => spanish.inflect('eliminado', gender, n)))).toEqual([
      'eliminado',
      'eliminados',
      'eliminada',
      'eliminadas',
    ]);
    expect([spanish.inflect('débil', 'f'), spanish.inflect('débil', 'f', 2), spanish.inflect('fuerte', 'm', 2)]).toEqual([
      'débil',
      'débiles',
      'fuertes',
    ]);
  });
  test('verbs follow the number', () => {
    expect([0, 1, 2].map(n => spanish.agree(n, 'queda', 'quedan'))).toEqual(['quedan', 'queda', 'quedan']);
  });
  test('y becomes e before the sound of i', () => {
    const last = (word: string): string => spanish.and(['a', 'b', word]);
    expect(['Ivy', 'Hilton', 'índigo', '«Ida»', '(infantería)'].map(last)).toEqual([
      'a, b e Ivy',
      'a, b e Hilton',
      'a, b e índigo',
      'a, b e «Ida»',
      'a, b e (infantería)',
    ]);
    expect(['Yorktown', 'hierro', 'hiato', 'Aldie', 'CSA'].map(last)).toEqual([
      'a, b y Yorktown',
      'a, b y hierro',
      'a, b y hiato',
      'a, b y Aldie',
      'a, b y CSA',
    ]);
    expect([spanish.and([]), spanish.and(['Ivy']), spanish.and(['Ivy', 'Ada'])]).toEqual(['', 'Ivy', 'Ivy y Ada']);
  });
  test('o becomes u before the sound of o', () => {
    const last = (word: string): string => spanish.or(['a', word]);
    expect(['Orange', 'hora', '8', '80', '11'].map(last)).toEqual(['a u Orange', 'a u hora', 'a u 8', 'a u 80', 'a u 11']);
    expect(['Aldie', '7', '110', '18'].map(last)).toEqual(['a o Aldie', 'a o 7', 'a o 110', 'a o 18']);
  });
});

test('texts for both languages ask the same of either', () => {
  const words = { en: english.noun('step'), es: spanish.noun('paso', 'm') };
  expect(LANGUAGES.map(language => grammar[language].count(2, words[language]))).toEqual(['2 steps', '2 pasos']);
  expect(LANGUAGES.map(language => grammar[language].and(['Hill', 'Hill']))).toEqual(['Hill and Hill', 'Hill e Hill']);
  expect(LANGUAGES.map(language => grammar[language].or(['a', 'b']))).toEqual(['a or b', 'a o b']);
  expect(LANGUAGES.map(language => grammar[language].agree(1, 'x', 'y'))).toEqual(['x', 'x']);
});
