/** The Union's own procedures at their edges: lines, restoration, sweeps, empty cup, the train, ties. */
import { expect, test } from 'vitest';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import { markersUsed } from '../../queries/map.ts';
import { QUERY, REVEALED } from '../../state/table.ts';
import { checked, fame, results, rode } from '../rules/checks.ts';
import { scene, type UnitName } from '../scene.ts';

const FORCES =
  'washington fort-slocum fort-runyon fort-marcy alexandria fairfax-court-house fairfax-station centreville harpers-ferry martinsburg';
/** So many ordinary spaces of the first lines. */
const inside = (count: number): SpaceId[] =>
  SPACES.filter(({ id, is }) => is.includes('u') && !FORCES.split(' ').includes(id))
    .slice(0, count)
    .map(({ id }) => id);

test('5.2-f, 7.1-g an extension over Mosby that exhausts the markers and costs him the field leaves a ? behind him', () => {
  const s = scene({
    phase: 'events',
    mosby: 'aldie',
    strength: 1,
    notoriety: 2,
    turn: 1,
    revealed: inside(32),
    events: ['evt-extend-lines'],
    dice: [4],
    draws: ['combat 5'],
  });
  s.asks('combat.skedaddle').dice(2).does('stand');
  expect([s.told('restored').length, results(s), s.has('aldie', QUERY), s.has('aldie', REVEALED)]).toEqual([
    1,
    ['D1'],
    true,
    false,
  ]);
  expect(markersUsed(s.pub)).toBe(4);
});
test('7.7-l, 5.A7-e a sweep for which there is no combat unit anywhere is told to have no effect', () => {
  const s = scene({
    phase: 'events',
    mosby: 'salem',
    cup: ['blank', 'picket'],
    revealed: ['bradley'],
    events: ['evt-sweep'],
    dice: [2],
  });
  s.asks('operations.action').spent();
  expect([s.told('restored').length, s.told('noEffect').length, s.told('devastated').length]).toEqual([1, 1, 0]);
});
test("7.1-j, 7.1-l an empty cup in a check: the lines are restored, Mosby's own space too, and the unit comes out of what went back", () => {
  const s = scene({
    mosby: 'union-mills',
    awareness: 2,
    revealed: ['manassas-junction', 'bradley', 'bristoe-station', 'union-mills'],
    cup: [],
    units: [
      { at: 'bradley', is: 'combat 4', lost: 3 },
      { at: 'waterloo', is: 'courier' },
    ],
  });
  // Centreville wakes, but nobody is in the cup; then Fairfax Station. Bradley's sleeper has gone back: it is not checked.
  const asleep = s.table.dark.who[0]!;
  // At the start of the Round the new garrison of Union Mills is checked as well.
  s.dice(3, 6, 5, 6, 6, 6, 6).draws(asleep).does('demolish', 'bridge').asks('mosbyPart.action');
  expect([checked(s).slice(0, 2), s.told('restored').length, s.unitsIn('centreville'), s.unitsIn('bradley')]).toEqual([
    ['centreville force yes', 'fairfax-station force no'],
    1,
    ['combat 4*'],
    [],
  ]);
  expect([s.has('union-mills', REVEALED), s.has('manassas-junction', REVEALED)]).toEqual([false, false]);
  expect(checked(s).slice(2)).toContain('union-mills garrison no');
});
test('7.1-j with nothing to restore an empty cup is a blank', () => {
  const s = scene({ mosby: 'stone-bridge', awareness: 5, cup: [] });
  s.dice(3).does('move', 'centreville').asks('operations.action').spent();
  expect([checked(s), s.told('garrison').map(({ how }) => how), s.told('restored').length]).toEqual([
    ['centreville force yes'],
    ['blank'],
    1,
  ]);
});
test('7.3-f, 6.2-s a pursuer stops at the bank, crosses with its next action and stops on the other side', () => {
  const s = scene({
    phase: 'union',
    mosby: 'seneca-mills',
    revealed: ['seneca-mills', 'darnestown', 'offutts-cross-roads', 'poolesville'],
    awareness: 1,
    units: [{ at: 'guilford-station', is: 'combat 2', active: true }],
    dice: [6, 6, 6],
  });
  s.asks('mosbyPart.action').spent();
  expect(rode(s)).toEqual([['dranesville']]);
  s.dice(4).does('wait').asks('combat.skedaddle').spent();
  expect(rode(s)[1]).toEqual(['seneca-mills']);
});
test('7.3-p, 7.7-g a picket on its way is stopped by a Large Force, wakes it, and the woken unit still acts', () => {
  const s = scene({
    phase: 'union',
    mosby: 'groveton',
    units: [{ at: 'stone-bridge', is: 'picket', active: true }],
    dice: [4, 1],
    draws: ['combat 3'],
  });
  expect([s.told('alarm').length, rode(s), s.unitsIn('centreville')]).toEqual([1, [['centreville'], []], []]);
  s.asks('operations.action').spent();
});
test('7.8-a, 7.8-n a train whose turn ends among the events never rolls', () => {
  const s = scene({
    phase: 'events',
    mosby: 'aldie',
    strength: 1,
    events: ['evt-wagon-train', 'evt-sickness', 'evt-picnic'],
  });
  s.asks('preparation.place');
  expect([s.pub.train, s.pub.escort, s.told('train').map(({ what }) => what), fame(s)]).toEqual([
    -1,
    [-3, -3],
    ['comes', 'gone'],
    [1, 0],
  ]);
});
test('7.8-k, 7.8-f1, 7.2-q Hide laid in an attack on the escorts: both are awake, the train rolls on with them past a hidden Mosby', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'newtown',
    train: 'newtown',
    strength: 2,
    hand: ['act-hide'],
  });
  s.draws('combat 3', 'combat 4').does('attack').asks('@moment.combatCards').does('hide', 'act-hide');
  // The train and both escorts move to Middletown without a die; nobody searches Newtown.
  s.asks('mosbyPart.action').spent();
  expect([s.unitsIn('middletown'), s.pub.hidden, s.pub.train >= 0]).toEqual([['combat 3*', 'combat 4*'], true, true]);
});
test('7.6-a, 5.A1-b a leap of Notoriety opens all boxes at once, and what was held goes back', () => {
  const s = scene({ phase: 'preparation', notoriety: 14, holding: ['blank', 'picket'] });
  expect([s.pub.boxes, s.pub.holding, s.told('reinforced').length, s.pub.awareness]).toEqual([8, [], 7, 4]);
});
test('6.5-ab, 6.5-ad outside the lines a beaten unit makes for the nearest lines, a placed Large Force included', () => {
  const all: UnitName = 'combat 2';
  const s = scene({ mosby: 'newtown', strength: 4, forces: ['winchester'], units: [{ at: 'newtown', is: all }], awareness: 1 });
  s.dice(1, 5, 6, 4, 6, 6, 6).does('attack').asks('mosbyPart.action');
  expect([results(s), s.unitsIn('winchester')]).toEqual([['R'], ['combat 2*!']]);
});
