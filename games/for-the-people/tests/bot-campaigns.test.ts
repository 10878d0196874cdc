/** The main army of the Confederacy in 1862: it marches as a whole, keeps an eye on the capitals, and makes more of the war than the staff does. */
import { anyGame, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { CONVERT, campaignOf } from '../bot/campaigning.ts';
import type { Asked } from '../bot/counsel.ts';
import { temperOf } from '../bot/figures.ts';
import { peril, touches } from '../bot/foes.ts';
import type { Column } from '../bot/marching.ts';
import { scriptedBy } from '../bot/scripted.ts';
import { standing } from '../bot/stands.ts';
import { type Survey, surveyOf } from '../bot/survey.ts';
import { called, isMain, massed, meets } from '../bot/theatre.ts';
import { ventureOf } from '../bot/ventures.ts';
import { armyNamed } from '../data/armies.ts';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { forThePeople } from '../index.ts';
import { infantryIn } from '../queries/marches.ts';
import { generalsAt } from '../queries/pieces.ts';
import { at, type Board, begin } from './board.ts';

const ANV = armyNamed('northern-virginia');
const JOHNSTON = generalNamed('j-johnston');
const surveyed = ({ pub }: Board, school?: string): Survey => {
  pub.hands = [5, 5];
  return surveyOf({ view: { pub, me: 'CSA' } } as unknown as Asked, temperOf('CSA', '1862', school));
};
const seen = (board: Board): Survey => surveyed(board, 'commander');
/** The army as it stands, before it sets out. */
const armyOf = (s: Survey, infantry?: number): Column => {
  const space = s.pub.army[ANV]!;
  const generals = generalsAt(s.pub, CSA, space);
  const riders = generals.reduce((sp, general) => sp + s.pub.brigade[general]!, 0);
  const foot = infantry ?? s.pub.infantry[CSA]![space]!;
  const rest = { formation: ARMY, army: ANV, leader: JOHNSTON, generals, riders, at: space, points: 6 } as const;
  return { ...rest, infantry: foot, rail: true, rough: false, shown: foot + riders };
};
const there = (id: SpaceId, sp: number) => ({ at: spaceOf(id), sp, fed: true, beaten: -1 as const });

test('5.2.3-a the main army is the one near the capital of the Union, and only in the school that marches by campaigns', () => {
  const board = begin('1862');
  const s = seen(board);
  expect(isMain(s, ANV, board.pub.army[ANV]!)).toBe(true);
  expect(isMain(s, armyNamed('tennessee'), at('corinth-ms'))).toBe(false);
  expect(isMain(surveyed(begin('1862')), ANV, at('fredericksburg-va'))).toBe(false);
});

test('5.1.2-a the main army marches with all it has; nobody leaves it alone; only from the capital may SP stay', () => {
  const board = begin('1862').sp(USA, 'manassas-va', 0).sp(USA, 'washington-dc', 0);
  board.pub.army[armyNamed('potomac')] = -1;
  for (const id of ['mcclellan', 'mcdowell', 'burnside'] as const) board.pub.general[generalNamed(id)] = -1;
  const s = seen(board);
  const leave = { most: 3, asCorps: false, rough: false };
  const whole = ventureOf(s, { formation: ARMY, space: at('fredericksburg-va'), leader: JOHNSTON }, leave);
  expect(infantryIn(whole!.members)).toBe(board.pub.infantry[CSA]![at('fredericksburg-va')]!);
  expect(whole!.members).toContain(generalNamed('stuart'));
  for (const formation of [CORPS, DIVISION] as const)
    expect(ventureOf(s, { formation, space: at('fredericksburg-va'), leader: -1 }, leave)).toBeNull();
});

test('11.2.2-a an open capital is where the army goes, and lays markers for its line on the way', () => {
  const board = begin('1862').sp(USA, 'manassas-va', 0).sp(USA, 'washington-dc', 0).fort(-1, 'washington-dc');
  board.pub.army[armyNamed('potomac')] = -1;
  for (const id of ['mcclellan', 'mcdowell', 'burnside'] as const) board.pub.general[generalNamed(id)] = -1;
  const s = seen(board);
  const { worth, deeds } = campaignOf(s, armyOf(s));
  expect(deeds).toContain(at('washington-dc'));
  expect(worth).toBeGreaterThan(20);
  expect(deeds.filter(deed => deed !== CONVERT).length).toBeLessThanOrEqual(6);
});

test('5.1.1-d of every deed a campaign could begin with the best is known, and none is better than the one that is meant', () => {
  const s = seen(begin('1862').sp(USA, 'manassas-va', 0).sp(USA, 'washington-dc', 1).fort(-1, 'washington-dc'));
  const { worth, deeds, firsts } = campaignOf(s, armyOf(s));
  expect(deeds.length).toBeGreaterThan(0);
  expect(firsts.get(deeds[0]!)).toBeCloseTo(worth, 9);
  expect(firsts.size).toBeGreaterThan(2);
  // What is better by next to nothing is not looked for.
  expect(Math.max(...firsts.values()) - worth).toBeLessThanOrEqual(0.05);
  const touching = [...firsts.keys()].filter(deed => deed !== CONVERT);
  for (const space of touching) expect(touches(at('fredericksburg-va'), space)).toBe(true);
});

test('7.5-a no storm of a capital that a great army holds; without SP there is no march', () => {
  const s = seen(begin('1862').sp(USA, 'washington-dc', 15));
  expect(campaignOf(s, armyOf(s)).deeds).not.toContain(at('washington-dc'));
  expect(campaignOf(s, { ...armyOf(s, 0), riders: 0 })).toMatchObject({ worth: 0, deeds: [] });
});

test('12.6-a the own capital is in danger while the army is away, hardly with it inside; a lost army is worth nothing', () => {
  const board = begin('1862').sp(USA, 'manassas-va', 0).army('potomac', 'hanover-junction-va', 12, 'mcclellan', 'mcdowell');
  const s = seen(board);
  const army = armyOf(s);
  const away = peril(s, army, there('staunton-va', 6), at('richmond-va'));
  const within = peril(s, army, there('richmond-va', 6), at('richmond-va'));
  expect(away).toBeGreaterThan(0.2);
  expect(within).toBeLessThan(0.1);
  expect(standing(s, army, there('richmond-va', 6))).toBeGreaterThan(standing(s, army, there('staunton-va', 6)));
  expect(standing(s, army, there('richmond-va', 0))).toBeLessThan(standing(s, army, there('staunton-va', 6)));
});

test('10.2.1-a, 10.6.1-a SP and able men are sent to the main army, some SP to the capital; with three SP it meets nobody', () => {
  const board = begin('1862');
  const s = seen(board);
  const [army, home, far] = [at('fredericksburg-va'), at('richmond-va'), at('corinth-ms')];
  expect([massed(s, army, 9), massed(s, home, 9), massed(s, far, 9)]).toEqual([9, 4, 0]);
  expect(called(s, army, false)).toBeGreaterThan(0);
  // Stuart rides with it already.
  expect([called(s, army, true), called(s, far, false)]).toEqual([0, 0]);
  expect([meets(s, army), meets(s, far)]).toEqual([0, 0]);
  const few = seen(begin('1862').sp(CSA, 'fredericksburg-va', 2));
  expect(meets(few, army)).toBeLessThan(0);
});

/** How far ahead the Confederacy ends against the Union's staff, on average. */
const ahead = (games: number, school?: string): number => {
  const game = anyGame(forThePeople);
  const machine = machineOf(game);
  let sum = 0;
  for (let n = 0; n < games; n++) {
    const pos = startOf(game, { scenario: '1862', options: [] }, keyFromSeed(`campaigns ${n}`));
    for (let [side] = machine.asked(pos); side !== undefined; [side] = machine.asked(pos)) {
      const asked = askedOf(game, pos, side) as unknown as Asked;
      const answer = scriptedBy(asked, side === 'CSA' ? school : undefined);
      if (machine.allows(pos, side, answer.do, answer.with) === null) expect.fail(`${answer.do} is not allowed`);
      machine.apply(pos, answer as never);
    }
    const { will } = pos.table.pub as unknown as { will: readonly [number, number] };
    sum += will[CSA] - will[USA];
  }
  return sum / games;
};
test('14-e in 1862 the commander of the Confederacy ends far nearer to the Union than the staff does', () => {
  expect(ahead(3, 'commander')).toBeGreaterThan(ahead(3) + 10);
}, 300_000);
