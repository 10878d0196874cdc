import { expect, test } from 'vitest';
import { HIDDEN_BOX } from '../data/places.ts';
import { ACTED, BUILT, INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { backpack, field, scene, stage, tableOf } from './scene.ts';

type Name = Parameters<typeof block>[0];
const poor = { command: [0, 0] as [number, number] };
const drawn = (side: 'Liberal' | 'Carlist', name: Name, laid: Parameters<typeof tableOf>[0] = {}) => {
  const t = tableOf({ ...laid, bags: { [side]: [name] } });
  t.dark.chance.loaded!.draws.push(block(name));
  return stage.from('reinforce', { side, blocks: 1 }, t);
};
const spend = (side: 'Liberal' | 'Carlist', halves: number, laid: Parameters<typeof tableOf>[0], yearEnd = false) =>
  stage.from('spend', { side, halves, recruiting: -1, yearEnd }, tableOf(laid));

test('20.1-a a besieged city takes no reinforcement, a besieged port one as far as it has room', () => {
  const s = drawn('Liberal', 'l-rea-inf-3', {
    units: { vitoria: ['c-ala-inf-1'], 'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-1 inside'] },
    besieged: ['vitoria', 'san-sebastian'],
  });
  s.refuses('Liberal', 'put', 'vitoria').does('Liberal', 'put', 'san-sebastian');
  expect(s.pub.post[s.own.Liberal.token[block('l-rea-inf-3')]!]).toBe(INSIDE);
  drawn('Liberal', 'l-rea-inf-3', {
    units: { 'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-1 inside', 'l-lin-inf-2 inside'] },
    besieged: ['san-sebastian'],
  }).refuses('Liberal', 'put', 'san-sebastian');
});
test('20.1-a a region takes it even with an expedition in it', () => {
  drawn('Liberal', 'l-rea-inf-3', { year: 1836, units: { aragon: ['c-nav-inf-1'] } }).offers('Liberal', 'put', 'aragon');
});
test('20.1-c a line regiment takes the place of provincials besieged in a port, inside, and not of those besieged inland', () => {
  const s = drawn('Liberal', 'l-lin-inf-4', {
    units: { 'san-sebastian': ['c-gui-inf-1', 'l-pro-inf-1 1 inside'], vitoria: ['c-ala-inf-1', 'l-pro-inf-2 inside'] },
    besieged: ['san-sebastian', 'vitoria'],
  });
  s.refuses('Liberal', 'exchange', 'l-pro-inf-2').refuses('Liberal', 'put', 'logrono').does('Liberal', 'exchange', 'l-pro-inf-1');
  const token = s.own.Liberal.token[block('l-lin-inf-4')]!;
  expect([s.pub.post[token], s.pub.at[token], s.own.Liberal.strength[block('l-lin-inf-4')]]).toEqual([
    INSIDE,
    place('san-sebastian'),
    4,
  ]);
});
test('20.1-c provincials in the Carlist zone are not replaced, and line cavalry replaces nobody', () => {
  drawn('Liberal', 'l-lin-inf-4', { units: { tolosa: ['l-pro-inf-1'] } }).offers('Liberal', 'put', 'vitoria');
  drawn('Liberal', 'l-lin-cav-2', { units: { vitoria: ['l-pro-inf-1'] } }).offers('Liberal', 'put', 'vitoria');
});
test('20.2-a a block of maximum two comes with two, one of three with two, one of four with three', () => {
  const comes = (name: Name) => {
    const s = drawn('Carlist', name).does('Carlist', 'put', 'segura');
    return s.own.Carlist.strength[block(name)];
  };
  expect([comes('c-vas-cav-1'), comes('c-gui-inf-3'), comes('c-nav-inf-3')]).toEqual([2, 2, 3]);
});
test('20.2-a not into a besieged Carlist fortress, nor into a space a Liberal holds', () => {
  const s = drawn('Carlist', 'c-nav-inf-3', {
    units: { tolosa: ['l-lin-inf-1'], azpeitia: ['l-lin-inf-2', 'c-gui-inf-1 inside'] },
    fortresses: { azpeitia: 'Carlist' },
    besieged: ['azpeitia'],
  });
  s.refuses('Carlist', 'put', 'tolosa').refuses('Carlist', 'put', 'azpeitia').refuses('Carlist', 'put', 'calahorra');
});
test('20-b, 10-e a reinforcement has not acted', () => {
  const s = drawn('Carlist', 'c-nav-inf-3').does('Carlist', 'put', 'segura');
  expect(s.own.Carlist.done[block('c-nav-inf-3')]! & ACTED).toBe(0);
});
test('20.1-b a Liberal gun goes to a region with troops and to no region without', () => {
  const s = scene.section('batteries', { side: 'Liberal', points: 1, field: false }, { units: { aragon: ['l-lin-inf-1'] } });
  s.refuses('Liberal', 'gun', { kind: 0, at: 'galicia' }).refuses('Liberal', 'gun', { kind: 0, at: 'haro' });
  s.does('Liberal', 'gun', { kind: 0, at: 'aragon' });
  expect(pointsAt(s.pub, LIBERAL, 0, place('aragon'))).toBe(1);
});
test('20.2-c without a counter in the box the artillery is lost', () => {
  const t = tableOf({
    units: { hidden: [...Array(4).fill('carlist field 2'), ...Array(3).fill('carlist mountain 2')] },
  });
  const s = stage.from('batteries', { side: 'Carlist', points: 1, field: false }, t);
  expect([s.over(), s.told('gunLost'), s.told('gunsCame')]).toEqual([true, [{ side: 'Carlist' }], []]);
});
test('21.1-a one point for a block in a phase, though there are points left; a train as many as it needs', () => {
  const s = spend('Liberal', 8, { units: { haro: ['l-lin-inf-1 1', 'l-ts-ts-1 1'] } });
  s.does('Liberal', 'restore', 'l-lin-inf-1').refuses('Liberal', 'restore', 'l-lin-inf-1');
  s.does('Liberal', 'restore', 'l-ts-ts-1').does('Liberal', 'restore', 'l-ts-ts-1');
  expect([s.own.Liberal.strength[block('l-lin-inf-1')], s.own.Liberal.strength[block('l-ts-ts-1')]]).toEqual([2, 3]);
  s.asks('Liberal', '21.1-e', 'enough'); // two points left, and nobody who may have them
});
test('21.1-a, 24.7-a at the year end a block may be filled up', () => {
  const s = spend('Liberal', 8, { units: { haro: ['l-lin-inf-1 1'] } }, true);
  s.does('Liberal', 'restore', 'l-lin-inf-1').does('Liberal', 'restore', 'l-lin-inf-1').does('Liberal', 'restore', 'l-lin-inf-1');
  expect(s.own.Liberal.strength[block('l-lin-inf-1')]).toBe(4);
});
test('21.1-c Liberals in the Carlist zone only in a port; besieged only in a working one', () => {
  const s = spend('Liberal', 8, {
    units: {
      tolosa: ['l-lin-inf-1 1'],
      bermeo: ['l-lin-inf-2 1'],
      vitoria: ['c-ala-inf-1', 'l-lin-inf-3 1 inside'],
      'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-4 1 inside'],
      bilbao: ['c-viz-inf-1', 'l-lin-inf-5 1 inside'],
    },
    besieged: ['vitoria', 'san-sebastian', 'bilbao'],
  });
  for (const no of ['l-lin-inf-1', 'l-lin-inf-3', 'l-lin-inf-5']) s.refuses('Liberal', 'restore', no);
  for (const yes of ['l-lin-inf-2', 'l-lin-inf-4']) s.offers('Liberal', 'restore', yes);
});
test('21.1-d a Carlist beside his zone pays double, one who besieges in it does not', () => {
  const s = spend('Carlist', 3, {
    units: { viana: ['c-nav-inf-1 1'], tolosa: ['c-gui-inf-1 1', 'l-lin-inf-1 inside'] },
    fortresses: { tolosa: 'Liberal' },
    besieged: ['tolosa'],
  });
  s.refuses('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-gui-inf-1');
});
test('21.1-b, 23.4-f an expedition gets nothing from the action of replacements', () => {
  const s = spend('Carlist', 8, { year: 1836, units: { aragon: ['c-nav-inf-1 1'], segura: ['c-nav-inf-2 1'] } });
  s.refuses('Carlist', 'restore', 'c-nav-inf-1').offers('Carlist', 'restore', 'c-nav-inf-2');
});
test('21.2-a a block built from the bag stands at 1 and gains no more in this phase', () => {
  const t = tableOf({ bags: { Carlist: ['c-nav-inf-3'] } });
  const s = stage.from('spend', { side: 'Carlist', halves: 6, recruiting: -1, yearEnd: false }, t);
  s.draws(block('c-nav-inf-3')).does('Carlist', 'raise').does('Carlist', 'put', 'segura');
  const token = s.own.Carlist.token[block('c-nav-inf-3')]!;
  expect([s.own.Carlist.strength[block('c-nav-inf-3')], s.own.Carlist.done[block('c-nav-inf-3')]! & ACTED]).toEqual([1, ACTED]);
  s.refuses('Carlist', 'restore', token);
});
test('21.2-a, 24.7-a at the year end it does', () => {
  const t = tableOf({ bags: { Carlist: ['c-nav-inf-3'] } });
  const s = stage.from('spend', { side: 'Carlist', halves: 6, recruiting: -1, yearEnd: true }, t);
  s.draws(block('c-nav-inf-3')).does('Carlist', 'raise').does('Carlist', 'put', 'segura');
  s.does('Carlist', 'restore', s.own.Carlist.token[block('c-nav-inf-3')]!);
  expect(s.own.Carlist.strength[block('c-nav-inf-3')]).toBe(2);
});
test('21.2-c a Liberal block is built in his zone only, in towns, cities and regions', () => {
  const t = tableOf({ bags: { Liberal: ['l-lig-inf-1'] }, units: { tolosa: ['l-lin-inf-1'] } });
  const s = stage.from('spend', { side: 'Liberal', halves: 2, recruiting: -1, yearEnd: false }, t);
  s.draws(block('l-lig-inf-1')).does('Liberal', 'raise');
  s.refuses('Liberal', 'put', 'tolosa')
    .refuses('Liberal', 'put', 'viana')
    .offers('Liberal', 'put', 'galicia')
    .offers('Liberal', 'put', 'haro');
});
test('5.4-m, 5.4-g a band that is gone is not built with points', () => {
  const t = tableOf({});
  t.pub.bands = [block('c-par-inf-1')];
  t.pub.out = t.pub.out.filter(one => one !== block('c-par-inf-1'));
  const s = stage.from('spend', { side: 'Carlist', halves: 6, recruiting: -1, yearEnd: false }, t);
  s.asks('Carlist', '21.1-e', 'enough'); // nothing in the bag, no train, no backpack
});
test('10.5-a, 10-d the action costs two points, comes once, and with one point a command point helps', () => {
  const s = scene.actions('Liberal', { year: 1836, units: { haro: ['l-lin-inf-1 1'] }, pub: { command: [1, 0] } }, 1);
  s.dice(6).does('Liberal', 'replace');
  expect([s.pub.points, s.pub.command[LIBERAL], s.told('replacementRoll')[0]!.points]).toEqual([0, 0, 4]);
});
test('10.5-a every face, with and without the -1 of 1834', () => {
  const roll = (year: 1834 | 1836, die: number) =>
    scene
      .actions('Liberal', { year, units: { haro: ['l-lin-inf-1 1'] }, pub: poor })
      .dice(die)
      .does('Liberal', 'replace')
      .told('replacementRoll')[0]!.points;
  expect([1, 2, 3, 4, 5, 6].map(die => roll(1836, die))).toEqual([2, 2, 3, 3, 4, 4]);
  expect([1, 2, 3, 4, 5, 6].map(die => roll(1834, die))).toEqual([2, 2, 2, 3, 3, 4]);
});
test('10.4-a banking stops at five', () => {
  const s = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1'] }, pub: { command: [0, 4] } }, 3).does('Carlist', 'bank');
  s.refuses('Carlist', 'bank', null, '10.4-a');
  expect([s.pub.command[CARLIST], s.pub.points]).toEqual([5, 4]);
});
test('10.2-a, 10.2-c a fortress is begun for a point and built in the builder’s next phase, not in the enemy’s', () => {
  const s = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'c-par-inf-1', 'c-nav-cav-1'] }, pub: poor });
  s.refuses('Carlist', 'build', 'c-par-inf-1').refuses('Carlist', 'build', 'c-nav-cav-1').does('Carlist', 'build', 'c-nav-inf-1');
  const t = tableOf({ works: { segura: 'Carlist' } });
  t.dark.chance.loaded!.draws.push(0);
  expect(stage.from('phase', { side: 'Liberal' }, t).pub.fortress[space('segura')]).not.toBe(BUILT + CARLIST);
});
test('14.3-b one hidden point comes out to a Carlist besieger of the zone, not to a block in a region or outside it', () => {
  const t = tableOf({
    active: 'Carlist',
    year: 1836,
    units: {
      hidden: ['carlist field 2'],
      tolosa: ['c-gui-inf-1', 'l-lin-inf-1 inside'],
      aragon: ['c-nav-inf-1'],
      viana: ['c-nav-inf-2'],
      azpeitia: ['c-gui-inf-2 inside', 'l-lin-inf-2'],
    },
    fortresses: { tolosa: 'Liberal', azpeitia: 'Carlist' },
    besieged: ['tolosa', 'azpeitia'],
  });
  const s = stage.from('deployOrHide', {}, t);
  for (const at of ['aragon', 'viana', 'azpeitia', 'segura']) s.refuses('Carlist', 'bringOut', { kind: 0, at });
  s.does('Carlist', 'bringOut', { kind: 0, at: 'tolosa' });
  expect([pointsAt(s.pub, CARLIST, 0, place('tolosa')), pointsAt(s.pub, CARLIST, 0, HIDDEN_BOX)]).toEqual([1, 1]);
});
test('14.3-c guns outside the zone and besieged ones are not hidden', () => {
  const t = tableOf({
    active: 'Carlist',
    units: {
      viana: ['c-nav-inf-2', 'carlist field 1'],
      azpeitia: ['c-gui-inf-2 inside', 'carlist mountain 1 inside', 'l-lin-inf-2'],
      segura: ['c-nav-inf-1', 'carlist field 2'],
    },
    fortresses: { azpeitia: 'Carlist' },
    besieged: ['azpeitia'],
  });
  const s = stage.from('deployOrHide', {}, t);
  expect([...new Set(s.offered('Carlist', 'hide').map(({ counter }) => s.pub.at[counter]))]).toEqual([place('segura')]);
});
test('11.5-b, 11.5-c at the end of the actions two field guns become one, and what is over is lost', () => {
  const t = tableOf({
    units: { haro: ['l-lin-inf-1', 'liberal field 3', 'liberal field 2', 'liberal backpack 2', 'liberal backpack 1'] },
  });
  const s = stage.from('crowding', { side: 'Liberal' }, t);
  expect([pointsAt(s.pub, LIBERAL, 0, place('haro')), pointsAt(s.pub, LIBERAL, 2, place('haro'))]).toEqual([4, 2]);
  expect(s.pub.at.filter((where, unit) => unit > 72 && where === place('haro')).length).toBe(2);
});
test('11.5-c two trains join up to three points', () => {
  const t = tableOf({ units: { haro: ['l-lin-inf-1', 'l-ts-ts-1 2', 'l-ts-ts-2 2'] } });
  const s = stage.from('crowding', { side: 'Liberal' }, t);
  const left = [block('l-ts-ts-1'), block('l-ts-ts-2')].map(one => s.own.Liberal.strength[one]!).sort();
  expect([left, s.pub.trains[LIBERAL].length]).toEqual([[0, 3], 1]);
});
test('5.4-o, 21.2-a a backpack is given up and built again elsewhere', () => {
  const s = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'carlist backpack 1'] }, pub: poor });
  s.does('Carlist', 'shelve', backpack('Carlist', s.table));
  expect(s.pub.at.filter((where, unit) => unit > 72 && where === place('segura'))).toEqual([]);
  expect(field('Carlist', s.table)).toBeUndefined();
});
