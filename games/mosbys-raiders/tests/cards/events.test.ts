import { expect, test } from 'vitest';
import type { EventId } from '../../data/cards.ts';
import { CONFEDERACY } from '../../data/map.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { inLines } from '../../queries/map.ts';
import { imagine } from '../../state/imagine.ts';
import { BRIDGE_DOWN, DEPOT, DEVASTATED, FORCE, QUERY, RAIL_DOWN, REVEALED } from '../../state/table.ts';
import { fame, modifiers, wandered } from '../rules/checks.ts';
import { scene } from '../scene.ts';

type Given = NonNullable<Parameters<typeof scene>[0]>;
const turnsUp = (events: EventId | EventId[], given: Given = {}) =>
  scene({ phase: 'events', mosby: 'hopewell', strength: 3, events: Array.isArray(events) ? events : [events], ...given });
/** Points gained or lost at a Notoriety, from ten points of room. */
const points = (event: EventId, notoriety: number): number => {
  const [great = 0, small = 0] = fame(turnsUp(event, { notoriety, points: 5 }));
  return great * 10 + small - notoriety * 10 - 5;
};
const marks = (s: ReturnType<typeof scene>, bits: number): string[] =>
  SPACES.filter((_, space) => (s.pub.mark[space]! & bits) !== 0).map(({ id }) => id);
const REFUGES = CONFEDERACY.map(space => (SPACES[space] as { id: SpaceId }).id);

for (const [event, least] of [
  ['evt-recruits-2', 2],
  ['evt-recruits-4', 4],
  ['evt-recruits-6', 6],
] as const)
  test(`C-k1 ${event}: one factor more from Notoriety ${least}, nothing below`, () => {
    expect([
      turnsUp(event, { notoriety: least }).pub.strength,
      turnsUp(event, { notoriety: least - 1 }).pub.strength,
      turnsUp(event, { notoriety: 9 }).pub.strength,
    ]).toEqual([4, 3, 4]);
    expect(turnsUp(event, { notoriety: least - 1 }).told('noEffect').length).toBe(1);
  });
test('C-k1 evt-picnic: 2 points at any Notoriety', () => {
  expect([1, 5, 9].map(n => points('evt-picnic', n))).toEqual([2, 2, 2]);
});
test('6.3-a, 6.3-b evt-leader-stoughton: comes to Fairfax Court House, goes with the second card', () => {
  expect(turnsUp('evt-leader-stoughton').told('leader')).toEqual([{ leader: 0, what: 'arrives' }]);
  expect(turnsUp(['evt-leader-stoughton', 'evt-leader-stoughton']).pub.leaders).toEqual([3, 0]);
  expect(turnsUp('evt-leader-stoughton', { stoughton: 'held' }).pub.leaders).toEqual([2, 0]);
});
test('6.3-a, 6.3-b evt-leader-dulaney: comes to Alexandria, goes with the second card', () => {
  expect(turnsUp('evt-leader-dulaney').told('leader')).toEqual([{ leader: 1, what: 'arrives' }]);
  expect(turnsUp(['evt-leader-dulaney', 'evt-leader-dulaney']).pub.leaders).toEqual([0, 3]);
  expect(turnsUp('evt-leader-dulaney', { dulaney: 'gone' }).told('noEffect').length).toBe(1);
});
test('7.1-a evt-extend-lines: a new part of the map joins the lines', () => {
  const s = turnsUp('evt-extend-lines', { extensions: [2], dice: [2, 4] });
  expect(marks(s, QUERY)).toEqual(['sudley-church', 'gum-spring', 'aldie', 'middleburg']);
});
test('C-k evt-gilmor: Awareness +1 always, at most 5; 2 points only from Notoriety 6', () => {
  expect([1, 5, 6, 9].map(n => points('evt-gilmor', n))).toEqual([0, 0, 2, 2]);
  expect([
    turnsUp('evt-gilmor', { awareness: 1 }).pub.awareness,
    turnsUp('evt-gilmor', { awareness: 5 }).pub.awareness,
    turnsUp('evt-gilmor', { awareness: 3, notoriety: 7 }).pub.awareness,
  ]).toEqual([2, 5, 4]);
});
test('C-k1 evt-lincoln: 1 point up to Notoriety 5, 2 from 6, as the card is resolved', () => {
  expect([1, 5, 6, 9].map(n => points('evt-lincoln', n))).toEqual([1, 1, 2, 2]);
  // The picnic lifts him to 6 first.
  expect(fame(turnsUp(['evt-picnic', 'evt-lincoln'], { notoriety: 5, points: 8 }))).toEqual([6, 2]);
});
test('C-l evt-lee-info: from turn 4, 2 points at the end of this turn for each Revealed space north of the Potomac', () => {
  const report = (turn: number) => {
    const s = turnsUp('evt-lee-info', {
      turn,
      notoriety: 7,
      revealed: ['poolesville', 'edwards-ferry', 'great-falls', 'lovettsville'],
      unknown: ['darnestown'],
    });
    return [s.pub.points, ...fame(s.does('disband'))];
  };
  expect([report(4), report(7), report(3)]).toEqual([
    [0, 7, 4],
    [0, 7, 4],
    [0, 7, 0],
  ]);
  // Only for that turn.
  const once = turnsUp('evt-lee-info', { turn: 4, notoriety: 7, revealed: ['poolesville'] }).does('disband');
  expect(once.pub.lee).toBe(false);
});
test('5.A2-b evt-longstreet: Awareness -1, at least 1', () => {
  expect([1, 2, 5].map(awareness => turnsUp('evt-longstreet', { awareness }).pub.awareness)).toEqual([1, 1, 4]);
});
test('6.5-c1 evt-trapped: a casualty check, which Mosby Escapes may cancel', () => {
  expect(turnsUp('evt-trapped', { dice: [2] }).pub.wound).toBe(1);
  expect(turnsUp('evt-trapped', { dice: [3] }).pub.wound).toBe(0);
  turnsUp('evt-trapped', { hand: ['act-mosby-escapes'] }).asks('@moment.casualtyDue');
});
for (const [event, site] of [
  ['evt-depot-rockville', 'rockville'],
  ['evt-depot-harpers-ferry', 'harpers-ferry'],
  ['evt-depot-manassas-junction', 'manassas-junction'],
  ['evt-depot-fairfax-station', 'fairfax-station'],
  ['evt-depot-catletts-station', 'catletts-station'],
  ['evt-depot-martinsburg', 'martinsburg'],
] as const)
  test(`C-m ${event}: a random depot, its value hidden until it burns, stays all game`, () => {
    const s = turnsUp([event, 'evt-restore-lines'], { draws: [7] });
    expect([marks(s, DEPOT), s.table.dark.depotsLeft.toSorted()]).toEqual([[site], [4, 5, 5, 6, 8]]);
    expect(JSON.stringify(s.view().pub)).not.toContain('depots');
    const burns = scene({ mosby: site, revealed: [site], depots: { [site]: 8 } })
      .dice(6, 6, 6, 6, 6, 6, 6, 6)
      .does('demolish', 'depot');
    expect(burns.told('demolished')).toMatchObject([{ target: 'depot', points: 8 }]);
    burns.refuses('demolish', 'depot', '6.4-a');
    // From now on everybody knows what it was worth, so nobody can think that the 8 lies somewhere else.
    expect([burns.pub.burned, burns.table.dark.depots.filter(value => value > 0)]).toEqual([[8], []]);
    burns.pub.mark[spaceOf(site === 'rockville' ? 'martinsburg' : 'rockville')] = DEPOT;
    for (let n = 0; n < 12; n++) {
      const { depots, depotsLeft } = imagine(burns.view(), [], of => (n * 5) % of).dark;
      expect([...depots, ...depotsLeft].filter(value => value > 0).toSorted()).toEqual([4, 5, 5, 6, 7]);
    }
  });
for (const [event, site] of [
  ['evt-large-force-winchester', 'winchester'],
  ['evt-large-force-warrenton', 'warrenton'],
  ['evt-large-force-leesburg', 'leesburg'],
  ['evt-large-force-dranesville', 'dranesville'],
] as const)
  test(`7.1-c ${event}: a Large Force there for good, inside the lines, without a status marker`, () => {
    const s = turnsUp([event, 'evt-restore-lines'], { extended: [site], units: [{ at: site, is: 'combat 1', unseen: true }] });
    const space = SPACES.findIndex(({ id }) => id === site);
    expect([marks(s, FORCE), s.has(site, REVEALED | QUERY), s.unitsIn(site), inLines(s.pub, space)]).toEqual([
      [site],
      false,
      [],
      true,
    ]);
    scene({
      mosby: site === 'leesburg' ? 'hamilton' : site === 'warrenton' ? 'salem' : site === 'winchester' ? 'newtown' : 'leesburg',
      forces: [site],
    })
      .refuses('scout', site, '6.1-c')
      .dice(6)
      .does('move', site)
      .asks('operations.action')
      .spent();
  });
test('C-k1 evt-press-a, evt-press-b, evt-press-c: 1 point; 2 from Notoriety 3; 3 from Notoriety 6', () => {
  expect([1, 2, 3, 5, 6, 9].map(n => points('evt-press-a', n))).toEqual([1, 1, 1, 1, 1, 1]);
  expect([1, 2, 3, 5, 6, 9].map(n => points('evt-press-b', n))).toEqual([0, 0, 2, 2, 2, 2]);
  expect([1, 2, 3, 5, 6, 9].map(n => points('evt-press-c', n))).toEqual([0, 0, 0, 0, 3, 3]);
});
test('6.4-j evt-repair-rail: all rails, no bridges', () => {
  const s = turnsUp('evt-repair-rail', { railDown: ['bristoe-station', 'union-mills'], bridgeDown: ['union-mills'] });
  expect([marks(s, RAIL_DOWN), marks(s, BRIDGE_DOWN)]).toEqual([[], ['union-mills']]);
});
test('6.4-j evt-repair-bridges: all bridges, no rails', () => {
  const s = turnsUp('evt-repair-bridges', { railDown: ['bristoe-station'], bridgeDown: ['union-mills', 'dumfries'] });
  expect([marks(s, RAIL_DOWN), marks(s, BRIDGE_DOWN)]).toEqual([['bristoe-station'], []]);
});
test('C-r evt-rebuild: all Devastation is removed, even under Union units', () => {
  const s = turnsUp('evt-rebuild', { devastated: ['salem', 'paris'], units: [{ at: 'salem', is: 'combat 1' }] });
  expect([marks(s, DEVASTATED), s.unitsIn('salem')]).toEqual([[], ['combat 1']]);
});
test('7.1-g, 7.1-h evt-restore-lines: every unit to the cup, status markers off, extended ones to ?', () => {
  const s = turnsUp('evt-restore-lines', {
    revealed: ['bradley'],
    extended: ['linden'],
    units: [
      { at: 'salem', is: 'combat 3', lost: 2 },
      { at: 'bradley', is: 'courier' },
    ],
    holding: ['picket'],
    eliminated: ['combat 7'],
  });
  expect([s.pub.at, marks(s, REVEALED), marks(s, QUERY), s.pub.holding.length, s.pub.eliminated.length]).toEqual([
    [],
    [],
    ['linden'],
    1,
    1,
  ]);
});
test('C-r, C-o evt-devastation: every Confederacy space with a Union counter, seen or not, once; an undrawn garrison is none', () => {
  const s = turnsUp('evt-devastation', {
    extended: ['linden', 'rectortown'],
    devastated: ['paris'],
    units: [
      { at: 'salem', is: 'courier', unseen: true },
      { at: 'paris', is: 'combat 1' },
      { at: 'gum-spring', is: 'combat 2' },
    ],
  });
  expect([marks(s, DEVASTATED), s.told('devastated').length]).toEqual([['paris', 'salem'], 1]);
  const none = turnsUp('evt-devastation');
  expect([marks(none, DEVASTATED), none.told('noEffect').length]).toEqual([[], 1]);
});
test('C-p evt-sickness: one factor less without points; the last one ends the turn', () => {
  const s = turnsUp('evt-sickness', { points: 6 }).asks('operations.action');
  expect([s.pub.strength, s.pub.points]).toEqual([2, 6]);
  const last = turnsUp(['evt-sickness', 'evt-picnic'], { strength: 1, points: 6 }).asks('preparation.place');
  expect([last.pub.turn, last.pub.points]).toEqual([2, 6]);
});
test('C-k1 evt-troop-recall: one factor less, if there are two', () => {
  expect([
    turnsUp('evt-troop-recall', { strength: 2 }).pub.strength,
    turnsUp('evt-troop-recall', { strength: 1 }).asks('operations.action').pub.strength,
  ]).toEqual([1, 1]);
});
test('C-k1 evt-arrests: 2 points lost from Notoriety 6', () => {
  expect([1, 5, 6, 9].map(n => points('evt-arrests', n))).toEqual([0, 0, -2, -2]);
});
test('5.A2-b evt-command-change: Awareness becomes 1', () => {
  expect([1, 3, 5].map(awareness => turnsUp('evt-command-change', { awareness }).pub.awareness)).toEqual([1, 1, 1]);
});
test('C-k1 evt-bribe: 2 points from Notoriety 3', () => {
  expect([1, 2, 3, 9].map(n => points('evt-bribe', n))).toEqual([0, 0, 2, 2]);
});
test('C-k1 evt-hostages: 2 points lost up to Notoriety 4, 1 from 5; paid from Notoriety if need be', () => {
  expect([1, 4, 5, 9].map(n => points('evt-hostages', n))).toEqual([-2, -2, -1, -1]);
  expect(fame(turnsUp('evt-hostages', { notoriety: 5, points: 0 }))).toEqual([4, 9]);
});
test('C-q evt-reorganization: a die for each counter, 1 to 3 leaves for the cup whole, 4 to 6 stays', () => {
  const s = turnsUp('evt-reorganization', {
    forces: ['leesburg'],
    units: [
      { at: 'salem', is: 'combat 3', lost: 1 },
      { at: 'paris', is: 'courier', unseen: true },
      { at: 'bradley', is: 'combat 2', lost: 1 },
    ],
    dice: [3, 4, 1],
  });
  expect([
    s.unitsIn('salem'),
    s.unitsIn('paris'),
    s.unitsIn('bradley'),
    s.has('leesburg', FORCE),
    s.told('reorganized').length,
  ]).toEqual([[], ['courier?'], [], true, 3]);
  expect(turnsUp('evt-reorganization').told('noEffect').length).toBe(1);
});
test('C-n evt-sweep: begins by die, devastates, rides three random spaces devastating the Confederacy, and goes back to the cup', () => {
  const first = (die: number) =>
    turnsUp('evt-sweep', { mosby: 'paris', dice: [die, 1, 1, 1], draws: ['combat 1'] }).told('devastated')[0]?.here;
  const names = [1, 2, 3, 4, 5, 6].map(die => SPACES[first(die) ?? -1]?.id);
  expect(names).toEqual(['goose-creek', 'salem', 'white-plains', 'hopewell', 'aldie', 'mountsville']);
  const s = turnsUp('evt-sweep', { mosby: 'paris', forces: ['warrenton'], dice: [2, 1, 4, 3], draws: ['combat 1'] })
    .asks('operations.action')
    .spent();
  expect([wandered(s), marks(s, DEVASTATED), s.pub.at]).toEqual([
    ['salem to white-plains', 'white-plains to new-baltimore', 'new-baltimore to white-plains'],
    ['salem', 'white-plains'],
    [],
  ]);
});
test('C-n evt-sweep on Mosby: combat at once at -2, also when it rides into his space; then it is over', () => {
  const there = turnsUp('evt-sweep', { mosby: 'salem', dice: [2], draws: ['combat 3'] })
    .asks('combat.skedaddle')
    .dice(6)
    .does('stand')
    .asks('operations.action')
    .spent();
  expect([modifiers(there), marks(there, DEVASTATED), wandered(there), there.pub.at]).toEqual([
    { reaction: 2, surprise: -2 },
    ['salem'],
    [],
    [],
  ]);
  // From White Plains by a 5 to Salem, where he is: no further move.
  const met = turnsUp('evt-sweep', { mosby: 'salem', dice: [3, 5], draws: ['combat 3'] })
    .asks('combat.skedaddle')
    .dice(6)
    .does('stand')
    .asks('operations.action')
    .spent();
  expect([modifiers(met)['surprise'], marks(met, DEVASTATED), wandered(met).length]).toEqual([-2, ['salem', 'white-plains'], 1]);
  // The surprise counts again after a Counterattack.
  const again = turnsUp('evt-sweep', { mosby: 'salem', hand: ['act-counterattack'], dice: [2], draws: ['combat 3'] })
    .dice(2)
    .does('stand')
    .asks('@moment.combatRolled');
  expect(modifiers(again.dice(6).does('play', 'act-counterattack'))['surprise']).toBe(-2);
});
test('C-o evt-sweep: a space has one Devastation marker at most, and Mosby cannot begin there', () => {
  const s = turnsUp('evt-sweep', { mosby: 'paris', devastated: ['salem'], dice: [2, 2, 1, 1], draws: ['combat 1'] });
  expect(s.told('devastated')).toEqual([]);
  scene({ phase: 'preparation', devastated: ['salem'] }).refuses('place', 'salem', 'C-o');
  expect(REFUGES).toContain('salem');
});
test('7.8-a evt-wagon-train: the train and two escorts at Harpers Ferry, and the turn opens in Rounds', () => {
  const s = turnsUp('evt-wagon-train', { dice: [6] }).asks('mosbyPart.action');
  expect([SPACES[s.pub.train]?.id, s.pub.escort, s.pub.phase]).toEqual(['harpers-ferry', [-2, -2], 'rounds']);
});
