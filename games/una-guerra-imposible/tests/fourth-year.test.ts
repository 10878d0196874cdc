import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { block } from './lay.ts';
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
