import { expect, test } from 'vitest';
import { blockKind, INFANTRY } from '../../data/blocks.ts';
import { HEXES } from '../../data/hexes.ts';
import type { ScenarioName } from '../../data/scenarios.ts';
import { BLOCKS_OF } from '../../data/tokens.ts';
import { block, hex, type Scene, tableOf } from '../scene.ts';
import { scene } from './stage.ts';

const month = [1862, 7] as const;
const units = { washington: ['ap 2', 'u-inf-1-i 1', 'u-gar-wash-a 2'], richmond: ['anv 2', 'c-inf-hood 2', 'c-bde-wise 1'] };
const open = (what: Scene = {}) => scene('replacement', {}, { month, units, ...what });
const quiet = { draft: false, emancipation: false };
const spending = (what: Scene = {}) => open(what).does('USA', 'proclaim', quiet).does('CSA', 'proclaim', quiet);

test('3.53-a, 3.53-b the CSA gains a point in the months marked so', () => {
  const vp = (m: number) => open({ month: [1862, m] }).heard(null, 'points').length;
  expect([5, 6, 7, 8, 9, 10].map(vp)).toEqual([0, 1, 0, 1, 0, 1]);
});
test('3.54-a, 3.54-b, 3.54-c a draft brings infantry cadres and gives the opponent a point, then two', () => {
  const s = open({ dice: [3, 5], pub: { drafts: [0, 1] } }).does('USA', 'proclaim', { draft: true, emancipation: false });
  expect(s.heard('CSA', 'drafted')).toEqual([]);
  s.does('CSA', 'proclaim', { draft: true, emancipation: false }).spent();
  // CSA 3 is two cadres and its second draft of the year; USA 5 is three, plus one.
  expect(s.heard(null, 'drafted').map(d => [d.side, d.cadres, d.time])).toEqual([
    ['CSA', 2, 2],
    ['USA', 4, 1],
  ]);
  expect([s.pub.marker, s.own.USA.plan.levies, s.own.CSA.plan.levies]).toEqual([-2 - 2 + 1, 4, 2]);
  expect(s.offered('USA', 'enlist').every(b => b >= block('u-inf-1-i'))).toBe(true);
  s.does('USA', 'enlist', block('u-inf-2-i')).refuses('USA', 'ready', null, '12.4-a').does('USA', 'post', hex('baltimore'));
  expect([s.own.USA.plan.levies, s.own.USA.plan.points]).toEqual([3, 16]);
  s.does('USA', 'ready').does('CSA', 'ready');
  expect([s.where('u-inf-2-i'), s.steps('u-inf-2-i')]).toEqual([HEXES[hex('baltimore')], 1]);
});
test('3.55-a, 3.55-b, 3.55-c emancipation: three points, and the CSA doubles its replacements once', () => {
  const yes = { draft: false, emancipation: true };
  expect(open().offered('USA', 'proclaim')).not.toContainEqual(yes);
  expect(open({ pub: { lastVictory: true, emancipation: false } }).offered('USA', 'proclaim')).not.toContainEqual(yes);
  expect(open({ pub: { lastVictory: true } }).offered('CSA', 'proclaim')).not.toContainEqual(yes);
  const s = open({ pub: { lastVictory: true } })
    .does('USA', 'proclaim', yes)
    .does('CSA', 'proclaim', quiet);
  expect([s.pub.marker, s.own.CSA.plan.points, s.pub.emancipation]).toEqual([-2 - 3, 20, false]);
});
test('3.55-c scenarios of 1863 and 1864 have no emancipation, campaign games may proclaim it; as an option not those begun then', () => {
  const may = (scenario: ScenarioName, options: readonly string[] = []) => tableOf({ scenario, options }).pub.emancipation;
  expect([may('1862'), may('1863'), may('1864'), may('years-1863-1864'), may('years-1862-1864')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect([may('campaign-1861'), may('campaign-1863'), may('campaign-1864')]).toEqual([true, true, true]);
  expect([may('campaign-1862', ['emancipated']), may('campaign-1863', ['emancipated'])]).toEqual([true, false]);
});
test('12.2-a points by year, and none are kept', () => {
  const points = (year: number) => {
    const s = spending({ month: [year, 7] });
    return [s.own.CSA.plan.points, s.own.USA.plan.points];
  };
  expect([1861, 1862, 1863, 1864, 1866].map(points)).toEqual([
    [8, 12],
    [10, 16],
    [12, 20],
    [10, 18],
    [10, 18],
  ]);
  const s = spending().does('USA', 'ready').does('CSA', 'ready');
  expect([s.own.USA.plan.points, s.own.CSA.plan.points]).toEqual([0, 0]);
});
test('12.3-a, 12.42-a steps go to supplied units up to their maximum, at their price', () => {
  const s = spending({ units: { ...units, M05: ['u-inf-3-i 1'] } });
  s.does('USA', 'strengthen', block('u-inf-1-i')).does('USA', 'strengthen', block('u-inf-1-i'));
  s.refuses('USA', 'strengthen', block('u-inf-1-i'), '12.3-a'); // three steps is all it holds
  s.refuses('USA', 'strengthen', block('u-inf-3-i'), '12.3-a'); // no supply line at M05
  s.refuses('CSA', 'strengthen', block('c-bde-wise'), '12.3-a'); // a brigade
  s.does('USA', 'strengthen', block('ap'));
  expect(s.own.USA.plan.points).toBe(16 - 2 - 3);
  expect(s.steps('u-inf-1-i')).toBe(1); // not before both are ready
  s.does('USA', 'ready').does('CSA', 'ready');
  expect([s.steps('u-inf-1-i'), s.steps('ap')]).toEqual([3, 3]);
});
test('12.4-a, 12.41-a, 12.41-b, 12.42-a cadres form in friendly cities, towns and Supply hexes of home', () => {
  const s = spending({ units: { ...units, alexandria: ['u-gar-wash-b 1'], hagerstown: ['c-cav-hampton 1'] } });
  s.does('USA', 'muster', block('u-inf-2-i'));
  const posts = s.offered('USA', 'post');
  expect(posts).toEqual(expect.arrayContaining([hex('washington'), hex('baltimore'), hex('cumberland'), hex('frederick')]));
  for (const where of ['alexandria', 'fort-monroe', 'hagerstown', 'winchester'] as const) expect(posts).not.toContain(hex(where));
  s.does('USA', 'post', hex('frederick')).does('USA', 'muster', block('u-inf-3-i'));
  expect(s.offered('USA', 'post')).not.toContain(hex('frederick')); // one in a town
  s.does('USA', 'post', hex('washington')).does('USA', 'muster', block('u-inf-1-ii')).does('USA', 'post', hex('washington'));
  s.does('USA', 'muster', block('u-inf-2-ii')).does('USA', 'post', hex('washington')).does('USA', 'muster', block('u-inf-3-ii'));
  expect(s.offered('USA', 'post')).not.toContain(hex('washington')); // three in a city
  expect(s.own.USA.plan.points).toBe(16 - 5 * 3);
});
test('12.42-b, 12.42-c a new cadre gets no steps in the same turn, and blocks gone for good never return', () => {
  const s = spending({ gone: ['u-inf-2-i'] });
  s.refuses('USA', 'muster', block('u-inf-2-i'), '12.42-c').refuses('USA', 'muster', block('u-inf-1-i'), '12.42-c');
  s.does('USA', 'muster', block('u-inf-3-i'))
    .does('USA', 'post', hex('washington'))
    .refuses('USA', 'strengthen', block('u-inf-3-i'), '12.3-a');
  s.refuses('USA', 'muster', block('u-inf-3-i'), '12.42-c');
});
test('12.1-a, 12.1-b both spend at the same time and in secret; only new blocks are seen', () => {
  const s = spending();
  const before = JSON.stringify(s.pub);
  s.does('CSA', 'muster', block('c-inf-early')).does('CSA', 'strengthen', block('c-inf-hood')).does('CSA', 'ready');
  expect(JSON.stringify(s.pub)).toBe(before);
  s.does('USA', 'ready').does('CSA', 'post', hex('staunton'));
  expect(s.heard('USA', 'posted')).toEqual([{ side: 'CSA', hex: hex('staunton') }]);
  expect([s.heard('USA', 'replaced').length, s.heard('USA', 'plannedCadre'), s.heard('USA', 'calledUp')]).toEqual([1, [], []]);
});
test('12.1-a the CSA has the last word: it places its cadres when those of the USA stand', () => {
  const s = spending();
  s.does('CSA', 'muster', block('c-inf-early')).does('CSA', 'muster', block('c-inf-ewell')).does('CSA', 'ready');
  s.does('USA', 'muster', block('u-inf-2-i')).does('USA', 'post', hex('frederick')).does('USA', 'ready');
  expect([s.where('u-inf-2-i'), s.where('c-inf-early')]).toEqual([HEXES[hex('frederick')], null]);
  s.asks('CSA', '12.1-a', 'post').does('CSA', 'post', hex('winchester'));
  expect(s.offered('CSA', 'post')).not.toContain(hex('winchester')); // one in a town
  s.does('CSA', 'post', hex('richmond'));
  expect([s.where('c-inf-early'), s.where('c-inf-ewell'), s.over()]).toEqual([HEXES[hex('winchester')], 'N06', true]);
  expect(s.heard('CSA', 'replaced')).toMatchObject([{ cadres: [block('c-inf-early'), block('c-inf-ewell')] }]);
});
test('12.4-a, 12.42-a, 12.41-a the very first block is mustered like the others; what is too dear or has no place is refused', () => {
  const s = spending({ units: { washington: ['ap 2'], richmond: ['c-inf-hood 2'] } });
  expect(s.heard(null, 'income')).toEqual([{ usa: 16, csa: 10 }]);
  s.does('USA', 'muster', block('usa-hq'))
    .refuses('USA', 'strengthen', block('ap'), '12.4-a')
    .refuses('USA', 'ready', null, '12.4-a')
    .does('USA', 'post', hex('washington'));
  s.does('CSA', 'muster', block('csa-hq')).does('CSA', 'muster', block('anv'));
  s.refuses('CSA', 'muster', block('av'), '12.42-a').does('CSA', 'ready').does('USA', 'ready');
  s.does('CSA', 'post', hex('richmond')).does('CSA', 'post', hex('richmond'));
  expect([s.where('csa-hq'), s.steps('csa-hq')]).toEqual(['N06', 1]);
  const strong = spending({ units: { richmond: ['csa-hq 1'] } }).does('CSA', 'strengthen', block('csa-hq'));
  expect(strong.own.CSA.plan.points).toBe(8);
  const nowhere = tableOf({}).pub.control.map(side => (side === 1 ? 2 : side));
  const lost = spending({ units });
  lost.pub.control = nowhere;
  lost.refuses('CSA', 'muster', block('c-inf-early'), '12.41-a');
});
test('3.54-a, 3.54-c, 12.42-c only infantry of the pool is enlisted, as many as were drafted, while there is room', () => {
  const drafting = { draft: true, emancipation: false };
  const s = open({ dice: [1], gone: ['c-inf-early'] })
    .does('USA', 'proclaim', quiet)
    .does('CSA', 'proclaim', drafting);
  expect(s.offered('USA', 'enlist')).toEqual([]);
  const levy = s.offered('CSA', 'enlist');
  const infantry = BLOCKS_OF[1].filter(b => blockKind[b] === INFANTRY && b !== block('c-inf-hood') && b !== block('c-inf-early'));
  expect(levy).toEqual(infantry);
  // Richmond is all that is left, and it has room.
  s.pub.control = s.pub.control.map((side, h) => (side === 1 && h !== hex('richmond') ? 2 : side));
  expect(s.offered('CSA', 'enlist')).toEqual(infantry);
  s.does('CSA', 'enlist', block('c-inf-ewell'));
  expect(s.offered('CSA', 'enlist')).toEqual([]); // one was drafted
  s.does('CSA', 'muster', block('c-inf-rodes')).does('CSA', 'muster', block('c-inf-huger'));
  expect(s.offered('CSA', 'muster')).toEqual([]); // three in a city
  expect(s.log.flatMap(fact => (fact.kind === 'calledUp' ? [fact.rule] : []))).toEqual(['3.54-a', '12.4-a', '12.4-a']);
});
