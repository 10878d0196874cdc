/** How it is said: contests one by one, nothing twice, nothing left in the other language, and where a question is about. */
import { expect, test } from 'vitest';
import { markerFor } from '../board/played.ts';
import { WORDS } from '../board/words.ts';
import { MARKERS } from '../data/markers.ts';
import { UNITS } from '../data/units.ts';
import { americanRevolution } from '../index.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';

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
