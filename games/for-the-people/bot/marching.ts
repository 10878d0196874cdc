/** Where a force should go: what it could take on its way, fight, hold and be drawn to. */
import type { Army } from '../data/armies.ts';
import type { General } from '../data/generals.ts';
import { MAP, ROUGH } from '../data/map.ts';
import { CSA, foe } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { homeOf } from '../data/states.ts';
import {
  ARMY,
  ARMY_LOST,
  attritionOf,
  BRIGADE,
  DIVISION,
  type Formation,
  LARGE_FROM,
  LARGE_LOST,
  LARGE_WON,
  RAIL_BONUS,
} from '../data/tables.ts';
import type { Force } from '../queries/forces.ts';
import { fortAt } from '../queries/pieces.ts';
import { divisionMayEnter, isOwnRail, mayCross } from '../queries/steps.ts';
import { attackOn } from './attacks.ts';
import { guardOf, riskOf, type Survey } from './survey.ts';

export interface Column {
  readonly formation: Formation;
  readonly army: Army | -1;
  readonly leader: General | -1;
  readonly generals: readonly General[];
  readonly infantry: number;
  readonly riders: number;
  readonly at: Space;
  readonly points: number;
  readonly rail: boolean;
  readonly rough: boolean;
  /** SP of the column that the map still shows where it stands: 0 once it has set out. */
  readonly shown: number;
}
export interface Route {
  /** In points of will, against standing still. */
  readonly worth: number;
  readonly path: readonly Space[];
  /** How likely the battle at its end is won; 1 without one. */
  readonly wins: number;
}
interface Label {
  readonly at: Space;
  readonly points: number;
  readonly rail: boolean;
  /** Prizes left behind under an SP each, or converted on the way. */
  readonly taken: number;
  readonly drops: number;
  readonly fed: boolean;
  /** The step before it; null where it sets out. */
  readonly back: Label | null;
  readonly risk: number;
}

/** What `sp` SP make of a space by standing there, `infantry` of them on foot. */
export const presence = (s: Survey, space: Space, sp: number, infantry: number, fed: boolean): number => {
  if (sp <= 0) return 0;
  const { pub, side, temper } = s;
  let worth = guardOf(s, space, sp) - riskOf(s, space, sp);
  if (pub.control[space] !== side) {
    if (infantry > 0) worth += fed ? s.prize[space]! : 0;
    else if (homeOf[space] !== foe(side)) worth += 0.5 * s.prize[space]!;
  }
  worth -= attritionOf(sp) * temper.sp[side]! * (temper.waste + (fed ? 0 : temper.cut));
  return worth;
};
const asForce = (s: Survey, c: Column, drops: number): Force => ({
  side: s.side,
  army: c.army,
  commander: c.leader,
  generals: c.generals,
  sp: c.infantry + c.riders - drops,
  infantry: c.infantry - drops,
  formation: c.formation,
});

/** An army that has so few left leaves none behind: 5.2.1-b without any it is gone. */
const ARMY_LEAST = 5;
/** Whether a force may leave an SP behind it. */
export const mayLeave = (formation: Formation, sp: number, infantry: number): boolean =>
  formation !== BRIGADE && infantry > 1 && (formation !== ARMY || sp > ARMY_LEAST);
/** An army of fewer SP may be wiped out in a battle; what a large battle brings the winner over the loser. */
const THIN = 8;
/** 12.7-a So few SP are all lost to a stronger interceptor, and with them what the army could still have done. */
const DOOMED = 4;
const DOOM = 2;
const GLORY = LARGE_WON - LARGE_LOST;
/** What could stop it there: 5.8.1-a an interceptor as strong. */
const interceptionRisk = (s: Survey, c: Column, space: Space, sp: number): number => {
  const watch = s.watch[space]!;
  if (watch < sp * 0.6 || s.watchDie[space] === 0) return 0;
  const doomed = sp <= DOOMED && watch >= 2 * sp;
  const thin = c.army < 0 ? 0 : -ARMY_LOST[s.side]! * (doomed ? DOOM : Math.max(0, 1 - sp / THIN));
  const large = sp + watch >= LARGE_FROM ? GLORY * (watch / (sp + watch)) : 0;
  return (s.watchDie[space]! / 6) * (Math.min(sp, 3) * s.temper.sp[s.side]! * 0.6 + s.temper.ambush * (thin + large));
};

/** What is left of the prizes when the column ends its march at a space that no enemy holds. */
const ending = (s: Survey, c: Column, label: Label): number => {
  const { at, drops } = label;
  const standing = s.own[at]! - (at === c.at ? c.shown : 0);
  const foot = s.pub.infantry[s.side]![at]! - (at === c.at ? Math.min(c.shown, c.infantry) : 0);
  const sp = c.infantry + c.riders - drops;
  const fed = label.fed || s.supplied[at] === 1;
  const pull = s.temper.pull * s.draw[at]! * Math.min(1, sp / 8) * 0.3;
  return presence(s, at, standing + sp, foot + c.infantry - drops, fed) - presence(s, at, standing, foot, fed) + pull;
};

interface Storm {
  readonly worth: number;
  readonly wins: number;
}
const HOPELESS: Storm = { worth: -9, wins: 0 };
const storms = new WeakMap<Survey, Map<number, Storm>>();
const storm = (s: Survey, c: Column, label: Label, to: Space): Storm => {
  const sp = c.infantry + c.riders - label.drops;
  if (sp === 0 || sp * 2 < s.enemy[to]!) return HOPELESS;
  let kept = storms.get(s);
  if (kept === undefined) {
    kept = new Map();
    storms.set(s, kept);
  }
  const key = ((((c.leader + 1) * 256 + to) * 256 + label.at) * 64 + sp) * 8 + c.formation * 2 + (label.fed ? 1 : 0);
  let found = kept.get(key);
  if (found === undefined) {
    found = stormed(s, c, label, to);
    kept.set(key, found);
  }
  return found;
};
const stormed = (s: Survey, c: Column, label: Label, to: Space): Storm => {
  const { pub, side, temper } = s;
  const force = asForce(s, c, label.drops);
  const { wins, worth, ownLoss } = attackOn(s, force, to, label.at);
  const left = Math.max(0, force.sp - ownLoss);
  const capital = pub.capital[foe(side)] === to;
  const fed = label.fed;
  const prize =
    pub.control[to] === side
      ? temper.rescue * (pub.infantry[foe(side)]![to]! > 0 ? s.stake[to]! : 0)
      : left > 0.5
        ? s.prize[to]! * (fed || capital ? 1 : 0.4)
        : 0;
  // Beaten, it goes back to where it came from.
  const after = wins * (prize + guardOf(s, to, left) - riskOf(s, to, left)) + wins * temper.pull * s.draw[to]! * 0.2;
  return { worth: worth + after - temper.nerve, wins };
};

/** 5.1.1-a, 6.2.5-a, 5.4.2-a, 5.9.1-a Whether and at what price the column may take a step: points left, or -1. */
const stepOf = (s: Survey, c: Column, label: Label, step: number): { left: number; rail: boolean } | null => {
  const { pub, side } = s;
  const to = MAP.to[step]!;
  const kind = MAP.kind[step]!;
  if (kind > ROUGH || (kind === ROUGH && !(side === CSA && c.leader >= 0 && c.rough))) return null;
  if (!mayCross(pub, side, step)) return null;
  if (c.formation === DIVISION && !divisionMayEnter(pub, side, to)) return null;
  const own = label.rail && isOwnRail(pub, side, step);
  const bonus = own && c.formation !== ARMY ? RAIL_BONUS : 0;
  if (label.points + bonus < 1) return null;
  if (label.points < 1 && (s.enemy[to]! > 0 || fortAt(pub, to) === foe(side))) return null;
  return { left: label.points - 1, rail: own };
};

const wayTo = (label: Label): Space[] => (label.back === null ? [] : [...wayTo(label.back), label.at]);
const passed = (label: Label, space: Space): boolean => {
  for (let l: Label | null = label; l !== null; l = l.back) if (l.at === space) return true;
  return false;
};
/** The most labels that one search opens. */
const MOST = 140;
/** The most that was taken on the way to a space, in the search under way. */
const SEEN = new Float64Array(SIZE);
/** The best march from here, or none. */
export const routeOf = (s: Survey, c: Column): Route => {
  const { pub, side } = s;
  const sp = c.infantry + c.riders;
  const start: Label = {
    at: c.at,
    points: c.points,
    rail: c.rail,
    taken: 0,
    drops: 0,
    fed: s.supplied[c.at] === 1,
    back: null,
    risk: 0,
  };
  const stay = ending(s, c, start);
  let best: Route = { worth: 0, path: [], wins: 1 };
  if (sp === 0) return best;
  const seen = SEEN.fill(-99);
  seen[c.at] = 0;
  const queue: Label[] = [start];
  for (let i = 0; i < queue.length && i < MOST; i++) {
    const label = queue[i]!;
    if (label.taken - label.risk < seen[label.at]! - 1e-9) continue;
    for (let step = MAP.first[label.at]!, end = MAP.first[label.at + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (to === c.at) continue;
      const taking = stepOf(s, c, label, step);
      if (taking === null) continue;
      if (s.enemy[to]! > 0 || (fortAt(pub, to) === foe(side) && to !== c.at)) {
        if (c.formation === DIVISION && s.enemy[to]! > c.infantry) continue;
        const { worth, wins } = storm(s, c, label, to);
        const total = worth + label.taken - label.risk - stay;
        if (total > best.worth) best = { worth: total, path: [...wayTo(label), to], wins };
        continue;
      }
      const fed = s.supplied[to] === 1 || (label.fed && (pub.control[label.at] === side || label.drops > 0));
      const open = pub.control[to] !== side && !passed(label, to);
      const prize = open && fed ? s.prize[to]! : 0;
      const risk = label.risk + interceptionRisk(s, c, to, sp - label.drops);
      // It ends here.
      const last: Label = { at: to, points: 0, rail: false, taken: label.taken, drops: label.drops, fed, back: label, risk };
      const total = ending(s, c, last) + label.taken - risk - stay;
      if (total > best.worth + 1e-6) best = { worth: total, path: [...wayTo(label), to], wins: 1 };
      // Or goes on, and leaves an SP or a marker behind.
      const converts = c.formation === ARMY && open && fed && c.infantry > 0 && taking.left > 0;
      const spare = mayLeave(c.formation, sp - label.drops, c.infantry - label.drops);
      const drops = !converts && open && fed && spare && s.own[to] === 0;
      const ahead: Label = {
        at: to,
        points: taking.left - (converts && prize > 0.5 ? 1 : 0),
        rail: taking.rail,
        taken: label.taken + (converts && prize > 0.5 ? prize : drops && prize > s.temper.drop ? prize - s.temper.drop : 0),
        drops: label.drops + (drops && prize > s.temper.drop ? 1 : 0),
        fed,
        back: label,
        risk,
      };
      if (ahead.points + RAIL_BONUS < 1 || ahead.taken - ahead.risk <= seen[to]!) continue;
      seen[to] = ahead.taken - ahead.risk;
      queue.push(ahead);
    }
  }
  return best;
};
