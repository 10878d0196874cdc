/** The journal says what happened, die by die, in sentences. */
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import type { Facts } from '../types.ts';
import { scene } from './scene.ts';

type Scene = ReturnType<typeof scene>;
const said = (s: Scene, kind: keyof Facts): [string, string][] =>
  s.told(kind).map(about => [en, es].map(({ facts }) => (facts[kind] as (a: typeof about) => string)(about)) as [string, string]);

test('5.A6-a, C-e a title with its own mark needs no full stop, and Spanish says e before an i', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'paris',
    deck: ['act-local-information', 'act-ruse', 'act-ambush'],
    events: ['evt-picnic'],
    dice: [1],
  });
  expect(said(s, 'drewCards')[0]).toEqual([
    'You draw Local Information, Stratagem and Ambush!',
    'Sacas Información Local, Estratagema y ¡Emboscada!',
  ]);
  const other = scene({
    phase: 'cards',
    mosby: 'paris',
    deck: ['act-ruse', 'act-ambush', 'act-local-information'],
    dice: [1],
    events: ['evt-picnic'],
  });
  expect(said(other, 'drewCards')[0]?.[1]).toBe('Sacas Estratagema, ¡Emboscada! e Información Local.');
});
test('8.2-a the two more events are told as a term', () => {
  const s = scene({
    phase: 'cards',
    options: ['opt-8.2'],
    mosby: 'paris',
    deck: [],
    events: ['evt-picnic', 'evt-lincoln', 'evt-bribe'],
    dice: [1],
  });
  expect(said(s, 'events')[0]).toEqual([
    'Events: 1 +2 by the optional rule, so 3 cards.',
    'Eventos: 1 +2 por la regla opcional, así que 3 cartas.',
  ]);
});
test('6.5-n, 6.5-ac a combat is told with its terms and its meaning, and a beaten unit retreats rather than wanders', () => {
  const s = scene({
    mosby: 'bradley',
    revealed: ['bradley'],
    strength: 2,
    notoriety: 3,
    awareness: 2,
    units: [{ at: 'bradley', is: 'combat 2' }],
  });
  s.dice(3, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6).does('attack');
  expect(said(s, 'combat')[0]).toEqual([
    'Combat at Bradley, 2 against 2: 3 +1 reaction = 4: R, the Union retreats.',
    'Combate en Bradley, 2 contra 2: 3 +1 reacción = 4: R, la Unión se retira.',
  ]);
  expect(said(s, 'random')[0]).toEqual([
    'A combat unit of 2 retreats from Bradley to Independent Hill (1).',
    'Una unidad de combate de 2 se retira de Bradley a Independent Hill (1).',
  ]);
});
test('7.3-d, 7.3-e, 4.0-c a ride is told from where and whither, a loss at the floor as such', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    units: [
      { at: 'strasburg', is: 'courier', active: true },
      { at: 'chester-gap', is: 'combat 3', active: true },
    ],
    dice: [2, 3],
  });
  expect(said(s, 'ride')).toEqual([
    [
      'The courier at Strasburg rolls 2 and rides towards Mosby as far as Front Royal.',
      'El correo, en Strasburg, saca un 2 y va hacia Mosby hasta Front Royal.',
    ],
    [
      'The unit of 3 at Chester Gap rolls 3 and rides towards Mosby via Front Royal as far as Linden.',
      'La unidad de 3, en Chester Gap, saca un 3 y va hacia Mosby por Front Royal hasta Linden.',
    ],
  ]);
  s.dice(5, 1).does('skedaddle');
  expect(said(s, 'points')[0]).toEqual([
    '−2 points: Notoriety 1, 0 points; there was no more to lose.',
    '−2 puntos: Notoriedad 1, 0 puntos; no había más que perder.',
  ]);
});
test('C-r, 5.A7-e one space recovers, several do; an event without effect is said to be one', () => {
  const s = scene({ phase: 'events', mosby: 'paris', devastated: ['salem'], events: ['evt-rebuild', 'evt-devastation'] });
  expect([said(s, 'rebuilt')[0], said(s, 'noEffect')[0]]).toEqual([
    ['Rebuilt: Salem.', 'Se recupera Salem.'],
    ['No effect: Union Burns the Valley.', 'Sin efecto: La Unión arrasa el valle.'],
  ]);
});
test('5.2-d, 5.2-e the unit of an event combat is told to go back into the cup, beaten, victorious, or looking in vain', () => {
  const fight = (...hand: ('act-hide' | 'act-reputation')[]) =>
    scene({ phase: 'events', mosby: 'aldie', strength: 2, hand, events: ['evt-sweep'], dice: [5], draws: ['combat 2'] });
  const back = ['The unit of 2 leaves Aldie and goes back into the cup.', 'La unidad de 2 deja Aldie y vuelve al contenedor.'];
  const beaten = fight().dice(4).does('stand').asks('operations.action').spent();
  expect([said(beaten, 'sentBack'), beaten.log.find(({ kind }) => kind === 'sentBack')?.rule]).toEqual([[back], '5.2-d']);
  const wins = fight().dice(2).does('stand').asks('preparation.place').spent();
  expect([said(wins, 'sentBack'), wins.log.find(({ kind }) => kind === 'sentBack')?.rule]).toEqual([[back], '5.2-e']);
  expect(said(fight('act-hide').does('stand').does('hide', 'act-hide').spent(), 'sentBack')).toEqual([back]);
  expect(said(fight().dice(6).does('skedaddle').spent(), 'sentBack')).toEqual([back]);
  // A destroyed one goes nowhere.
  const gone = scene({ phase: 'events', mosby: 'aldie', strength: 6, events: ['evt-sweep'], dice: [5], draws: ['combat 1'] });
  expect(said(gone.dice(6).does('stand').asks('operations.action').spent(), 'sentBack')).toEqual([]);
});
test('6.2-h a unit that attacks without a roll is told to do so', () => {
  const s = scene({ mosby: 'groveton', awareness: 2, revealed: ['union-mills', 'bradley', 'bristoe-station'] });
  s.dice(2, 1).draws('combat 3').does('move', 'manassas-junction').asks('combat.skedaddle').spent();
  expect(said(s, 'roused')).toEqual([
    [
      'The unit of 3, woken as Mosby rode into Manassas Junction, attacks at once, without a roll.',
      'La unidad de 3, que despertó al entrar Mosby en Manassas Junction, ataca en el acto, sin tirar.',
    ],
  ]);
});
