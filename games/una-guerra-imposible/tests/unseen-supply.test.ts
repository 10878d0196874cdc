import { expect, test } from 'vitest';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsOf } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { backpack, stage, tableOf } from './scene.ts';

type Name = Parameters<typeof block>[0];
const supply = (side: 'Liberal' | 'Carlist', laid: Parameters<typeof tableOf>[0], dice: number[] = [], winter = false) => {
  const t = tableOf({ active: side, ...laid });
  t.dark.chance.loaded!.dice.push(...dice);
  return stage.from('supply', { side, winter }, t);
};
const of = (s: ReturnType<typeof supply>, ...names: Name[]): number[] =>
  names.map(name => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name)]!);
const SIX = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6'] as const;

test('EX-7, 19.1-a, 5.2-b seven blocks, one a train, in a friendly city: nobody is over the limit and nobody hungry', () => {
  expect(supply('Liberal', { units: { vitoria: [...SIX, 'l-ts-ts-1'] } }).over()).toBe(true);
});
test('19.1-a, 19.2-c in a city under its own flag a seventh block has to go', () => {
  const s = supply('Liberal', { units: { vitoria: [...SIX, 'l-lin-inf-7'] } });
  s.asks('Liberal', '19.1-a').does('Liberal', 'eliminateOver', ['l-lin-inf-7']);
  expect([s.over(), s.own.Liberal.bag, s.heard('Carlist', 'eliminated').length]).toEqual([true, [block('l-lin-inf-7')], 1]);
});
test('19.1-a a region holds four Carlists, bands included, and six Liberals', () => {
  const s = supply('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-par-inf-1', 'c-par-inf-2'] },
  });
  s.asks('Carlist', '19.1-a').dice(4, 4, 4).does('Carlist', 'eliminateOver', ['c-par-inf-2']);
  expect(s.pub.bands).toEqual([block('c-par-inf-2')]);
  expect(supply('Liberal', { units: { aragon: [...SIX] } }).over()).toBe(true);
});
test('19.2-c five in a friendly town of the Liberal zone: four are fed; with an enemy holding the town only two', () => {
  const friendly = supply('Liberal', { units: { haro: [...SIX].slice(0, 5) } });
  friendly.does('Liberal', 'starve', ['l-lin-inf-5']);
  expect(friendly.told('supplied')[0]).toMatchObject({ need: 5, given: 4 });
  const enemy = supply('Liberal', {
    units: { haro: [...SIX].slice(0, 3), cenicero: [] },
    fortresses: { haro: 'Carlist' },
    besieged: ['haro'],
  });
  expect(enemy.told('supplied')[0]).toMatchObject({ need: 3, given: 2 });
});
test('19.2-c, 19.2-d in the Carlist zone a port feeds two though it is nobody’s friend, a bare space nobody', () => {
  expect(supply('Liberal', { units: { bermeo: ['l-lin-inf-1', 'l-lin-inf-2'] } }).over()).toBe(true);
  expect(of(supply('Liberal', { units: { munguia: ['l-lin-inf-1', 'l-lin-inf-2'] } }), 'l-lin-inf-1', 'l-lin-inf-2')).toEqual([
    3, 3,
  ]);
});
test('19.2-b Carlists beside their zone are four, farther away two', () => {
  const four = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1'];
  expect(supply('Carlist', { units: { lerin: four } }).over()).toBe(true);
  const far = supply('Carlist', { units: { tudela: four } }).does('Carlist', 'starve', ['c-nav-inf-3', 'c-gui-inf-1']);
  expect(of(far, 'c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1')).toEqual([4, 4, 3, 3]);
});
test('5.4-i, 19-a bands eat nothing, but they do when they are besieged', () => {
  expect(supply('Carlist', { units: { tudela: ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1', 'c-par-inf-2'] } }).over()).toBe(
    true,
  );
  const s = supply(
    'Carlist',
    { units: { viana: ['c-par-inf-1 inside', 'l-lin-inf-1'] }, fortresses: { viana: 'Carlist' }, besieged: ['viana'] },
    [2],
  );
  // In the enemy's zone -1, no field guns +1: a 2 costs its only point, and the garrison is whole.
  expect(s.told('besiegedRolls')[0]).toMatchObject({ dice: [2], modifier: 0, losses: 1, garrison: false });
  expect([s.pub.bands, s.pub.control[space('viana')]]).toEqual([[block('c-par-inf-1')], CARLIST]);
});
test('19.2-g, 19.2-h a backpack feeds two of three, and must be used; the third goes without', () => {
  const s = supply('Liberal', { units: { munguia: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'liberal backpack 2'] } });
  s.asks('Liberal', '19.2-g', 'depot').does('Liberal', 'depot', 'backpack').does('Liberal', 'starve', ['l-lin-inf-3']);
  const packs = backpack('Liberal', s.table);
  expect([of(s, 'l-lin-inf-1', 'l-lin-inf-3'), pointsOf(s.pub, packs)]).toEqual([[4, 3], 1]);
});
test('19.2-h, 5.3-b six hungry blocks: the train alone is enough, must be used, and its last point sends it back to its box', () => {
  const units = [...SIX, 'l-ts-ts-1 1', 'liberal backpack 1'];
  const s = supply('Liberal', { units: { munguia: units } });
  s.refuses('Liberal', 'depot', 'backpack').refuses('Liberal', 'depot', 'both').does('Liberal', 'depot', 'train');
  expect([s.pub.trains[LIBERAL], pointsOf(s.pub, backpack('Liberal', s.table))]).toEqual([[block('l-ts-ts-1')], 1]);
});
test('19.3-c, 19.3-d all modifiers at once: the enemy’s zone and more guns outside', () => {
  const roll = (die: number) =>
    supply(
      'Liberal',
      {
        units: { tolosa: ['l-lin-inf-1 inside', 'c-gui-inf-1', 'carlist field 2', 'liberal field 1 inside'] },
        fortresses: { tolosa: 'Liberal' },
        besieged: ['tolosa'],
      },
      [die],
    );
  expect(of(roll(5), 'l-lin-inf-1')).toEqual([3]);
  expect(of(roll(6), 'l-lin-inf-1')).toEqual([4]);
});
test('19.3-c, 18.1-c with a block inside the garrison does not roll; alone it does, and a 3 is its end', () => {
  const s = supply(
    'Liberal',
    { units: { vitoria: ['c-ala-inf-1', 'carlist field 1'] }, besieged: ['vitoria'], pub: { vp: 0 } },
    [4],
  );
  expect(s.told('besiegedRolls')[0]).toMatchObject({ garrison: true, modifier: -1, losses: 1 });
  expect([s.pub.control[space('vitoria')], s.pub.vp]).toEqual([CARLIST, 3]);
});
test('18.1-c a backpack inside keeps the garrison for a point', () => {
  const s = supply('Liberal', {
    units: { vitoria: ['c-ala-inf-1', 'carlist field 1', 'liberal backpack 1 inside'] },
    besieged: ['vitoria'],
  }).does('Liberal', 'depot', 'backpack');
  expect([s.told('besiegedRolls'), s.pub.control[space('vitoria')], s.told('depotUsed').length]).toEqual([[], LIBERAL, 1]);
});
test('18.1-b, 9-e the second city that starves ends the war in the supply step', () => {
  const t = tableOf({
    active: 'Liberal',
    units: { vitoria: ['c-ala-inf-1', 'carlist field 1'] },
    besieged: ['vitoria'],
    fortresses: { logrono: 'Carlist' },
    pub: { vp: 0 },
  });
  t.dark.chance.loaded!.dice.push(1);
  const s = stage.from('supply', { side: 'Liberal', winter: false }, t);
  expect([s.over(), s.pub.ending, s.pub.winner]).toEqual([true, 'two-cities', 'Carlist']);
});
test('19.2-e besieged Carlists in their own port draw nothing from it', () => {
  const s = supply(
    'Carlist',
    { units: { bermeo: ['c-viz-inf-1 inside', 'l-lin-inf-1'] }, fortresses: { bermeo: 'Carlist' }, besieged: ['bermeo'] },
    [3],
  );
  expect(s.told('besiegedRolls')[0]).toMatchObject({ modifier: 1, losses: 0 });
});
test('19.2-i, 4.3-c a besieged Bilbao rolls, a besieged Portugalete is fed by the sea', () => {
  const s = supply('Liberal', { units: { bilbao: ['l-lin-inf-1 inside', 'c-viz-inf-1'] }, besieged: ['bilbao'] }, [2]);
  expect(s.told('besiegedRolls')[0]).toMatchObject({ modifier: 1, losses: 1 });
  const port = supply('Liberal', {
    units: { portugalete: ['l-lin-inf-1 inside', 'c-viz-inf-1'] },
    fortresses: { portugalete: 'Liberal' },
    besieged: ['portugalete'],
  });
  expect(port.over()).toBe(true);
});
test('23.3-b two ones calm a region by one only, and the floor of Cataluña holds', () => {
  const t = tableOf({ year: 1836, active: 'Carlist', units: { cataluna: ['c-nav-inf-1', 'c-nav-inf-2'] } });
  t.pub.uprising[regionNamed.cataluna] = 2;
  t.dark.chance.loaded!.dice.push(1, 1);
  const s = stage.from('supply', { side: 'Carlist', winter: false }, t);
  expect(s.pub.uprising[regionNamed.cataluna]).toBe(1);
  const floor = tableOf({ year: 1836, active: 'Carlist', units: { cataluna: ['c-nav-inf-1'] } });
  floor.pub.uprising[regionNamed.cataluna] = 1;
  floor.dark.chance.loaded!.dice.push(1);
  expect(stage.from('supply', { side: 'Carlist', winter: false }, floor).pub.uprising[regionNamed.cataluna]).toBe(1);
});
test('23.3-a, 23.3-b a train feeds an expedition, and then nobody forages', () => {
  const s = supply('Carlist', { year: 1836, units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-ts-ts-1'] } }).does(
    'Carlist',
    'depot',
    'train',
  );
  expect([of(s, 'c-nav-inf-1', 'c-nav-inf-2', 'c-ts-ts-1'), s.told('foraged')]).toEqual([[4, 4, 1], []]);
});
test('24.5-a in winter an expedition does not forage, and unbesieged armies are not looked at', () => {
  expect(supply('Carlist', { year: 1836, units: { aragon: ['c-nav-inf-1'] } }, [], true).over()).toBe(true);
});
test('19.3-a, 11.3-c when hunger kills the last block its train and guns are gone, and the space changes hands', () => {
  const s = supply('Liberal', { units: { vergara: ['l-lin-inf-1 1', 'liberal field 2'] }, pub: { vp: -1 } });
  // A friendly town of the Carlist zone feeds two: no hunger.
  expect(s.over()).toBe(true);
  const bare = supply('Liberal', { units: { munguia: ['l-lin-inf-1 1', 'liberal field 2'] } });
  expect([bare.pub.at.filter(where => where === place('munguia')).length, bare.pub.control[space('munguia')]]).toEqual([
    0,
    CARLIST,
  ]);
});
