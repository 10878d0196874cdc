/** Which force moves, where it goes, and how it fights. */
import type { Option } from '@cuartel/engine';
import { POLITICAL_VALUE, routeBetween } from '../data/map.ts';
import { foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { FACTOR, IS_FLEET, IS_LEADER, UNITS_OF, type Unit, VALUE } from '../data/units.ts';
import { canPay } from '../queries/campaign.ts';
import { printedFactors } from '../queries/forces.ts';
import { bestCommander, gatherable, mayWalk } from '../queries/gathering.ts';
import { marchesFrom, routeCost } from '../queries/movement.ts';
import { type Answer, type Asked, heaviest, list, me, offers } from './asked.ts';
import { POINTS, voyages } from './voyage.ts';

/** What it is worth to go to a place with so many factors; 0: nothing. */
const prize = (asked: Asked, at: Space, factors: number): number => {
  const { pub } = asked.view;
  const side = me(asked);
  if (pub.count[side]![at]! > 0 || pub.fortress[at] === foe(side)) return 0;
  const enemies = pub.count[foe(side)]![at]!;
  if (enemies === 0) return POLITICAL_VALUE[at]!;
  return factors >= asked.temper.odds * enemies ? asked.temper.taken * POLITICAL_VALUE[at]! + 1 : 0;
};
export interface Plan {
  readonly force: readonly Unit[];
  readonly gain: number;
}
interface Goal {
  readonly at: Space;
  readonly gain: number;
  /** The first place on the way. */
  readonly by: Space;
}
/** The best place that a force can march to with so many points; null: nothing pays. 16.10-a Where an enemy stands a march ends. */
const goalOf = (asked: Asked, from: Space, force: readonly Unit[], commander: Unit | -1, points: number): Goal | null => {
  const { pub } = asked.view;
  const them = foe(me(asked));
  const factors = printedFactors(force);
  const left = new Map<Space, number>([[from, points]]);
  const first = new Map<Space, Space>();
  let best: Goal | null = null;
  for (const queue = [from]; queue.length > 0; ) {
    const here = queue.shift()!;
    if (here !== from && pub.count[them]![here]! > 0) continue;
    for (const to of marchesFrom(pub, force, commander, here, left.get(here)!)) {
      const rest = left.get(here)! - routeCost(routeBetween(here, to), force);
      if (rest <= (left.get(to) ?? -1)) continue;
      left.set(to, rest);
      first.set(to, first.get(here) ?? to);
      queue.push(to);
      const gain = prize(asked, to, factors) * (rest >= points - 3 ? 1 : 0.7);
      if (gain > (best?.gain ?? 0)) best = { at: to, gain, by: first.get(to)! };
    }
  }
  return best;
};
/** Marches that pay: one of a place to a town that nobody holds, or everybody but its garrison against whoever is weak. */
const plans = (asked: Asked): readonly Plan[] => {
  const { pub, own } = asked.view;
  const side = me(asked);
  const ready = gatherable(pub, own, side).filter(unit => mayWalk(pub, own, side, unit) && FACTOR[unit]! + VALUE[unit]! > 0);
  const found: Plan[] = [];
  for (const space of new Set(ready.map(unit => own.at[unit]!))) {
    const here = ready.filter(unit => own.at[unit] === space).sort((a, b) => FACTOR[a]! - FACTOR[b]!);
    const troops = here.filter(unit => !IS_LEADER[unit]);
    const stays = UNITS_OF[side].filter(unit => own.at[unit] === space && !IS_LEADER[unit] && !IS_FLEET[unit]);
    const going = troops.slice(stays.length > troops.length || POLITICAL_VALUE[space] === 0 ? 0 : 1);
    if (going.length === 0) continue;
    const leader = bestCommander(own, side, here);
    const forces = going.length === 1 ? [going] : [going.slice(0, 1), leader < 0 ? going : [...going, leader]];
    for (const force of forces) {
      const commander = force.includes(leader) ? leader : -1;
      const goal = goalOf(asked, space, force, commander, POINTS + (commander < 0 ? 0 : VALUE[commander]!));
      if (goal !== null) found.push({ force: [...force].sort((a, b) => a - b), gain: goal.gain });
    }
  }
  return found;
};

/** By land or by sea, the best first. */
export const ventures = (asked: Asked): readonly Plan[] => [...plans(asked), ...voyages(asked)].sort((a, b) => b.gain - a.gain);
/** No town is worth more. */
const MOST_GAIN = 50;
/** 17.1-a, 7.9-c With a leader and a marker, or the Committee's help: the best that is worth what it may cost. */
const forcedMarch = (asked: Asked): Plan | undefined => {
  const { own } = asked.view;
  const side = me(asked);
  const committee = canPay(own, side, 'committee');
  if (!committee && !canPay(own, side, 'tactical')) return undefined;
  return ventures(asked).find(
    ({ force, gain }) => gain >= asked.temper.forced && (committee || bestCommander(own, side, force) >= 0),
  );
};
/** 16.3-a In the first phase whoever has somewhere to go; then whoever a marker and a leader drive on. */
export const order: Answer = asked => {
  const { pub, own } = asked.view;
  if (offers(asked, 'minutemen').length > 0)
    return heaviest(offers(asked, 'minutemen'), ({ with: at }) => POLITICAL_VALUE[at as Space]!);
  const finish = offers(asked, 'finish')[0]!;
  if (pub.campaign > 1 && asked.temper.forced > MOST_GAIN) return finish;
  // A force was put together to set out.
  if (own.force.length > 0) return offers(asked, 'march')[0] ?? offers(asked, 'sail')[0] ?? finish;
  const best = pub.campaign > 1 ? forcedMarch(asked) : ventures(asked)[0];
  return best === undefined ? finish : list(asked, 'gather', best.force);
};
/** 16.3-d On to where it pays most, unless the town it has come to is as good. */
export const path: Answer = asked => {
  const { pub, own } = asked.view;
  const here = asked.my['here'] as Space;
  const halt = offers(asked, 'halt')[0] ?? asked.options[0]!;
  const goes = offers(asked, 'go');
  if (goes.length === 0 || own.force.length === 0) return halt;
  const alone = here !== asked.my['from'] && pub.count[me(asked)]![here]! <= own.force.length;
  const goal = goalOf(asked, here, own.force, own.commander, own.mp);
  if (goal === null || (alone && POLITICAL_VALUE[here]! + 0.5 >= goal.gain)) return halt;
  return goes.find(({ with: to }) => to === goal.by) ?? halt;
};

/** 18.4-d All the dice there are; away when it is hopeless. */
export const fire: Answer = asked => {
  const b = asked.view.pub.battle!;
  const side = me(asked);
  const standing = (of: 0 | 1): number => printedFactors(b.units[of]!.filter(unit => !b.dispersed.includes(unit)));
  const retreat = offers(asked, 'retreat')[0];
  if (retreat !== undefined && standing(side) * asked.temper.retreat < standing(foe(side)) && b.rounds > 1) return retreat;
  const shots = offers(asked, 'fire');
  return shots[shots.length - 1] ?? offers(asked, 'hold')[0] ?? asked.options[0]!;
};
/** 18.4-e The least of them; leaders last. */
export const take: Answer = asked =>
  heaviest(asked.options, ({ with: unit }: Option) => -FACTOR[unit as Unit]! - 10 * VALUE[unit as Unit]!);
/** 18.4-b As many as may be. */
export const lay: Answer = asked => asked.options[asked.options.length - 1]!;
