import { expect, test } from 'vitest';
import { BLOCKS, blockArm, blockNamed, TRAIN } from '../data/blocks.ts';
import { CARDS } from '../data/cards.ts';
import { REGION_COUNT } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { BACKPACK_SUPPLIES, COUNTERS_OF, FIRST_COUNTER, TRAIN_SUPPLIES, UNITS_OF } from '../data/units.ts';
import { supplyAt } from '../queries/supply.ts';
import { isToken } from '../queries/units.ts';
import { movedPrestige } from '../queries/victory.ts';
import { firstDeck } from '../state/decks.ts';
import { loseStrength } from '../verbs/units.ts';
import { block, place } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

test('5.1-a infantry, cavalry and trains are blocks, guns and backpacks counters', () => {
  for (const side of [LIBERAL, CARLIST] as const) {
    expect(UNITS_OF[side].filter(isToken).every(unit => unit < BLOCKS.length)).toBe(true);
    expect(COUNTERS_OF[side].flat().every(unit => unit >= FIRST_COUNTER && !isToken(unit))).toBe(true);
  }
  expect(blockArm[blockNamed['l-ts-ts-1']]).toBe(TRAIN);
});
test('5.3-a, 5.4-m a hit costs a point, and with none left the block is eliminated and goes into its bag', () => {
  const t = tableOf({ units: { haro: ['l-lin-inf-1 2'] } });
  expect(loseStrength(t, '5.3-a', block('l-lin-inf-1'))).toBe(true);
  expect(t.own.Liberal.strength[block('l-lin-inf-1')]).toBe(1);
  expect(loseStrength(t, '5.3-a', block('l-lin-inf-1'))).toBe(false);
  expect([t.own.Liberal.bag, t.pub.at[block('l-lin-inf-1')]]).toEqual([[block('l-lin-inf-1')], -1]);
});
test('5.4-d a train feeds six, a backpack two', () => {
  const units = { villarreal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'liberal backpack 1'] };
  const t = tableOf({ units });
  expect([TRAIN_SUPPLIES, BACKPACK_SUPPLIES]).toEqual([6, 2]);
  expect(supplyAt(t.pub, t.own.Liberal, LIBERAL, place('villarreal')).starving).toBe(1);
});
test('5.4-l a block is drawn blindly, and only its owner looks into the bag', () => {
  const t = tableOf({ bags: { Liberal: ['l-pro-inf-6', 'l-rea-inf-3'] } });
  t.dark.chance.loaded!.draws.push(block('l-rea-inf-3'));
  const at = stage.from('reinforce', { side: 'Liberal', blocks: 1 }, t);
  expect(at.heard('Liberal', 'drewBlock')).toEqual([{ block: block('l-rea-inf-3') }]);
  expect([at.heard('Carlist', 'drewBlock'), at.heard('Carlist', 'drewOne')]).toEqual([[], [{ side: 'Liberal' }]]);
});
test('EX-12, 6-b, 9.1-h, 9.1-j what prestige cannot go back is kept, and made good first', () => {
  expect(movedPrestige(1, 0, -2)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(0, 2, 1)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(3, 0, 2)).toEqual({ box: 1, debt: 0, vp: 1 });
});
test('7-b, 30-a optional cards are in the deck only if their rule was chosen', () => {
  const optional = (adopted: readonly ('30.3.5' | '30.3.6')[]) =>
    firstDeck(LIBERAL, 1836, adopted).filter(card => CARDS[card]!.optional !== undefined).length;
  expect(optional([])).toBe(0);
  expect(optional(['30.3.5', '30.3.6'])).toBeGreaterThan(0);
});
test('9.1-c, 7.1-a an event may move the VP marker as it is drawn', () => {
  const t = tableOf({ pub: { vp: 0, command: [0, 0] } });
  t.dark.decks[LIBERAL] = [0];
  t.pub.decks[LIBERAL] = 1;
  const at = stage.from('drawCard', { side: 'Liberal' }, t);
  expect([at.pub.vp, at.pub.command[LIBERAL], at.pub.removed]).toEqual([-1, 1, [0]]);
});
test('9-f the zones are looked at after prestige and uprisings, once a turn', () => {
  const at = stage.from(
    'check',
    {},
    tableOf({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'], pub: { prestige: 3, vp: 9 } }),
  );
  expect([at.pub.vp, at.pub.ending]).toEqual([10, 'automatic']);
  const t = tableOf({ active: 'Carlist', units: { segura: ['c-nav-inf-1'] }, pub: { vp: 12, points: 4 } });
  stage.from('actions', { side: 'Carlist' }, t).asks('Carlist', '10-d');
});
test('12.2-h a sortie is not evaded: the besiegers are not asked', () => {
  const at = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      units: { tolosa: ['l-lin-inf-1 inside', 'c-gui-inf-1'] },
      fortresses: { tolosa: 'Liberal' },
      besieged: ['tolosa'],
    },
  );
  expect(at.log.some(({ kind }) => kind === 'evasionRoll')).toBe(false);
  expect(at.place()).not.toMatch(/evasion/);
});
test('11.5-b, 11.5-c, 18-a what has come since is joined before anybody is shut in', () => {
  const t = tableOf({
    active: 'Liberal',
    units: {
      tolosa: ['carlist backpack 1', 'carlist backpack 1', 'carlist backpack 1', 'carlist field 1'],
      alsasua: ['l-lin-inf-1'],
    },
    fortresses: { tolosa: 'Carlist' },
  });
  t.dark.chance.loaded!.draws.push(0);
  const at = stage.from('phase', { side: 'Liberal' }, t);
  at.does('Liberal', 'endActions');
  expect(at.pub.at.filter(where => where === place('tolosa')).length).toBe(2);
  expect(REGION_COUNT).toBe(9);
});
