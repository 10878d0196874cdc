import { expect, test } from 'vitest';
import type { PlaceName } from '../data/places.ts';
import { INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { countersAt, pointsAt, pointsOf } from '../queries/units.ts';
import { place } from './lay.ts';
import { field, mountain, type Scened, scene, stage, tableOf } from './scene.ts';

type Acting = ReturnType<typeof scene.actions>;
const [FIELD, MOUNTAIN] = [0, 1] as const;
const fieldAt = (s: Acting, side: 0 | 1, at: PlaceName, post = 0): number => pointsAt(s.pub, side, FIELD, place(at), post);
/** What is offered to be split, as [points of the counter, of the part]. */
const splits = (s: Acting, side: 'Liberal' | 'Carlist'): [number, number][] =>
  s.offered(side, 'divide').map(({ counter, points }) => [pointsOf(s.pub, counter), points] as [number, number]);
/** Five small Liberal field counters and some large ones, all on the table. */
const small: Scened['units'] = {
  vitoria: ['liberal field 1'],
  logrono: ['liberal field 1'],
  bilbao: ['liberal field 1'],
  haro: ['l-lin-inf-9', 'liberal field 2'],
};

test('14-b, 11.3-a two of four field points march with a block, two stay in the fortress; no action is spent on it', () => {
  const s = scene.actions('Liberal', { units: { pamplona: ['l-lin-inf-1', 'liberal field 4'] } }, 1);
  expect(splits(s, 'Liberal')).toEqual([
    [4, 1],
    [4, 2],
  ]);
  s.does('Liberal', 'divide', { counter: field('Liberal', s.table), points: 2 });
  expect([s.told('gunDivided'), s.pub.points]).toEqual([
    [{ side: 'Liberal', kind: FIELD, place: place('pamplona'), points: 2, rest: 2 }],
    2,
  ]);
  const [one] = countersAt(s.pub, LIBERAL, FIELD, place('pamplona'));
  s.does('Liberal', 'activatePlace', 'pamplona').dice(4).does('Liberal', 'group', ['l-lin-inf-1', one]);
  s.does('Liberal', 'go', 'pamplona puente-la-reina').does('Liberal', 'stop');
  expect([fieldAt(s, LIBERAL, 'pamplona'), fieldAt(s, LIBERAL, 'puente-la-reina')]).toEqual([2, 2]);
});
test('14-b, 11.5-b what was split and stayed together is one unit again when the actions are over', () => {
  const t = tableOf({ active: 'Carlist', units: { estella: ['c-nav-inf-1', 'carlist field 2'] } });
  t.dark.chance.loaded!.draws.push(0);
  const s = stage.from('phase', { side: 'Carlist' }, t);
  s.asks('Carlist', '14.3-b').does('Carlist', 'enough');
  s.does('Carlist', 'divide', { counter: field('Carlist', s.table), points: 1 });
  expect(countersAt(s.pub, CARLIST, FIELD, place('estella')).length).toBe(2);
  s.does('Carlist', 'endActions');
  expect(countersAt(s.pub, CARLIST, FIELD, place('estella')).map(one => pointsOf(s.pub, one))).toEqual([2]);
});
test('14-b neither a single point nor a backpack is split, nor guns that have acted or belong to the enemy', () => {
  const s = scene.actions('Liberal', {
    units: {
      pamplona: ['l-lin-inf-1', 'liberal field 1', 'liberal backpack 2'],
      vitoria: ['l-lin-inf-2', 'liberal mountain 2 acted'],
      estella: ['c-nav-inf-1', 'carlist field 2'],
    },
  });
  expect(splits(s, 'Liberal')).toEqual([]);
  const own = scene.actions('Liberal', { units: { vitoria: ['l-lin-inf-2', 'liberal mountain 2'] } });
  own.does('Liberal', 'divide', { counter: mountain('Liberal', own.table), points: 1 });
  expect(pointsAt(own.pub, LIBERAL, MOUNTAIN, place('vitoria'))).toBe(2);
});
test('14-b, 6-a guns in mutiny stay as they are', () => {
  const s = scene.actions('Liberal', {
    units: { pamplona: ['l-lin-inf-1', 'liberal field 4'] },
    pub: { mutiny: [place('pamplona')] },
  });
  expect(splits(s, 'Liberal')).toEqual([]);
});
test('14-b, 13.1-d one of two besieged points sails out of a port, the other stays inside', () => {
  const s = scene.actions('Liberal', {
    units: { 'san-sebastian': ['l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'liberal field 2 inside', 'c-gui-inf-1'] },
    besieged: ['san-sebastian'],
  });
  s.does('Liberal', 'divide', { counter: field('Liberal', s.table), points: 1 });
  const [one] = countersAt(s.pub, LIBERAL, FIELD, place('san-sebastian'), INSIDE);
  s.does('Liberal', 'sail', 'san-sebastian').does('Liberal', 'aboard', ['l-lin-inf-1', one]).does('Liberal', 'ashore', 'laredo');
  expect([fieldAt(s, LIBERAL, 'san-sebastian', INSIDE), fieldAt(s, LIBERAL, 'laredo')]).toEqual([1, 1]);
});
test('14-b a split needs counters of the box for both parts: five show 1 or 2, three show 3 or 4', () => {
  const full = scene.actions('Liberal', {
    units: { ...small, tudela: ['l-lin-inf-8', 'liberal field 2'], pamplona: ['l-lin-inf-1', 'liberal field 4'] },
  });
  // Four and two would need a sixth small counter, three and one too; the small ones split into smaller ones need one as well.
  expect(splits(full, 'Liberal')).toEqual([]);
  const one = scene.actions('Liberal', { units: { ...small, pamplona: ['l-lin-inf-1', 'liberal field 4'] } });
  // One small counter is left: 3 and 1 can be shown, 2 and 2 cannot; and of the 2 in Haro two of 1.
  expect(splits(one, 'Liberal')).toEqual([
    [2, 1],
    [4, 1],
  ]);
});
test('24.8-d, 14-b no point is lost in a redeployment for want of a counter: what the box cannot show is not split', () => {
  const of = (units: Scened['units']) => {
    const s = scene.section('redeployment', { side: 'Liberal', units: 6 }, { active: 'Liberal', units: { ...small, ...units } });
    const guns = field('Liberal', s.table);
    const parts = s.offered('Liberal', 'lift').filter(({ unit, points }) => points > 0 && s.pub.at[unit] === place('pamplona'));
    return [guns >= 0, parts.map(({ points }) => points)];
  };
  expect(of({ tudela: ['l-lin-inf-8', 'liberal field 2'], pamplona: ['l-lin-inf-1', 'liberal field 4'] })).toEqual([true, [4]]);
  expect(of({ pamplona: ['l-lin-inf-1', 'liberal field 4'] })).toEqual([true, [1, 3, 4]]);
});
test('20.1-b, 14-b with every counter on the table a point goes only where the one there can show it', () => {
  const s = scene.section(
    'batteries',
    { side: 'Liberal', points: 1, field: true },
    {
      active: 'Liberal',
      units: {
        vitoria: ['liberal field 3'],
        logrono: ['liberal field 3'],
        bilbao: ['liberal field 4'],
        pamplona: ['liberal field 2'],
        'san-sebastian': ['liberal field 1'],
        aragon: ['l-lin-inf-1', 'liberal field 2'],
        cataluna: ['l-lin-inf-2', 'liberal field 2'],
        andalucia: ['l-lin-inf-3', 'liberal field 2'],
      },
    },
  );
  const to = (at: PlaceName) => ({ kind: 0, at: place(at) });
  for (const at of ['pamplona', 'bilbao', 'aragon'] as const) s.refuses('Liberal', 'gun', to(at));
  for (const at of ['vitoria', 'san-sebastian'] as const) s.offers('Liberal', 'gun', to(at));
});
test('14-b, 14.3-c one of two guns in the mountains is hidden, the other stays', () => {
  const s = scene.section('deployOrHide', {}, { active: 'Carlist', units: { segura: ['c-nav-inf-1', 'carlist mountain 2'] } });
  s.does('Carlist', 'hide', { counter: mountain('Carlist', s.table), points: 1 });
  expect(pointsAt(s.pub, CARLIST, MOUNTAIN, place('segura'))).toBe(1);
});
