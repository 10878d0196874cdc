import { expect, test } from 'vitest';
import { CONFEDERACY } from '../../data/map.ts';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import { QUERY, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { fame, wandered } from './checks.ts';

const REFUGES: SpaceId[] = CONFEDERACY.map(space => (SPACES[space] as { id: SpaceId }).id);

test('5.A1-a, 7.6-a every Reinforcement box up to the Notoriety is emptied into the cup, skipped numbers together', () => {
  const cup = (notoriety: number) => scene({ phase: 'preparation', notoriety }).asks('preparation.place').table.dark.cup.length;
  // 46 at the start, then 6, 6, 6, 6, 6, 5, 5.
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(cup)).toEqual([46, 52, 58, 64, 70, 76, 81, 86, 86, 86]);
});
test('5.A1-b what lies in the Holding Box goes back to the cup; destroyed combat units never do', () => {
  const s = scene({
    phase: 'preparation',
    holding: ['blank', 'picket', 'courier', 'sutler'],
    eliminated: ['combat 1', 'combat 5'],
  });
  expect([s.pub.holding, s.table.dark.cup.length]).toEqual([[], 44]);
  expect([
    s.inCup('blank'),
    s.inCup('picket'),
    s.inCup('courier'),
    s.inCup('sutler'),
    s.inCup('combat 1'),
    s.inCup('combat 5'),
  ]).toEqual([10, 6, 5, 5, 4, 0]);
  expect(s.pub.eliminated.length).toBe(2);
});
test('5.A2-a Awareness begins at 1 for Notoriety 1-3, 2 for 4-5, 3 for 6-8, 4 above, whatever it was', () => {
  const awareness = (notoriety: number) => scene({ phase: 'preparation', notoriety, awareness: 5 }).pub.awareness;
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14].map(awareness)).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]);
});
test('5.A2-b a change of Notoriety does not move Awareness within the turn, but the Reaction modifier feels it', () => {
  const s = scene({
    notoriety: 3,
    points: 8,
    awareness: 1,
    strength: 2,
    mosby: 'union-mills',
    revealed: ['union-mills', 'bradley', 'manassas-junction'],
    units: [{ at: 'union-mills', is: 'combat 2' }],
  });
  s.dice(6, 6, 6).does('demolish', 'bridge').asks('operations.action');
  expect([...fame(s), s.pub.awareness]).toEqual([4, 3, 2]);
  // 4 + 2 = 6: +1 (with the old Notoriety 3 + 2 = 5 it would be +1 too; with Awareness 1 and Notoriety 3 it would be +2).
  s.dice(4, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6).does('attack');
  expect(s.told('combat')[0]?.roll.terms).toEqual([{ rule: '6.5-l', value: 1, of: 'reaction' }]);
});
const BLOCKED = { at: 'hopewell', is: 'courier', unseen: true } as const;
test('5.A3-b, 5.A4-a without a free space the units outside the lines move first; then Mosby is placed where one has become free', () => {
  const s = scene({
    phase: 'preparation',
    notoriety: 1,
    devastated: REFUGES.filter(id => id !== 'hopewell' && id !== 'goose-creek'),
    units: [BLOCKED, { at: 'goose-creek', is: 'combat 2', unseen: true }],
    events: ['evt-picnic'],
    // The courier goes to Aldie, the combat unit to Hamilton; neither moves again.
    dice: [1, 1],
  });
  expect([s.asks('preparation.place').spent().told('noRefuge'), s.unitsIn('aldie'), s.unitsIn('hamilton')]).toEqual([
    [{ yet: true }],
    ['courier?'],
    ['combat 2?'],
  ]);
  s.offers('place', 'hopewell').offers('place', 'goose-creek').refuses('place', 'aldie', 'C-o');
  s.dice(6, 1).does('place', 'hopewell').asks('operations.action').spent();
  expect([s.at(), s.told('random').length]).toEqual(['hopewell', 2]);
});
test('5.A3-b, 5.A3-c still no free space: Mosby is not placed and the turn goes straight to its end and its checks', () => {
  const s = scene({
    phase: 'preparation',
    turn: 2,
    notoriety: 1,
    devastated: REFUGES.filter(id => id !== 'hopewell' && id !== 'goose-creek'),
    extended: ['goose-creek'],
    units: [BLOCKED, { at: 'aldie', is: 'sutler', unseen: true }],
    // Hopewell and Aldie change places: by space the sutler of Aldie goes first (second exit), then the courier.
    dice: [2, 1],
  });
  expect([s.spent().told('noRefuge'), s.told('recruited'), s.pub.ending]).toEqual([
    [{ yet: true }, { yet: false }],
    [],
    'behind',
  ]);
});
test('5.A3-c a turn that ends in Preparation has its Notoriety check', () => {
  const s = scene({ phase: 'recruit', turn: 2, notoriety: 1, mosby: 'hopewell', dice: [1] });
  expect(s.asks('over').pub.ending).toBe('behind');
});
test('5.A4-a, 5.A4-e units outside the lines move one random space; those inside, extended or in a Large Force stay', () => {
  const s = scene({
    phase: 'preparation',
    extended: ['salem'],
    forces: ['warrenton'],
    events: ['evt-picnic'],
    units: [
      { at: 'gum-spring', is: 'combat 1', unseen: true },
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'salem', is: 'combat 3', unseen: true },
      { at: 'warrenton', is: 'combat 4', unseen: true },
    ],
  });
  s.dice(4, 4, 1).does('place', 'paris').asks('operations.action').spent();
  expect(wandered(s)).toEqual(['gum-spring to sudley-church']);
  expect([s.unitsIn('sudley-church'), s.unitsIn('manassas-junction'), s.unitsIn('salem'), s.unitsIn('warrenton')]).toEqual([
    ['combat 1?'],
    ['combat 2?'],
    ['combat 3?'],
    ['combat 4?'],
  ]);
});
test("5.A4-b a combat unit that rides into Mosby's space: casualty check, 5 points lost, the turn is over", () => {
  const s = scene({
    phase: 'preparation',
    turn: 1,
    notoriety: 3,
    points: 2,
    units: [{ at: 'gum-spring', is: 'combat 1', unseen: true }],
  });
  s.dice(5, 3).does('place', 'aldie').asks('preparation.place').spent();
  expect([...fame(s), s.pub.turn, s.pub.wound, s.pub.strength]).toEqual([2, 7, 2, 0, 0]);
  const hurt = scene({
    phase: 'preparation',
    turn: 1,
    notoriety: 3,
    points: 2,
    units: [{ at: 'gum-spring', is: 'combat 1', unseen: true }],
  });
  hurt.dice(5, 2).does('place', 'aldie').asks('preparation.place').spent();
  expect([...fame(hurt), hurt.pub.turn, hurt.pub.wound]).toEqual([2, 2, 2, 1]);
  const killed = scene({
    phase: 'preparation',
    turn: 2,
    notoriety: 3,
    wound: 1,
    units: [{ at: 'gum-spring', is: 'combat 1', unseen: true }],
  });
  expect(killed.dice(5, 1).does('place', 'aldie').asks('over').pub.ending).toBe('dead');
});
test("5.A4-c a non-combat unit that rides into Mosby's space is taken and the turn goes on", () => {
  const rides = (is: 'courier' | 'sutler' | 'picket') => {
    const s = scene({ phase: 'preparation', events: ['evt-recruits-6'], units: [{ at: 'gum-spring', is, unseen: true }] });
    s.dice(5, 4, 1).does('place', 'aldie').asks('operations.action').spent();
    return [s.pub.points, s.pub.holding.length, s.unitsIn('aldie').length];
  };
  expect([rides('courier'), rides('sutler'), rides('picket')]).toEqual([
    [1, 1, 0],
    [1, 1, 0],
    [0, 1, 0],
  ]);
});
test('5.A4-d one by one by space and counter, until the turn ends; into a Large Force: to the cup; into the lines: no marker', () => {
  const s = scene({
    phase: 'preparation',
    notoriety: 3,
    events: ['evt-picnic'],
    units: [
      { at: 'stone-bridge', is: 'combat 2', unseen: true, lost: 1 },
      { at: 'groveton', is: 'combat 1', unseen: true },
      { at: 'groveton', is: 'courier', unseen: true },
    ],
  });
  // Groveton (75) before Stone Bridge (76): 3 to Manassas Junction, 4 to Gainesville, then 1 to Centreville.
  s.dice(3, 4, 1, 4, 1).does('place', 'paris').asks('operations.action').spent();
  expect(wandered(s)).toEqual(['groveton to manassas-junction', 'groveton to gainesville', 'stone-bridge to centreville']);
  expect([s.unitsIn('manassas-junction'), s.unitsIn('gainesville'), s.unitsIn('centreville')]).toEqual([
    ['combat 1?'],
    ['courier?'],
    [],
  ]);
  expect(s.has('manassas-junction', REVEALED | QUERY)).toBe(false);
  // The first unit finds Mosby: the second does not move any more.
  const caught = scene({
    phase: 'preparation',
    notoriety: 3,
    units: [
      { at: 'gum-spring', is: 'combat 1', unseen: true },
      { at: 'leesburg', is: 'combat 2', unseen: true },
    ],
  });
  caught.dice(5, 6).does('place', 'aldie').spent();
  expect(caught.unitsIn('leesburg')).toEqual(['combat 2?']);
});
test('5.A5-a the guerrilla is raised by the die and the Notoriety', () => {
  const printed = [
    [0, 1, 2, 2, 3, 3],
    [1, 1, 2, 3, 3, 4],
    [1, 2, 2, 3, 3, 4],
    [1, 2, 3, 3, 4, 4],
    [1, 2, 3, 4, 5, 5],
    [1, 2, 3, 4, 5, 6],
  ];
  const raised = (notoriety: number, die: number) =>
    scene({ phase: 'recruit', notoriety, mosby: 'hopewell', dice: [die, 1], events: ['evt-press-a'] }).told('recruited')[0]
      ?.strength;
  for (const [column, all] of [[1], [2], [3], [4, 5], [6, 7, 8], [9, 10, 13]].entries())
    for (const notoriety of all)
      expect([1, 2, 3, 4, 5, 6].map(die => raised(notoriety, die))).toEqual(printed.map(row => row[column]));
});
test('5.A5-b nobody comes: the turn is over', () => {
  const s = scene({ phase: 'recruit', notoriety: 1, mosby: 'hopewell', dice: [1] });
  expect([s.asks('preparation.place').pub.turn, s.told('drewCards').length]).toEqual([2, 0]);
});
test('5.A6-a cards are drawn by Notoriety, one fewer when wounded; Permanent cards are kept besides', () => {
  const drawn = (notoriety: number, wound: number) =>
    scene({ phase: 'cards', turn: 2, notoriety, wound, mosby: 'hopewell', dice: [1], events: ['evt-press-a'] }).told(
      'drewCards',
    )[0]?.cards.length;
  expect([1, 2, 3, 4, 5, 6, 8, 9, 11].map(n => drawn(n, 0))).toEqual([3, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect([1, 2, 3, 4, 5, 6, 8, 9, 11].map(n => drawn(n, 1))).toEqual([2, 2, 2, 3, 3, 4, 4, 5, 5]);
  const kept = scene({
    phase: 'cards',
    mosby: 'hopewell',
    hand: ['act-scout'],
    deck: ['act-hide', 'act-ruse', 'act-ames'],
    dice: [1],
    events: ['evt-press-a'],
  });
  expect(kept.hand()).toEqual(['act-scout', 'act-hide', 'act-ames', 'act-ruse']);
});
test('5.A7-a as many events as the die says, one by one', () => {
  const s = scene({ phase: 'cards', mosby: 'hopewell', dice: [2], events: ['evt-picnic', 'evt-press-a', 'evt-command-change'] });
  s.asks('operations.action');
  expect([s.pub.points, s.told('event').length, s.table.dark.events.length]).toEqual([3, 2, 58]);
});
test('5.A7-b, 5.A7-c when an event ends the turn the events not seen go back on top unseen', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'hopewell',
    strength: 1,
    dice: [3],
    events: ['evt-sickness', 'evt-picnic', 'evt-press-a'],
  });
  expect([s.asks('preparation.place').pub.turn, s.pub.points, s.told('event').length]).toEqual([2, 0, 1]);
  // They are the first of the next turn.
  s.dice(4, 2).does('place', 'hopewell');
  expect([s.asks('operations.action').pub.points, s.told('event').length]).toEqual([3, 3]);
  const dead = scene({
    phase: 'cards',
    mosby: 'hopewell',
    turn: 2,
    notoriety: 5,
    wound: 1,
    dice: [2, 1],
    events: ['evt-trapped', 'evt-picnic'],
  });
  expect([dead.asks('over').pub.ending, dead.pub.points]).toEqual(['dead', 0]);
});
test('5.A7-d an empty Event deck gives no more events, and what was resolved is out of the game', () => {
  const s = scene({ phase: 'preparation', events: ['evt-picnic'] });
  s.pub.resolved.push(...s.table.dark.events.splice(0, 59));
  s.dice(4, 6).does('place', 'hopewell').asks('operations.action').spent();
  expect([s.pub.points, s.told('event').length]).toEqual([2, 1]);
  // Next turn the die is rolled for nothing.
  s.does('disband').dice(4, 6);
  s.pub.notoriety = 2;
  s.does('place', 'hopewell').asks('operations.action').spent();
  expect([s.told('event').length, s.table.dark.events.length, s.pub.resolved.length]).toEqual([1, 0, 60]);
});
test('5.A7-e an event without effect counts as one', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'hopewell',
    notoriety: 1,
    dulaney: 'gone',
    dice: [2],
    events: ['evt-recruits-2', 'evt-leader-dulaney', 'evt-picnic'],
  });
  expect([s.asks('operations.action').pub.points, s.pub.strength, s.told('noEffect').length]).toEqual([0, 1, 2]);
});
