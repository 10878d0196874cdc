import { expect, test } from 'vitest';
import type { CardCondition } from '../data/cards/vocabulary.ts';
import { CARDS, cardNamed } from '../data/cards.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { holdsTrue, type Occasion, targetPlaces, targets } from '../queries/conditions.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

const holdsFor = (cond: CardCondition, on: Partial<Occasion> = {}, laid: Laid = {}): boolean => {
  const t = lay(laid);
  const side = on.side ?? CARLIST;
  return holdsTrue(t.pub, side === LIBERAL ? t.own.Liberal : t.own.Carlist, cond, { side, ...on });
};

test('7.1-b, 7.3-b conditions of combat', () => {
  expect([holdsFor({ is: 'attacker' }, { role: 'attacker' }), holdsFor({ is: 'defender' }, { role: 'attacker' })]).toEqual([
    true,
    false,
  ]);
  expect([holdsFor({ is: 'relief' }, { relief: true }), holdsFor({ is: 'relief' })]).toEqual([true, false]);
  expect([holdsFor({ is: 'round', round: 1 }, { round: 1 }), holdsFor({ is: 'round', round: 1 }, { round: 2 })]).toEqual([
    true,
    false,
  ]);
  expect([
    holdsFor({ is: 'terrain', terrain: 'abrupt' }, { place: space('durango') }),
    holdsFor({ is: 'terrain', terrain: 'abrupt' }, { place: place('aragon') }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'zone', of: 'Carlist' }, { place: space('durango') }),
    holdsFor({ is: 'zone', of: 'Carlist' }, { place: space('vitoria') }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'in-the-north' }, { place: space('durango') }),
    holdsFor({ is: 'in-the-north' }, { place: place('aragon') }),
  ]).toEqual([true, false]);
});

test('7.1-b conditions of a march', () => {
  expect([
    holdsFor({ is: 'group-up-to', blocks: 4 }, { blocks: 4 }),
    holdsFor({ is: 'group-up-to', blocks: 4 }, { blocks: 5 }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'group-from-zone', of: 'Carlist' }, { from: space('durango') }),
    holdsFor({ is: 'group-from-zone', of: 'Carlist' }, { from: space('vitoria') }),
  ]).toEqual([true, false]);
  const town: CardCondition = { is: 'empty-town-entered' };
  expect(holdsFor(town, { place: space('calahorra') })).toBe(true);
  expect(holdsFor(town, { place: space('calahorra') }, { units: { calahorra: ['l-lin-inf-1'] } })).toBe(false);
  expect(holdsFor(town, { place: space('calahorra') }, { fortresses: { calahorra: 'Liberal' } })).toBe(false);
  expect([holdsFor(town, { place: space('durango') }), holdsFor(town, { place: space('viana') })]).toEqual([false, false]);
});

test('7.1-b conditions of the war at large', () => {
  expect(holdsFor({ is: 'france', least: 3 })).toBe(true);
  expect(holdsFor({ is: 'france', least: 4 })).toBe(false);
  expect(holdsFor({ is: 'expedition' })).toBe(false);
  const out: Laid = { year: 1836, units: { aragon: ['c-nav-inf-1'] } };
  expect([
    holdsFor({ is: 'expedition' }, {}, out),
    holdsFor({ is: 'expedition-in', region: 'aragon' }, {}, out),
    holdsFor({ is: 'expedition-in', region: 'galicia' }, {}, out),
  ]).toEqual([true, true, false]);
  expect(holdsFor({ is: 'uprising', region: 'cataluna', level: 1 })).toBe(true);
  expect([
    holdsFor({ is: 'command', side: 'Carlist', least: 1 }),
    holdsFor({ is: 'command', side: 'Carlist', least: 2 }),
  ]).toEqual([true, false]);
  const siege: Laid = { units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] };
  expect([holdsFor({ is: 'carlists-besiege-a-city' }), holdsFor({ is: 'carlists-besiege-a-city' }, {}, siege)]).toEqual([
    false,
    true,
  ]);
  expect(holdsFor({ is: 'carlists-hold-or-besiege-a-city' }, {}, { fortresses: { vitoria: 'Carlist' } })).toBe(true);
  const foundries: CardCondition = { is: 'controls-any', side: 'Carlist', spaces: ['azpeitia', 'onate', 'eibar'] };
  expect([
    holdsFor(foundries),
    holdsFor(foundries, {}, { fortresses: { azpeitia: 'Liberal', onate: 'Liberal', eibar: 'Liberal' } }),
  ]).toEqual([true, false]);
  expect([
    holdsFor({ is: 'band-in-box' }),
    holdsFor({ is: 'band-in-box' }, {}, { pub: { bands: [block('c-par-inf-1')] } }),
  ]).toEqual([false, true]);
  const closed: Laid = { pub: { standing: [{ what: 'border-closed', side: -1, n: 0, until: 'year' }] } };
  expect([
    holdsFor({ is: 'not-standing', what: 'border-closed' }),
    holdsFor({ is: 'not-standing', what: 'border-closed' }, {}, closed),
  ]).toEqual([true, false]);
});

test('6-a, 7-h what a card may strike: Chapelgorris, mutinies, the unpaid Legion', () => {
  const t = lay({
    units: {
      bilbao: ['l-lin-inf-1', 'l-lin-cav-1'],
      pamplona: ['l-rea-inf-1'],
      vitoria: ['l-bri-inf-1', 'l-ts-ts-1'],
      tolosa: ['l-lin-inf-2'],
      aragon: ['l-pro-inf-1'],
    },
  });
  const effectOf = (name: 'L2' | 'L15' | 'L19' | 'L33' | 'C18') => CARDS[cardNamed(name)]!.effects.at(-1)!;
  const marker = effectOf('L2');
  const on = marker.op === 'marker' && typeof marker.on === 'object' ? marker.on : null;
  expect(targets(t.pub, t.own.Liberal, on!).sort((a, b) => a - b)).toEqual([
    block('l-lin-inf-1'),
    block('l-lin-inf-2'),
    block('l-bri-inf-1'),
  ]);
  expect(holdsTrue(t.pub, t.own.Liberal, { is: 'block-for-marker' }, { side: LIBERAL }, on)).toBe(true);
  const mutiny = effectOf('L15');
  const places = mutiny.op === 'marker' && typeof mutiny.on === 'object' ? targetPlaces(t.pub, t.own.Liberal, mutiny.on) : [];
  expect(places).toEqual([space('bilbao'), space('vitoria'), space('pamplona'), place('aragon')]);
  const granja = effectOf('L19');
  expect(granja.op === 'marker' && typeof granja.on === 'object' ? targetPlaces(t.pub, t.own.Liberal, granja.on) : []).toEqual([
    space('pamplona'),
  ]);
  const border = effectOf('L33');
  const french = lay({ units: { vera: ['c-nav-inf-1'], estella: ['c-nav-inf-2'], irun: ['c-ts-ts-1'] } });
  expect(border.op === 'lose-strength' ? targetPlaces(french.pub, french.own.Carlist, border.from) : []).toEqual([space('vera')]);
  const unpaid = effectOf('C18');
  expect(unpaid.op === 'lose-strength' ? targets(t.pub, t.own.Liberal, unpaid.from) : []).toEqual([block('l-bri-inf-1')]);
});
