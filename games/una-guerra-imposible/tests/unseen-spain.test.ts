import { expect, test } from 'vitest';
import { regionNamed } from '../data/regions.ts';
import { pointsAt } from '../queries/units.ts';
import { block, place } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

type Name = Parameters<typeof block>[0];
const poor = { command: [0, 0] as [number, number] };
const uprising = (
  sum: [number, number],
  levels: Partial<Record<keyof typeof regionNamed, number>> = {},
  laid: Parameters<typeof tableOf>[0] = {},
) => {
  const t = tableOf({ year: 1836, ...laid });
  for (const [name, level] of Object.entries(levels)) t.pub.uprising[regionNamed[name as keyof typeof regionNamed]] = level!;
  t.dark.chance.loaded!.dice.push(...sum);
  return stage.from('uprising', {}, t);
};
const all3 = Object.fromEntries(Object.keys(regionNamed).map(name => [name, 3])) as Record<keyof typeof regionNamed, number>;
const strength = (s: { own: { Liberal: { strength: number[] }; Carlist: { strength: number[] } } }, name: Name): number =>
  s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name)]!;

test('22.1-a every sum and its region', () => {
  const risen = (a: number, b: number) =>
    uprising([a, b])
      .told('uprisingLevel')
      .map(({ region }) => region);
  const name = (region: keyof typeof regionNamed) => [regionNamed[region]];
  expect([
    risen(1, 1),
    risen(1, 2),
    risen(2, 2),
    risen(2, 3),
    risen(3, 3),
    risen(3, 4),
    risen(4, 4),
    risen(4, 5),
    risen(5, 5),
    risen(5, 6),
  ]).toEqual([
    name('asturias-cantabria'),
    name('andalucia'),
    name('castilla-la-nueva'),
    name('castilla-leon'),
    [],
    name('valencia-murcia'),
    name('cataluna'),
    name('galicia'),
    name('aragon'),
    name('extremadura'),
  ]);
});
test('22.1-b a region at 3 gives to a neighbour, with all neighbours at 3 to any other, with all at 3 to none', () => {
  const near = uprising([5, 5], { aragon: 3 });
  near.refuses('Carlist', 'rise', 'galicia').refuses('Carlist', 'rise', 'aragon').does('Carlist', 'rise', 'cataluna');
  expect(near.pub.uprising[regionNamed.cataluna]).toBe(2);
  const far = uprising([5, 5], { ...all3, galicia: 0 });
  expect(far.pub.uprising[regionNamed.galicia]).toBe(1);
  expect(uprising([5, 5], all3).told('uprisingLevel')).toEqual([]);
  expect(uprising([6, 6], all3).over()).toBe(true);
});
test('22.1-a on 12 he picks any region below 3', () => {
  const s = uprising([6, 6], { galicia: 3 }).refuses('Carlist', 'rise', 'galicia').does('Carlist', 'rise', 'extremadura');
  expect(s.pub.uprising[regionNamed.extremadura]).toBe(1);
});
test('22.2-a a surplus of two: a 2 raises, a 3 does not; with as many Liberals there is no die', () => {
  const laid = { units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1', 'l-lin-inf-1'] } };
  const yes = uprising([3, 3], {}, laid).dice(2).does('Carlist', 'stir', 'aragon');
  const no = uprising([3, 3], {}, laid).dice(3).does('Carlist', 'stir', 'aragon');
  expect([yes.pub.uprising[regionNamed.aragon], no.pub.uprising[regionNamed.aragon]]).toEqual([1, 0]);
  const even = uprising([3, 3], {}, { units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'] } });
  even.does('Carlist', 'stir', 'aragon').spent();
  expect(even.pub.uprising[regionNamed.aragon]).toBe(0);
});
test('22.2-a trains do not count for the surplus', () => {
  const s = uprising([3, 3], {}, { units: { aragon: ['c-nav-inf-1', 'c-ts-ts-1'] } })
    .dice(2)
    .does('Carlist', 'stir', 'aragon');
  expect(s.told('expeditionRoll')[0]).toMatchObject({ need: 1, rises: false });
});
test('22.2-a a region at 3 is not tried', () => {
  expect(uprising([3, 3], { aragon: 3 }, { units: { aragon: ['c-nav-inf-1'] } }).over()).toBe(true);
});
test('22.1-a, 22.2-a the table comes before the expeditions: what rose to 3 is not tried', () => {
  expect(uprising([5, 5], { aragon: 2 }, { units: { aragon: ['c-nav-inf-1'] } }).told('expeditionRoll')).toEqual([]);
});

const suppress = (level: number, units: Name[], die: number) => {
  const s = scene.actions('Liberal', { units: { galicia: units, vitoria: ['l-pro-inf-5'] }, pub: poor });
  s.pub.uprising[regionNamed.galicia] = level;
  s.does('Liberal', 'suppress', 'galicia').dice(die);
  if (units.length > 0) s.does('Liberal', 'partake', units);
  else s.does('Liberal', 'pass');
  return s;
};
test('23.4-a without units: only above the level, and never two', () => {
  const after = (level: number, die: number) => suppress(level, [], die).pub.uprising[regionNamed.galicia];
  expect([after(2, 2), after(2, 3), after(3, 6), after(1, 1)]).toEqual([2, 1, 2, 1]);
});
test('23.4-b with one unit: below nothing, equal costs a point, above one level, a 6 two', () => {
  const [below, equal, above, six] = [1, 2, 3, 6].map(die => suppress(2, ['l-lin-inf-1'], die));
  equal!.does('Liberal', 'loseOne', 'l-lin-inf-1');
  expect([below, equal, above, six].map(s => [s!.pub.uprising[regionNamed.galicia], strength(s!, 'l-lin-inf-1')])).toEqual([
    [2, 4],
    [1, 3],
    [1, 4],
    [0, 4],
  ]);
});
test('23.4-b, 23.4-c three units add 2: a 4 is a 6', () => {
  const s = suppress(3, ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'], 4);
  expect(s.pub.uprising[regionNamed.galicia]).toBe(1);
});
test('23.4-d the same units do not take part twice, the action may be repeated', () => {
  const s = suppress(3, ['l-lin-inf-1'], 6).does('Liberal', 'suppress', 'galicia');
  s.refuses('Liberal', 'partake', ['l-lin-inf-1']).dice(2).does('Liberal', 'pass');
  expect(s.pub.points).toBe(8);
});
test('23-a Cataluña does not fall below 1, whatever the die', () => {
  const s = scene.actions('Liberal', { units: { cataluna: ['l-lin-inf-1'], vitoria: ['l-pro-inf-5'] }, pub: poor });
  s.pub.uprising[regionNamed.cataluna] = 2;
  s.does('Liberal', 'suppress', 'cataluna').dice(6).does('Liberal', 'partake', ['l-lin-inf-1']);
  expect(s.pub.uprising[regionNamed.cataluna]).toBe(1);
});

test('23.1-b an expedition crosses whatever stands there, and two that meet are one', () => {
  const s = scene.actions('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1'], cataluna: ['c-gui-inf-1', 'l-lin-inf-1'] },
    pub: { ...poor, expeditions: [regionNamed.aragon, regionNamed.cataluna] },
  });
  s.does('Carlist', 'activatePlace', 'aragon').does('Carlist', 'group', ['c-nav-inf-1']).does('Carlist', 'cross', 'cataluna');
  expect([s.pub.at[block('c-nav-inf-1')], s.pub.at[block('c-gui-inf-1')]]).toEqual([place('cataluna'), place('cataluna')]);
});
test('23.1-h a unit that has crossed does not cross again', () => {
  const s = scene.actions('Liberal', { units: { aragon: ['l-lin-inf-1'] }, pub: poor });
  s.does('Liberal', 'activatePlace', 'aragon').does('Liberal', 'group', ['l-lin-inf-1']).does('Liberal', 'cross', 'cataluna');
  s.refuses('Liberal', 'activatePlace', 'cataluna', '10.1-a');
});
test('23.4-e, 10.6-a recruiting at level 2: three points, one for a block, half for a point of the train, one for a regional', () => {
  const t = tableOf({
    year: 1836,
    active: 'Carlist',
    units: { aragon: ['c-nav-inf-1 2', 'c-ts-ts-1 1'] },
    pub: { points: 4, ...poor, expeditions: [regionNamed.aragon] },
  });
  t.pub.regionals = [block('c-reg-inf-1'), block('c-reg-cav-1')];
  t.pub.out = t.pub.out.filter(one => !t.pub.regionals.includes(one));
  t.pub.uprising[regionNamed.aragon] = 2;
  const s = stage.from('actions', { side: 'Carlist' }, t);
  s.does('Carlist', 'recruit', 'aragon').does('Carlist', 'restore', 'c-nav-inf-1').refuses('Carlist', 'restore', 'c-nav-inf-1');
  s.does('Carlist', 'restore', 'c-ts-ts-1').does('Carlist', 'levy', 'c-reg-cav-1');
  expect([strength(s, 'c-nav-inf-1'), strength(s, 'c-ts-ts-1'), strength(s, 'c-reg-cav-1')]).toEqual([3, 2, 1]);
  s.refuses('Carlist', 'levy', 'c-reg-inf-1'); // half a point is left
});
test('23.4-e an expedition that came in this phase does not recruit', () => {
  const s = scene.actions('Carlist', { year: 1836, units: { aragon: ['c-nav-inf-1 2'] }, pub: { ...poor, expeditions: [] } });
  s.refuses('Carlist', 'recruit', 'aragon');
});
test('10-c, 10-d the extra point recruits, and four regions are not enough for it', () => {
  const phase = (uprising: number[]) => {
    const t = tableOf({ year: 1836, active: 'Carlist', units: { aragon: ['c-nav-inf-1'] }, pub: { uprising } });
    t.dark.chance.loaded!.draws.push(0);
    return stage.from('phase', { side: 'Carlist' }, t).pub.expeditionPoints;
  };
  expect([phase([2, 3, 2, 3, 2, 0, 1, 0, 1]), phase([2, 3, 2, 3, 1, 0, 1, 0, 1])]).toEqual([1, 0]);
  const t = tableOf({
    year: 1836,
    active: 'Carlist',
    units: { segura: ['c-nav-inf-1'] },
    pub: { uprising: [3, 3, 3, 3, 3, 3, 3, 3, 3] },
  });
  t.dark.chance.loaded!.draws.push(0);
  expect(stage.from('phase', { side: 'Carlist' }, t).pub.expeditionPoints).toBe(0); // no expedition
});

const hunt = (units: string[], pursuit: number, laid: Parameters<typeof tableOf>[0] = {}) => {
  const marks = Array.from({ length: 9 }, (_, region) => (region === regionNamed.aragon ? pursuit : 0));
  return scene.section(
    'combat',
    {},
    { active: 'Liberal', year: 1836, units: { aragon: units }, ...laid, pub: { pursuit: marks, ...laid.pub } },
  );
};
test('23.2-b the marker is added: at +3 a 3 finds them, a 2 makes it +4', () => {
  const found = hunt(['l-lin-inf-1', 'c-nav-inf-1'], 3)
    .dice(3, ...Array(8).fill(6))
    .does('Liberal', 'search', 'aragon');
  expect(found.told('searched')[0]!.found).toBe(true);
  const lost = hunt(['l-lin-inf-1', 'c-nav-inf-1'], 3).dice(2).does('Liberal', 'search', 'aragon');
  expect(lost.pub.pursuit[regionNamed.aragon]).toBe(4);
});
test('23.2-c more than three fire, all of them, at once: the dead have fired', () => {
  const s = hunt(['l-lin-inf-1 1', 'c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1', 'c-par-inf-1'], 5);
  s.dice(2, 2, 6, 6, 6).does('Liberal', 'search', 'aragon');
  // Hits on 2 from both: a tie among the Carlists is their choice.
  expect(s.told('volley').map(({ shots }) => shots.length)).toEqual([1, 4]);
});
test('23.2-d, 23.2-e the Carlist may break off when the Liberal goes on; both stay, the marker grows', () => {
  const s = hunt(['l-lin-inf-1', 'c-nav-inf-1'], 5)
    .dice(...Array(8).fill(6))
    .does('Liberal', 'search', 'aragon');
  s.does('Liberal', 'goOn').does('Carlist', 'enough');
  expect([s.pub.at[block('c-nav-inf-1')], s.pub.pursuit[regionNamed.aragon], s.over()]).toEqual([place('aragon'), 5, true]);
});
test('23.2-i, 9.1-j both wiped out: the guns are nobody’s, prestige goes back by two', () => {
  const s = hunt(['l-lin-inf-1 1', 'c-nav-inf-1 1', 'carlist mountain 2'], 5, { pub: { prestige: 2 } });
  s.dice(1, 1, 6, 6).does('Liberal', 'search', 'aragon');
  expect([s.pub.prestige, pointsAt(s.pub, 0, 1, place('aragon')), pointsAt(s.pub, 1, 1, place('aragon'))]).toEqual([0, 0, 0]);
  expect(s.pub.pursuit[regionNamed.aragon]).toBe(0);
});
test('23.2-a Carlists in a region attack nobody', () => {
  const s = scene.section('combat', {}, { active: 'Carlist', year: 1836, units: { aragon: ['l-lin-inf-1', 'c-nav-inf-1'] } });
  expect(s.over()).toBe(true);
});
test('23.2-f the marker goes when the expedition leaves and when the last Liberal does', () => {
  const s = scene.actions('Liberal', { year: 1836, units: { aragon: ['l-lin-inf-1', 'c-nav-inf-1'] }, pub: poor });
  s.pub.pursuit[regionNamed.aragon] = 3;
  s.does('Liberal', 'activatePlace', 'aragon').does('Liberal', 'group', ['l-lin-inf-1']).does('Liberal', 'cross', 'cataluna');
  expect(s.pub.pursuit[regionNamed.aragon]).toBe(0);
});
