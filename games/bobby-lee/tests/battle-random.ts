/** Random battles: a table with one or two battles of many kinds of units, for playing out by the hundred. */
import { chanceFrom, keyFromSeed, machine, next, type Position, type Rulebook, write } from '@cuartel/engine';
import { type Chooser, chooserFrom } from '@cuartel/engine/battery/index.ts';
import { maxSteps } from '../data/blocks.ts';
import { type Hex, hexNamed, neighbours, playable } from '../data/hexes.ts';
import { hexsideBetween } from '../data/hexsides.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { attackLimitOf } from '../queries/limits.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { battleInterrupts, battleSections } from '../rulebook/battle.ts';
import { emptyTable, settle } from '../state/setup.ts';
import { clone, newBattle, type Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';

const { step, call } = write<BobbyLee>();
const curtain = {
  keeps: () => ({}),
  mine: null,
  steps: {
    up: step('0-c', t => call('combat', { side: t.pub.active })),
    down: step('0-c', () => next),
  },
};
/** The chapters on battle alone. */
export const battleBook = {
  sections: { ...battleSections, scene: curtain },
  moments: {},
  interrupts: battleInterrupts,
} as unknown as Rulebook<BobbyLee>;
export const battles = machine<BobbyLee>(battleBook, 'scene' as never, clone);

const SITES: readonly (keyof typeof hexNamed)[] = ['K06', 'I07', 'N06', 'H08', 'G05', 'L06', 'J05'];

const PORT = hexNamed.Q11;
/** Lays blocks of a side at random into a hex. */
const fill = (t: Table, side: SideName, hex: Hex, count: number, pick: Chooser, not: (block: number) => boolean): void => {
  const own = t.own[side];
  const free = BLOCKS_OF[numberOf(side)].filter(block => own.token[block] === -1 && !not(block));
  for (let i = 0; i < count && free.length > 0; i++) {
    const block = free.splice(pick(free.length), 1)[0]!;
    own.token[block] = block;
    own.block[block] = block;
    own.steps[block] = 1 + pick(maxSteps[block]!);
    t.pub.at[block] = hex;
  }
};
export const randomTable = (seed: string): Table => {
  const pick = chooserFrom(`table ${seed}`);
  const t = emptyTable('1862', [], chanceFrom(keyFromSeed(seed)));
  t.pub.active = SIDES[pick(2)]!;
  t.pub.fighting = t.pub.active;
  t.pub.weather = pick(4) === 0 ? 1 : 0;
  const used = new Set<Hex>();
  for (let n = 0; n < 1 + pick(2); n++) {
    const hex = hexNamed[SITES[pick(SITES.length)]!];
    const around = [0, 1, 2, 3, 4, 5]
      .map(d => neighbours[hex * 6 + d]!)
      .filter(to => to >= 0 && playable[to] && !used.has(to) && attackLimitOf(t.pub, hexsideBetween(hex, to)) > 0);
    if (used.has(hex) || around.length < 3) continue;
    used.add(hex);
    for (const to of around) used.add(to);
    const battle = newBattle(hex, numberOf(t.pub.active));
    const isHq = (block: number) => block < 8;
    fill(t, t.pub.active, hex, 1, pick, isHq);
    fill(t, t.pub.active, hex, pick(8), pick, () => false);
    fill(t, foe(t.pub.active), hex, 1 + pick(8), pick, () => false);
    around.forEach((to, i) => {
      if (i < 2) battle.entries.push(hexsideBetween(hex, to));
      const side = i < 2 ? t.pub.active : SIDES[pick(2)]!;
      fill(t, side, to, pick(4), pick, () => false);
    });
    // 10.41-a Some attackers may have come by sea.
    if (t.pub.active === 'USA' && pick(3) === 0)
      for (const block of BLOCKS_OF[0])
        if (block > 45 && t.own.USA.token[block]! >= 0 && t.pub.at[block] === hex && pick(2) === 0) {
          t.own.USA.landed.push(block);
          t.own.USA.ports.push(PORT);
        }
    t.pub.battles.push(battle);
  }
  if (t.pub.battles.length === 0) return randomTable(`${seed}+`);
  settle(t);
  return t;
};
export const start = (seed: string): Position<BobbyLee> => battles.start(randomTable(seed));
