import { expect, test } from 'vitest';
import { QUERY, REVEALED } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, results, rode } from './checks.ts';

/** Keeps Rounds going from far away; a 1 on its die ends them. */
const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['union-mills', 'bradley', 'bristoe-station'] as const;

test('6.2-a Mosby moves to adjacent spaces along roads and pikes, no farther', () => {
  scene({ mosby: 'hay-market' })
    .offers('move', 'white-plains')
    .offers('move', 'gainesville')
    .refuses('move', 'groveton', '2.4-d')
    .refuses('move', 'hay-market', '2.4-d');
});
test('6.2-b, 6.2-ae in Operations he goes as far as he likes, one space per decision, and stops for checks', () => {
  const s = scene({ mosby: 'paris' });
  for (const to of [
    'upperville',
    'rectors-cross-roads',
    'middleburg',
    'aldie',
    'gum-spring',
    'sudley-church',
    'groveton',
  ] as const)
    s.does('move', to).asks('operations.action');
  s.spent().dice(2).draws('combat 3').does('move', 'manassas-junction').asks('operations.action');
  expect([checked(s), s.unitsIn('manassas-junction'), s.deeds()]).toEqual([
    ['manassas-junction garrison no'],
    ['combat 3'],
    ['move', 'scout', 'attack', 'demolish', 'disband'],
  ]);
});
test('6.2-c in Rounds he may move up to three spaces', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR] });
  s.does('move', 'middletown')
    .asks('move.ride')
    .does('move', 'newtown')
    .asks('move.ride')
    .dice(1)
    .does('move', 'winchester')
    .asks('operations.action')
    .spent();
  expect([s.at(), s.told('moved').length]).toEqual(['winchester', 3]);
  const fewer = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR] })
    .does('move', 'middletown')
    .dice(1)
    .does('stop')
    .asks('operations.action');
  expect(fewer.at()).toBe('middletown');
  const held = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR], hand: ['act-reputation'] });
  held
    .does('move', 'middletown')
    .does('move', 'newtown')
    .does('move', 'winchester')
    .asks('move.ride')
    .refuses('move', 'berryville', '6.2-c');
});
test('6.2-d a Revealed space without units is entered without a check', () => {
  const s = scene({ mosby: 'groveton', awareness: 5, revealed: ['manassas-junction'] })
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect(checked(s)).toEqual([]);
});
test('6.2-e not woken: Revealed, a blank or non-combat unit to the Holding Box (with its point), a combat unit asleep; he may go on', () => {
  const enters = (is: 'blank' | 'picket' | 'courier' | 'sutler' | 'combat 3') => {
    const s = scene({ mosby: 'groveton', awareness: 3 })
      .dice(4)
      .draws(is)
      .does('move', 'manassas-junction')
      .asks('operations.action')
      .spent();
    s.offers('move', 'groveton');
    return [s.has('manassas-junction', REVEALED), s.pub.holding.length, s.pub.points, ...s.unitsIn('manassas-junction')];
  };
  expect(enters('blank')).toEqual([true, 1, 0]);
  expect(enters('picket')).toEqual([true, 1, 0]);
  expect(enters('courier')).toEqual([true, 1, 1]);
  expect(enters('sutler')).toEqual([true, 1, 1]);
  expect(enters('combat 3')).toEqual([true, 0, 0, 'combat 3']);
});
test('6.2-f woken: Revealed and the unit drawn; a blank activates nothing', () => {
  const s = scene({ mosby: 'groveton', awareness: 3 })
    .dice(3)
    .draws('blank')
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([s.has('manassas-junction', REVEALED), s.pub.holding.length, checked(s)]).toEqual([
    true,
    1,
    ['manassas-junction garrison yes'],
  ]);
});
test('6.2-g a combat unit woken in Operations opens Rounds: with the Initiative he may leave or fight, without it the Union acts first', () => {
  const enter = (initiative: number) =>
    scene({ mosby: 'groveton', revealed: [...AROUND] })
      .dice(1, initiative)
      .draws('combat 2')
      .does('move', 'manassas-junction')
      .spent();
  enter(4).asks('mosbyPart.action').offers('move', 'groveton').offers('attack').offers('wait').refuses('disband', null, '6.6-c');
  enter(1).asks('combat.skedaddle');
});
test("6.2-h woken by the entry that opened the Rounds, with the Union's Initiative, a unit attacks without a movement roll", () => {
  const s = scene({
    mosby: 'groveton',
    strength: 2,
    awareness: 3,
    revealed: ['manassas-junction', 'brentsville', 'catletts-station'],
  });
  s.does('move', 'gainesville')
    .does('move', 'greenwich')
    .dice(2, 1)
    .draws('combat 3')
    .does('move', 'bristoe-station')
    .asks('combat.skedaddle')
    .spent();
  expect(s.told('ride')).toEqual([]);
  // The other reading is a switch: it rolls, and on a 1 it halts.
  const rolls = scene({
    options: ['always-roll'],
    mosby: 'greenwich',
    awareness: 3,
    revealed: ['manassas-junction', 'brentsville', 'catletts-station'],
  });
  rolls.dice(2, 1, 1).draws('combat 3').does('move', 'bristoe-station').asks('operations.action').spent();
});
test("6.2-h at any other time a unit in Mosby's space rolls: 3-6 attacks, 2 leaves, 1 halts", () => {
  const rolls = (die: number) =>
    scene({
      phase: 'union',
      mosby: 'linden',
      units: [{ at: 'linden', is: 'combat 1', active: true }],
      dice: [die],
      draws: die === 2 ? [0] : [],
    });
  for (const die of [3, 4, 5, 6]) rolls(die).asks('combat.skedaddle');
  const leaves = rolls(2).asks('mosbyPart.action');
  expect(leaves.unitsIn('markham-station')).toEqual(['combat 1*']);
  expect(rolls(1).asks('operations.action').unitsIn('linden')).toEqual(['combat 1']);
  // Mosby's own Initiative: a unit woken by his entry rolls in the Union part.
  const later = scene({ mosby: 'groveton', revealed: [...AROUND] })
    .dice(1, 6)
    .draws('combat 2')
    .does('move', 'manassas-junction')
    .asks('mosbyPart.action');
  later.dice(1).does('wait').asks('operations.action').spent();
});
test('6.2-i a combat unit woken by a Move in Rounds must be fought at once, Mosby attacking', () => {
  const s = scene({ phase: 'rounds', mosby: 'groveton', strength: 3, revealed: [...AROUND], units: [FAR] });
  // Check 1: woken. 3:1 +2, reaction +2: 3 becomes 7 (R2). The far unit halts.
  s.dice(1, 3, 1).draws('combat 1').does('move', 'manassas-junction').asks('operations.action').spent();
  expect([s.told('attack')[0]?.attack, results(s), s.pub.eliminated.length, s.told('fled')]).toEqual([true, ['R2'], 1, []]);
});
test('6.2-j entering the space of an activated combat unit, even a beaten one, is to stop and fight', () => {
  for (const retreating of [false, true]) {
    const s = scene({
      phase: 'rounds',
      mosby: 'strasburg',
      strength: 3,
      units: [{ at: 'front-royal', is: 'combat 1', active: true, retreating }, FAR],
    });
    s.dice(6, 1).does('move', 'front-royal').asks('operations.action').spent();
    expect([results(s), s.at()]).toEqual([['R3'], 'front-royal']);
  }
});
test('6.2-k entering a space with activated non-combat units only: they are taken without a check and he rides on', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    awareness: 5,
    units: [{ at: 'front-royal', is: 'sutler', active: true }, { at: 'front-royal', is: 'picket', active: true }, FAR],
  });
  s.does('move', 'front-royal').asks('move.ride').spent().offers('move', 'linden');
  expect([s.pub.points, s.pub.holding.length, checked(s)]).toEqual([1, 2, []]);
});
test('6.2-l one check for each sleeping unit; any activation stops him, else he may look, go on or fight', () => {
  const units: Placed[] = [
    { at: 'front-royal', is: 'combat 1', unseen: true },
    { at: 'front-royal', is: 'combat 2', unseen: true },
  ];
  const s = scene({ mosby: 'strasburg', awareness: 2, units })
    .dice(3, 6)
    .does('move', 'front-royal')
    .asks('operations.action')
    .spent();
  s.offers('attack').offers('move', 'linden');
  expect([checked(s), s.unitsIn('front-royal')]).toEqual([
    ['front-royal unit no', 'front-royal unit no'],
    ['combat 1', 'combat 2'],
  ]);
  const woken = scene({ mosby: 'strasburg', awareness: 2, units })
    .dice(3, 2, 6, 6)
    .does('move', 'front-royal')
    .asks('mosbyPart.action')
    .spent();
  expect(woken.unitsIn('front-royal')).toEqual(['combat 1', 'combat 2*']);
});
test('6.2-m, 6.2-ad where a Move ends beside sleeping units he may fight or not, in the same action, and nothing is left of the Move', () => {
  const enter = () =>
    scene({ phase: 'rounds', mosby: 'strasburg', strength: 3, units: [{ at: 'front-royal', is: 'combat 1', unseen: true }, FAR] })
      .dice(6)
      .does('move', 'front-royal')
      .asks('move.ride');
  const peace = enter().offers('attack').dice(1).does('stop').asks('operations.action').spent();
  expect([results(peace), peace.unitsIn('front-royal')]).toEqual([[], ['combat 1']]);
  const fight = enter().dice(5, 1).does('attack').asks('operations.action').spent();
  expect([results(fight), fight.told('moved').length]).toEqual([['R3'], 1]);
});
test("6.2-n whoever moves into the other's space is the attacker", () => {
  const mosby = scene({ phase: 'rounds', mosby: 'strasburg', units: [{ at: 'front-royal', is: 'combat 1', active: true }] })
    .dice(6)
    .does('move', 'front-royal');
  expect(mosby.told('attack')[0]?.attack).toBe(true);
  const union = scene({
    phase: 'union',
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'combat 1', active: true }],
    dice: [3],
  }).asks('combat.skedaddle');
  expect(union.told('attack')[0]?.attack).toBe(false);
});
test('6.2-o entering a Large Force: one check for it and one for each unit there; never a status marker', () => {
  const s = scene({ mosby: 'stone-bridge', awareness: 2, units: [{ at: 'centreville', is: 'combat 2' }] })
    .dice(3, 3)
    .does('move', 'centreville')
    .asks('operations.action')
    .spent();
  expect([checked(s), s.has('centreville', REVEALED | QUERY)]).toEqual([['centreville unit no', 'centreville force no'], false]);
});
test('6.2-p, 6.2-l a non-combat unit woken by a Move in Rounds stops him; with the Initiative he takes it on the spot', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    revealed: [...AROUND],
    hand: ['act-spur-horses', 'act-fast-horses', 'act-local-guide', 'act-ames'],
    units: [FAR, { at: 'union-mills', is: 'combat 1' }],
  })
    .dice(1)
    .draws('courier')
    .does('move', 'manassas-junction')
    .asks('move.ride')
    .spent();
  expect([s.pub.points, s.unitsIn('manassas-junction')]).toEqual([1, []]);
  s.refuses('move', 'groveton', '6.2-l').refuses('guide', 'union-mills', '6.2-l').refuses('ames', 'union-mills', '6.2-l');
  s.refuses('spur', 'act-spur-horses', '6.2-l').dice(1).does('stop').asks('operations.action').spent();
  expect([s.at(), s.told('moved').length]).toEqual(['manassas-junction', 1]);
});
test("6.2-p, 7.7-d with the Union's Initiative a unit woken by a Move stops him and gets away first", () => {
  const s = scene({ phase: 'rounds', initiative: 'union', mosby: 'groveton', revealed: [...AROUND], units: [FAR] });
  // The check, the courier's ride (the first of two Large Forces as near), the far unit's halt.
  s.dice(1, 3, 1).draws('courier', 0).does('move', 'manassas-junction').asks('operations.action').spent();
  expect([s.at(), s.pub.points, rode(s)[0], s.told('absorbed').length]).toEqual([
    'manassas-junction',
    0,
    ['union-mills', 'fairfax-station'],
    1,
  ]);
});
test('6.2-l a unit woken in a Large Force stops a Move in Rounds as well; a blank does not', () => {
  const enter = (is: 'sutler' | 'blank') =>
    scene({ phase: 'rounds', mosby: 'stone-bridge', hand: ['act-reputation'], revealed: ['chantilly'], units: [FAR] })
      .dice(1)
      .draws(is)
      .does('move', 'centreville')
      .asks('move.ride')
      .spent();
  expect(enter('sutler').refuses('move', 'chantilly', '6.2-l').pub.points).toBe(1);
  expect(enter('blank').offers('move', 'chantilly').pub.holding.length).toBe(1);
});
test('6.2-m, 6.2-p stopped by a courier he woke he may still attack the unit that slept on, in the same action', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    strength: 3,
    units: [{ at: 'front-royal', is: 'combat 1' }, { at: 'front-royal', is: 'courier', unseen: true }, FAR],
  });
  s.dice(2, 1).does('move', 'front-royal').asks('move.ride').spent();
  expect([s.deeds(), s.pub.points]).toEqual([['attack', 'stop'], 1]);
  s.dice(6, 1).does('attack').asks('operations.action').spent();
  expect(results(s)).toEqual(['R3']);
});
test("6.2-k, 7.7-d an awake courier beside an awake combat unit: without the Initiative it is Mosby's only if he wins", () => {
  const enter = (initiative: 'mosby' | 'union', die: number) => {
    const s = scene({
      phase: 'rounds',
      initiative,
      mosby: 'strasburg',
      strength: 2,
      awareness: 3,
      notoriety: 5,
      units: [
        { at: 'front-royal', is: 'combat 2', active: true },
        { at: 'front-royal', is: 'courier', active: true },
      ],
    });
    s.dice(die, 4).draws(0).does('move', 'front-royal');
    const kinds = s.log.map(({ kind }) => kind).filter(kind => kind === 'took' || kind === 'combat');
    return [results(s)[0], ...kinds];
  };
  expect(enter('mosby', 2)).toEqual(['D', 'took', 'combat']);
  expect(enter('union', 2)).toEqual(['D', 'combat']);
  expect(enter('union', 4)).toEqual(['R', 'combat', 'took']);
});
test('6.2-q a non-combat unit woken by entry in Operations: with the Initiative it is taken and the Rounds end, without it it moves first', () => {
  const enter = (...dice: number[]) =>
    scene({ mosby: 'groveton', revealed: [...AROUND] })
      .dice(1, ...dice)
      .draws('courier');
  const taken = enter(6).does('move', 'manassas-junction').asks('operations.action').spent();
  expect([taken.pub.points, taken.told('roundsEnd').length, taken.told('waits').length]).toEqual([1, 1, 0]);
  // Nearest are the Large Forces Fairfax Station and Centreville, two spaces each: a die picks the first.
  const away = enter(1, 3).draws(0).does('move', 'manassas-junction').asks('operations.action').spent();
  expect([away.pub.points, rode(away)]).toEqual([0, [['union-mills', 'fairfax-station']]]);
});
