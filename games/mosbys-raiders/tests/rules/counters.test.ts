/** What becomes of counters that leave the map, that nobody has seen, or that wake while a card still works. */
import { take } from '@cuartel/engine/kit/pile.ts';
import { expect, test } from 'vitest';
import { conserved } from '../../state/conserved.ts';
import { imagine } from '../../state/imagine.ts';
import { scene } from '../scene.ts';

test('7.8-h1 an escort that is wiped out is no escort any more, whichever of the two it was', () => {
  const beaten = (first: boolean) => {
    const s = scene({
      phase: 'rounds',
      mosby: 'newtown',
      train: 'newtown',
      strength: 6,
      escorts: first ? ['combat 1', 'gone'] : ['gone', 'combat 1'],
    });
    s.dice(6).draws(0).does('attack');
    expect(s.told('loses')).toMatchObject([{ gone: true }]);
    return s.pub.escort;
  };
  expect([beaten(true), beaten(false)]).toEqual([
    [-3, -3],
    [-3, -3],
  ]);
});
test('7.7-f, 7.1-j a picket that the restored lines have taken is not absorbed as well, though others keep their places', () => {
  const s = scene({
    phase: 'union',
    mosby: 'paris',
    cup: [],
    units: [
      { at: 'centreville', is: 'picket', active: true },
      { at: 'waterloo', is: 'combat 2', active: true },
    ],
    dice: [1],
  });
  expect(s.told('restored').length).toBe(1);
  expect(s.told('absorbed')).toEqual([]);
});
test('6.5-c, 8.8-a only whom he knows is taken when he attacks: a counter he has not seen stays', () => {
  const s = scene({
    mosby: 'hopewell',
    strength: 6,
    options: ['opt-8.8'],
    units: [
      { at: 'hopewell', is: 'combat 1' },
      { at: 'hopewell', is: 'courier', unseen: true },
      { at: 'hopewell', is: 'sutler' },
    ],
  });
  s.dice(4, 6).draws(0, 0).does('attack');
  expect([s.told('took').map(({ who }) => who.strength), s.pub.holding.length]).toEqual([[0], 1]);
});
test('C-i, 6.2-l Ames is lost when riding in openly wakes a combat unit, not when it wakes nobody', () => {
  const rides = (die: number) =>
    scene({ mosby: 'paris', ames: 2, units: [{ at: 'upperville', is: 'combat 1' }] })
      .dice(die, 6)
      .does('move', 'upperville').pub.ames;
  expect([rides(1), rides(6)]).toEqual([0, 2]);
});
test('5.D-a the end of a turn is told with its number, and no food is lost that he did not carry', () => {
  const s = scene({ mosby: 'linden', turn: 3, notoriety: 3 }).does('disband');
  expect([s.told('turnEnds'), s.told('food')]).toEqual([[{ turn: 3 }], []]);
});
test('5.D-b, 7.2-k with the turn whoever is awake settles down, or joins its Large Force; sleepers are not spoken of', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    units: [
      { at: 'washington', is: 'combat 2', active: true },
      { at: 'waterloo', is: 'combat 3' },
      { at: 'paris', is: 'combat 4', active: true },
    ],
  }).does('disband');
  expect([s.told('absorbed'), s.told('deactivated')].map(list => list.map(({ who }) => who.strength))).toEqual([[2], [4]]);
  expect([s.unitsIn('waterloo'), s.unitsIn('paris')]).toEqual([['combat 3'], ['combat 4']]);
});
test('8.4-a a railway under repair cites its rule', () => {
  const s = scene({ phase: 'end', turn: 1, notoriety: 1, options: ['opt-8.4'], railDown: ['manassas-junction'], dice: [6] });
  expect(s.log.filter(({ kind }) => kind === 'railRepair').map(({ rule }) => rule)).toEqual(['8.4-a']);
});
test('5.2-d a unit that an event combat destroyed does not go back to the cup as well', () => {
  const s = scene({ phase: 'events', mosby: 'aldie', strength: 6, events: ['evt-sweep'], dice: [5], draws: ['combat 1'] });
  s.dice(6).does('stand').asks('operations.action').spent();
  expect([s.told('loses').map(({ gone }) => gone), s.told('sentBack'), s.pub.at]).toEqual([[true], [], []]);
});
test('2.2-a an imagined table looks the same and has everything that is in the box', () => {
  const s = scene({
    mosby: 'hopewell',
    hand: ['act-hide', 'act-ruse'],
    depots: { rockville: 5 },
    units: [
      { at: 'salem', is: 'combat 2', unseen: true },
      { at: 'paris', is: 'courier', unseen: true },
      { at: 'aldie', is: 'picket' },
    ],
    eliminated: ['combat 1'],
    holding: ['blank'],
  });
  for (let n = 1; n < 20; n++) {
    const other = imagine(s.view(), [], of => (n * 7) % of);
    expect([conserved(other), other.pub, other.own]).toEqual([conserved(s.table), s.table.pub, s.table.own]);
  }
});
test('2.2-a every card is counted where it lies: those out of the game, and a Cannon hidden anywhere on the map', () => {
  const { table } = scene({ mosby: 'hopewell', hand: ['act-cannon', 'act-hide'], events: ['evt-picnic'] });
  const cards = () => conserved(table).split(' | ')[1]!.split(' ').length;
  expect(cards()).toBe(120);
  table.pub.removed.push(table.pub.spent.pop() ?? table.dark.actions.pop()!);
  expect(cards()).toBe(120);
  take(table.own.mosby.hand, 0);
  expect(cards()).toBe(119);
  table.pub.cannonAt = 0;
  expect(cards()).toBe(120);
});
