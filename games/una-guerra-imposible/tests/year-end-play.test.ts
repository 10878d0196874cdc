import { expect, test } from 'vitest';
import { HIDDEN_BOX } from '../data/places.ts';
import { BUILT } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { block, place, space } from './lay.ts';
import { field, stage, tableOf } from './scene.ts';

const check = (laid: Parameters<typeof tableOf>[0]) => stage.from('check', {}, tableOf(laid));

test('EX-6, 9.1-d, 9.1-e, 9.1-f, 9.1-g prestige is counted at every victory check', () => {
  const besieged = check({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] });
  expect(besieged.pub.prestige).toBe(1);
  const army = check({
    year: 1836,
    units: { aragon: ['c-nav-inf-1'], segura: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1'] },
  });
  expect(army.told('prestigeAdvance')).toEqual([{ cities: 0, expedition: true, armies: 1, steps: 0 }]);
  const t = tableOf({});
  t.pub.fortress[space('bilbao')] = BUILT + CARLIST;
  t.pub.control[space('bilbao')] = CARLIST;
  expect(stage.from('check', {}, t).pub.prestige).toBe(1);
});
test('9.1-h, 9.1-i a lap of prestige is a VP', () => {
  const at = check({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'], pub: { prestige: 3, vp: 0 } });
  expect([at.pub.prestige, at.pub.vp]).toEqual([0, 1]);
});
test('9.1-k, 9-b regions at level 3 score, and the automatic zone ends the war', () => {
  const at = check({ pub: { uprising: [3, 3, 3, 3, 3, 0, 1, 0, 1], vp: 8 } });
  expect([at.pub.vp, at.pub.ending, at.pub.winner]).toEqual([10, 'automatic', 'Carlist']);
  const three = check({ pub: { uprising: [3, 3, 3, 0, 0, 0, 1, 0, 1], vp: 8 } });
  expect([three.pub.vp, three.pub.ending]).toEqual([9, null]);
  expect(check({ pub: { vp: -10 } }).pub.winner).toBe('Liberal');
});
test('9-e two Carlist cities end everything at once', () => {
  const t = tableOf({ active: 'Carlist', pub: { points: 8 }, units: { segura: ['c-nav-inf-1'] } });
  for (const city of ['bilbao', 'vitoria'] as const) {
    t.pub.fortress[space(city)] = BUILT + CARLIST;
    t.pub.control[space(city)] = CARLIST;
  }
  const at = stage.from('actions', { side: 'Carlist' }, t);
  expect([at.over(), at.pub.ending, at.pub.winner]).toEqual([true, 'two-cities', 'Carlist']);
});

const yearEnd = (laid: Parameters<typeof tableOf>[0], ...dice: number[]) => {
  const t = tableOf(laid);
  t.dark.chance.loaded!.dice.push(...dice);
  return stage.from('yearEnd', {}, t);
};
test('24.1-a, 24.1-b, 24.2-a fortress points, Baztán and war weariness', () => {
  const first = yearEnd({ year: 1834, pub: { vp: 0 } }, 3, 3);
  expect(first.told('vp').map(one => [one.side, one.n])).toEqual([['Carlist', 1]]);
  const later = yearEnd({ year: 1836, fortresses: { baztan: 'Liberal' }, pub: { vp: 0 } }, 3, 3);
  expect(later.told('vp').map(one => [one.side, one.n])).toEqual([
    ['Liberal', 1],
    ['Liberal', 1],
  ]);
});
test('24.3-a, 9-c in the decisive zone the year end decides', () => {
  const at = yearEnd({ year: 1835, pub: { vp: 6 } });
  expect([at.over(), at.pub.ending, at.pub.winner]).toEqual([true, 'decisive', 'Carlist']);
});
test('24.4-a, 9-d the last roll, then the figures of the scenario', () => {
  const end = (vp: number, die: number, prestige: number) =>
    yearEnd(
      { scenario: 'full-war', year: 1838, pub: { vp, prestige }, fortresses: { tolosa: 'Liberal', estella: 'Liberal' } },
      die,
    );
  const won = end(2, 2, 2);
  expect([won.told('lastRoll')[0]?.wins, won.pub.ending, won.pub.winner]).toEqual([true, 'scenario', 'Carlist']);
  const drawn = end(2, 3, 2);
  expect([drawn.pub.vp, drawn.pub.ending, drawn.pub.winner]).toEqual([1, 'draw', null]);
  expect(end(0, 6, 2).pub.winner).toBe('Liberal');
});
test('24.7-a, 24.7-b, 24.8-a, 24.9-a, 24.10-a points, bands, redeployment, decks and cups of the new year', () => {
  const t = tableOf({
    year: 1834,
    units: { segura: ['c-nav-inf-1', 'carlist field 1'], haro: ['l-lin-inf-1 2'] },
    pub: { vp: 0 },
  });
  t.pub.bands = [block('c-par-inf-1')];
  t.pub.out = t.pub.out.filter(one => one !== block('c-par-inf-1'));
  t.dark.chance.loaded!.dice.push(3, 3, 2);
  const at = stage.from('yearEnd', {}, t);
  at.asks('Liberal', '21.1-e')
    .does('Liberal', 'restore', 'l-lin-inf-1')
    .does('Liberal', 'restore', 'l-lin-inf-1')
    .does('Liberal', 'enough');
  expect(at.own.Liberal.strength[block('l-lin-inf-1')]).toBe(4);
  at.asks('Carlist', '21.1-e').does('Carlist', 'enough');
  at.asks('Carlist', '24.7-b').refuses('Carlist', 'put', 'haro').does('Carlist', 'put', 'durango');
  expect(at.pub.at[at.own.Carlist.token[block('c-par-inf-1')]!]).toBe(place('durango'));
  at.asks('Liberal', '24.8-d').does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 });
  at.refuses('Liberal', 'put', 'durango').does('Liberal', 'put', 'vitoria');
  expect(at.pub.at[block('l-lin-inf-1')]).toBe(place('vitoria'));
  at.does('Liberal', 'enough');
  const guns = field('Carlist', t);
  at.asks('Carlist', '24.8-d').does('Carlist', 'lift', { unit: guns, points: 1 }).does('Carlist', 'put', HIDDEN_BOX);
  expect(at.pub.at[guns]).toBe(HIDDEN_BOX);
  at.does('Carlist', 'enough');
  expect([at.pub.year, at.pub.turn, at.pub.cups[LIBERAL]]).toEqual([1835, 1, [2, 2, 2]]);
  expect(at.over()).toBe(true);
});
test('24.6-a new units of the year come into the bags and boxes', () => {
  const t = tableOf({ year: 1834, pub: { vp: 0 } });
  t.dark.chance.loaded!.dice.push(3, 3, 2);
  const at = stage.from('yearEnd', {}, t);
  expect([at.pub.bags, at.pub.trains.map(list => list.length), at.pub.backpacks]).toEqual([
    [8, 6],
    [1, 1],
    [1, 1],
  ]);
});
test('24.9-a, 24.9-b, 7.1-f a card in hand that is out leaves the game and another comes', () => {
  const C7 = 42;
  const t = tableOf({ year: 1835, pub: { vp: 0 }, hands: { Carlist: [C7] } });
  t.dark.chance.loaded!.dice.push(3, 3, 2);
  t.dark.chance.loaded!.draws.push(0);
  const at = stage.from('yearEnd', {}, t);
  while (!at.over()) at.does(at.machine.asked(at.pos)[0]!, 'enough');
  expect(at.pub.removed).toContain(C7);
  expect(at.pub.hands[CARLIST]).toBe(1);
  expect(at.own.Carlist.hand).not.toContain(C7);
});
test('7.1-a, 24.10-a what a card left standing for the year goes with it, what stands for good stays', () => {
  const t = tableOf({ year: 1834, pub: { vp: 0, chapelgorris: -1 } });
  t.pub.standing = [
    { what: 'replacement-roll', side: CARLIST, n: -1, until: 'year' },
    { what: 'liberal-roll-of-one', side: -1, n: 3, until: 'game' },
  ];
  t.dark.chance.loaded!.dice.push(3, 3, 2);
  const at = stage.from('yearEnd', {}, t);
  while (!at.over()) at.does(at.machine.asked(at.pos)[0]!, 'enough');
  expect(at.pub.standing.map(({ what }) => what)).toEqual(['liberal-roll-of-one']);
});
