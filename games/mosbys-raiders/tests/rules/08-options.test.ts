import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { idOf } from '../../data/cards.ts';
import { NORTH_OF_POTOMAC } from '../../data/options.ts';
import { victoryLevel } from '../../data/tables.ts';
import { markersUsed } from '../../queries/map.ts';
import { DEPOT_DOWN, QUERY, RAIL_DOWN, REVEALED, setUp } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, fame, results } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;

test('8.1-a levels of victory by Notoriety 10, 11, 12, 13, 14 and more; less than 10 loses', () => {
  expect([10, 11, 12, 13, 14, 19].map(victoryLevel)).toEqual([
    'marginal',
    'tactical',
    'substantial',
    'decisive',
    'overwhelming',
    'overwhelming',
  ]);
  expect(scene({ phase: 'end', options: ['opt-8.1'], turn: 8, notoriety: 9, points: 9 }).pub.ending).toBe('final');
  expect(scene({ phase: 'end', options: ['opt-8.1'], turn: 8, notoriety: 10 }).pub.ending).toBe('won');
});
test('8.1-b above 10 the last columns are used; Awareness, turns and the minimum at the end of a turn stay', () => {
  const s = scene({ phase: 'preparation', options: ['opt-8.1'], turn: 3, notoriety: 13, events: ['evt-press-a'] });
  s.dice(1, 1).does('place', 'paris').asks('operations.action').spent();
  expect([s.pub.awareness, s.told('recruited')[0]?.strength, s.told('drewCards')[0]?.cards.length]).toEqual([4, 3, 6]);
  expect(scene({ phase: 'end', options: ['opt-8.1'], turn: 5, notoriety: 4 }).pub.ending).toBe('behind');
});
test('8.2-a two more events than the die says, and no more than there are', () => {
  const draw = (options: 'opt-8.2'[]) =>
    scene({ phase: 'cards', mosby: 'hopewell', options, dice: [1], events: ['evt-picnic', 'evt-press-a', 'evt-bribe'] }).told(
      'event',
    ).length;
  expect([draw([]), draw(['opt-8.2'])]).toEqual([1, 3]);
  const last = scene({ phase: 'preparation', options: ['opt-8.2'], events: ['evt-picnic'] });
  last.pub.resolved.push(...last.table.dark.events.splice(0, 59));
  expect(last.dice(4, 6).does('place', 'hopewell').asks('operations.action').told('event').length).toBe(1);
});
const sought = (
  mosby: 'strasburg' | 'bradley',
  from: 'front-royal' | 'brentsville',
  is: 'combat 1' | 'courier',
  ...dice: number[]
) =>
  scene({
    phase: 'union',
    options: ['opt-8.3a'],
    hidden: true,
    mosby,
    strength: 2,
    dice,
    revealed: [
      'bradley',
      'brentsville',
      'independent-hill',
      'elk-run',
      'catletts-station',
      'bristoe-station',
      'union-mills',
      'manassas-junction',
    ],
    units: [{ at: from, is, active: true }],
  });
test('8.3-a a hidden Mosby is found on 1 or 2 inside the lines, on 1 outside; found, he is attacked at once', () => {
  sought('strasburg', 'front-royal', 'combat 1', 3, 1).asks('combat.skedaddle').spent();
  sought('strasburg', 'front-royal', 'combat 1', 3, 2, 1).asks('operations.action').spent();
  sought('bradley', 'brentsville', 'combat 1', 3, 2).asks('combat.skedaddle').spent();
  sought('bradley', 'brentsville', 'combat 1', 3, 3, 1).asks('operations.action').spent();
  // One that stayed beside him searches as well.
  const stays = scene({
    phase: 'union',
    options: ['opt-8.3a'],
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'combat 1', active: true }],
    dice: [3, 1],
  });
  expect(stays.asks('combat.skedaddle').pub.hidden).toBe(false);
  // Nobody came: no search.
  const nobody = scene({ phase: 'union', options: ['opt-8.3a'], hidden: true, mosby: 'strasburg', units: [FAR], dice: [3] });
  expect([nobody.asks('mosbyPart.action').spent().pub.hidden, nobody.told('search')]).toEqual([true, []]);
});
test('8.3-a found by non-combat units he takes them; not found he stays hidden', () => {
  const found = sought('strasburg', 'front-royal', 'courier', 2, 1).asks('operations.action').spent();
  expect([found.pub.points, found.pub.holding.length]).toEqual([1, 1]);
  const safe = sought('strasburg', 'front-royal', 'courier', 2, 2).asks('mosbyPart.action').spent();
  expect([safe.pub.hidden, safe.unitsIn('strasburg')]).toEqual([true, ['courier*']]);
});
test('8.3-a found by a courier he takes it before the next Round', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.3a'],
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'courier', active: true }, FAR],
    dice: [2, 3, 1],
  });
  const order = s
    .asks('mosbyPart.action')
    .spent()
    .log.map(({ kind }) => kind);
  expect(order.indexOf('took')).toBe(order.indexOf('search') + 1);
  expect([s.pub.hidden, s.unitsIn('front-royal')]).toEqual([false, ['combat 2*']]);
});
test('8.3-a Hide at step 3D is diced for at once; found, the combat goes on', () => {
  const plays = (die: number, ...more: number[]) =>
    scene({
      phase: 'union',
      options: ['opt-8.3a'],
      mosby: 'strasburg',
      strength: 2,
      hand: ['act-hide'],
      units: [{ at: 'front-royal', is: 'combat 1', active: true }],
      dice: [3],
    })
      .does('stand')
      .dice(die, ...more)
      .does('hide', 'act-hide');
  expect(results(plays(1, 6).asks('operations.action').spent())).toEqual(['R3']);
  expect(results(plays(2, 1).asks('operations.action').spent())).toEqual([]);
});
test('8.3-b the Cannon may be hidden anywhere in the Confederacy when drawn, later only where Mosby is, and be fetched there', () => {
  const s = scene({
    phase: 'cards',
    options: ['opt-8.3b'],
    mosby: 'hopewell',
    devastated: ['paris'],
    deck: ['act-cannon', 'act-hide', 'act-ruse'],
    events: ['evt-press-a'],
  });
  s.asks('cannonDrawn.where')
    .offers('carryCannon')
    .offers('hideCannon', 'salem')
    .refuses('hideCannon', 'paris', '8.3-b')
    .refuses('hideCannon', 'gum-spring', '8.3-b');
  s.dice(1).does('hideCannon', 'aldie').asks('operations.action').refuses('fetchCannon', null, '8.3-b');
  expect(s.hand()).toEqual(['act-hide', 'act-ruse']);
  s.does('move', 'aldie').does('fetchCannon').asks('operations.action');
  expect([s.hand(), s.pub.cannonAt]).toEqual([['act-cannon', 'act-hide', 'act-ruse'], -1]);
  s.refuses('hideCannon', 'hopewell').does('hideCannon', 'aldie').does('move', 'gum-spring');
  expect(s.hand()).toEqual(['act-hide', 'act-ruse']);
  scene({ mosby: 'gum-spring', options: ['opt-8.3b'], hand: ['act-cannon'] }).refuses('hideCannon', 'gum-spring', '8.3-b');
  scene({ mosby: 'aldie', hand: ['act-cannon'] }).refuses('hideCannon', 'aldie');
  scene({ phase: 'cards', mosby: 'hopewell', deck: ['act-cannon'], dice: [1], events: ['evt-press-a'] }).asks(
    'operations.action',
  );
});
test('8.3-b, 5.1-c with six cards in hand one must be laid aside, whichever, before the Cannon is fetched', () => {
  const hand = ['act-hide', 'act-hide', 'act-ruse', 'act-ruse', 'act-ames', 'act-heroics'] as const;
  const s = scene({ options: ['opt-8.3b'], mosby: 'aldie', cannonAt: 'aldie', hand: [...hand] }).refuses(
    'fetchCannon',
    null,
    '5.1-c',
  );
  s.does('discard', 'act-ruse').refuses('discard', 'act-ruse', '5.1-d').does('fetchCannon').asks('operations.action');
  expect([s.hand().length, s.pub.cannonAt]).toEqual([6, -1]);
  scene({ options: ['opt-8.3b'], mosby: 'hopewell', cannonAt: 'aldie', hand: [...hand] }).refuses('discard', 'act-ruse', '5.1-d');
});
test('8.3-b hidden it gives nothing, slows nothing, and is not lost by wound, flight or defeat', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.3b'],
    mosby: 'strasburg',
    cannonAt: 'aldie',
    hand: ['act-scout'],
    units: [{ at: 'front-royal', is: 'combat 5', active: true }],
    dice: [3],
  });
  s.dice(1, 1).does('stand').asks('preparation.place').spent();
  expect([s.told('combat')[0]?.roll.terms.map(({ of }) => of), s.pub.cannonAt >= 0, s.hand(), s.pub.wound]).toEqual([
    ['odds', 'reaction'],
    true,
    [],
    1,
  ]);
});
test('8.3-c the hidden Cannon is lost if its space is devastated, and on 1 or 2 for each unit that comes there', () => {
  const burned = scene({
    phase: 'events',
    options: ['opt-8.3b'],
    mosby: 'paris',
    cannonAt: 'aldie',
    units: [{ at: 'aldie', is: 'combat 1' }],
    events: ['evt-devastation'],
  });
  expect([burned.pub.cannonAt, burned.pub.spent.map(idOf)]).toEqual([-1, ['act-cannon']]);
  const rides = (die: number) => {
    const s = scene({
      phase: 'preparation',
      options: ['opt-8.3b'],
      cannonAt: 'aldie',
      events: ['evt-press-a'],
      units: [{ at: 'gum-spring', is: 'combat 1' }],
    });
    return s.dice(5, die, 4, 1).does('place', 'paris').asks('operations.action').spent().pub.cannonAt >= 0;
  };
  expect([1, 2, 3, 6].map(rides)).toEqual([false, false, true, true]);
});
test('8.4-a at the end of a turn each wrecked rail is repaired on 1 to 3, and a Revealed marker there turns to ?', () => {
  const s = scene({
    phase: 'end',
    options: ['opt-8.4'],
    railDown: ['union-mills', 'bristoe-station', 'catletts-station'],
    revealed: ['bristoe-station', 'catletts-station'],
    units: [{ at: 'bristoe-station', is: 'combat 1' }],
    dice: [4, 3, 4],
  });
  expect(
    s
      .asks('preparation.place')
      .spent()
      .told('railRepair')
      .map(({ repaired }) => repaired),
  ).toEqual([false, true, false]);
  expect([
    s.has('bristoe-station', RAIL_DOWN),
    s.has('bristoe-station', QUERY),
    s.has('bristoe-station', REVEALED),
    s.unitsIn('bristoe-station'),
  ]).toEqual([false, true, false, ['combat 1']]);
  expect([s.has('catletts-station', RAIL_DOWN), s.has('catletts-station', REVEALED)]).toEqual([true, true]);
  scene({ phase: 'end', railDown: ['bristoe-station'] })
    .asks('preparation.place')
    .spent();
  const event = scene({
    phase: 'events',
    options: ['opt-8.4'],
    mosby: 'hopewell',
    railDown: ['bristoe-station'],
    events: ['evt-repair-rail'],
  });
  expect(event.has('bristoe-station', RAIL_DOWN)).toBe(false);
});
test('8.5-a from turn 5 each space revealed north of the Potomac gives 1 point, 2 beside a Large Force', () => {
  const scouts = (
    turn: number,
    from: 'edwards-ferry' | 'rockville' | 'groveton',
    to: 'poolesville' | 'tennallytown' | 'manassas-junction',
    options: 'opt-8.5'[] = ['opt-8.5'],
  ) => scene({ options, turn, notoriety: 1, mosby: from }).dice(6).draws('blank').does('scout', to).pub.points;
  expect([
    scouts(5, 'edwards-ferry', 'poolesville'),
    scouts(8, 'edwards-ferry', 'poolesville'),
    scouts(4, 'edwards-ferry', 'poolesville'),
  ]).toEqual([1, 1, 0]);
  expect([
    scouts(5, 'rockville', 'tennallytown'),
    scouts(5, 'groveton', 'manassas-junction'),
    scouts(5, 'edwards-ferry', 'poolesville', []),
  ]).toEqual([2, 0, 0]);
  // By entry, and by a unit that wakes there.
  const enters = scene({ options: ['opt-8.5'], turn: 5, mosby: 'edwards-ferry' })
    .dice(6)
    .draws('blank')
    .does('move', 'poolesville');
  expect(enters.pub.points).toBe(1);
  const wakes = scene({
    options: ['opt-8.5'],
    turn: 5,
    mosby: 'berlin',
    awareness: 1,
    revealed: ['berlin', 'point-of-rocks', 'lovettsville'],
  })
    .dice(2)
    .draws('blank')
    .does('demolish', 'rail');
  // Sandy Hook, beside Harpers Ferry: 3 + 2.
  expect(wakes.pub.points).toBe(5);
});
test('8.5-b north of the Potomac there is no disbanding and no skedaddle; Lee asks for nothing', () => {
  scene({ options: ['opt-8.5'], mosby: 'poolesville', revealed: ['poolesville'] }).refuses('disband', null, '8.5-b');
  scene({ mosby: 'poolesville', revealed: ['poolesville'] }).offers('disband');
  scene({ options: ['opt-8.5'], mosby: 'leesburg' }).offers('disband');
  const attacked = scene({
    phase: 'union',
    options: ['opt-8.5'],
    mosby: 'poolesville',
    strength: 6,
    hand: ['act-ambush'],
    units: [{ at: 'poolesville', is: 'combat 1', active: true }],
    dice: [3],
  });
  attacked.asks('@moment.combatCards');
  const { dark, pub } = setUp(NORTH_OF_POTOMAC, chanceFrom(keyFromSeed('north')));
  expect([dark.events.length, dark.events.some(card => idOf(card) === 'evt-lee-info'), pub.removed.map(idOf)]).toEqual([
    59,
    false,
    ['evt-lee-info'],
  ]);
});
test('8.6-a a demolition fails on 1, beside an activated combat unit or in a Large Force on 2 too; a failure still costs all the rest', () => {
  const tries = (die: number, given: Parameters<typeof scene>[0] = {}) =>
    scene({ options: ['opt-8.6'], mosby: 'manassas-junction', revealed: [...AROUND], ...given })
      .dice(die)
      .does('demolish', 'rail');
  expect([1, 2, 3, 6].map(die => tries(die).pub.points)).toEqual([0, 3, 3, 3]);
  const failed = scene({ options: ['opt-8.6'], mosby: 'union-mills', revealed: [...AROUND] })
    .dice(1, 6, 6)
    .does('demolish', 'bridge')
    .asks('operations.action')
    .spent();
  expect([failed.pub.awareness, checked(failed).length, failed.told('failed').length]).toEqual([2, 2, 1]);
  failed.offers('demolish', 'bridge');
  const beside = (die: number) =>
    scene({
      phase: 'rounds',
      options: ['opt-8.6'],
      mosby: 'manassas-junction',
      revealed: [...AROUND],
      units: [{ at: 'manassas-junction', is: 'combat 1', active: true }],
    })
      .dice(die, 1)
      .does('demolish', 'rail').pub.points;
  expect([beside(2), beside(3)]).toEqual([0, 3]);
  const force = (die: number) =>
    scene({
      options: ['opt-8.6'],
      mosby: 'fairfax-station',
      depots: { 'fairfax-station': 4 },
      revealed: ['springfield-station', 'pohick-church', 'occoquan', 'union-mills'],
    })
      .dice(die, 6, 6)
      .does('demolish', 'depot').pub.points;
  expect([force(2), force(3)]).toEqual([0, 4]);
  const train = scene({ phase: 'rounds', options: ['opt-8.6'], mosby: 'newtown', train: 'newtown', escorts: ['gone', 'gone'] })
    .dice(1)
    .does('demolish', 'train')
    .asks('mosbyPart.action')
    .spent();
  expect([train.pub.awareness, train.pub.points, train.pub.train >= 0]).toEqual([3, 0, true]);
});
const prisoner = (is: 'courier' | 'sutler' | 'picket', given: Parameters<typeof scene>[0] = {}) =>
  scene({
    options: ['opt-8.7'],
    mosby: 'groveton',
    notoriety: 2,
    points: 5,
    revealed: [...AROUND],
    units: [{ at: 'manassas-junction', is }],
    ...given,
  })
    .dice(6)
    .does('move', 'manassas-junction')
    .asks('interrogation.ask');
test('8.7-a a non-combat unit taken in Operations may be questioned, or spared', () => {
  expect(prisoner('courier').does('spare').asks('operations.action').spent().pub.points).toBe(6);
  const answers = (is: 'courier' | 'sutler' | 'picket', die: number) =>
    prisoner(is).dice(die).does('interrogate').asks('operations.action').pub.points - (is === 'picket' ? 5 : 6);
  expect([1, 2, 3, 4, 5, 6].map(die => answers('courier', die))).toEqual([-2, -1, 0, 0, 0, 0]);
  expect([1, 2, 3, 4, 5, 6].map(die => answers('sutler', die))).toEqual([-2, 0, 0, 0, 0, 0]);
  expect([1, 2, 3, 4, 5, 6].map(die => answers('picket', die))).toEqual([-1, -1, 0, 0, 0, 0]);
});
test('8.7-a what he betrays are adjacent ordinary spaces inside the lines, at random, as a successful scouting shows them', () => {
  const one = prisoner('courier', { revealed: ['manassas-junction'] })
    .dice(4)
    .draws(2, 'combat 4')
    .does('interrogate')
    .asks('operations.action')
    .spent();
  expect([one.unitsIn('bristoe-station'), one.has('bristoe-station', REVEALED), one.has('union-mills', REVEALED)]).toEqual([
    ['combat 4'],
    true,
    false,
  ]);
  const two = prisoner('courier', { revealed: ['manassas-junction'] })
    .dice(6)
    .draws(2, 'blank', 1, 'combat 1')
    .does('interrogate')
    .asks('operations.action')
    .spent();
  expect([two.has('bristoe-station', REVEALED), two.has('bradley', REVEALED), two.has('union-mills', REVEALED)]).toEqual([
    true,
    true,
    false,
  ]);
  const all = prisoner('picket', { revealed: ['manassas-junction'] })
    .dice(6)
    .draws('blank', 'blank', 'blank')
    .does('interrogate')
    .spent();
  expect(AROUND.every(id => all.has(id, REVEALED))).toBe(true);
  const unseen = prisoner('courier', {
    units: [
      { at: 'manassas-junction', is: 'courier' },
      { at: 'bradley', is: 'combat 3', unseen: true },
    ],
  })
    .dice(4)
    .does('interrogate')
    .spent();
  expect(unseen.unitsIn('bradley')).toEqual(['combat 3']);
});
test('8.7-a not in Rounds, not in Preparation or in events', () => {
  scene({
    phase: 'rounds',
    options: ['opt-8.7'],
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'courier', active: true }, FAR],
  })
    .does('move', 'front-royal')
    .asks('move.ride');
  scene({
    phase: 'events',
    options: ['opt-8.7'],
    mosby: 'salem',
    events: ['evt-extend-lines'],
    dice: [6],
    draws: ['courier'],
  }).asks('operations.action');
  scene({ phase: 'preparation', options: ['opt-8.7'], events: ['evt-press-a'], units: [{ at: 'gum-spring', is: 'courier' }] })
    .dice(5, 4, 1)
    .does('place', 'aldie')
    .asks('operations.action');
});
test('8.8-a entry without activation puts a ? and draws nothing; sleepers there are not seen; only scouting, also from within, identifies', () => {
  const s = scene({ options: ['opt-8.8'], mosby: 'groveton', units: [{ at: 'sudley-church', is: 'combat 1', unseen: true }] })
    .dice(6)
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([s.has('manassas-junction', QUERY), s.has('manassas-junction', REVEALED), s.told('garrison')]).toEqual([
    true,
    false,
    [],
  ]);
  s.dice(6).draws('courier').does('scout', 'manassas-junction').asks('operations.action').spent();
  expect([s.has('manassas-junction', REVEALED), s.pub.points, s.unitsIn('manassas-junction')]).toEqual([true, 1, []]);
  const blind = scene({ options: ['opt-8.8'], mosby: 'groveton', units: [{ at: 'sudley-church', is: 'courier', unseen: true }] })
    .dice(6)
    .does('move', 'sudley-church')
    .asks('operations.action')
    .spent();
  expect([blind.unitsIn('sudley-church'), blind.pub.points]).toEqual([['courier?'], 0]);
  blind.refuses('attack', null, '6.5-c').dice(6).does('scout', 'sudley-church');
  expect([blind.unitsIn('sudley-church'), blind.pub.points]).toEqual([[], 1]);
  scene({ mosby: 'manassas-junction', unknown: ['manassas-junction'] }).refuses('scout', 'manassas-junction', '6.1-a');
});
test('8.8-a in Rounds too a courier found beside Mosby by scouting is taken at once', () => {
  const s = scene({
    phase: 'rounds',
    options: ['opt-8.8'],
    mosby: 'manassas-junction',
    unknown: ['manassas-junction'],
    units: [FAR],
  });
  s.dice(6, 1).draws('courier').does('scout', 'manassas-junction').asks('operations.action').spent();
  const order = s.log.map(({ kind }) => kind);
  expect(order.indexOf('took')).toBeGreaterThan(-1);
  expect(order.indexOf('took')).toBeLessThan(order.indexOf('ride'));
});
test('8.8-b entering again makes a new check; woken it is Revealed; the unknown garrison reacts to what Mosby does beside it; ? markers count', () => {
  const again = scene({
    options: ['opt-8.8'],
    mosby: 'groveton',
    unknown: ['manassas-junction'],
    revealed: ['union-mills', 'bradley', 'bristoe-station'],
  });
  again.dice(1).draws('blank').does('move', 'manassas-junction').asks('operations.action').spent();
  expect([checked(again), again.has('manassas-junction', REVEALED), again.has('manassas-junction', QUERY)]).toEqual([
    ['manassas-junction garrison yes'],
    true,
    false,
  ]);
  const wrecks = scene({
    options: ['opt-8.8'],
    mosby: 'manassas-junction',
    unknown: ['manassas-junction'],
    revealed: ['union-mills', 'bradley', 'bristoe-station'],
  });
  expect(checked(wrecks.dice(6).does('demolish', 'rail').spent())).toEqual(['manassas-junction garrison no']);
  expect(markersUsed(wrecks.pub)).toBe(4);
  const guided = scene({ options: ['opt-8.8'], mosby: 'groveton', hand: ['act-local-guide'] })
    .draws('combat 2')
    .does('guide', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([guided.has('manassas-junction', REVEALED), guided.unitsIn('manassas-junction')]).toEqual([true, ['combat 2']]);
  const round = scene({
    phase: 'checks',
    options: ['opt-8.8'],
    mosby: 'manassas-junction',
    unknown: ['manassas-junction'],
    revealed: ['union-mills', 'bradley', 'bristoe-station'],
    units: [{ at: 'groveton', is: 'combat 1', active: true }],
    dice: [6],
  });
  expect(checked(round)).toEqual(['manassas-junction garrison no']);
  const restored = scene({
    phase: 'events',
    options: ['opt-8.8'],
    mosby: 'hopewell',
    unknown: ['bradley'],
    events: ['evt-restore-lines'],
  });
  expect(restored.has('bradley', QUERY)).toBe(false);
});
const depot = (die: number, given: Parameters<typeof scene>[0] = {}) =>
  scene({
    options: ['opt-8.9'],
    mosby: 'manassas-junction',
    notoriety: 2,
    revealed: [...AROUND],
    depots: { 'manassas-junction': 5 },
    ...given,
  })
    .dice(die)
    .does('demolish', 'depot');
test('8.9-a a wrecked depot: 1-2 a point lost, 3 nothing, 4-5 food, 6 Fast Horses', () => {
  expect([1, 2, 3, 4, 5, 6].map(die => [depot(die).spent().pub.points, depot(die).pub.food, depot(die).hand().length])).toEqual([
    [4, 0, 0],
    [4, 0, 0],
    [5, 0, 0],
    [5, 1, 0],
    [5, 1, 0],
    [5, 0, 1],
  ]);
  expect(depot(6).hand()).toEqual(['act-fast-horses']);
  expect(depot(6, { hand: ['act-fast-horses'] }).told('loot')[0]?.what).toBe('nothing');
  expect(depot(6).has('manassas-junction', DEPOT_DOWN)).toBe(true);
});
test('8.9-a food: 2 points a load on leaving the lines, a space less in Rounds however many loads, may be dropped, is lost with the turn', () => {
  const s = depot(4).does('move', 'groveton');
  expect([...fame(s), s.pub.food]).toEqual([2, 7, 0]);
  const two = scene({ options: ['opt-8.9'], mosby: 'manassas-junction', food: 2, revealed: [...AROUND] }).does(
    'move',
    'groveton',
  );
  expect(two.pub.points).toBe(4);
  const slow = scene({
    phase: 'rounds',
    options: ['opt-8.9'],
    mosby: 'springfield-station',
    food: 2,
    hand: ['act-scout'],
    revealed: ['vernondale', 'pohick-church', 'occoquan'],
    units: [FAR],
  });
  slow
    .does('move', 'vernondale')
    .does('move', 'pohick-church')
    .asks('move.ride')
    .refuses('move', 'occoquan', '6.2-c')
    .does('dropFood')
    .offers('move', 'occoquan')
    .refuses('dropFood', null, '8.9-a');
  const lost = scene({ options: ['opt-8.9'], mosby: 'manassas-junction', food: 1, revealed: [...AROUND] }).does('disband');
  expect([lost.pub.food, lost.pub.points]).toEqual([0, 0]);
});
test('8.9-a Fast Horses come from deck, discard pile or out of the game, and a seventh card is discarded', () => {
  const s = scene({
    options: ['opt-8.9'],
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    depots: { 'manassas-junction': 5 },
    hand: ['act-fast-horses', 'act-scout', 'act-hide', 'act-hide', 'act-ruse', 'act-ruse', 'act-ames'],
  });
  s.does('discard', 'act-fast-horses')
    .dice(6)
    .does('demolish', 'depot')
    .asks('handLimit.choose')
    .does('discard', 'act-ruse')
    .asks('operations.action');
  expect(s.hand()).toEqual(['act-fast-horses', 'act-scout', 'act-hide', 'act-hide', 'act-ames', 'act-ruse']);
});
test('8.6-a, 8.9-a together: a failed demolition brings nothing out of the depot', () => {
  const s = depot(1, { options: ['opt-8.6', 'opt-8.9'] })
    .asks('operations.action')
    .spent();
  expect([s.pub.points, s.told('loot'), s.pub.awareness]).toEqual([0, [], 2]);
  const wrecked = scene({
    options: ['opt-8.6', 'opt-8.9'],
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    depots: { 'manassas-junction': 5 },
  });
  wrecked.dice(2, 4).does('demolish', 'depot').asks('operations.action').spent();
  expect([wrecked.pub.points, wrecked.pub.food]).toEqual([5, 1]);
});
test('8.5-a, 8.7-a, 8.8-a together: a prisoner betrays a space beyond the Potomac; an entry alone reveals none', () => {
  const s = scene({
    options: ['opt-8.5', 'opt-8.7', 'opt-8.8'],
    turn: 5,
    notoriety: 5,
    mosby: 'edwards-ferry',
    revealed: ['edwards-ferry'],
  });
  s.dice(6).does('move', 'poolesville').asks('operations.action');
  expect(s.pub.points).toBe(0);
  // Scouting from within: Revealed (1 point), a courier taken (1 point) and questioned: 4, one neighbour (1 point).
  s.dice(6)
    .draws('courier')
    .does('scout', 'poolesville')
    .asks('interrogation.ask')
    .dice(4)
    .draws(0, 'blank')
    .does('interrogate')
    .asks('operations.action')
    .spent();
  expect([s.pub.points, s.has('barnesville', REVEALED)]).toEqual([3, true]);
});
