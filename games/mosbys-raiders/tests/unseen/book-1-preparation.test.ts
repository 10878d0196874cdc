/** Cases written from the rulebook and the map alone: points and endings, Preparation, the hand, events. */
import { expect, test } from 'vitest';
import { CONFEDERACY } from '../../data/map.ts';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import { fame, results } from '../rules/checks.ts';
import { scene } from '../scene.ts';

const HOME: SpaceId[] = CONFEDERACY.map(space => (SPACES[space] as { id: SpaceId }).id);
const home = (...but: SpaceId[]): SpaceId[] => HOME.filter(id => !but.includes(id));

test('4.0-c a defeat at Notoriety 1 takes what there is and no more', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    strength: 3,
    points: 1,
    awareness: 5,
    units: [{ at: 'linden', is: 'combat 7', active: true }],
  });
  // 3 against 7: 1:3, -2; Notoriety 1 + Awareness 5: +1. A 2 makes 1: D1, 2 + 5 points.
  s.dice(2).does('attack').asks('preparation.place').spent();
  expect([results(s), fame(s)]).toEqual([['D1'], [1, 0]]);
});
test('4.0-b, 4.0-a six and two less seven are five and five; five more are six again', () => {
  const s = scene({
    phase: 'rounds',
    turn: 1,
    notoriety: 6,
    points: 2,
    awareness: 3,
    mosby: 'linden',
    strength: 2,
    units: [{ at: 'linden', is: 'combat 4', active: true }],
  });
  // 1:2 is -1, 9 gives nothing: a 2 is a 1.
  s.dice(2).does('attack').asks('preparation.place').spent();
  expect([results(s), fame(s)]).toEqual([['D1'], [5, 5]]);
  const more = scene({ mosby: 'occoquan', notoriety: 5, points: 5, revealed: ['occoquan', 'pohick-church', 'dumfries'] });
  more.dice(6).does('demolish', 'bridge').asks('operations.action').spent();
  expect(fame(more)).toEqual([6, 0]);
});
test('4.2-b the number of the turn must be equalled, and points do not help', () => {
  const ends = (notoriety: number, points: number) => scene({ mosby: 'paris', turn: 5, notoriety, points }).does('disband').pub;
  expect([ends(5, 0).ending, ends(5, 0).turn, ends(4, 9).ending]).toEqual(['', 6, 'behind']);
});
test('4.2-d a courier in the last village is no occupation, a fighter is', () => {
  const ends = (is: 'courier' | 'combat 1') =>
    scene({
      mosby: 'strasburg',
      turn: 3,
      notoriety: 3,
      devastated: home('paris'),
      units: [{ at: 'paris', is, unseen: true }],
      events: ['evt-picnic'],
    })
      .dice(1, 6, 1)
      .does('disband').pub.ending;
  expect([ends('combat 1'), ends('courier')]).toEqual(['confederacy', '']);
});
test('4.2-e, 4.1-a turn 8: nine wins with everything burnt, eight and nine points lose, twelve wins', () => {
  const ends = (notoriety: number, points = 0) =>
    scene({ mosby: 'strasburg', turn: 8, notoriety, points, devastated: HOME }).does('disband').pub.ending;
  expect([ends(9), ends(8, 9), ends(12)]).toEqual(['won', 'final', 'won']);
});
test('5.A1-a, 5.A1-b at Notoriety 3 the boxes 2 and 3 open; what was captured comes back, what was destroyed does not', () => {
  const s = scene({ phase: 'preparation', notoriety: 3, holding: ['courier', 'blank'], eliminated: ['combat 5'] });
  expect([s.pub.boxes, s.pub.holding, s.inCup('courier'), s.inCup('combat 5'), s.inCup('combat 6')]).toEqual([3, [], 6, 0, 0]);
});
test('5.A3-a Mosby gathers neither on burnt ground, nor inside the lines, nor where any Union counter stands', () => {
  const s = scene({
    phase: 'preparation',
    devastated: ['paris'],
    extended: ['aldie', 'middleburg'],
    units: [
      { at: 'salem', is: 'blank', unseen: true },
      { at: 'hopewell', is: 'courier', unseen: true },
    ],
  });
  s.refuses('place', 'paris', 'C-o').refuses('place', 'aldie', '5.A3-a').refuses('place', 'hopewell', '5.A3-a');
  s.refuses('place', 'gum-spring', '2.4-h').offers('place', 'union').offers('place', 'snickersville');
});
test('5.A4-c a courier that walks in on him is a point, a picket none, and the turn goes on', () => {
  const met = (is: 'courier' | 'picket' | 'sutler') => {
    const s = scene({ phase: 'preparation', units: [{ at: 'hopewell', is, unseen: true }], events: ['evt-picnic'] });
    // Hopewell's first road leads to Aldie; recruits on a 6; one event.
    s.dice(1, 6, 1).does('place', 'aldie').asks('operations.action').spent();
    return [s.told('took').length, s.pub.points, s.pub.holding.length];
  };
  // The picnic is worth two more.
  expect([met('courier'), met('sutler'), met('picket')]).toEqual([
    [1, 3, 1],
    [1, 3, 1],
    [1, 2, 1],
  ]);
});
test('5.A4-b a fighter that walks in on him costs five points and the turn, and a wound five more', () => {
  const caught = (die: number) => {
    const s = scene({
      phase: 'preparation',
      notoriety: 4,
      hand: ['act-scout'],
      units: [{ at: 'hopewell', is: 'combat 2', unseen: true }],
    });
    s.dice(1, die).does('place', 'aldie').asks('preparation.place').spent();
    return [...fame(s), s.pub.turn, s.told('recruited').length, s.hand().length];
  };
  expect([caught(3), caught(2)]).toEqual([
    [3, 5, 2, 0, 1],
    [3, 0, 2, 0, 0],
  ]);
});
test('5.A5-b a 1 at Notoriety 1 brings nobody: no cards, no events, the turn is over', () => {
  const s = scene({ phase: 'recruit', mosby: 'paris', dice: [1] });
  expect([s.asks('preparation.place').pub.turn, s.told('drewCards'), s.told('events')]).toEqual([2, [], []]);
});
test('5.A5-a, 5.A6-a recruits and cards by Notoriety and health', () => {
  // Two dice: recruits, then the number of events.
  const both = (notoriety: number, wound: number, die: number) => {
    const s = scene({ phase: 'recruit', mosby: 'paris', turn: 2, notoriety, wound, dice: [die, 1], events: ['evt-longstreet'] });
    return [s.told('recruited')[0]?.strength, s.told('drewCards')[0]?.cards.length];
  };
  expect([both(4, 0, 1), both(4, 1, 6), both(7, 0, 4), both(10, 0, 6), both(13, 1, 1)]).toEqual([
    [2, 4],
    [4, 3],
    [4, 5],
    [6, 6],
    [3, 5],
  ]);
});
test('5.1-c nine cards must become six, and a Permanent one may be among those that go', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'paris',
    notoriety: 9,
    hand: ['act-cannon', 'act-scout', 'act-reputation'],
    deck: ['act-hide', 'act-ruse', 'act-ambush', 'act-heroics', 'act-ames', 'act-counterattack'],
    events: ['evt-longstreet'],
  });
  s.asks('handLimit.choose').does('discard', 'act-cannon').does('discard', 'act-ruse').asks('handLimit.choose');
  s.dice(1).does('discard', 'act-ambush').asks('operations.action').spent();
  expect(s.hand().length).toBe(6);
});
test('5.A7-c what was not read lies on top of the deck', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    strength: 1,
    notoriety: 2,
    events: ['evt-sickness', 'evt-gilmor', 'evt-bribe'],
  });
  s.asks('preparation.place').dice(6, 1).does('place', 'paris').asks('operations.action').spent();
  // Gilmor is the first of the next turn.
  expect([s.told('event').length, s.pub.awareness]).toEqual([2, 2]);
});
test("5.D-c, 5.D-e at the end one-shot cards go, Permanent ones stay; this turn's wound stays, last turn's heals", () => {
  const ends = (wound: number) => {
    const s = scene({ mosby: 'paris', turn: 3, notoriety: 3, wound, hand: ['act-hide', 'act-scout', 'act-ruse'] }).does(
      'disband',
    );
    return [s.hand(), s.pub.wound > 0];
  };
  expect([ends(3), ends(2)]).toEqual([
    [['act-scout'], true],
    [['act-scout'], false],
  ]);
});
test('C-p, C-k1 sickness ends the turn of a lone factor, the recall spares it', () => {
  const sick = scene({ phase: 'events', mosby: 'paris', strength: 1, points: 4, events: ['evt-sickness'] });
  expect([sick.asks('preparation.place').pub.turn, sick.pub.points]).toEqual([2, 4]);
  const recalled = (strength: number) =>
    scene({ phase: 'events', mosby: 'paris', strength, events: ['evt-troop-recall'] }).asks('operations.action').pub.strength;
  expect([recalled(1), recalled(2), recalled(4)]).toEqual([1, 1, 3]);
});
test('C-q a reorganization: 3 goes, 4 stays; leaders, depots and Large Forces are not rolled for', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    dulaney: 'here',
    forces: ['warrenton'],
    depots: { rockville: 5 },
    units: [
      { at: 'bradley', is: 'combat 2', lost: 1 },
      { at: 'salem', is: 'courier', unseen: true },
    ],
    events: ['evt-reorganization'],
    dice: [3, 4],
  });
  expect([s.unitsIn('bradley'), s.unitsIn('salem'), s.pub.leaders[1]]).toEqual([[], ['courier?'], 1]);
});
test('C-n a sweep burns its first village and those it wanders into, and is gone after three', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    events: ['evt-sweep'],
    // 6 Mountsville; then Goose Creek, Hamilton (no home of his), Goose Creek again.
    dice: [6, 1, 1, 3],
    draws: ['courier', 'combat 3'],
  });
  expect([s.told('devastated').length, s.told('random').length, s.told('sweepEnds').length, s.inCup('combat 3')]).toEqual([
    2, 3, 1, 12,
  ]);
});
test('C-n the sweep meets Mosby: -2, and a victory sends it back to the cup and goes on to the next event', () => {
  const s = scene({
    phase: 'events',
    mosby: 'salem',
    strength: 4,
    events: ['evt-sweep', 'evt-picnic'],
    dice: [2],
    draws: ['combat 2'],
  });
  // 2 against 4 is 1:2 for the attacker: +1; reaction +2; surprise -2. A 5 is a 6: R1.
  s.asks('combat.skedaddle').dice(5).does('stand').asks('operations.action').spent();
  expect([results(s), fame(s), s.pub.awareness, s.told('check')]).toEqual([['R1'], [1, 8], 2, []]);
});
test('7.1-a, 7.1-b an extension rolled before is rolled again; in Aldie with it Mosby meets whom he draws', () => {
  const drawn = (is: 'courier' | 'picket' | 'blank') => {
    const s = scene({
      phase: 'events',
      mosby: 'aldie',
      extensions: [1],
      events: ['evt-extend-lines'],
      dice: [1, 4],
      draws: [is],
    });
    s.asks('operations.action').spent();
    return [s.pub.points, s.pub.holding.length];
  };
  expect([drawn('courier'), drawn('picket'), drawn('blank')]).toEqual([
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
  const fights = scene({
    phase: 'events',
    mosby: 'aldie',
    strength: 2,
    events: ['evt-extend-lines'],
    dice: [4],
    draws: ['combat 1'],
  });
  // 1 against 2: +1; reaction +2; no surprise. A 1 is a 4: R, and a natural 1 calls for a check.
  fights.dice(1, 3).does('stand').asks('operations.action').spent();
  expect([results(fights), fame(fights), fights.unitsIn('aldie'), fights.inCup('combat 1')]).toEqual([['R'], [1, 2], [], 5]);
});
test('7.1-h, 7.1-i the restoring event takes every unit, turns extensions to ? and leaves boxes alone', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    extended: ['salem'],
    revealed: ['salem', 'bradley'],
    bridgeDown: ['occoquan'],
    holding: ['picket'],
    eliminated: ['combat 2'],
    units: [{ at: 'bradley', is: 'combat 4', lost: 2 }],
    events: ['evt-restore-lines'],
  });
  expect([s.unitsIn('bradley'), s.pub.holding.length, s.pub.eliminated.length]).toEqual([[], 1, 1]);
});
