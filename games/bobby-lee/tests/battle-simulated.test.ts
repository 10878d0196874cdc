/** The odds against the dice themselves: every way the dice can fall is played, and counted. */
import { viewOf } from '@cuartel/engine';
import { type Dist, type Ratio, ratio } from '@cuartel/engine/kit/odds.ts';
import { expect, test } from 'vitest';
import type { Spot } from '../data/battle-board.ts';
import type { BlockName } from '../data/blocks.ts';
import { tokensAt } from '../queries/battle.ts';
import { assaultOdds, envelopOdds, moraleOdds, type ShotOdds, shotOdds } from '../queries/battle-odds.ts';
import { numberOf } from '../queries/sides.ts';
import type { BobbyLee } from '../types.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Side = 'USA' | 'CSA';
type Fought = Omit<FoughtAt, 'at'> & { at?: NonNullable<FoughtAt['at']> };

const rolls = function* (dice: number): Generator<number[]> {
  for (let n = 0; n < 6 ** dice; n++) yield Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
};
const open = (side: Side, { at = 'manassas-junction', ...fought }: Fought, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, { active: 'CSA', battles: [{ at, from: [], ...fought }], ...more });
type Play = ReturnType<typeof open>;
/** Hits are taken somehow; it makes no difference to how many are left. */
const takeAll = (s: Play): Play => {
  for (;;) {
    const side = s.machine.asked(s.pos)[0];
    const hit = side === undefined ? undefined : s.offered(side, 'takeHit')[0];
    if (hit === undefined) return s;
    s.does(side as Side, 'takeHit', hit);
  }
};
const ways = ({ values, ways: n, all }: Dist, value: number): Ratio => {
  const i = values.indexOf(value);
  return i < 0 ? ratio(0, 1) : ratio(Number(n[i]), Number(all));
};
const left = (s: Play, side: Side, at: FoughtAt['at'], spot: Spot): boolean =>
  tokensAt(s.pub, numberOf(side), hex(at), spot).length > 0;

const checkShot = (side: Side, fought: Fought, name: BlockName, at: Spot, aim: BlockName | null = null): ShotOdds => {
  const shot = { block: block(name), at, aim: aim === null ? -1 : block(aim) };
  const odds = shotOdds(viewOf<BobbyLee>(open(side, fought).t, side), 0, shot)!;
  const hits = new Map<number, number>();
  const friends = new Map<number, number>();
  let cleared = 0;
  let all = 0;
  for (const dice of rolls(odds.dice)) {
    const s = open(side, fought, { dice: [...dice, ...Array(12).fill(1)] });
    s.does(side, 'fire', shot);
    const fired = s.heard(null, 'fired')[0]!;
    takeAll(s);
    const foe = side === 'USA' ? 'CSA' : 'USA';
    const gone = aim === null ? !left(s, foe, fought.at ?? 'manassas-junction', at) : s.where(aim) === null;
    if (gone) cleared++;
    hits.set(fired.hits, (hits.get(fired.hits) ?? 0) + 1);
    friends.set(fired.friends, (friends.get(fired.friends) ?? 0) + 1);
    all++;
  }
  for (const [n, count] of hits) expect(ways(odds.hits, n)).toEqual(ratio(count, all));
  for (const [n, count] of friends)
    expect(odds.friends === null ? ratio(n === 0 ? all : 0, all) : ways(odds.friends, n)).toEqual(ratio(count, all));
  if (odds.clears !== null) expect(odds.clears).toEqual(ratio(cleared, all));
  return odds;
};
const lines = { attacker: { centre: ['c-inf-rodes 1'] }, defender: { centre: ['u-inf-2-i 1'] } } as const;

test('7.31-a, 7.32-a odds of a shot at two units: every fall of three dice agrees', () => {
  const odds = checkShot(
    'CSA',
    {
      attacker: { ...lines.attacker, enemyLeft: ['c-inf-hood 3 shown'] },
      defender: { ...lines.defender, left: ['u-inf-1-i 1 shown', 'u-inf-3-i 1 shown'] },
    },
    'c-inf-hood',
    5,
  );
  expect(odds.clears).toEqual(ratio(7, 27));
});
test('7.36-b odds under Double Defence, with a half-hit borne already', () => {
  const odds = checkShot(
    'CSA',
    {
      at: 'chancellorsville',
      attacker: { ...lines.attacker, enemyLeft: ['c-inf-hood 3 shown'] },
      defender: { ...lines.defender, left: ['u-inf-1-i 2 shown half'] },
    },
    'c-inf-hood',
    5,
  );
  expect(odds.clears).toEqual(ratio(1, 27));
});
test('7.33-a, 7.31-d odds of long range fire, aimed at a gun among engaged friends', () => {
  const odds = checkShot(
    'CSA',
    {
      attacker: { ...lines.attacker, left: ['c-art-i 3'], enemyRight: ['c-inf-hood 3 shown'] },
      defender: { ...lines.defender, right: ['u-art-ap1 1 shown', 'u-inf-1-i 3 shown'] },
    },
    'c-art-i',
    3,
    'u-art-ap1',
  );
  expect([odds.power, odds.clears]).toEqual([1, ratio(91, 216)]);
});
test('7.34-a odds of enfilade from a wing that was taken, and of Heavy Artillery before a fortress', () => {
  const flank = checkShot(
    'CSA',
    {
      attacker: { ...lines.attacker, enemyLeft: ['c-inf-hood 2 shown'], enemyCentre: ['c-inf-early 1 shown'] },
      defender: { centre: ['u-inf-1-i 1 shown'] },
    },
    'c-inf-hood',
    4,
  );
  expect([flank.power, flank.friends]).toEqual([2, null]);
  const heavy = checkShot(
    'CSA',
    { at: 'petersburg', attacker: { centre: ['c-hvy-richmond 2'] }, defender: { centre: ['u-inf-1-i 1 shown'] } },
    'c-hvy-richmond',
    4,
  );
  expect([heavy.power, heavy.clears]).toEqual([2, ratio(1, 9)]);
});
test('0-b the odds of a shot say nothing about units that stand hidden', () => {
  const fought: Fought = {
    attacker: { ...lines.attacker, left: ['c-art-i 2'] },
    defender: { ...lines.defender, right: ['u-inf-1-i 1'] },
  };
  expect(checkShot('CSA', fought, 'c-art-i', 3).clears).toBeNull();
});

const checkAssault = (side: Side, fought: Fought, spot: Spot, dice: number): void => {
  const odds = assaultOdds(viewOf<BobbyLee>(open(side, fought).t, side), 0, spot)!;
  const seen = { ours: 0, theirs: 0, empty: 0, fought: 0 };
  const hits = new Map<string, number>();
  let all = 0;
  for (const roll of rolls(dice)) {
    const s = open(side, fought, { dice: [...roll, ...Array(20).fill(1)] });
    s.does(side, 'assault', spot);
    const [ours, theirs] = s.heard(null, 'assaulted');
    for (const key of [`us ${ours!.hits}`, `them ${theirs!.hits}`]) hits.set(key, (hits.get(key) ?? 0) + 1);
    takeAll(s);
    const at = fought.at ?? 'manassas-junction';
    const foe = side === 'USA' ? 'CSA' : 'USA';
    const both = [left(s, side, at, spot), left(s, foe, at, spot)];
    seen[both[0] ? (both[1] ? 'fought' : 'ours') : both[1] ? 'theirs' : 'empty']++;
    all++;
  }
  for (const end of ['ours', 'theirs', 'empty', 'fought'] as const)
    expect([end, odds[end]]).toEqual([end, ratio(seen[end], all)]);
  for (let n = 0; n <= dice; n++) {
    expect(ways(odds.onFoe, n)).toEqual(ratio(hits.get(`us ${n}`) ?? 0, all));
    expect(ways(odds.onUs, n)).toEqual(ratio(hits.get(`them ${n}`) ?? 0, all));
  }
};
test('7.35-c odds of an assault: every fall of four dice agrees, with cavalry, a Garrison and a shaken unit', () => {
  checkAssault(
    'CSA',
    {
      attacker: { ...lines.attacker, enemyLeft: ['c-cav-hampton 1 shown', 'c-gar-valley 1 shown', 'c-inf-early 1 shown shaken'] },
      defender: { ...lines.defender, left: ['u-inf-1-i 1 shown', 'u-art-ap1 1 shown'] },
    },
    5,
    4,
  );
});
test('7.35-g odds of an assault in Forest: those in their own line count twice', () => {
  checkAssault(
    'USA',
    {
      at: 'chancellorsville',
      attacker: { ...lines.attacker, enemyLeft: ['c-inf-hood 2 shown'] },
      defender: { ...lines.defender, left: ['u-inf-1-i 1 shown'] },
    },
    5,
    3,
  );
});
test('7.6-c odds of an assault that the garrison of a fortress starts: its walls do not count', () => {
  checkAssault(
    'USA',
    {
      at: 'petersburg',
      attacker: { centre: ['c-inf-rodes 1'], enemyCentre: ['c-inf-hood 2 shown'] },
      defender: { centre: ['u-inf-1-i 1 shown'], reserve: ['u-inf-2-i 1'] },
    },
    4,
    3,
  );
});
test('7.43-b, 7.2-a odds of enveloping and of morale: every face of the die', () => {
  let found = 0;
  const fought: Fought = {
    at: 'chancellorsville',
    attacker: { ...lines.attacker, outsideEnemyRight: ['c-cav-hampton 1 shifted'] },
    defender: lines.defender,
  };
  for (const dice of rolls(1)) {
    const s = stage(
      'envelopment',
      { battle: 0, side: 'CSA' },
      { active: 'CSA', weather: 'mud', battles: [{ at: 'chancellorsville', ...fought }], dice },
    );
    if (s.pub.spot[block('c-cav-hampton')] === 3) found++;
  }
  const v = viewOf<BobbyLee>(open('CSA', fought, { weather: 'mud' }).t, 'CSA');
  expect(envelopOdds(v, 0, block('c-cav-hampton'))).toEqual(ratio(found, 6));
  let steady = 0;
  for (const dice of rolls(1)) {
    const s = stage(
      'fight',
      { battle: 0, side: 'CSA' },
      {
        active: 'CSA',
        battles: [
          {
            at: 'manassas-junction',
            attacker: { ...lines.attacker, enemyLeft: ['c-inf-hood 1 shown'] },
            defender: { ...lines.defender, left: ['u-inf-1-i 1 shown'] },
          },
        ],
        dice,
      },
    );
    if (s.offered('CSA', 'fire').length > 0) steady++;
  }
  expect(moraleOdds()).toEqual(ratio(steady, 6));
});
