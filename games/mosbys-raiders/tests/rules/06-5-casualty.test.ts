import { expect, test } from 'vitest';
import { type Placed, scene } from '../scene.ts';
import { fame } from './checks.ts';

const trapped = (given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'events', mosby: 'hopewell', events: ['evt-trapped'], ...given });
const BESIDE: Placed = { at: 'linden', is: 'combat 1' };

test('6.5-c1 a check is due on a natural 1, a skedaddle, Mosby Trapped, a surprise in step A4, and Heroics', () => {
  const checks = (s: ReturnType<typeof scene>) => s.told('casualty').length;
  expect(
    checks(
      scene({ mosby: 'linden', strength: 6, units: [BESIDE] })
        .dice(1, 6)
        .does('attack'),
    ),
  ).toBe(1);
  expect(
    checks(
      scene({ phase: 'union', mosby: 'linden', units: [{ ...BESIDE, active: true }], dice: [3] })
        .dice(6, 1)
        .does('skedaddle'),
    ),
  ).toBe(1);
  expect(checks(trapped({ dice: [6] }))).toBe(1);
  expect(
    checks(
      scene({ phase: 'preparation', units: [{ at: 'gum-spring', is: 'combat 1' }] })
        .dice(5, 6)
        .does('place', 'aldie'),
    ),
  ).toBe(1);
  const heroics = scene({ mosby: 'linden', strength: 6, hand: ['act-heroics'], units: [BESIDE] })
    .does('attack')
    .dice(4, 6)
    .does('play', 'act-heroics')
    .asks('operations.action')
    .spent();
  expect(checks(heroics)).toBe(1);
  expect(
    checks(
      scene({ mosby: 'linden', strength: 6, units: [BESIDE] })
        .dice(4)
        .does('attack'),
    ),
  ).toBe(0);
});
test('6.5-c2 wounded on 1 and 2, not on 3 to 6', () => {
  expect([1, 2, 3, 4, 5, 6].map(die => trapped({ dice: [die] }).pub.wound)).toEqual([1, 1, 0, 0, 0, 0]);
});
test('6.5-c3 Mosby Escapes cancels a check before its die or after it, but not an older wound', () => {
  const before = trapped({ hand: ['act-mosby-escapes'] })
    .asks('@moment.casualtyDue')
    .does('play', 'act-mosby-escapes')
    .asks('operations.action')
    .spent();
  expect([before.pub.wound, before.told('casualty'), before.hand()]).toEqual([0, [], []]);
  const after = trapped({ hand: ['act-mosby-escapes'], points: 7 })
    .dice(1)
    .does('pass')
    .asks('@moment.casualtyRolled')
    .does('play', 'act-mosby-escapes')
    .asks('operations.action')
    .spent();
  expect([after.pub.wound, after.pub.points, after.told('casualty').length]).toEqual([0, 7, 1]);
  // Nothing to cancel after a harmless die; and an old wound is no occasion.
  trapped({ hand: ['act-mosby-escapes'] })
    .dice(3)
    .does('pass')
    .asks('operations.action')
    .spent();
  scene({ mosby: 'hopewell', turn: 2, notoriety: 2, wound: 1, hand: ['act-mosby-escapes'] }).refuses('play', 'act-mosby-escapes');
});
test('6.5-c4 a wound: 5 points, a Permanent card, the marker for this turn and the next', () => {
  const s = trapped({ turn: 3, notoriety: 4, points: 7, hand: ['act-scout', 'act-hide'], dice: [2] }).asks('operations.action');
  expect([...fame(s), s.pub.wound, s.hand()]).toEqual([4, 2, 3, ['act-hide']]);
});
test('6.5-c5 a wounded Mosby who is wounded again dies', () => {
  const s = trapped({ turn: 3, notoriety: 9, wound: 2, dice: [1] }).asks('over');
  expect([s.pub.ending, s.told('died').length]).toEqual(['dead', 1]);
  trapped({ turn: 3, notoriety: 9, wound: 2, dice: [3] }).asks('operations.action');
});
test('6.5-c6 a wound does not end the turn', () => {
  const s = scene({ mosby: 'linden', strength: 6, units: [BESIDE] })
    .dice(1, 2)
    .does('attack')
    .asks('operations.action')
    .spent();
  expect([s.pub.wound, s.pub.turn]).toEqual([1, 1]);
});
test('6.5-c7 a wound of turn t lasts to the end of turn t + 1; no one-shot card is left for the check of step A4', () => {
  const s = trapped({ notoriety: 3, hand: ['act-mosby-escapes'], units: [{ at: 'gum-spring', is: 'combat 1' }] });
  s.dice(1).does('pass').does('pass').asks('operations.action').does('disband').asks('preparation.place');
  expect([s.pub.turn, s.pub.wound, s.hand()]).toEqual([2, 1, []]);
  // The rider finds him, the check is not answered by any card; 3: no second wound. Turn 2 ends and the wound heals.
  s.dice(5, 3).does('place', 'aldie').asks('preparation.place').spent();
  expect([s.pub.turn, s.pub.wound]).toEqual([3, 0]);
});
test('6.5-c8, C-f a check cancelled before its die was not made, so Reported Dead cannot follow; cancelled after, it was', () => {
  const hand = ['act-mosby-escapes', 'act-reported-dead'] as const;
  const before = trapped({ awareness: 4, hand: [...hand] })
    .does('play', 'act-mosby-escapes')
    .asks('operations.action')
    .spent();
  expect([before.hand(), before.pub.awareness]).toEqual([['act-reported-dead'], 4]);
  const after = trapped({ awareness: 4, hand: [...hand] })
    .dice(2)
    .does('pass')
    .does('play', 'act-mosby-escapes')
    .asks('@moment.casualtyOver');
  expect(after.does('play', 'act-reported-dead').asks('operations.action').pub.awareness).toBe(1);
  // Each card cancels one check: Heroics and a natural 1 make two.
  const two = scene({ mosby: 'linden', strength: 6, hand: ['act-heroics', 'act-mosby-escapes'], units: [BESIDE] })
    .does('attack')
    .dice(1)
    .does('play', 'act-heroics');
  two.asks('@moment.casualtyDue').dice(2).does('play', 'act-mosby-escapes').asks('operations.action').spent();
  expect([two.told('casualty').length, two.pub.wound]).toEqual([1, 1]);
});
test('6.5-c9 the checks of one combat come one by one, and the second wound kills even after a win', () => {
  const s = scene({ mosby: 'linden', strength: 6, notoriety: 5, hand: ['act-heroics'], units: [BESIDE] })
    .does('attack')
    .dice(1, 2, 1)
    .does('play', 'act-heroics')
    .asks('over')
    .spent();
  // 5:1... 6:1 +5, reaction 5 + 1 = 6: +1, +2: R3: the points were still won, then 5 lost by the first wound.
  expect([s.pub.ending, s.told('combat')[0]?.result, s.told('points').map(({ change }) => change)]).toEqual([
    'dead',
    'R3',
    [2, 3, -5],
  ]);
});
