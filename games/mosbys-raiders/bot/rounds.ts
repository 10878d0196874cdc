/** Rounds: strike if the odds are good, slip away, or vanish. */
import type { Option, View } from '@cuartel/engine';
import { inLines, isForce } from '../queries/map.ts';
import { activeCombatIn, attackable, knownStrength } from '../queries/units.ts';
import type { Mosby, Target } from '../types.ts';
import { chaseTo } from './chase.ts';
import { cupOf, rousedAt, wakes } from './danger.ts';
import { prospect } from './odds.ts';
import { inOperations } from './operations.ts';
import { planRaid } from './raid.ts';

type Eyes = View<Mosby>;

/** How good a space is to be in when the Union rides, 0..1. */
const haven = (v: Eyes, space: number, cup: ReturnType<typeof cupOf>): number => {
  const { pub } = v;
  if (activeCombatIn(pub, space)) {
    const fight = prospect(v, true, knownStrength(v.pub, space), 0, 0);
    return fight.points > 1.5 ? 0.5 : 0.03;
  }
  const { reach, nearest } = chaseTo(pub, space);
  const risk =
    reach + rousedAt(pub, space, wakes(v, true), cup) * 1.5 + (inLines(pub, space) ? 0.15 : 0) + (isForce(pub, space) ? 0.3 : 0);
  return (1 / (1 + 2 * risk)) * (nearest >= 4 ? 1 : 0.8);
};

const deed = (v: Eyes, o: Option, cup: ReturnType<typeof cupOf>): number => {
  const { pub } = v;
  const here = pub.mosby;
  const fighting = activeCombatIn(pub, here);
  switch (o.do) {
    case 'move':
      return haven(v, o.with as number, cup) * (fighting ? 0.9 : 0.4);
    case 'guide':
    case 'ames':
    case 'dulaney':
      return haven(v, o.with as number, cup) * 0.3;
    case 'attack': {
      if (!attackable(pub, here)) return 0.02; // escorts nobody has seen
      const fight = prospect(v, true, knownStrength(v.pub, here), 0, 0);
      return fight.points > 0 ? 0.35 + fight.points / 6 : 0.12;
    }
    case 'demolish':
      return 0.5 + ((o.with as Target) === 'rail' ? 0.2 : 0.5);
    case 'kidnap':
      return 0.8;
    case 'hide':
      return fighting || chaseTo(pub, here).reach > 0.5 ? 0.95 : 0.4;
    case 'disband':
      return pub.leaders.includes(2) ? 0.2 : chaseTo(pub, here).reach > 0.4 ? 0.85 : 0.55;
    case 'scout':
      return 0.12;
    case 'inform':
      return 0.08;
    case 'spur':
      return fighting ? 0.2 : 0.05;
    case 'wait':
      return pub.hidden ? 1 : 0.2;
    default:
      return 0;
  }
};
/** Nobody is after him: the Wagon Train alone keeps the Rounds going. */
const unpursued = (v: Eyes): boolean => chaseTo(v.pub, v.pub.mosby).nearest === 99;

export const inRounds = (v: Eyes, options: readonly Option[]): number[] => {
  if (unpursued(v)) return inOperations(v, options).map((weight, i) => (options[i]?.do === 'wait' ? 0.1 : weight));
  const cup = cupOf(v.pub);
  return options.map(o => deed(v, o, cup));
};

/** 6.2-c Going on with a Move, space by space. */
export const riding = (v: Eyes, options: readonly Option[], steps: number): number[] => {
  const { pub } = v;
  const cup = cupOf(pub);
  if (unpursued(v)) {
    const raid = planRaid(v);
    return options.map(o =>
      o.do === 'move'
        ? Math.max(0.05, raid.through[o.with as number]! - Math.max(0, raid.here))
        : o.do === 'stop'
          ? 0.3 + Math.max(0, raid.here)
          : 0,
    );
  }
  const now = haven(v, pub.mosby, cup);
  return options.map(o => {
    switch (o.do) {
      case 'stop':
        return now * 0.8;
      case 'move':
        return haven(v, o.with as number, cup) * (now > 0.7 ? 0.5 : 1);
      case 'guide':
      case 'ames':
      case 'dulaney':
        return haven(v, o.with as number, cup) * 0.3;
      case 'attack': {
        if (!attackable(pub, pub.mosby)) return 0;
        const fight = prospect(v, true, knownStrength(v.pub, pub.mosby), 0, 0);
        return fight.points > 0 ? 0.3 + fight.points / 6 : 0.05;
      }
      case 'spur':
        return now < 0.4 && steps >= 3 ? 0.5 : 0.02;
      default:
        return 0;
    }
  });
};
