/** How the war ends: four defeats, two victories, and the optional rules that bear on them. */
import { expect, test } from 'vitest';
import type { SpaceId } from '../../data/spaces.ts';
import { fame } from '../rules/checks.ts';
import { scene } from '../scene.ts';

const CONFEDERACY: SpaceId[] = [
  'goose-creek',
  'philomont',
  'mountsville',
  'aldie',
  'middleburg',
  'union',
  'bloomfield',
  'snickersville',
  'upperville',
  'paris',
  'rectors-cross-roads',
  'rectortown',
  'piedmont-station',
  'salem',
  'white-plains',
  'hopewell',
];

test('4.2-a a second wound kills on the last turn too, whatever his fame', () => {
  const s = scene({ phase: 'events', turn: 8, notoriety: 14, wound: 7, mosby: 'paris', events: ['evt-trapped'], dice: [2] });
  s.asks('over');
  expect(s.pub.ending).toBe('dead');
});
test('4.2-e, 5.A4-b caught in the Preparation of turn 8 he still wins with Notoriety 9 left, and loses with 8', () => {
  const caught = (points: number) =>
    scene({
      phase: 'preparation',
      turn: 8,
      notoriety: 9,
      points,
      // Only Hopewell is left, so nobody is asked where to gather.
      devastated: CONFEDERACY.filter(id => id !== 'hopewell'),
      units: [{ at: 'middleburg', is: 'combat 1' }],
      dice: [3, 4],
    }).pub;
  expect([caught(5).ending, caught(4).ending, caught(4).mosby]).toEqual(['won', 'final', -1]);
});
test('C-l, 5.D-a, 4.1-a what Lee pays comes before the verdict of turn 8', () => {
  const s = scene({
    phase: 'end',
    turn: 8,
    notoriety: 8,
    points: 7,
    lee: true,
    revealed: ['rockville', 'darnestown', 'bradley'],
  });
  expect([s.pub.ending, fame(s)]).toEqual(['won', [9, 1]]);
});
test('4.2-d, 4.2-f a courier in the last space does not lose the Confederacy, an unseen combat unit does', () => {
  const last = (is: 'courier' | 'combat 1') =>
    scene({
      phase: 'end',
      turn: 3,
      notoriety: 5,
      devastated: CONFEDERACY.slice(0, 8),
      extended: CONFEDERACY.slice(8, 15),
      units: [{ at: 'hopewell', is, unseen: true }],
      dice: is === 'courier' ? [1, 1, 1] : [],
      events: ['evt-picnic'],
    });
  // With the courier the war goes on: it moves to Aldie, inside the lines by now, and Mosby gathers at Hopewell.
  expect([last('courier').asks('operations.action').at(), last('combat 1').pub.ending]).toEqual(['hopewell', 'confederacy']);
});
test('4.0-c, 6.5-c4 at the floor a wound costs what there is', () => {
  const s = scene({ phase: 'events', mosby: 'paris', points: 3, events: ['evt-trapped'], dice: [1], hand: [] });
  expect([fame(s), s.told('points')]).toEqual([[1, 0], [{ change: -5, points: 0, notoriety: 1, forgiven: 2 }]]);
});
test('8.5-b north of the Potomac neither disbanding nor flight, but hiding', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.5'],
    mosby: 'darnestown',
    revealed: ['darnestown'],
    hand: ['act-hide'],
    units: [{ at: 'darnestown', is: 'combat 3', active: true }],
    dice: [3],
  });
  s.asks('@moment.combatCards').dice(6).does('hide', 'act-hide').asks('operations.action').refuses('disband', null, '8.5-b');
});
