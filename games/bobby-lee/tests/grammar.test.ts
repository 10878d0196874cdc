/**
 * Every line of the journal, every option and every question whose words change, with none, one and two of everything, with
 * both sides and with units of either gender: numbers, verbs, adjectives, articles and links must agree.
 */
import { type Language, viewOf } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import { bobbyLee } from '../index.ts';
import type { View } from '../state/table.ts';
import type { BobbyLee, Deeds, Facts } from '../types.ts';
import { CASES, HERE, HEXES_OF, LINES, OPTIONS, UNITS } from './grammar-samples.ts';
import { type Scene, tableOf } from './scene.ts';

/** What must not stand in a sentence of a language, and why. */
const FAULTS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(1|one) (?:\w+ )?\w*(?:units|steps|hits|cadres|points|Points|moves|marches|HQs)\b/i, 'one of many'],
    [/\b(0|no|2|two|3|three) (?:\w+ )?(unit|step|hit|cadre|point|move|march)\b|\b(0|2|two) HQ\b/i, 'many of one'],
    [
      /\b(1|one) (?:disorganised )?unit (?:of the \w+ )?(retreat|break|recover|find|go|stay|defend|come|lapse)\b/i,
      'one unit and the verb of many',
    ],
    [
      /\b(no|0|2|two) (?:disorganised )?units (?:of the \w+ )?(retreats|breaks|recovers|finds|goes|stays|defends|lapses)\b/i,
      'many units and the verb of one',
    ],
    [/\ban? (?:USA|CSA) units\b|\ba HQ\b|\ban USA\b|\ban CSA\b/i, 'article'],
    [/\bThe the\b|\bthe The\b/, 'two articles'],
  ],
  es: [
    [/\b(1|una?) (?:\w+ )?\w*(?:unidades|pasos|impactos|cuadros|puntos|Puntos|Movimientos|marchas)\b/i, 'uno de muchos'],
    [/\b(0|cero|2|dos) (unidad|paso|impacto|cuadro|punto|Punto|Movimiento|marcha)\b/i, 'muchos de uno'],
    [
      /\buna unidad (?:\S+ )?(?:de (?:la )?\w+ )?(?:no )?(?:se )?(pierden|retiran|quedan|pasan|encuentran|rompen|recuperan|defienden)\b/i,
      'una unidad y el verbo de muchas',
    ],
    [
      /\b(cero|dos) unidades (?:\S+ )?(?:de (?:la )?\w+ )?(?:no )?(?:se )?(pierde|retira|queda|pasa|encuentra|rompe|recupera|defiende)\b/i,
      'muchas unidades y el verbo de una',
    ],
    [
      /\b(se retiran|quedan|pueden salir|pueden acudir|se recuperan|defienden|le quedan) (?:1|una|un)\b/i,
      'verbo de muchos y una',
    ],
    [/\b(se retira|queda|puede salir|puede acudir|se recupera|defiende|le queda) (?:0|cero|2|dos)\b/i, 'verbo de uno y muchos'],
    [
      /\b(la|una) (Centro|impacto|paso|cuadro|CG|Ejército|Mando|río)\b|\b(el|un) (unidad|Izquierda|Derecha|Reserva|marcha)\b/,
      'género',
    ],
    [/(Ejército|Mando|Tren|Pesado)[^.:;]*\b(eliminada|evacuada|lenta|desorganizada)\b/, 'género del nombre'],
    [/(infantería|caballería|guarnición|brigada)\)[^.:;]*\b(eliminado|evacuado|lento|desorganizado)\b/, 'género del nombre'],
    [/\ba el\b|\bde el\b/, 'contracción'],
    [/ y [(¿«]?(?:i|í|hi(?!e))/i, 'y ante i'],
    [/ o [(¿«]?h?[oó]/i, 'o ante o'],
    [/\b(de|a) CSA\b|(?:^|\. )CSA \w/, 'la CSA sin artículo'],
  ],
};
const ALWAYS: readonly (readonly [RegExp, string])[] = [
  [/\+0\b/, 'a sign before nothing'],
  [/(?:^|[\s([])-\d/, 'a hyphen for a minus'],
  [/undefined|NaN|\[object|null/, 'a hole'],
  [/\s{2,}|\s[.,:;?!]|^\s|\s$|\.\./, 'loose marks'],
];
const faultsOf = (text: string, language: Language): string[] =>
  [...ALWAYS, ...FAULTS[language]].flatMap(([fault, why]) => (fault.test(text) ? [`${why}: ${text}`] : []));

const LANGUAGES = ['en', 'es'] as const;

/** A battle with so many defenders and so little room, and whatever else a question looks at. */
const table = (defenders: number, more: Partial<Scene> = {}): View => {
  const names = ['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'u-inf-1-ii', 'u-inf-2-ii', 'u-inf-3-ii'];
  const t = tableOf({
    active: 'CSA',
    weather: 'mud',
    battles: [
      {
        at: 'chancellorsville',
        from: ['fredericksburg'],
        attacker: { centre: ['c-inf-rodes 1'], reserve: ['anv 1'] },
        defender: { centre: names.slice(0, defenders).map(name => `${name} 1`) },
      },
    ],
    units: { J06: ['c-inf-early 1'], J05: ['c-inf-hood 1'], L06: ['c-inf-mclaws 1'], L05: ['c-inf-ewell 1'], ...more.units },
    ...more,
  });
  return viewOf<BobbyLee>(t, 'USA');
};
type Prompts = (typeof bobbyLee.text)['en']['prompts'];
/** Questions whose words change. */
const QUESTIONS: readonly ((prompts: Prompts, n: number) => string[])[] = [
  (p, n) => UNITS.map(unit => p.game.deployment({}, holding(table(1), n === 0 ? -1 : unit))),
  p => UNITS.map(unit => p.movement.orders({ ...MOVEMENT, side: 'USA' }, holding(table(1), unit))),
  (p, n) =>
    [0, 1, 2].map(levies =>
      p.replacement.spend({ points: [0, 0], lines: [] }, own(table(1), { plan: { ...plan(), points: n, levies } })),
    ),
  (p, n) =>
    UNITS.flatMap(mustering => {
      const v = own(table(1), { plan: { ...plan(), mustering } });
      return [p.replacement.spend({ points: [0, 0], lines: [] }, v), p.replacement.place({ points: [n, n], lines: [] }, v)];
    }),
  (p, n) => HEXES_OF.map(hexes => p.surrender.answer({ side: 'USA', hexes }, table(n))),
  (p, n) => [n, -1].map(must => p.movement.activate({ ...MOVEMENT, must }, holding(table(1), -1))),
  (p, n) => [false, true].map(hqs => p.movement.orders({ ...MOVEMENT, hqs }, holding(seen(table(1), { strategic: n }), -1))),
  (p, n) => HEXES_OF.map(short => p.supply.provide({ side: 'USA', short, losses: [n], fresh: [], asked: [] }, table(1))),
  (p, n) => [p.supply.starve({ side: 'USA', short: [HERE], losses: [n + 1], fresh: [], asked: [] }, table(1))],
  (p, n) => [p.retreat.name({ battle: 0, side: 'USA', leaving: [40, 41].slice(0, n) }, table(3))],
  (p, n) =>
    [false, true].flatMap(must =>
      [1, 2, 3].map(count =>
        p.exodus.where({ battle: 0, side: 'USA', leaving: [40, 41, 42].slice(0, count), night: n > 0, must }, table(3)),
      ),
    ),
  (p, n) => {
    const my = { battle: 0, side: 'USA', spot: 1, hits: n + 1, among: [], aim: -1, double: false } as const;
    return [p.hits.take({ ...my, among: [] }, table(1)), p.hits.choose({ ...my, among: [] }, table(1))];
  },
  (p, n) => [p.night.defender({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 1))],
  (p, n) => [p.night.defender({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 4))],
  (p, n) => [p.night.attacker({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 1))],
];
const MOVEMENT = { side: 'USA' as const, must: -1, hqs: false, begun: true, asked: [] };
const holding = (v: View, unit: number) => ({ ...v, mine: { unit, left: [] } });
const own = (v: View, more: Partial<View['own']>): View => ({ ...v, own: { ...v.own, ...more } }) as View;
const seen = (v: View, more: Partial<View['pub']>): View => ({ ...v, pub: { ...v.pub, ...more } }) as View;
const plan = () => table(1).own.plan;

describe.each(LANGUAGES)('%s', language => {
  const words = bobbyLee.text[language];
  test('every line of the journal agrees with its numbers and names', () => {
    const faults = new Set<string>();
    for (const [kind, samples] of Object.entries(LINES))
      for (const c of CASES)
        for (const about of samples(c)) {
          const text = (words.facts[kind as keyof Facts] as (about: unknown) => string)(about);
          if (!/[.!?]$/.test(text)) faults.add(`no end: ${text}`);
          for (const fault of faultsOf(text, language)) faults.add(`${kind}, ${fault}`);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('every option agrees with its numbers and names', () => {
    const faults = new Set<string>();
    const v = table(2);
    for (const [deed, samples] of Object.entries(OPTIONS))
      for (const c of CASES)
        for (const what of samples(c)) {
          const text = (words.deeds[deed as keyof Deeds] as (what: unknown, v: View) => string)(what, v);
          for (const fault of faultsOf(text, language)) faults.add(`${deed}, ${fault}`);
          if (/[.!?]$/.test(text)) faults.add(`a button is no sentence: ${text}`);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('every question agrees with its numbers and names', () => {
    const faults = new Set<string>();
    for (const ask of QUESTIONS)
      for (const n of [0, 1, 2])
        for (const text of ask(words.prompts, n)) {
          if (!/[.?!]$/.test(text)) faults.add(`no end: ${text}`);
          for (const fault of faultsOf(text, language)) faults.add(fault);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('the units of the board in words agree', () => {
    const v = table(3, { units: { washington: ['ap 1 disorganised', 'u-inf-1-v 1 disorganised', 'u-hvy-siege 1 marked'] } });
    const lines = words.twin(v).flatMap(({ heading, lines: below }) => [heading, ...below.map(({ text }) => text)]);
    expect(lines.flatMap(line => faultsOf(line, language))).toEqual([]);
    expect(lines.join('\n')).toMatch(language === 'es' ? /\(CG\) 1, desorganizado/ : /disorganised/);
  });
});

test('planted faults are found', () => {
  const wrong: Readonly<Record<Language, readonly string[]>> = {
    en: [
      '1 units retreat.',
      'One unit of the USA retreat from Manassas.',
      'Two units of the CSA finds no way out.',
      'It scores +0.',
      'A -1 for Mud.',
      'Two hit.',
      'An USA unit.',
    ],
    es: [
      'Se retiran una unidad de USA.',
      'Una unidad de la CSA pierden el contacto.',
      'Quedan 1.',
      'Ejército del Potomac (CG) queda eliminada en Manassas.',
      'Hood (infantería) queda eliminado en Manassas.',
      'La ficha está en +0.',
      'Dos unidad.',
      'Va a el Centro.',
      'Hood y Imboden.',
      'Una unidades.',
      'CSA pasa.',
      'Una unidad de CSA.',
    ],
  };
  for (const language of LANGUAGES)
    for (const text of wrong[language]) expect([text, faultsOf(text, language).length > 0]).toEqual([text, true]);
});
