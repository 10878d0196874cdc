import { anyGame, type Fact, type Machine, machineOf, readBy, viewOf } from '@cuartel/engine';
import { chooserFrom, playRandomGame } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { bobbyLee } from '../index.ts';
import { conserved } from '../state/conserved.ts';
import type { BobbyLee } from '../types.ts';
import { battlesOfLee } from './battle-game.ts';
import { brokenLaw } from './battle-laws.ts';
import { thickTable } from './battle-thick.ts';
import { stubborn } from './stubborn.ts';

const battles = machineOf(battlesOfLee) as unknown as Machine<BobbyLee>;

/** Plays a table out, three choices in four stubbornly, with the laws watched; counts what was told. */
const fight = (seed: string, told: Map<string, number>): void => {
  const pick = chooserFrom(seed);
  const pos = battles.start(thickTable(seed));
  for (let n = 0; battles.asked(pos).length > 0; n++) {
    const fault = brokenLaw(
      pos.table,
      pos.stack.some(({ section }) => section === 'retreat' || section === 'hits'),
    );
    if (fault !== null) throw new Error(`${seed}, action ${n}: ${fault} in ${JSON.stringify(pos.stack.at(-1))}`);
    if (n > 5000) throw new Error(`${seed} has no end`);
    const side = battles.asked(pos)[0]!;
    const options = battles.options(pos, side);
    const { section, step, my, mine } = pos.stack.at(-1)!;
    const view = viewOf<BobbyLee>(pos.table, side) as never;
    const bold = pick(4) > 0;
    const action = bold
      ? stubborn({ view, section, step, my, mine: mine?.[side] ?? null, options, pick })
      : options[pick(options.length)]!;
    const facts: Fact[] = [];
    pos.table.log = facts;
    battles.apply(pos, action as never);
    for (const fact of facts) {
      const kind = readBy(fact, null)?.kind ?? '';
      told.set(kind, (told.get(kind) ?? 0) + 1);
    }
  }
  expect(conserved(pos.table)).toBe('');
};

test('6.1-a, 7.15-b, 7.12-a, 7.51-a battles fought to the end break no law, and reach nights, routs, pursuits and further days', () => {
  const told = new Map<string, number>();
  for (let i = 0; i < 200; i++) fight(`law${i}`, told);
  const rare = [
    'battleDay',
    'battleRouted',
    'pursued',
    'tooSlow',
    'someEnveloped',
    'halfHit',
    'flankedCentre',
    'hexsideRolled',
    'brokeContact',
  ];
  expect(rare.filter(kind => (told.get(kind) ?? 0) < 10)).toEqual([]);
});

test('0-b battles in the thick of it hide, copy, replay and speak as they should', () => {
  let different = 0;
  for (let i = 0; i < 14; i++) {
    const plan = { scenario: '1862', options: [], seed: `thick${i}`, every: 10, most: 5000, guide: stubborn };
    const outcome = playRandomGame(battlesOfLee, plan);
    if ('failure' in outcome) throw new Error(`${outcome.failure.seed}: ${outcome.failure.property}: ${outcome.failure.detail}`);
    different += outcome.played.different;
  }
  expect(different).toBeGreaterThan(60);
});

test('whole games of armies that seek battle end, hide and speak as they should', () => {
  for (const [i, scenario] of ['1861', '1862', '1863', '1864'].entries()) {
    const plan = { scenario, options: [], seed: `war${i}`, every: 60, most: 60_000, guide: stubborn };
    const outcome = playRandomGame(anyGame(bobbyLee), plan);
    if ('failure' in outcome) throw new Error(`${outcome.failure.seed}: ${outcome.failure.property}: ${outcome.failure.detail}`);
    expect(outcome.played.actions).toBeGreaterThan(200);
  }
});
