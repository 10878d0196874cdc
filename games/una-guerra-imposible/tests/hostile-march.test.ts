import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { block, place, space } from './lay.ts';
import { field, scene } from './scene.ts';

type Laid = Parameters<typeof scene.actions>[1];
type Marched = ReturnType<typeof scene.actions>;
const command = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });
const liberals = (laid: Laid, from: string, die: number, group: unknown[]) =>
  scene.actions('Liberal', laid).does('Liberal', 'activatePlace', from).dice(die).does('Liberal', 'group', group);
const carlists = (laid: Laid, from: string, group: unknown[]) => {
  const s = scene.actions('Carlist', laid).does('Carlist', 'activatePlace', from);
  if (s.place() === 'activation.gather') s.does('Carlist', 'pass');
  return s.does('Carlist', 'group', group);
};
const at = (s: Marched, name: Parameters<typeof block>[0]): number => s.pub.at[block(name)]!;

test('11.6-n into a refuge the Carlists come sure, from whatever space, for a point each', () => {
  const s = liberals(
    {
      units: {
        salvatierra: ['l-lin-inf-1'],
        estella: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1'],
        alsasua: ['c-ala-inf-1'],
      },
      pub: command(0, 2),
    },
    'salvatierra',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'salvatierra amescoas').does('Carlist', 'intercept', [
    'c-nav-inf-1',
    'c-nav-inf-2',
    'c-nav-inf-3',
    'c-gui-inf-1',
  ]);
  s.does('Carlist', 'intercept', ['c-ala-inf-1']).does('Carlist', 'settleFirst', 'alsasua').spent();
  expect([at(s, 'c-gui-inf-1'), at(s, 'c-ala-inf-1'), s.pub.command[CARLIST]]).toEqual([place('amescoas'), place('amescoas'), 0]);
});
test('11.6-j with one command point a second space cannot be announced', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], mondragon: ['c-gui-inf-1'] },
      hands: { Carlist: [cardNamed('C5')] },
      pub: command(0, 1),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').does('Carlist', 'intercept', ['c-viz-inf-1']);
  s.refuses('Carlist', 'intercept', ['c-gui-inf-1']).dice(6).does('Carlist', 'pass');
  expect([at(s, 'c-viz-inf-1'), at(s, 'c-gui-inf-1')]).toEqual([place('villarreal'), place('mondragon')]);
});
test('11.6-i, 11.6-j units of two spaces make no single attempt', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], mondragon: ['c-gui-inf-1'] }, pub: command(0, 3) },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').refuses('Carlist', 'intercept', ['c-viz-inf-1', 'c-gui-inf-1'], '11.6-i');
});
test('11.6-m, 4.9-g, 9.1-a a town left by its interceptors goes back to its zone, and the VP with it', () => {
  const s = liberals(
    { units: { arnedo: ['l-lin-inf-1'], calahorra: ['c-nav-inf-1'] }, pub: { ...command(0, 1), vp: 2 } },
    'arnedo',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'arnedo ausejo').dice(5).does('Carlist', 'intercept', ['c-nav-inf-1']);
  expect([s.pub.control[space('calahorra')], s.pub.vp, at(s, 'c-nav-inf-1')]).toEqual([LIBERAL, 1, place('ausejo')]);
});
test('11.6-d nobody intercepts out of a space in which an enemy stands, unless that enemy is besieged there', () => {
  const from = (besieged: boolean) =>
    liberals(
      {
        units: {
          vitoria: ['l-lin-inf-1'],
          durango: besieged ? ['c-viz-inf-1', 'l-pro-inf-1 inside'] : ['c-viz-inf-1', 'l-pro-inf-1'],
        },
        fortresses: { durango: 'Liberal' },
        besieged: besieged ? ['durango'] : [],
        pub: command(0, 1),
      },
      'vitoria',
      3,
      ['l-lin-inf-1'],
    ).does('Liberal', 'go', 'vitoria villarreal');
  from(false).asks('Liberal', '11.1-f');
  from(true).asks('Carlist', '11.6-a');
});
test('12.1-a, 11.4-j the last besiegers may be brought away by a concentration, and the siege is over at once', () => {
  const s = scene.actions('Carlist', {
    units: { segura: ['c-nav-inf-1'], alsasua: ['c-viz-inf-1', 'l-pro-inf-1 inside'] },
    fortresses: { alsasua: 'Liberal' },
    besieged: ['alsasua'],
    pub: command(0, 0),
  });
  s.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'concentrate', ['c-viz-inf-1']);
  expect([s.pub.siege[space('alsasua')], s.pub.post[block('l-pro-inf-1')]]).toEqual([0, IN_THE_OPEN]);
});
test('12.3-a, 11.1-c a field gun has a point less, and without it no countermarch', () => {
  const s = carlists(
    {
      units: { alsasua: ['c-nav-inf-1', 'carlist field 1'], estella: ['l-lig-inf-1'], 'los-arcos': ['l-lin-inf-1'] },
      pub: command(0, 0),
    },
    'alsasua',
    ['c-nav-inf-1', 84],
  );
  // Seven points, six for the gun: 1 for the attempt, 2 into Estella, 1 by a main road or 2 beyond.
  s.offers('Carlist', 'countermarch', 'alsasua estella');
  (s.pos.stack.at(-1)!.my as { spent: number }).spent = 3;
  s.refuses('Carlist', 'countermarch', 'alsasua estella');
  expect(field('Carlist', s.table)).toBe(84);
});
test('12.3-h, 11.4-f a countermarch passes a space where friends fight already, and nobody is left on a road', () => {
  const s = scene.actions('Carlist', {
    units: { alsasua: ['c-nav-inf-1', 'c-nav-inf-2'], estella: ['l-lig-inf-1'] },
    pub: command(0, 0),
  });
  s.does('Carlist', 'activatePlace', 'alsasua')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'go', 'alsasua estella');
  s.does('Carlist', 'group', ['c-nav-inf-2'])
    .dice(2)
    .does('Carlist', 'countermarch', 'alsasua estella')
    .does('Carlist', 'go', 'estella los-arcos');
  s.does('Carlist', 'stop');
  expect([at(s, 'c-nav-inf-2'), s.pub.post[block('c-nav-inf-2')], s.told('waits')]).toEqual([
    place('los-arcos'),
    IN_THE_OPEN,
    [],
  ]);
});
test('13.2-g who lands behind friends waits at sea, and the journal does not put them on a road', () => {
  const s = scene.actions('Liberal', {
    units: {
      bilbao: ['l-lin-inf-1'],
      laredo: ['l-lin-inf-2'],
      bermeo: ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3', 'c-gui-inf-1'],
    },
    pub: command(0, 0),
  });
  s.does('Liberal', 'activatePlace', 'bilbao').dice(4).does('Liberal', 'group', ['l-lin-inf-1']);
  s.does('Liberal', 'go', 'bilbao munguia')
    .does('Liberal', 'go', 'munguia bermeo')
    .does('Liberal', 'land', 'laredo')
    .does('Liberal', 'aboard', ['l-lin-inf-2']);
  const [told] = s.told('waits').slice(-1);
  expect([en.facts.waits(told!), es.facts.waits(told!)]).toEqual([
    'The group waits at sea before Bermeo.',
    'El grupo espera en el mar frente a Bermeo.',
  ]);
});
