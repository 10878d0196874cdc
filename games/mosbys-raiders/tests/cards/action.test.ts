import { expect, test } from 'vitest';
import { REVEALED } from '../../state/table.ts';
import { checked, modifiers, results, total } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;
const LINDEN: Placed = { at: 'linden', is: 'combat 2' };
/** Mosby may attack a sleeping unit at Linden. */
const facing = (given: Parameters<typeof scene>[0]) => scene({ mosby: 'linden', strength: 2, units: [LINDEN], ...given });
/** A unit attacks Mosby at Linden, who stands. */
const attacked = (given: Parameters<typeof scene>[0]) =>
  scene({ phase: 'union', mosby: 'linden', strength: 2, units: [{ ...LINDEN, active: true }], dice: [3], ...given }).does(
    'stand',
  );

test('C-e act-ambush: +2 on one die when the Union attacks, in events too; never when Mosby attacks', () => {
  const s = attacked({ hand: ['act-ambush'] })
    .asks('@moment.combatCards')
    .dice(1, 6)
    .draws(0, 0)
    .does('play', 'act-ambush');
  expect([modifiers(s), total(s), s.hand()]).toEqual([{ reaction: 2, 'act-ambush': 2 }, 5, []]);
  const own = facing({ hand: ['act-ambush', 'act-ruse'] })
    .does('attack')
    .asks('@moment.combatCards');
  own.refuses('play', 'act-ambush').offers('play', 'act-ruse');
  scene({ mosby: 'linden', hand: ['act-ambush'], units: [LINDEN] }).refuses('play', 'act-ambush');
});
test('6.5-o act-counterattack: the combat is rolled again, for better or worse, as often as there are cards; not before the first die', () => {
  const s = attacked({ hand: ['act-counterattack', 'act-counterattack'], notoriety: 6, awareness: 3, dice: [3, 6] }).asks(
    '@moment.combatRolled',
  );
  // 6: R1. Rolled again: 2, D. Again: 4, R stands.
  s.dice(2).does('play', 'act-counterattack').asks('@moment.combatRolled').dice(4).draws(0, 0).does('play', 'act-counterattack');
  expect([results(s), s.hand()]).toEqual([['R1', 'D', 'R'], []]);
  const ambush = attacked({ hand: ['act-counterattack', 'act-ambush'] })
    .asks('@moment.combatCards')
    .refuses('play', 'act-counterattack');
  ambush.dice(2).does('play', 'act-ambush').asks('@moment.combatRolled').dice(2).draws(0, 0).does('play', 'act-counterattack');
  // The Ambush counted for the first roll only: 2 + 2 + 2, then 2 + 2.
  expect(ambush.told('combat').map(({ roll }) => roll.total)).toEqual([6, 4]);
});
test('C-f act-reported-dead: after a casualty check he survived Awareness becomes 1; not without a check, not dead, not when it is 1', () => {
  const trapped = (given: Parameters<typeof scene>[0]) =>
    scene({ phase: 'events', mosby: 'hopewell', awareness: 4, events: ['evt-trapped'], hand: ['act-reported-dead'], ...given });
  expect(
    trapped({ dice: [5] })
      .asks('@moment.casualtyOver')
      .does('play', 'act-reported-dead')
      .asks('operations.action').pub.awareness,
  ).toBe(1);
  expect(
    trapped({ dice: [1] })
      .asks('@moment.casualtyOver')
      .does('play', 'act-reported-dead').pub.wound,
  ).toBe(1);
  expect(
    trapped({ dice: [5] })
      .does('pass')
      .asks('operations.action').pub.awareness,
  ).toBe(4);
  trapped({ dice: [1], wound: 1, turn: 2, notoriety: 2 }).asks('over');
  trapped({ dice: [5], awareness: 1 }).asks('operations.action');
  scene({ mosby: 'hopewell', awareness: 4, hand: ['act-reported-dead'] }).refuses('play', 'act-reported-dead');
  // After a combat the new Awareness counts for the checks that follow.
  const s = facing({
    awareness: 4,
    strength: 6,
    hand: ['act-reported-dead'],
    units: [LINDEN, { at: 'markham-station', is: 'combat 1', unseen: true }],
  });
  s.dice(1, 6).does('attack').asks('@moment.casualtyOver').dice(2, 6, 2).does('play', 'act-reported-dead');
  expect(checked(s)[0]).toBe('markham-station unit no');
});
test('C-g act-french-dulaney: into Alexandria without a check, unless an activated combat unit is there; nowhere else, and no help for the kidnap', () => {
  const s = scene({
    mosby: 'annandale',
    revealed: ['annandale', 'baileys-crossroads'],
    dulaney: 'here',
    awareness: 3,
    hand: ['act-french-dulaney'],
  });
  s.refuses('dulaney', 'baileys-crossroads').does('dulaney', 'alexandria').asks('operations.action').spent();
  expect([s.at(), checked(s), s.hand()]).toEqual(['alexandria', [], []]);
  s.dice(6).does('kidnap', 'dulaney');
  expect(checked(s)).toEqual(['alexandria force no']);
  scene({
    phase: 'rounds',
    mosby: 'annandale',
    hand: ['act-french-dulaney'],
    units: [{ at: 'alexandria', is: 'combat 1', active: true }],
  }).refuses('dulaney', 'alexandria');
  scene({ phase: 'rounds', mosby: 'annandale', hand: ['act-french-dulaney'], units: [FAR] })
    .does('dulaney', 'alexandria')
    .asks('move.ride')
    .spent();
  // In the midst of a Move, and not beyond its length.
  const slow = scene({
    phase: 'rounds',
    mosby: 'springfield-station',
    revealed: ['annandale'],
    hand: ['act-french-dulaney', 'act-cannon'],
    units: [FAR],
  });
  slow
    .does('move', 'annandale')
    .asks('move.ride')
    .refuses('dulaney', 'alexandria')
    .does('discard', 'act-cannon')
    .offers('dulaney', 'alexandria');
});
test('5.C1-b act-gain-initiative: Mosby has the Initiative for these Rounds; only in place of the die, and new Rounds need another', () => {
  const s = scene({ phase: 'opening', awareness: 5, mosby: 'strasburg', hand: ['act-gain-initiative'], units: [FAR] })
    .does('play', 'act-gain-initiative')
    .asks('mosbyPart.action');
  s.dice(1)
    .does('wait')
    .asks('operations.action')
    .does('move', 'front-royal')
    .does('move', 'chester-gap')
    .does('move', 'amissville');
  s.dice(5, 1, 1).does('move', 'waterloo');
  expect(s.told('initiative').map(({ side, roll }) => [side, roll?.die])).toEqual([
    ['mosby', undefined],
    ['union', 1],
  ]);
  scene({ mosby: 'strasburg', hand: ['act-gain-initiative'] }).refuses('play', 'act-gain-initiative');
  scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-gain-initiative'], units: [FAR] }).refuses(
    'play',
    'act-gain-initiative',
  );
});
test('7.2-m, 7.2-o act-hide: in Rounds as his action, or in combat before the die; not in a Large Force, not in Operations, not after the die', () => {
  scene({ mosby: 'strasburg', hand: ['act-hide'] }).refuses('hide', 'act-hide');
  scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-hide'], units: [FAR] }).offers('hide', 'act-hide');
  scene({ phase: 'rounds', mosby: 'centreville', hand: ['act-hide'], units: [FAR] }).refuses('hide', 'act-hide', '7.2-o');
  scene({ phase: 'rounds', mosby: 'winchester', forces: ['winchester'], hand: ['act-hide'], units: [FAR] }).refuses(
    'hide',
    'act-hide',
    '7.2-o',
  );
  const s = attacked({ hand: ['act-hide', 'act-counterattack'] })
    .asks('@moment.combatCards')
    .offers('hide', 'act-hide')
    .dice(2)
    .does('pass')
    .asks('@moment.combatRolled');
  s.refuses('hide', 'act-hide');
});
test('C-h act-local-guide: one space without checks; what is drawn or seen there as on any entry; not where no check would be made', () => {
  const s = scene({ mosby: 'groveton', awareness: 5, hand: ['act-local-guide', 'act-local-guide'] })
    .refuses('guide', 'gainesville', 'C-h')
    .refuses('guide', 'union-mills', '6.2-a');
  s.draws('combat 2').does('guide', 'manassas-junction').asks('operations.action').spent();
  expect([s.unitsIn('manassas-junction'), s.has('manassas-junction', REVEALED), checked(s), s.hand()]).toEqual([
    ['combat 2'],
    true,
    [],
    ['act-local-guide'],
  ]);
  const courier = scene({
    mosby: 'groveton',
    hand: ['act-local-guide'],
    revealed: ['manassas-junction'],
    units: [{ at: 'manassas-junction', is: 'courier', unseen: true }],
  })
    .does('guide', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([courier.pub.points, courier.unitsIn('manassas-junction')]).toEqual([1, []]);
  const beside = scene({
    mosby: 'groveton',
    hand: ['act-local-guide'],
    revealed: ['manassas-junction'],
    units: [
      { at: 'manassas-junction', is: 'courier', unseen: true },
      { at: 'manassas-junction', is: 'combat 1', unseen: true },
    ],
  }).does('guide', 'manassas-junction');
  expect(beside.unitsIn('manassas-junction')).toEqual(['courier', 'combat 1']);
  const force = scene({ mosby: 'stone-bridge', awareness: 5, hand: ['act-local-guide'] })
    .does('guide', 'centreville')
    .asks('operations.action')
    .spent();
  expect(force.at()).toBe('centreville');
  scene({ phase: 'rounds', mosby: 'groveton', hand: ['act-local-guide'], units: [FAR] })
    .draws('blank')
    .does('guide', 'manassas-junction')
    .asks('move.ride')
    .spent();
});
test('C-h, C-i Local Guide and Ames are not offered where no check would be made, whoever sleeps elsewhere', () => {
  const units: Placed[] = [
    { at: 'linden', is: 'combat 1', unseen: true },
    { at: 'gainesville', is: 'combat 1', active: true },
  ];
  const s = scene({ phase: 'rounds', mosby: 'groveton', hand: ['act-local-guide', 'act-ames'], units });
  scene({ phase: 'rounds', mosby: 'groveton', units })
    .refuses('guide', 'gainesville', 'C-h')
    .refuses('ames', 'gainesville', 'C-j');
  s.refuses('guide', 'sudley-church', 'C-h')
    .refuses('guide', 'gainesville', 'C-h')
    .refuses('ames', 'sudley-church', 'C-i')
    .offers('ames', 'gainesville');
});
test('C-s act-local-information: an adjacent space is scouted without die or check; not a Large Force, not without the card, not a bare space', () => {
  const s = scene({ mosby: 'groveton', awareness: 5, hand: ['act-local-information'] })
    .refuses('inform', 'gainesville', '6.1-a')
    .draws('sutler')
    .does('inform', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([s.unitsIn('manassas-junction'), checked(s)]).toEqual([['sutler'], []]);
  s.refuses('inform', 'manassas-junction', 'C-s');
  scene({ mosby: 'stone-bridge', hand: ['act-local-information'] }).refuses('inform', 'centreville', '6.1-c');
});
test('6.5-c3 act-mosby-escapes: cancels one casualty check, before or after its die; not offered without one', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    hand: ['act-mosby-escapes'],
    units: [{ ...LINDEN, active: true }],
    dice: [3],
  })
    .does('skedaddle')
    .asks('@moment.casualtyDue');
  s.dice(1).does('play', 'act-mosby-escapes').spent();
  expect([s.pub.wound, s.told('casualty'), s.told('points').map(({ change }) => change)]).toEqual([0, [], [-2]]);
  scene({ mosby: 'linden', hand: ['act-mosby-escapes'], units: [LINDEN] }).refuses('play', 'act-mosby-escapes');
  attacked({ hand: ['act-mosby-escapes', 'act-ambush'] })
    .asks('@moment.combatCards')
    .refuses('play', 'act-mosby-escapes');
});
test('C-e act-heroics: +2 either way and a casualty check more, besides that of a natural 1', () => {
  const s = facing({ hand: ['act-heroics'] })
    .does('attack')
    .asks('@moment.combatCards')
    .dice(1, 6, 6, 6)
    .draws(0, 0)
    .does('play', 'act-heroics');
  expect([modifiers(s), s.told('casualty').length]).toEqual([{ reaction: 2, 'act-heroics': 2 }, 2]);
  const defends = attacked({ hand: ['act-heroics'] })
    .dice(3, 4)
    .draws(0, 0)
    .does('play', 'act-heroics');
  expect([modifiers(defends)['act-heroics'], defends.told('casualty').length]).toEqual([2, 1]);
  scene({ mosby: 'linden', hand: ['act-heroics'], units: [LINDEN] }).refuses('play', 'act-heroics');
  // Even a lost combat has its check.
  const lost = facing({ strength: 1, units: [{ at: 'linden', is: 'combat 7' }], hand: ['act-heroics'] })
    .does('attack')
    .dice(2, 1)
    .does('play', 'act-heroics')
    .asks('preparation.place')
    .spent();
  expect(lost.pub.wound).toBe(1);
});
test('C-i act-ames in Operations: three entries that would need a check, at leisure; others do not count', () => {
  const s = scene({ mosby: 'groveton', awareness: 5, hand: ['act-ames'] }).refuses('ames', 'gainesville', 'C-i');
  s.draws('combat 1').does('ames', 'manassas-junction').asks('operations.action');
  s.does('move', 'groveton').draws('blank');
  expect([s.pub.ames, s.hand()]).toEqual([2, []]);
  // Manassas Junction, now with a sleeper, needs a check again: the second entry; Union Mills the third.
  s.does('ames', 'manassas-junction')
    .does('ames', 'union-mills')
    .asks('operations.action')
    .spent()
    .refuses('ames', 'centreville', 'C-i');
  expect([s.pub.ames, checked(s), s.at()]).toEqual([0, [], 'union-mills']);
});
test('C-i act-ames is lost when an action of Mosby wakes a combat unit, and at the end of the turn; a non-combat unit only suspends it', () => {
  const wrecks = (draw: 'combat 1' | 'courier', ...dice: number[]) =>
    scene({ mosby: 'manassas-junction', ames: 2, revealed: ['manassas-junction', 'bradley', 'bristoe-station'] })
      .dice(2, ...dice)
      .draws(draw)
      .does('demolish', 'rail');
  expect(wrecks('combat 1', 6, 6, 6).asks('mosbyPart.action').pub.ames).toBe(0);
  const courier = wrecks('courier', 6).asks('mosbyPart.action');
  courier.refuses('ames', 'union-mills', 'C-j').dice(1).does('wait').asks('operations.action').offers('ames', 'union-mills');
  expect(courier.pub.ames).toBe(2);
  expect(scene({ mosby: 'groveton', ames: 2 }).does('disband').pub.ames).toBe(0);
  const fights = scene({ mosby: 'linden', strength: 6, ames: 2, units: [LINDEN] })
    .dice(6)
    .does('attack');
  expect(fights.pub.ames).toBe(0);
});
test('C-j act-ames in Rounds: up to three entries in one Move within its length, through activated units; only units that ride in this Round fight him', () => {
  const units: Placed[] = [
    { at: 'manassas-junction', is: 'combat 2', active: true },
    { at: 'brentsville', is: 'combat 1', active: true },
  ];
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    strength: 3,
    hand: ['act-ames'],
    revealed: [...AROUND, 'brentsville', 'independent-hill', 'elk-run', 'catletts-station'],
    units,
  });
  s.does('ames', 'manassas-junction').asks('move.ride').refuses('attack', null, 'C-j').does('stop').asks('unionPart.order');
  // The one that was there stays on its 3 and does not fight; the other rides in from Brentsville by Bradley and attacks alone.
  s.dice(3, 3).draws(0).does('automatic').asks('combat.skedaddle');
  expect(s.told('attack')[0]?.units.map(({ strength }) => strength)).toEqual([1]);
  // 1:3 +2, +2: 6, R3: destroyed. Next Round all is normal: the other attacks.
  s.dice(6).does('stand').asks('mosbyPart.action').dice(3).does('wait').asks('combat.skedaddle');
  const through = scene({
    phase: 'rounds',
    mosby: 'groveton',
    hand: ['act-ames'],
    units: [{ at: 'manassas-junction', is: 'combat 5', active: true }],
  });
  through.draws('blank').does('ames', 'manassas-junction').draws('blank').does('ames', 'union-mills');
  // Three spaces are the Move; the unit he rode past halts.
  through.dice(1).does('ames', 'centreville').asks('operations.action').spent();
  expect([through.at(), results(through)]).toEqual(['centreville', []]);
});
test('6.2-u act-spur-horses: a space more in that Move, each; not in Operations, not after a ford', () => {
  const s = scene({ phase: 'rounds', mosby: 'orleans', hand: ['act-spur-horses', 'act-spur-horses'], units: [FAR] });
  s.does('move', 'barbees-cross-roads')
    .does('move', 'markham-station')
    .does('move', 'linden')
    .does('spur', 'act-spur-horses')
    .does('move', 'front-royal')
    .does('spur', 'act-spur-horses')
    .offers('move', 'strasburg');
  scene({ mosby: 'orleans', hand: ['act-spur-horses'] }).refuses('spur', 'act-spur-horses');
  const ford = scene({
    phase: 'rounds',
    mosby: 'leesburg',
    revealed: ['edwards-ferry', 'poolesville'],
    hand: ['act-spur-horses', 'act-scout'],
    units: [FAR],
  });
  ford.does('move', 'edwards-ferry').asks('move.ride').refuses('spur', 'act-spur-horses', '6.2-s');
});
test('C-e act-ruse: one factor more for the odds of one die, each; losses come from the true factor', () => {
  const s = facing({
    strength: 1,
    units: [{ at: 'linden', is: 'combat 3' }],
    hand: ['act-ruse', 'act-ruse'],
    notoriety: 6,
    awareness: 3,
  })
    .does('attack')
    .does('play', 'act-ruse')
    .dice(1, 6)
    .does('play', 'act-ruse')
    .asks('preparation.place');
  // 3 against 3: 1:1; a 1 is D1: the one true factor is lost.
  expect([s.told('combat')[0]?.ours, modifiers(s), results(s), s.told('beaten')[0]?.factors]).toEqual([3, {}, ['D1'], 1]);
  const defends = attacked({ strength: 3, hand: ['act-ruse'] })
    .asks('@moment.combatCards')
    .dice(6)
    .draws(0, 0)
    .does('play', 'act-ruse');
  // 2 against 3 + 1: 1:2, +1 (without the card 2:3 is 1:2 too, so the factor is shown).
  expect(defends.told('combat')[0]?.ours).toBe(4);
  scene({ mosby: 'linden', hand: ['act-ruse'], units: [LINDEN] }).refuses('play', 'act-ruse');
});
test('C-e act-surprise-attack: +2 on one die when Mosby attacks; never when the Union does', () => {
  const s = facing({ hand: ['act-surprise-attack'] })
    .does('attack')
    .asks('@moment.combatCards')
    .dice(2, 6)
    .draws(0, 0)
    .does('play', 'act-surprise-attack');
  expect([modifiers(s), total(s), s.hand()]).toEqual([{ reaction: 2, 'act-surprise-attack': 2 }, 6, []]);
  attacked({ hand: ['act-surprise-attack', 'act-ambush'] })
    .asks('@moment.combatCards')
    .refuses('play', 'act-surprise-attack')
    .offers('play', 'act-ambush');
});
