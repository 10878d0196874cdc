import { expect, test } from 'vitest';
import { placeNamed } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { markersLeft } from '../queries/fortresses.ts';
import { pointsAt } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

type Laid = Parameters<typeof tableOf>[0];
const poor = { command: [0, 0] as [number, number] };
const levels = (raised: Partial<Record<keyof typeof regionNamed, number>>): number[] => {
  const list = [0, 0, 0, 0, 0, 0, 1, 0, 1];
  for (const [name, level] of Object.entries(raised)) list[regionNamed[name as keyof typeof regionNamed]] = level;
  return list;
};
const loaded = (laid: Laid, dice: number[]) => {
  const t = tableOf(laid);
  t.dark.chance.loaded!.dice.push(...dice);
  return t;
};

test('23-b, 23-c in 1836 two expeditions are out: a third group may join one of them, or stay', () => {
  const s = scene.actions('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1'], galicia: ['c-gui-inf-1'], arnedo: ['c-nav-inf-2'], tudela: ['c-viz-inf-1'] },
    pub: poor,
  });
  s.does('Carlist', 'activatePlace', 'arnedo')
    .does('Carlist', 'group', ['c-nav-inf-2'])
    .refuses('Carlist', 'go', 'arnedo castilla-leon');
  s.does('Carlist', 'go', 'arnedo alfaro').does('Carlist', 'stop');
  s.does('Carlist', 'activatePlace', 'tudela').does('Carlist', 'group', ['c-viz-inf-1']).does('Carlist', 'go', 'tudela aragon');
  expect(s.pub.at[block('c-viz-inf-1')]).toBe(place('aragon'));
});
test('23-b in 1834 no Carlist crosses a connection, a Liberal does', () => {
  const s = scene.actions('Carlist', { year: 1834, units: { tudela: ['c-nav-inf-1'] }, pub: poor });
  s.does('Carlist', 'activatePlace', 'tudela')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .refuses('Carlist', 'go', 'tudela aragon')
    .refuses('Carlist', 'force', 'tudela aragon');
  const l = scene.actions('Liberal', { year: 1834, units: { tudela: ['l-lin-inf-1'] }, pub: poor });
  l.does('Liberal', 'activatePlace', 'tudela')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1'])
    .does('Liberal', 'go', 'tudela aragon');
  expect(l.pub.at[block('l-lin-inf-1')]).toBe(place('aragon'));
});
test('10-c five regions at 2 or 3 and an expedition out: its point moves it, and sends no new one', () => {
  const s = stage.from(
    'phase',
    { side: 'Carlist' },
    (() => {
      const t = tableOf({
        year: 1836,
        units: { aragon: ['c-nav-inf-1'], tudela: ['c-gui-inf-1'] },
        pub: { ...poor, uprising: levels({ galicia: 2, andalucia: 2, extremadura: 3, aragon: 2, cataluna: 2 }) },
      });
      t.dark.chance.loaded!.draws.push(0);
      return t;
    })(),
  );
  expect(s.pub.expeditionPoints).toBe(1);
  s.pub.points = 0;
  s.pub.command = [0, 0]; // without a deck the draw has brought a command point
  s.refuses('Carlist', 'activatePlace', 'tudela', '10-d').does('Carlist', 'activatePlace', 'aragon');
  expect(s.pub.expeditionPoints).toBe(0);
});
test('23.4-d, 10-e Liberals who have put a region down do not march in the same phase, those who watched do', () => {
  const s = scene.actions('Liberal', {
    units: { galicia: ['l-lin-inf-1', 'l-lin-inf-2'] },
    pub: { ...poor, uprising: levels({ galicia: 1 }) },
  });
  s.does('Liberal', 'suppress', 'galicia').dice(3).does('Liberal', 'partake', ['l-lin-inf-1']);
  s.does('Liberal', 'activatePlace', 'galicia')
    .refuses('Liberal', 'group', ['l-lin-inf-1'])
    .offers('Liberal', 'group', ['l-lin-inf-2']);
});
test('10.7-a no uprising is put down beside an expedition, and the region is free again when it has left', () => {
  const s = scene.actions('Liberal', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'] },
    pub: { ...poor, uprising: levels({ aragon: 2, galicia: 1 }) },
  });
  s.refuses('Liberal', 'suppress', 'aragon').offers('Liberal', 'suppress', 'galicia');
});
test('23.4-b a lone block that dies of putting a region down is gone, and the level has fallen', () => {
  const s = scene.actions('Liberal', {
    units: { galicia: ['l-pro-inf-1 1'] },
    pub: { ...poor, uprising: levels({ galicia: 2 }) },
  });
  s.does('Liberal', 'suppress', 'galicia').dice(2).does('Liberal', 'partake', ['l-pro-inf-1']);
  if (s.place() === 'suppression.suffer') s.does('Liberal', 'loseOne', 'l-pro-inf-1');
  expect([s.pub.at[block('l-pro-inf-1')], s.pub.uprising[regionNamed.galicia], s.own.Liberal.bag]).toEqual([
    -1,
    1,
    [block('l-pro-inf-1')],
  ]);
});
test('23.4-b, 11.3-c its guns in the region go with it', () => {
  const s = scene.actions('Liberal', {
    units: { galicia: ['l-pro-inf-1 1', 'liberal field 2'] },
    pub: { ...poor, uprising: levels({ galicia: 2 }) },
  });
  s.does('Liberal', 'suppress', 'galicia').dice(2).does('Liberal', 'partake', ['l-pro-inf-1']);
  if (s.place() === 'suppression.suffer') s.does('Liberal', 'loseOne', 'l-pro-inf-1');
  expect(pointsAt(s.pub, LIBERAL, 0, place('galicia'))).toBe(0);
});
test('22.1-a, 22.1-b a 12 with every region at 3 raises nothing and asks nobody', () => {
  const s = stage.from('uprising', {}, loaded({ pub: { uprising: [3, 3, 3, 3, 3, 3, 3, 3, 3] } }, [6, 6]));
  expect([s.over(), s.told('uprisingLevel')]).toEqual([true, []]);
});
test('22.2-a, 22.2-b two expeditions roll in the order the Carlist likes, and he may leave one be', () => {
  const s = stage.from(
    'uprising',
    {},
    loaded(
      { year: 1836, units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2'], galicia: ['c-gui-inf-1'] }, pub: { uprising: levels({}) } },
      [3, 3],
    ),
  );
  s.asks('Carlist', '22.2-b').dice(1).does('Carlist', 'stir', 'galicia').does('Carlist', 'pass');
  expect([s.over(), s.pub.uprising[regionNamed.galicia], s.pub.uprising[regionNamed.aragon]]).toEqual([true, 1, 0]);
});
test('23.3-b, 9.1-j an expedition that forages itself to death costs its prestige and calms the region', () => {
  const s = stage.from(
    'supply',
    { side: 'Carlist', winter: false },
    loaded(
      {
        year: 1836,
        active: 'Carlist',
        units: { galicia: ['c-nav-inf-1 1', 'c-nav-inf-2 1'] },
        pub: { uprising: levels({ galicia: 2 }), prestige: 1 },
      },
      [1, 1],
    ),
  );
  expect([s.pub.uprising[regionNamed.galicia], s.pub.prestige, s.pub.debt, s.pub.at[block('c-nav-inf-1')]]).toEqual([
    1, 0, 1, -1,
  ]);
});
test('23.2-f, 23.1-b an expedition that has left takes the pursuit with it, though friends of it come in the same phase', () => {
  const s = scene.actions('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'], tudela: ['c-gui-inf-1'] },
    pub: { ...poor, pursuit: [0, 0, 0, 0, 0, 0, 0, 3, 0], expeditions: [regionNamed.aragon] },
  });
  s.does('Carlist', 'activatePlace', 'aragon').does('Carlist', 'group', ['c-nav-inf-1']).does('Carlist', 'cross', 'cataluna');
  s.does('Carlist', 'activatePlace', 'tudela').does('Carlist', 'group', ['c-gui-inf-1']).does('Carlist', 'go', 'tudela aragon');
  expect([s.pub.pursuit[regionNamed.aragon], s.pub.at[block('c-gui-inf-1')]]).toEqual([0, placeNamed.aragon]);
});
test('9.1-f, 9.1-e three cities and an expedition against two armies: one box', () => {
  const s = stage.from(
    'check',
    {},
    tableOf({
      year: 1836,
      units: {
        bilbao: ['c-viz-inf-1'],
        vitoria: ['c-ala-inf-1'],
        pamplona: ['c-nav-inf-1'],
        aragon: ['c-gui-inf-1'],
        durango: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-cav-1'],
        tolosa: ['l-pro-inf-1', 'l-pro-inf-2', 'l-pro-inf-3', 'l-pro-inf-4'],
      },
      besieged: ['bilbao', 'vitoria', 'pamplona'],
      pub: { prestige: 0, uprising: levels({}) },
    }),
  );
  expect([s.told('prestigeAdvance')[0], s.pub.prestige]).toMatchObject([{ cities: 3, expedition: true, armies: 2, steps: 1 }, 1]);
});
test('10.2-b the sixteenth Liberal fortress is not begun, though one be under construction only', () => {
  const fortresses = Object.fromEntries(
    [
      'haro',
      'miranda',
      'tudela',
      'tafalla',
      'sanguesa',
      'calahorra',
      'valmaseda',
      'estella',
      'tolosa',
      'irun',
      'vergara',
      'onate',
      'azpeitia',
      'durango',
    ].map(name => [name, 'Liberal'] as const),
  );
  const s = scene.actions('Liberal', { units: { viana: ['l-lin-inf-1'], lerin: ['l-lin-inf-2'] }, fortresses, pub: poor });
  s.does('Liberal', 'build', 'l-lin-inf-1').refuses('Liberal', 'build', 'l-lin-inf-2');
  expect([markersLeft(s.pub, LIBERAL), markersLeft(s.pub, CARLIST), s.pub.control[space('viana')]]).toEqual([0, 10, LIBERAL]);
});
