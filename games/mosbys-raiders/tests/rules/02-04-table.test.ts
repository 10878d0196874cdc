import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { ACTION_CARDS, EVENT_CARDS } from '../../data/cards.ts';
import { BRIDGE, CONFEDERACY, DEPOT_SITES, FORCE_SITES, RAIL, SIZE } from '../../data/map.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { BOX, SORT, STRENGTH } from '../../data/units.ts';
import { inLines } from '../../queries/map.ts';
import { conserved } from '../../state/conserved.ts';
import { DEPOT, DEVASTATED, FORCE, QUERY, RAIL_DOWN, REVEALED, setUp } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { checked, fame } from './checks.ts';

const fresh = (seed: string) => setUp(0, chanceFrom(keyFromSeed(seed)));
const idsOf = (spaces: readonly number[]): SpaceId[] => spaces.map(space => (SPACES[space] as { id: SpaceId }).id);
const REFUGES = idsOf(CONFEDERACY);
const RAILS = idsOf(SPACES.map((_, space) => space).filter(space => RAIL[space]));

test('1.0-d a turn is Preparation, then Operations and Rounds by turns until the guerrilla disbands', () => {
  const s = scene({
    phase: 'preparation',
    events: ['evt-picnic'],
    units: [{ at: 'manassas-junction', is: 'combat 1' }],
    revealed: ['manassas-junction'],
  });
  s.asks('preparation.place').dice(4, 1).does('place', 'hopewell').asks('operations.action');
  s.does('move', 'white-plains')
    .does('move', 'hay-market')
    .does('move', 'gainesville')
    .does('move', 'groveton')
    .asks('operations.action');
  // Entry wakes the unit (Rounds), Mosby wins the Initiative, the unit halts (Operations).
  s.dice(1, 6, 6, 6, 6).does('move', 'manassas-junction').asks('mosbyPart.action');
  s.dice(1).does('wait').asks('operations.action');
  s.does('disband').asks('preparation.place').spent();
  expect(s.pub.turn).toBe(2);
});
test('2.2-a every counter and every card lies in one place and one only', () => {
  const everything = (n: number) => Array.from({ length: n }, (_, i) => i).join(' ');
  const t = fresh('a');
  expect(conserved(t).split(' | ').slice(0, 2)).toEqual([everything(86), everything(120)]);
  // A counter drawn is no longer in the cup, and the other way round.
  const s = scene({ awareness: 1, mosby: 'groveton' }).dice(6).draws('combat 2');
  const before = s.inCup('combat 2');
  s.does('scout', 'manassas-junction');
  expect([s.inCup('combat 2'), s.unitsIn('manassas-junction')]).toEqual([before - 1, ['combat 2']]);
});
test('2.3-a a unit shows its kind or its combat factor only on its activated face, and has a reinforcement code', () => {
  const s = scene({
    awareness: 3,
    mosby: 'groveton',
    revealed: ['manassas-junction'],
    units: [{ at: 'manassas-junction', is: 'combat 3', unseen: true }],
  });
  expect([s.view().pub.face, s.view().pub.lost]).toEqual([[-1], [0]]);
  expect('dark' in s.view()).toBe(false);
  s.dice(1, 3, 6, 6, 6, 6, 6).does('scout', 'manassas-junction');
  expect(s.view().pub.face.map(unit => [SORT[unit], STRENGTH[unit]])).toEqual([['combat', 3]]);
  expect(SORT.map((sort, unit) => `${sort}${BOX[unit] === 1 ? ' S' : ''}`).filter(what => what === 'blank S').length).toBe(10);
  expect(Math.max(...BOX)).toBe(8);
});
test('2.3-c wrecked rails and devastation never run out; there is one depot and one Large Force marker for each card', () => {
  const s = scene({
    mosby: 'bristoe-station',
    railDown: RAILS.filter(id => id !== 'bristoe-station'),
    devastated: REFUGES,
    revealed: ['bristoe-station'],
  });
  s.dice(6, 6, 6, 6, 6, 6, 6, 6).does('demolish', 'rail');
  expect(s.pub.mark.filter(mark => (mark & RAIL_DOWN) !== 0).length).toBe(RAILS.length);
  const many = scene({
    phase: 'events',
    mosby: 'hopewell',
    draws: [4, 5, 5, 6, 7, 8],
    events: [
      'evt-depot-rockville',
      'evt-depot-harpers-ferry',
      'evt-depot-manassas-junction',
      'evt-depot-fairfax-station',
      'evt-depot-catletts-station',
      'evt-depot-martinsburg',
      'evt-large-force-winchester',
      'evt-large-force-warrenton',
      'evt-large-force-leesburg',
      'evt-large-force-dranesville',
    ],
  });
  expect(many.table.dark.depotsLeft).toEqual([]);
  expect(many.pub.mark.filter(mark => (mark & DEPOT) !== 0).length).toBe(DEPOT_SITES.length);
  expect(many.pub.mark.filter(mark => (mark & FORCE) !== 0).length).toBe(FORCE_SITES.length);
});
test('2.4-a Mosby knows six actions, and no others are offered', () => {
  const s = scene({ mosby: 'alexandria', dulaney: 'here', units: [{ at: 'alexandria', is: 'combat 1' }] });
  expect(s.deeds()).toEqual(['move', 'scout', 'attack', 'demolish', 'kidnap', 'disband']);
});
test('2.4-b, 4.0-a ten points become one Notoriety at once and the rest is kept', () => {
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 2, points: 9, events: ['evt-picnic'] }))).toEqual([3, 1]);
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 2, points: 7, events: ['evt-picnic'] }))).toEqual([2, 9]);
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 2, points: 8, events: ['evt-picnic'] }))).toEqual([3, 0]);
});
test('4.0-b a loss greater than the points held is paid from Notoriety', () => {
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 2, points: 0, events: ['evt-hostages'] }))).toEqual([1, 8]);
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 2, points: 2, events: ['evt-hostages'] }))).toEqual([2, 0]);
});
test('4.0-c Notoriety never falls below 1; what cannot be paid is forgiven', () => {
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 1, points: 1, events: ['evt-hostages'] }))).toEqual([1, 0]);
  expect(fame(scene({ phase: 'events', mosby: 'hopewell', notoriety: 1, points: 3, events: ['evt-hostages'] }))).toEqual([1, 1]);
});
test('4.0-d deeds are worth their points: courier 1, sutler 1, picket 0, rail 3, bridge 5, a depot what its marker says', () => {
  const worth = (is: 'courier' | 'sutler' | 'picket') => {
    const s = scene({ mosby: 'groveton', revealed: ['manassas-junction'], units: [{ at: 'manassas-junction', is }] });
    return s.dice(6).does('move', 'manassas-junction').pub.points;
  };
  expect([worth('courier'), worth('sutler'), worth('picket')]).toEqual([1, 1, 0]);
  const s = scene({
    mosby: 'manassas-junction',
    revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
    depots: { 'manassas-junction': 7 },
  });
  expect(s.does('demolish', 'rail').pub.points).toBe(3);
  expect(fame(s.does('demolish', 'depot'))).toEqual([2, 0]);
  expect(s.dice(6, 6).does('move', 'union-mills').does('demolish', 'bridge').pub.points).toBe(5);
});
test('2.4-d a railway alone does not make two stations adjacent', () => {
  const s = scene({ mosby: 'gainesville', revealed: ['manassas-junction'] });
  s.refuses('move', 'manassas-junction', '2.4-d')
    .refuses('scout', 'manassas-junction', '6.1-a')
    .offers('move', 'groveton')
    .offers('move', 'hay-market');
});
test("2.4-f the lines run from Rappahannock Station to Great Falls and from Park's Gap to Lovettsville and the Potomac", () => {
  const { pub } = fresh('lines');
  const within = (...ids: SpaceId[]) => ids.map(id => inLines(pub, spaceOf(id)));
  expect(
    within('rappahannock-station', 'great-falls', 'parks-gap', 'lovettsville', 'centreville', 'chantilly', 'washington'),
  ).toEqual(Array(7).fill(true));
  expect(within('groveton', 'gum-spring', 'leesburg', 'warrenton', 'winchester', 'dranesville', 'waterford', ...REFUGES)).toEqual(
    Array(23).fill(false),
  );
  expect(SPACES.map((_, space) => inLines(pub, space)).filter(Boolean).length).toBe(75);
  expect(SPACES.every(({ is }, space) => !(is as string).includes('n') || inLines(pub, space))).toBe(true);
});
test('2.4-g any space inside the lines may hold a unit, and an extension lasts for good', () => {
  const s = scene({ phase: 'events', mosby: 'hopewell', dice: [5], events: ['evt-extend-lines', 'evt-restore-lines'] });
  expect(inLines(s.pub, spaceOf('warrenton'))).toBe(true);
  expect(s.has('warrenton', QUERY)).toBe(true);
  const inside = scene({ mosby: 'new-baltimore', extended: ['warrenton'] });
  inside.dice(6).draws('combat 3').does('move', 'warrenton');
  expect(inside.unitsIn('warrenton')).toEqual(['combat 3']);
  const outside = scene({ mosby: 'new-baltimore' });
  outside.does('move', 'warrenton').asks('operations.action').spent();
});
test('2.4-h, 5.A3-a Mosby begins in his Confederacy, not devastated, not inside the lines, not beside a Union unit', () => {
  const s = scene({
    phase: 'preparation',
    devastated: ['hopewell'],
    extended: ['salem'],
    units: [{ at: 'aldie', is: 'courier', unseen: true }],
  });
  s.asks('preparation.place');
  s.refuses('place', 'hopewell', 'C-o')
    .refuses('place', 'salem', '5.A3-a')
    .refuses('place', 'aldie', '5.A3-a')
    .refuses('place', 'gum-spring', '2.4-h');
  s.offers('place', 'middleburg').offers('place', 'paris');
  expect(REFUGES.length).toBe(16);
});
test('2.4-i a Large Force sends out unit after unit, and events may add another', () => {
  const s = scene({
    phase: 'checks',
    awareness: 5,
    mosby: 'paris',
    units: [{ at: 'fairfax-station', is: 'combat 1', active: true }],
    revealed: ['springfield-station', 'pohick-church', 'occoquan', 'union-mills'],
    dice: [6, 2],
    draws: ['combat 2'],
  });
  expect(checked(s)).toEqual(['fairfax-court-house force no', 'fairfax-station force yes']);
  const again = scene({
    phase: 'checks',
    awareness: 5,
    mosby: 'paris',
    units: [
      { at: 'fairfax-station', is: 'combat 1', active: true },
      { at: 'fairfax-station', is: 'combat 2', active: true },
    ],
    revealed: ['springfield-station', 'pohick-church', 'occoquan', 'union-mills'],
    dice: [6, 5],
    draws: ['combat 3'],
  });
  expect(again.unitsIn('fairfax-station')).toEqual(['combat 1*', 'combat 2*', 'combat 3*']);
  const placed = scene({ mosby: 'new-baltimore', forces: ['warrenton'], awareness: 5 })
    .dice(5, 6, 6, 6)
    .draws('combat 4')
    .does('move', 'warrenton')
    .asks('mosbyPart.action')
    .spent();
  expect(placed.unitsIn('warrenton')).toEqual(['combat 4*']);
});
test('2.4-j, 7.1-e Revealed is put on scouting, entry or activation; ? on extension; nothing outside the lines or on a Large Force', () => {
  const scouted = scene({ mosby: 'groveton' }).dice(6).draws('blank').does('scout', 'manassas-junction');
  expect(scouted.has('manassas-junction', REVEALED)).toBe(true);
  const entered = scene({ mosby: 'groveton' }).dice(6).draws('blank').does('move', 'manassas-junction');
  expect(entered.has('manassas-junction', REVEALED)).toBe(true);
  const woken = scene({ mosby: 'manassas-junction', revealed: ['manassas-junction', 'bradley', 'bristoe-station'] })
    .dice(1)
    .draws('blank')
    .does('demolish', 'rail');
  expect(woken.has('union-mills', REVEALED)).toBe(true);
  const extended = scene({ phase: 'events', mosby: 'hopewell', dice: [1], events: ['evt-extend-lines'] });
  expect([extended.has('berryville', QUERY), extended.has('berryville', REVEALED)]).toEqual([true, false]);
  const free = scene({ mosby: 'gum-spring', units: [{ at: 'sudley-church', is: 'combat 1', unseen: true }] })
    .dice(6)
    .does('move', 'sudley-church');
  expect(free.has('sudley-church', REVEALED | QUERY)).toBe(false);
  const force = scene({ mosby: 'chantilly', revealed: ['chantilly'] })
    .dice(6)
    .does('move', 'centreville');
  expect(force.has('centreville', REVEALED | QUERY)).toBe(false);
});
test('3.0-a the two decks are shuffled, each for itself', () => {
  const [a, b] = [fresh('one'), fresh('two')];
  expect([...a.dark.actions].sort((x, y) => x - y)).toEqual(ACTION_CARDS);
  expect([...a.dark.events].sort((x, y) => x - y)).toEqual(EVENT_CARDS);
  expect(a.dark.actions).not.toEqual(b.dark.actions);
  expect(a.dark.events).not.toEqual(b.dark.events);
  expect(a.dark.actions).not.toEqual(ACTION_CARDS);
  expect(a.dark.events).not.toEqual(EVENT_CARDS);
});
test('3.0-b units with an S are in the cup, the others wait by their number', () => {
  const { dark, pub } = fresh('cup');
  expect(dark.cup.length).toBe(46);
  expect(dark.cup.every(unit => BOX[unit] === 1)).toBe(true);
  expect(pub.boxes).toBe(1);
});
test('3.0-c, 3.0-d, 3.0-e the tracks begin at their lowest; six bridges stand; no unit is on the map', () => {
  const { pub } = fresh('start');
  expect([pub.turn, pub.awareness, pub.points, pub.notoriety]).toEqual([1, 1, 0, 1]);
  const bridges: SpaceId[] = ['alexandria', 'union-mills', 'occoquan', 'dumfries', 'harpers-ferry', 'farmwell-station'];
  expect(idsOf(SPACES.map((_, space) => space).filter(space => BRIDGE[space])).sort()).toEqual([...bridges].sort());
  for (const mosby of bridges.filter(id => id !== 'farmwell-station'))
    scene({ mosby, revealed: [mosby] }).offers('demolish', 'bridge');
  expect([pub.at, pub.mark]).toEqual([[], Array(SIZE).fill(0)]);
});

const end = (given: Parameters<typeof scene>[0]) => scene({ phase: 'end', ...given });
test('4.1-a, 4.2-c after turn 8 Notoriety 9 wins, 8 loses however many points; with 8.1 read 10 for 9', () => {
  expect(end({ turn: 8, notoriety: 9 }).asks('over').pub.ending).toBe('won');
  expect(end({ turn: 8, notoriety: 8, points: 9 }).asks('over').pub.ending).toBe('final');
  expect(end({ turn: 8, notoriety: 9, points: 9, options: ['opt-8.1'] }).asks('over').pub.ending).toBe('final');
  expect(end({ turn: 8, notoriety: 10, options: ['opt-8.1'] }).asks('over').pub.ending).toBe('won');
});
test('4.1-b reaching 9 early does not end the game', () => {
  const s = end({ turn: 7, notoriety: 12 }).asks('preparation.place');
  expect([s.pub.turn, s.pub.ending]).toEqual([8, '']);
});
test("4.2-a Mosby's death ends the game at once", () => {
  const s = scene({
    phase: 'events',
    mosby: 'hopewell',
    notoriety: 9,
    turn: 2,
    wound: 1,
    dice: [2],
    events: ['evt-trapped', 'evt-picnic'],
  });
  expect(s.asks('over').pub.ending).toBe('dead');
  expect(s.game.result(s.pub)).toEqual({ winner: null, by: 'dead' });
});
test('4.2-b Notoriety must equal the number of the turn that ends', () => {
  expect(end({ turn: 5, notoriety: 4, points: 9 }).asks('over').pub.ending).toBe('behind');
  end({ turn: 5, notoriety: 5 }).asks('preparation.place');
});
const rest = (...but: SpaceId[]): SpaceId[] => REFUGES.filter(id => !but.includes(id));
test('4.2-d, 4.2-f the Confederacy is lost when every space is devastated, inside the lines, a Large Force or held by a combat unit', () => {
  const lost = end({
    devastated: rest('salem', 'paris', 'union'),
    extended: ['salem'],
    forces: ['union'],
    units: [{ at: 'paris', is: 'combat 1', unseen: true }],
  });
  expect(lost.asks('over').pub.ending).toBe('confederacy');
  // A courier holds nothing: the game goes on, and when it has moved on Mosby gathers there (nobody comes: a 1 at Notoriety 1).
  const courier = end({ devastated: rest('paris'), units: [{ at: 'paris', is: 'courier', unseen: true }], dice: [1, 1] });
  expect([courier.told('placed').length, courier.pub.ending, courier.pub.turn]).toEqual([1, 'behind', 2]);
  end({ devastated: rest('paris', 'union') }).asks('preparation.place');
});
test('4.2-e on turn 8 Notoriety 9 wins even with the Confederacy lost', () => {
  expect(end({ turn: 8, notoriety: 9, devastated: REFUGES }).pub.ending).toBe('won');
});
test('4.2-g first Notoriety against the turn, then turn 8, then the Confederacy, on the board after a skedaddle', () => {
  expect(end({ turn: 3, notoriety: 2, devastated: REFUGES }).pub.ending).toBe('behind');
  expect(end({ turn: 8, notoriety: 8, devastated: REFUGES }).pub.ending).toBe('final');
  const flees = (die: number) =>
    scene({
      phase: 'union',
      initiative: 'union',
      mosby: 'white-plains',
      notoriety: 2,
      devastated: rest('hopewell'),
      units: [{ at: 'white-plains', is: 'combat 2', active: true }],
      dice: [3],
    })
      .dice(6, die, 1, 1)
      .does('skedaddle');
  // Die 2: the pursuer rides on into Hopewell, the last free space; die 3: to Hay Market, and turn 2 is lost by Notoriety.
  expect(flees(2).asks('over').pub.ending).toBe('confederacy');
  const onward = flees(3).asks('over').spent();
  expect([onward.pub.ending, onward.pub.turn]).toEqual(['behind', 2]);
});
test('4.2-d a space that is only devastated counts, whatever else is true of it', () => {
  expect(end({ devastated: REFUGES }).asks('over').has('paris', DEVASTATED)).toBe(true);
});
