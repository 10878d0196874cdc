/**
 * INFORMATION-SET TREE SEARCH, open loop: one tree of choices, a fresh world and fresh dice for every descent. Children are
 * opened as the visits grow (widening) in the order of the doctrine, which also biases the choice among them.
 */
import { machineOf, type Option, reading } from '@cuartel/engine';
import type { Budget } from '../budget.ts';
import type { Asked, Horizon, Mind, Seat } from '../mind.ts';
import type { Random } from '../random.ts';
import type { Weighed } from './weighed.ts';
import { askedOf, imagineWorld, playout } from './world.ts';

interface Node {
  visits: number;
  /** Summed worth for the side whose choice led here. */
  sum: number;
  children: Map<string, Node> | null;
}
const fresh = (): Node => ({ visits: 0, sum: 0, children: null });
export const nameOf = ({ do: deed, with: what }: Option): string =>
  typeof what === 'object' && what !== null ? `${deed} ${JSON.stringify(what)}` : `${deed} ${String(what)}`;

/** Which option to follow: the doctrine's best few, by worth so far and by the doctrine's share of what has not been tried. */
const followed = (
  node: Node,
  asked: Asked,
  weights: readonly number[],
  { widening, bias }: { readonly widening: number; readonly bias: number },
): number => {
  const open = Math.max(2, Math.ceil(widening * Math.sqrt(node.visits + 1)));
  const order = weights.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]! || a - b);
  const sensible = weights[order[0]!]! > 0 ? order.filter(i => weights[i]! > 0) : order;
  const shown = sensible.slice(0, open);
  let total = 0;
  for (const i of shown) total += weights[i]!;
  const parent = node.visits === 0 ? 0.5 : node.sum / node.visits;
  let best = shown[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const root = Math.sqrt(node.visits + 1);
  for (const i of shown) {
    const child = node.children?.get(nameOf(asked.options[i]!));
    const visits = child?.visits ?? 0;
    const worth = child === undefined || visits === 0 ? parent : child.sum / visits;
    const share = total > 0 ? weights[i]! / total : 1 / shown.length;
    const score = worth + (bias * share * root) / (1 + visits);
    if (score > most) [best, most] = [i, score];
  }
  return best;
};

export const treeSearch = (
  mind: Mind,
  seat: Seat,
  asked: Asked,
  shape: {
    readonly widening: number;
    readonly bias: number;
    readonly school: string | undefined;
    readonly foe: string | undefined;
    readonly steady: boolean;
  },
  horizon: Horizon,
  random: Random,
  budget: Budget,
): Weighed[] => {
  const machine = machineOf(mind.game);
  const root = fresh();
  for (let number = 0; !budget.out(); number++) {
    const own = random.fork(number);
    const world = imagineWorld(mind, seat, own);
    const path: { node: Node; by: string }[] = [];
    let node = root;
    for (let depth = 0; ; depth++) {
      const side = depth === 0 ? seat.me : machine.asked(world)[0];
      if (side === undefined || (depth > 0 && horizon(world.table.pub, depth))) break;
      const manual = side === seat.me ? shape.school : shape.foe;
      const here = depth === 0 ? asked : askedOf(mind, world, side, manual);
      const weights = reading(depth === 0 ? { table: seat.view, memo: null } : world, () => mind.doctrine(here, manual));
      const chosen = here.options[followed(node, here, weights, shape)]!;
      machine.apply(world, chosen as never);
      budget.spend();
      node.children ??= new Map();
      let child = node.children.get(nameOf(chosen));
      const isNew = child === undefined;
      if (child === undefined) {
        child = fresh();
        node.children.set(nameOf(chosen), child);
      }
      path.push({ node: child, by: side });
      node = child;
      if (isNew || budget.out()) break;
    }
    const value = playout(mind, world, seat.me, horizon, own, budget, {
      school: shape.school,
      plan: null,
      foe: shape.foe,
      steady: shape.steady,
    });
    if (value === null) break;
    root.visits++;
    root.sum += value;
    for (const { node: visited, by } of path) {
      visited.visits++;
      visited.sum += by === seat.me ? value : 1 - value;
    }
  }
  const weighed = asked.options.map(option => {
    const child = root.children?.get(nameOf(option));
    return {
      option,
      tries: child?.visits ?? 0,
      value: child === undefined || child.visits === 0 ? 0 : child.sum / child.visits,
      plan: null,
    };
  });
  return weighed.filter(w => w.tries > 0).sort((a, b) => b.tries - a.tries || b.value - a.value);
};
