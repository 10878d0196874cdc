import { expect, test } from 'vitest';
import { HEXES } from '../../data/hexes.ts';
import { forageOf, hungry, supplyOf } from '../../queries/supply.ts';
import { block, hex, type Scene, tableOf, type Where } from '../scene.ts';
import { scene } from './stage.ts';

const fed = (side: 0 | 1, what: Scene, ...where: Where[]) => {
  const { fed: all } = supplyOf(tableOf(what).pub, side);
  return where.map(w => all[hex(w)] === 1);
};
const seven = ['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 2', 'u-inf-1-ii 2', 'u-inf-2-ii 2', 'u-inf-3-ii 1', 'u-cav-buford 1'];

test('11.41-a, 9.1-c the Orange and Alexandria feeds the USA hex by hex', () => {
  const line = {
    alexandria: ['u-gar-wash-a 1'],
    'manassas-junction': ['u-gar-rail 1'],
    warrenton: ['u-inf-1-i 2'],
    culpeper: ['u-inf-2-i 2'],
    gordonsville: ['u-inf-3-i 2'],
  };
  expect(
    fed(
      0,
      { units: { ...line, richmond: ['anv 3'] } },
      'alexandria',
      'manassas-junction',
      'warrenton',
      'culpeper',
      'gordonsville',
    ),
  ).toEqual([true, true, true, true, true]);
  const { 'manassas-junction': _, ...cut } = line;
  expect(fed(0, { units: { ...cut, richmond: ['anv 3'] } }, 'alexandria', 'warrenton', 'culpeper', 'gordonsville')).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
test('11.31-a, 11.42-a, 11.4-a the York line: rail to West Point, then the sea to Baltimore', () => {
  const york = {
    'fair-oaks': ['u-inf-1-i 2'],
    'white-house': ['u-inf-2-i 2'],
    'west-point': ['u-inf-3-i 2'],
    yorktown: ['u-inf-1-ii 2'],
  };
  expect(fed(0, { units: york }, 'fair-oaks', 'white-house', 'west-point', 'yorktown')).toEqual([true, true, true, true]);
  const { yorktown: _, ...open } = york;
  expect(fed(0, { units: open }, 'fair-oaks', 'white-house', 'west-point')).toEqual([false, false, false]);
  expect(fed(0, { units: { 'fort-monroe': ['aj 2'], baltimore: ['c-cav-hampton 1'] } }, 'fort-monroe')).toEqual([false]);
});
test('11.3-a, 9.2-a, 1.5-a own Supply hexes are sources while the enemy is not there, and never the enemy ones', () => {
  const lynchburg = (enemy: readonly string[]) =>
    fed(1, { units: { lynchburg: enemy, P04: ['u-inf-2-i 1'], R07: ['u-inf-3-i 1'] } }, 'gordonsville', 'richmond');
  expect(lynchburg([])).toEqual([true, true]);
  expect(lynchburg(['u-inf-1-i 1'])).toEqual([false, false]);
  expect(fed(0, { units: { lynchburg: ['u-inf-1-i 1'] } }, 'lynchburg')).toEqual([false]);
});
test('11.4-b, 9.1-b the CSA is never supplied north of the Potomac', () => {
  expect(
    fed(1, { units: { 'harpers-ferry': ['c-inf-early 3'], frederick: ['c-inf-hood 3'] } }, 'harpers-ferry', 'frederick')[1],
  ).toBe(false);
});
test('1.21-e, 1.6-d, 9.6-a Rockfish Gap carries no supply in Mud; the Turnpike is a railway to the CSA', () => {
  expect(fed(1, { units: { staunton: ['av 2'] } }, 'staunton', 'new-market', 'winchester')).toEqual([true, true, true]);
  expect(fed(1, { weather: 'mud', units: { staunton: ['av 2'] } }, 'staunton', 'new-market')).toEqual([false, false]);
});
test('11.42-a CSA naval supply on the James needs Norfolk', () => {
  const cut = { N06: [], P07: ['u-inf-1-i 1'], P08: [], R08: ['u-inf-2-i 1'] };
  // Norfolk has lost its railway and is fed from Richmond by ship.
  expect(fed(1, { units: { ...cut, norfolk: ['c-gar-norfolk 2'] } }, 'norfolk')).toEqual([true]);
  expect(fed(1, { units: { ...cut, R11: ['u-inf-3-i 1'], R10: ['c-cav-hampton 1'] } }, 'R10')).toEqual([false]);
});
test('11.2-a, 1.23-a, 1.24-a, 1.31-a, 1.32-a forage by terrain, weather and settlement', () => {
  const feeds = (where: Where) => (['dry', 'mud'] as const).map(weather => forageOf(tableOf({ weather }).pub, hex(where)));
  expect([feeds('richmond'), feeds('winchester'), feeds('K06'), feeds('N08')]).toEqual([
    [6, 4],
    [5, 3],
    [2, 1],
    [4, 2],
  ]);
});
test('11.5-a, 11.6-a, 11.2-b seven units in an unsupplied clear hex: three too many in Dry, five in Mud', () => {
  const short = (weather: 'dry' | 'mud') => hungry(tableOf({ weather, units: { M05: seven } }).pub, 0);
  expect(short('dry')).toEqual([{ hex: hex('M05'), losses: 3 }]);
  expect(short('mud')).toEqual([{ hex: hex('M05'), losses: 5 }]);
  expect(hungry(tableOf({ units: { frederick: seven } }).pub, 0)).toEqual([]);
});
test('4.43-a, 11.6-a the largest lose a step first, the owner chooses among equals, each unit once', () => {
  const s = scene('supply', { side: 'USA' }, { active: 'USA', units: { M05: seven } });
  s.asks('USA', '11.7-a', 'forgo').does('USA', 'forgo').asks('USA', '11.6-a', 'starve');
  expect(s.offered('USA', 'starve')).toEqual([block('u-inf-1-i'), block('u-inf-2-i')]);
  s.refuses('USA', 'starve', block('u-inf-3-i'), '11.6-a')
    .does('USA', 'starve', block('u-inf-2-i'))
    .does('USA', 'starve', block('u-inf-1-i'));
  expect(s.offered('USA', 'starve')).toEqual([block('u-inf-3-i'), block('u-inf-1-ii'), block('u-inf-2-ii')]);
  s.does('USA', 'starve', block('u-inf-1-ii'));
  expect([s.over(), s.steps('u-inf-1-i'), s.steps('u-inf-2-i'), s.steps('u-inf-1-ii'), s.steps('u-inf-3-i')]).toEqual([
    true,
    2,
    2,
    1,
    2,
  ]);
});
test('11.7-a a field HQ with more than one step feeds all within its radius; a Supreme HQ cannot', () => {
  const start = (hq: string) => scene('supply', { side: 'USA' }, { active: 'USA', units: { M05: seven, M06: [hq] } });
  const s = start('ap 2').does('USA', 'provide', block('ap'));
  expect([s.over(), s.steps('ap'), s.pub.shown.every(x => x === -1)]).toEqual([true, 1, true]);
  expect(s.heard('CSA', 'supplied')).toEqual([{ hq: block('ap'), hexes: [hex('M05')] }]);
  expect([start('ap 1').offered('USA', 'provide'), start('usa-hq 3').offered('USA', 'provide')]).toEqual([[], []]);
});
test('11.1-a only the active player is checked, and a pass is checked too', () => {
  const s = scene('turn', { side: 'CSA', must: 0 }, { units: { M05: seven, richmond: ['anv 3'] } });
  expect([s.over(), s.steps('u-inf-1-i')]).toEqual([true, 3]);
  scene('turn', { side: 'USA', must: 0 }, { active: 'USA', units: { M05: seven, richmond: ['anv 3'] } }).asks(
    'USA',
    '11.7-a',
    'forgo',
  );
});
test('8.2-a, 8.2-c, 8.1-a a home hex is friendly unless the enemy stands there', () => {
  const { control } = tableOf({ units: { winchester: ['u-inf-1-i 1'], frederick: ['c-inf-hood 1'] } }).pub;
  expect(['winchester', 'frederick', 'richmond', 'fort-monroe', 'romney'].map(w => control[hex(w as Where)])).toEqual([
    2, 3, 1, 0, 0,
  ]);
  expect(HEXES[hex('romney')]).toMatch(/^[FGHI]0[1-3]$/);
});
const six = ['u-inf-1-v 3', 'u-inf-2-v 3', 'u-inf-3-v 1', 'u-inf-1-x 1', 'u-inf-2-x 1', 'u-cav-gregg 2'];
test('11.7-a, 11.6-a an HQ feeds the hexes within its radius and no others, which then pay in full', () => {
  for (const [near, far] of [
    ['M05', 'N02'],
    ['N02', 'M05'],
  ] as const) {
    const s = scene('supply', { side: 'USA' }, { active: 'USA', units: { [near]: [...seven, 'ap 2'], [far]: six } });
    s.does('USA', 'provide', block('ap')).asks('USA', '11.7-a', 'forgo').does('USA', 'forgo');
    expect(s.offered('USA', 'starve')).toEqual([block('u-inf-1-v'), block('u-inf-2-v')]);
    s.does('USA', 'starve', block('u-inf-1-v')).does('USA', 'starve', block('u-inf-2-v'));
    expect([s.over(), s.steps('u-inf-1-i'), s.steps('u-cav-gregg'), s.steps('ap')]).toEqual([true, 3, 2, 1]);
  }
});
test('11.6-a one hungry hex after the other, each with its own losses', () => {
  const s = scene('supply', { side: 'USA' }, { active: 'USA', units: { M05: seven, N02: six } });
  s.does('USA', 'forgo').refuses('USA', 'starve', block('u-inf-1-v'), '11.6-a');
  for (const name of ['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'u-inf-1-v', 'u-inf-2-v'] as const)
    s.does('USA', 'starve', block(name));
  expect([s.over(), s.steps('u-inf-3-i'), s.steps('u-inf-1-ii'), s.steps('u-inf-2-v')]).toEqual([true, 1, 2, 2]);
});
test('8.2-b, 11.1-a supply is traced by the control of its own phase: a line taken in this turn feeds, one that was left does not', () => {
  const line = { alexandria: ['u-gar-wash-a 1'], 'manassas-junction': seven };
  const asked = (now: Scene['units'], before: Scene['units']) =>
    !scene(
      'supply',
      { side: 'USA' },
      { active: 'USA', units: now ?? {}, pub: { control: tableOf({ units: before ?? {} }).pub.control } },
    ).over();
  const { alexandria: _, ...left } = line;
  expect([asked(line, {}), asked(left, line)]).toEqual([false, true]);
});
test('11.4-a, 1.21-e a hex beside a line is fed, but not over an uncrossed river, a mountain or a gap in Mud', () => {
  expect(fed(1, {}, 'M08', 'N10', 'P02', 'F03')).toEqual([true, true, true, true]);
  expect(fed(1, {}, 'L09', 'M01', 'E06', 'F02')).toEqual([false, false, false, false]); // too far, or over the Potomac
  expect(fed(0, {}, 'F06', 'I08', 'F02', 'D04')).toEqual([true, true, true, false]); // over the bridges of the Potomac
  // King George is fed from Aquia Landing, not over the Rappahannock from Fredericksburg or Bowling Green.
  expect([fed(1, {}, 'K08'), fed(1, { units: { 'aquia-landing': ['u-inf-1-i 1'] } }, 'K08')]).toEqual([[true], [false]]);
  // Waynesboro has Rockfish Gap on one side and the Blue Ridge on the other, and the railway behind both.
  expect(fed(1, { weather: 'mud' }, 'L03', 'M03', 'L02')).toEqual([true, true, false]);
});
