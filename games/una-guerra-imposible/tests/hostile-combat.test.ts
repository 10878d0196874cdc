import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { AT_SEA, BUILT, IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { combatAt, six } from './fighting.ts';
import { block, place, space } from './lay.ts';
import { scene } from './scene.ts';

const FIELD = 0;
const L = ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'] as const;
const C = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1'] as const;

test('18.2-c, 13.2-d a relief from the sea: the besieged count, those who landed roll a die less, and the siege is over', () => {
  const s = combatAt('Liberal', {
    at: 'san-sebastian',
    by: [],
    liberal: ['l-lin-inf-1 landed', 'l-lin-inf-2 landed', 'l-pro-inf-1 inside'],
    carlist: ['c-gui-inf-1', 'c-gui-inf-2'],
    besieged: ['san-sebastian'],
    pub: { entries: [-1 - space('san-sebastian')] },
  });
  // Six or seven Carlist dice, then three and three.
  s.skirmish([...six(8), ...six(6)].slice(0, s.strength('c-gui-inf-1') + s.strength('c-gui-inf-2') + 6), [
    'l-lin-inf-1',
    'l-lin-inf-2',
  ]).spent();
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 3, defenders: 2 });
  s.goes('Carlist', 'hernani');
  expect([s.pub.siege[space('san-sebastian')], s.post('l-pro-inf-1'), s.where('c-gui-inf-1')]).toEqual([
    0,
    IN_THE_OPEN,
    'hernani',
  ]);
});
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
test('17.9-f, 18.2-c those who came out of a siege to help do not flee with their rescuers', () => {
  const s = combatAt('Liberal', {
    at: 'haro',
    by: ['cenicero'],
    liberal: [...L, 'l-rea-inf-1 inside'],
    carlist: [...C],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  })
    .formed([...L], [...C])
    .held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1).does('Liberal', 'reinforce', ['l-rea-inf-1']);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  if (s.place() === 'shifting.fillUp') s.does('Liberal', 'toFront', []);
  s.held()
    .dice(...six(4))
    .does('Liberal', 'withdraw');
  s.goes('Liberal', 'cenicero');
  expect([s.where('l-lin-inf-1'), s.ways('Liberal')]).toEqual(['cenicero', ['gate']]);
});
test('18.1-h, 18.1-e the half hit of a first round counts in the second, and no longer in another assault', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: [],
    liberal: ['l-pro-inf-1 1 inside'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro');
  const roll = (hits: number) => [6, 6, ...Array.from({ length: 8 }, (_, i) => (i < hits ? 1 : 6))];
  s.dice(...roll(1))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2'])
    .does('Carlist', 'goOn');
  s.dice(...roll(1)).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.told('wallsHit').map(({ losses, half }) => [losses, half]), s.where('l-pro-inf-1')]).toEqual([
    [
      [0, true],
      [1, false],
    ],
    null,
  ]);
  expect(s.pub.fortress[space('haro')]).toBe(BUILT + LIBERAL); // the garrison is still there
});
test('18.1-d an assault of Liberals on a Carlist city: four blocks, a garrison of E1', () => {
  const s = combatAt('Liberal', {
    at: 'bilbao',
    by: [],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'l-pro-inf-2', 'liberal field 1'],
    carlist: [],
    fortresses: { bilbao: 'Carlist' },
    besieged: ['bilbao'],
    pub: { vp: 3 },
  });
  s.does('Liberal', 'assault', 'bilbao').refuses(
    'Liberal',
    'storm',
    ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'l-pro-inf-2'],
    '18.1-f',
  );
  s.dice(2, 1, 1, ...six(20)).does('Liberal', 'storm', ['l-lin-inf-1']);
  expect([s.told('garrisonFired')[0], s.pub.control[space('bilbao')], s.pub.vp]).toMatchObject([{ on: 1, die: 2 }, LIBERAL, 0]);
});
test('14.2-a, 18.3-a guns of a fallen fortress join the captor’s, and what his counter cannot show is lost', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: [],
    liberal: ['liberal field 4 inside'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2', 'carlist mountain 1'],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro');
  s.dice(6, 1, 1, ...six(10)).does('Carlist', 'storm', ['c-nav-inf-1']);
  if (s.place() === 'assault.another')
    s.does('Carlist', 'goOn')
      .dice(6, 1, 1, ...six(10))
      .does('Carlist', 'storm', ['c-nav-inf-1']);
  if (s.place() === 'fall.keep') s.does('Carlist', 'keepFortress');
  expect([pointsAt(s.pub, CARLIST, FIELD, place('haro')), pointsAt(s.pub, LIBERAL, FIELD, place('haro'), INSIDE)]).toEqual([
    2, 0,
  ]);
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
