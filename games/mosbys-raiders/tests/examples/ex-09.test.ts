/** Worked example 9: kidnap, combat and disbanding. The printed example omits three checks that its own rules call for. */
import { expect, test } from 'vitest';
import { REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';

test('EX-9 6.3-d 6.5-r 6.5-ad 6.6-c the kidnapping of Colonel Dulaney', () => {
  const s = scene({
    turn: 5,
    awareness: 3,
    notoriety: 6,
    strength: 5,
    mosby: 'gum-spring',
    dulaney: 'here',
    hand: ['act-scout', 'act-pistol-tactics', 'act-mosby-escapes', 'act-counterattack', 'act-french-dulaney'],
  });
  // 1 The Scout helps to scout and, in Operations, to enter.
  s.dice(3).draws('combat 4').does('scout', 'chantilly');
  expect(s.told('scouted')[0]).toMatchObject({ success: true, roll: { total: 4, need: 3 } });
  s.dice(5).does('move', 'chantilly').asks('operations.action');
  expect(s.unitsIn('chantilly')).toEqual(['combat 4']);
  // 2
  s.dice(3).does('move', 'fairfax-court-house').asks('operations.action').refuses('scout', 'centreville', '6.1-c');
  s.dice(6).draws('blank').does('scout', 'annandale').does('move', 'annandale').asks('operations.action');
  // 3
  s.does('dulaney', 'alexandria').asks('operations.action');
  expect(s.hand()).not.toContain('act-french-dulaney');
  // 4, 5 Awareness by two; the Large Force wakes. In step C2 Alexandria itself is checked too (the example omits it: a 6 here).
  s.dice(5, 5, 6, 6, 1, 4).draws('combat 1', 'blank', 'sutler').does('kidnap', 'dulaney').spent().asks('mosbyPart.action');
  expect([s.pub.awareness, s.pub.initiative]).toEqual([5, 'mosby']);
  expect([s.unitsIn('alexandria'), s.unitsIn('vernondale'), s.has('baileys-crossroads', REVEALED)]).toEqual([
    ['combat 1*'],
    ['sutler*'],
    true,
  ]);
  // 6, 7 5:1, and the checks after the combat: Alexandria first, then Fort Runyon.
  s.dice(2).does('attack').asks('@moment.combatRolled');
  expect(s.told('combat')[0]).toMatchObject({ result: 'R2', roll: { total: 7 } });
  // 8 The sutler reaches Alexandria.
  s.dice(3, 1, 3).draws('combat 2', 'combat 3').does('pass').spent().asks('unionPart.order');
  expect([s.pub.points, s.pub.eliminated.length, s.unitsIn('vernondale')]).toEqual([5, 1, []]);
  s.dice(1, 3).does('send', s.tokensIn('fort-runyon')[0]!).spent().asks('combat.skedaddle');
  // 9 2 against 5 is 1:3: 2 +2 +1 = 5. A unit that did not ride in retreats at random.
  s.dice(2).does('stand').asks('@moment.combatRolled');
  expect(s.told('combat')[1]).toMatchObject({ attack: false, ours: 5, theirs: 2, result: 'R1', roll: { total: 5 } });
  // 10 The checks after the combat: Alexandria a blank, Fort Runyon a 4. 11 Second Round, every check in order of the map.
  s.dice(4, 1, 1, 5, 5, 5, 5, 5)
    .draws('blank', 'combat 4', 'combat 2', 'blank', 'combat 1', 'courier', 'combat 7')
    .does('pass')
    .spent();
  s.asks('mosbyPart.action');
  expect([s.unitsIn('baileys-crossroads'), s.unitsIn('fort-runyon'), s.unitsIn('washington')]).toEqual([
    ['combat 2-1*!'],
    ['combat 4*'],
    ['combat 2*'],
  ]);
  expect([s.unitsIn('fort-marcy'), s.unitsIn('falls-church'), s.has('falls-church', REVEALED)]).toEqual([
    ['combat 1*'],
    ['combat 7*'],
    true,
  ]);
  // 12 The courier is taken free of action: 5 + 6 + 1 = 12 points. Two spaces with a captive; a natural 6 is needed at Awareness 5.
  expect([s.unitsIn('alexandria'), s.pub.notoriety, s.pub.points]).toEqual([[], 7, 2]);
  s.does('move', 'vernondale').dice(6).draws('combat 3').does('move', 'pohick-church').asks('move.ride');
  expect(s.deeds()).toEqual(['attack', 'stop', 'release', 'discard']);
  s.does('stop').asks('unionPart.order');
  // 13 Two give up and go to the cup; the 7 and the 1 ride to Vernondale, one rallies. 14 Third Round. Pohick Church is checked too (the example omits it).
  s.dice(1).does('send', s.tokensIn('washington')[0]!);
  s.dice(1).does('send', s.tokensIn('fort-runyon')[0]!);
  s.dice(4).does('send', s.tokensIn('falls-church')[0]!);
  s.dice(3, 5, 5, 5, 5, 6).draws(0, 'courier', 'blank', 'combat 3', 'combat 4');
  s.does('send', s.tokensIn('baileys-crossroads')[0]!).spent().asks('mosbyPart.action');
  expect([s.unitsIn('vernondale').sort(), s.unitsIn('baileys-crossroads')]).toEqual([
    ['combat 1*', 'combat 7*'],
    ['combat 2-1*'],
  ]);
  expect([s.unitsIn('fort-runyon'), s.unitsIn('alexandria'), s.unitsIn('springfield-station')]).toEqual([
    ['courier*'],
    ['combat 3*'],
    ['combat 4*'],
  ]);
  expect([s.unitsIn('pohick-church'), s.has('springfield-station', REVEALED)]).toEqual([['combat 3'], true]);
  // 15 Disbanding costs nothing; Dulaney escapes; units in Large Forces go to the cup, the others lie down where they are.
  s.does('disband').asks('preparation.place');
  expect([s.pub.turn, s.pub.notoriety, s.pub.points, s.pub.leaders[1]]).toEqual([6, 7, 2, 3]);
  expect(s.told('leader').at(-1)).toEqual({ leader: 1, what: 'escapes' });
  expect([s.unitsIn('alexandria'), s.unitsIn('fort-runyon')]).toEqual([[], []]);
  expect([s.unitsIn('vernondale').sort(), s.unitsIn('springfield-station')]).toEqual([['combat 1', 'combat 7'], ['combat 4']]);
  expect(s.hand()).toEqual(['act-scout', 'act-pistol-tactics']);
});
