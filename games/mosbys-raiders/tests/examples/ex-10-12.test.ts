/** Worked examples 10 to 12: the Wagon Train, event cards, the published replay. */
import { expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { EXITS } from '../../data/links.ts';
import { distance, TRAIN_END, TRAIN_START } from '../../data/map.ts';
import { spaceOf } from '../../data/spaces.ts';
import { DEPOT, REVEALED } from '../../state/table.ts';
import { type SetUpScene, scene } from '../scene.ts';

test('EX-10 7.8-f1 7.8-k 7.8-g 7.8-j meeting the train at Winchester', () => {
  const s = scene({
    phase: 'rounds',
    turn: 4,
    notoriety: 4,
    awareness: 3,
    strength: 4,
    mosby: 'berryville',
    train: 'winchester',
  });
  // One of the two escorts wakes; the action step begins again with Mosby.
  s.dice(2, 5).draws('combat 2').does('move', 'winchester').spent().asks('mosbyPart.action');
  expect(s.unitsIn('winchester')).toEqual(['combat 2*']);
  s.refuses('demolish', 'train', '7.8-i').refuses('disband', null, '6.6-c');
  // He passes; the escort attacks alone: 1:2, +1 odds +1 reaction. It is beaten and retreats towards the lines; the other is checked again.
  s.does('wait').asks('combat.skedaddle');
  // The next Round: Bunker Hill is checked for the beaten escort, then the sleeping escort.
  s.dice(3, 6, 6, 6).draws(0).does('stand').spent().asks('mosbyPart.action');
  expect(s.told('combat')[0]).toMatchObject({ ours: 4, theirs: 2, result: 'R1', roll: { die: 3, total: 5 } });
  expect([s.unitsIn('stephensons-depot'), s.pub.awareness]).toEqual([['combat 2-1*!'], 4]);
  // The train burns: Awareness by two to 5, five points; the second escort is placed face down, Rounds go on for the first.
  // The escort rallies; next Round the checks around it (Bunker Hill, Winchester).
  s.dice(6, 6, 6).draws('combat 3').does('demolish', 'train').spent().asks('mosbyPart.action');
  expect([s.pub.points, s.pub.notoriety, s.pub.awareness, s.pub.train]).toEqual([1, 5, 5, -1]);
  expect([s.unitsIn('winchester'), s.unitsIn('stephensons-depot')]).toEqual([['combat 3?'], ['combat 2-1*']]);
});
test('EX-10 7.8-c the way from Harpers Ferry to Middletown passes through Winchester', () => {
  const winchester = spaceOf('winchester');
  expect(distance(TRAIN_START, winchester) + distance(winchester, TRAIN_END)).toBe(distance(TRAIN_START, TRAIN_END));
  expect((EXITS[winchester] ?? []).some(space => space === spaceOf('bunker-hill'))).toBe(false);
});

const event = (id: CardId, given: SetUpScene = {}) =>
  scene({ phase: 'events', mosby: 'middleburg', strength: 2, events: [id], ...given });
test.each([
  ['evt-lincoln', 5, 1],
  ['evt-lincoln', 6, 2],
  ['evt-arrests', 6, -2],
  ['evt-arrests', 5, 0],
  ['evt-bribe', 3, 2],
  ['evt-bribe', 2, 0],
  ['evt-hostages', 4, -2],
  ['evt-hostages', 5, -1],
] as const)('EX-11 C-k1 %s at Notoriety %i: %i points', (id, notoriety, change) => {
  const s = event(id, { notoriety, points: 5 }).asks('operations.action');
  expect(s.pub.points).toBe(5 + change);
});
test('EX-11 C-l Lee pays two points for each Revealed space north of the Potomac, from turn 4', () => {
  const s = event('evt-lee-info', { turn: 4, notoriety: 4, revealed: ['rockville', 'frederick', 'bradley'] }).does('disband');
  expect(s.pub.points).toBe(4);
  expect(event('evt-lee-info', { turn: 3, notoriety: 4, revealed: ['rockville'] }).does('disband').pub.points).toBe(0);
});
test('EX-11 5.A2-b Longstreet and the change of command', () => {
  expect(event('evt-longstreet', { awareness: 3 }).pub.awareness).toBe(2);
  expect(event('evt-longstreet', { awareness: 1 }).pub.awareness).toBe(1);
  expect(event('evt-command-change', { awareness: 4 }).pub.awareness).toBe(1);
});
test('EX-11 C-p Sickness takes the last man and the turn, without points', () => {
  const s = event('evt-sickness', { strength: 1, points: 3 }).asks('preparation.place');
  expect([s.pub.turn, s.pub.points]).toEqual([2, 3]);
  expect(event('evt-sickness', { strength: 2 }).asks('operations.action').pub.strength).toBe(1);
});
test('EX-11 C-k1 Troops Recalled needs two factors', () => {
  expect(event('evt-troop-recall', { strength: 1 }).pub.strength).toBe(1);
  expect(event('evt-troop-recall', { strength: 2 }).pub.strength).toBe(1);
});
test('EX-11 C-q Reorganization: a die for each counter, 1-3 leaves', () => {
  const s = event('evt-reorganization', {
    units: [
      { at: 'bradley', is: 'combat 3', lost: 1 },
      { at: 'elk-run', is: 'picket' },
      { at: 'leesburg', is: 'combat 2' },
    ],
    dice: [3, 4, 1],
  });
  expect([s.unitsIn('bradley'), s.unitsIn('elk-run'), s.unitsIn('leesburg')]).toEqual([[], ['picket'], []]);
});
test.each([
  [1, 'goose-creek'],
  [2, 'salem'],
  [3, 'white-plains'],
  [4, 'hopewell'],
  [5, 'aldie'],
  [6, 'mountsville'],
] as const)('EX-11 C-n a sweep on %i begins at %s', (die, space) => {
  const s = event('evt-sweep', { mosby: 'snickersville', dice: [die, 1, 1, 1], draws: ['combat 1'] }).asks('operations.action');
  expect(s.told('sweep')[0]?.here).toBe(spaceOf(space));
  expect(s.told('devastated')[0]?.here).toBe(spaceOf(space));
});
test('EX-11 8.2-a with the option a die of 4 gives 6 events', () => {
  const s = scene({
    phase: 'cards',
    options: ['opt-8.2'],
    mosby: 'middleburg',
    strength: 1,
    deck: ['act-hide', 'act-hide', 'act-hide'],
    dice: [4],
    events: ['evt-picnic', 'evt-lincoln', 'evt-press-a', 'evt-longstreet', 'evt-command-change', 'evt-repair-rail'],
  });
  expect(s.told('event')).toHaveLength(6);
  s.asks('operations.action');
});

test('EX-12 5.A6-a C-m the first turn of the published replay', () => {
  const s = scene({
    phase: 'preparation',
    deck: ['act-local-guide', 'act-spur-horses', 'act-ambush'],
    events: ['evt-depot-rockville'],
    awareness: 3,
  });
  expect([s.pub.notoriety, s.pub.awareness]).toEqual([1, 1]);
  s.dice(4, 1).draws(6).does('place', 'middleburg').spent().asks('operations.action');
  expect([s.hand().length, s.has('rockville', DEPOT), s.pub.strength]).toEqual([3, true, 1]);
  for (const space of ['white-plains', 'hay-market', 'gainesville', 'groveton'] as const) s.does('move', space);
  s.dice(6).draws('blank').does('scout', 'manassas-junction').does('move', 'manassas-junction');
  s.draws('combat 2').does('guide', 'union-mills');
  // Union Mills and Centreville do not wake, Fairfax Station and Bradley do. Then Initiative and step C2.
  s.dice(6, 6, 2, 2, 5, 6, 1, 6, 6, 6, 6, 1, 2)
    .draws('combat 3', 'combat 1', 'courier', 'sutler', 'combat 3')
    .does('demolish', 'bridge')
    .spent();
  expect([s.pub.points, s.pub.awareness]).toEqual([5, 2]);
  expect([s.unitsIn('fairfax-station'), s.unitsIn('bradley')]).toEqual([['combat 3*'], ['combat 1*']]);
  expect([s.unitsIn('fairfax-court-house'), s.unitsIn('independent-hill'), s.unitsIn('brentsville')]).toEqual([
    ['courier*'],
    ['sutler*'],
    ['combat 3*'],
  ]);
});
test('EX-12 C-i three entries lead Ames from Dranesville to Rockville', () => {
  const s = scene({ mosby: 'dranesville', hand: ['act-ames'], awareness: 5 });
  s.draws('combat 2')
    .does('ames', 'seneca-mills')
    .draws('blank')
    .does('ames', 'darnestown')
    .draws('courier')
    .does('ames', 'rockville')
    .spent();
  expect([s.at(), s.pub.ames, s.pub.points, s.has('rockville', REVEALED)]).toEqual(['rockville', 0, 1, true]);
  s.asks('operations.action');
});
