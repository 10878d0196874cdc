import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { HIDDEN_BOX, placeNamed } from '../data/places.ts';
import { INSIDE } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { ARMY, combatAt, six } from './fighting.ts';

const [LIBERAL, CARLIST] = [0, 1] as const;
const [FIELD, MOUNTAIN] = [0, 1] as const;
const { liberal: L, carlist: C } = ARMY;

test('17.9-e an attacker may go back by a road that only his waiting friends used', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal', 'bilbao'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2 from bilbao'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
  }).skirmish(six(12), ['l-lin-inf-1']);
  // Bilbao is friendly, Villarreal is not: the friendly one alone is open.
  expect(s.ways('Liberal')).toEqual(['road bilbao']);
  s.goes('Liberal', 'bilbao');
  expect([s.where('l-lin-inf-1'), s.where('l-lin-inf-2')]).toEqual(['bilbao', 'bilbao']);
});
test('17.9-g a defender leaves by no road on which the enemy waits', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria', 'alsasua'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3 from alsasua'],
    carlist: ['c-ala-inf-1'],
  }).skirmish(six(12), ['l-lin-inf-1', 'l-lin-inf-2']);
  expect(s.ways('Carlist')).toEqual(['road amescoas', 'road maeztu', 'road segura']);
});
test('17.9-g, 17.9-b a defender whose only free neighbours are the enemy’s goes there', () => {
  const s = combatAt('Carlist', {
    at: 'penacerrada',
    by: ['vitoria', 'laguardia', 'miranda', 'haro'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
  }).skirmish(six(16));
  expect(s.ways('Liberal')).toEqual(['road maeztu']); // in the Carlist zone, empty
});
test('17.9-d Liberals who lose in the Carlist zone are not offered to part, in their own zone they are', () => {
  const zone = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal', 'bilbao'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
  }).skirmish(six(16));
  zone.refuses('Liberal', 'retreatSome', zone.offered('Liberal', 'retreatAll')[0]!, '17.9-d');
  const home = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
  }).skirmish(six(20));
  const way = home.offered('Liberal', 'retreatSome').find(one => one.by === 'road' && one.to === placeNamed.cenicero)!;
  home.does('Liberal', 'retreatSome', way).does('Liberal', 'retreating', ['l-lin-inf-2']).goes('Liberal', 'pancorbo');
  expect([home.where('l-lin-inf-1'), home.where('l-lin-inf-2')]).toEqual(['pancorbo', 'cenicero']);
});
test('17.9-j a beaten defender of a port sails to another friendly one, though not to one where Carlists besiege', () => {
  const s = combatAt('Carlist', {
    at: 'laredo',
    by: ['ramales'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-can-inf-1', 'c-cas-inf-1'],
    units: { 'san-sebastian': ['c-gui-inf-1', 'l-pro-inf-1 inside'] },
    besieged: ['san-sebastian'],
  }).skirmish([...six(11)], ['l-lin-inf-1'], ['c-can-inf-1', 'c-cas-inf-1']);
  const ways = s.ways('Liberal');
  expect(ways).toContain('sea bilbao');
  expect(ways).not.toContain('sea san-sebastian');
  expect(ways).toContain('road asturias-cantabria'); // 17.9-l
});
test('17.9-k no ship leaves for Bilbao while the Carlists hold a bank', () => {
  const s = combatAt('Carlist', {
    at: 'laredo',
    by: ['ramales'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-can-inf-1', 'c-cas-inf-1'],
    units: { portugalete: ['c-viz-inf-1'] },
  }).skirmish([...six(11)], ['l-lin-inf-1'], ['c-can-inf-1', 'c-cas-inf-1']);
  expect(s.ways('Liberal')).not.toContain('sea bilbao');
  expect(s.ways('Liberal')).not.toContain('sea portugalete');
});
test('16-n, 11.3-c of a side that is wiped out half of all guns is captured, once, and the rest is gone', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-ala-inf-1 1', 'carlist field 2', 'carlist mountain 2'],
  });
  // One die of the block, two and two of the guns; the answer kills it.
  s.skirmish([6, 6, 6, 6, 6, 1, ...six(7)]);
  s.asks('Liberal', '18.3-c', 'captureField').does('Liberal', 'captureField', 2);
  expect(s.told('capturedGuns').map(({ kind, n }) => [kind, n])).toEqual([[FIELD, 2]]);
  expect([FIELD, MOUNTAIN].map(kind => pointsAt(s.pub, LIBERAL, kind as 0 | 1, placeNamed.salvatierra))).toEqual([2, 0]);
  expect([FIELD, MOUNTAIN].map(kind => pointsAt(s.pub, CARLIST, kind as 0 | 1, placeNamed.salvatierra))).toEqual([0, 0]);
});
test('17.9-i Carlists beaten in their zone hide their guns, those beaten outside it cannot', () => {
  const home = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-viz-inf-1', 'carlist mountain 2'],
  }).skirmish(six(14));
  home.does('Carlist', 'hideGuns', [...home.members('Carlist', 'hideGuns')]).goes('Carlist', 'guernica');
  expect(pointsAt(home.pub, CARLIST, MOUNTAIN, HIDDEN_BOX)).toBe(2);
  const away = combatAt('Liberal', {
    at: 'haro',
    by: ['cenicero'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-viz-inf-1', 'carlist mountain 2'],
  }).skirmish(six(14));
  away.asks('Carlist', '17.9-b');
});
test('17.9-n, 17.9-o a surrounded force takes a hit for every enemy block where it breaks out to, and goes one space more', () => {
  const s = combatAt('Carlist', {
    at: 'san-sebastian',
    by: ['hernani', 'irun', 'guetaria'],
    liberal: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside'],
    carlist: [],
  });
  expect(s.over()).toBe(true);
  const t = combatAt('Liberal', {
    at: 'viana',
    by: ['logrono', 'los-arcos', 'laguardia'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
    units: { 'los-arcos': ['l-pro-inf-1', 'l-pro-inf-2'] },
  }).skirmish(six(20));
  t.asks('Carlist', '17.9-n', 'breakOut').does('Carlist', 'breakOut', 'los-arcos');
  expect(t.told('surrounded')[0]).toMatchObject({ hits: 2 });
  t.does('Carlist', 'takeHits', ['c-nav-inf-1', 'c-nav-inf-2'])
    .asks('Carlist', '17.9-p')
    .does('Carlist', 'fallBack', 'santa-cruz');
  expect([t.strength('c-nav-inf-1') + t.strength('c-nav-inf-2'), t.where('c-nav-inf-1')]).toEqual([6, 'santa-cruz']);
});
test('17.9-o the least is one hit, though nobody stands in the way', () => {
  const s = combatAt('Liberal', {
    at: 'viana',
    by: ['logrono', 'los-arcos', 'laguardia'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-nav-inf-1'],
  }).skirmish(six(12));
  s.does('Carlist', 'breakOut', 'laguardia');
  expect([s.told('surrounded')[0]!.hits, s.strength('c-nav-inf-1'), s.where('c-nav-inf-1')]).toEqual([1, 3, 'laguardia']);
});
test('17.9-q with no second way either they are eliminated', () => {
  const s = combatAt('Liberal', {
    at: 'viana',
    by: ['logrono', 'los-arcos', 'laguardia'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-nav-inf-1'],
    units: {
      laguardia: ['l-pro-inf-1'],
      penacerrada: ['l-pro-inf-2'],
      cenicero: ['l-pro-inf-3'],
      'santa-cruz': ['l-pro-inf-4'],
    },
  }).skirmish(six(12));
  s.does('Carlist', 'breakOut', 'laguardia');
  expect([s.where('c-nav-inf-1'), s.told('trapped')]).toEqual([null, [{ side: 'Carlist', place: placeNamed.laguardia }]]);
});
test('17.9-f, 18.2-b a sortie that loses goes back in, though roads are free', () => {
  const s = combatAt('Liberal', {
    at: 'vitoria',
    by: [],
    liberal: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
    besieged: ['vitoria'],
  });
  s.does('Liberal', 'sally', 'vitoria').does('Liberal', 'sallyWith', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.skirmish(six(20), ['l-lin-inf-1', 'l-lin-inf-2']);
  expect(s.ways('Liberal')).toEqual(['gate']);
});
test('18.2-b, 16-k those who stayed inside do not count for a sortie', () => {
  const s = combatAt('Liberal', {
    at: 'vitoria',
    by: [],
    liberal: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside'],
    carlist: ['c-ala-inf-1'],
    besieged: ['vitoria'],
  });
  s.does('Liberal', 'sally', 'vitoria').does('Liberal', 'sallyWith', ['l-lin-inf-1']);
  s.skirmish(six(8), ['l-lin-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 1, defenders: 1 });
});
test('18-c, 17.9-g a beaten defender fills the fortress and the others take a road', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
    fortresses: { haro: 'Liberal' },
  });
  s.does('Liberal', 'stayInside', []).skirmish(six(20));
  s.refuses('Liberal', 'retreatAll', { by: 'gate' }, '18-c');
  s.does('Liberal', 'retreatSome', { by: 'gate' }).refuses('Liberal', 'retreating', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.does('Liberal', 'retreating', ['l-lin-inf-1']).goes('Liberal', 'cenicero');
  expect([s.post('l-lin-inf-1'), s.where('l-lin-inf-2'), s.pub.siege[placeNamed.haro]]).toEqual([
    INSIDE,
    'cenicero',
    s.pub.phases,
  ]);
});
test('17.10-b, 17.10-a the winner regroups both ways, six blocks at most in a place, counters only with a block', () => {
  const s = combatAt('Carlist', {
    at: 'durango',
    by: ['eibar'],
    liberal: [...L],
    carlist: [...C, 'carlist mountain 1'],
    units: { guernica: ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3'] },
  })
    .formed([...L], [...C])
    .held();
  s.does('Carlist', 'fightOn')
    .dice(...six(4))
    .does('Liberal', 'withdraw');
  s.goes('Liberal', 'bilbao').does('Liberal', 'enough');
  const guns = s.pub.at.findIndex((where, unit) => unit > 72 && where === placeNamed.durango);
  const all = ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3'].map(unit => ({ unit, to: 'durango' }));
  s.refuses('Carlist', 'regroup', all, '17.10-b').refuses('Carlist', 'regroup', [{ unit: guns, to: 'guernica' }], '17.10-b');
  s.does('Carlist', 'regroup', [...all.slice(0, 2), { unit: 'c-nav-cav-1', to: 'guernica' }, { unit: guns, to: 'guernica' }]);
  expect([s.where('c-viz-inf-1'), s.where('c-nav-cav-1'), s.pub.at[guns]]).toEqual(['durango', 'guernica', placeNamed.guernica]);
});
test('17.9-r, 5.4-m merged blocks go to the bag, with what is over lost', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-inf-1 3', 'l-lin-inf-2 3', 'l-pro-inf-1 2', 'l-lin-cav-1'],
    carlist: [...C],
  })
    .formed([...L], [...C])
    .held();
  s.dice(...six(4))
    .does('Liberal', 'withdraw')
    .goes('Liberal', 'vitoria');
  // A line regiment (E2) may go into provincials (E1), provincials into no line regiment.
  s.refuses('Liberal', 'merge', { from: 'l-pro-inf-1', into: 'l-lin-inf-1' });
  s.does('Liberal', 'merge', { from: 'l-lin-inf-1', into: 'l-lin-inf-2' });
  expect([s.strength('l-lin-inf-2'), s.own.Liberal.bag]).toEqual([4, [blockNamed['l-lin-inf-1']]]);
  s.does('Liberal', 'merge', { from: 'l-lin-inf-2', into: 'l-pro-inf-1' });
  expect(s.strength('l-pro-inf-1')).toBe(4);
});
test('17.9-m, 17.7-h whoever retreated into a neighbour does not reinforce the battle beside it in the same phase', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: [...L],
    carlist: [...C],
    units: { maeztu: ['c-ala-inf-1', 'l-lin-inf-3', 'l-lin-inf-4'] },
    entries: [
      ['vitoria', 'salvatierra'],
      ['penacerrada', 'maeztu'],
    ],
  });
  s.skirmish(six(12), ['l-lin-inf-3', 'l-lin-inf-4'], ['c-ala-inf-1']).goes('Carlist', 'amescoas');
  s.formed([...L], [...C]).held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  expect(s.place()).not.toContain('reinforce');
});
