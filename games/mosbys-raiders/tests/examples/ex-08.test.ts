/** Worked example 8: demolition, combat and Hide, die by die. */
import { expect, test } from 'vitest';
import { QUERY, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';

test('EX-8 6.1-i 6.4-g 7.3-d 6.5-w 7.2-m the raid on Union Mills', () => {
  const s = scene({
    turn: 4,
    awareness: 2,
    notoriety: 4,
    strength: 2,
    mosby: 'gainesville',
    revealed: ['bristoe-station'],
    hand: ['act-local-guide', 'act-spur-horses', 'act-ambush', 'act-hide'],
    units: [{ at: 'bristoe-station', is: 'combat 3', unseen: true }],
  });
  s.does('move', 'groveton').asks('operations.action');
  // 1 A failed scouting: the garrison is drawn face down, checked, and then looked at.
  s.dice(2, 4).draws('sutler').does('scout', 'manassas-junction').asks('operations.action');
  expect(s.told('scouted')[0]).toMatchObject({ success: false, roll: { die: 2, need: 2 } });
  expect(s.unitsIn('manassas-junction')).toEqual(['sutler']);
  // 2 No combat unit there: the sutler is taken.
  s.dice(3).does('move', 'manassas-junction');
  expect([s.unitsIn('manassas-junction'), s.pub.points]).toEqual([[], 1]);
  // 3
  s.draws('combat 2').does('guide', 'union-mills');
  expect([s.unitsIn('union-mills'), s.hand()]).toEqual([['combat 2'], ['act-ambush', 'act-hide', 'act-spur-horses']]);
  // 4, 5, 6, 7 The bridge. Here the space of the deed is checked first, then its neighbours; then Initiative and step C2.
  s.dice(1, 4, 2, 6, 6, 5, 5, 5, 5, 2, 3, 1).draws('combat 4', 'blank', 'combat 6', 'picket').does('demolish', 'bridge').spent();
  expect([s.pub.points, s.pub.awareness, s.pub.initiative]).toEqual([6, 3, 'mosby']);
  expect(s.unitsIn('fairfax-station')).toEqual(['combat 4*']);
  expect(s.unitsIn('union-mills')).toEqual(['combat 2*']);
  expect([s.unitsIn('occoquan'), s.unitsIn('bradley'), s.unitsIn('pohick-church')]).toEqual([['combat 6*'], ['picket*'], []]);
  for (const space of ['occoquan', 'bradley', 'pohick-church'] as const) expect(s.has(space, REVEALED)).toBe(true);
  expect(s.has('centreville', REVEALED | QUERY)).toBe(false);
  s.asks('mosbyPart.action');
  // 8 Four spaces with Spur Horses.
  s.does('spur', 'act-spur-horses')
    .asks('move.ride')
    .does('move', 'manassas-junction')
    .does('move', 'groveton')
    .does('move', 'gainesville');
  // 9 The picket goes to Union Mills and to the cup; then the combat units, one of them away to the cup.
  s.dice(3).does('move', 'hay-market').asks('unionPart.order');
  expect([s.at(), s.inCup('picket')]).toEqual(['hay-market', 8]);
  s.dice(1).does('send', s.tokensIn('fairfax-station')[0]!);
  expect(s.unitsIn('fairfax-station')).toEqual([]);
  s.dice(5, 6).does('send', s.tokensIn('occoquan')[0]!).spent();
  expect(s.told('ride').map(r => r.path.length)).toEqual([1, 0, 3, 4]);
  expect([s.unitsIn('manassas-junction'), s.unitsIn('hay-market')]).toEqual([['combat 6*'], ['combat 2*']]);
  // 10, 11 Ambush: 2 +1 reaction +2 = 5. Then the next Round wakes the unit at Bristoe Station.
  s.asks('combat.skedaddle').does('stand').asks('@moment.combatCards').does('play', 'act-ambush');
  s.dice(2, 3).does('pass').spent().asks('mosbyPart.action');
  expect(s.told('combat')[0]).toMatchObject({ ours: 2, theirs: 2, result: 'R1', roll: { die: 2, total: 5 } });
  expect(s.unitsIn('gainesville')).toEqual(['combat 2-1*!']);
  expect([s.pub.notoriety, s.pub.points, s.pub.awareness]).toEqual([5, 2, 4]);
  expect(s.unitsIn('bristoe-station')).toEqual(['combat 3*']);
  // 12, 13
  s.does('hide', 'act-hide').asks('unionPart.order');
  s.does('send', s.tokensIn('gainesville')[0]!);
  // 14 Everybody into Hay Market, and off again at random.
  s.dice(4, 3, 6, 4, 2).does('send', s.tokensIn('manassas-junction')[0]!).spent().asks('operations.action');
  expect([s.unitsIn('white-plains').sort(), s.unitsIn('groveton')]).toEqual([['combat 3', 'combat 6'], ['combat 2-1']]);
  expect([s.at(), s.pub.hidden]).toEqual(['hay-market', false]);
});
