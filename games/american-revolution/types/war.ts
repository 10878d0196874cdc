/** What can be done, asked and told in the campaign phases. */
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Unit } from '../data/units.ts';
import type { InitiativeTerm } from '../queries/fire.ts';
import type { Interceptor } from '../queries/interception.ts';
import type { Fight } from '../state/table.ts';
import type { Thrown } from './politics.ts';

/** 17.1-a, 7.9-c What a move is made by: the first phase's right, a tactical marker, or the Committee of Correspondence. */
export type Mode = 'free' | 'tactical' | 'committee';
/** 18.2-b A fight that is due, or offered, in a location. */
export interface Due {
  readonly space: Space;
  readonly fight: Fight;
}
/** 7.9-g */
export interface Works {
  readonly at: Space;
  readonly what: 'fortress' | 'siege';
}
/** 24.4-h A unit aboard and the fleet it is to be aboard. */
export interface Stowing {
  readonly what: Unit;
  readonly to: Unit;
}

export interface WarDeeds {
  gather: Unit[];
  appoint: Unit;
  march: Mode;
  sail: Mode;
  disembark: Mode;
  go: Space;
  drop: Unit[];
  land: Unit[];
  stow: Stowing;
  overrun: null;
  replan: null;
  halt: null;
  minutemen: Space;
  bait: Space;
  besiege: Space;
  engineers: Works;
  privateers: null;
  intercept: Interceptor;
  follow: Unit[];
  fight: Due;
  sortie: Unit[];
  honors: Space;
  accept: null;
  decline: null;
  tarleton: null;
  lay: number;
  fire: number;
  bombard: number;
  hold: null;
  retreat: null;
  take: Unit;
  withdraw: Space;
  embark: Unit[];
  shotHeard: null;
  massacre: null;
  spare: null;
}

export interface WarMoments {
  /** 32.2-a A force has entered a location. */
  entering: { side: SideName; to: Space };
  /** 7.9-ai A naval move has been declared. */
  sailing: { side: SideName; from: Space; stopped: boolean };
  /** 18.4-j Both forces lie open: Tarleton's Quarter. */
  drawn: { attacker: SideName; space: Space };
  /** 7.9-ak A battle is over and the draws are to come: Shot Heard Round the World. */
  counted: object;
}

export interface WarContents {
  movement: {
    given: { side: SideName };
    keeps: { moved: boolean };
    gives: undefined;
    steps: 'begin' | 'after' | 'more' | 'end';
    asks: 'order' | 'close';
  };
  bait: {
    given: { side: SideName; space: Space };
    keeps: { thrown: Thrown; die: number };
    gives: undefined;
    steps: 'roll' | 'bitten' | 'drawn';
    asks: never;
  };
  march: {
    given: { side: SideName; from: Space; mode: Mode };
    keeps: { here: Space; to: Space; die: number; fresh: boolean; held: boolean; overran: boolean; thrown: Thrown };
    gives: undefined;
    steps: 'roll' | 'border' | 'enter' | 'intercepted' | 'attrition' | 'losses';
    asks: 'path';
  };
  sail: {
    given: { side: SideName; from: Space; mode: Mode; sailing: boolean };
    keeps: {
      here: Space;
      to: Space;
      die: number;
      steps: number;
      /** How many of the force everybody sees are still on the way, at most. */
      seen: number;
      fresh: boolean;
      held: boolean;
      landed: boolean;
      declared: WarMoments['sailing'];
      thrown: Thrown;
    };
    gives: undefined;
    steps: 'declare' | 'roll' | 'enter' | 'intercepted' | 'ashore' | 'onward' | 'attrition' | 'losses';
    asks: 'path';
  };
  interception: {
    given: { side: SideName; from: Space; to: Space; naval: boolean; commander: Unit; value: number };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'roll' | 'result';
    asks: 'force';
  };
  combat: {
    given: { side: SideName };
    keeps: { due: Due[]; begun: boolean };
    gives: undefined;
    steps: 'begin' | 'look' | 'after' | 'more' | 'again';
    asks: 'battles' | 'sieges';
  };
  honors: {
    given: { side: SideName; space: Space };
    keeps: { places: Space[]; thrown: Thrown };
    gives: undefined;
    steps: 'nearest' | 'decided';
    asks: 'terms';
  };
  battle: {
    given: { side: SideName; space: Space; fight: Fight };
    keeps: { rolled: number[]; hit: 'disperse' | 'eliminate'; atFleets: boolean };
    gives: undefined;
    steps: 'open' | 'initiative' | 'round' | 'roll' | 'result' | 'retreat' | 'aftermath' | 'over';
    asks: 'tactics' | 'fire' | 'hit';
  };
  retreat: {
    given: object;
    keeps: { landing: boolean; to: Space | -1 };
    gives: undefined;
    steps: 'begin' | 'aboard' | 'overland' | 'sea';
    asks: 'embark' | 'where' | 'fleet';
  };
  aftermath: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'rally' | 'shot' | 'draws' | 'duty';
    asks: 'massacre';
  };
}

export interface WarFacts {
  setOut: { side: SideName; from: Space; naval: boolean; mode: Mode };
  setOutWith: { side: SideName; from: Space; naval: boolean; mode: Mode; units: Unit[]; commander: Unit | -1 };
  pace: { side: SideName; die: number };
  paceWith: { side: SideName; die: number; value: number };
  moved: { side: SideName; from: Space; to: Space; n: number };
  movedWith: { side: SideName; from: Space; to: Space; units: Unit[] };
  dropped: { units: Unit[]; at: Space };
  border: { side: SideName; from: Space; to: Space; dice: number[]; crossed: number; stayed: number };
  overran: { side: SideName; at: Space };
  captured: { side: SideName; at: Space };
  besieged: { side: SideName; at: Space; cost: number };
  engineered: { side: SideName; at: Space };
  privateers: { side: SideName; at: Space };
  landing: { side: SideName; at: Space; n: number };
  landingWith: { side: SideName; at: Space; units: Unit[] };
  stowed: { unit: Unit; fleet: Unit };
  interception: { side: SideName; from: Space; to: Space; commander: Unit; die: number; value: number; success: boolean };
  minutemen: { side: SideName; at: Space };
  baited: { side: SideName; at: Space; die: number };
  attrition: { side: SideName; dice: number[]; lost: number };
  shipwreck: { unit: Unit };
  offered: { side: SideName; at: Space };
  answered: { side: SideName; at: Space; accepted: boolean };
  marchedOut: { side: SideName; from: Space; to: Space; n: number };
  due: { side: SideName; fights: Due[] };
  battle: {
    at: Space;
    fight: Fight;
    attacker: SideName;
    american: Unit[];
    british: Unit[];
    fleets: Unit[];
    assault: boolean;
  };
  quarter: { side: SideName };
  laidTactical: { n: number };
  tactics: { american: number; british: number };
  firstFire: {
    american: { die: number; terms: InitiativeTerm[] };
    british: { die: number; terms: InitiativeTerm[] };
    first: SideName | null;
  };
  volley: { side: SideName; dice: number[]; atFleets: boolean };
  held: { side: SideName };
  hit: { unit: Unit; effect: 'disperse' | 'eliminate' };
  leaderFate: { unit: Unit; die: number; escapes: boolean };
  quits: { side: SideName; slips: boolean };
  battleOver: { at: Space; loser: SideName };
  withdrew: { side: SideName; from: Space; to: Space; n: number };
  borderRetreat: { side: SideName; to: Space; dice: number[]; lost: number };
  fortressRoll: { at: Space; die: number; captured: boolean };
  indianFury: { side: SideName; die: number; indians: number; happens: boolean };
  massacre: { side: SideName; at: Space; partisan: boolean };
}
