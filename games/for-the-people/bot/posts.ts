/** Reinforcements, journeys and new generals: where an SP or a man is wanted most. */
import { defence, offence } from '../data/generals.ts';
import { CSA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import { attritionOf, formationSize } from '../data/tables.ts';
import { levySites, perSpace, placed, stepAt } from '../queries/event-steps.ts';
import { mostTo } from '../queries/journeys.ts';
import { armyAt, brigadesAt, leadersAt } from '../queries/pieces.ts';
import { unionRegions } from '../queries/reinforcements.ts';
import type { Raised, Slot, StepOf } from '../types/politics.ts';
import { type Asked, by, type Counsel, list, listed, weights } from './counsel.ts';
import { harvest } from './harvest.ts';
import { gainedBy } from './ratings.ts';
import { guardOf, type Survey, surveyOf } from './survey.ts';
import { called, massed } from './theatre.ts';

/** What `sp` SP in a space are good for, as a garrison and as troops to march with. */
const standing = (s: Survey, space: Space, sp: number): number => {
  const { pub, side, temper } = s;
  const army = armyAt(pub, side, space) >= 0;
  const led = army || leadersAt(pub, side, space).length > 0;
  const room = army ? formationSize[0]! : led ? formationSize[1]! : 3;
  const near = 0.05 * temper.ahead * Math.min(temper.lure, s.draw[space]!);
  const rate = 0.15 + (led ? 0.35 : 0) + (army ? 0.25 * temper.mass : 0) + near + (s.supplied[space] ? 0 : -1);
  const front = Math.min(1, s.threat[space]! / 4) * 0.2;
  const reaped = temper.reap === 0 ? 0 : temper.reap * harvest(s, space, sp);
  const marched = Math.min(sp, room) * (rate + front);
  return (
    guardOf(s, space, sp) * 1.5 + marched + massed(s, space, sp) + reaped - attritionOf(sp) * temper.waste * temper.sp[side]!
  );
};
/** What so many SP more are worth there. */
export const postWorth = (s: Survey, space: Space, count = 1): number =>
  standing(s, space, s.own[space]! + count) - standing(s, space, s.own[space]!);
/** One space after another, each where the next SP is worth most. */
const shared = (s: Survey, sites: readonly Space[], count: number, most: (space: Space) => number = () => count): Space[] => {
  const put = new Map<Space, number>();
  const found: Space[] = [];
  for (let n = 0; n < count; n++) {
    let best = -1;
    let worth = Number.NEGATIVE_INFINITY;
    for (const space of sites) {
      const there = put.get(space) ?? 0;
      if (there >= most(space)) continue;
      const now = standing(s, space, s.own[space]! + there + 1) - standing(s, space, s.own[space]! + there);
      if (now > worth) [best, worth] = [space, now];
    }
    if (best < 0) break;
    put.set(best, (put.get(best) ?? 0) + 1);
    found.push(best);
  }
  return found.sort((a, b) => a - b);
};
const together = (s: Survey, spaces: readonly Space[]): number => {
  let sum = 0;
  for (const space of new Set(spaces)) sum += postWorth(s, space, spaces.filter(other => other === space).length);
  return sum;
};
const weighTroops: Counsel['weigh'] = (asked, temper) => {
  const s = surveyOf(asked, temper);
  return weights(asked.options.map(option => (Array.isArray(option.with) ? together(s, list(option)) : 0)));
};
/** 10.3.1-c A region's SP. */
export const muster: Counsel = {
  weigh: weighTroops,
  lists(asked, temper) {
    const { spaces } = unionRegions(asked.view.pub)[asked.my['region'] as number]!;
    const count = (asked.my['spare'] as number[])[asked.my['region'] as number]!;
    return [listed(asked, 'muster', shared(surveyOf(asked, temper), spaces, count))];
  },
};
/** 4.2.7-a SP that a card raises, within what a space and a state may take. */
export const levy: Counsel = {
  weigh: weighTroops,
  lists(asked, temper) {
    const s = surveyOf(asked, temper);
    const of = asked.my['of'] as StepOf;
    const step = stepAt(of, 'place-sp');
    const sites = levySites(s.pub, of);
    const count = placed(s.pub, step, sites);
    const best = step.spread === 'one-per-state' ? ablestOf(s, sites) : sites;
    return [
      listed(
        asked,
        'levy',
        shared(s, best, count, space => perSpace(s.pub, step, space)),
      ),
    ];
  },
};
/** Of each state the space where an SP is worth most. */
const ablestOf = (s: Survey, sites: readonly Space[]): Space[] => {
  const found = new Map<number, Space>();
  for (const space of sites) {
    const best = found.get(stateOf[space]!);
    if (best === undefined || postWorth(s, space) > postWorth(s, best)) found.set(stateOf[space]!, space);
  }
  return [...found.values()];
};
/** One space for one SP. */
export const troop: Counsel = by((option, asked, temper) => postWorth(surveyOf(asked, temper), option.with as Space));

/** 10.4.3-a One SP from each of so many states. */
export const raise: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    return weights(asked.options.map(({ with: what }) => (what as Raised[]).reduce((sum, { to }) => sum + postWorth(s, to), 0)));
  },
  lists(asked, temper) {
    const s = surveyOf(asked, temper);
    const all = raisedBy(asked);
    const count = (asked.options[0]?.with as Raised[] | undefined)?.length ?? 0;
    const byState = new Map<number, Raised & { worth: number }>();
    for (const one of all) {
      const worth = postWorth(s, one.to);
      if (worth > (byState.get(one.state)?.worth ?? Number.NEGATIVE_INFINITY)) byState.set(one.state, { ...one, worth });
    }
    const chosen = [...byState.values()].sort((a, b) => b.worth - a.worth).slice(0, count);
    if (chosen.length < count) return [];
    return [
      listed(
        asked,
        'raise',
        chosen.map(({ state, to }) => ({ state, to })).sort((a, b) => a.state - b.state),
      ),
    ];
  },
};
const raisedBy = (asked: Asked): Raised[] => {
  const found: Raised[] = [];
  for (const option of asked.options)
    for (const one of option.with as Raised[])
      if (!found.some(other => other.state === one.state && other.to === one.to)) found.push(one);
  return found;
};

/** What one SP less costs where it stands. */
const lost = (s: Survey, space: Space, count = 1): number =>
  standing(s, space, s.own[space]!) -
  standing(s, space, s.own[space]! - count) +
  (s.pub.control[space] !== s.side ? s.prize[space]! : 0);
const bestPost = (s: Survey): number => {
  let most = 0;
  for (let space = 0; space < s.own.length; space++)
    if (s.pub.control[space] === s.side && s.supplied[space] === 1 && s.enemy[space] === 0)
      most = Math.max(most, postWorth(s, space));
  return most;
};
const JOURNEY = 0.25;
export const departure: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const most = bestPost(s);
    return weights(
      asked.options.map(({ do: deed, with: from }) => (deed === 'finish' ? JOURNEY : most - lost(s, from as Space))),
    );
  },
};
/** What it is worth that so many SP go from one space to another. */
const journey = (s: Survey, from: Space, to: Space, count: number): number => postWorth(s, to, count) - lost(s, from, count);
/** 10.2.1-a The space to which a journey is worth most, of whatever number. */
export const arrival: Counsel = by(({ with: to }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const from = asked.my['from'] as Space;
  const most = mostTo(s.pub, s.side, from, to as Space, asked.my['arrived'] as Space[]);
  let worth = Number.NEGATIVE_INFINITY;
  for (let count = 1; count <= most; count++) worth = Math.max(worth, journey(s, from, to as Space, count));
  return worth;
});
export const convoy: Counsel = by(({ with: count }, asked, temper) =>
  journey(surveyOf(asked, temper), asked.my['from'] as Space, asked.my['to'] as Space, count as number),
);

/** 10.6.1-a Riders to armies without any, men on foot to those who have none, and to the armies. */
export const newGeneral: Counsel = by(({ with: what }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const { space, cavalry } = what as Slot;
  const { pub, side } = s;
  const sp = s.own[space]!;
  const army = armyAt(pub, side, space) >= 0;
  const front = 0.1 * Math.min(10, s.draw[space]!) + Math.min(1, s.threat[space]! / 5);
  if (army && temper.staff > 0)
    return called(s, space, cavalry) + temper.staff * gainedBy(s, space, cavalry) * Math.min(1, sp / 6) + front;
  if (cavalry) return brigadesAt(pub, side, space).length > 0 ? front * 0.2 : (army ? 3 : 0.5) + front;
  const here = leadersAt(pub, side, space).length + pub.slots[side]!.filter(slot => slot === space).length;
  const need = here === 0 ? 2 + Math.min(6, sp) * 0.4 : army ? 1.5 - here * 0.3 : sp > 5 ? 0.8 : -1;
  return need + front;
});
/** Who goes last: the ablest. */
export const ableness = (general: number): number => (general < 0 ? 0 : offence[general]! + defence[general]!);
/** 10.4.4-b Zones with an open port first or last make no difference to the dice: losses together, gains together. */
export const zoneOrder: Counsel = by(({ with: zone }, asked) => (asked.view.pub.rising[CSA] ? 0 : 0.1) * (zone as number));
