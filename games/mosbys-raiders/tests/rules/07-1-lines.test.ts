import { expect, test } from 'vitest';
import { EXTENSION, PRINTED_FORCE, PRINTED_LINES } from '../../data/map.ts';
import type { OptionId } from '../../data/options.ts';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import { inLines, markersUsed } from '../../queries/map.ts';
import { BRIDGE_DOWN, DEVASTATED, EXTENDED, FORCE, QUERY, RAIL_DOWN, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { checked, rode } from './checks.ts';

const idOf = (space: number): SpaceId => (SPACES[space] as { id: SpaceId }).id;
const ORDINARY = SPACES.map((_, space) => space)
  .filter(space => PRINTED_LINES[space] && !PRINTED_FORCE[space])
  .map(idOf);
/** `n` ordinary spaces inside the lines, these first, without those. */
const marked = (n: number, first: SpaceId[], without: SpaceId[]): SpaceId[] =>
  [...first, ...ORDINARY.filter(id => !first.includes(id) && !without.includes(id))].slice(0, n);
const extend = (given: Parameters<typeof scene>[0]) =>
  scene({ phase: 'events', mosby: 'hopewell', events: ['evt-extend-lines'], ...given });

test('7.1-a the table says which spaces join the lines for good, with a ?; a result obtained before is rolled again', () => {
  const s = extend({ extensions: [3, 4], dice: [3, 4, 3, 5] });
  expect(s.told('extended')[0]?.spaces.map(idOf)).toEqual(['buckland', 'new-baltimore', 'warrenton', 'auburn', 'fayetteville']);
  expect([s.has('buckland', QUERY), s.has('buckland', EXTENDED), s.has('leesburg', EXTENDED)]).toEqual([true, true, false]);
  const six = extend({ dice: [6] })
    .told('extended')[0]
    ?.spaces.map(idOf);
  expect(six).toEqual([
    'gainesville',
    'hay-market',
    'rectortown',
    'piedmont-station',
    'salem',
    'white-plains',
    'markham-station',
    'linden',
    'front-royal',
  ]);
});
test('7.1-b Mosby in a space that joins the lines meets its garrison: taken, or fought without surprise', () => {
  const meets = (draw: 'blank' | 'picket' | 'courier' | 'sutler') => {
    const s = extend({ mosby: 'salem', dice: [6], draws: [draw] })
      .asks('operations.action')
      .spent();
    return [s.pub.holding.length, s.pub.points, s.unitsIn('salem').length];
  };
  expect([meets('blank'), meets('picket'), meets('courier'), meets('sutler')]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 0],
  ]);
  const s = extend({ mosby: 'salem', strength: 2, dice: [6], draws: ['combat 2'] })
    .asks('combat.skedaddle')
    .dice(2)
    .does('stand')
    .asks('operations.action');
  expect(s.told('combat')[0]?.roll.terms.map(({ of }) => of)).toEqual(['reaction']);
  // Elsewhere nothing is drawn.
  extend({ mosby: 'paris', dice: [6] })
    .asks('operations.action')
    .spent();
});
test('7.1-b1 a listed Large Force gets no marker; sleepers and Devastation stay and are inside from now on; a result is always left', () => {
  const s = extend({ forces: ['leesburg'], dice: [3] });
  expect([s.has('leesburg', QUERY | EXTENDED), s.has('dranesville', QUERY)]).toEqual([false, true]);
  const burned = extend({ devastated: ['salem'], units: [{ at: 'salem', is: 'combat 1', unseen: true }], dice: [6] });
  expect([burned.has('salem', DEVASTATED), burned.unitsIn('salem'), inLines(burned.pub, 117)]).toEqual([
    true,
    ['combat 1?'],
    true,
  ]);
  const five = extend({
    events: ['evt-extend-lines', 'evt-extend-lines', 'evt-extend-lines', 'evt-extend-lines', 'evt-extend-lines'],
    dice: [1, 1, 2, 2, 3, 1, 5, 3, 2, 6],
  });
  expect([
    five
      .spent()
      .told('extended')
      .map(({ die }) => die),
    EXTENSION.length,
  ]).toEqual([[1, 2, 3, 5, 6], 6]);
});
test('7.1-c a Large Force event: the space joins the lines, its status marker goes, sleepers there go to the cup', () => {
  const s = scene({
    phase: 'events',
    mosby: 'hopewell',
    extended: ['warrenton'],
    units: [{ at: 'warrenton', is: 'combat 3', lost: 1 }],
    events: ['evt-large-force-warrenton'],
  });
  expect([s.has('warrenton', FORCE), s.has('warrenton', QUERY | REVEALED), s.unitsIn('warrenton'), inLines(s.pub, 83)]).toEqual([
    true,
    false,
    [],
    true,
  ]);
  const fresh = scene({ phase: 'events', mosby: 'hopewell', events: ['evt-large-force-winchester'] });
  expect(inLines(fresh.pub, 126)).toBe(true);
});
test('7.1-d an ordinary space holds one undrawn unit until it is revealed, and then no other', () => {
  const s = scene({ mosby: 'groveton' })
    .dice(6)
    .draws('courier')
    .does('move', 'manassas-junction')
    .does('move', 'groveton')
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([checked(s), s.told('garrison').length]).toEqual([['manassas-junction garrison no'], 1]);
});
test('7.1-f, 7.3-o a unit that rides through or into an unrevealed space leaves its garrison and status as they are', () => {
  const s = scene({
    phase: 'union',
    mosby: 'gainesville',
    units: [{ at: 'bradley', is: 'combat 1', active: true }],
    dice: [3],
  }).asks('combat.skedaddle');
  expect([rode(s), s.has('manassas-junction', REVEALED | QUERY), s.told('garrison')]).toEqual([
    [['manassas-junction', 'groveton', 'gainesville']],
    false,
    [],
  ]);
  const halts = scene({ mosby: 'groveton', awareness: 1, units: [{ at: 'manassas-junction', is: 'combat 2', unseen: true }] });
  halts.dice(6, 6).draws('combat 3').does('move', 'manassas-junction');
  expect(halts.unitsIn('manassas-junction')).toEqual(['combat 2', 'combat 3']);
});
test('7.1-g, 7.1-m when the 36th marker is needed the lines are restored first, once, and the turn goes on', () => {
  const scouts = (n: number) =>
    scene({ mosby: 'groveton', revealed: marked(n, ['union-mills'], ['manassas-junction']) })
      .dice(6)
      .draws('combat 2')
      .does('scout', 'manassas-junction')
      .asks('operations.action')
      .spent();
  const last = scouts(34);
  expect([last.told('restored').length, markersUsed(last.pub)]).toEqual([0, 35]);
  const more = scouts(35);
  expect([
    more.told('restored').length,
    markersUsed(more.pub),
    more.has('manassas-junction', REVEALED),
    more.unitsIn('manassas-junction'),
  ]).toEqual([1, 1, true, ['combat 2']]);
  const extends35 = extend({ revealed: marked(35, [], []), dice: [1] });
  expect([extends35.told('restored').length, markersUsed(extends35.pub), extends35.has('berryville', QUERY)]).toEqual([
    1,
    4,
    true,
  ]);
  // A marker that only turns its other face needs no new one.
  const turned = scene({ mosby: 'groveton', revealed: marked(34, [], ['manassas-junction']), unknown: ['manassas-junction'] })
    .dice(6)
    .draws('blank')
    .does('scout', 'manassas-junction');
  expect(turned.told('restored')).toEqual([]);
});
test('7.1-g an event restores them too', () => {
  const s = scene({ phase: 'events', mosby: 'hopewell', revealed: ['bradley'], events: ['evt-restore-lines', 'evt-picnic'] });
  expect([s.has('bradley', REVEALED), s.pub.points, s.pub.turn]).toEqual([false, 2, 1]);
});
test('7.1-h, 7.1-k sleepers and all pickets, couriers and sutlers go to the cup whole; boxes and wrecks are untouched', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    hand: ['act-local-information'],
    revealed: marked(35, ['union-mills'], ['manassas-junction']),
    railDown: ['bristoe-station'],
    bridgeDown: ['union-mills'],
    forces: ['warrenton'],
    holding: ['blank'],
    eliminated: ['combat 7'],
    units: [
      { at: 'union-mills', is: 'combat 3', lost: 2 },
      { at: 'waterloo', is: 'combat 2', active: true, lost: 1 },
      { at: 'orleans', is: 'courier', active: true },
      { at: 'salem', is: 'sutler' },
    ],
  });
  const before = [s.inCup('combat 3'), s.inCup('courier'), s.inCup('sutler')];
  s.draws('blank').dice(1).does('inform', 'manassas-junction').asks('operations.action').spent();
  expect([s.inCup('combat 3'), s.inCup('courier'), s.inCup('sutler')]).toEqual(before.map(n => n + 1));
  expect([
    s.has('bristoe-station', RAIL_DOWN),
    s.has('union-mills', BRIDGE_DOWN),
    s.has('warrenton', FORCE),
    s.pub.holding.length,
    s.pub.eliminated.length,
  ]).toEqual([true, true, true, 2, 1]);
  expect(s.unitsIn('waterloo')).toEqual(['combat 2-1']);
});
test('7.1-i markers of the first lines are removed, those of extended spaces stay with the ? up', () => {
  const s = scene({
    phase: 'events',
    mosby: 'hopewell',
    revealed: ['bradley', 'salem'],
    unknown: ['occoquan'],
    extended: ['salem', 'linden'],
    events: ['evt-restore-lines'],
  });
  expect([
    s.has('bradley', REVEALED | QUERY),
    s.has('occoquan', REVEALED | QUERY),
    s.has('salem', REVEALED),
    s.has('salem', QUERY),
    s.has('linden', QUERY),
  ]).toEqual([false, false, false, true, true]);
});
test('7.1-j activated combat units stay; the draw that called for it follows; if the cup is still empty it counts as a blank', () => {
  // The only counter left is the sleeper at Salem: it goes to the cup and is drawn.
  const s = scene({ mosby: 'groveton', cup: [], units: [{ at: 'salem', is: 'combat 3', lost: 1 }] });
  const unit = s.table.dark.who[0]!;
  s.dice(6).draws(unit).does('scout', 'manassas-junction').asks('operations.action').spent();
  expect([s.told('restored').length, s.unitsIn('salem'), s.unitsIn('manassas-junction')]).toEqual([1, [], ['combat 3']]);
  const empty = scene({ mosby: 'groveton', cup: [] })
    .dice(6)
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([empty.told('restored').length, empty.unitsIn('manassas-junction'), empty.has('manassas-junction', REVEALED)]).toEqual([
    1,
    [],
    true,
  ]);
});
const restores = (options: OptionId[] = []) => {
  const s = scene({
    phase: 'rounds',
    options,
    mosby: 'bradley',
    hand: ['act-local-information'],
    revealed: marked(35, ['bradley', 'brentsville'], ['manassas-junction', 'union-mills']),
    units: [{ at: 'brentsville', is: 'combat 2', active: true }],
  });
  return s.draws('combat 1').dice(1).does('inform', 'manassas-junction').asks('operations.action').spent();
};
test("7.1-i, 7.1-l every marker of the first lines is taken up, Mosby's space and those under awake units too: each hides a new garrison", () => {
  const s = restores();
  expect([
    s.has('bradley', REVEALED),
    s.unitsIn('bradley'),
    s.has('brentsville', REVEALED),
    s.unitsIn('brentsville'),
    s.has('manassas-junction', REVEALED),
  ]).toEqual([false, [], false, ['combat 2'], true]);
  // The new garrison beside him hears what he does there, and is met on coming back.
  const wrecks = scene({ mosby: 'union-mills', revealed: ['bradley', 'manassas-junction'] });
  wrecks.dice(6, 6, 6).does('demolish', 'bridge').asks('operations.action').spent();
  expect(wrecks.told('check')[0]).toMatchObject({ what: 'garrison', active: false });
});
test('7.1-l with the switch Mosby holds his space: it is Revealed again, without a unit', () => {
  const s = restores(['holds-ground']);
  expect([s.has('bradley', REVEALED), s.unitsIn('bradley'), s.has('brentsville', REVEALED)]).toEqual([true, [], false]);
});
test('7.1-l, 7.1-m the marker that called for the restoration is put afterwards, in the space Mosby enters', () => {
  const s = scene({
    mosby: 'groveton',
    revealed: marked(35, [], ['manassas-junction']),
  });
  s.dice(6).draws('combat 1').does('move', 'manassas-junction').asks('operations.action').spent();
  expect([s.told('restored').length, s.has('manassas-junction', REVEALED), s.unitsIn('manassas-junction')]).toEqual([
    1,
    true,
    ['combat 1'],
  ]);
});
test('7.1-i, 7.1-l an extended space under Mosby turns to ? with the others', () => {
  const s = scene({
    phase: 'events',
    mosby: 'aldie',
    extended: ['aldie', 'middleburg'],
    revealed: ['aldie'],
    events: ['evt-restore-lines'],
  });
  expect([s.has('aldie', REVEALED), s.has('aldie', QUERY), s.has('middleburg', QUERY)]).toEqual([false, true, true]);
});
