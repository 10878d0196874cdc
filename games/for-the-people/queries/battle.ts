/** 7. BATTLES: size, modifiers, losses, who wins, who may fall. Nothing here needs to know how the battle came about. */
import type { Modified, Term } from '@cuartel/engine';
import { defence, type General, offence } from '../data/generals.ts';
import { centreWorth, isUnionCapital } from '../data/places.ts';
import { isCoastalFort } from '../data/ports.ts';
import { CSA, foe, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import {
  ASSAULT_MOST,
  ATTACKER_LOSSES,
  type BattleSize,
  CASUALTY_OTHER,
  CASUALTY_OWN,
  CASUALTY_ROLL,
  DEFENDER_LOSSES,
  EMPTY_FORT,
  ENEMY_UNSUPPLIED,
  FORT_GUNS,
  HUNLEY_GUNS,
  IN_FORT,
  INTERCEPTED,
  IRONCLAD_GUNS,
  LARGE,
  LARGE_FROM,
  LOSS_FACTOR,
  MEDIUM,
  MEDIUM_FROM,
  NO_SCREEN,
  OVERRUN,
  RATIOS,
  ROWS,
  SMALL,
  STAR_FROM,
  TORPEDO_GUNS,
} from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { type Force, hasCavalry } from './forces.ts';
import { fortAt, ironcladAt, torpedoesAt } from './pieces.ts';

/** A battle as it is about to be fought. Attacker first in every pair. */
export interface Fight {
  readonly space: Space;
  readonly attacker: Force;
  readonly defender: Force;
  readonly naval: boolean;
  readonly intercepted: boolean;
  readonly supplied: readonly [attacker: boolean, defender: boolean];
  /** 7.4.2-a Subordinates named, and 7.5.1-a elite units used. */
  readonly subordinates: readonly [readonly General[], readonly General[]];
  readonly elites: readonly [number, number];
  /** 4.2.5-d Cards played as it began: on the dice, 105 against either side, 130. */
  readonly cards: readonly [number, number];
  readonly detached: readonly [boolean, boolean];
  readonly siegeGuns: boolean;
  /** 6.4.1-a What the admiral adds to the assault; 6.7-b the Hunley is there; Farragut ignores a torpedo. */
  readonly admiral: number;
  readonly torpedoIgnored: boolean;
}

/** 7.3.1-a */
export const sizeOf = (sp: number): BattleSize => (sp >= LARGE_FROM ? LARGE : sp >= MEDIUM_FROM ? MEDIUM : SMALL);
/**
 * 5.7.2-a, 5.7.2-b, 5.7.2-c Whether a mover overruns what stands there; with a fort there is a battle, unless the fort is all there is.
 * 6.8.2-a A coastal fort is one for whoever stands in it, whose marker it has or not.
 */
export const overruns = (pub: Seen, mover: number, defender: number, space: Space, side: Side): boolean =>
  defender === 0 || (mover >= OVERRUN * defender && fortAt(pub, space) !== foe(side) && !isCoastalFort[space]);

/** 7.4.4-b */
export const betweenArmies = ({ attacker, defender }: Fight): boolean => attacker.army >= 0 && defender.army >= 0;
const forceOf = (fight: Fight, role: 0 | 1): Force => (role === 0 ? fight.attacker : fight.defender);
/** G-g, 7.4.1-a */
export const ratingOf = (general: General, role: 0 | 1): number => (general < 0 ? 0 : (role === 0 ? offence : defence)[general]!);

/** 7.5.2-a The commander's rating, less for an army without a screen, or with its cavalry detached. */
export const commanderRating = (pub: Seen, fight: Fight, role: 0 | 1): number => {
  const force = forceOf(fight, role);
  const rating = ratingOf(force.commander, role);
  const bare = betweenArmies(fight) && !hasCavalry(pub, force);
  return bare || (force.army >= 0 && fight.detached[role]) ? Math.max(0, rating - NO_SCREEN) : rating;
};
/** 7.4.2-a, 7.4.3-a, 7.4.4-a How many subordinates a side may name. */
export const subordinatesAllowed = (pub: Seen, fight: Fight, role: 0 | 1): number => {
  const force = forceOf(fight, role);
  if (force.army < 0) return 0;
  if (!betweenArmies(fight) || force.side === CSA) return 2;
  return commanderRating(pub, fight, role) >= commanderRating(pub, fight, role === 0 ? 1 : 0) ? 2 : 1;
};
/** 7.4.2-a, 7.5.2-a Who may be named: at most one cavalry general, none when the cavalry is detached. */
export const mayName = (pub: Seen, fight: Fight, role: 0 | 1, named: readonly General[]): boolean => {
  const force = forceOf(fight, role);
  const riders = named.filter(general => pub.rides[general]).length;
  return (
    named.length <= subordinatesAllowed(pub, fight, role) &&
    named.every(general => general !== force.commander && force.generals.includes(general)) &&
    riders <= (fight.detached[role] ? 0 : 1)
  );
};
/** The best two, or one: what a side loses nothing by naming. */
export const bestSubordinates = (pub: Seen, fight: Fight, role: 0 | 1): General[] => {
  const force = forceOf(fight, role);
  const named: General[] = [];
  const able = force.generals
    .filter(general => general !== force.commander && !(pub.rides[general] && fight.detached[role]))
    .sort((a, b) => ratingOf(b, role) - ratingOf(a, role) || a - b);
  for (const general of able) if (mayName(pub, fight, role, [...named, general])) named.push(general);
  return named;
};

/** 6.8.1-b, 7.5.3-a An assault on a fort without SP. */
export const onEmptyFort = (pub: Seen, fight: Fight): boolean =>
  fight.naval && fight.defender.sp === 0 && fortAt(pub, fight.space) === fight.defender.side;
/** 7.5.3-a, 7.5.3-b The ratio's modifier for a side. */
export const ratioModifier = (own: number, other: number): number => {
  if (other === 0) return 0;
  for (const [ratio, modifier] of RATIOS) if (own >= ratio * other) return modifier;
  return 0;
};
/** 6.8.7-a A garrisoned fort in a land battle; 6.8.2-a a coastal fort helps whoever stands in it. */
const inFort = (pub: Seen, fight: Fight): boolean =>
  !fight.naval &&
  !fight.siegeGuns &&
  fight.defender.sp > 0 &&
  (fortAt(pub, fight.space) === fight.defender.side || (isCoastalFort[fight.space]! && fight.defender.side === USA));

/** 6.4.1-a, 6.4.1-b The one modifier left of an assault's: above 0 for the attacker, below for the defender. */
export const assaultNet = (pub: Seen, fight: Fight): number => {
  // 6.5.2-a A Confederate boat that is intercepted has no assault modifier, and meets no Confederate guns.
  if (!fight.naval || fight.attacker.side === CSA) return 0;
  const { space } = fight;
  const fort = fortAt(pub, space) === CSA && !fight.siegeGuns ? FORT_GUNS : 0;
  const torpedoes = torpedoesAt(pub, space) && !fight.torpedoIgnored ? TORPEDO_GUNS : 0;
  const ironclad = ironcladAt(pub, space) ? IRONCLAD_GUNS : 0;
  const hunley = pub.hunley === space ? HUNLEY_GUNS : 0;
  const net = pub.amphibious + fight.admiral - ironclad - fort - hunley - torpedoes;
  return Math.max(-ASSAULT_MOST, Math.min(ASSAULT_MOST, net));
};

const term = (rule: RuleId, value: number, of: string): Term => ({ rule, value, of });
/** 7.5-a Everything added to a side's die, term by term. */
export const modifiers = (pub: Seen, fight: Fight, role: 0 | 1): Modified => {
  const force = forceOf(fight, role);
  const other = forceOf(fight, role === 0 ? 1 : 0);
  const net = assaultNet(pub, fight);
  const empty = role === 0 && onEmptyFort(pub, fight);
  const terms = [
    term('5.8.3-a', role === 1 && fight.intercepted ? INTERCEPTED : 0, 'interception'),
    term('6.8.7-a', role === 1 && inFort(pub, fight) ? IN_FORT : 0, 'fort'),
    term('7.4.1-a', commanderRating(pub, fight, role), 'commander'),
    ...fight.subordinates[role].map(general => term('7.4.2-a', ratingOf(general, role), 'subordinate')),
    term('7.5.1-a', fight.elites[role], 'elite'),
    term('7.5.3-a', empty ? EMPTY_FORT : ratioModifier(force.sp, other.sp), 'ratio'),
    term('8.3-b', fight.supplied[role === 0 ? 1 : 0] ? 0 : ENEMY_UNSUPPLIED, 'unsupplied'),
    term('6.4.1-b', role === 0 ? Math.max(0, net) : Math.max(0, -net), 'assault'),
    term('4.2.5-d', fight.cards[role], 'card'),
  ].filter(({ value }) => value !== 0);
  return { total: terms.reduce((sum, { value }) => sum + value, 0), terms };
};

/** 7.9-a */
export const rowOf = (roll: number): number => Math.max(1, Math.min(ROWS, roll));

/** 7.10-b A star does not count in resource centres and capitals. */
export const starCounts = (pub: Seen, space: Space): boolean =>
  centreWorth[space] === 0 && !isUnionCapital[space] && !pub.capital.includes(space);

export interface BattleOutcome {
  /** The table's figures against attacker and defender, and whether the attacker's has a star that counts. */
  readonly figures: readonly [number, number];
  readonly star: boolean;
  readonly attackerWins: boolean;
  /** SP really lost. */
  readonly losses: readonly [number, number];
}

/** 7.3.1-c, 7.8.1-a, 7.10-a */
const inflicted = (figure: number, inflictor: number, victim: number): number =>
  Math.min(figure, inflictor === 0 ? 1 : LOSS_FACTOR * inflictor, victim);

/**
 * 7.3.1-b, 7.3.2-a, 7.3.4-a, 7.3.4-b, 6.8.1-b, 18-a, 18-b, 18-c The result of two modified rolls. Where both would be wiped out the
 * winner keeps one SP, and on a tie without a star both do; a fort lives on as 0 SP, so that there nobody is spared.
 */
export const resolve = (pub: Seen, fight: Fight, rolls: readonly [number, number]): BattleOutcome => {
  const [a, d] = [fight.attacker.sp, fight.defender.sp];
  const size = sizeOf(a + d);
  const [rowA, rowD] = [rowOf(rolls[0]), rowOf(rolls[1])];
  const onDefender = DEFENDER_LOSSES[size]![rowA - 1]!;
  const onAttacker = ATTACKER_LOSSES[size]![rowD - 1]!;
  const star = rowA >= STAR_FROM && starCounts(pub, fight.space);
  const lostA = inflicted(onAttacker, d, a);
  const lostD = inflicted(onDefender, a, d);
  const figures: [number, number] = [onAttacker, onDefender];
  if (fight.naval && fortAt(pub, fight.space) === fight.defender.side) {
    const survives = lostA < a;
    const tied = onAttacker === onDefender;
    const wins = onDefender > onAttacker ? true : tied && survives && (d === 0 || star);
    return { figures, star, attackerWins: wins, losses: [lostA, lostD] };
  }
  const attackerWins = onDefender > onAttacker || (onDefender === onAttacker && star);
  if (d > 0 && lostA === a && lostD === d) {
    const truly = onDefender === onAttacker && !star;
    return { figures, star, attackerWins, losses: [truly || attackerWins ? a - 1 : a, truly || !attackerWins ? d - 1 : d] };
  }
  return { figures, star, attackerWins, losses: [lostA, lostD] };
};

/** 5.7.3-a, 7.3.2-b, 7.3.3-b Whether an attacking army or corps may go on after the battle. */
export const mayGoOn = (fight: Fight, outcome: BattleOutcome, fortThere: boolean): boolean => {
  const [a, d] = [fight.attacker.sp, fight.defender.sp];
  if (fight.naval || a === outcome.losses[0]) return false;
  if (outcome.attackerWins) return a >= 2 * d;
  return d > 0 && outcome.losses[1] === d && !fortThere && fight.defender.generals.length === 0 && a > 2 * d;
};
/** 7.3.3-b, 7.3.3-c, 6.4.2-a, 18-d What becomes of the attacker who has lost: he goes back, or takes an empty space that had no fort. */
export const loserStays = (fight: Fight, outcome: BattleOutcome, fortThere: boolean): boolean =>
  !outcome.attackerWins && !fight.naval && !fortThere && fight.defender.sp > 0 && outcome.losses[1] === fight.defender.sp;

/** 7.7-a, 7.7.1-a, 7.7.2-a, 7.7.2-b, 7.7.3-a The die on which each side loses a general, 0 where it does not check. */
export const casualtyDice = (fight: Fight, rolls: readonly [number, number]): readonly [number, number] => {
  const ten = [rolls[0] >= CASUALTY_ROLL, rolls[1] >= CASUALTY_ROLL] as const;
  if (!ten[0] && !ten[1]) return [0, 0];
  const [a, d] = [fight.attacker.sp, fight.defender.sp];
  const spareDefender = d >= 3 * a || !fight.supplied[0];
  const spareAttacker = a >= 3 * d || !fight.supplied[1];
  const both = spareDefender === spareAttacker;
  const on = (role: 0 | 1): number => {
    if (forceOf(fight, role).generals.length === 0) return 0;
    if (!both && (role === 0 ? spareAttacker : spareDefender)) return 0;
    return ten[role] ? CASUALTY_OWN : CASUALTY_OTHER;
  };
  return [on(0), on(1)];
};
/** 7.7-a, 7.7.3-b, 7.7.3-c, 7.5.2-a Who may fall: not an army's commander unless he is alone or at risk, not detached cavalry. */
export const mayFall = (pub: Seen, fight: Fight, role: 0 | 1, atRisk: boolean): General[] => {
  const force = forceOf(fight, role);
  const here = force.generals.filter(general => !(fight.detached[role] && pub.rides[general]));
  if (force.army < 0 || atRisk || force.generals.length === 1) return here;
  return here.filter(general => general !== force.commander);
};
