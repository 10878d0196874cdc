/** What to buy, what to lay for the contests, what to keep. */
import type { Option } from '@cuartel/engine';
import { GRENADIER, LIGHT, REGULAR } from '../data/kinds.ts';
import { IS_BOX, landNeighbours, POLITICAL_VALUE } from '../data/map.ts';
import { AGITATION, AGITATORS, MARKERS, type Marker, TACTICAL } from '../data/markers.ts';
import { RECRUITS } from '../data/mobilization.ts';
import { COLONIAL_REGIONS } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import type { GroupCode } from '../data/setup.ts';
import { AMERICAN, foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import {
  ARTICLES,
  CONGRESS,
  DECLARATION,
  EUROPE_CONTEST,
  EUROPE_RIGHT,
  FIRST_REGION_CONTEST,
  FRENCH_ALLIANCE,
  LOYAL_LEVEL,
  LOYAL_REGIONS,
  LOYALTY_END,
  PROGRESS_CONTEST,
} from '../data/tables.ts';
import { FACTOR, FLEETS_OF, IS_LAND_COMBAT, UNITS_OF, type Unit } from '../data/units.ts';
import { roomIn } from '../queries/forces.ts';
import { loyaltyTo } from '../queries/loyalty.ts';
import { recruitPrice } from '../queries/mobilization.ts';
import { placesFor, unitsToPlace } from '../queries/placement.ts';
import { forageLimit, hungryIn, spacesToFeed } from '../queries/supply.ts';
import type { Assignment, Posting, Recruiting } from '../types/politics.ts';
import { type Answer, type Asked, heaviest, list, me, offers } from './asked.ts';
import { bestLaid } from './prospects.ts';
import { bestOfYears } from './years.ts';

/** 4.2, 4.3 One in each of the best towns, leaders where the first stands. */
export const deploy: Answer = asked => {
  const group = asked.my['group'] as GroupCode;
  const places = [...placesFor(asked.view.pub, group)].sort((a, b) => POLITICAL_VALUE[b]! - POLITICAL_VALUE[a]!);
  const troops = unitsToPlace(asked.view.pub, group);
  let next = 0;
  const posts = troops.map((what): Posting => ({ what, to: FACTOR[what] === 0 ? places[0]! : places[next++ % places.length]! }));
  return list(asked, 'place', posts);
};

/** What a town is worth that nobody holds. */
const prize = (asked: Asked, at: Space): number => {
  const { pub } = asked.view;
  return pub.count[0]![at] === 0 && pub.count[1]![at] === 0 ? POLITICAL_VALUE[at]! : 0;
};
/** 13.6-a Troops for the field, as many as the fleets beside them can carry and as the points allow beside markers. */
const fieldTroops = (asked: Asked): Option | null => {
  const { pub, own } = asked.view;
  const side = me(asked);
  if (pub.points[side]! < asked.temper.field) return null;
  const fits = offers(asked, 'recruit').filter(({ with: what }) => {
    const { line, at } = what as Recruiting;
    if (!IS_BOX[at] || FIELD_KINDS.indexOf(RECRUITS[line]!.kind) < 0) return false;
    const fleets = FLEETS_OF[side].filter(fleet => own.at[fleet] === at);
    const waiting = UNITS_OF[side].filter(unit => own.at[unit] === at && IS_LAND_COMBAT[unit] && own.aboard[unit]! < 0);
    return waiting.length < roomIn(own, side, fleets);
  });
  return fits.length === 0
    ? null
    : heaviest(fits, ({ with: what }) => -recruitPrice(pub, RECRUITS[(what as Recruiting).line]!, (what as Recruiting).at));
};
/** Enemy towns beside a place, the best of them by its garrison. */
const frontAt = (asked: Asked, at: Space): number => {
  const { count } = asked.view.pub;
  const them = foe(me(asked));
  return Math.max(0, ...landNeighbours(at).map(to => (count[them]![to]! > 0 ? POLITICAL_VALUE[to]! / count[them]![to]! : 0)));
};
/** 13.0 What is left when no more markers can be had: troops beside the enemy's towns, the most for the price. */
const reserves = (asked: Asked): Option | null => {
  if (!asked.temper.reserves) return null;
  const { pub } = asked.view;
  const worth = ({ with: what }: Option): number => {
    const { line, at } = what as Recruiting;
    const { kind } = RECRUITS[line]!;
    const factor = kind === GRENADIER ? 3 : kind === REGULAR ? 2 : kind === LIGHT ? 1 : 0;
    return (frontAt(asked, at) * factor) / recruitPrice(pub, RECRUITS[line]!, at);
  };
  const useful = offers(asked, 'recruit').filter(option => worth(option) > 0);
  return useful.length === 0 ? null : heaviest(useful, worth);
};
const FIELD_KINDS: readonly number[] = [REGULAR, LIGHT, GRENADIER];

/** 13.0 What costs nothing, then a garrison for every good town, then markers for all the rest. */
export const buy: Answer = asked => {
  const { pub } = asked.view;
  for (const deed of ['barHessians', 'pulaski', 'freeIndian', 'freeHessian', 'drillMilitia', 'arise']) {
    const [free] = offers(asked, deed);
    if (free !== undefined) return free;
  }
  // 3.3-a In the end what is held counts, not what it pays.
  const { temper } = asked;
  const late = pub.turn + temper.late > scenarios[pub.scenario].turns;
  const gain = (option: { with: unknown }): number => {
    const { line, at } = option.with as Recruiting;
    const value = prize(asked, at);
    const cost = recruitPrice(pub, RECRUITS[line]!, at);
    const [least, above] = late ? [temper.lateTown, temper.latePrice] : [temper.town, temper.price];
    return value < least || cost > value + above ? -1 : value * 10 - cost;
  };
  // 3.5-b In the shorter game towns do not count, and a garrison of the last years brings less than it cost.
  const pays = pub.scenario !== 'short' || pub.turn + 1 < scenarios.short.turns;
  const recruits = pays ? offers(asked, 'recruit').filter(option => gain(option) > 0) : [];
  const field = fieldTroops(asked);
  if (recruits.length === 0 && field !== null) return field;
  // Half the points at most go into garrisons as long as markers can be bought.
  const markers = offers(asked, 'buyMarkers');
  if (recruits.length > 0 && (markers.length <= temper.markers || late)) return heaviest(recruits, gain);
  if (markers.length > 0) return markers[markers.length - 1]!;
  if (recruits.length > 0) return heaviest(recruits, gain);
  return reserves(asked) ?? offers(asked, 'finish')[0]!;
};

interface Wish {
  readonly contest: number;
  readonly weight: number;
  readonly points: number;
}
/** 3.1-e, 3.1-f, 3.5-b The regions that count: the best four, and one to spare, up to the level that is wanted and a little more. */
const regionsWanted = (asked: Asked, level: number): Wish[] => {
  const { temper } = asked;
  const { pub } = asked.view;
  const levels = Array.from({ length: COLONIAL_REGIONS }, (_, region) => ({ region, now: loyaltyTo(pub, me(asked), region) }));
  return levels
    .sort((a, b) => b.now - a.now)
    .flatMap(({ region, now }, rank) => {
      if (now >= LOYALTY_END) return [];
      const contest = FIRST_REGION_CONTEST + region;
      if (now >= level)
        return [
          { contest, weight: rank < LOYAL_REGIONS && now === level ? temper.firm : temper.spare / 2, points: temper.firmPoints },
        ];
      return [{ contest, weight: rank <= LOYAL_REGIONS ? temper.region - rank / 10 : temper.spare, points: temper.regionPoints }];
    });
};
/** 3.1-e The regions that would give the enemy his four, the shakiest first. */
const regionsDenied = (asked: Asked): Wish[] => {
  const { denied, deniedPoints, deniedFrom, deniedLevel } = asked.temper;
  const levels = Array.from({ length: COLONIAL_REGIONS }, (_, region) => ({
    region,
    level: loyaltyTo(asked.view.pub, foe(me(asked)), region),
  }));
  const near = levels.filter(({ level }) => level >= deniedLevel - 1);
  if (near.length < deniedFrom) return [];
  return near
    .sort((a, b) => a.level - b.level)
    .map(({ region, level }, rank) => ({
      contest: FIRST_REGION_CONTEST + region,
      weight: level <= deniedLevel ? denied - rank / 10 : 2,
      points: deniedPoints,
    }));
};
/** What each contest is worth to a side now, and how many points it should get at most. */
const wanted = (asked: Asked): Wish[] => {
  const { pub } = asked.view;
  const short = pub.scenario === 'short';
  const { temper } = asked;
  const threat = Math.min(temper.threat, 1 + (pub.hands[foe(me(asked))]! >> 2));
  const out: Wish[] = [];
  if (me(asked) === AMERICAN) {
    // A table moves a box a turn: what has no turn to lose comes first.
    const left = scenarios[pub.scenario].turns - pub.turn + 1;
    const missing = short ? DECLARATION - pub.progress : ARTICLES - pub.progress;
    const abroad = FRENCH_ALLIANCE - pub.europe;
    if (missing > 0)
      out.push({
        contest: PROGRESS_CONTEST,
        weight: temper.progress + (short ? missing - left : 0),
        points: threat + temper.progressPoints + (short && missing >= left ? 2 : 0),
      });
    if (short)
      out.push({
        contest: EUROPE_CONTEST,
        weight: abroad > 0 ? temper.europe + abroad - left : temper.europe - 3,
        points: abroad <= 0 ? temper.europePoints - 2 : abroad >= left ? temper.europePoints + 2 : temper.europePoints,
      });
    else if (pub.europe < EUROPE_RIGHT) out.push({ contest: EUROPE_CONTEST, weight: temper.europe, points: temper.europePoints });
    out.push(...regionsWanted(asked, short ? 1 : LOYAL_LEVEL));
  } else {
    // 3.2-b At the first box he has one to lose.
    const points = pub.progress < CONGRESS && !short ? threat : threat + temper.progressPoints;
    const end = short && temper.forestalls ? DECLARATION : ARTICLES;
    if (pub.progress < end) out.push({ contest: PROGRESS_CONTEST, weight: temper.progress, points });
    if (short && (temper.forestalls || pub.europe > 0))
      out.push({ contest: EUROPE_CONTEST, weight: temper.europe, points: temper.europePoints });
    out.push(...regionsDenied(asked), ...regionsWanted(asked, LOYAL_LEVEL));
  }
  return out.sort((x, y) => y.weight - x.weight);
};
/** 9.3-a The dearest contests first, each with as many points as it needs. */
export const agitate: Answer = asked => {
  const { turn } = asked.view.pub;
  const { foresees, reckons } = asked.temper;
  return list(
    asked,
    'assign',
    turn >= foresees ? bestOfYears(asked) : turn >= reckons ? bestLaid(asked) : laidFor(asked, wanted(asked)),
  );
};
const laidFor = (asked: Asked, wishes: readonly Wish[]): Assignment[] => {
  const side = me(asked);
  const hand = asked.view.own.hand.slice();
  const laid: Assignment[] = [];
  const byValue = [...AGITATORS].sort((a, b) => AGITATION[b]![side] - AGITATION[a]![side]);
  for (const { contest, points } of wishes)
    for (let left = points; left > 0; ) {
      const what = byValue.find(
        marker => hand[marker]! > 0 && (AGITATION[marker]![side] <= left || AGITATION[marker]![side] > 1),
      );
      if (what === undefined) break;
      hand[what] = hand[what]! - 1;
      left -= AGITATION[what]![side];
      laid.push({ what, to: contest });
    }
  return laid;
};
/** Other ways to spend the same hand: all on one table first, a little on each, the best only, the enemy's regions. */
export const otherAgitation = (asked: Asked): readonly Option[] => {
  const wishes = wanted(asked);
  const first = (contest: number): Wish[] => [
    { contest, weight: 20, points: 5 },
    ...wishes.filter(wish => wish.contest !== contest),
  ];
  const them = foe(me(asked));
  const theirs = Array.from({ length: COLONIAL_REGIONS }, (_, region) => ({
    region,
    level: loyaltyTo(asked.view.pub, them, region),
  }))
    .filter(({ level }) => level >= LOYAL_LEVEL && level <= LOYAL_LEVEL + 1)
    .map(({ region }): Wish => ({ contest: FIRST_REGION_CONTEST + region, weight: 20, points: 2 }));
  return [
    first(PROGRESS_CONTEST),
    first(EUROPE_CONTEST),
    wishes.map(wish => ({ ...wish, points: 1 })),
    wishes.slice(0, 3).map(wish => ({ ...wish, points: wish.points + 1 })),
    [...theirs, ...wishes.filter(wish => !theirs.some(({ contest }) => contest === wish.contest))],
  ].map(others => list(asked, 'assign', laidFor(asked, others)));
};

/** What a marker is worth to keep. */
const keep = (asked: Asked, marker: Marker): number => {
  if (AGITATORS.includes(marker)) return 4 + AGITATION[marker]![me(asked)];
  if (marker === TACTICAL) return 3;
  const { id } = MARKERS[marker]!;
  return id === 'master-plan' || id === 'debate' || id === 'speculators' ? 5 : 2;
};
/** The hand, the least useful first. */
const worstFirst = (asked: Asked): readonly Marker[] =>
  asked.view.own.hand
    .flatMap((n, marker) => new Array<Marker>(n).fill(marker))
    .sort((a, b) => keep(asked, a) - keep(asked, b) || a - b);
const least = (asked: Asked, n: number): Marker[] =>
  worstFirst(asked)
    .slice(0, n)
    .sort((a, b) => a - b);
/** 7.2-a The least useful half. */
export const giveBack: Answer = asked => list(asked, 'giveBack', least(asked, worstFirst(asked).length >> 1));
/** 8.1-a */
export const bid: Answer = asked => list(asked, 'bid', least(asked, Math.min(asked.temper.bid, worstFirst(asked).length)));
/** 8.1-a One to four of the least useful. */
export const otherBids = (asked: Asked): readonly Option[] =>
  [1, 2, 4].filter(n => n <= worstFirst(asked).length).map(n => list(asked, 'bid', least(asked, n)));

/** 19.2-d As many as forage feeds, the strongest first. */
export const feed: Answer = asked => {
  const { pub, own } = asked.view;
  const fed: Unit[] = [];
  for (const space of spacesToFeed(pub, own, me(asked))) {
    const hungry = hungryIn(pub, own, me(asked), space).filter(unit => own.aboard[unit]! < 0);
    fed.push(...hungry.sort((a, b) => FACTOR[b]! - FACTOR[a]!).slice(0, forageLimit(pub, me(asked), space)));
  }
  return list(asked, 'feed', fed);
};

/** With the largest stack. */
export const crowd = (asked: Asked, at: Space): number => asked.view.pub.count[me(asked)]![at]!;
/** Where it takes most from the enemy. */
export const harm = (asked: Asked, at: Space): number =>
  POLITICAL_VALUE[at]! * (asked.view.pub.count[foe(me(asked))]![at]! > 0 ? 2 : 1);
