import { expect, test } from 'vitest';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { block, place, space } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

const supply = (side: 'Liberal' | 'Carlist', laid: Parameters<typeof tableOf>[0], winter = false) =>
  stage.from('supply', { side, winter }, tableOf({ active: side, ...laid }));
const strengths = (at: { own: { Liberal: { strength: number[] }; Carlist: { strength: number[] } } }, ...names: string[]) =>
  names.map(name => at.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name as never)]);

test('19-a, 19.2-b who is fed is not asked about', () => {
  const at = supply('Carlist', { units: { segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-viz-inf-1'] } });
  expect(at.over()).toBe(true);
  expect(at.log).toEqual([]);
});
test('19.1-a, 5.4-i over the limit the owner eliminates; bands count for it', () => {
  const units = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-viz-inf-1', 'c-par-inf-1', 'c-par-inf-2'];
  const at = supply('Carlist', { units: { segura: units } });
  at.asks('Carlist', '19.1-a').does('Carlist', 'eliminateOver', ['c-par-inf-1']);
  expect(at.pub.bands).toEqual([block('c-par-inf-1')]);
  at.asks('Carlist', '19.2-h').does('Carlist', 'starve', ['c-viz-inf-1']);
  expect(strengths(at, 'c-viz-inf-1', 'c-nav-inf-1')).toEqual([3, 4]);
  expect(at.over()).toBe(true);
});
test('19.2-c, 19.2-h, 19.3-a what the space does not feed loses a point, the owner says who', () => {
  const at = supply('Liberal', { units: { viana: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'] } });
  at.asks('Liberal', '19.2-h').does('Liberal', 'starve', ['l-pro-inf-1']);
  expect(strengths(at, 'l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1')).toEqual([4, 4, 3]);
  expect(at.heard('Carlist', 'someLostStrength')).toEqual([{ side: 'Liberal', place: place('viana'), n: 1 }]);
});
test('19.2-g, 19.2-h, 5.3-b, 5.3-d a train or a backpack feeds them, loses a point, and one that is enough will do', () => {
  const laid = { units: { villarreal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-ts-ts-1', 'liberal backpack 2'] } };
  const train = supply('Liberal', laid).asks('Liberal', '19.2-g').does('Liberal', 'depot', 'train');
  expect(strengths(train, 'l-ts-ts-1', 'l-lin-inf-1')).toEqual([2, 4]);
  const pack = supply('Liberal', laid).refuses('Liberal', 'depot', 'both').does('Liberal', 'depot', 'backpack');
  expect(pack.pub.counterPoints.filter(points => points > 0)).toEqual([1]);
  expect(pack.over()).toBe(true);
});
test('19.2-j places in want are checked in the order their owner likes', () => {
  const at = supply('Liberal', { units: { segura: ['l-lin-inf-1'], villarreal: ['l-lin-inf-2'] } });
  expect(at.told('inWant')).toEqual([{ side: 'Liberal', places: [place('segura'), place('villarreal')].sort((a, b) => a - b) }]);
  at.does('Liberal', 'feed', 'villarreal');
  expect(strengths(at, 'l-lin-inf-2', 'l-lin-inf-1')).toEqual([3, 3]);
});
test('23.3-a, 23.3-b, 19.3-b an expedition forages: 1 to 3 costs a point, a 1 calms the region', () => {
  const t = tableOf({ year: 1836, active: 'Carlist', units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2'] } });
  t.pub.uprising[regionNamed.aragon] = 2;
  t.dark.chance.loaded!.dice.push(1, 4);
  const at = stage.from('supply', { side: 'Carlist', winter: false }, t);
  expect(strengths(at, 'c-nav-inf-1', 'c-nav-inf-2')).toEqual([3, 4]);
  expect(at.pub.uprising[regionNamed.aragon]).toBe(1);
});
test('9.1-j, 19.3-e an expedition that starves to death is destroyed: prestige goes back two boxes', () => {
  const t = tableOf({ year: 1836, active: 'Carlist', units: { aragon: ['c-nav-inf-1 1'] }, pub: { prestige: 1 } });
  t.dark.chance.loaded!.dice.push(2);
  const at = stage.from('supply', { side: 'Carlist', winter: false }, t);
  expect([at.pub.prestige, at.pub.debt]).toEqual([0, 1]);
  expect(at.told('expeditionDestroyed')).toEqual([{ region: regionNamed.aragon }]);
});
test('EX-10, 19.3-c, 19.3-d, 24.5-a besieged units roll, in winter too', () => {
  const laid = {
    units: { tolosa: ['l-lin-inf-1 inside', 'c-gui-inf-1', 'carlist field 1'] },
    fortresses: { tolosa: 'Liberal' as const },
    besieged: ['tolosa' as const],
  };
  for (const winter of [false, true]) {
    const t = tableOf({ active: 'Liberal', ...laid });
    t.dark.chance.loaded!.dice.push(5);
    const at = stage.from('supply', { side: 'Liberal', winter }, t);
    expect(at.told('besiegedRolls')[0]).toMatchObject({ dice: [5], modifier: -2, losses: 1 });
    expect(strengths(at, 'l-lin-inf-1')).toEqual([3]);
  }
});
test('18.1-b, 18.1-c, 18.3-d a garrison alone that fails its roll gives up the fortress at once', () => {
  const t = tableOf({
    active: 'Liberal',
    units: { tolosa: ['c-gui-inf-1'] },
    fortresses: { tolosa: 'Liberal' },
    besieged: ['tolosa'],
    pub: { vp: 0 },
  });
  t.dark.chance.loaded!.dice.push(1);
  const at = stage.from('supply', { side: 'Liberal', winter: false }, t);
  at.asks('Carlist', '18.3-b').does('Carlist', 'keepFortress');
  expect(at.pub.control[space('tolosa')]).toBe(CARLIST);
  expect(at.over()).toBe(true);
});
test('19.2-e, 19.2-f a besieged Liberal port feeds those inside', () => {
  const at = supply('Liberal', {
    units: { 'san-sebastian': ['l-lin-inf-1 inside', 'c-gui-inf-1'] },
    besieged: ['san-sebastian'],
  });
  expect(at.over()).toBe(true);
  expect(at.told('besiegedRolls')).toEqual([]);
});
test('24.5-a in winter nobody but the besieged is looked at', () => {
  expect(supply('Liberal', { units: { segura: ['l-lin-inf-1'] } }, true).over()).toBe(true);
});
test('18.1-a, 11.4-j when the last besieger leaves the siege is over', () => {
  const at = scene.actions('Carlist', {
    units: { tolosa: ['c-gui-inf-1', 'l-lin-inf-1 inside'], vitoria: ['l-lin-inf-2'] },
    fortresses: { tolosa: 'Liberal' },
    besieged: ['tolosa'],
    pub: { command: [0, 0] },
  });
  at.does('Carlist', 'activatePlace', 'tolosa').does('Carlist', 'group', ['c-gui-inf-1']);
  at.does('Carlist', 'go', 'tolosa azpeitia').does('Carlist', 'stop');
  expect(at.pub.siege[space('tolosa')]).toBe(0);
  expect(at.pub.post[block('l-lin-inf-1')]).toBe(0);
  expect(at.pub.control[space('tolosa')]).toBe(LIBERAL);
});
