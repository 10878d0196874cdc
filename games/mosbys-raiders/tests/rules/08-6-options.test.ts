import { expect, test } from 'vitest';
import { markersUsed } from '../../queries/map.ts';
import { DEPOT_DOWN, QUERY, REVEALED } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, fame } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;

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
  expect(depot(6, { hand: ['act-fast-horses'] }).told('loot')[0]?.what).toBe('enough');
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
