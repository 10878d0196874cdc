/** What must be so at every decision, not only when a step of the phase is over. */
import { anyGame } from '@cuartel/engine';
import { before, beforeChoice, type Loose, playRandomGame, spoiled, stepsOf } from '@cuartel/engine/battery/index.ts';
import type { Decide } from '@cuartel/engine/play/decide.ts';
import { expect, test } from 'vitest';
import { doctrine } from '../bot/doctrine.ts';
import type { Asked } from '../bot/pages.ts';
import { BLOCK_COUNT } from '../data/blocks.ts';
import { isSpace } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, OFF_BOARD } from '../data/posts.ts';
import { foeOf, nameOf } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { UNIT_COUNT } from '../data/units.ts';
import { unaGuerraImposible } from '../index.ts';
import { changes, enemyIn } from '../queries/control.ts';
import { fortressOf, holds, worksLost } from '../queries/fortresses.ts';
import { expeditions, mostExpeditions, pursuitEnds } from '../queries/regions.ts';
import { strandedAt } from '../queries/stacking.ts';
import { fighters, forceAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { staged } from './thrown.ts';

const SIDES = [0, 1] as const;
let looked = 0;
const demand = (holds: boolean, rule: string, what: unknown): void => {
  if (!holds) throw new Error(`${rule} is broken: ${JSON.stringify(what)}`);
};
/** 18.1-a, 11.4-j No siege without besiegers. */
const sieges =
  (moment: string) =>
  (t: Loose): void => {
    const { pub, own } = t as never as Table;
    looked++;
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (pub.siege[space]! === 0) continue;
      const owner = fortressOf(pub, space) as 0 | 1;
      demand(owner >= 0, '18.1-a', { moment, space });
      const foe = foeOf(owner);
      demand(fighters(forceAt(pub, own[nameOf(foe)], foe, space)) > 0, '11.4-j', { moment, space, battle: pub.battle?.space });
      demand(fighters(forceAt(pub, own[nameOf(owner)], owner, space, INSIDE)) <= holds(space), '18-a', { moment, space });
    }
  };
/** 10.2-d, 18-d, 5.2-c, 7.3-b Between two actions nothing is left of what is over. */
const between = (t: Loose): void => {
  const { pub, own } = t as never as Table;
  for (let space = 0; space < SPACE_COUNT; space++)
    for (const side of SIDES) demand(!worksLost(pub, own[nameOf(foeOf(side))], side, space), '10.2-d', { space, side });
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const at = pub.at[unit]!;
    demand(pub.post[unit] !== INSIDE || pub.siege[at]! > 0, '18-d', { unit, at });
    if (unit < BLOCK_COUNT) demand(pub.shown[unit] === -1 && pub.line[unit] === OFF_BOARD, '5.2-c', { unit, at });
  }
  demand(changes(pub).length === 0, '4.9-g', changes(pub));
  for (const side of SIDES) demand(strandedAt(pub, own[nameOf(side)], side) < 0, '11.3-c', { side });
  demand(pub.battle === null && pub.tactics.length === 0 && !pub.lying[0] && !pub.lying[1], '7.3-b', pub.tactics);
  demand(
    pub.standing.every(({ until }) => until === 'phase' || until === 'year' || until === 'game'),
    '7.1-b',
    pub.standing,
  );
};
const spain = (t: Loose): void => {
  const { pub, own } = t as never as Table;
  demand(expeditions(pub).length <= mostExpeditions(pub), '23-b', expeditions(pub));
  for (const [region, value] of pub.pursuit.entries())
    demand(value === 0 || !pursuitEnds(pub, region), '23.2-f', { region, value });
  for (const side of SIDES) {
    demand(pub.command[side]! >= 0 && pub.command[side]! <= 5, '8-a', pub.command);
    demand(own[nameOf(side)].hand.length <= 8, '7-d', own[nameOf(side)].hand);
  }
};
const STEPS = [
  ['march', 'met'],
  ['march', 'end'],
  ['combat', 'kinds'],
  ['supply', 'space'],
  ['redeployment', 'end'],
] as const;
const QUESTIONS = [
  ['actions', 'action'],
  ['activation', 'group'],
  ['march', 'step'],
  ['interceptions', 'announce'],
  ['evasion', 'choose'],
  ['reinforcing', 'who'],
  ['shifting', 'stepBack'],
  ['regrouping', 'units'],
  ['merging', 'merge'],
  ['retreat', 'way'],
  ['retreat', 'who'],
  ['retreat', 'hideFirst'],
  ['surrounded', 'where'],
  ['spoils', 'kind'],
  ['fall', 'keep'],
  ['combat', 'skirmishes'],
  ['combat', 'battles'],
  ['combat', 'assaults'],
  ['combat', 'sorties'],
  ['supply', 'place'],
  ['supply', 'starve'],
  ['redeployment', 'who'],
  ['spend', 'point'],
  ['batteries', 'gun'],
] as const;
/** `plant` happens just before a question is answered, whatever the answer is. */
const asked = (g: Loose, section: string, step: string, plant: (t: Loose, my: Loose) => void): void => {
  for (const deed of Object.keys(stepsOf(g, section)[step].choices))
    beforeChoice<Loose, unknown>(g, [section, step, deed], (t, my) => plant(t, my));
};
/** 11.4-a, 11.2-f, 11.1-e A group that is asked for its next step has met nobody, and has not forced its march. */
const marching = (t: Loose, my: Loose): void => {
  const { pub } = t as never as Table;
  const side = my['side'] === 'Liberal' ? 0 : 1;
  demand(!my['forced'] && !my['halted'], '11.2-f', my);
  if (my['moved'] && isSpace(my['at'])) demand(!enemyIn(pub, side, my['at']), '11.4-a', my);
  for (const unit of my['units']) demand(pub.at[unit] === my['at'] && pub.post[unit] === IN_THE_OPEN, '11-b', { unit, my });
};
/** A player who knows what he wants makes three choices in four: armies meet, sieges are laid. */
const guide: Decide = asked => {
  const weights = doctrine(asked as unknown as Asked);
  return asked.options[weights.indexOf(Math.max(...weights))]!;
};
const played = (game: Parameters<typeof anyGame>[0], games: number, seed: string, options: string[], guided = false) => {
  const watched = spoiled(anyGame(game), g => {
    for (const [section, step] of STEPS) before(g, section, step, sieges(`${section}.${step}`));
    for (const [section, step] of QUESTIONS) asked(g, section, step, sieges(`${section}.${step}`));
    asked(g, 'march', 'step', marching);
    asked(g, 'actions', 'action', between);
    asked(g, 'actions', 'action', spain);
    before(g, 'turn', 'check', between);
    before(g, 'turn', 'check', spain);
    before(g, 'game', 'again', between);
    asked(g, 'order', 'name', between);
    asked(g, 'uprising', 'region', between);
  });
  return Array.from({ length: games }, (_, n) => {
    const scenario = (['full-war', 'espartero', 'zumalacarregui'] as const)[n % 3]!;
    const trial = { scenario, options, seed: `${seed}-${n}`, every: 1_000_000, most: 20_000 };
    const outcome = playRandomGame(watched, guided ? { ...trial, guide } : trial);
    return 'failure' in outcome ? outcome.failure.detail : null;
  }).filter(failure => failure !== null);
};
test('18.1-a, 11.4-j, 18-a, 23-b, 23.2-f, 8-a, 7-d no siege stands without besiegers at any question, in random games', () => {
  expect(
    played(unaGuerraImposible as never, Number(process.env['ORDER_GAMES'] ?? 3), 'fourth', ['generals', 'foreign-powers']),
  ).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});
test('18.1-a, 11.4-j, 18-a nor where armies are thrown at each other', () => {
  expect(played(staged as never, Number(process.env['ORDER_GAMES'] ?? 9), 'fourth-thrown', [])).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});
test('18.1-a, 11.4-j, 18-a, 11.4-a, 4.9-g nor where somebody plays to win', () => {
  expect(played(unaGuerraImposible as never, Number(process.env['ORDER_GAMES'] ?? 2), 'fourth-guided', [], true)).toEqual([]);
});
