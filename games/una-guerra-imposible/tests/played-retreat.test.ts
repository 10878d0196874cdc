import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { HIDDEN_BOX, placeNamed } from '../data/places.ts';
import { INSIDE, RETREATED } from '../data/posts.ts';
import type { SideName } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import { UNITS_OF } from '../data/units.ts';
import { pointsAt } from '../queries/units.ts';
import { about, type Scened, stage, tableOf } from './scene.ts';

/** All units of a side in a space retreat from it. */
const retreat = (side: SideName, at: SpaceName, role: 'attacker' | 'defender', laid: Scened) => {
  const t = tableOf({ active: role === 'attacker' ? side : side === 'Liberal' ? 'Carlist' : 'Liberal', ...laid });
  const space = placeNamed[at];
  const units = UNITS_OF[side === 'Liberal' ? 0 : 1].filter(unit => t.pub.at[unit] === space && t.pub.post[unit] !== INSIDE);
  const s = stage.from('retreat', { side, space, role, units }, t);
  const words = about(s);
  return { ...s, ...words, ways: () => words.ways(side) };
};

test('17.9-e an attacker leaves by a road some friend used, waiting groups included', () => {
  const s = retreat('Carlist', 'valmaseda', 'attacker', {
    units: { valmaseda: ['c-viz-inf-1', 'c-viz-inf-2 from orduna'] },
    entries: [
      ['sodupe', 'valmaseda'],
      ['orduna', 'valmaseda'],
    ],
  });
  expect(s.ways()).toEqual(['road orduna', 'road sodupe']);
  s.does('Carlist', 'retreatSome', { by: 'road', road: 'valmaseda orduna', to: 'orduna' }).does('Carlist', 'retreating', [
    'c-viz-inf-1',
  ]);
  s.does('Carlist', 'retreatAll', { by: 'road', road: 'sodupe valmaseda', to: 'sodupe' });
  expect([s.where('c-viz-inf-1'), s.where('c-viz-inf-2')]).toEqual(['orduna', 'sodupe']);
  expect(s.pub.marks[blockNamed['c-viz-inf-1']]! & RETREATED).toBe(RETREATED);
});
test('17.9-g a defender leaves by no road the enemy used, unless friends came by it later; to friendly spaces first (17.9-b)', () => {
  const laid: Scened = {
    units: { durango: ['c-viz-inf-1'] },
    entries: [
      ['villarreal', 'durango'],
      ['bilbao', 'durango'],
    ],
  };
  expect(retreat('Carlist', 'durango', 'defender', laid).ways()).not.toContain('road villarreal');
  const aided = retreat('Carlist', 'durango', 'defender', { ...laid, pub: { aid: tableOf(laid).pub.entries.slice(0, 1) } });
  expect(aided.ways()).toContain('road villarreal');
  expect(aided.ways()).not.toContain('road bilbao');
});
test('17.9-b, 17.9-c to an enemy space only if no friendly one is open, never where enemies are unless besieged', () => {
  const s = retreat('Carlist', 'tafalla', 'defender', {
    units: { tafalla: ['c-nav-inf-1'], lerin: ['l-lin-inf-1'], 'puente-la-reina': ['c-nav-inf-2'] },
    entries: [['pamplona', 'tafalla']],
  });
  expect(s.ways()).toEqual(['road puente-la-reina']);
  const none = retreat('Carlist', 'tafalla', 'defender', {
    units: { tafalla: ['c-nav-inf-1'], lerin: ['l-lin-inf-1'] },
    entries: [['pamplona', 'tafalla']],
  });
  expect(none.ways()).not.toContain('road lerin');
  expect(none.ways()).toContain('road puente-la-reina');
  const besieging = retreat('Carlist', 'sodupe', 'defender', {
    units: { sodupe: ['c-viz-inf-1'], bilbao: ['c-viz-inf-2', 'l-lin-inf-1 inside'] },
    besieged: ['bilbao'],
    entries: [['valmaseda', 'sodupe']],
  });
  expect(besieging.ways()).toContain('road bilbao');
});
test('17.9-d Liberals leave the Carlist zone all the same way, though some may go inside first', () => {
  const s = retreat('Liberal', 'durango', 'defender', {
    units: { durango: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'c-viz-inf-1'] },
    fortresses: { durango: 'Liberal' },
    entries: [['eibar', 'durango']],
  });
  s.refuses('Liberal', 'retreatSome', { by: 'road', road: 'bilbao durango', to: 'bilbao' }, '17.9-d');
  s.does('Liberal', 'retreatSome', { by: 'gate' }).refuses('Liberal', 'retreating', ['l-lin-inf-1', 'l-lin-inf-2'], '18-c');
  s.does('Liberal', 'retreating', ['l-lin-inf-1']);
  expect(s.ways()).not.toContain('gate');
  s.does('Liberal', 'retreatAll', { by: 'road', road: 'bilbao durango', to: 'bilbao' });
  expect([s.pub.post[blockNamed['l-lin-inf-1']], s.where('l-lin-inf-2'), s.where('l-pro-inf-1')]).toEqual([
    INSIDE,
    'bilbao',
    'bilbao',
  ]);
});
test('17.9-j, 17.9-k Liberals who defended a port may sail to a friendly one; those who came by land may not; Bilbao needs its estuary', () => {
  const defend = (more: Scened['units'] = {}) =>
    retreat('Liberal', 'bilbao', 'defender', {
      units: { bilbao: ['l-lin-inf-1', 'c-viz-inf-1'], ...more },
      entries: [['durango', 'bilbao']],
    });
  expect(defend().ways()).toEqual(expect.arrayContaining(['gate', 'road portugalete', 'sea san-sebastian']));
  expect(
    defend({ guecho: ['c-viz-inf-2'] })
      .ways()
      .some(way => way.startsWith('sea')),
  ).toBe(false);
  const attack = retreat('Liberal', 'deva', 'attacker', {
    units: { deva: ['l-lin-inf-1', 'l-lin-inf-2 landed', 'c-gui-inf-1'] },
    entries: [['eibar', 'deva']],
    control: { eibar: 'Liberal' },
  });
  // 17.9-d landed units may sail while those who came by land take their road
  expect(attack.ways()).toEqual(expect.arrayContaining(['road eibar', 'sea san-sebastian']));
  attack.does('Liberal', 'retreatAll', { by: 'road', road: 'eibar deva', to: 'eibar' });
  expect([attack.where('l-lin-inf-1'), attack.where('l-lin-inf-2')]).toEqual(['eibar', 'deva']);
  attack.does('Liberal', 'retreatAll', { by: 'sea', to: 'san-sebastian' });
  expect(attack.where('l-lin-inf-2')).toBe('san-sebastian');
});
test('17.9-l Liberals may retreat to a region by a connection, Carlists may not', () => {
  const units: Scened = { units: { sanguesa: ['l-lin-inf-1', 'c-nav-inf-1'] }, entries: [['lumbier', 'sanguesa']] };
  expect(retreat('Liberal', 'sanguesa', 'defender', units).ways()).toContain('road aragon');
  expect(retreat('Carlist', 'sanguesa', 'defender', units).ways()).not.toContain('road aragon');
});
test('17.9-i, 11.3-a guns go only with a block; Carlists who leave their zone may hide them', () => {
  const s = retreat('Carlist', 'durango', 'defender', {
    units: { durango: ['c-viz-inf-1', 'c-viz-inf-2', 'carlist field 2', 'carlist mountain 1'] },
    entries: [['villarreal', 'durango']],
  });
  s.asks('Carlist', '17.9-i', 'hideGuns').does('Carlist', 'hideGuns', s.members('Carlist', 'hideGuns').slice(0, 1));
  expect(pointsAt(s.pub, 1, 0, HIDDEN_BOX)).toBe(2);
  s.does('Carlist', 'retreatSome', { by: 'road', road: 'durango eibar', to: 'eibar' });
  const [gun] = s.members('Carlist', 'retreating').filter(unit => unit > 72) as [number];
  s.refuses('Carlist', 'retreating', [gun], '11.3-a').refuses('Carlist', 'retreating', ['c-viz-inf-1', 'c-viz-inf-2'], '11.3-a');
  s.does('Carlist', 'retreating', ['c-viz-inf-1', gun]).does('Carlist', 'retreatAll', {
    by: 'road',
    road: 'marquina durango',
    to: 'marquina',
  });
  expect([s.where('c-viz-inf-1'), s.pub.at[gun], s.where('c-viz-inf-2')]).toEqual(['eibar', placeNamed.eibar, 'marquina']);
});
test('17.9-n, 17.9-o, 17.9-p surrounded units break through together: a hit for each enemy on the road and beyond, guns and train pay', () => {
  const s = retreat('Liberal', 'alsasua', 'attacker', {
    units: {
      alsasua: ['l-lin-inf-1', 'l-lin-inf-2 2', 'liberal field 3', 'l-ts-ts-1 3', 'c-nav-inf-1'],
      salvatierra: ['c-ala-inf-1', 'c-nav-cav-1'],
      segura: ['c-gui-inf-1'],
      estella: ['c-nav-inf-2'],
      amescoas: ['c-nav-inf-3'],
      irurzun: ['c-gui-inf-2'],
    },
    entries: [['salvatierra', 'alsasua']],
  });
  s.asks('Liberal', '17.9-n', 'breakOut').does('Liberal', 'breakOut', 'salvatierra');
  expect(s.told('surrounded')).toEqual([{ side: 'Liberal', from: placeNamed.alsasua, to: placeNamed.salvatierra, hits: 2 }]);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Carlist', place: placeNamed.alsasua, kind: 0, n: 2, kept: 2 }]);
  // Two hits on the strongest: 4 -> 2, then the two are equal.
  s.asks('Liberal', '16-i', 'takeHits').refuses('Liberal', 'takeHits', ['l-lin-inf-2', 'l-lin-inf-2']);
  s.does('Liberal', 'takeHits', ['l-lin-inf-1', 'l-lin-inf-1']);
  expect([s.strength('l-lin-inf-1'), s.strength('l-ts-ts-1')]).toEqual([2, 2]);
  expect(s.heard('Carlist', 'someLostStrength').map(({ n }) => n)).toEqual([1, 2]); // 5.2-e the train's point, then the hits
  // Enemies hold Salvatierra: on by the usual rules, whatever the roads, but not back; Vitoria is the only friendly space.
  expect(s.where('l-lin-inf-1')).toBe('vitoria');
});
test('17.9-q who finds no second way is eliminated', () => {
  const s = retreat('Carlist', 'roncal', 'defender', {
    units: {
      roncal: ['c-nav-inf-1', 'l-lin-inf-1'],
      ochagavia: ['l-lin-inf-2'],
      aoiz: ['l-pro-inf-1'],
      burguete: ['l-pro-inf-2'],
    },
    entries: [
      ['lumbier', 'roncal'],
      ['ochagavia', 'roncal'],
    ],
  });
  s.does('Carlist', 'breakOut', 'ochagavia');
  expect([s.told('trapped'), s.where('c-nav-inf-1')]).toEqual([[{ side: 'Carlist', place: placeNamed.ochagavia }], null]);
});
test('17.9-f those who came out of a siege go back in, and their relief may not', () => {
  const s = retreat('Liberal', 'san-sebastian', 'attacker', {
    units: { 'san-sebastian': ['l-lin-inf-1 sallied', 'l-lin-inf-2', 'c-gui-inf-1'] },
    besieged: ['san-sebastian'],
    entries: [['hernani', 'san-sebastian']],
    control: { hernani: 'Liberal' },
  });
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.pub.post[blockNamed['l-lin-inf-1']], s.pub.post[blockNamed['l-lin-inf-2']]]).toEqual([INSIDE, 0]);
  expect(s.ways()).toEqual(['road hernani']);
});
test('17.9-i with no block left to retreat the guns stay', () => {
  const s = retreat('Liberal', 'durango', 'attacker', {
    units: { durango: ['liberal field 2', 'c-viz-inf-1'] },
    entries: [['villarreal', 'durango']],
  });
  expect([s.over(), pointsAt(s.pub, 0, 0, placeNamed.durango)]).toEqual([true, 2]);
});
