import { expect, test } from 'vitest';
import { ACTED, onRoad } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsOf } from '../queries/units.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { block, place, road, space } from './lay.ts';
import { backpack, field, mountain, scene } from './scene.ts';

const poor = { command: [0, 0] as [number, number] };
type Marched = ReturnType<typeof scene.actions>;
const at = (s: Marched, name: Parameters<typeof block>[0]): number => s.pub.at[block(name)]!;
const acted = (s: Marched, name: Parameters<typeof block>[0]): boolean =>
  (s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].done[block(name)]! & ACTED) !== 0;
const strength = (s: Marched, name: Parameters<typeof block>[0]): number =>
  s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name)]!;
/** A Liberal group sets out with a die. */
const liberals = (laid: Parameters<typeof scene.actions>[1], from: string, die: number, group: unknown[]) =>
  scene
    .actions('Liberal', { pub: poor, ...laid })
    .does('Liberal', 'activatePlace', from)
    .dice(die)
    .does('Liberal', 'group', group);
const carlists = (laid: Parameters<typeof scene.actions>[1], from: string, group: unknown[]) => {
  const s = scene.actions('Carlist', { pub: poor, ...laid }).does('Carlist', 'activatePlace', from);
  if (s.place() === 'activation.gather') s.does('Carlist', 'pass');
  return s.does('Carlist', 'group', group);
};
const points = (s: Marched): number => s.told('allowance').at(-1)!.points;

test('11.1-a, 11.1-b all six faces for one, four and five blocks', () => {
  const units = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'l-pro-inf-2'];
  const table = [1, 2, 3, 4, 5, 6].map(die =>
    [1, 4, 5].map(n => points(liberals({ units: { vitoria: units } }, 'vitoria', die, units.slice(0, n)))),
  );
  expect(table).toEqual([
    [3, 2, 1],
    [4, 3, 2],
    [5, 4, 3],
    [5, 4, 3],
    [6, 5, 4],
    [6, 5, 4],
  ]);
});
test('11.1-b a train counts for the size of a group, guns and backpack do not', () => {
  const laid = {
    units: {
      vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-ts-ts-1', 'liberal field 1', 'liberal backpack 2', 'liberal mountain 1'],
    },
  };
  const s = liberals(laid, 'vitoria', 3, ['l-lin-inf-1', 'l-lin-inf-2', 'l-ts-ts-1']);
  expect(points(s)).toBe(4);
  const t = scene.actions('Liberal', { pub: poor, ...laid });
  const goods = [field('Liberal', t.table), mountain('Liberal', t.table), backpack('Liberal', t.table)];
  t.does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2', ...goods]);
  expect(points(t)).toBe(5);
});
test('11.1-c a group goes on when it drops its field gun, and the gun needs company where it is left', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'liberal field 1'] } }, 'vitoria', 2, [
    'l-lin-inf-1',
    'l-lin-inf-2',
    'l-lin-inf-3',
    73,
  ]);
  const gun = field('Liberal', s.table);
  expect(gun).toBe(73);
  expect(points(s)).toBe(3);
  s.does('Liberal', 'go', 'vitoria miranda').does('Liberal', 'go', 'miranda haro');
  // Three points for the infantry, two for the gun: another main road is beyond it, and it never forces its march.
  s.refuses('Liberal', 'go', 'haro cenicero').refuses('Liberal', 'force', 'haro cenicero');
  s.refuses('Liberal', 'drop', [gun], '11.3-b').does('Liberal', 'drop', ['l-lin-inf-3', gun]);
  s.does('Liberal', 'go', 'haro cenicero').does('Liberal', 'stop');
  expect([at(s, 'l-lin-inf-1'), at(s, 'l-lin-inf-3'), s.pub.at[gun]]).toEqual([place('cenicero'), place('haro'), place('haro')]);
});
test('11.1-c cavalry leaves the others behind and uses its own point more', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'] } }, 'vitoria', 1, [
    'l-lin-inf-1',
    'l-lin-inf-2',
    'l-lin-cav-1',
  ]);
  s.does('Liberal', 'go', 'vitoria miranda').does('Liberal', 'go', 'miranda haro').refuses('Liberal', 'go', 'haro cenicero');
  s.does('Liberal', 'drop', ['l-lin-inf-1', 'l-lin-inf-2']).does('Liberal', 'go', 'haro cenicero');
  s.refuses('Liberal', 'go', 'cenicero logrono').offers('Liberal', 'force', 'cenicero logrono');
});
test('11.1-g a group may stay after its die, and it has acted', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'] } }, 'vitoria', 1, ['l-lin-inf-1']);
  s.does('Liberal', 'stop');
  expect([at(s, 'l-lin-inf-1'), acted(s, 'l-lin-inf-1'), acted(s, 'l-lin-inf-2')]).toEqual([place('vitoria'), true, false]);
});
test('11-b whoever stays where the group set out after its die has acted too', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'] } }, 'vitoria', 4, ['l-lin-inf-1', 'l-lin-inf-2']);
  s.does('Liberal', 'drop', ['l-lin-inf-2']).does('Liberal', 'go', 'vitoria miranda').does('Liberal', 'stop');
  expect([acted(s, 'l-lin-inf-2'), at(s, 'l-lin-inf-2')]).toEqual([true, place('vitoria')]);
});
test('11.2-b a Liberal loses on 3 and not on 4, a Carlist on 2 and not on 3', () => {
  const forced = (die: number) => {
    const s = liberals({ units: { vitoria: ['l-lin-inf-1'] } }, 'vitoria', 1, ['l-lin-inf-1']);
    s.does('Liberal', 'go', 'vitoria miranda').does('Liberal', 'go', 'miranda haro').does('Liberal', 'go', 'haro cenicero');
    return strength(s.dice(die).does('Liberal', 'force', 'cenicero logrono'), 'l-lin-inf-1');
  };
  expect([forced(3), forced(4)]).toEqual([3, 4]);
  const carlist = (die: number) => {
    const s = carlists({ units: { estella: ['c-nav-inf-1'] } }, 'estella', ['c-nav-inf-1']);
    for (const [from, to] of [
      ['estella', 'los-arcos'],
      ['los-arcos', 'viana'],
      ['viana', 'los-arcos'],
      ['los-arcos', 'viana'],
      ['viana', 'los-arcos'],
      ['los-arcos', 'estella'],
      ['estella', 'los-arcos'],
    ])
      s.does('Carlist', 'go', `${from} ${to}`);
    return strength(s.dice(die).does('Carlist', 'force', 'los-arcos viana'), 'c-nav-inf-1');
  };
  expect([carlist(2), carlist(3)]).toEqual([3, 4]);
});
test('11.2-a, 11.2-f the forced march is the last step: nobody is asked where to go on', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'] } }, 'vitoria', 1, ['l-lin-inf-1']);
  for (const road of ['vitoria miranda', 'miranda haro', 'haro cenicero']) s.does('Liberal', 'go', road);
  s.dice(6).does('Liberal', 'force', 'cenicero logrono').asks('Liberal', '10-d');
  expect(at(s, 'l-lin-inf-1')).toBe(place('logrono'));
});
test('11.2-c, 11.2-g a train and mountain guns roll and lose, a backpack does neither', () => {
  const s = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1', 'l-ts-ts-1', 'liberal backpack 2', 'liberal mountain 2'] },
    pub: poor,
  });
  const [guns, packs] = [mountain('Liberal', s.table), backpack('Liberal', s.table)];
  s.does('Liberal', 'activatePlace', 'vitoria').dice(1).does('Liberal', 'group', ['l-lin-inf-1', 'l-ts-ts-1', packs, guns]);
  for (const road of ['vitoria miranda', 'miranda haro', 'haro cenicero']) s.does('Liberal', 'go', road);
  s.dice(4, 3, 3).does('Liberal', 'force', 'cenicero logrono').spent();
  expect([strength(s, 'l-lin-inf-1'), strength(s, 'l-ts-ts-1'), pointsOf(s.pub, guns), pointsOf(s.pub, packs)]).toEqual([
    4, 2, 1, 2,
  ]);
});
test('11.1-c, 11.2-c only a backpack forces its march beside cavalry that pays: no die falls, and the journal says so', () => {
  const s = scene.actions('Carlist', { units: { estella: ['c-nav-cav-1', 'carlist backpack 2'] }, pub: poor });
  s.does('Carlist', 'activatePlace', 'estella').does('Carlist', 'group', ['c-nav-cav-1', backpack('Carlist', s.table)]);
  for (let i = 0; i < 3; i++) s.does('Carlist', 'go', 'estella los-arcos').does('Carlist', 'go', 'los-arcos estella');
  s.does('Carlist', 'go', 'estella los-arcos').does('Carlist', 'force', 'los-arcos viana').asks('Carlist', '10-d');
  const [told] = s.told('forcedMarch');
  expect([told!.dice, strength(s, 'c-nav-cav-1'), at(s, 'c-nav-cav-1')]).toEqual([[], 3, place('viana')]);
  expect([en.facts.forcedMarch(told!), es.facts.forcedMarch(told!)]).toEqual([
    'Forced march to Viana: nobody has to roll.',
    'Marcha forzada a Viana: nadie tiene que tirar.',
  ]);
});
test('11.2-b, 4.9-g a block that dies of its forced march takes no town', () => {
  const s = carlists({ units: { lerin: ['c-nav-inf-1 1'] }, pub: { ...poor, vp: 0 } }, 'lerin', ['c-nav-inf-1']);
  s.does('Carlist', 'go', 'lerin lodosa').does('Carlist', 'go', 'lodosa lerin').does('Carlist', 'go', 'lerin lodosa');
  s.dice(1).does('Carlist', 'force', 'lodosa calahorra').asks('Carlist', '10-d');
  expect([s.pub.vp, s.pub.control[space('calahorra')], at(s, 'c-nav-inf-1')]).toEqual([0, LIBERAL, -1]);
});
test('11.3-c a train whose last company dies on a forced march is eliminated, and goes into its box', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1 1', 'l-ts-ts-1'] } }, 'vitoria', 1, ['l-lin-inf-1', 'l-ts-ts-1']);
  s.does('Liberal', 'go', 'vitoria miranda')
    .does('Liberal', 'go', 'miranda pancorbo')
    .does('Liberal', 'go', 'pancorbo briviesca');
  s.dice(1, 6).does('Liberal', 'force', 'briviesca belorado');
  expect([at(s, 'l-lin-inf-1'), at(s, 'l-ts-ts-1'), s.pub.trains[LIBERAL]]).toEqual([-1, -1, [block('l-ts-ts-1')]]);
});
test('11.4-d units are left before a bare fortress to besiege it, and the others go on', () => {
  const s = carlists({ units: { estella: ['c-nav-inf-1', 'c-nav-inf-2'] }, fortresses: { 'los-arcos': 'Liberal' } }, 'estella', [
    'c-nav-inf-1',
    'c-nav-inf-2',
  ]);
  s.does('Carlist', 'go', 'estella los-arcos').does('Carlist', 'drop', ['c-nav-inf-2']).does('Carlist', 'go', 'los-arcos viana');
  s.does('Carlist', 'stop');
  expect([at(s, 'c-nav-inf-1'), at(s, 'c-nav-inf-2'), s.pub.control[space('los-arcos')]]).toEqual([
    place('viana'),
    place('los-arcos'),
    LIBERAL,
  ]);
});
test('11.4-c a single train in a fortress stops a group', () => {
  const s = carlists(
    { units: { estella: ['c-nav-inf-1'], 'los-arcos': ['l-ts-ts-1'] }, fortresses: { 'los-arcos': 'Liberal' } },
    'estella',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'estella los-arcos').asks('Carlist', '10-d');
});
test('11.4-d guns and a backpack in a fortress stop nobody', () => {
  const s = carlists(
    {
      units: { estella: ['c-nav-inf-1'], 'los-arcos': ['liberal field 2', 'liberal backpack 1'] },
      fortresses: { 'los-arcos': 'Liberal' },
    },
    'estella',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'estella los-arcos').asks('Carlist', '11.1-f').offers('Carlist', 'go', 'los-arcos viana');
});
test('11.4-b besieged enemies do not stop a group that passes', () => {
  const s = carlists(
    {
      units: { segura: ['c-nav-inf-1'], villafranca: ['c-gui-inf-1', 'l-lin-inf-1 inside'] },
      fortresses: { villafranca: 'Liberal' },
      besieged: ['villafranca'],
    },
    'segura',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'segura villafranca').does('Carlist', 'go', 'villafranca tolosa').does('Carlist', 'stop');
  expect(at(s, 'c-nav-inf-1')).toBe(place('tolosa'));
});
test('11.4-f a third group waits on a road of its own, and none of those who wait takes the space', () => {
  const s = scene.actions('Liberal', {
    units: {
      vitoria: ['l-lin-inf-1', 'l-lin-inf-2'],
      maeztu: ['l-lin-inf-3'],
      salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1'],
    },
    pub: poor,
  });
  s.does('Liberal', 'activatePlace', 'vitoria').dice(3).does('Liberal', 'group', ['l-lin-inf-1']);
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(3).does('Liberal', 'group', ['l-lin-inf-2']);
  s.does('Liberal', 'go', 'vitoria salvatierra').does('Liberal', 'activatePlace', 'maeztu');
  s.dice(3).does('Liberal', 'group', ['l-lin-inf-3']).does('Liberal', 'go', 'maeztu salvatierra');
  expect([s.pub.post[block('l-lin-inf-2')], s.pub.post[block('l-lin-inf-3')]]).toEqual([
    onRoad(road('vitoria', 'salvatierra')),
    onRoad(road('maeztu', 'salvatierra')),
  ]);
});
test('4.9-g, 9.1-a taking a second town after leaving the first: one VP back, one VP more', () => {
  const s = carlists({ units: { calahorra: ['c-nav-inf-1'] }, pub: { ...poor, vp: 3 } }, 'calahorra', ['c-nav-inf-1']);
  s.does('Carlist', 'go', 'calahorra alfaro').does('Carlist', 'go', 'alfaro tudela').does('Carlist', 'stop');
  expect([s.pub.vp, s.pub.control[space('calahorra')], s.pub.control[space('tudela')]]).toEqual([3, LIBERAL, CARLIST]);
});
test('4.9-b, 4.9-f a town with a fortress stays in its hands when the last block leaves', () => {
  const s = liberals(
    { units: { durango: ['l-lin-inf-1'] }, fortresses: { durango: 'Liberal' }, pub: { ...poor, vp: -2 } },
    'durango',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'durango bilbao').does('Liberal', 'stop');
  expect([s.pub.vp, s.pub.control[space('durango')]]).toEqual([-2, LIBERAL]);
});
test('10.2-d works are lost at the very moment their last defender marches off before enemies, not before', () => {
  const s = scene.actions('Carlist', { units: { viana: ['c-nav-inf-1'] }, pub: poor });
  s.does('Carlist', 'build', 'c-nav-inf-1').refuses('Carlist', 'activatePlace', 'viana', '10.1-a');
  expect(s.pub.fortress[space('viana')]).toBe(3 + CARLIST);
});
test('10.2-b no second marker where one is being built, whoever builds it', () => {
  const s = scene.actions('Liberal', { units: { viana: ['l-lin-inf-1', 'l-lin-inf-2'] }, pub: poor });
  s.does('Liberal', 'build', 'l-lin-inf-1').refuses('Liberal', 'build', 'l-lin-inf-2');
});
test('10.3-a a fortress with enemies before it is not pulled down', () => {
  scene
    .actions('Liberal', {
      units: { viana: ['l-lin-inf-1 inside', 'c-nav-inf-1'], vitoria: ['l-lin-inf-2'] },
      fortresses: { viana: 'Liberal' },
      besieged: ['viana'],
      pub: poor,
    })
    .refuses('Liberal', 'demolish', 'l-lin-inf-1');
});
test('10.3-a, 9.1-a a town of the other zone goes back when its fortress is pulled down and its block leaves', () => {
  const s = scene.actions('Liberal', {
    units: { tolosa: ['l-lin-inf-1', 'l-lin-inf-2'] },
    fortresses: { tolosa: 'Liberal' },
    pub: { ...poor, vp: 0 },
  });
  s.does('Liberal', 'demolish', 'l-lin-inf-1');
  expect([s.pub.control[space('tolosa')], s.pub.vp]).toEqual([LIBERAL, 0]); // the blocks hold it
  s.refuses('Liberal', 'group', ['l-lin-inf-1']);
});
test('10.1-c besieged units do not walk out', () => {
  scene
    .actions('Liberal', {
      units: { viana: ['l-lin-inf-1 inside', 'c-nav-inf-1'], vitoria: ['l-lin-inf-2'] },
      fortresses: { viana: 'Liberal' },
      besieged: ['viana'],
      pub: poor,
    })
    .refuses('Liberal', 'activatePlace', 'viana', '10.1-a');
});
test('23.1-b, 23.1-i an expedition leaves nobody in its region when it makes for the North, but may drop units there', () => {
  const s = scene.actions('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2'] },
    pub: { ...poor, expeditions: [regionNamed.aragon] },
  });
  s.does('Carlist', 'activatePlace', 'aragon').refuses('Carlist', 'group', ['c-nav-inf-1'], '23.1-b');
  s.does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2']).does('Carlist', 'north');
  s.refuses('Carlist', 'drop', ['c-nav-inf-2']).does('Carlist', 'go', 'aragon tudela').does('Carlist', 'drop', ['c-nav-inf-2']);
  s.does('Carlist', 'go', 'tudela caparroso').does('Carlist', 'stop');
  expect([at(s, 'c-nav-inf-1'), at(s, 'c-nav-inf-2')]).toEqual([place('caparroso'), place('tudela')]);
});
test('23.1-g a Liberal group that has rolled for the North stays or goes there, to no other region', () => {
  const s = scene.actions('Liberal', { units: { aragon: ['l-lin-inf-1', 'l-lin-inf-2'] }, pub: poor });
  s.does('Liberal', 'activatePlace', 'aragon').does('Liberal', 'group', ['l-lin-inf-1']).dice(1).does('Liberal', 'north');
  s.refuses('Liberal', 'cross', 'cataluna').does('Liberal', 'stop');
  expect([at(s, 'l-lin-inf-1'), acted(s, 'l-lin-inf-1'), acted(s, 'l-lin-inf-2')]).toEqual([place('aragon'), true, false]);
});
test('4.5-a, 23.1-f a connection costs a point more than its road, and a Liberal may force his way in', () => {
  const s = liberals({ units: { roncal: ['l-lin-inf-1'] } }, 'roncal', 1, ['l-lin-inf-1']);
  s.offers('Liberal', 'go', 'roncal aragon'); // 2 + 1 = 3 points
  const tired = liberals({ units: { roncal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'] } }, 'roncal', 1, [
    'l-lin-inf-1',
    'l-lin-inf-2',
    'l-lin-inf-3',
  ]);
  tired.refuses('Liberal', 'go', 'roncal aragon').dice(3, 4, 4).does('Liberal', 'force', 'roncal aragon');
  expect([strength(tired, 'l-lin-inf-1'), at(tired, 'l-lin-inf-1')]).toEqual([3, place('aragon')]);
});
test('23-b, 23-c with its one expedition away in 1835 a second group may only join it', () => {
  const s = carlists(
    { year: 1835, units: { aragon: ['c-nav-inf-1'], roncal: ['c-nav-inf-2'], arnedo: ['c-gui-inf-1'] } },
    'arnedo',
    ['c-gui-inf-1'],
  );
  s.refuses('Carlist', 'go', 'arnedo castilla-leon').does('Carlist', 'go', 'arnedo alfaro').does('Carlist', 'stop');
  s.does('Carlist', 'activatePlace', 'roncal').does('Carlist', 'group', ['c-nav-inf-2']).does('Carlist', 'go', 'roncal aragon');
  expect(at(s, 'c-nav-inf-2')).toBe(place('aragon'));
});
