/** A campaign of the main army: one march of all it has, weighed to its end by exact odds; what it leaves open behind it, and what comes of it. */
import { MAP, ROUGH } from '../data/map.ts';
import { foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY_LOST } from '../data/tables.ts';
import { type Fight, modifiers } from '../queries/battle.ts';
import { spaceForce } from '../queries/forces.ts';
import { fortAt } from '../queries/pieces.ts';
import { mayCross } from '../queries/steps.ts';
import { defenceSupplied } from '../queries/supply.ts';
import { attackOn, fightFor, oddsOf, prospectOf } from './attacks.ts';
import { armyForce, foesOf, meetingOf, type Stand, touches } from './foes.ts';
import type { Column } from './marching.ts';
import { standing, THEIR_CAPITAL } from './stands.ts';
import { isLand, type Survey } from './survey.ts';

/** 5.2.6-a The deed that lays a marker where the army is; the others are the spaces it goes to. */
export const CONVERT = -1;
export interface Campaign {
  /** In points of will, against standing still. */
  readonly worth: number;
  readonly deeds: readonly Space[];
  /** By the deed it would begin with, the best of each. */
  readonly firsts: ReadonlyMap<Space, number>;
}
interface Leg extends Stand {
  readonly points: number;
  /** The space is its own. */
  readonly owned: boolean;
  /** How likely it comes so far, and what has come of it otherwise and on the way. */
  readonly chance: number;
  readonly banked: number;
  /** 5.8.2-a Somebody has tried to intercept it. */
  readonly met: boolean;
  readonly back: Leg | null;
  readonly deed: Space;
}
const firstOf = (leg: Leg): Space => (leg.back === null || leg.back.back === null ? leg.deed : firstOf(leg.back));
const deedsOf = (leg: Leg): Space[] => (leg.back === null ? [] : [...deedsOf(leg.back), leg.deed]);
const visited = (leg: Leg, space: Space): boolean => {
  for (let l: Leg | null = leg; l !== null; l = l.back) if (l.at === space) return true;
  return false;
};

/** A marker counts so much of a prize, a space the army stands in less, for it must stay; the enemy's cards may take it back before the turn ends. */
const MARKED = 0.98;
const HELD = 0.7;
const TAKEN_BACK = 0.1;
const lasting = (s: Survey): number => 1 - TAKEN_BACK * s.pub.hands[foe(s.side)]!;
/** What of a prize is left without a line: where the army ends, and after a battle. */
const UNFED_END = 0.3;
const UNFED_WON = 0.4;
/** 3.4.2-a What its presence brings as the turn ends. */
const presence = (s: Survey, leg: Leg): number =>
  leg.owned ? 0 : HELD * lasting(s) * s.prize[leg.at]! * (leg.fed ? 1 : UNFED_END);

/** An interceptor who would lose so surely does not come; so likely a stop uses up the one attempt; what it costs to be stopped. */
const SURE = 0.75;
const LIKELY = 0.25;
const STOPPED = 3.5;
const STOPPED_SP = 2;
/** How likely the march is stopped on this step by whoever watches it. */
const stopped = (s: Survey, c: Column, leg: Leg, to: Space): number => {
  const { pub, side } = s;
  const them = foe(side);
  let worst = 0;
  for (const one of foesOf(s)) {
    if (one.at === to || one.on === 0 || one.at === leg.beaten || !touches(one.at, to)) continue;
    const there = s.enemy[to]! > 0 ? spaceForce(pub, them, to) : null;
    const whole =
      there === null
        ? one.force
        : { ...one.force, sp: one.force.sp + there.sp, generals: [...one.force.generals, ...there.generals] };
    const fight = meetingOf(s, armyForce(s, c, leg.sp), whole, to, defenceSupplied(pub, them, to, leg.at, false), true);
    const { wins } = oddsOf(pub, { ...fight, supplied: [leg.fed && leg.owned, fight.supplied[1]] });
    if (wins < SURE) worst = Math.max(worst, (one.on / 6) * (1 - wins));
  }
  return worst;
};

/** Whether the beaten have nowhere to go. */
const cornered = (s: Survey, at: Space, from: Space): boolean => {
  for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
    const to = MAP.to[step]!;
    if (to === from || !isLand(step) || s.own[to]! > 0 || fortAt(s.pub, to) === s.side) continue;
    if (mayCross(s.pub, foe(s.side), step)) return false;
  }
  return true;
};
/** 7.7.3-a What it costs to lose a general, and how likely a roll of ten or more loses one. */
const GENERAL = 2.5;
const FALLS = 0.5;
const atRisk = (s: Survey, fight: Fight): number => {
  if (fight.attacker.sp >= 3 * fight.defender.sp && fight.supplied[0]) return 0;
  const tens = Math.max(0, Math.min(6, modifiers(s.pub, fight, 0).total - 3)) / 6;
  return tens * FALLS * GENERAL;
};
/** Going back after a lost battle, more to a space of the enemy's. */
const BEATEN_BACK = 1;
const ENEMY_GROUND = 1.5;
const MAN = 0.7;
const RESCUED = 0.3;
interface Assault {
  /** What comes of it in all but the branch that is won; and what winning brings at once. */
  readonly base: number;
  readonly wins: number;
  readonly left: number;
  readonly gain: number;
  readonly surrender: number;
}
const assault = (s: Survey, c: Column, leg: Leg, to: Space, capital: boolean, fed: boolean): Assault => {
  const { pub, side } = s;
  const enemy = s.enemy[to]!;
  const force = armyForce(s, c, leg.sp);
  const plain = fightFor(s, force, to, leg.at);
  const fight: Fight = { ...plain, supplied: [leg.fed && leg.owned, plain.supplied[1]] };
  const over = attackOn(s, force, to, leg.at);
  const { wins, ownLoss, enemyLoss, worth } = over.wins === 1 && over.ownLoss === 0 ? over : prospectOf(s, fight, 0);
  const army = fight.defender.army >= 0 ? -ARMY_LOST[foe(side)]! : 0;
  const gone = enemyLoss >= enemy - 0.5;
  const surrender = !gone && cornered(s, to, leg.at) ? enemy - enemyLoss + army + fight.defender.generals.length * MAN : 0;
  // An army that has lost a part of its SP is that much nearer to its end.
  const hurt = gone ? 0 : (army * enemyLoss) / enemy;
  const left = Math.max(0, force.sp - ownLoss);
  const beaten = standing(s, c, { ...leg, sp: left }) - (leg.owned ? 0 : ENEMY_GROUND) - BEATEN_BACK;
  const prize = capital
    ? THEIR_CAPITAL
    : pub.control[to] === side
      ? RESCUED * s.stake[to]!
      : HELD * lasting(s) * s.prize[to]! * (fed ? 1 : UNFED_WON);
  return { base: worth + hurt - atRisk(s, fight) + (1 - wins) * beaten, wins, left, gain: prize + surrender, surrender };
};

/** The most legs that one search opens; what a leg's chance counts when two ways to a space are compared; a fort taken on the way. */
const MOST = 260;
const CHANCE = 20;
const FORT = 0.5;
const LEAST = 0.05;
export const campaignOf = (s: Survey, c: Column): Campaign => {
  const { pub, side } = s;
  const them = foe(side);
  const sp = c.infantry + c.riders;
  const start: Leg = {
    at: c.at,
    points: c.points,
    sp,
    fed: s.supplied[c.at] === 1,
    owned: pub.control[c.at] === side,
    chance: 1,
    banked: 0,
    beaten: -1,
    met: pub.march?.intercepted ?? false,
    back: null,
    deed: c.at,
  };
  let [most, deeds]: [number, readonly Space[]] = [0, []];
  const firsts = new Map<Space, number>();
  if (sp === 0) return { worth: most, deeds, firsts };
  const stay = standing(s, c, start) + presence(s, start);
  const conclude = (total: number, leg: Leg, last?: Space): void => {
    const worth = total - stay;
    const first = last !== undefined && leg.back === null ? last : firstOf(leg);
    if (worth > (firsts.get(first) ?? Number.NEGATIVE_INFINITY)) firsts.set(first, worth);
    if (worth <= most + LEAST) return;
    [most, deeds] = [worth, last === undefined ? deedsOf(leg) : [...deedsOf(leg), last]];
  };
  const queue: Leg[] = [start];
  const seen = new Map<string, number>();
  for (let i = 0; i < queue.length && i < MOST; i++) {
    const leg = queue[i]!;
    if (i > 0) conclude(leg.banked + leg.chance * (standing(s, c, leg) + presence(s, leg)), leg);
    if (leg.points <= 0) continue;
    if (!leg.owned && leg.fed && c.infantry > 0) {
      const banked = leg.banked + leg.chance * MARKED * lasting(s) * s.prize[leg.at]!;
      queue.push({ ...leg, points: leg.points - 1, owned: true, banked, back: leg, deed: CONVERT });
    }
    for (let step = MAP.first[leg.at]!, end = MAP.first[leg.at + 1]!; step < end; step++) {
      const [to, kind] = [MAP.to[step]!, MAP.kind[step]!];
      if (kind > ROUGH || (kind === ROUGH && !c.rough) || visited(leg, to) || !mayCross(pub, side, step)) continue;
      const enemy = s.enemy[to]!;
      if (leg.sp * 2 < enemy) continue;
      const stops = leg.met ? 0 : stopped(s, c, leg, to);
      const banked =
        stops === 0
          ? leg.banked
          : leg.banked + leg.chance * stops * (standing(s, c, { ...leg, sp: leg.sp - STOPPED_SP }) - STOPPED);
      const chance = leg.chance * (1 - stops);
      const fed = s.supplied[to] === 1 || (leg.fed && leg.owned);
      const capital = pub.capital[them] === to;
      const next: Leg = {
        ...leg,
        at: to,
        points: leg.points - 1,
        fed,
        owned: pub.control[to] === side,
        chance,
        banked,
        met: leg.met || stops > LIKELY,
        back: leg,
        deed: to,
      };
      if (enemy > 0) {
        const { base, wins, left, gain, surrender } = assault(s, c, leg, to, capital, fed);
        const won: Leg = { ...next, sp: left, beaten: to, chance: chance * wins, banked: banked + chance * base };
        conclude(won.banked + won.chance * (standing(s, c, won) + gain), leg, to);
        // 5.7.3-a
        if (leg.sp >= 2 * enemy && won.points > 0)
          queue.push({ ...won, banked: won.banked + won.chance * (capital ? THEIR_CAPITAL : surrender) });
        continue;
      }
      const gained = (capital ? THEIR_CAPITAL : 0) + (fortAt(pub, to) === them ? FORT : 0);
      const open: Leg = { ...next, banked: banked + chance * gained };
      const name = `${to} ${open.points} ${open.met} ${open.beaten} ${fed}`;
      const value = open.banked + CHANCE * open.chance;
      if ((seen.get(name) ?? Number.NEGATIVE_INFINITY) >= value) continue;
      seen.set(name, value);
      queue.push(open);
    }
  }
  return { worth: most, deeds, firsts };
};
