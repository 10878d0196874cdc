/**
 * FLAT MONTE CARLO WITH SEQUENTIAL HALVING. The candidates are tried on the same imagined worlds with the same dice; after each
 * round the worse half is dropped, so that the budget goes to the choices that are hard to tell apart.
 */
import { machineOf } from '@cuartel/engine';
import type { Budget } from '../budget.ts';
import type { Asked, Horizon, Mind, Seat } from '../mind.ts';
import type { Random } from '../random.ts';
import type { Weighed } from './weighed.ts';
import { imagineWorld, playout, type World } from './world.ts';

interface Candidate {
  readonly index: number;
  readonly weight: number;
  readonly plan: string | null;
  sum: number;
  /** By world, for comparing two candidates on the same worlds. */
  readonly values: number[];
}

const mean = (c: Candidate): number => (c.values.length === 0 ? 0 : c.sum / c.values.length);

/** Is `a` really better than `b`, on the worlds both were tried on? `caution` standard errors are asked for. */
const surely = (a: Candidate, b: Candidate, caution: number): boolean => {
  const n = Math.min(a.values.length, b.values.length);
  if (n < 2) return false;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const d = a.values[i]! - b.values[i]!;
    sum += d;
    squares += d * d;
  }
  const average = sum / n;
  const spread = Math.max(0, squares / n - average * average);
  return average > caution * Math.sqrt(spread / n);
};

export const flatSearch = (
  mind: Mind,
  seat: Seat,
  asked: Asked,
  {
    candidates: most,
    caution,
    school,
    foe,
    steady,
  }: {
    readonly candidates: number;
    readonly caution: number;
    readonly school: string | undefined;
    readonly foe: string | undefined;
    readonly steady: boolean;
  },
  horizon: Horizon,
  random: Random,
  budget: Budget,
): Weighed[] => {
  const begun = (mind.operations?.(asked, school) ?? []).map(({ plan, weight }) => ({
    plan,
    weight,
    index: mind.follow?.(asked, plan, school) ?? -1,
  }));
  const operations = begun.filter(({ index }) => index >= 0);
  const single = mind
    .doctrine(asked, school)
    .map((weight, index) => ({ index, weight, plan: null }))
    .filter(({ index }) => !operations.some(operation => operation.index === index));
  let all: Candidate[] = [...operations, ...single]
    .map(c => ({ ...c, sum: 0, values: [] as number[] }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  if ((all[0]?.weight ?? 0) > 0) all = all.filter(c => c.weight > 0);
  all = all.slice(0, most);
  const first = all[0]!;
  const machine = machineOf(mind.game);

  const tryAll = (list: readonly Candidate[], number: number): boolean => {
    const world = imagineWorld(mind, seat, random.fork(number));
    const got: number[] = [];
    for (const c of list) {
      const trial: World = machine.clone(world);
      machine.apply(trial, asked.options[c.index] as never);
      budget.spend();
      const value = playout(mind, trial, seat.me, horizon, random.fork(-1 - number), budget, {
        school,
        plan: c.plan,
        foe,
        steady,
      });
      if (value === null) return false;
      got.push(value);
    }
    list.forEach((c, i) => {
      c.values[number] = got[i]!;
      c.sum += got[i]!;
    });
    return true;
  };

  let left = all;
  let number = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  for (let round = 1; round <= rounds && !budget.out(); round++) {
    const until = round / rounds;
    while (budget.used() < until && !budget.out() && tryAll(left, number)) number++;
    if (number === 0) break;
    const ranked = [...left].sort((a, b) => mean(b) - mean(a) || b.weight - a.weight);
    const keep = ranked.slice(0, Math.max(2, Math.ceil(left.length / 2)));
    // The doctrine's first choice stays to the end: whatever replaces it must beat it on the same worlds.
    left = keep.includes(first) ? keep : [...keep, first];
    if (left.length <= 1) break;
  }
  const last = [...left].sort((a, b) => mean(b) - mean(a) || b.weight - a.weight);
  const best = last.find(c => c === first || surely(c, first, caution)) ?? first;
  return [best, ...[...all].sort((a, b) => b.values.length - a.values.length || mean(b) - mean(a)).filter(c => c !== best)].map(
    c => ({
      option: asked.options[c.index]!,
      tries: c.values.length,
      value: mean(c),
      plan: c.plan,
    }),
  );
};
