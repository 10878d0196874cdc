/** What only shows when two rules meet: found by breaking the rules one by one and seeing which break nobody noticed. */
import { expect, test } from 'vitest';
import { EVERYWHERE, exitsOf } from '../../data/map.ts';
import { spaceOf } from '../../data/spaces.ts';
import { SORT, UNITS } from '../../data/units.ts';
import { imagine } from '../../state/imagine.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, fame, results, rode } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };

test('5.A7-c events left unread do not wait for the next turn', () => {
  const s = scene({ phase: 'events', mosby: 'paris', strength: 1, events: ['evt-sickness', 'evt-picnic', 'evt-lincoln'] });
  expect([s.asks('preparation.place').pub.eventsLeft, s.table.dark.events.length]).toEqual([0, 59]);
});
test('8.7-a, 7.7-e one that fell asleep beside him is taken when Operations resume, and questioned at once', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.7'],
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'courier', active: true }],
    dice: [1],
  });
  s.asks('interrogation.ask').spent();
  expect(fame(s)).toEqual([1, 1]);
});
test('8.9-a food still inside the lines is told as lost at the end of the turn', () => {
  const s = scene({ mosby: 'bradley', revealed: ['bradley'], food: 2 }).does('disband');
  expect([s.told('food'), s.pub.food]).toEqual([[{ what: 'lost' }], 0]);
});
test('8.8-a scouting his own space takes nobody who has a combat unit beside him', () => {
  const look = (units: Placed[]) =>
    scene({ options: ['opt-8.8'], mosby: 'bradley', revealed: ['bradley'], units })
      .dice(6)
      .does('scout', 'bradley')
      .spent();
  const courier: Placed = { at: 'bradley', is: 'courier', unseen: true };
  expect(look([courier]).pub.points).toBe(1);
  const both = look([courier, { at: 'bradley', is: 'combat 2', unseen: true }]);
  expect([both.pub.points, both.unitsIn('bradley')]).toEqual([0, ['courier', 'combat 2']]);
});
test('7.7-c, 8.8-a a counter nobody has seen may be a combat unit: a courier beside it is not taken', () => {
  const s = scene({
    options: ['opt-8.8'],
    mosby: 'strasburg',
    units: [
      { at: 'front-royal', is: 'courier' },
      { at: 'front-royal', is: 'combat 2', unseen: true },
    ],
  });
  s.dice(6, 6).does('move', 'front-royal').asks('operations.action').spent();
  expect([s.pub.points, s.unitsIn('front-royal')]).toEqual([0, ['courier', 'combat 2?']]);
});
test('6.2-h a unit woken by a Move in Rounds rolls like any other in the next Round', () => {
  const s = scene({
    phase: 'rounds',
    initiative: 'union',
    mosby: 'strasburg',
    hand: ['act-hide'],
    units: [{ at: 'front-royal', is: 'combat 2' }, FAR],
  });
  s.dice(1).does('move', 'front-royal').asks('@moment.combatCards').does('hide', 'act-hide').asks('unionPart.order').spent();
  // A 2: it leaves, and Mosby stays hidden; without a roll it would have stayed and set off the release.
  s.dice(2, 1).draws(0).does('send', 0).asks('mosbyPart.action').spent();
  expect([s.told('roused'), s.told('ride')[0]?.what, s.pub.hidden]).toEqual([[], 'away', true]);
});
test('C-j Ames leads three entries of a Move and not a fourth', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'stone-bridge',
    hand: ['act-ames', 'act-spur-horses'],
    units: [FAR],
  });
  s.draws('combat 1', 'combat 1').does('spur', 'act-spur-horses');
  s.does('ames', 'centreville').does('ames', 'union-mills').does('ames', 'bradley').asks('move.ride').spent();
  s.offers('move', 'independent-hill').refuses('ames', 'independent-hill', 'C-j');
});
test("C-i only Mosby's own actions give Ames away: neither the checks of a Round nor those after a Union attack", () => {
  const round = scene({
    phase: 'checks',
    mosby: 'strasburg',
    ames: 2,
    units: [
      { at: 'waterloo', is: 'combat 2', active: true },
      { at: 'orleans', is: 'combat 1' },
    ],
    dice: [1],
  });
  expect([checked(round), round.pub.ames]).toEqual([['orleans unit yes'], 2]);
  const attack = scene({
    phase: 'union',
    mosby: 'strasburg',
    ames: 2,
    strength: 6,
    units: [
      { at: 'strasburg', is: 'combat 1', active: true },
      { at: 'middletown', is: 'combat 2' },
    ],
    dice: [4],
  });
  attack.dice(6, 1).does('stand');
  expect([results(attack), checked(attack), attack.pub.ames]).toEqual([['R3'], ['middletown unit yes'], 2]);
  // What he does himself does: the same fight, begun by him.
  const own = scene({ mosby: 'strasburg', ames: 2, strength: 6, units: [{ at: 'strasburg', is: 'combat 1' }] });
  expect(own.dice(6).does('attack').asks('operations.action').pub.ames).toBe(0);
});
test('8.3-a who came in an earlier Round and only stays does not search again', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.3a'],
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'courier', active: true }],
    // It comes on a 2; the search fails.
    dice: [2, 5],
  }).asks('mosbyPart.action');
  s.dice(2).does('wait').asks('mosbyPart.action').spent();
  expect([s.told('search').length, s.pub.hidden, s.unitsIn('strasburg')]).toEqual([1, true, ['courier*']]);
});
test('8.7-a a prisoner betrays only ordinary posts inside the lines', () => {
  const s = scene({
    options: ['opt-8.7'],
    mosby: 'groveton',
    revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
    units: [
      { at: 'manassas-junction', is: 'picket' },
      { at: 'groveton', is: 'combat 1', unseen: true },
      { at: 'bradley', is: 'combat 2', unseen: true },
    ],
  });
  s.dice(6, 6).does('move', 'manassas-junction').does('interrogate').asks('operations.action').spent();
  // Groveton lies outside the lines: it is not shown, though all that is known is told.
  expect([s.unitsIn('bradley'), s.unitsIn('groveton')]).toEqual([['combat 2'], ['combat 1?']]);
  const force = scene({
    options: ['opt-8.7'],
    mosby: 'groveton',
    revealed: ['stone-bridge'],
    units: [
      { at: 'stone-bridge', is: 'picket' },
      { at: 'centreville', is: 'combat 3', unseen: true },
    ],
  });
  force.dice(6, 6).does('move', 'stone-bridge').does('interrogate').asks('operations.action').spent();
  expect(force.unitsIn('centreville')).toEqual(['combat 3?']);
});
test('7.2-u, 7.1-l a garrison that is gone when its turn comes is not checked', () => {
  // The Large Force of Centreville wakes, but the cup is empty: lines are restored, and Mosby holds Union Mills.
  const sutler = UNITS.find(unit => SORT[unit] === 'sutler') as number;
  const s = scene({
    phase: 'checks',
    options: ['holds-ground'],
    mosby: 'union-mills',
    cup: [],
    units: [
      { at: 'centreville', is: 'combat 2', active: true },
      { at: 'waterloo', is: 'sutler' },
    ],
    dice: [6, 6, 1],
    draws: [sutler],
  });
  expect([checked(s.spent()), s.unitsIn('centreville')]).toEqual([
    ['fairfax-court-house force no', 'chantilly garrison no', 'centreville force yes'],
    ['combat 2*', 'sutler*'],
  ]);
});
test('7.3-l on this map there is always a way round Mosby', () => {
  for (const mosby of EVERYWHERE) {
    const seen = new Set([mosby]);
    const reach = [EVERYWHERE.find(space => space !== mosby) as number];
    for (const space of reach) {
      if (seen.has(space)) continue;
      seen.add(space);
      reach.push(...exitsOf(space));
    }
    expect(seen.size).toBe(EVERYWHERE.length);
  }
});
test('6.2-s, 7.3-e a fleeing courier stops at the bank, and crosses in its next action and no farther', () => {
  const bank = scene({
    phase: 'union',
    mosby: 'paris',
    forces: ['leesburg'],
    units: [{ at: 'poolesville', is: 'courier', active: true }],
    dice: [3],
  });
  expect([rode(bank), bank.unitsIn('edwards-ferry')]).toEqual([[['edwards-ferry']], ['courier*']]);
  const ford = scene({
    phase: 'union',
    mosby: 'paris',
    units: [
      { at: 'edwards-ferry', is: 'courier', active: true },
      { at: 'farmwell-station', is: 'combat 1' },
    ],
    dice: [3],
  });
  expect([rode(ford), ford.unitsIn('leesburg')]).toEqual([[['leesburg']], ['courier*']]);
});
test('7.8-h a beaten escort comes back three spaces a Round, not four', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'paris',
    train: 'harpers-ferry',
    escorts: ['combat 2', 'gone'],
    escortsAt: 'newtown',
    draws: [0],
  });
  expect([s.told('escort')[0]?.path.length, s.unitsIn('charlestown')]).toEqual([3, ['combat 2*']]);
});
test('7.8-c, 6.5-ae a beaten escort beside the train rallies; it does not ride on with it', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'newtown',
    strength: 2,
    awareness: 3,
    notoriety: 5,
    train: 'winchester',
    escorts: ['combat 2', 'gone'],
    escortsAt: 'newtown',
  });
  // R: it falls back towards the lines, to the train at Winchester. The train rolls on to Newtown, without it.
  s.dice(4).does('attack').asks('mosbyPart.action').spent();
  expect([results(s), s.pub.train, s.unitsIn('winchester'), s.told('rallies').length]).toEqual([
    ['R'],
    spaceOf('newtown'),
    ['combat 2*'],
    1,
  ]);
});
test('6.5-aa, 7.8-p an escort that came with the train and is beaten goes back the way it came', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'winchester',
    strength: 2,
    awareness: 3,
    notoriety: 5,
    train: 'berryville',
    escorts: ['combat 2', 'gone'],
  });
  s.asks('combat.skedaddle').dice(4).does('stand').asks('mosbyPart.action').spent();
  expect([s.unitsIn('berryville'), s.told('retreats').length]).toEqual([['combat 2*!'], 1]);
});
test('7.8-l an escort known but off the map goes to the cup when the train burns in a Large Force', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'winchester',
    forces: ['winchester'],
    train: 'winchester',
    escorts: ['off', 'gone'],
  });
  const unit = s.table.dark.cup.findIndex((_, i) => i === 0);
  const [counter] = s.table.dark.cup.splice(unit, 1);
  s.pub.escortUnit[0] = counter as number;
  s.dice(6, 6).does('demolish', 'train').asks('operations.action').spent();
  expect([s.pub.escortUnit, s.table.dark.cup.includes(counter as number)]).toEqual([[-1, -1], true]);
});
test('8.3-c a garrison drawn where the Cannon lies hidden may find it', () => {
  const s = scene({ options: ['opt-8.3b'], mosby: 'gum-spring', extended: ['aldie'], cannonAt: 'aldie' });
  s.dice(6, 2).draws('combat 2').does('scout', 'aldie').asks('operations.action').spent();
  expect([s.told('cannon').map(({ what }) => what), s.pub.cannonAt]).toEqual([['found'], -1]);
});
test('7.8-h1, 7.8-n an escort that lies down away from the train is an ordinary unit from then on', () => {
  const s = scene({
    phase: 'union',
    hidden: true,
    mosby: 'strasburg',
    train: 'berryville',
    escorts: ['combat 2', 'gone'],
    escortsAt: 'markham-station',
    units: [{ at: 'front-royal', is: 'combat 1', active: true }],
  }).asks('unionPart.order');
  // The unit of Front Royal finds nobody; it and the escort, three spaces on its way, drift off.
  s.dice(3, 1, 1).does('send', 0).asks('mosbyPart.action');
  expect([s.pub.escort[0], s.told('released').length, s.told('deactivated').length]).toEqual([-3, 1, 2]);
});
test('C-r, 5.A7-e burning what is burnt already is no effect', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    devastated: ['salem'],
    units: [{ at: 'salem', is: 'combat 1' }],
    events: ['evt-devastation'],
  });
  expect([s.told('devastated'), s.told('noEffect').length]).toEqual([[], 1]);
});
test('6.5-ab, 6.5-aa whence a unit came in an earlier fight is forgotten when Mosby attacks it', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    strength: 3,
    awareness: 3,
    notoriety: 5,
    hand: ['act-hide'],
    units: [{ at: 'front-royal', is: 'combat 3', active: true }],
    dice: [4],
  });
  // It rode in from Front Royal; Mosby hides, and it drifts off to Middletown.
  s.does('stand').dice(1).does('hide', 'act-hide').asks('operations.action');
  s.dice(6).does('move', 'middletown').dice(4, 6).does('attack').asks('mosbyPart.action');
  expect([results(s), s.told('retreats').length, s.unitsIn('newtown')]).toEqual([['R'], 1, ['combat 3*!']]);
});
test('7.8-l, 7.2-t an escort nobody woke lies unseen beside the burnt train, but everybody knows that it fights', () => {
  const s = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', escorts: ['off', 'gone'] });
  s.dice(6).draws('combat 2').does('demolish', 'train').asks('operations.action').spent();
  expect(s.unitsIn('newtown')).toEqual(['combat 2?']);
  for (let seed = 0; seed < 40; seed++) {
    let n = seed;
    const other = imagine(s.view(), [], of => {
      n = (n * 7919 + 104729) % 1000003;
      return n % of;
    });
    expect(SORT[other.dark.who[0]!]).toBe('combat');
  }
});
test('6.2-l, C-g whom he woke stops him before Alexandria, French Dulaney or not', () => {
  const enter = (die: number) =>
    scene({
      phase: 'rounds',
      mosby: 'springfield-station',
      revealed: ['springfield-station'],
      hand: ['act-french-dulaney', 'act-scout'],
      units: [FAR],
    })
      .dice(die)
      .draws('courier')
      .does('move', 'vernondale')
      .asks('move.ride');
  enter(1).refuses('dulaney', 'alexandria', 'C-g');
  enter(6).offers('dulaney', 'alexandria');
});
