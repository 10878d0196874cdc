/** The bot's parts: what it imagines, what it weighs, how it judges. */
import {
  type AnyTypes,
  anyGame,
  canonical,
  type Fact,
  keyFromSeed,
  machineOf,
  positionOf,
  readBy,
  startOf,
  viewOf,
} from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/asked.ts';
import { doctrine, PAGES } from '../bot/doctrine.ts';
import { evaluate } from '../bot/evaluate.ts';
import { type Belief, recall } from '../bot/memory.ts';
import { carryOn, operations } from '../bot/operations.ts';
import { scripted } from '../bot/scripted.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { bobbyLee } from '../index.ts';
import { book } from '../rulebook/contents.ts';
import { imagine, NOTHING } from '../state/imagine.ts';
import type { Table, View } from '../state/table.ts';

const game = anyGame(bobbyLee);
const machine = machineOf(game);
type Pos = ReturnType<typeof startOf>;
interface Met {
  readonly pos: Pos;
  readonly side: SideName;
  readonly belief: Belief;
  readonly pick: (n: number) => number;
}
const askedAt = (pos: Pos, side: string) => askedOf(game, pos, side) as unknown as Asked;
/** Walks through games played half by chance and half by doctrine. */
const walk = (seed: string, games: number, most: number, visit: (met: Met) => void): void => {
  for (let g = 0; g < games; g++) {
    const pick = chooserFrom(`${seed}|${g}`);
    const facts: Fact[] = [];
    const options = game.options.map(o => o.id).filter(() => pick(2) === 0);
    const pos = startOf(game, { scenario: SCENARIOS[g % SCENARIOS.length]!, options }, keyFromSeed(`${seed}|${g}`), facts);
    const beliefs: Record<SideName, Belief> = { USA: NOTHING, CSA: NOTHING };
    for (let n = 0; n < most; n++) {
      for (const side of SIDES)
        beliefs[side] = recall(
          beliefs[side],
          facts.map(fact => readBy(fact, side)).filter(told => told !== null),
        );
      facts.length = 0;
      const side = machine.asked(pos)[0] as SideName | undefined;
      if (side === undefined) break;
      visit({ pos, side, belief: beliefs[side], pick });
      const asked = askedAt(pos, side);
      pos.table.log = facts;
      machine.apply(pos, (pick(3) > 0 ? scripted(asked) : asked.options[pick(asked.options.length)]!) as never);
    }
  }
};

test('an imagined table shows its side the same, offers it the same and has every block', () => {
  let [seen, battles, other] = [0, 0, 0];
  walk('imagine', 14, 500, ({ pos, side, belief, pick }) => {
    if (pick(7) > 0) return;
    seen++;
    if ((pos.table as unknown as Table).pub.day > 0) battles++;
    const view = viewOf<AnyTypes>(pos.table, side);
    const table = imagine(view as unknown as View, [], pick, belief);
    expect(canonical(viewOf(table, side))).toBe(canonical(view));
    expect(bobbyLee.conserved(table)).toBe('');
    const { stack } = machine.clone(pos);
    const offered = machine.options(positionOf<AnyTypes>(table as never, stack), side);
    expect(canonical(offered)).toBe(canonical(machine.options(pos, side)));
    if (canonical(table.own) !== canonical(pos.table.own)) other++;
  });
  expect(seen).toBeGreaterThan(300);
  expect(battles).toBeGreaterThan(30);
  expect(other).toBeGreaterThan(seen * 0.9);
});

test('an imagined table can be played on', () => {
  walk('on', 6, 300, ({ pos, side, belief, pick }) => {
    if (pick(60) > 0) return;
    const { stack } = machine.clone(pos);
    const table = imagine(viewOf<AnyTypes>(pos.table, side) as unknown as View, [], pick, belief);
    table.dark.chance.key = [1, 2, 3, 4, 5, 6, 7, pick(1000)];
    const world: Pos = positionOf<AnyTypes>(table as never, stack);
    for (let n = 0; n < 120; n++) {
      const asked = machine.asked(world)[0];
      if (asked === undefined) break;
      machine.apply(world, scripted(askedAt(world, asked)) as never);
    }
    expect(bobbyLee.conserved(world.table as unknown as Table)).toBe('');
  });
});

test('memory keeps what lay face up and who is out for good, and nothing of its own making', () => {
  const line = (kind: string, about: object) => ({ kind, about, rule: '0-b', secret: false });
  const belief = recall(null, [
    line('revealed', { block: 12, token: 9, hex: 40, steps: 3 }),
    line('lostStep', { block: 12, hex: 40, steps: 2 }),
    line('withdrew', { block: 12, from: 40, to: 41, bySea: false }),
    line('eliminated', { block: 20, token: 8, hex: 40, forGood: true }),
    line('someMarched', { side: 'CSA', token: 3, from: 1, to: 2, marked: false }),
  ]);
  expect(belief).toEqual({ seen: { 12: { hex: 41, steps: 2 }, 20: { hex: -1, steps: 0 } }, gone: [20] });
});

test('the doctrine has a page for every decision of the rulebook, and a weight for every option', () => {
  const sections = book.sections as unknown as Record<string, { steps: Record<string, { kind?: string }> }>;
  for (const page of PAGES) expect(Object.keys(sections)).toContain(page.split(' ')[0]);
  const met = new Set<string>();
  walk('pages', 14, 500, ({ pos, side }) => {
    const asked = askedAt(pos, side);
    met.add(`${asked.section} ${asked.step}`);
    const weights = doctrine(asked);
    expect(weights.length).toBe(asked.options.length);
    expect(weights.every(w => Number.isFinite(w) && w >= 0)).toBe(true);
    expect(weights.some(w => w > 0)).toBe(true);
  });
  for (const page of met) expect(PAGES).toContain(page);
  expect(met.size).toBeGreaterThan(20);
});

test('an operation names HQs that are offered, and is carried on to the end of the Movement Phase and no further', () => {
  let begun = 0;
  walk('operations', 6, 400, ({ pos, side, pick }) => {
    const asked = askedAt(pos, side);
    const found = operations(asked);
    if (asked.step !== 'activate') expect(found).toEqual([]);
    for (const { plan, weight } of found) {
      expect(asked.options[carryOn(asked, plan)]!.do).toBe('activate');
      expect(weight).toBeGreaterThan(0);
    }
    const chosen = found[pick(Math.max(1, found.length))];
    if (chosen === undefined || pick(8) > 0) return;
    begun++;
    const world = machine.clone(pos);
    for (let n = 0; n < 200; n++) {
      const now = machine.asked(world)[0];
      if (now === undefined) break;
      const here = askedAt(world, now);
      if (now !== side || here.section !== 'movement') {
        expect(carryOn(here, chosen.plan)).toBe(-1);
        break;
      }
      machine.apply(world, here.options[carryOn(here, chosen.plan)] as never);
    }
  });
  expect(begun).toBeGreaterThan(2);
});

test('the judgement is a chance, the two sides share it, and points decide it near the end', () => {
  walk('judge', 4, 200, ({ pos, pick }) => {
    if (pick(10) > 0) return;
    const t = pos.table as unknown as Table;
    const usa = evaluate(t, 'USA');
    expect(usa).toBeGreaterThanOrEqual(0);
    expect(usa).toBeLessThanOrEqual(1);
    expect(usa + evaluate(t, 'CSA')).toBeCloseTo(1, 9);
  });
  const start = (marker: number, month: number): number => {
    const { table } = startOf(game, { scenario: '1862', options: [] }, keyFromSeed('judge'));
    const t = table as unknown as Table;
    t.pub.marker = marker;
    t.pub.month = month;
    return evaluate(t, 'USA');
  };
  const [first, last] = [16, 21];
  expect(start(-5, last)).toBeGreaterThan(start(-5, first));
  expect(start(-5, last)).toBeGreaterThan(0.8);
  expect(start(5, last)).toBeLessThan(0.2);
});

/** The scripted player against chance, seats swapped: a small edition of the bar, so that a doctrine that breaks is noticed. */
test('the doctrine beats chance', () => {
  let score = 0;
  const games = 8;
  for (let g = 0; g < games; g++) {
    const pick = chooserFrom(`chance|${g}`);
    const me = SIDES[g % 2]!;
    const pos = startOf(game, { scenario: '1862', options: [] }, keyFromSeed(`chance|${g}`));
    for (let side = machine.asked(pos)[0]; side !== undefined; side = machine.asked(pos)[0]) {
      const asked = askedAt(pos, side);
      machine.apply(pos, (side === me ? scripted(asked) : asked.options[pick(asked.options.length)]!) as never);
    }
    const { winner } = game.result(pos.table.pub)!;
    score += winner === me ? 1 : winner === null ? 0.5 : 0;
  }
  expect(score).toBeGreaterThanOrEqual(games - 1);
});
