/** THE MOVEMENT PHASE by doctrine: which HQs, which unit next, where to. */
import type { Option } from '@cuartel/engine';
import { type Block, blockKind, GARRISON, HEAVY_ARTILLERY, HQ, supreme } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { commandOf } from '../queries/command.ts';
import { inCommand } from '../queries/orders.ts';
import { railJourneys } from '../queries/rail.ts';
import { harbours } from '../queries/sea.ts';
import { isFieldHq, placeOf, speedOf } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import type { Contents } from '../types.ts';
import { type Asked, type Weights, weighted } from './asked.ts';
import { type Prospect, prospect } from './attacks.ts';
import { distancesFrom } from './ground.ts';
import { postWorth } from './posts.ts';
import { type Sight, sightOf, worthOf } from './sight.ts';
import type { Temper } from './temper.ts';

const enemySide = (sight: Sight, over: number): Hex =>
  sight.theirs[hexsideTo[over]!]! > 0 ? hexsideTo[over]! : hexsideFrom[over]!;

/** The best place within a march, against staying. */
const marchGain = (v: View, sight: Sight, block: Block): number => {
  const at = placeOf(v, block);
  const far = distancesFrom(at);
  const speed = Math.min(3, speedOf(block, v.pub.weather));
  let best = 0;
  const stay = postWorth(v, sight, block, at);
  for (let to = 0; to < far.length; to++) {
    if (far[to]! === 0 || far[to]! > speed || sight.theirs[to]! > 0) continue;
    const gain = postWorth(v, sight, block, to) - stay;
    if (gain > best) best = gain;
  }
  return best;
};
/** The best place by rail or by sea, against staying. */
const journeyGain = (v: View, sight: Sight, block: Block): number => {
  const at = placeOf(v, block);
  const stay = postWorth(v, sight, block, at);
  let best = 0;
  const look = (to: Hex): void => {
    if (sight.theirs[to]! > 0) return;
    best = Math.max(best, postWorth(v, sight, block, to) - stay);
  };
  for (const { to } of railJourneys(v.pub, sight.me, at, 1)) look(to);
  for (const to of harbours(v.pub, sight.me, at)) look(to);
  return best;
};

/** What it costs to spend a step of this HQ. */
const stepWorth = (v: View, { lastStep, lastStepEnd, secondStep, anyStep, endStep }: Temper, hq: Block): number => {
  const steps = v.own.steps[hq]!;
  const lastMonth = v.pub.month === v.pub.end;
  if (steps <= 1) return lastMonth ? lastStepEnd : lastStep;
  return (steps === 2 ? secondStep : anyStep) * (lastMonth ? endStep : 1);
};

export interface Staff {
  /** By HQ that is asked about: the hexes it commands, what it can do there. */
  readonly gains: ReadonlyMap<Block, ReadonlyMap<Block, number>>;
  readonly attacks: ReadonlyMap<Block, number>;
  /** By HQ: enemy hexes its units could attack, the most promising first. */
  readonly targets: ReadonlyMap<Block, readonly Target[]>;
}
export interface Target {
  readonly hex: Hex;
  readonly odds: number;
  readonly worth: number;
}
export const staffWork = (v: View, sight: Sight, hqs: readonly Block[]): Staff => {
  const gains = new Map<Block, ReadonlyMap<Block, number>>();
  const attacks = new Map<Block, number>();
  const found = new Map<Block, readonly Target[]>();
  const marches = new Map<Block, number>();
  const gainOf = (block: Block): number => {
    let gain = marches.get(block);
    if (gain === undefined) {
      gain = marchGain(v, sight, block);
      marches.set(block, gain);
    }
    return gain;
  };
  for (const hq of hqs) {
    const own = new Map<Block, number>();
    let attack = 0;
    if (isFieldHq(hq)) {
      const command = commandOf(v.pub, hq, placeOf(v, hq));
      const led = (at: Hex): boolean => command.includes(at);
      const targets = new Set<Hex>();
      for (const block of BLOCKS_OF[sight.me]) {
        const at = placeOf(v, block);
        if (at < 0 || block === hq || !command.includes(at)) continue;
        own.set(block, gainOf(block));
        if (blockKind[block] === HQ) continue;
        const far = distancesFrom(at);
        for (let to = 0; to < far.length; to++) if (far[to]! <= 2 && sight.theirs[to]! > 0) targets.add(to);
      }
      const aims: Target[] = [];
      for (const hex of targets) {
        const { odds, worth } = prospect(v, sight, hex, led);
        aims.push({ hex, odds, worth });
        attack = Math.max(attack, worth);
      }
      found.set(
        hq,
        aims.sort((a, b) => b.worth - a.worth),
      );
    } else {
      const wishes: [Block, number][] = [];
      for (const block of BLOCKS_OF[sight.me]) {
        const kind = blockKind[block]!;
        if (placeOf(v, block) < 0 || kind === HQ || kind === GARRISON || kind === HEAVY_ARTILLERY || v.own.steps[block]! < 2)
          continue;
        wishes.push([block, Math.max(gainOf(block), journeyGain(v, sight, block)) - 1]);
      }
      wishes.sort((a, b) => b[1] - a[1]);
      for (const [block, gain] of wishes.slice(0, v.own.steps[hq]!)) if (gain > 0) own.set(block, gain);
    }
    gains.set(hq, own);
    attacks.set(hq, attack);
  }
  return { gains, attacks, targets: found };
};

/** Several units cannot all be worth their full gain: what the first takes, the others do not find. */
const fading = (gains: number[]): number => {
  gains.sort((a, b) => b - a);
  let [sum, share] = [0, 1];
  for (const gain of gains) {
    sum += gain * share;
    share *= 0.8;
  }
  return sum;
};

export const hqsNamed = (options: Asked['options']): Block[] => {
  const hqs = new Set<Block>();
  for (const o of options) if (o.do === 'activate') for (const hq of o.with as Block[]) hqs.add(hq);
  return [...hqs];
};
export const weighActivation = (asked: Asked, temper: Temper): Weights =>
  activations(asked, temper, staffWork(asked.view, sightOf(asked.view, temper), hqsNamed(asked.options)));
/** The same with the staff's work already done. */
export const activations = ({ view: v, options }: Asked, temper: Temper, { gains, attacks }: Staff): Weights => {
  const idle = options.findIndex(o => o.do === 'pass');
  const worths = options.map(o => {
    if (o.do !== 'activate') return 0;
    const best = new Map<Block, number>();
    let [cost, attack] = [0, 0];
    for (const hq of o.with as Block[]) {
      cost += stepWorth(v, temper, hq);
      attack += attacks.get(hq)! * (attack > 0 ? 0.5 : 1);
      for (const [block, gain] of gains.get(hq)!) best.set(block, Math.max(gain, best.get(block) ?? 0));
    }
    const worth = fading([...best.values()]) * temper.marches + attack * temper.attacks - cost;
    // Whoever may pass does not spend a step for less.
    return idle >= 0 && worth < -temper.waste ? -99 : worth;
  });
  const weights = weighted(worths, 0.35, 12);
  // Time that is not used is lost: whoever has something to do does it.
  if (idle >= 0 && weights[idle]! < 1) weights[idle]! *= 0.1;
  return weights;
};

/** The sheet of the Movement Phase: the unit in hand, and those that were put back. */
export const handOf = ({ mine }: Asked): Contents['movement']['mine'] => mine as Contents['movement']['mine'];

/** One unit after the other, those nearest to the enemy first; units out of command only if they can be spared. */
export const weighOrders = (asked: Asked, temper: Temper): Weights => {
  if (handOf(asked).unit >= 0) return weighDestination(asked, temper);
  const { view: v, my, options } = asked;
  const { left } = handOf(asked);
  const sight = sightOf(v, temper);
  const hqs = my['hqs'] === true;
  return options.map(o => {
    if (o.do === 'halt') return 0.02;
    const block = o.with as Block;
    if (left.includes(block)) return 0;
    if (hqs) return 1;
    const kind = blockKind[block]!;
    const at = placeOf(v, block);
    if (inCommand(v, block)) return kind === HQ ? 0.1 : 0.5 + Math.min(sight.threat[at]!, 20) / 40 + kind * 0.001;
    if (kind === HQ || kind === GARRISON || kind === HEAVY_ARTILLERY || v.own.steps[block]! < 2) return 0;
    return 0.06 + 0.2 / (1 + sight.pull[at]!);
  });
};

/** What an operation asks of every unit: to attack one hex and no other, to attack nothing, or to march for one place. */
export interface Aim {
  readonly attack: Hex | -1;
  readonly hold: boolean;
  readonly focus: Hex | -1;
}
const FREE: Aim = { attack: -1, hold: false, focus: -1 };

export const weighDestination = (asked: Asked, temper: Temper, aim: Aim = FREE): Weights => {
  const { view: v, options, my } = asked;
  const sight = sightOf(v, temper, aim.focus);
  const block = handOf(asked).unit;
  const at = placeOf(v, block);
  const stay = postWorth(v, sight, block, at);
  const command = v.pub.command;
  const led = (hex: Hex): boolean => command.includes(hex);
  const prospects = new Map<Hex, Prospect>();
  const fee = my['hqs'] === true || command.includes(at) ? 0 : 1;
  const worths = options.map((o: Option) => {
    switch (o.do) {
      case 'stay':
        return stay;
      case 'march':
        return postWorth(v, sight, block, o.with as Hex) - 0.3 - fee;
      case 'rail':
      case 'sail':
      case 'offMap':
        return postWorth(v, sight, block, o.with as Hex) - temper.strategic;
      case 'evacuate':
        return postWorth(v, sight, block, o.with as Hex) - 4;
      case 'attack':
        return stay + charge(v, sight, block, enemySide(sight, o.with as number), led, prospects, aim) - fee;
      case 'invade': {
        const to = o.with as Hex;
        if (sight.theirs[to] === 0) return postWorth(v, sight, block, to) - temper.invade;
        return stay + charge(v, sight, block, to, led, prospects, aim) - temper.invade * 2;
      }
      case 'cross': {
        const over = o.with as number;
        const to = hexsideFrom[over] === at ? hexsideTo[over]! : hexsideFrom[over]!;
        if (sight.theirs[to] === 0) return postWorth(v, sight, block, to) - 2;
        return stay + charge(v, sight, block, to, led, prospects, aim) - 3;
      }
      default:
        return stay - 20; // marchOn: nobody is driven on by doctrine
    }
  });
  return weighted(worths);
};

/** What joining an attack is worth to this unit. Guards of places under threat are kept out by what their post is worth. */
const charge = (
  v: View,
  sight: Sight,
  block: Block,
  hex: Hex,
  led: (at: Hex) => boolean,
  known: Map<Hex, Prospect>,
  aim: Aim,
): number => {
  if (aim.hold || (aim.attack >= 0 && aim.attack !== hex)) return -30;
  let p = known.get(hex);
  if (p === undefined) {
    p = prospect(v, sight, hex, led);
    known.set(hex, p);
  }
  if (supreme[block]) return -10;
  const { temper } = sight;
  const begun = sight.mine[hex]! > 0;
  const kind = blockKind[block]!;
  if (kind === HQ) return p.odds > 1.1 && p.theirs > 5 ? 3 : -5;
  const leaves = postWorth(v, sight, block, placeOf(v, block)) - sight.pull[placeOf(v, block)]!;
  const eager = aim.attack === hex;
  let share = p.odds < temper.chargeOdds ? -6 : p.worth * temper.chargeShare;
  if (eager) share = 7 + Math.max(0, p.worth) * 0.3;
  else if (begun) share = p.odds > temper.chargeBegun ? 5 + Math.max(0, p.worth) * 0.3 : p.odds > temper.chargeHope ? 1 : -3;
  const enough = begun && sight.strength[hex]! > p.theirs * 2.5 ? -5 : 0;
  return share + enough - Math.max(0, leaves) * temper.leaves + (worthOf(v, block) < 1 ? -1 : 0) - (kind === GARRISON ? 3 : 0);
};

/** Marks bind; who has one tries the way that is worth most. */
export const weighPush = ({ view: v, options }: Asked, temper: Temper): Weights => {
  const sight = sightOf(v, temper);
  return weighted(
    options.map(o => {
      if (o.do !== 'force') return 0;
      const { block, over } = o.with as { block: Block; over: number };
      const at = placeOf(v, block);
      const to = hexsideFrom[over] === at ? hexsideTo[over]! : hexsideFrom[over]!;
      return sight.theirs[to]! > 0 ? -4 : postWorth(v, sight, block, to);
    }),
  );
};
