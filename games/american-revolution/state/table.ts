/**
 * What lies on the table now, and in which drawer. The opponent sees stacks: in each location how many units of a side there are
 * and the one on top (22.1-b). Which others they are, what is aboard which fleet and what each has done lie in the owner's
 * drawer. Which units are in play at all is public, like the counter tray beside the map (13.2-e).
 */
import type { Deep, Table as Drawn, View as Seeing } from '@cuartel/engine';
import type { Marker } from '../data/markers.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import type { Phase } from '../data/sequence.ts';
import type { Side, SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Unit } from '../data/units.ts';
import type { Revolution } from '../types.ts';

/** One for the American player, one for the British, and both may change. */
export type Pair<T> = [american: T, british: T];

/** Where a unit is if not on the map (`pub.status`). */
/** 4.11-a In the counter mix, to be mobilized. */
export const RESERVE = 0;
export const IN_PLAY = 1;
/** 4.9-a, 4.10-a Set aside until Progress brings it. */
export const ASIDE = 2;
/** 13.2-a In the leader pool. */
export const POOL = 3;
/** 21.4-a, 27.1-b Out of the game for good. */
export const GONE = 4;
/** 13.5-b A Hessian counter taken off in an exchange: only an exchange brings it back. */
export const EXCHANGED = 5;
/** 31.3-a Militia upgraded this turn: in reserve again from the next. */
export const UPGRADED = 6;
/** 4.2-d A unit of the set-up whose place its owner has still to choose. */
export const UNPLACED = 7;

/** Marks on a space that last a phase or a turn (`pub.done`), as bits. */
/** 27.2-a An Indian unit has been raised here this turn. */
export const RAISED = 1;
/** 31.2-a Militia has been upgraded here in this Mobilization Phase. */
export const PROMOTED = 2;
/** 28.6-a A land force of the player in motion has come here by land in this Movement Phase. */
export const ENTERED = 4;
/** 18.2-a The fights of this Combat Phase that are over here, in the order of 18.2-b. */
export const FOUGHT_AFLOAT = 8;
export const FOUGHT_RELIEF = 16;
export const FOUGHT_ASHORE = 32;
export const FOUGHT_SIEGE = 64;
export const FOUGHT_SORTIE = 128;
/** 38.1-b Honors of war have been offered in this Combat Phase; 38.3-a and refused. */
export const OFFERED = 256;
export const DECLINED = 512;
/** 32.3-a An enemy force has been intercepted here in this Movement Phase. */
export const CAUGHT = 1024;

/** What only the owner knows of a unit (`own.flags`), as bits. */
/** 16.5-a It has had its move of this Movement Phase. */
export const MOVED = 1;
/** 7.9-ai Held by Privateers until the turn ends. */
export const FROZEN = 2;
/** 28.12-a Of the relief force, not of the garrison. */
export const RELIEF = 4;
/** 24.6-a It has landed among enemies in this Movement Phase; a fleet: it has landed such units. */
export const LANDED = 8;
/** 32.5-a Its force has tried to intercept in this enemy Movement Phase. */
export const TRIED = 16;
/** 18.2-a It has attacked in this Combat Phase. */
export const ATTACKED = 32;
/** 19.2-f Named as fed in this Forage Phase. */
export const FED = 64;
/** 20.5-c Has passed its check in this Enlistment Phase. */
export const CHECKED = 128;

export const FIGHTS = ['naval', 'relief', 'land', 'siege', 'sortie'] as const;
export type Fight = (typeof FIGHTS)[number];

/** 18.4-j A battle under way. Both forces are laid open, so everything here is public. */
export interface Battle {
  space: Space;
  fight: Fight;
  attacker: SideName;
  /** Units still in the battle. In an assault the attacker's fleets and their admirals are in `fleets`, not here. */
  units: Pair<Unit[]>;
  /** 24.6-b Fleets of an assault with their admirals; empty in any other battle. */
  fleets: Unit[];
  /** 24.6-a An amphibious assault; 24.6-g units of it that landed, the others came by land. */
  assault: boolean;
  landed: Unit[];
  /** 21.3-d, 37.5-a Which sides had combat units when it began. */
  armed: Pair<boolean>;
  /** 18.4-e */
  dispersed: Unit[];
  /** 7.9-v */
  tarleton: Pair<boolean>;
  /** 18.4-b Tactical markers assigned and not yet spent; -1 before they are shown. */
  tactical: Pair<number>;
  /** 18.4-c Who fires first; null before the roll. */
  initiative: SideName | null;
  /** Whose fire round it is, and how many there have been. */
  firing: SideName | null;
  rounds: number;
  /** Dice of the fire round still to be rolled, those of a fortress aimed at fleets apart (24.6-j). */
  dice: number;
  guns: number;
  /** 18.4-i Who has declared a retreat; 18.4-h who has lost. */
  retreating: SideName | null;
  loser: SideName | null;
  /** 18.11-a Units of each side eliminated in it. */
  eliminated: Pair<number>;
  /** 7.9-r */
  shotHeard: boolean;
  /** 38.3-a Fought after honors of war were refused. */
  honors: boolean;
}

export const ENDINGS = ['sudden-death', 'partial', 'draw', 'short'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Pub {
  scenario: ScenarioName;
  /** Optional rules, as bits. */
  options: number;
  /** 5.1-j From 1; the campaign phase 1 to 3 (5.1-f), 0 outside them. */
  turn: number;
  campaign: number;
  phase: Phase;
  /** 8.1-b */
  first: SideName;
  /** Whose step it is. */
  active: SideName;

  /** 6.1-a */
  points: Pair<number>;
  /** 7.3-c Markers bought this turn. */
  bought: Pair<number>;
  /** 7.2-b Markers in each hand, and in the container (7.3-d). */
  hands: Pair<number>;
  container: number;
  /** 7.7-b Markers played whose effect is under way. */
  played: Marker[];
  /** By kind: markers out of the game (7.7-a, 7.8-b). */
  removed: number[];

  progress: number;
  europe: number;
  /** 11.1-a By colonial region, positive towards the Americans. */
  loyalty: number[];

  /** 6.7-c Sum of the Debates of this turn. */
  debate: number;
  /** 7.9-h No Hessian may be recruited this turn. */
  barred: boolean;
  /** 7.9-ag Mutiny & Treason has changed hands this turn. */
  handed: boolean;

  /** 8.1-a The bids of the turn once both are known; -1 before. */
  bids: Pair<number>;
  /** 9.3-a Agitation markers by contest and kind once shown (contest * AGITATORS + kind); empty before. */
  assigned: Pair<number[]>;
  /** 38.1-b Tactical markers of each hand that have been shown with an offer. */
  pledged: Pair<number>;

  /** By unit. */
  status: number[];
  /** By side and space: how many units, and the one on top (-1: none). */
  count: Pair<number[]>;
  top: Pair<(Unit | -1)[]>;
  /** By space: whose marker stands there, -1 nobody's. */
  fortress: (Side | -1)[];
  siege: (Side | -1)[];
  partisan: (Side | -1)[];
  /** By space: 1 where a massacre marker lies. */
  massacre: number[];
  done: number[];

  battle: Battle | null;

  ending: Ending | null;
  winner: SideName | null;
}

export interface Own {
  /** By unit: its space, -1 off the map. Enemy units are always -1 in this drawer. */
  at: (Space | -1)[];
  /** 24.4-h By unit: the fleet it is aboard, -1 for none. Fleets and the admirals with them are aboard nothing. */
  aboard: (Unit | -1)[];
  flags: number[];
  /** By kind of marker. */
  hand: number[];
  /** 8.1-a By kind: laid for the initiative; still counted in the hand until shown. */
  bid: number[];
  /** 9.3-a Laid for the contests, as `pub.assigned`; still counted in the hand until shown. */
  assigned: number[];
  /** 18.4-b Tactical markers laid for the battle; still counted in the hand until shown. */
  laid: number;
  /** 16.3-a The force in motion, interceptors or a sortie: who belongs to it now, and who commands. */
  force: Unit[];
  commander: Unit | -1;
  /** 17.2-c Everybody who set out with the force in motion, those left on the way too; and the MP it has left (16.3-c). */
  marched: Unit[];
  mp: number;
  /** 22.1-d What hidden enemy units have refused since the last thing done: not to be offered again. */
  refused: number[];
}

export interface Dark {
  /** 4.1-a Kinds of the markers in the container; their order means nothing. */
  container: Marker[];
}

export type Table = Drawn<Revolution>;
export type Seen = Deep<Pub>;
export type Mine = Deep<Own>;
export type View = Seeing<Revolution>;
