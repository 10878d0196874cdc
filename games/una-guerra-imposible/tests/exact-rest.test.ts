import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { mix } from '../verbs/mix.ts';
import { combatAt, six } from './fighting.ts';
import { block, place } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

test('24.7-a, 21.1-d the Carlist’s points of the year end go to whoever stands in the North, at twice the price beyond his zone', () => {
  const t = tableOf({ year: 1834, units: { segura: ['c-nav-inf-1 2'], haro: ['c-nav-inf-2 2'] }, pub: { vp: 0 } });
  t.dark.chance.loaded!.dice.push(3, 3);
  const s = stage.from('yearEnd', {}, t);
  s.does('Liberal', 'enough').asks('Carlist', '21.1-e');
  const before = s.told('replacementPoints').find(({ side }) => side === 'Carlist')!.halves;
  s.does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-nav-inf-2');
  expect([s.own.Carlist.strength[block('c-nav-inf-1')], s.own.Carlist.strength[block('c-nav-inf-2')]]).toEqual([4, 3]);
  const spending = s.pos.stack.at(-1)!.my as { left: number };
  expect(before - spending.left).toBe(2 + 2 + 4);
});
test('5.2-a blocks of one place are lost among each other by their owner’s secret order, and nobody changes places with another', () => {
  const t = tableOf({
    units: {
      durango: ['c-viz-inf-1', 'c-gui-inf-1', 'c-nav-inf-1'],
      tolosa: ['c-nav-inf-2', 'c-ala-inf-1'],
      vitoria: ['l-lin-inf-1'],
    },
  });
  const own = t.own.Carlist;
  own.rank = own.rank.map((_, i) => own.rank.length - i);
  mix(t, 'Carlist', place('durango'));
  const at = (name: Parameters<typeof block>[0]): number => t.pub.at[own.token[block(name)]!]!;
  expect((['c-viz-inf-1', 'c-gui-inf-1', 'c-nav-inf-1'] as const).map(at)).toEqual([1, 2, 3].map(() => place('durango')));
  expect((['c-nav-inf-2', 'c-ala-inf-1'] as const).map(name => own.token[block(name)])).toEqual([
    block('c-nav-inf-2'),
    block('c-ala-inf-1'),
  ]);
  // The highest block has the lowest token now: which of them that is, the number no longer says.
  expect([own.token[block('c-viz-inf-1')], own.token[block('c-nav-inf-1')]]).toEqual([
    block('c-nav-inf-1'),
    block('c-viz-inf-1'),
  ]);
});
test('17.7-f, 17.7-k who failed to reinforce one battle may try another beside him in the same phase', () => {
  const s = combatAt('Carlist', {
    at: 'viana',
    by: ['los-arcos'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    units: {
      laguardia: ['l-lin-inf-3', 'l-lin-inf-4', 'l-pro-inf-2', 'c-ala-inf-1', 'c-viz-inf-1', 'c-gui-inf-2'],
      logrono: ['l-rea-inf-1'],
    },
    entries: [
      ['los-arcos', 'viana'],
      ['santa-cruz', 'laguardia'],
    ],
  });
  s.does('Carlist', 'fightAt', 'viana').formed().held();
  s.does('Carlist', 'fightOn').does('Liberal', 'fightOn').dice(6, 6).does('Liberal', 'reinforce', ['l-rea-inf-1']);
  s.does('Carlist', 'toReserve', []).does('Liberal', 'toReserve', []).held();
  // It has failed: in this battle nobody is asked again.
  s.does('Carlist', 'fightOn')
    .does('Liberal', 'fightOn')
    .does('Carlist', 'toReserve', [])
    .does('Liberal', 'toReserve', [])
    .held();
  s.goes('Carlist', 'los-arcos');
  while (s.place() === 'merging.merge') s.does('Carlist', 'enough');
  if (s.place() === 'regrouping.units') s.does('Liberal', 'regroup', []);
  s.formed(['l-lin-inf-3', 'l-lin-inf-4', 'l-pro-inf-2'], ['c-ala-inf-1', 'c-viz-inf-1', 'c-gui-inf-2']).held();
  s.does('Carlist', 'fightOn').does('Liberal', 'fightOn').offers('Liberal', 'reinforce', ['l-rea-inf-1']);
});
test('17.9-m, 17.7-d, 12.2-k who evaded into a fortress may come out of it to the battle there, but not to one beside', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-viz-inf-1 retreated'],
    units: { eibar: ['c-viz-inf-2 retreated'] },
    fortresses: { durango: 'Carlist' },
  });
  s.does('Carlist', 'stayInside', ['c-viz-inf-1']);
  s.formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']).held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.offers('Carlist', 'reinforce', ['c-viz-inf-1']).refuses('Carlist', 'reinforce', ['c-viz-inf-2']);
});
test('17.2-c who has nobody fresh left in line is not asked again: the round is over with the last activation', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['vitoria'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-viz-inf-1'],
  }).formed();
  for (const [carlist, liberal] of [
    ['c-nav-inf-1', 'l-lin-inf-1'],
    ['c-nav-inf-2', 'l-lin-inf-2'],
    ['c-gui-inf-1', 'l-pro-inf-1'],
  ] as const)
    s.fires('Carlist', carlist, six(4)).fires('Liberal', liberal, six(4));
  s.asks('Carlist', '17.2-c', 'engage', 'holdBack').fires('Carlist', 'c-viz-inf-1', six(4));
  s.spent().asks('Liberal', '17.7-b', 'withdraw', 'fightOn');
});
test('L14, 10-g whoever plays War Steamers for free transport sails with somebody', () => {
  const card = cardNamed('L14');
  const s = scene.actions('Liberal', { year: 1835, units: { laredo: ['l-lin-inf-1'] }, hands: { Liberal: [card] } });
  s.does('Liberal', 'card', card);
  s.does('Liberal', 'branch', s.offered('Liberal', 'branch')[0]!);
  s.refuses('Liberal', 'enough', null, '10-g').does('Liberal', 'sail', 'laredo');
});
