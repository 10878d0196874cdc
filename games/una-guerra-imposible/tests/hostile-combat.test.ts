import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { AT_SEA, IN_THE_OPEN } from '../data/posts.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { block, place, space } from './lay.ts';
import { scene } from './scene.ts';

const { liberal: L, carlist: C } = ARMY;

test('16-m, 5.4-g a band and cavalry are no infantry: before one battalion they go, though they are more', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-lin-inf-1 1'],
    carlist: ['c-nav-cav-1', 'c-vas-cav-1', 'c-par-inf-1', 'c-par-inf-2'],
  }).skirmish(six(8), ['l-lin-inf-1'], ['c-nav-cav-1', 'c-vas-cav-1', 'c-par-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist' });
});
test('16-k, 5.4-g bands alone hold nothing against bands alone: the attacker goes', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-cav-1'],
    carlist: ['c-par-inf-1', 'c-par-inf-2', 'c-par-inf-3'],
  });
  s.skirmish(six(6), ['l-lin-cav-1'], ['c-par-inf-1', 'c-par-inf-2', 'c-par-inf-3']);
  // One squadron counts, three bands do not.
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 1, defenders: 0 });
});
test('16-b, 16-c three squadrons in the mountains: one of them fires, and two infantry beside it', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-cav-1', 'l-lig-cav-1', 'l-lig-cav-2', 'l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
  });
  s.refuses('Liberal', 'pickToFire', ['l-lin-cav-1', 'l-lig-cav-1', 'l-lin-inf-1'], '16-b');
  s.refuses('Liberal', 'pickToFire', ['l-lin-cav-1', 'l-lin-inf-1']).offers('Liberal', 'pickToFire', [
    'l-lin-cav-1',
    'l-lin-inf-1',
    'l-lin-inf-2',
  ]);
  s.offers('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']);
});
test('16-c three squadrons and nobody else in the mountains: one is picked, no more', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-cav-1', 'l-lig-cav-1', 'l-lig-cav-2'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
  });
  s.offers('Liberal', 'pickToFire', ['l-lin-cav-1']).refuses('Liberal', 'pickToFire', ['l-lin-cav-1', 'l-lig-cav-1'], '16-c');
});
test('17.4-d, 17.5-a horse against horse: both lose at once, both test, and the one that breaks is out of the line', () => {
  const s = combatAt('Liberal', { at: 'salvatierra', by: ['vitoria'], liberal: [...L], carlist: [...C] }).formed([...L], [...C]);
  s.does('Carlist', 'holdBack');
  // Three dice and three: two hits on the Carlist, one on the Liberal; then their morale.
  const dice = [1, 1, 6, 1, 6, 6, 1, 1, 6, 6];
  s.charges(
    'Liberal',
    'l-lin-cav-1',
    'c-nav-cav-1',
    dice.slice(0, s.strength('l-lin-cav-1') + s.strength('c-nav-cav-1') + 4),
  ).spent();
  expect([s.strength('c-nav-cav-1'), s.strength('l-lin-cav-1'), s.told('demoralised').map(({ side }) => side)]).toEqual([
    1,
    2,
    ['Carlist'],
  ]);
});
test('17.3-a, 9.1-b a rout in round 1 gives its VP, and once', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-inf-1 1', 'l-lin-inf-2 1', 'l-pro-inf-1 1', 'l-lin-cav-1'],
    carlist: [...C],
    pub: { vp: 0 },
  }).formed([...L], [...C]);
  s.fires('Carlist', 'c-nav-inf-1', [1, 1, 1, 6, ...six(4)]);
  expect([s.pub.vp, s.told('beaten')]).toEqual([1, [{ side: 'Liberal', space: place('salvatierra'), by: 'rout' }]]);
});
test('17.7-c, 17.7-e, 13.2-g two who wait at sea try to reinforce in a round, and fire a die less when they have come', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: ['munguia'],
    liberal: [...L, 'l-lin-inf-3 sea landed', 'l-lin-inf-4 sea landed'],
    carlist: [...C],
    pub: {},
  });
  s.pub.entries.push(-1 - space('bermeo'));
  s.formed([...L], [...C]).held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1, 6, 6);
  s.does('Liberal', 'reinforce', ['l-lin-inf-3', 'l-lin-inf-4']);
  expect([s.where('l-lin-inf-3'), s.post('l-lin-inf-3'), s.post('l-lin-inf-4')]).toEqual(['bermeo', IN_THE_OPEN, AT_SEA]);
});
test('7.3-a, 16-e the attacker lays first, the defender sees only that a card lies there, and both are turned up', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      units: { durango: ['l-lin-inf-1', 'l-lin-inf-2', 'c-viz-inf-1'] },
      entries: [['villarreal', 'durango']],
      hands: { Liberal: [cardNamed('L5')], Carlist: [cardNamed('C2'), cardNamed('C5')] },
    },
  );
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2'])
    .does('Carlist', 'pickToFire', ['c-viz-inf-1'])
    .asks('Liberal', '7.3-a');
  s.does('Liberal', 'lay', cardNamed('L5')).asks('Carlist', '7.3-a');
  expect([s.heard('Carlist', 'laidCard'), s.heard('Carlist', 'laidThis')]).toEqual([[{ side: 'Liberal', laid: true }], []]);
  s.dice(...six(30)).does('Carlist', 'lay', cardNamed('C2'));
  expect(s.told('turnedUp').map(({ side }) => side)).toEqual(['Liberal', 'Carlist']);
});
test('C2, 7.4-a Ambush: Carlists who attack in their mountains fire first', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Carlist',
      units: { durango: ['c-viz-inf-1', 'c-viz-inf-2', 'l-lin-inf-1 1'] },
      entries: [['villarreal', 'durango']],
      hands: { Carlist: [cardNamed('C2')] },
    },
  );
  s.does('Carlist', 'pickToFire', ['c-viz-inf-1', 'c-viz-inf-2']);
  if (s.place() === 'skirmish.pick') s.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(1, ...six(10)).does('Carlist', 'lay', cardNamed('C2'));
  const volleys = s.told('volley').map(({ side }) => side);
  expect([volleys[0], s.pub.at[block('l-lin-inf-1')]]).toEqual(['Carlist', -1]);
});
