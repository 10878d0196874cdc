import { ratio } from '@cuartel/engine/kit/index.ts';
import { expect, test } from 'vitest';
import { spaceOf } from '../data/spaces.ts';
import { attackHere, battleOn, combatOdds, entryOdds, initiativeOdds, inTheCup, scoutOdds, uproarOdds } from '../queries/odds.ts';
import { scene } from './scene.ts';

test('6.5-n the odds of a combat: two against two at Notoriety 4 and Awareness 3 are +1', () => {
  const v = scene({
    notoriety: 4,
    awareness: 3,
    strength: 2,
    mosby: 'hay-market',
    units: [{ at: 'hay-market', is: 'combat 2' }],
  }).view();
  const odds = combatOdds(v, attackHere(v));
  expect(odds.modifier).toBe(1);
  expect(odds.results).toEqual({
    D2: ratio(0),
    D1: ratio(0),
    D: ratio(1, 3),
    R: ratio(1, 6),
    R1: ratio(1, 3),
    R2: ratio(1, 6),
    R3: ratio(0),
  });
  expect(odds.win).toEqual(ratio(2, 3));
  // -2, -2, 3, 6, 6, 9 and a wound once in 18.
  expect(odds.points).toEqual(ratio(110, 36));
});
test('5.C1-c the odds of the Initiative, with and without Reputation', () => {
  const at = (awareness: number, reputation: boolean) =>
    initiativeOdds(scene({ notoriety: 4, awareness, mosby: 'aldie', hand: reputation ? ['act-reputation'] : [] }).view());
  expect([1, 2, 3, 4, 5].map(a => at(a, false))).toEqual([ratio(5, 6), ratio(4, 6), ratio(4, 6), ratio(1, 2), ratio(1, 2)]);
  expect([1, 2, 5].map(a => at(a, true))).toEqual([ratio(1), ratio(5, 6), ratio(4, 6)]);
});
test('6.1-e the odds of a scouting: success, unnoticed failure, alarm', () => {
  const v = scene({ awareness: 2, mosby: 'groveton' }).view();
  const { success, unnoticed, alarm } = scoutOdds(v, spaceOf('manassas-junction'));
  expect(success).toEqual(ratio(4, 6));
  // 86 counters, 12 of them blank: a failure wakes a third of the other 74.
  expect(alarm).toEqual(ratio(2 * 2 * 74, 6 * 6 * 86));
  expect(
    Number(success.n * 1000n) / Number(success.of) +
      Number(unnoticed.n * 1000n) / Number(unnoticed.of) +
      Number(alarm.n * 1000n) / Number(alarm.of),
  ).toBeCloseTo(1000);
});
test('6.2-l the odds of an entry, with the Scout in Operations', () => {
  const units = [
    { at: 'manassas-junction', is: 'combat 2' },
    { at: 'manassas-junction', is: 'picket' },
  ] as const;
  const quiet = (hand: 'act-scout'[]) =>
    entryOdds(
      scene({ awareness: 2, mosby: 'groveton', revealed: ['manassas-junction'], units: [...units], hand }).view(),
      spaceOf('manassas-junction'),
    ).quiet;
  expect(quiet([])).toEqual(ratio(4 * 4, 36));
  expect(quiet(['act-scout'])).toEqual(ratio(5 * 5, 36));
});
test('6.4-g the odds that a demolition stays unnoticed count the rise of Awareness', () => {
  const v = scene({
    awareness: 1,
    mosby: 'bradley',
    revealed: ['bradley', 'independent-hill', 'brentsville', 'manassas-junction'],
    units: [{ at: 'bradley', is: 'combat 1' }],
  }).view();
  const { checks, quiet } = uproarOdds(v, 1);
  expect(checks.map(({ what }) => what)).toEqual(['unit', 'garrison']);
  expect(quiet).toEqual(ratio(4 * (6 * 85 - 2 * 73), 6 * 6 * 85));
  // 5.A2-b Awareness ends at 5.
  const alarmed = (awareness: number) => uproarOdds({ ...v, pub: { ...v.pub, awareness } }, 1).quiet;
  expect(alarmed(4)).toEqual(ratio(6 * 85 - 5 * 73, 6 * 6 * 85));
  expect(alarmed(5)).toEqual(alarmed(4));
});
test('7.7-a the cup is what is in play and not known to be elsewhere', () => {
  const v = scene({ mosby: 'aldie', units: [{ at: 'bradley', is: 'combat 7' }], holding: ['blank', 'picket'] }).view();
  expect(inTheCup(v)).toEqual({ combat: 53, blank: 11, picket: 7, courier: 6, sutler: 6, all: 83 });
});

const AROUND_BRADLEY = ['bradley', 'brentsville', 'manassas-junction'] as const;
test('7.7-a what comes out of the cup may be a blank, one after another; a counter on the map never is one', () => {
  const loud = (given: Parameters<typeof scene>[0]) =>
    uproarOdds(scene({ awareness: 1, mosby: 'bradley', revealed: [...AROUND_BRADLEY], ...given }).view(), 1).quiet;
  // Two garrisons, each called out by a 1 or 2; 86 counters, 12 of them blank.
  expect(loud({})).toEqual(ratio(4 * 86 * 85 + 2 * 2 * 12 * 85 + 12 * 11, 9 * 86 * 85));
  // One counter lies unseen on the map: 85 are left to draw from, and the twelve blanks are all among them.
  expect(loud({ units: [{ at: 'waterloo', is: 'combat 1', unseen: true }] })).toEqual(
    ratio(4 * 85 * 84 + 2 * 2 * 12 * 84 + 12 * 11, 9 * 85 * 84),
  );
  // One blank and one fighter: both garrisons cannot be blank.
  expect(loud({ cup: ['blank', 'combat 1'] })).toEqual(ratio(4 * 2 + 2 * 2, 9 * 2));
  // A cup that is known to be empty sends nobody.
  expect(loud({ cup: [] })).toEqual(ratio(1));
  expect(loud({ cup: [], units: [{ at: 'waterloo', is: 'combat 1', unseen: true }] })).toEqual(ratio(1));
});
test('C-e the odds count a Stratagem as a factor and a laid card as its term', () => {
  const v = scene({ mosby: 'linden', strength: 1, notoriety: 5, awareness: 3, units: [{ at: 'linden', is: 'combat 2' }] }).view();
  const here = attackHere(v);
  expect(here).toEqual({ attack: true, ours: 1, theirs: 2 });
  const laid = [{ rule: 'C-e', value: 2, of: 'act-surprise-attack' }];
  expect([here, { ...here, ruses: 1 }, { ...here, laid }, { ...here, surprise: -2 }].map(b => combatOdds(v, b).modifier)).toEqual(
    [-1, 0, 1, -3],
  );
});
test('6.5-o, C-n the odds of another roll: the surprise counts on, the cards of the first roll do not', () => {
  const s = scene({
    phase: 'events',
    mosby: 'salem',
    strength: 3,
    notoriety: 2,
    awareness: 2,
    turn: 2,
    hand: ['act-pistol-tactics', 'act-ambush', 'act-counterattack', 'act-mosby-escapes'],
    events: ['evt-sweep', 'evt-picnic'],
    dice: [2],
    draws: ['combat 3'],
  });
  const rolls = () => s.told('combat').map(({ roll }) => roll.total - roll.die);
  // As the scratch paper of the combat has it, and of the window before the die what was laid.
  const combat = { attack: false, before: 3, surprise: -2 };
  s.asks('combat.skedaddle').does('stand').asks('@moment.combatCards');
  const laid = { plus: [{ rule: 'C-e', value: 2, of: 'act-ambush' }], ruse: 0 };
  const first = combatOdds(s.view(), battleOn(s.view(), { ...combat, ...laid })).modifier;
  s.dice(1).does('play', 'act-ambush').asks('@moment.combatRolled');
  const again = combatOdds(s.view(), battleOn(s.view(), combat)).modifier;
  s.dice(1).does('play', 'act-counterattack').asks('@moment.casualtyDue');
  expect([first, again]).toEqual(rolls());
  expect(again).toBe(first - 2);
});
