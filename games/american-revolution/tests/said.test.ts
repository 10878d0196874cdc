/** How it is said: contests one by one, nothing twice, nothing left in the other language, and where a question is about. */
import { expect, test } from 'vitest';
import { markerFor } from '../board/played.ts';
import { destined, toPlace } from '../board/waiting.ts';
import { WORDS } from '../board/words.ts';
import { MARKERS } from '../data/markers.ts';
import { spaceOf } from '../data/spaces.ts';
import { UNITS, type UnitId, unitOf } from '../data/units.ts';
import { americanRevolution } from '../index.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { wordsOf } from '../text/words.ts';
import { battle, scene } from './scene.ts';

const marker = (id: (typeof MARKERS)[number]['id']): number => MARKERS.findIndex(one => one.id === id);
const laid = [
  { what: marker('adams'), to: 0 },
  { what: marker('rousing'), to: 3 },
  { what: marker('rousing'), to: 3 },
];

test('9.3-a what is laid for the contests is told contest by contest, equal markers with their number', () => {
  expect(en.facts.assignedMarkers({ laid })).toBe('You lay Revolutionary Progress: Adams; Mid-Atlantic: Rabble Rousing ×2.');
  expect(es.facts.assignedMarkers({ laid })).toContain('Atlántico Medio: Agitar al populacho ×2.');
  expect(es.members?.assign?.(laid[0]!, null as never)).toBe('Adams para Progreso Revolucionario');
});
test('7.9-ad the leader who arises has a Spanish name in Spanish', () => {
  const arisen = UNITS.filter(({ id }) => id.endsWith('-arisen'));
  expect(arisen.map(one => one.es)).toEqual(['Líder surgido', 'Líder surgido']);
});
test('7.9-t a Spy points at the region or the box he looks into, and is played from the tray', () => {
  expect(americanRevolution.things('spy', 2)).toEqual(['region:2']);
  expect(americanRevolution.things('spy', 7)[0]).toMatch(/^space:/);
  expect(americanRevolution.things('spy', 10)).toEqual([]);
  expect(markerFor('spy')).toEqual([`marker:${marker('spy')}`]);
  expect([markerFor('arise'), markerFor('pass')]).toEqual([[`marker:${marker('leader-arises')}`], []]);
});
test('18.4-c, 28.2-a, 7.9-v, 35.1-a every term of the first fire has a name of its own in both languages', () => {
  for (const language of ['en', 'es'] as const)
    for (const rule of ['18.4-c', '28.2-a', '7.9-v', '35.1-a']) expect(WORDS[language].terms[rule], rule).toBeTruthy();
});
test('2.11-a militia whose name says that it is militia are not called so twice', () => {
  for (const language of ['en', 'es'] as const) {
    const { unit } = wordsOf(language);
    for (let one = 0; one < UNITS.length; one++) expect(unit(one)).not.toMatch(/(mili[ct]i?a).*\(\1/i);
    expect([unit(unitOf('am-mil-01')), unit(unitOf('greene'))]).toEqual([UNITS[unitOf('am-mil-01')]![language], 'Greene (3)']);
    expect(unit(unitOf('br-reg-01'))).toMatch(/\(.+\)$/);
  }
});
test('18.4-l whoever has nobody left to fire is asked to hold or to retreat, not to fire', () => {
  const asks = (...american: readonly UnitId[]) => {
    const t = scene({});
    t.pub.battle = {
      ...battle({ space: 'springfield', attacker: 'british', american, british: ['br-reg-01'] }),
      firing: 'american',
    };
    const view = { me: 'american' as const, pub: t.pub, own: t.own.american };
    return [en.prompts.battle.fire({} as never, view), es.prompts.battle.fire({} as never, view)];
  };
  expect(asks('am-mil-01', 'greene')).toEqual(['Fire, or declare a retreat?', '¿Fuego o retirada?']);
  expect(asks('greene')).toEqual([
    'You have nobody left to fire: hold, or declare a retreat?',
    'No te queda quien dispare: ¿aguantas o te retiras?',
  ]);
});
test('19.2-f who is asked about forage with nobody to choose among reads why', () => {
  const t = scene({ at: { albany: ['am-reg-01'] } });
  const view = { me: 'american' as const, pub: t.pub, own: t.own.american };
  expect(en.prompts.forage.feed({} as never, view)).toContain('You are always asked');
  expect(es.prompts.forage.feed({} as never, view)).toContain('Se pregunta siempre');
});
test('4.2-a, 4.3-a before the first year those who wait for a place are in the tray, and stay there while one of them is in hand', () => {
  const t = scene({ at: { albany: ['am-reg-01'] } });
  t.pub.phase = 'set-up';
  const view = { me: 'american' as const, pub: t.pub, own: t.own.american };
  const [one, other, stands] = (['am-mil-01', 'am-mil-02', 'am-reg-01'] as const).map(unitOf);
  const lit = new Set([`unit:${other}`, `unit:${one}`, `unit:${stands}`, 'space:4'] as const);
  const both = toPlace(view, lit, []);
  expect(both).toEqual([one, other]);
  expect(toPlace(view, new Set([`unit:${one}`, 'space:4'] as const), both)).toEqual([one, other]);
  // The next group: nobody of the last one waits any more.
  for (const unit of [one, other]) t.own.american.at[unit!] = spaceOf('albany');
  const third = unitOf('am-mil-03');
  expect(toPlace(view, new Set([`unit:${third}`] as const), both)).toEqual([third]);
  t.pub.phase = 'mobilization';
  expect(toPlace(view, new Set([`unit:${third}`] as const), [third])).toEqual([]);
  const half = { do: 'place', with: [{ what: one, to: spaceOf('boston') }] };
  expect([destined(half).get(one!), destined(null).size]).toEqual([spaceOf('boston'), 0]);
});
