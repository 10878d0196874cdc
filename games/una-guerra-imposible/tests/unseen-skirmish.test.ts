import { expect, test } from 'vitest';
import { placeNamed } from '../data/places.ts';
import { INSIDE } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { combatAt, six } from './fighting.ts';

const durango = { at: 'durango', by: ['villarreal'] } as const;

test('13.2-d, 13.2-e, 13.2-j whoever landed rolls a die less, guns after they were halved, but never none if he had any', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: [],
    liberal: ['l-lin-inf-1 landed', 'l-lin-inf-2 1 landed', 'liberal field 4 landed', 'liberal mountain 1 landed'],
    carlist: ['c-viz-inf-1'],
    pub: { entries: [-1 - placeNamed.bermeo] },
  }).skirmish([...six(4), ...six(3), 6, 6, 6]);
  expect(s.told('volley')[1]!.shots.map(({ dice }) => dice.length)).toEqual([3, 1]);
  expect(s.told('volley')[1]!.guns.map(({ dice }) => dice.length)).toEqual([1, 1]); // 4 halved is 2, less 1; 1 stays 1
  s.spent();
});
test('16-f, 16-g a 1 always hits, though E1 less 1 is nothing', () => {
  const s = combatAt('Liberal', { ...durango, liberal: ['l-pro-inf-1 2'], carlist: ['c-nav-inf-1'] }).skirmish([...six(4), 1, 2]);
  expect(s.strength('c-nav-inf-1')).toBe(3);
});
test('16-j a block that the first fire has eliminated does not fire, and hits beyond the picked blocks are lost', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1 1', 'l-lin-inf-2 1', 'l-pro-inf-1 1', 'l-pro-inf-2'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
  }).skirmish([1, 1, 1, 1, 1, 6, 6, 6], ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.where('l-lin-inf-1'), s.where('l-lin-inf-2'), s.where('l-pro-inf-1'), s.strength('l-pro-inf-2')]).toEqual([
    null,
    null,
    null,
    4,
  ]);
  expect(s.told('volley')[1]).toMatchObject({ shots: [], hits: 0 });
  s.spent();
});
test('16-i the hits fall one by one on whoever is strongest by then', () => {
  const s = combatAt('Carlist', {
    ...durango,
    by: ['eibar'],
    liberal: ['l-lin-inf-1 4', 'l-lin-inf-2 3', 'l-pro-inf-1 1'],
    carlist: ['c-nav-inf-1'],
  });
  s.skirmish([...six(8), 1, 1, 1, 6]);
  // 4, 3, 1: 3 then a choice between the two threes, then the other: both end at 2.
  expect([s.strength('l-lin-inf-1'), s.strength('l-lin-inf-2'), s.strength('l-pro-inf-1')]).toEqual([2, 2, 1]);
});
test('16-m if neither side has infantry but bands the numbers decide', () => {
  const s = combatAt('Liberal', { ...durango, liberal: ['l-lin-cav-1'], carlist: ['c-par-inf-1'] }).skirmish([6, 6, 6, 6]);
  expect(s.told('stays')[0]!.loser).toBe('Carlist');
});
test('16-m, 16-k infantry that did not fire is enough to stay', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-cav-1', 'l-lig-cav-1', 'l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
  }).skirmish([...six(8), ...six(10)], ['l-lin-cav-1', 'l-lig-cav-1', 'l-lin-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 5 });
});
test('16-l, 18-b those who took shelter in a fortress not yet besieged do not count, and a full fortress takes nobody more', () => {
  const s = combatAt('Carlist', {
    at: 'vitoria',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
  });
  s.does('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2']).does('Liberal', 'pickToFire', ['l-pro-inf-1']);
  s.dice(...six(12)).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 2, defenders: 1 });
  expect(s.ways('Liberal')).not.toContain('gate');
  expect(s.ways('Liberal')).toContain('road miranda');
});
test('11.4-g those who wait on a road do not count, come in if their side wins and retreat if it loses', () => {
  const laid = {
    ...durango,
    by: ['villarreal', 'bilbao'] as const,
    carlist: ['c-nav-inf-1'],
    control: { bilbao: 'Liberal' as const },
  };
  const won = combatAt('Liberal', { ...laid, liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1 from bilbao'] }).skirmish(
    six(12),
  );
  won.goes('Carlist', 'eibar');
  expect([won.where('l-pro-inf-1'), won.post('l-pro-inf-1')]).toEqual(['durango', 0]);
  const lost = combatAt('Liberal', {
    ...laid,
    liberal: ['l-lin-inf-1', 'l-pro-inf-1 from bilbao', 'l-pro-inf-2 from bilbao'],
  }).skirmish(six(8));
  expect(lost.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 1, defenders: 1 });
  expect(lost.ways('Liberal')).toEqual(['road bilbao']); // friendly before Villarreal, which is Carlist (17.9-b)
  lost.goes('Liberal', 'bilbao');
  expect([lost.where('l-lin-inf-1'), lost.where('l-pro-inf-1')]).toEqual(['bilbao', 'bilbao']);
});
test('11.4-h if the first group is wiped out those who wait have lost and retreat', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1 1', 'l-pro-inf-1 from villarreal'],
    carlist: ['c-nav-inf-1'],
  });
  s.skirmish([1, 6, 6, 6]).goes('Liberal', 'villarreal');
  expect([s.where('l-lin-inf-1'), s.where('l-pro-inf-1'), s.told('stays')[0]!.loser]).toEqual([null, 'villarreal', 'Liberal']);
});
test('14.2-a, 14.2-b captured guns join those of the captor up to what his counter can show', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1', 'liberal field 4'],
    carlist: ['c-nav-inf-1', 'c-gui-inf-1', 'carlist field 1'],
  });
  s.skirmish([...six(8), ...six(4), 6, 6]);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Carlist', place: placeNamed.durango, kind: 0, n: 2, kept: 1 }]);
  expect([pointsAt(s.pub, 1, 0, placeNamed.durango), pointsAt(s.pub, 0, 0, placeNamed.durango)]).toEqual([2, 2]);
});
test('16-p half of the field guns is rounded up, of a single point all; mountain guns and backpack are safe', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1', 'liberal field 1', 'liberal mountain 2', 'liberal backpack 2'],
    carlist: ['c-nav-inf-1', 'c-gui-inf-1'],
  }).skirmish([...six(8), ...six(4), 6, 6]);
  s.goes('Liberal', 'villarreal');
  const left = ([0, 1, 2] as const).map(kind => pointsAt(s.pub, 0, kind, placeNamed.villarreal));
  expect(left).toEqual([0, 2, 2]);
});
test('18.2-c a relief that loses goes back by its road, and the siege goes on', () => {
  const s = combatAt('Liberal', {
    at: 'bilbao',
    by: ['portugalete'],
    liberal: ['l-lin-inf-1 inside', 'l-lin-inf-2'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3'],
    besieged: ['bilbao'],
  }).skirmish([...six(11), ...six(4)]);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 2, defenders: 3 });
  expect(s.ways('Liberal')).toEqual(['road portugalete']);
  s.goes('Liberal', 'portugalete');
  expect([s.pub.siege[placeNamed.bilbao], s.post('l-lin-inf-1')]).toEqual([4, INSIDE]);
});
test('18.2-c, 16-m infantry besieged inside does not make up for a relief of cavalry alone', () => {
  const s = combatAt('Liberal', {
    at: 'bilbao',
    by: ['portugalete'],
    liberal: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'l-lin-cav-1'],
    carlist: ['c-viz-inf-1'],
    besieged: ['bilbao'],
  }).skirmish([...six(4), ...six(3)]);
  expect(s.told('stays')[0]!.loser).toBe('Liberal');
});
test('16-d in a refuge a Carlist attacker fires first, but a tie still sends him back', () => {
  const s = combatAt('Carlist', { at: 'amescoas', by: ['estella'], liberal: ['l-lin-inf-1'], carlist: ['c-nav-inf-1'] }).skirmish(
    [1, 6, 6, 6, 6, 6, 6],
  );
  expect(s.told('volley').map(({ side, shots }) => [side, shots[0]!.dice.length])).toEqual([
    ['Carlist', 4],
    ['Liberal', 3],
  ]);
  expect(s.told('stays')[0]!.loser).toBe('Carlist');
  s.goes('Carlist', 'estella').spent();
});
test('15-d the active player picks the order of the skirmishes; the kinds stay as they were settled (15-i)', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1'],
    units: { durango: ['l-lin-inf-1', 'c-nav-inf-1'], salvatierra: ['l-lin-inf-2', 'c-ala-inf-1'] },
  });
  expect(s.told('kind')).toHaveLength(1); // nobody came into Salvatierra in this phase (15-h)
});
test('15-a, 15-d two skirmishes: one may be picked before the other', () => {
  const s = combatAt('Liberal', {
    ...durango,
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1'],
    units: { durango: ['l-lin-inf-1', 'c-nav-inf-1'], salvatierra: ['l-lin-inf-2', 'c-ala-inf-1'] },
    entries: [
      ['villarreal', 'durango'],
      ['vitoria', 'salvatierra'],
    ],
  });
  s.asks('Liberal', '15-d', 'fightAt').refuses('Liberal', 'enough', null, '15-a').does('Liberal', 'fightAt', 'salvatierra');
  s.does('Liberal', 'pickToFire', ['l-lin-inf-2'])
    .dice(...six(8))
    .does('Carlist', 'pickToFire', ['c-ala-inf-1']);
  s.goes('Liberal', 'vitoria').asks(['Liberal', 'Carlist'], '16-b'); // the other follows by itself
});
test('17.9-b, 17.9-e an attacker who came by one road only goes back by it, though it leads to an enemy space', () => {
  const s = combatAt('Liberal', { ...durango, liberal: ['l-lin-inf-1'], carlist: ['c-nav-inf-1', 'c-gui-inf-1'] }).skirmish(
    six(12),
  );
  expect(s.ways('Liberal')).toEqual(['road villarreal']);
});
test('17.9-l, 17.9-e Liberals who came from a region go back by its connection', () => {
  const s = combatAt('Liberal', {
    at: 'sanguesa',
    by: ['aragon'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1', 'c-gui-inf-1'],
  }).skirmish(six(12));
  s.goes('Liberal', 'aragon');
  expect(s.where('l-lin-inf-1')).toBe('aragon');
});
test('17.9-l, 17.9-s Carlists who came from a region and lose are surrounded', () => {
  const s = combatAt('Carlist', {
    at: 'sanguesa',
    by: ['aragon'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-nav-inf-1'],
  }).skirmish(six(12));
  s.asks('Carlist', '17.9-n', 'breakOut').does('Carlist', 'breakOut', 'tafalla');
  expect([s.told('surrounded')[0]!.hits, s.strength('c-nav-inf-1'), s.where('c-nav-inf-1')]).toEqual([1, 3, 'tafalla']);
});
test('4.9-g, 9.1-a a town that falls in a skirmish changes hands when the loser has gone', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-pro-inf-1 1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
    pub: { vp: 0 },
  });
  s.skirmish([6, ...six(8)]).goes('Liberal', 'cenicero');
  expect([s.pub.control[placeNamed.haro], s.pub.vp]).toEqual([1, 1]);
});
