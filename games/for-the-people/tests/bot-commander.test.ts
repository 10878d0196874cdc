/** The strongest level: figures of its own in 1861, and what they see that the staff does not. */
import { anyGame, keyFromSeed, machineOf, reading, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/counsel.ts';
import { doctrine } from '../bot/doctrine.ts';
import { evaluate } from '../bot/evaluate.ts';
import { temperOf } from '../bot/figures.ts';
import { harvest } from '../bot/harvest.ts';
import { mind } from '../bot/mind.ts';
import { outlook } from '../bot/outlook.ts';
import { scriptedBy } from '../bot/scripted.ts';
import { surveyOf } from '../bot/survey.ts';
import { isMain, MAIN_NEAR, stepsFrom } from '../bot/theatre.ts';
import { armySide } from '../data/armies.ts';
import { ALL_CARDS, opsOf, variantsOf } from '../data/cards.ts';
import type { SideName } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { ARMY, CORPS } from '../data/tables.ts';
import { forThePeople } from '../index.ts';
import type { Pub, Table } from '../state/table.ts';

const game = anyGame(forThePeople);
const machine = machineOf(game);
const at = (id: string): number => SPACES.findIndex(([name]) => name === id);

/** Games won and lost by the commander of one side against the other's staff. */
const contest = (hero: SideName, games: number): { won: number; lost: number } => {
  const found = { won: 0, lost: 0 };
  for (let n = 0; n < games; n++) {
    const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed(`commander ${n}`));
    for (let [side] = machine.asked(pos); side !== undefined; [side] = machine.asked(pos)) {
      const asked = askedOf(game, pos, side) as unknown as Asked;
      machine.apply(pos, scriptedBy(asked, side === hero ? 'commander' : undefined) as never);
    }
    const winner = game.result(pos.table.pub)?.winner ?? null;
    if (winner === hero) found.won++;
    else if (winner !== null) found.lost++;
  }
  return found;
};

test.each(['USA', 'CSA'] as const)(
  '13.2-a in 1861 the commander of the %s wins states from the staff, and loses fewer games than it wins',
  hero => {
    const { won, lost } = contest(hero, 12);
    expect(won).toBeGreaterThan(lost);
  },
  300_000,
);

test('11.1-a what SP could take from a space: the open places around it, one for each SP, nothing beyond an enemy', () => {
  const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed('harvest'));
  const asked = askedOf(game, pos, 'USA') as unknown as Asked;
  reading({ table: asked.view, memo: null }, () => {
    const s = surveyOf(asked, temperOf('USA', '1861', 'commander'));
    const louis = at('st-louis-mo');
    expect(harvest(s, louis, 0)).toBe(0);
    expect(harvest(s, louis, 1)).toBeGreaterThan(0);
    expect(harvest(s, louis, 2)).toBeGreaterThan(harvest(s, louis, 1));
    expect(harvest(s, louis, 9)).toBe(harvest(s, louis, 4));
    // Nothing is open around Philadelphia.
    expect(harvest(s, at('philadelphia-pa'), 3)).toBe(0);
  });
});

test('the mind has three levels; the strongest weighs by its own school, and searches where figures are not enough', () => {
  expect(mind.levels.map(({ id, school }: { id: string; school?: string }) => [id, school])).toEqual([
    ['volunteer', undefined],
    ['chief-of-staff', undefined],
    ['commander-in-chief', 'commander'],
  ]);
  const routine = (scenario: '1861' | '1862' | '1861-to-1862' | '1863', me: SideName): boolean =>
    mind.routine({ section: 'round', step: 'card', view: { me, pub: { scenario } } } as unknown as Asked);
  for (const scenario of ['1861', '1861-to-1862'] as const)
    expect([routine(scenario, 'USA'), routine(scenario, 'CSA')]).toEqual([true, true]);
  expect([routine('1862', 'USA'), routine('1862', 'CSA')]).toEqual([true, false]);
  expect([routine('1863', 'USA'), routine('1863', 'CSA')]).toEqual([false, false]);
});

const opening1862 = (): Pub =>
  structuredClone(startOf(game, { scenario: '1862', options: [] }, keyFromSeed('outlook')).table.pub) as Pub;
const HAND = [20, 30];
const with1862 = (change: (pub: Pub) => void): number => {
  const pub = opening1862();
  change(pub);
  return outlook(pub, HAND);
};

test('5.1.1-d in 1862 the Confederacy weighs every step of an army, and of nothing else; the step that is meant comes first', () => {
  const step = (scenario: '1862' | '1863', me: SideName, formation: number): boolean =>
    mind.routine({ section: 'march', step: 'order', view: { me, pub: { scenario, march: { formation } } } } as unknown as Asked);
  expect([step('1862', 'CSA', ARMY), step('1862', 'CSA', CORPS)]).toEqual([false, true]);
  expect([step('1862', 'USA', ARMY), step('1863', 'CSA', ARMY)]).toEqual([true, true]);
  const temper = temperOf('CSA', '1862', 'commander');
  let [marched, several] = [0, 0];
  for (let n = 0; n < 3; n++) {
    const pos = startOf(game, { scenario: '1862', options: [] }, keyFromSeed(`steps ${n}`));
    for (let [side] = machine.asked(pos); side !== undefined && pos.table.pub.turn === 4; [side] = machine.asked(pos)) {
      const asked = askedOf(game, pos, side) as unknown as Asked;
      const { march } = asked.view.pub;
      if (side === 'CSA' && asked.step === 'order' && march?.formation === ARMY)
        reading({ table: asked.view, memo: null }, () => {
          const s = surveyOf(asked, temper);
          if (!isMain(s, march.army, march.at)) return;
          const weights = doctrine(asked, temper);
          const best = asked.options[weights.indexOf(Math.max(...weights))]!;
          expect(['goTo', 'convert', 'halt']).toContain(best.do);
          marched++;
          if (weights.filter(weight => weight > 0).length > 1) several++;
        });
      machine.apply(pos, scriptedBy(asked, side === 'CSA' ? 'commander' : undefined) as never);
    }
  }
  expect(marched).toBeGreaterThan(5);
  expect(several).toBeGreaterThan(marched / 2);
}, 120_000);

test('14-e the outlook of the Confederacy of 1862 rises with its will, its cards, its army before Washington and the states it invades', () => {
  const plain = with1862(() => {});
  expect(plain).toBeGreaterThan(0);
  expect(plain).toBeLessThan(0.5);
  expect(with1862(pub => (pub.will[1] += 10))).toBeGreaterThan(plain);
  expect(with1862(pub => pub.hands[0]++)).toBeLessThan(plain);
  expect(outlook(opening1862(), [1, ...HAND])).toBeGreaterThan(plain);
  // 12.1.2-a Two spaces of a state count, three much more, whatever else is true.
  const invade = (spaces: number): number =>
    with1862(pub => {
      for (const id of ['gettysburg-pa', 'harrisburg-pa', 'york-pa'].slice(0, spaces)) pub.control[at(id)] = 1;
    });
  expect(invade(1)).toBe(plain);
  expect(invade(2)).toBeGreaterThan(plain);
  expect(invade(3)).toBeGreaterThan(invade(2));
  // Two SP more in Washington's garrison, two fewer with the army before it.
  expect(with1862(pub => (pub.infantry[0][at('washington-dc')]! += 2))).toBeLessThan(plain);
  const army = opening1862().army.find((space, i) => space >= 0 && armySide[i] === 1 && stepsFrom[0]![space]! <= MAIN_NEAR)!;
  expect(with1862(pub => (pub.infantry[1][army]! -= 2))).toBeLessThan(plain);
});
test('14-e the same lead is surer in the last turn, and surest with the last card', () => {
  const ahead = (turn: 4 | 5 | 6, cards: number): number =>
    with1862(pub => {
      pub.turn = turn;
      pub.will = [80, 110];
      pub.hands = [cards, cards];
    });
  expect(ahead(6, 6)).toBeGreaterThan(ahead(5, 6));
  expect(ahead(6, 1)).toBeGreaterThan(ahead(6, 6));
});
test('the worths of both sides add up to one in 1862 too', () => {
  const { table } = startOf(game, { scenario: '1862', options: [] }, keyFromSeed('worth')) as unknown as { table: Table };
  expect(evaluate(table, 'USA') + evaluate(table, 'CSA')).toBeCloseTo(1, 9);
});

/** The first choice of a card by the Confederacy, by doctrine until then. */
const firstCard = (scenario: '1862' | '1863', seed: string): ReturnType<typeof startOf> => {
  const pos = startOf(game, { scenario, options: [] }, keyFromSeed(seed));
  for (let [side] = machine.asked(pos); side !== undefined; [side] = machine.asked(pos)) {
    const asked = askedOf(game, pos, side) as unknown as Asked;
    if (side === 'CSA' && asked.section === 'round' && asked.step === 'card') return pos;
    machine.apply(pos, scriptedBy(asked) as never);
  }
  throw new Error('nobody plays a card');
};
test('3.3.1-b in 1862 an imagined round of the Confederacy ends where it is to choose its next card; the enemy lies between', () => {
  const pos = firstCard('1862', 'horizon');
  const { pub } = pos.table as unknown as Table;
  const view = { me: 'CSA', pub: structuredClone(pub) } as unknown as Asked['view'];
  const over = mind.horizon(view);
  expect(mind.steady(view)).toBe(true);
  expect(over({ ...pub, rounds: [pub.rounds[0] + 1, pub.rounds[1]] })).toBe(false);
  // Into the next turn, if this was the last card.
  expect(over({ ...pub, turn: 5 })).toBe(false);
  expect(over({ ...pub, rounds: [pub.rounds[0] + 1, pub.rounds[1] + 1] })).toBe(true);
  const later = { me: 'CSA', pub: (firstCard('1863', 'horizon').table as unknown as Table).pub } as unknown as Asked['view'];
  expect(mind.steady(later)).toBe(false);
  expect(mind.horizon(later)({ ...later.pub, turn: 9 })).toBe(true);
});
test('4-a cards that do the same for the same price are weighed once by the commander, throwing them away not at all; his first choice stays', () => {
  const asked = askedOf(game, firstCard('1862', 'once'), 'CSA') as unknown as Asked;
  const operate = (value: number): { readonly by: 'CSA'; readonly do: string; readonly with: number }[] =>
    ALL_CARDS.filter(card => opsOf(card) === value && variantsOf(card).every(({ window }) => window === undefined))
      .slice(0, 3)
      .map(card => ({ by: 'CSA', do: 'operate', with: card }));
  const both = { ...asked, options: [...operate(3), ...operate(2)] };
  const weigh = (school?: string): readonly number[] =>
    reading({ table: asked.view, memo: null }, () => doctrine(both, temperOf('CSA', '1862', school)));
  const [staff, commander] = [weigh(), weigh('commander')];
  expect(staff[0]).toBeGreaterThan(0);
  expect([staff[1], staff[2]]).toEqual([staff[0], staff[0]]);
  expect([commander[1], commander[2], commander[4], commander[5]]).toEqual([0, 0, 0, 0]);
  expect(commander.indexOf(Math.max(...commander)) % 3).toBe(0);
  const thrown = (...others: typeof both.options): readonly number[] => {
    const options = [...operate(1).map(one => ({ ...one, do: 'discard' })), ...others];
    return reading({ table: asked.view, memo: null }, () =>
      doctrine({ ...asked, options }, temperOf('CSA', '1862', 'commander')),
    );
  };
  expect(thrown(...operate(3)).slice(0, 3)).toEqual([0, 0, 0]);
  expect(thrown()[0]).toBeGreaterThan(0);
});
