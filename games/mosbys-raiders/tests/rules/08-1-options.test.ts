import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { idOf } from '../../data/cards.ts';
import { NORTH_OF_POTOMAC } from '../../data/options.ts';
import { victoryLevel } from '../../data/tables.ts';
import { QUERY, RAIL_DOWN, REVEALED, setUp } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { results } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };

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
test('8.1-b, 6.5-l the Union reacts to a Notoriety above 10 as to one of 10', () => {
  const reacts = (notoriety: number, awareness: number) => {
    const s = scene({
      mosby: 'linden',
      notoriety,
      awareness,
      strength: 2,
      units: [{ at: 'linden', is: 'combat 2' }],
    });
    s.dice(1, 6, 6, 6, 6).does('attack');
    return s.told('combat')[0]?.roll.terms.reduce((sum, { value }) => sum + value, 0);
  };
  expect([reacts(10, 1), reacts(11, 1), reacts(14, 1), reacts(10, 2), reacts(14, 2)]).toEqual([0, 0, 0, -1, -1]);
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
test("8.3-a Hide laid in Mosby's own attack is searched for only after the Union's next action", () => {
  const lays = (...dice: number[]) => {
    const s = scene({
      phase: 'rounds',
      options: ['opt-8.3a'],
      mosby: 'strasburg',
      strength: 2,
      hand: ['act-hide'],
      units: [{ at: 'strasburg', is: 'combat 1', active: true }],
    });
    s.does('attack')
      .asks('@moment.combatCards')
      .dice(...dice)
      .does('hide', 'act-hide');
    const order = s.log.map(({ kind }) => kind).filter(kind => kind === 'hides' || kind === 'ride' || kind === 'search');
    return [...order, s.spent().pos.stack.at(-1)?.step];
  };
  expect(lays(4, 1)).toEqual(['hides', 'ride', 'search', 'skedaddle']);
  expect(lays(4, 2, 1)).toEqual(['hides', 'ride', 'search', 'action']);
  // It leaves on a 2: nobody is there to search.
  const leaves = scene({
    phase: 'rounds',
    options: ['opt-8.3a'],
    mosby: 'strasburg',
    hand: ['act-hide'],
    units: [{ at: 'strasburg', is: 'combat 1', active: true }],
  });
  leaves.does('attack').dice(2).draws(0).does('hide', 'act-hide').asks('mosbyPart.action').spent();
  expect([leaves.pub.hidden, leaves.told('search')]).toEqual([true, []]);
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
