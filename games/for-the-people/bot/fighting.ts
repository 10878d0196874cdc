/** Answers to the enemy and choices of a battle: cards, interception, leaving, losses, retreats. */
import { variantsOf } from '../data/cards.ts';
import type { EventOf } from '../data/effects.ts';
import { defence, influence, offence } from '../data/generals.ts';
import { foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY, formationSize } from '../data/tables.ts';
import { bestSubordinates, type Fight } from '../queries/battle.ts';
import { fightOf } from '../queries/fight.ts';
import { marchForce, spaceForce } from '../queries/forces.ts';
import type { Interceptor } from '../queries/interception.ts';
import { INFANTRY, infantryIn, type Member } from '../queries/marches.ts';
import { armyAt, brigadesAt, fortAt, generalsAt, marchSp } from '../queries/pieces.ts';
import { leaveBefore } from '../queries/retreats.ts';
import { attackSupplied, defenceSupplied } from '../queries/supply.ts';
import { prospectOf } from './attacks.ts';
import { by, type Counsel, list, listed, me, weights } from './counsel.ts';
import { guardOf, type Survey, surveyOf } from './survey.ts';
import { meets } from './theatre.ts';

/** The fight as it would be if the force under way attacked us in a space. */
const defenceAt = (s: Survey, space: Space, { intercepted = false, force = spaceForce(s.pub, s.side, space) } = {}): Fight => {
  const { pub, side } = s;
  const march = pub.march!;
  const attacker = marchForce(pub);
  const plain: Fight = {
    space,
    attacker,
    defender: force,
    naval: march.naval,
    intercepted,
    supplied: [
      attackSupplied(pub, march.side, march.at, { naval: march.naval, loneBrigade: false }),
      defenceSupplied(pub, side, space, march.naval ? -1 : march.at, false),
    ],
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    admiral: march.assault,
    torpedoIgnored: false,
  };
  return { ...plain, subordinates: [bestSubordinates(pub, plain, 0), bestSubordinates(pub, plain, 1)] };
};
/** What the attacker would have with the space. */
const prizeFor = (s: Survey, space: Space): number => (s.pub.control[space] === s.side ? s.stake[space]! * 0.7 : 0);

/** 5.8.1-b To meet the march before it gets where it goes, if the battle is worth it. */
const meeting = (s: Survey, { from, formation, leader, on }: Interceptor): number => {
  const { pub, side } = s;
  const to = pub.march!.to;
  const here = generalsAt(pub, side, from);
  const army = formation === ARMY ? armyAt(pub, side, from) : -1;
  const sp = Math.min(s.own[from]!, formationSize[formation]!);
  const force = {
    side,
    army,
    commander: leader,
    generals: formation === ARMY ? here : [leader],
    sp,
    infantry: sp,
    formation,
  };
  const { worth, wins } = prospectOf(s, defenceAt(s, to, { intercepted: true, force }), 1);
  const leaves = guardOf(s, from, s.own[from]!) - guardOf(s, from, s.own[from]! - sp);
  return (Math.min(6, on) / 6) * (worth + wins * (prizeFor(s, to) + 1) - leaves + meets(s, from));
};

/** 4.2.5-d What a card does for a battle under way. */
const battleCard = (s: Survey, event: EventOf): number => {
  const { pub, side } = s;
  const fight = fightOf(pub);
  const role = fight.attacker.side === side ? 0 : 1;
  const other = role === 0 ? 1 : 0;
  const cards: [number, number] = [fight.cards[0], fight.cards[1]];
  const detached: [boolean, boolean] = [fight.detached[0], fight.detached[1]];
  let siegeGuns = fight.siegeGuns;
  for (const step of variantsOf(event.card)[event.variant]!.steps) {
    if (step.op === 'battle-modifier') cards[role] += step.by;
    if (step.op === 'battle-detach-cavalry') detached[other] = true;
    if (step.op === 'battle-ignore-fort') siegeGuns = true;
  }
  const full: Fight = { ...fight, subordinates: [bestSubordinates(pub, fight, 0), bestSubordinates(pub, fight, 1)] };
  const worthOf = (f: Fight): number => {
    const { worth, wins } = prospectOf(s, f, role);
    const prize = role === 0 ? (pub.control[f.space] === side ? 1 : s.prize[f.space]!) : prizeFor(s, f.space);
    return worth + wins * prize;
  };
  return worthOf({ ...full, cards, detached, siegeGuns }) - worthOf(full) + (siegeGuns && !fight.siegeGuns ? 1 : 0);
};
/** What stopping the march that is being announced is worth: what it could do. */
const stopping = (s: Survey): number => {
  const { pub } = s;
  const march = pub.march!;
  return Math.min(6, marchSp(pub) * 0.35) + (march.army >= 0 ? 1.5 : 0) + 0.08 * s.threat[march.at]!;
};
export const inWindow: Counsel = by(({ do: deed, with: what }, asked, temper) => {
  const s = surveyOf(asked, temper);
  if (deed === 'pass') return 0;
  if (deed === 'intercept') return meeting(s, what as Interceptor);
  const event = what as EventOf;
  switch (variantsOf(event.card)[event.variant]!.window) {
    case 'battle':
      return battleCard(s, event) - temper.kept * 0.5;
    case 'activation':
      return stopping(s) - temper.kept - 1;
    case 'naval-move':
      return 1;
    default:
      return 0.5;
  }
});
/** 5.8.4-a */
export const summoned: Counsel = by(({ with: what }, asked, temper) => meeting(surveyOf(asked, temper), what as Interceptor));

/** 7.2.4-a To stand, or to go and where. */
export const leave: Counsel = by(({ do: deed, with: what }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const space = asked.my['space'] as Space;
  const { worth, wins } = prospectOf(s, defenceAt(s, space), 1);
  const stands = worth + wins * prizeFor(s, space);
  if (deed === 'stand') return stands;
  const to = what as Space;
  const how = leaveBefore(s.pub, s.side, space);
  const gets = how.how === 'die' ? Math.min(6, how.on) / 6 : 1;
  const gone = -prizeFor(s, space) * 0.3 + fallsTo(s, to) * 0.3 - (fortAt(s.pub, space) === s.side ? 1 : 0) - 0.4;
  return gets * gone + (1 - gets) * stands;
});
/** How good a place is to fall back to. */
const fallsTo = (s: Survey, to: Space): number =>
  (s.supplied[to] === 1 ? 1 : -1) + guardOf(s, to, s.own[to]! + 3) - guardOf(s, to, s.own[to]!) + (s.own[to]! > 0 ? 0.5 : 0);
export const fallBack: Counsel = by(({ with: to }, asked, temper) => fallsTo(surveyOf(asked, temper), to as Space));
/** 7.6.1-d The winner sends the beaten where it hurts. */
export const driveOff: Counsel = by(({ with: to }, asked, temper) => {
  const s = surveyOf(asked, temper);
  return s.threat[to as Space]! * -0.1 + (s.own[to as Space]! > 0 ? 1 : 0);
});

/** 5.5.4-b Infantry before brigades, unless a brigade stands alone. */
export const lose: Counsel = {
  weigh: asked => weights(asked.options.map(option => infantryIn(list(option) as Member[]))),
  lists(asked) {
    const { pub } = asked.view;
    const [space, count] = [asked.my['space'] as Space, asked.my['count'] as number];
    const side = me(asked);
    const foot = space < 0 ? (pub.march?.infantry ?? 0) : pub.infantry[side]![space]!;
    const riders =
      space < 0 ? (pub.march?.generals ?? []).filter(general => pub.brigade[general]! > 0) : brigadesAt(pub, side, space);
    const weakest = [...riders].sort((a, b) => offence[a]! + defence[a]! - offence[b]! - defence[b]!);
    // One on foot stays to hold the space.
    const walking = Math.min(count, foot);
    return [
      listed(
        asked,
        'lose',
        [...new Array<Member>(walking).fill(INFANTRY), ...weakest.slice(0, count - walking)].sort((a, b) => a - b),
      ),
    ];
  },
};
/** 5.8.1-d As many as may go. */
export const interceptors: Counsel = by(({ with: members }, asked) => {
  const given = members as Member[];
  const riders = given.filter(member => member >= 0 && asked.view.pub.brigade[member]! > 0).length;
  return infantryIn(given) + riders + given.filter(member => member >= 0).length * 0.3;
});

/** 7.4.2-a The best that may be named. */
export const names = (role: 0 | 1): Counsel => ({
  weigh: asked => {
    const rating = role === 0 ? offence : defence;
    return weights(asked.options.map(option => list(option).reduce((sum, general) => sum + rating[general]!, 0)));
  },
  lists: asked => {
    const { pub } = asked.view;
    return [
      listed(
        asked,
        'name',
        [...bestSubordinates(pub, fightOf(pub, [true, true]), role)].sort((a, b) => a - b),
      ),
    ];
  },
});
/** 7.5.1-a Always: the one it may cost comes back. */
export const elites: Counsel = by(({ with: n }) => n as number);
export const commander: Counsel = by(({ with: general }) => defence[general as number]! * 2 + offence[general as number]!);

/** 5.3.4-c The enemy's best go. */
export const sendOff: Counsel = {
  weigh: asked =>
    weights(
      asked.options.map(option => list(option).reduce((sum, g) => sum + offence[g]! + defence[g]! - influence[g]! * 0.05, 0)),
    ),
};
/** 5.2.8-a The ablest takes command. */
export const takesOver: Counsel = by(({ with: general }) => offence[general as number]! + defence[general as number]!);
/** 5.2.4-b The army under the weaker man goes. */
export const givesUp: Counsel = by(({ with: army }, asked) => {
  const general = asked.view.pub.commander[army as number]!;
  return general < 0 ? 5 : -offence[general]! - defence[general]!;
});
/** Cards 4 and 6: an army with able men under its commander, an able rider. */
export const strikes: Counsel = by(({ with: army }, asked) => {
  const { pub } = asked.view;
  const them = foe(me(asked));
  const space = pub.army[army as number]!;
  const under = generalsAt(pub, them, space).filter(general => general !== pub.commander[army as number]);
  return under.reduce((sum, g) => sum + offence[g]! + defence[g]!, 0) / Math.max(1, under.length);
});
export const ambushes: Counsel = by(({ with: general }) => offence[general as number]! + defence[general as number]!);
