import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { placeNamed } from '../data/places.ts';
import { DEMORALISED, FRONT_LINE, INSIDE, RESERVE, SPENT } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { scene } from './scene.ts';

const { liberal: L, carlist: C } = ARMY;
/** In the open at Salvatierra, from Vitoria. */
const plain = { at: 'salvatierra', by: ['vitoria'], liberal: [...L], carlist: [...C] } as const;
/** In the mountains at Durango, from Villarreal. */
const hills = { at: 'durango', by: ['villarreal'], liberal: [...L], carlist: [...C] } as const;
const spentOf = (s: { pub: { marks: number[] } }, name: keyof typeof blockNamed): boolean =>
  (s.pub.marks[blockNamed[name]]! & SPENT) !== 0;

test('13.2-j a landed block fires and charges with a die less in a battle too, never with none', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: [],
    liberal: ['l-lin-inf-1 landed', 'l-lin-inf-2 1 landed', 'l-pro-inf-1 landed', 'l-lin-cav-1 landed'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    pub: { entries: [-1 - placeNamed.bermeo] },
  }).formed();
  s.does('Carlist', 'holdBack').fires('Liberal', 'l-lin-inf-1', six(3)).fires('Liberal', 'l-lin-inf-2', six(1));
  // M8 -1 abrupt +1 full = 8 against 12: fails; two dice of the cavalry instead of three
  s.charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1', [6, 6, 6, 6]).spent();
});
test('17.1-b in the open five infantry and two cavalry stand in front, neither arm in the boxes of the other', () => {
  const liberal = [
    'l-lin-inf-1',
    'l-lin-inf-2',
    'l-lin-inf-3',
    'l-pro-inf-1',
    'l-pro-inf-2',
    'l-pro-inf-3',
    'l-lin-cav-1',
    'l-lig-cav-1',
    'l-lig-cav-2',
  ];
  const s = combatAt('Liberal', { ...plain, liberal });
  s.refuses('Liberal', 'formUp', liberal.slice(0, 6)).does('Liberal', 'formUp', [
    ...liberal.slice(0, 5),
    'l-lin-cav-1',
    'l-lig-cav-1',
  ]);
  s.does('Carlist', 'formUp', [...C]);
  expect([s.line('l-pro-inf-3'), s.line('l-lig-cav-2')]).toEqual([RESERVE, RESERVE]);
});
test('17.1-a, 18-b the attacker does not deploy those who wait, nor the defender those inside', () => {
  const s = combatAt('Carlist', {
    at: 'vitoria',
    by: ['villarreal', 'salvatierra'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1'],
    carlist: [...C, 'c-ala-inf-1 from salvatierra'],
  });
  s.does('Liberal', 'stayInside', ['l-pro-inf-1'])
    .does('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'])
    .does('Carlist', 'formUp', [...C]);
  expect([s.line('l-pro-inf-1'), s.line('c-ala-inf-1')]).toEqual([-1, -1]);
});
test('17.1-d a single field gun gives no point in the mountains', () => {
  const s = combatAt('Liberal', { ...hills, liberal: [...L, 'liberal field 1'] }).formed([...L]);
  expect(s.pub.battle!.fresh).toEqual([0, 0]);
});
test('17.2-c who has passed may still countercharge with fresh cavalry', () => {
  const s = combatAt('Liberal', plain).formed().does('Carlist', 'holdBack');
  s.does('Liberal', 'engage', { token: 'l-lin-cav-1', target: 'c-gui-inf-1', support: false, counterBattery: 0, named: false });
  s.asks('Carlist', '17.4-e', 'countercharge', 'receive');
});
test('17.4-g a spent Carlist in the mountains tests with -1 and -1, at full strength +1', () => {
  const s = combatAt('Liberal', { ...hills, carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'] }).formed();
  s.fires('Carlist', 'c-gui-inf-1', six(4)).charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1', [4, 4, 6, 6, 6]);
  expect(s.told('morale')[0]!.terms.map(({ of, value }) => [of, value])).toEqual([
    ['spent', -1],
    ['carlist', -1],
    ['full', 1],
  ]);
  expect(s.told('morale')[0]).toMatchObject({ number: 7, passed: false });
});
test('17.4-g a band is never at full strength but takes the -1 of its last point', () => {
  const s = combatAt('Liberal', { ...hills, carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1'] });
  s.formed([...L], ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1']).does('Carlist', 'holdBack');
  s.charges('Liberal', 'l-lin-cav-1', 'c-par-inf-1', [1, 4, 6]);
  expect(s.told('morale')[0]).toMatchObject({ number: 5, passed: true }); // 7 - 1 - 1
  expect(s.told('fired')[0]!.shot).toMatchObject({ on: 1, dice: [6] });
});
test('17.4-g Liberal infantry has no penalty for the ground', () => {
  const s = combatAt('Liberal', plain).formed();
  s.charges('Carlist', 'c-nav-cav-1', 'l-lin-inf-1')
    .dice(4, 4, ...six(4))
    .does('Liberal', 'receive');
  expect(s.told('morale')[0]).toMatchObject({ number: 8, passed: true }); // M7 and full strength
});
test('17.4-b hits beyond the infantry in line are lost, and cavalry takes none', () => {
  const s = combatAt('Liberal', { ...plain, carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1', 'c-nav-cav-1'] })
    .formed()
    .does('Carlist', 'holdBack');
  // Four hits for three points: routed; covered by the cavalry, a die for each of the four winners.
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 1, 6, 6, 6, 6]);
  expect([s.strength('c-nav-cav-1'), s.told('beaten')[0]!.by]).toEqual([3, 'rout']);
});
test('17.5-a three hits on one block: -2, and -1 more with its last point', () => {
  const s = combatAt('Liberal', plain).formed();
  s.fires('Carlist', 'c-nav-inf-1', [1, 1, 1, 6])
    .dice(2, 2)
    .does('Liberal', 'takeHits', ['l-lin-inf-1', 'l-lin-inf-1', 'l-lin-inf-1']);
  expect(s.told('morale')[0]).toMatchObject({ number: 4, passed: true });
});
test('17.5-c an eliminated block does not test; only those hit do', () => {
  const s = combatAt('Liberal', { ...plain, liberal: ['l-lin-inf-1 1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'] }).formed([
    ...L,
  ]);
  s.fires('Carlist', 'c-nav-inf-1', [1, 6, 6, 6]).does('Liberal', 'takeHits', ['l-lin-inf-1']);
  expect([s.where('l-lin-inf-1'), s.told('morale')]).toEqual([null, []]);
});
test('17.3-a, 17.3-e bands in line keep a side from being routed', () => {
  const s = combatAt('Liberal', { ...hills, carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1', 'c-par-inf-1'] });
  s.formed([...L], ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1']).does('Carlist', 'holdBack');
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 6, 6]).does('Carlist', 'takeHits', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.pub.battle !== null, s.told('beaten')]).toEqual([true, []]);
});
test('17.3-a demoralising the last infantry of the line is a rout as well, and the reserve does not save it', () => {
  const s = combatAt('Liberal', { ...hills, carlist: ['c-nav-inf-1 2', 'c-nav-inf-2 1', 'c-gui-inf-1 1', 'c-ala-inf-1'] });
  s.formed([...L], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']).does('Carlist', 'holdBack');
  // One of the three hits has to fall on the first; the others as he likes.
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 6])
    .dice(6, 6, ...six(4))
    .does('Carlist', 'takeHits', ['c-nav-inf-2', 'c-gui-inf-1']);
  expect(s.told('beaten')).toEqual([{ side: 'Carlist', space: placeNamed.durango, by: 'rout' }]);
});
test('17.8-f a rout in the open without cavalry: all dice with E; all field guns, half of the mountain guns, the train; the backpack is kept', () => {
  const s = combatAt('Liberal', {
    ...plain,
    carlist: [
      'c-nav-inf-1 1',
      'c-nav-inf-2 1',
      'c-gui-inf-1 1',
      'c-ala-inf-1',
      'carlist field 2',
      'carlist mountain 1',
      'c-ts-ts-1',
      'carlist backpack 2',
    ],
  });
  s.formed([...L], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-ala-inf-1']).does('Carlist', 'holdBack');
  // The fourth takes one hit and is demoralised: nobody is left in line.
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 1]).dice(6, 6, 2, ...six(14));
  s.does('Carlist', 'takeHits', ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']);
  expect(s.told('chased')[0]!.shots.map(({ dice }) => dice.length)).toEqual([4, 4, 4, 3]);
  expect(s.strength('c-ala-inf-1')).toBe(2);
  expect(s.told('capturedGuns').map(({ kind, n }) => [kind, n])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect([s.where('c-ts-ts-1'), pointsAt(s.pub, 1, 2, placeNamed.salvatierra)]).toEqual([null, 2]);
  s.goes('Carlist', 'alsasua').spent();
});
test('17.8-b cavalry in the reserve covers', () => {
  const s = combatAt('Liberal', { ...hills, liberal: [...L, 'l-lig-cav-1', 'liberal field 4'], carlist: [...C] })
    .formed([...L])
    .held();
  s.dice(...six(4)).does('Liberal', 'withdraw');
  expect(s.told('chased')[0]!.shots[0]!.on).toBe(1);
  expect(s.told('capturedGuns')).toEqual([]);
});
test('17.8-g hits of infantry on an army of cavalry alone are lost', () => {
  const s = combatAt('Liberal', { ...plain, carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1', 'c-nav-cav-1'] })
    .formed()
    .does('Carlist', 'holdBack');
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 6, 1, 1, 1, 6]);
  expect([s.told('chased')[0]!.foot, s.strength('c-nav-cav-1')]).toEqual([3, 3]);
});
test('17.8-h, 17.8-g demoralised units may be hit in the pursuit, the strongest first', () => {
  const s = combatAt('Liberal', { ...plain, carlist: ['c-nav-inf-1', 'c-nav-inf-2 2', 'c-gui-inf-1 2', 'c-nav-cav-1'] })
    .formed()
    .does('Carlist', 'holdBack');
  s.fires('Liberal', 'l-lin-inf-1', [1, 6, 6, 6]).dice(6, 6).does('Carlist', 'takeHits', ['c-nav-inf-1']);
  expect([s.line('c-nav-inf-1'), s.strength('c-nav-inf-1')]).toEqual([DEMORALISED, 3]);
  s.does('Liberal', 'holdBack').does('Liberal', 'fightOn').dice(1, 6, 6, 6).does('Carlist', 'withdraw');
  expect(s.strength('c-nav-inf-1')).toBe(2);
});
test('17.7-b, 17.8-a an attacker who retreats is pursued, goes back by his road, and the defender regroups', () => {
  const s = combatAt('Liberal', { ...plain, units: { alsasua: ['c-gui-inf-2'] } })
    .formed()
    .held();
  s.dice(...six(4))
    .does('Liberal', 'withdraw')
    .goes('Liberal', 'vitoria');
  s.does('Liberal', 'enough')
    .asks('Carlist', '17.10-a', 'regroup')
    .does('Carlist', 'regroup', [{ unit: 'c-gui-inf-2', to: 'salvatierra' }]);
  expect(s.where('c-gui-inf-2')).toBe('salvatierra');
});
test('17.7-f, 17.7-k who failed to reinforce does not try again in that battle', () => {
  const s = combatAt('Liberal', { ...plain, liberal: [...L, 'l-pro-inf-2 from vitoria'] })
    .formed([...L])
    .held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(6, 6).does('Liberal', 'reinforce', ['l-pro-inf-2']);
  s.does('Liberal', 'toReserve', [])
    .does('Carlist', 'toReserve', [])
    .held()
    .does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn');
  s.asks('Liberal', '17.7-i', 'toReserve'); // he is not asked for reinforcements: all can see that nobody may come
});
test('17.7-h, 17.9-m those who retreated in this phase do not reinforce', () => {
  const s = combatAt('Liberal', { ...plain, units: { alsasua: ['c-gui-inf-2 retreated', 'c-gui-inf-3'] } })
    .formed()
    .held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').asks('Carlist', '17.7-c');
  expect(s.members('Carlist', 'reinforce')).toEqual([blockNamed['c-gui-inf-3']]);
});
test('17.7-d nobody comes from a space where an enemy stands who is not besieged, nor from a region', () => {
  const s = combatAt('Liberal', { ...plain, units: { alsasua: ['c-gui-inf-2', 'l-pro-inf-2'], aragon: ['c-gui-inf-3'] } });
  s.formed().held().does('Liberal', 'fightOn').does('Carlist', 'fightOn').asks('Liberal', '17.7-i', 'toReserve');
});
test('17.7-e one unit by a secondary road, two by a main one', () => {
  const s = combatAt('Liberal', {
    ...plain,
    units: { segura: ['c-gui-inf-2', 'c-gui-inf-3'], alsasua: ['c-ala-inf-1', 'c-ala-inf-2'] },
  });
  s.formed().held().does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.refuses('Carlist', 'reinforce', ['c-gui-inf-2', 'c-gui-inf-3'], '17.7-e');
  s.dice(1, 1, 1, 1, 1, 1).does('Carlist', 'reinforce', ['c-gui-inf-2', 'c-ala-inf-1', 'c-ala-inf-2']);
  expect([s.line('c-gui-inf-2'), s.line('c-ala-inf-1'), s.line('c-ala-inf-2')]).toEqual([RESERVE, RESERVE, RESERVE]);
});
test('18-b, 17.7-d the defender brings those inside his fortress, who are in the battle then', () => {
  const s = combatAt('Carlist', {
    at: 'vitoria',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1'],
    carlist: [...C],
  });
  s.does('Liberal', 'stayInside', ['l-pro-inf-1'])
    .does('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'])
    .does('Carlist', 'formUp', [...C]);
  s.held().does('Carlist', 'fightOn').does('Liberal', 'fightOn').dice(1, 1).does('Liberal', 'reinforce', ['l-pro-inf-1']);
  expect([s.line('l-pro-inf-1'), s.post('l-pro-inf-1')]).toEqual([RESERVE, 0]);
});
test('18.2-c, 17.9-f besieged units reinforce those who relieve them and can only go back inside', () => {
  const s = combatAt('Liberal', {
    at: 'bilbao',
    by: ['portugalete'],
    liberal: [...L, 'l-pro-inf-2 inside'],
    carlist: [...C],
    besieged: ['bilbao'],
  });
  s.formed([...L], [...C])
    .held()
    .does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn');
  s.dice(1, 1).does('Liberal', 'reinforce', ['l-pro-inf-2']);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  s.held()
    .dice(...six(4))
    .does('Liberal', 'withdraw');
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.post('l-pro-inf-2'), s.where('l-lin-inf-1')]).toEqual([INSIDE, 'bilbao']);
  expect(s.ways('Liberal')).toEqual(['road portugalete']);
});
test('17.6-b, 17.7-i all that was spent is fresh again for the next round, guns too', () => {
  const s = combatAt('Liberal', { ...plain, liberal: [...L, 'liberal field 2'] })
    .formed([...L])
    .does('Carlist', 'holdBack');
  s.fires('Liberal', 'l-lin-inf-1', six(5), { support: true }).held();
  expect([spentOf(s, 'l-lin-inf-1'), s.pub.battle!.spent]).toEqual([true, [1, 0]]);
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  expect([spentOf(s, 'l-lin-inf-1'), s.pub.battle!.fresh, s.line('l-lin-inf-1')]).toEqual([false, [2, 0], FRONT_LINE]);
});
test('17.7-i both sides rally at once, one unit each; who fails stays', () => {
  const s = combatAt('Liberal', plain).formed();
  s.fires('Carlist', 'c-nav-inf-1', [1, 1, 6, 6]).dice(6, 6, 6, 6).does('Liberal', 'takeHits', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.held()
    .does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn')
    .does('Liberal', 'toReserve', [])
    .does('Carlist', 'toReserve', []);
  s.asks(['Liberal'], '17.7-i').dice(4, 4).does('Liberal', 'rally', 'l-lin-inf-2');
  expect([s.line('l-lin-inf-1'), s.line('l-lin-inf-2')]).toEqual([DEMORALISED, DEMORALISED]); // 8 against 7
});
test('17.9-r a block merges into one of equal or lower effectiveness, up to its maximum; three are needed', () => {
  const s = combatAt('Liberal', { ...plain, liberal: ['l-lin-inf-1 2', 'l-lin-inf-2 3', 'l-pro-inf-1 3', 'l-lin-cav-1'] })
    .formed([...L])
    .held();
  s.dice(...six(4))
    .does('Liberal', 'withdraw')
    .goes('Liberal', 'vitoria');
  s.refuses('Liberal', 'merge', { from: 'l-pro-inf-1', into: 'l-lin-inf-1' }); // E1 into E2
  s.does('Liberal', 'merge', { from: 'l-lin-inf-1', into: 'l-pro-inf-1' });
  expect([s.strength('l-pro-inf-1'), s.where('l-lin-inf-1')]).toEqual([4, null]);
  s.does('Liberal', 'merge', { from: 'l-lin-inf-2', into: 'l-pro-inf-1' }); // the three were counted once
});
test('17.9-r, 16-o no merging after a skirmish, nor where fewer than three are', () => {
  const s = combatAt('Liberal', {
    ...plain,
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    units: { vitoria: ['l-pro-inf-1', 'l-pro-inf-2'] },
  }).skirmish([...six(11), ...six(8)], ['l-lin-inf-1', 'l-lin-inf-2'], ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-cav-1']);
  s.goes('Liberal', 'vitoria');
  expect(s.over()).toBe(true);
});
test('17.10-a not to a space without a friend or a fortress, nor where enemies are', () => {
  const s = combatAt('Liberal', { ...plain, units: { vitoria: ['l-pro-inf-2'], segura: ['c-gui-inf-2'] } })
    .formed()
    .held();
  s.does('Liberal', 'fightOn')
    .dice(...six(4))
    .does('Carlist', 'withdraw')
    .goes('Carlist', 'alsasua')
    .does('Carlist', 'enough');
  const to = new Set(s.members('Liberal', 'regroup').map(one => one.to));
  expect(to).toEqual(new Set([placeNamed.vitoria, placeNamed.salvatierra]));
});
test('15-i a side that has no infantry left to deploy loses its battle as a rout', () => {
  const s = scene.section(
    'battle',
    { space: placeNamed.salvatierra },
    {
      active: 'Liberal',
      units: { salvatierra: [...L, 'c-nav-cav-1', 'c-vas-cav-1'] },
      entries: [['vitoria', 'salvatierra']],
    },
  );
  s.does('Liberal', 'formUp', [...L])
    .dice(...six(4))
    .does('Carlist', 'formUp', ['c-nav-cav-1', 'c-vas-cav-1']);
  expect(s.told('beaten')).toEqual([{ side: 'Carlist', space: placeNamed.salvatierra, by: 'rout' }]);
});
test('C16 without powder Carlist guns give no points', () => {
  const s = combatAt('Carlist', {
    ...plain,
    by: ['alsasua'],
    carlist: [...C, 'carlist field 2'],
    pub: { standing: [{ what: 'powder-shortage', side: -1, n: 0, until: 'phase' }] },
  }).formed([...L], [...C]);
  expect([s.pub.battle!.fresh, pointsAt(s.pub, 1, 0, placeNamed.salvatierra)]).toEqual([[0, 0], 2]);
});
test('17.9-n after a battle, surrounded: the blocks are hidden again and their owner says who takes the hits', () => {
  const s = combatAt('Liberal', {
    at: 'alsasua',
    by: ['salvatierra'],
    liberal: [...L],
    carlist: [...C],
    units: {
      salvatierra: ['c-ala-inf-1'],
      segura: ['c-gui-inf-2'],
      estella: ['c-nav-inf-3'],
      amescoas: ['c-viz-inf-1'],
      irurzun: ['c-viz-inf-2'],
    },
  })
    .formed()
    .held();
  s.dice(...six(4))
    .does('Liberal', 'withdraw')
    .does('Liberal', 'breakOut', 'salvatierra');
  s.asks('Liberal', '16-i', 'takeHits').does('Liberal', 'takeHits', ['l-pro-inf-1']);
  expect(s.heard('Carlist', 'lostStrength')).toEqual([]);
  expect(s.where('l-pro-inf-1')).toBe('vitoria');
});
test('17.9-i, 11.3-c guns left alone on their road when the last block has gone are dealt with where the battle was', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1 1', 'liberal field 2 from villarreal'],
    carlist: ['c-nav-inf-1'],
  });
  s.skirmish([1, 6, 6, 6]);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Carlist', place: placeNamed.durango, kind: 0, n: 1, kept: 1 }]);
  expect(pointsAt(s.pub, 0, 0, placeNamed.durango)).toBe(0);
});
test('11.4-h, 15-i where the defenders have left to reinforce another battle, those who waited come in', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      units: { salvatierra: [...L, ...C], alsasua: ['l-lin-inf-3', 'l-pro-inf-2 from irurzun', 'c-gui-inf-2'] },
      entries: [
        ['vitoria', 'salvatierra'],
        ['irurzun', 'alsasua'],
      ],
    },
  );
  // The skirmish comes first; the lone Carlist is driven off, and the waiting block comes in.
  s.does('Liberal', 'pickToFire', ['l-lin-inf-3'])
    .dice(...six(4), 1, 1, 1, 1)
    .does('Carlist', 'pickToFire', ['c-gui-inf-2']);
  expect(s.pub.post[blockNamed['l-pro-inf-2']]).toBe(0);
});
