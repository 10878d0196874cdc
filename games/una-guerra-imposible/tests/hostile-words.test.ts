import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { cardNamed } from '../data/cards.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { groupPoints, halves, manyOf } from '../text/words.ts';
import type { War } from '../types.ts';
import { block, place } from './lay.ts';
import { field, scene, stage, tableOf } from './scene.ts';

const poor = { command: [0, 0] as [number, number] };
const LANCERS = blockNamed['c-nav-cav-1'];
const LINE = blockNamed['l-lin-inf-1'];

test('17.4-c, 17.4-e, 17.7-i lancers are many, a regiment is one, in both languages', () => {
  const charged = { cavalry: LANCERS, target: LINE, side: 'Carlist' } as const;
  expect([en.facts.charged(charged as never), es.facts.charged(charged as never)]).toEqual([
    'Lancers of Navarra charge Line Infantry 1.',
    'Lanceros de Navarra cargan contra Infantería de Línea 1.',
  ]);
  const rallied = (block: number, passed: boolean) => ({ side: 'Carlist', block, passed }) as never;
  expect([
    es.facts.rallied(rallied(LANCERS, true)),
    es.facts.rallied(rallied(LANCERS, false)),
    es.facts.rallied(rallied(LINE, false)),
  ]).toEqual([
    'Lanceros de Navarra se recuperan.',
    'Lanceros de Navarra no se recuperan.',
    'Infantería de Línea 1 no se recupera.',
  ]);
  expect([en.facts.fled({ side: 'Carlist', block: LANCERS }), en.facts.fled({ side: 'Liberal', block: LINE })]).toEqual([
    'Lancers of Navarra flee from the charge.',
    'Line Infantry 1 flees from the charge.',
  ]);
  const steady = { side: 'Carlist', block: LANCERS } as const;
  expect([en.facts.steady(steady), es.facts.steady(steady)]).toEqual([
    'Lancers of Navarra pass their test by a card.',
    'Lanceros de Navarra pasan la tirada de moral por una carta.',
  ]);
});
test('16-c, 17.9-r who is named alone decides the verb: its owner reads lancers in the plural', () => {
  const t = tableOf({ units: { estella: ['c-nav-cav-1', 'c-nav-inf-1'] } });
  const v = viewOf<War>(t, 'Carlist');
  expect([manyOf(v, [LANCERS]), manyOf(v, [block('c-nav-inf-1')]), manyOf(v, [LANCERS, block('c-nav-inf-1')])]).toEqual([
    2, 1, 2,
  ]);
  expect(es.deeds.pickToFire([LANCERS], v)).toMatch(/^Disparan Lanceros de Navarra/);
  // The enemy, who cannot see what it is, reads of one block.
  expect(manyOf(viewOf<War>(t, 'Liberal'), [LANCERS])).toBe(1);
});
test('11.1-c the points of a group are said as they are for its units, never below none', () => {
  const s = scene.actions('Carlist', { units: { estella: ['c-nav-cav-1'], 'los-arcos': [] }, pub: poor });
  s.does('Carlist', 'activatePlace', 'estella').does('Carlist', 'group', ['c-nav-cav-1']);
  for (let i = 0; i < 4; i++) s.does('Carlist', 'go', 'estella los-arcos').does('Carlist', 'go', 'los-arcos estella');
  const my = s.pos.stack.at(-1)!.my as { units: number[]; at: number; points: number; spent: number };
  expect([my.points - my.spent, groupPoints(viewOf<War>(s.table, 'Carlist'), my)]).toEqual([-1, { least: 0, most: 0 }]);
});
test('11.1-c with a field gun or cavalry in the group both figures are said', () => {
  const s = scene.actions('Carlist', {
    units: { estella: ['c-nav-cav-1', 'c-nav-inf-1', 'c-nav-inf-2', 'carlist field 1'] },
    pub: poor,
  });
  const guns = field('Carlist', s.table);
  s.does('Carlist', 'activatePlace', 'estella').does('Carlist', 'group', ['c-nav-cav-1', 'c-nav-inf-1', 'c-nav-inf-2', guns]);
  const v = viewOf<War>(s.table, 'Carlist');
  const my = s.pos.stack.at(-1)!.my as never;
  expect([en.prompts.march.step(my, v), es.prompts.march.step(my, v)]).toEqual([
    'The group in Estella has 5 to 7 points left, by unit. Where to?',
    'Al grupo, en Estella, le quedan de 5 a 7 puntos, según la unidad. ¿Adónde?',
  ]);
});
test('19.2-h a place does not supply more than there are, and a garrison is a unit, not a block', () => {
  const told = { side: 'Liberal', place: place('haro'), need: 1, given: 0 } as const;
  expect([en.facts.supplied(told), es.facts.supplied(told)]).toEqual([
    'Haro supplies 0 of 1 unit.',
    'Haro suministra a 0 de 1 unidad.',
  ]);
  expect(es.facts.supplied({ ...told, need: 3, given: 6 })).toBe('Haro suministra a 3 de 3 unidades.');
});
test('L10, 8-d what a card takes is lost, what is paid is spent', () => {
  const s = stage.from(
    'effects',
    { by: 'Liberal', of: { card: cardNamed('L10'), at: -1 } },
    tableOf({ pub: { command: [3, 0] } }),
  );
  const [told] = s.told('command');
  expect([en.facts.command(told!), es.facts.command(told!)]).toEqual([
    'The Liberals lose 3 command points and have 0.',
    'Los liberales pierden 3 puntos de mando y tienen 0.',
  ]);
  const paid = { side: 'Carlist', n: -1, left: 1, taken: false } as const;
  expect(es.facts.command(paid)).toBe('Los carlistas gastan 1 punto de mando y tienen 1.');
});
test('L23, L7, L35, C35 a rule that stands is said with what it does, and for whom', () => {
  const says = (what: 'liberal-roll-of-one' | 'replacement-roll' | 'mina' | 'concentration-cost', side: 0 | 1 | -1, n: number) =>
    es.facts.ruleStands({ what, side, n });
  expect([
    says('liberal-roll-of-one', -1, 3),
    says('replacement-roll', 1, -1),
    says('mina', -1, 6),
    says('concentration-cost', -1, 0),
  ]).toEqual([
    'En vigor desde ahora: un 1 en la tirada liberal de movimiento da 3 puntos.',
    'En vigor desde ahora: −1 a las tiradas de reemplazos de los carlistas.',
    'En vigor desde ahora: los grupos que salen de Navarra tienen 6 puntos sin tirar.',
    'En vigor desde ahora: la concentración no cuesta puntos.',
  ]);
});
test('23.2-b a search without a marker shows the die alone', () => {
  const told = { region: 7, die: 3, bonus: 0, found: false };
  expect([en.facts.searched(told), es.facts.searched({ ...told, bonus: 2 })]).toEqual([
    'The expedition in Aragon: 3, not found.',
    'La expedición en Aragón: 3 +2, no localizada.',
  ]);
});
test('10-f half points are said as people say them', () => {
  expect([halves(0), halves(1), halves(2), halves(3), halves(5)]).toEqual(['0', '½', '1', '1½', '2½']);
});
test('8-c, 10-d whoever has no points left is told that a command point serves as one, unless he has used it', () => {
  const asks = (points: number, command: number, used = false) => {
    const t = tableOf({ pub: { active: 'Carlist', points, command: [0, command], commandUsed: used } });
    const v = viewOf<War>(t, 'Carlist');
    return [en.prompts.actions.action({} as never, v), es.prompts.actions.action({} as never, v)];
  };
  expect(asks(0, 1)).toEqual([
    'Action points: 0. A command point may be spent as one more. What next?',
    'Puntos de acción: 0. Puedes gastar un punto de mando como uno más. ¿Qué haces?',
  ]);
  expect([asks(0, 0)[1], asks(0, 1, true)[1], asks(4, 1)[1]]).toEqual([
    'Puntos de acción: 0. ¿Qué haces?',
    'Puntos de acción: 0. ¿Qué haces?',
    'Puntos de acción: 2. ¿Qué haces?',
  ]);
});
test('17.9-b one unit alone retreats to a place; of several, all who can', () => {
  const v = viewOf<War>(tableOf({}), 'Carlist');
  const way = { by: 'road', to: place('llodio') } as never;
  const said = (left?: readonly number[]) =>
    [en, es].map(words => (words.deeds.retreatAll as (what: never, v: unknown, my?: object) => string)(way, v, left && { left }));
  expect([said([48]), said([48, 49]), said()]).toEqual([
    ['To Llodio', 'A Llodio'],
    ['All who can, to Llodio', 'Todas las que puedan, a Llodio'],
    ['All who can, to Llodio', 'Todas las que puedan, a Llodio'],
  ]);
});
test('19.3-c a die that nothing is added to is said alone', () => {
  const told = { space: place('vergara'), dice: [5], modifier: 0, losses: 0, garrison: true } as never;
  expect(es.facts.besiegedRolls(told)).toBe('Sitiados en Vergara: 5, sin pérdidas; tira la guarnición.');
  expect(en.facts.besiegedRolls({ ...(told as object), modifier: -1 } as never)).toContain('Besieged in Vergara: 5 (−1), ');
});
test('21.1-e one replacement point, or half of one, is no points', () => {
  const asks = (left: number) => en.prompts.spend.point({ left } as never, null as never);
  expect([1, 2, 3].map(asks)).toEqual([
    '½ replacement point left: what for?',
    '1 replacement point left: what for?',
    '1½ replacement points left: what for?',
  ]);
});
