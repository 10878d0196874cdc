/** Where a fleet with troops would best land, and how it gets there. */
import type { Option } from '@cuartel/engine';
import { IS_LAND, IS_PORT, POLITICAL_VALUE, seaNeighbours } from '../data/map.ts';
import { foe, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { FACTOR, FLEETS_OF, IS_FLEET, IS_LAND_COMBAT, IS_LEADER, LEADS_FLEETS, UNITS_OF, type Unit } from '../data/units.ts';
import { cargoOf, printedFactors, roomIn } from '../queries/forces.ts';
import { gatherable, mayBoard, maySailOut } from '../queries/gathering.ts';
import { mayBeIn } from '../queries/nations.ts';
import { surelyHoldsFleet } from '../queries/sight.ts';
import type { Mine } from '../state/table.ts';
import { type Answer, type Asked, list, me, offers } from './asked.ts';

/** Steps by sea from a place to everywhere; what cannot be reached is far. */
const FAR = 99;
const stepsFrom = (from: Space): number[] => {
  const steps = new Array<number>(SPACE_COUNT).fill(FAR);
  steps[from] = 0;
  for (const queue = [from]; queue.length > 0; ) {
    const here = queue.shift()!;
    for (const to of seaNeighbours(here))
      if (steps[to] === FAR) {
        steps[to] = steps[here]! + 1;
        queue.push(to);
      }
  }
  return steps;
};
const STEPS: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, from) => stepsFrom(from));
const PORTS: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, space) => space).filter(
  space => IS_PORT[space] && IS_LAND[space],
);

/** What landing these troops in a port is worth; 0: nothing. */
const worthOf = (asked: Asked, port: Space, troops: readonly Unit[]): number => {
  const { pub } = asked.view;
  const side = me(asked);
  if (troops.length === 0 || pub.count[side]![port]! > 0 || pub.fortress[port] === foe(side)) return 0;
  if (!mayBeIn(pub, troops[0]!, port) || surelyHoldsFleet(pub, side, port)) return 0;
  const enemies = pub.count[foe(side)]![port]!;
  if (enemies === 0) return POLITICAL_VALUE[port]! + 0.5;
  return printedFactors(troops) >= asked.temper.odds * enemies ? asked.temper.taken * POLITICAL_VALUE[port]! + 1 : 0;
};
interface Aim {
  readonly port: Space;
  readonly worth: number;
}
/** The port that promises most, what is out of reach of these points at half its worth. */
const aimOf = (asked: Asked, from: Space, troops: readonly Unit[], points: number): Aim | null => {
  let best: Aim | null = null;
  for (const port of PORTS) {
    const steps = STEPS[from]![port]!;
    if (steps === 0 || steps === FAR) continue;
    const worth = (worthOf(asked, port, troops) * (steps <= points ? 1 : 0.5)) / (1 + steps * 0.05);
    if (worth > (best?.worth ?? 0)) best = { port, worth };
  }
  return best;
};
/** 24.5-a The troops aboard fleets. */
const aboard = (own: Mine, side: Side, fleets: readonly Unit[]): Unit[] =>
  fleets.flatMap(fleet => cargoOf(own, side, fleet)).filter(unit => IS_LAND_COMBAT[unit]);

interface Voyage {
  readonly force: readonly Unit[];
  readonly gain: number;
}
/** 16.3-c A die, without a commander. */
export const POINTS = 3;
/** Voyages that pay, the best first: the fleets of a place with all it can spare. */
export const voyages = (asked: Asked): readonly Voyage[] => {
  const { pub, own } = asked.view;
  const side = me(asked);
  const ready = gatherable(pub, own, side);
  const found: Voyage[] = [];
  for (const from of new Set(FLEETS_OF[side].filter(fleet => ready.includes(fleet)).map(fleet => own.at[fleet]!))) {
    const lying = ready.filter(unit => IS_FLEET[unit] && own.at[unit] === from && maySailOut(own, side, unit));
    // 19.4-a A fleet in port feeds everybody there.
    const fleets = IS_LAND[from] && pub.count[side]![from]! > lying.length + 2 ? lying.slice(1) : lying;
    if (fleets.length === 0) continue;
    const ashore = ready.filter(unit => own.at[unit] === from && mayBoard(pub, own, side, unit));
    const keep = POLITICAL_VALUE[from]! > 0 ? 1 : 0;
    const troops = ashore.filter(unit => IS_LAND_COMBAT[unit]).sort((a, b) => FACTOR[b]! - FACTOR[a]!);
    const stays = UNITS_OF[side].some(unit => own.at[unit] === from && IS_LAND_COMBAT[unit] && !ashore.includes(unit));
    const boarding = troops.slice(0, Math.min(roomIn(own, side, fleets), troops.length - (stays ? 0 : keep)));
    const cargo = [...boarding, ...aboard(own, side, fleets)];
    const aim = aimOf(asked, from, cargo, POINTS);
    if (aim === null) continue;
    const leaders = ashore.filter(unit => IS_LEADER[unit]).slice(0, 1);
    const admirals = ready.filter(
      unit => LEADS_FLEETS[unit] && own.at[unit] === from && maySailOut(own, side, unit) && !IS_FLEET[unit],
    );
    const force = [...fleets, ...admirals, ...boarding, ...(boarding.length > 0 ? leaders : [])].sort((a, b) => a - b);
    found.push({ force: [...new Set(force)], gain: aim.worth });
  }
  return found.sort((a, b) => b.gain - a.gain);
};

/** 24.4-i On toward the port that promises most; there the troops go ashore, one of them where nobody is and others have a further aim. */
export const sailOn: Answer = asked => {
  const { own } = asked.view;
  const side = me(asked);
  const here = asked.my['here'] as Space;
  const fleets = own.force.filter(unit => IS_FLEET[unit]);
  const troops = aboard(own, side, fleets);
  const halt = offers(asked, 'halt')[0] ?? asked.options[0]!;
  if (troops.length === 0) return halt;
  const [landing] = offers(asked, 'land');
  const further = aimOf(asked, here, troops, own.mp);
  if (landing !== undefined && worthOf(asked, here, troops) > 0) return landAll(asked, fleets, further);
  const goes = offers(asked, 'go');
  if (further === null || goes.length === 0) return halt;
  const nearer = goes.filter(({ with: to }) => STEPS[to as Space]![further.port]! < STEPS[here]![further.port]!);
  return nearer[0] ?? halt;
};
/** Everybody, with the leaders; or one alone, where the others are wanted elsewhere. */
const landAll = (asked: Asked, fleets: readonly Unit[], further: Aim | null): Option => {
  const { pub, own } = asked.view;
  const side = me(asked);
  const here = asked.my['here'] as Space;
  const cargo = fleets.flatMap(fleet => cargoOf(own, side, fleet)).sort((a, b) => a - b);
  const troops = aboard(own, side, fleets).sort((a, b) => FACTOR[a]! - FACTOR[b]!);
  const alone = pub.count[foe(side)]![here] === 0 && troops.length > 1 && further !== null && own.mp > 0;
  return list(asked, 'land', alone ? [troops[0]!] : cargo);
};
