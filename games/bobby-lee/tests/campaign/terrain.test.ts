import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { BLOCKS, type BlockName, blockKind, HQ, maxSteps, supreme } from '../../data/blocks.ts';
import { startPlace, startSteps } from '../../data/deployments.ts';
import { HEXES } from '../../data/hexes.ts';
import { placeHex } from '../../data/places.ts';
import { DIE_ROLL } from '../../data/tables.ts';
import { attackLimitOf, isRough, marchable, reinforceLimitOf, traceable } from '../../queries/limits.ts';
import { portAt } from '../../queries/sea.ts';
import { forageOf } from '../../queries/supply.ts';
import { kindName } from '../../queries/units.ts';
import { setUp } from '../../state/setup.ts';
import { loseStep } from '../../verbs/units.ts';
import { between, block, hex, tableOf, type Where } from '../scene.ts';
import { moving, scene } from './stage.ts';

const both = (a: Where, b: Where, of: typeof attackLimitOf) =>
  (['dry', 'mud'] as const).map(weather => of(tableOf({ weather }).pub, between(a, b)));

test('1.21-b, 1.21-c, 1.23-a, 1.24-a, 1.25-a, 1.26-b, 1.27-b what each kind of hexside lets through, Dry and in Mud', () => {
  const rows = (
    [
      ['richmond', 'M06'], // clear
      ['fredericksburg', 'K06'], // forest
      ['yorktown', 'fort-monroe'], // swamp
      ['culpeper', 'gordonsville'], // minor river
      ['aquia-landing', 'fredericksburg'], // bridge
      ['L02', 'L03'], // gap
      ['K08', 'L08'], // uncrossed major river
    ] as const
  ).map(([a, b]) => [...both(a, b, attackLimitOf), ...both(a, b, reinforceLimitOf)]);
  expect(rows).toEqual([
    [4, 2, 2, 1],
    [2, 1, 1, DIE_ROLL],
    [2, 1, 1, DIE_ROLL],
    [2, 1, 1, DIE_ROLL],
    [2, 1, 1, DIE_ROLL],
    [1, 0, DIE_ROLL, 0],
    [0, 0, 0, 0],
  ]);
});
test('1.6-c Turnpike hexsides keep their limits in Mud', () => {
  expect(both('staunton', 'harrisonburg', attackLimitOf)).toEqual([4, 4]);
  expect(both('staunton', 'harrisonburg', reinforceLimitOf)).toEqual([2, 2]);
});
test('1.2-b, 1.2-c, 1.7-a one kind per hexside, errata included', () => {
  const { pub } = tableOf({});
  expect(marchable(between('conrads-store', 'harrisonburg'))).toBe(false);
  expect([marchable(between('harpers-ferry', 'frederick')), isRough(between('harpers-ferry', 'frederick'))]).toEqual([
    true,
    true,
  ]);
  expect(marchable(between('suffolk', 'Q10'))).toBe(false);
  expect([traceable(pub, between('L02', 'L03')), traceable(tableOf({ weather: 'mud' }).pub, between('L02', 'L03'))]).toEqual([
    true,
    false,
  ]);
});
test('1.21-a, 1.3-a limits and settlements do not hinder an ordinary march', () => {
  const many = ['u-inf-1-i 1', 'u-inf-2-i 1', 'u-inf-3-i 1', 'u-inf-1-ii 1'];
  const s = moving('USA', ['ap'], { weather: 'mud', units: { 'aquia-landing': ['ap 3', ...many], richmond: ['anv 2'] } });
  for (const name of ['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'u-inf-1-ii'] as const)
    s.does('USA', 'order', block(name)).does('USA', 'march', hex('fredericksburg'));
  expect(s.pub.at.filter(at => at === hex('fredericksburg'))).toHaveLength(4);
});
test('1.3-b places that share a hex are one hex, with the largest forage only', () => {
  expect(hex('spotsylvania')).toBe(hex('fredericksburg'));
  expect(forageOf(tableOf({}).pub, hex('gordonsville'))).toBe(forageOf(tableOf({}).pub, hex('orange-court-house')));
});
test('1.33-a, 1.34-a villages matter only as ports', () => {
  expect((['aquia-landing', 'harrisons-landing', 'culpeper'] as const).map(where => portAt(hex(where)) >= 0)).toEqual([
    true,
    true,
    false,
  ]);
  const s = scene('replacement', {}, { month: [1862, 7], units: { richmond: ['anv 2'], washington: ['ap 2'] } });
  for (const side of ['USA', 'CSA'] as const) s.does(side, 'proclaim', { draft: false, emancipation: false });
  s.does('CSA', 'muster', block('c-inf-hood'));
  expect(s.offered('CSA', 'post')).not.toContain(hex('aquia-landing'));
});
test('1.1-a, 8.1-a the Potomac divides home territory, but for Fort Monroe and Western Virginia', () => {
  const { control } = tableOf({}).pub;
  const homes = (['washington', 'alexandria', 'frederick', 'harpers-ferry', 'fort-monroe', 'franklin', 'romney'] as const).map(
    w => control[hex(w)],
  );
  expect(homes).toEqual([0, 1, 0, 1, 0, 0, 0]);
});
test('2.2-a, 2.2.1-a, 2.2.1-b four HQs a side, one of them supreme, and their values', () => {
  const hqs = BLOCKS.flatMap((name, b) => (blockKind[b] === HQ ? [[name, maxSteps[b], supreme[b]]] : []));
  expect(hqs).toEqual([
    ['csa-hq', 3, true],
    ['anv', 4, false],
    ['av', 3, false],
    ['anc', 3, false],
    ['usa-hq', 4, true],
    ['ap', 4, false],
    ['as', 3, false],
    ['aj', 3, false],
  ]);
  expect(kindName(block('c-bde-wise'))).toBe('brigade');
});
test('2.2.2-a, 2.2.3-a, 2.2.3-b, 2.2.5-a, 2.2.6-b no unit grows beyond its printed steps', () => {
  const most = (
    [
      'c-cav-hampton',
      'u-cav-buford',
      'c-inf-hood',
      'u-inf-1-i',
      'c-bde-wise',
      'u-art-ap1',
      'c-art-i',
      'u-gar-wash-a',
      'u-hvy-wash',
      'c-hvy-drewry',
    ] as const
  ).map(name => maxSteps[block(name)]);
  expect(most).toEqual([4, 3, 4, 3, 1, 4, 3, 3, 3, 2]);
  const s = scene('replacement', {}, { month: [1862, 7], units: { washington: ['u-art-ap1 3', 'ap 2'], richmond: ['anv 2'] } });
  for (const side of ['USA', 'CSA'] as const) s.does(side, 'proclaim', { draft: false, emancipation: false });
  s.does('USA', 'strengthen', block('u-art-ap1')).refuses('USA', 'strengthen', block('u-art-ap1'), '12.3-a');
});
test('2.4-a a block has as many steps as it shows, and none is its end', () => {
  const t = tableOf({ units: { washington: ['u-inf-1-i 2 shown'] } });
  expect([loseStep(t, '2.4-a', block('u-inf-1-i'), false), t.pub.shownSteps[block('u-inf-1-i')]]).toEqual([true, 1]);
  expect([loseStep(t, '2.4-a', block('u-inf-1-i'), false), t.pub.at[block('u-inf-1-i')]]).toEqual([false, -1]);
});
test('7.32-a, 2.4-a what dies leaves nothing behind: no mark, no face, no deed', () => {
  const t = tableOf({ units: { washington: ['u-inf-1-i 1 shown disorganised moved'] } });
  const b = block('u-inf-1-i');
  loseStep(t, '7.32-a', b, false);
  expect([t.pub.at[b], t.pub.marks[b], t.pub.shown[b], t.pub.shownSteps[b], t.pub.spot[b]]).toEqual([-1, 0, -1, 0, -1]);
  expect([t.own.USA.token[b], t.own.USA.block[b], t.own.USA.steps[b], t.own.USA.done[b]]).toEqual([-1, -1, 0, 0]);
});
test('3.2.1-a, 3.55-c, 9.5-a a new table: nothing done, nothing scored, nothing shown', () => {
  const { pub, own } = setUp('campaign-1861', [], chanceFrom(keyFromSeed(1)));
  expect(pub).toMatchObject({
    turn: 0,
    active: 'CSA',
    marker: -1,
    bids: [-1, -1],
    drafts: [0, 0],
    emancipation: true,
    greatVictory: false,
  });
  expect(pub).toMatchObject({
    lastVictory: false,
    link: false,
    alexandria: 0,
    removed: [0, 0],
    strategic: 0,
    day: 0,
    hour: 0,
    end: -1,
  });
  expect(pub).toMatchObject({ ending: null, winner: null, grade: 0, command: [], attacked: [], battles: [], besieged: [[], []] });
  expect(
    [...pub.marks, ...pub.shownSteps, ...own.USA.part, ...own.CSA.part, ...own.USA.done, ...own.CSA.done].every(
      kept => kept === 0,
    ),
  ).toBe(true);
  expect([...pub.shown, ...pub.spot].every(kept => kept === -1)).toBe(true);
});
test('3.2.1-a, 3.2.2-a the set-up of each year puts every block at its place with its steps, the rest in the pool', () => {
  for (const year of [1861, 1862, 1863, 1864] as const) {
    const t = setUp(`${year}`, [], chanceFrom(keyFromSeed(year)));
    BLOCKS.forEach((name: BlockName, b) => {
      const own = b < 4 || (b >= 8 && b < 46) ? t.own.CSA : t.own.USA;
      const place = startPlace[year][b]!;
      expect([name, own.steps[b], own.token[b]! < 0 ? null : HEXES[t.pub.at[own.token[b]!]!]]).toEqual([
        name,
        startSteps[year][b],
        place < 0 ? null : HEXES[placeHex[place]!],
      ]);
    });
  }
});
test('3.4-a, 3.41-a winter months begin in Mud, but for November', () => {
  const weather = (month: number) =>
    scene(
      'month',
      {},
      { scenario: 'campaign-1861', month: [1862, month], units: { richmond: ['anv 2'] }, pub: { first: 12 + month - 1 } },
    ).pub.weather;
  expect([11, 12, 1, 2, 3, 4, 5].map(weather)).toEqual([0, 1, 1, 1, 1, 1, 0]);
});
test('8.0-a, 8.2-b control is fixed for the phase', () => {
  const s = moving('USA', ['ap'], { units: { alexandria: ['ap 3', 'u-inf-1-i 3'], richmond: ['anv 2'] } });
  s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'march', hex('manassas-junction'));
  expect([s.pub.control[hex('manassas-junction')], s.where('u-inf-1-i')]).toEqual([1, 'I07']);
});
