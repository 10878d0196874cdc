import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { block, space } from './lay.ts';
import { stage, tableOf } from './scene.ts';

test('24.7-a, 20.2-c, 21.1-a what the year end restored may gain again in the reinforcement phase of the new year', () => {
  const t = tableOf({ year: 1834, turn: 5, units: { haro: ['l-lin-inf-1 1'], segura: ['c-nav-inf-1'] }, pub: { vp: 0 } });
  t.dark.chance.loaded!.dice.push(3, 3, 1);
  const s = stage.from('yearEnd', {}, t);
  s.does('Liberal', 'restore', 'l-lin-inf-1').does('Liberal', 'enough');
  while (!s.over()) s.does(s.machine.asked(s.pos)[0]!, 'enough');
  // No block is left in the bag to be drawn.
  s.table.pub.out.push(...s.table.own.Liberal.bag.splice(0));
  s.table.pub.bags[0] = 0;
  const page = s.machine.pages.reinforcements!;
  s.takeUp('reinforcements', page.begin, { ...page.keeps() });
  s.asks('Liberal', '21.1-e').does('Liberal', 'restore', 'l-lin-inf-1');
  expect(s.own.Liberal.strength[block('l-lin-inf-1')]).toBe(3);
});
test('21.1-a, 10-e, L13 a block that gained in the reinforcement phase may gain again in the enemy’s phase, which is another', () => {
  const t = tableOf({ year: 1835, turn: 3, units: { haro: ['l-lin-inf-1'], segura: ['c-nav-inf-1 1'] }, pub: { vp: 0 } });
  t.dark.decks[0] = [cardNamed('L13')];
  t.pub.decks[0] = 1;
  const s = stage.from('reinforcements', {}, t);
  s.does('Liberal', 'enough').does('Liberal', 'gun', s.offered('Liberal', 'gun')[0]!);
  s.asks('Carlist', '21.1-e').does('Carlist', 'restore', 'c-nav-inf-1').refuses('Carlist', 'restore', 'c-nav-inf-1', '21.1-a');
  s.does('Carlist', 'enough');
  const page = s.machine.pages.phase!;
  s.takeUp('phase', page.begin, { side: 'Liberal', ...page.keeps() });
  s.does('Liberal', 'enough').does('Carlist', 'restore', 'c-nav-inf-1');
  expect(s.own.Carlist.strength[block('c-nav-inf-1')]).toBe(3);
});
const redeploy = (side: 'Liberal' | 'Carlist', units: number, laid: Parameters<typeof tableOf>[0]) =>
  stage.from('redeployment', { side, units }, tableOf({ active: side, ...laid }));
test('24.8-b, 11.4-j Carlists whose besiegers have been redeployed are free to be redeployed in their turn', () => {
  const laid = {
    units: { tolosa: ['l-lin-inf-1', 'c-gui-inf-1 inside'] },
    fortresses: { tolosa: 'Carlist' as const },
    besieged: ['tolosa' as const],
  };
  redeploy('Carlist', 5, laid).refuses('Carlist', 'lift', { unit: 'c-gui-inf-1', points: 0 });
  const s = redeploy('Liberal', 1, laid);
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 }).offers('Liberal', 'put', 'logrono');
  s.does('Liberal', 'put', 'logrono').does('Liberal', 'enough');
  expect([s.pub.siege[space('tolosa')], s.pub.post[block('c-gui-inf-1')]]).toEqual([0, 0]);
});
test('24.8-d, 24.8-a a band counts for nothing among the five, but for one among the six of a space', () => {
  const s = redeploy('Carlist', 5, {
    units: {
      segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-gui-inf-2', 'c-nav-cav-1'],
      tolosa: ['c-par-inf-1', 'c-par-inf-2'],
    },
  });
  s.does('Carlist', 'lift', { unit: 'c-par-inf-1', points: 0 })
    .refuses('Carlist', 'put', 'segura')
    .does('Carlist', 'put', 'onate');
  expect(s.told('redeployed').map(({ free }) => free)).toEqual([true]);
});
test('24.8-c, 24.8-e Carlists in a town of the Liberal zone come home through spaces that nobody holds', () => {
  const s = redeploy('Carlist', 1, { units: { tudela: ['c-nav-inf-1'], caparroso: ['l-lin-inf-1'] }, pub: { vp: 1 } });
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 })
    .refuses('Carlist', 'put', 'aragon')
    .does('Carlist', 'put', 'estella');
  s.refuses('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 }).does('Carlist', 'enough');
  expect([s.pub.vp, s.pub.control[space('tudela')]]).toEqual([0, 0]);
});
test('24.8-f, 4.3-c no ship to or from Bilbao while Carlists hold a bank, though the city is free', () => {
  const s = redeploy('Liberal', 3, {
    units: {
      bilbao: ['l-lin-inf-1'],
      laredo: ['l-lin-inf-2'],
      portugalete: ['c-viz-inf-1'],
      villaro: ['c-viz-inf-2'],
      sodupe: ['c-viz-inf-3'],
      llodio: ['c-ala-inf-1'],
      durango: ['c-gui-inf-1'],
      munguia: ['c-gui-inf-2'],
      guernica: ['c-gui-inf-3'],
    },
  });
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 })
    .refuses('Liberal', 'put', 'laredo')
    .does('Liberal', 'put', 'guecho');
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-2', points: 0 })
    .refuses('Liberal', 'put', 'bilbao')
    .offers('Liberal', 'put', 'san-sebastian');
});
const yearEnd = (laid: Parameters<typeof tableOf>[0], ...dice: number[]) => {
  const t = tableOf(laid);
  t.dark.chance.loaded!.dice.push(...dice);
  return stage.from('yearEnd', {}, t);
};
test('24.1-b, 24.1-a, 24.2-a, 24.3-a Baztán, fortresses and weariness together bring the Liberals into their zone', () => {
  const s = yearEnd({
    year: 1836,
    fortresses: { baztan: 'Liberal', estella: 'Liberal', tolosa: 'Liberal' },
    pub: { vp: -4 },
  });
  expect([s.pub.vp, s.pub.ending, s.pub.winner]).toEqual([-7, 'decisive', 'Liberal']);
});
test('24.3-a, 24.4-a in the last year the decisive zone comes before the last roll, which is not made', () => {
  const s = yearEnd({ year: 1838, pub: { vp: 8, prestige: 3, uprising: [3, 3, 3, 3, 3, 3, 3, 3, 3] } });
  expect([s.pub.ending, s.told('lastRoll')]).toEqual(['decisive', []]);
});
test('24.4-a, 9-d the last VP can turn a draw into a victory, and is not tested against any zone', () => {
  const s = yearEnd(
    {
      year: 1838,
      scenario: 'full-war',
      fortresses: { estella: 'Liberal', tolosa: 'Liberal' },
      pub: { vp: 2, prestige: 1, debt: 0, uprising: [3, 0, 0, 0, 0, 0, 0, 1, 1] },
    },
    2,
  );
  expect([s.pub.vp, s.pub.ending, s.pub.winner]).toEqual([2, 'scenario', 'Carlist']);
  const t = yearEnd(
    {
      year: 1838,
      scenario: 'full-war',
      fortresses: { estella: 'Liberal', tolosa: 'Liberal' },
      pub: { vp: 2, prestige: 1, debt: 1, uprising: [3, 0, 0, 0, 0, 0, 0, 1, 1] },
    },
    2,
  );
  expect([t.pub.vp, t.pub.ending, t.pub.winner]).toEqual([1, 'draw', null]);
});
test('24.5-a, 18.3-d, 9-e a second city that starves in winter ends the war before the new year', () => {
  const t = tableOf({
    year: 1835,
    units: { vitoria: ['c-ala-inf-1', 'carlist field 1'] },
    fortresses: { logrono: 'Carlist' },
    besieged: ['vitoria'],
    pub: { vp: 0 },
  });
  t.dark.chance.loaded!.dice.push(3, 3, 4);
  const s = stage.from('yearEnd', {}, t);
  expect([s.pub.ending, s.pub.winner, s.pub.year]).toEqual(['two-cities', 'Carlist', 1835]);
});
test('24.7-b, 24.8-a a band that has just come back may be redeployed at once', () => {
  const t = tableOf({ year: 1836, units: { haro: ['l-lin-inf-1'], segura: ['c-nav-inf-1'] }, pub: { vp: 0 } });
  t.pub.bands = [block('c-par-inf-1')];
  t.pub.out = t.pub.out.filter(one => one !== block('c-par-inf-1'));
  t.dark.chance.loaded!.dice.push(3, 3);
  const s = stage.from('yearEnd', {}, t);
  while (s.place().startsWith('spend')) s.does(s.machine.asked(s.pos)[0]!, 'enough');
  s.dice(1).does('Carlist', 'put', 'segura').does('Liberal', 'enough');
  const band = s.own.Carlist.token[block('c-par-inf-1')]!;
  s.does('Carlist', 'lift', { unit: band, points: 0 }).does('Carlist', 'put', 'tolosa');
  expect(s.pub.at[s.own.Carlist.token[block('c-par-inf-1')]!]).toBe(space('tolosa'));
});
