/** What is read: agreement of number and gender, and the rulebook's own words. */
import { expect, test } from 'vitest';
import { type KINDS, kindOf } from '../data/kinds.ts';
import { RECRUITS } from '../data/mobilization.ts';
import { type NATIONS, nationOf } from '../data/nations.ts';
import { emptyWalls, HELD, noBait, noHonors } from '../state/refused.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { rules } from '../text/rules.es.ts';
import { wordsOf } from '../text/words.ts';
import { moving } from './war/stage.ts';

test('2.11-a, 2.13-a troops agree with their nation in Spanish, and Indians are named once', () => {
  const [english, spanish] = [wordsOf('en'), wordsOf('es')];
  const said = (nation: (typeof NATIONS)[number], kind: (typeof KINDS)[number]): string[] =>
    [english, spanish].map(words => words.troops(nationOf(nation), kindOf(kind)));
  expect(said('french', 'fleet')).toEqual(['French fleet', 'flota francesa']);
  expect(said('hessian', 'light')).toEqual(['Hessian light troops', 'tropas ligeras hessianas']);
  expect(said('tory', 'militia')).toEqual(['Tory militia', 'milicia tory']);
  expect(said('spanish', 'marine')).toEqual(['Spanish marines', 'marines españoles']);
  expect(said('british', 'detachment')).toEqual(['British detachment', 'destacamento británico']);
  expect(said('indian', 'indian')).toEqual(['Indians', 'indios']);
  const all = RECRUITS.map(({ nation, kind }) => spanish.troops(nation, kind));
  expect(new Set(all).size).toBe(RECRUITS.length);
  for (const words of all) expect(words).not.toMatch(/undefined|\(/);
});
test('22.1-d the sentence of a refusal does not say which units there are, or that there are any', () => {
  for (const [text, other] of [
    [en, es],
    [es, en],
  ]) {
    const sentence = text!.facts.refused({ at: 2 });
    expect(sentence).not.toMatch(/combat|combate|enemy|enemig/i);
    expect(sentence).not.toBe(other!.facts.refused({ at: 2 }));
  }
  expect(new Set([HELD, emptyWalls(2), noBait(2), noHonors(2)]).size).toBe(4);
});
test('28.6-b, 22.1-d whom a general in the fortress keeps from a siege is told no more than that it cannot be', () => {
  const play = moving('american', {
    options: ['fortresses'],
    points: [9, 0],
    fortress: { boston: 'british' },
    at: { boston: ['gage'], springfield: ['am-reg-01'] },
    dice: [3],
  });
  play.marches('american', ['am-reg-01']).does('american', 'go', 'boston').does('american', 'besiege', 'boston');
  expect([play.heard('american', 'refused'), play.heard('british', 'refused'), play.pub.points[0]]).toEqual([[{ at: 2 }], [], 9]);
});
test('9.3-b, 12.1-a, 4.2-a one word for one thing in Spanish: pugna, puja, Balance de Potencias Europeo, apilamiento', () => {
  const spoken = JSON.stringify(rules);
  expect(spoken).not.toMatch(/Equilibrio|disputas?\b|apuesta|infantería de marina/);
  const words = wordsOf('es');
  expect([words.contest(1), words.kind(kindOf('marine'))]).toEqual(['Balance de Potencias Europeo', 'marines']);
});
