import { expect, test } from 'vitest';
import { PRINTED_FORCE, PRINTED_LINES } from '../../data/map.ts';
import { SPACES } from '../../data/spaces.ts';
import { SORT } from '../../data/units.ts';
import { REVEALED } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, rode, wandered } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;

test('7.2-a one die for each unit: activated on Awareness or less', () => {
  for (const awareness of [1, 2, 3, 4, 5])
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const s = scene({ mosby: 'strasburg', awareness, units: [{ at: 'front-royal', is: 'courier', unseen: true }] })
        .dice(die, 6)
        .does('move', 'front-royal');
      expect(s.told('check')[0]?.active, `${die} against ${awareness}`).toBe(die <= awareness);
    }
});
test('7.2-b a unit may be activated any number of times in a turn', () => {
  const s = scene({ mosby: 'strasburg', units: [{ at: 'front-royal', is: 'combat 1', unseen: true }] });
  s.dice(1, 6).does('move', 'front-royal').asks('mosbyPart.action').dice(1).does('wait').asks('operations.action');
  s.does('move', 'linden').dice(1, 6).does('move', 'front-royal').asks('mosbyPart.action').spent();
  expect(checked(s)).toEqual(['front-royal unit yes', 'front-royal unit yes']);
});
test('7.2-c an activated unit is turned up and stays active until it halts; a blank goes to the Holding Box', () => {
  const s = scene({ mosby: 'strasburg', units: [{ at: 'front-royal', is: 'combat 4', unseen: true }] })
    .dice(1, 6)
    .does('move', 'front-royal')
    .asks('mosbyPart.action');
  expect([s.unitsIn('front-royal'), s.view().pub.face.map(unit => SORT[unit])]).toEqual([['combat 4*'], ['combat']]);
  const blank = scene({
    phase: 'checks',
    mosby: 'paris',
    units: [{ at: 'bradley', is: 'combat 1', active: true }],
    revealed: ['bradley', 'brentsville', 'independent-hill', 'union-mills'],
    dice: [1],
    draws: ['blank'],
  });
  expect([blank.pub.holding.length, blank.unitsIn('manassas-junction'), blank.has('manassas-junction', REVEALED)]).toEqual([
    1,
    [],
    true,
  ]);
});
test('7.2-d an unrevealed space has one roll: woken it is Revealed and its unit stands there; if not, nothing is drawn and it stays unrevealed', () => {
  const demolishes = (die: number) =>
    scene({ mosby: 'manassas-junction', revealed: ['manassas-junction', 'bradley', 'bristoe-station'] })
      .dice(die, 6)
      .draws('courier')
      .does('demolish', 'rail');
  const woken = demolishes(2);
  expect([woken.unitsIn('union-mills'), woken.has('union-mills', REVEALED)]).toEqual([['courier*'], true]);
  const asleep = demolishes(3).asks('operations.action');
  expect([asleep.unitsIn('union-mills'), asleep.has('union-mills', REVEALED), asleep.told('garrison')]).toEqual([[], false, []]);
});
test('7.2-e a Large Force that wakes gives one unit, activated there; a blank goes to the Holding Box', () => {
  const enters = (draw: 'combat 3' | 'blank', ...dice: number[]) =>
    scene({ mosby: 'stone-bridge', revealed: ['union-mills', 'chantilly'] })
      .dice(1, ...dice)
      .draws(draw)
      .does('move', 'centreville');
  const s = enters('combat 3', 6, 6, 6).asks('mosbyPart.action').spent();
  expect([s.unitsIn('centreville'), s.has('centreville', REVEALED)]).toEqual([['combat 3*'], false]);
  expect(enters('blank').asks('operations.action').pub.holding.length).toBe(1);
});
test('7.2-f deactivated units are not shown to the player before he scouts or enters', () => {
  const s = scene({
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    units: [{ at: 'bristoe-station', is: 'combat 5', unseen: true }],
  });
  expect(s.view().pub.face).toEqual([-1]);
  s.dice(6).does('demolish', 'rail').asks('operations.action').spent();
  expect(s.view().pub.face).toEqual([-1]);
  s.dice(6).does('scout', 'bristoe-station');
  expect(s.unitsIn('bristoe-station')).toEqual(['combat 5']);
});
test('7.2-g what wakes units: a failed Scout, an entry, a kidnap, a demolition, a combat, step 2 of a Round; not a success, a leaving, a taking, a disbanding', () => {
  const near: Placed = { at: 'manassas-junction', is: 'courier', unseen: true };
  const base = { mosby: 'groveton', revealed: [...AROUND], units: [near] } as const;
  const given = { ...base, revealed: [...base.revealed], units: [...base.units] };
  expect(checked(scene(given).dice(1, 6).does('scout', 'manassas-junction'))).toEqual(['manassas-junction unit no']);
  expect(checked(scene(given).dice(6).does('scout', 'manassas-junction'))).toEqual([]);
  expect(checked(scene(given).dice(6).does('move', 'manassas-junction'))).toEqual(['manassas-junction unit no']);
  expect(checked(scene(given).does('move', 'gainesville'))).toEqual([]);
  expect(checked(scene(given).does('disband'))).toEqual([]);
  expect(
    checked(
      scene({ ...given, strength: 6, units: [near, { at: 'groveton', is: 'combat 1' }] })
        .dice(6, 6)
        .does('attack'),
    ),
  ).toEqual(['manassas-junction unit no']);
  expect(
    checked(
      scene({ mosby: 'alexandria', dulaney: 'here', units: [{ at: 'annandale', is: 'courier', unseen: true }] })
        .dice(6)
        .does('kidnap', 'dulaney'),
    ),
  ).toEqual(['alexandria force no']);
});
test('7.2-h a movement roll of 1 deactivates in place; in a Large Force the unit goes to the cup', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    units: [
      { at: 'linden', is: 'combat 1', active: true },
      { at: 'centreville', is: 'combat 4', active: true },
    ],
  });
  const before = s.inCup('combat 4');
  s.dice(1, 1).does('automatic').asks('operations.action').spent();
  expect([s.unitsIn('linden'), s.unitsIn('centreville'), s.inCup('combat 4')]).toEqual([['combat 1'], [], before + 1]);
});
test('7.2-l couriers and sutlers never wake others where they arrive; pickets do', () => {
  const arrives = (is: 'courier' | 'sutler' | 'picket') =>
    scene({
      phase: 'union',
      mosby: 'winchester',
      units: [
        { at: 'front-royal', is, active: true },
        { at: 'linden', is: 'combat 1', unseen: true },
      ],
      dice: [3, 1],
    });
  expect(arrives('courier').asks('operations.action').unitsIn('linden')).toEqual(['combat 1?']);
  expect(arrives('sutler').asks('operations.action').unitsIn('linden')).toEqual(['combat 1?']);
  // The picket's combat unit acts in the same part: a 1 halts it.
  expect(arrives('picket').asks('operations.action').spent().told('alarm').length).toBe(1);
});
test('7.2-m, 7.2-q Hide is his pass; the Union rides on, and when a combat unit has ended with him all activated units scatter and lie down', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'hay-market',
    hand: ['act-hide'],
    units: [
      { at: 'gainesville', is: 'combat 1', retreating: true },
      { at: 'groveton', is: 'combat 6', active: true },
      { at: 'orleans', is: 'courier', active: true },
    ],
  });
  // The courier first: 2, one space towards Mosby. Then one rallies and one rides in (4). Then 4, 2, 2 at random.
  s.dice(2).does('hide', 'act-hide').asks('unionPart.order').dice(4, 4, 2, 2).does('automatic').asks('operations.action').spent();
  expect(rode(s)).toEqual([['salem'], ['gainesville', 'hay-market']]);
  expect(wandered(s)).toEqual(['gainesville to groveton', 'hay-market to white-plains', 'salem to warrenton']);
  expect([s.unitsIn('groveton'), s.unitsIn('white-plains'), s.unitsIn('warrenton'), s.hand(), s.told('combat')]).toEqual([
    ['combat 1'],
    ['combat 6'],
    ['courier'],
    [],
    [],
  ]);
});
test('7.2-m, 7.2-s hidden he stays hidden from Round to Round by passing; when all units halt the hiding is over and the card spent', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-hide', 'act-hide'], units: [FAR] });
  s.dice(3).does('hide', 'act-hide').asks('mosbyPart.action').refuses('hide', 'act-hide', '7.2-m');
  expect(s.pub.hidden).toBe(true);
  s.offers('disband').dice(1).does('wait').asks('operations.action').spent();
  expect([s.pub.hidden, s.hand()]).toEqual([false, ['act-hide']]);
  scene({
    phase: 'rounds',
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'combat 1', active: true }],
  }).refuses('disband', null, '6.6-c');
  expect(
    scene({ phase: 'rounds', hidden: true, mosby: 'strasburg', units: [FAR] })
      .does('disband')
      .asks('preparation.place').pub.hidden,
  ).toBe(false);
});
test('7.2-n while he is hidden non-combat units enter unharmed and do not end the hiding', () => {
  const s = scene({
    phase: 'union',
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'courier', active: true }, FAR],
    dice: [2, 1],
  });
  expect([s.asks('mosbyPart.action').pub.hidden, s.unitsIn('strasburg'), s.pub.points]).toEqual([true, ['courier*'], 0]);
});
test('7.2-o Hide may be used alone or beside combat units, but not in a Large Force, in combat neither', () => {
  scene({
    phase: 'rounds',
    mosby: 'strasburg',
    hand: ['act-hide'],
    units: [{ at: 'strasburg', is: 'combat 1', active: true }],
  }).offers('hide', 'act-hide');
  scene({ phase: 'rounds', mosby: 'centreville', hand: ['act-hide'], units: [FAR] }).refuses('hide', 'act-hide', '7.2-o');
  const combat = scene({
    phase: 'union',
    mosby: 'centreville',
    hand: ['act-hide', 'act-ambush'],
    units: [{ at: 'centreville', is: 'combat 1', active: true }],
    dice: [3],
  });
  combat.does('stand').asks('@moment.combatCards').refuses('hide', 'act-hide', '7.2-o').offers('play', 'act-ambush');
});
test('7.2-p anything but a pass ends the hiding', () => {
  const scouts = scene({
    phase: 'rounds',
    hidden: true,
    mosby: 'strasburg',
    units: [FAR, { at: 'middletown', is: 'combat 1', unseen: true }],
  });
  expect(scouts.dice(6, 3).does('scout', 'middletown').asks('mosbyPart.action').pub.hidden).toBe(false);
  const moves = scene({ phase: 'rounds', hidden: true, mosby: 'strasburg', units: [FAR] })
    .does('move', 'middletown')
    .dice(3)
    .draws(0)
    .does('stop')
    .asks('mosbyPart.action');
  expect(moves.pub.hidden).toBe(false);
});
test('7.2-q at step 3D of a Union attack the release follows at once; of his own attack he waits hidden for the Union', () => {
  const union = scene({
    phase: 'union',
    mosby: 'strasburg',
    hand: ['act-hide'],
    units: [{ at: 'front-royal', is: 'combat 1', active: true }],
    dice: [3],
  });
  union.does('stand').asks('@moment.combatCards').dice(1).does('hide', 'act-hide').asks('operations.action').spent();
  expect([wandered(union), union.told('combat'), union.unitsIn('middletown')]).toEqual([
    ['strasburg to middletown'],
    [],
    ['combat 1'],
  ]);
  const own = scene({
    mosby: 'groveton',
    revealed: [...AROUND],
    hand: ['act-hide'],
    units: [{ at: 'groveton', is: 'combat 2' }],
  });
  own.does('attack').asks('@moment.combatCards').dice(6).does('hide', 'act-hide').asks('mosbyPart.action').spent();
  expect([own.pub.hidden, own.unitsIn('groveton'), own.told('combat'), own.pub.initiative]).toEqual([
    true,
    ['combat 2*'],
    [],
    'mosby',
  ]);
  own.dice(3, 4).does('wait').asks('operations.action').spent();
  expect(own.unitsIn('gainesville')).toEqual(['combat 2']);
});
test('7.2-r beside a hidden Mosby a combat unit still rolls (1 halts, 2 leaves, 3-6 stays) and never attacks; one scattered into his space just lies down', () => {
  const rolls = (...dice: number[]) =>
    scene({
      phase: 'union',
      hidden: true,
      mosby: 'linden',
      units: [{ at: 'linden', is: 'combat 1', active: true }],
      dice,
      draws: dice[0] === 2 ? [0] : [],
    });
  expect(rolls(1).asks('operations.action').spent().unitsIn('linden')).toEqual(['combat 1']);
  const leaves = rolls(2).asks('mosbyPart.action').spent();
  expect([leaves.pub.hidden, leaves.unitsIn('markham-station')]).toEqual([true, ['combat 1*']]);
  for (const die of [3, 6]) expect(wandered(rolls(die, 2).asks('operations.action').spent())).toEqual(['linden to front-royal']);
  const into = scene({
    phase: 'union',
    hidden: true,
    mosby: 'strasburg',
    units: [
      { at: 'strasburg', is: 'combat 1', active: true },
      { at: 'front-royal', is: 'combat 2', retreating: true },
    ],
  });
  into.dice(3, 1, 4).does('automatic').asks('operations.action').spent();
  expect([into.unitsIn('middletown'), into.unitsIn('strasburg')]).toEqual([['combat 1'], ['combat 2']]);
});
test('7.2-t a counter once seen stays known, also when it wanders, until it returns to the cup', () => {
  const s = scene({
    phase: 'preparation',
    events: ['evt-restore-lines'],
    units: [
      { at: 'gum-spring', is: 'combat 2' },
      { at: 'leesburg', is: 'combat 3', unseen: true },
    ],
  });
  s.dice(4, 5, 4, 1).does('place', 'paris').asks('operations.action').spent();
  expect(s.told('random').map(({ who }) => who.strength)).toEqual([2, 0]);
  expect([s.unitsIn('sudley-church'), s.unitsIn('hamilton'), s.pub.face]).toEqual([[], [], []]);
});
test('7.2-u order of the dice: the space of the deed, then its neighbours by exit; garrison, sleepers, Large Force; what has gone meanwhile is skipped', () => {
  const s = scene({
    mosby: 'bristoe-station',
    revealed: ['bristoe-station'],
    units: [
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'bristoe-station', is: 'combat 1' },
    ],
  });
  s.dice(6, 6, 6, 6, 6).does('demolish', 'rail').spent();
  expect(checked(s)).toEqual([
    'bristoe-station unit no',
    'manassas-junction garrison no',
    'manassas-junction unit no',
    'brentsville garrison no',
    'catletts-station garrison no',
  ]);
  // Union Mills needs the 36th marker: the lines are restored and the sleeper at Bristoe Station is gone before its die.
  const ORDINARY = SPACES.map(({ id }) => id).filter(
    (id, space) => PRINTED_LINES[space] && !PRINTED_FORCE[space] && id !== 'union-mills',
  );
  const revealed = [
    ...AROUND.filter(id => id !== 'union-mills'),
    ...ORDINARY.filter(id => !(AROUND as readonly string[]).includes(id)),
  ].slice(0, 35);
  const gone = scene({ mosby: 'manassas-junction', revealed, units: [{ at: 'bristoe-station', is: 'combat 5', unseen: true }] });
  gone.dice(1).draws('blank').does('demolish', 'rail').asks('operations.action').spent();
  expect([checked(gone), gone.told('restored').length, gone.unitsIn('bristoe-station')]).toEqual([
    ['union-mills garrison yes'],
    1,
    [],
  ]);
});
