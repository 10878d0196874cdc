/** What can be done, asked and told outside the campaign phases, and what both halves of the book share. */
import type { Marker } from '../data/markers.ts';
import type { Nation } from '../data/nations.ts';
import type { Region } from '../data/regions.ts';
import type { GroupCode } from '../data/setup.ts';
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { TableName } from '../data/tables.ts';
import type { Unit } from '../data/units.ts';
import type { Ending } from '../state/table.ts';

/** A unit and where it goes. */
export interface Posting {
  readonly what: Unit;
  readonly to: Space;
}
/** An agitation marker and the contest it is laid for. */
export interface Assignment {
  readonly what: Marker;
  readonly to: number;
}
/** A line of the Mobilization Table and where the unit arrives. */
export interface Recruiting {
  readonly line: number;
  readonly at: Space;
}
/** A unit that becomes another: of what kind, or how many. */
export interface Change {
  readonly unit: Unit;
  readonly to: number;
}
export interface Joining {
  readonly nation: Nation;
  readonly at: Space;
}
/** So many units, or one of a kind, in a location. */
export interface Raising {
  readonly at: Space;
  readonly n: number;
}
/** What a Spy looks into: a colonial region by its number, then the boxes, then the hand (`data/spying.ts`). */
export type SpyTarget = number;

/** What a throw outside battle is for. */
export type RollName =
  | 'initiative'
  | 'income'
  | 'speculators'
  | 'partisan'
  | 'contest'
  | 'forage'
  | 'enlistment'
  | 'mutiny'
  | 'politicking'
  | 'movement'
  | 'attrition'
  | 'interception'
  | 'expedition'
  | 'bait'
  | 'honors';
/** A throw that may still be changed: dice in the order in which they count. */
export interface Thrown {
  side: SideName;
  dice: number[];
  for: RollName;
}

export interface PoliticsDeeds {
  place: Posting[];
  bid: Marker[];
  debate: null;
  speculate: null;
  countIndians: null;
  recruit: Recruiting;
  buyMarkers: number;
  buyLeader: null;
  assignLeader: Space;
  divide: Change;
  unite: Joining;
  fortify: Space;
  seekPartisan: Region;
  pay: Marker[];
  raisePartisan: Space;
  upgrade: Change;
  drill: Raising;
  drillMilitia: Change;
  freeHessian: number;
  barHessians: null;
  freeIndian: Space;
  pulaski: Recruiting;
  arise: Space;
  showOnTop: Unit[];
  finish: null;
  assign: Assignment[];
  order: readonly TableName[];
  bringWashington: Space;
  displace: Posting[];
  feed: Unit[];
  abandon: Space[];
  mutiny: null;
  giveBack: Marker[];
  politicking: Unit;
  spy: SpyTarget;
  counterSpy: null;
  committee: Region;
  masterPlan: number;
  pass: null;
}

export interface PoliticsMoments {
  /** 7.9-d, 7.9-t Between two acts of anybody. */
  between: object;
  /** 7.9-k A throw has been made outside battle. */
  rolled: Thrown;
  /** 6.7-c The markers of the Political Phase. */
  session: object;
  /** 7.9-ad, 7.9-ac Before a player mobilizes: Leader Arises, and the end of Hessian recruiting. */
  mobilizing: { side: SideName };
  /** 7.9-ac A Hessian unit is about to be recruited. */
  hessian: object;
  /** 7.9-n, 7.9-u Spy or Mutiny & Treason has been played: whose turn it is to cancel, and whether it stands cancelled. */
  caught: { answers: SideName; cancelled: boolean };
  /** 7.9-m Before the adjustment. */
  mutiny: object;
  /** 7.9-o After the victory check. */
  intrigue: object;
}

export interface PoliticsContents {
  game: { given: object; keeps: object; gives: undefined; steps: 'open' | 'turn' | 'again'; asks: never };
  turn: {
    given: object;
    keeps: object;
    gives: undefined;
    steps:
      | 'initiative'
      | 'political'
      | 'mobilizeFirst'
      | 'mobilizeSecond'
      | 'agitation'
      | 'moveFirst'
      | 'fightFirst'
      | 'moveSecond'
      | 'fightSecond'
      | 'campaign'
      | 'forageFirst'
      | 'forageSecond'
      | 'enlistFirst'
      | 'enlistSecond'
      | 'adjustment'
      | 'wallsFirst'
      | 'wallsSecond'
      | 'massacres'
      | 'ending';
    asks: never;
  };
  setUp: {
    given: object;
    keeps: { side: SideName; group: GroupCode | null };
    gives: undefined;
    steps: 'group' | 'next' | 'markers';
    asks: 'place';
  };
  initiative: {
    given: object;
    keeps: { thrown: Thrown; american: number };
    gives: undefined;
    steps: 'begin' | 'tie' | 'reply' | 'compare';
    asks: 'bid';
  };
  political: { given: object; keeps: object; gives: undefined; steps: 'begin' | 'session' | 'first' | 'second'; asks: never };
  speculators: {
    given: { side: SideName };
    keeps: { thrown: Thrown; gains: boolean };
    gives: undefined;
    steps: 'fortune' | 'amount' | 'outcome';
    asks: never;
  };
  income: {
    given: { side: SideName };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'dice' | 'collect';
    asks: never;
  };
  mobilization: {
    given: { side: SideName };
    keeps: { line: number; arranged: boolean; finished: boolean };
    gives: undefined;
    steps: 'begin' | 'start' | 'hessian';
    asks: 'buy';
    mine: { free: boolean };
  };
  leader: { given: { side: SideName; unit: Unit }; keeps: object; gives: undefined; steps: 'none'; asks: 'assign' };
  partisan: {
    given: { side: SideName; region: Region; free: boolean };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'paid' | 'roll' | 'rolled';
    asks: 'pay' | 'place';
  };
  agitation: {
    given: object;
    keeps: { contests: number[] };
    gives: undefined;
    steps: 'begin' | 'contest' | 'more' | 'markers';
    asks: 'assign' | 'order';
  };
  contest: {
    given: { contest: number };
    keeps: { american: Thrown; british: Thrown };
    gives: undefined;
    steps: 'american' | 'british' | 'compare';
    asks: never;
  };
  congress: { given: object; keeps: object; gives: undefined; steps: 'wait'; asks: 'washington' };
  neutrality: {
    given: { nation: Nation };
    keeps: object;
    gives: undefined;
    steps: never;
    asks: 'american' | 'british' | 'home';
  };
  forage: {
    given: { side: SideName };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'begin' | 'roll' | 'starve';
    asks: 'feed';
  };
  enlistment: {
    given: { side: SideName };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'begin' | 'roll' | 'leave';
    asks: never;
  };
  adjustment: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'window' | 'points';
    asks: 'giveBack';
    mine: { back: Marker[] };
  };
  walls: { given: { side: SideName }; keeps: object; gives: undefined; steps: never; asks: 'abandon' };
  mutiny: {
    given: { side: SideName };
    keeps: { caught: PoliticsMoments['caught']; thrown: Thrown };
    gives: undefined;
    steps: 'answer' | 'roll' | 'desert';
    asks: never;
  };
  ending: { given: object; keeps: object; gives: undefined; steps: 'check' | 'intrigue' | 'advance'; asks: never };
  politicking: {
    given: { side: SideName; leader: Unit };
    keeps: { thrown: Thrown };
    gives: undefined;
    steps: 'roll' | 'fall';
    asks: never;
  };
  spy: {
    given: { side: SideName; on: SpyTarget };
    keeps: { caught: PoliticsMoments['caught'] };
    gives: undefined;
    steps: 'answer' | 'look';
    asks: never;
  };
}

export type LossReason = 'hunger' | 'enlistment' | 'attrition' | 'shipwreck' | 'overrun' | 'border' | 'nowhere' | 'battle';
export interface PoliticsFacts {
  turn: { year: number };
  uncovered: { side: SideName; at: Space; unit: Unit };
  placed: { side: SideName; stacks: Raising[] };
  placedUnits: { units: Posting[] };
  laidBid: { markers: Marker[] };
  bids: { american: number; british: number };
  returned: { side: SideName; n: number };
  returnedMarkers: { markers: Marker[] };
  tieRoll: { american: number; british: number };
  first: { side: SideName };
  drew: { side: SideName; n: number };
  drewMarkers: { markers: Marker[] };
  played: { side: SideName; marker: Marker };
  outOfGame: { marker: Marker };
  threw: { side: SideName; for: RollName; dice: number[] };
  rerolled: { side: SideName; from: number; to: number };
  debate: { side: SideName };
  speculated: { side: SideName; n: number; gains: boolean };
  indiansCounted: { n: number };
  income: { side: SideName; towns: number; tribes: number; dice: number[]; total: number };
  recruited: { side: SideName; units: Unit[]; at: Space; cost: number };
  boughtMarkers: { side: SideName; n: number; cost: number };
  boughtLeader: { side: SideName; unit: Unit; cost: number };
  joined: { side: SideName; unit: Unit; at: Space };
  noRoom: { side: SideName; unit: Unit };
  exchanged: { side: SideName; from: Unit[]; to: Unit[]; at: Space };
  fortified: { side: SideName; at: Space; cost: number };
  paidWith: { side: SideName; markers: Marker[]; points: number; region: Region };
  partisanFailed: { side: SideName; region: Region; die: number };
  partisanRaised: { side: SideName; at: Space; die: number };
  upgraded: { side: SideName; from: Unit; to: Unit; at: Space; cost: number };
  hessiansBarred: object;
  arose: { side: SideName; at: Space };
  shown: { side: SideName; units: Posting[] };
  refused: { at: Space };
  assignedMarkers: { laid: Assignment[] };
  assigned: { american: Assignment[]; british: Assignment[] };
  order: { side: SideName; tables: TableName[] };
  contest: {
    contest: number;
    american: { dice: number[]; points: number } | null;
    british: { dice: number[]; points: number } | null;
    winner: SideName | null;
  };
  progress: { box: number };
  loyalty: { region: Region; level: number };
  europe: { box: number };
  reinforcements: { units: Unit[] };
  washington: { at: Space };
  alliance: { nation: Nation; joins: boolean };
  displaced: { side: SideName; left: Raising[]; stacks: Raising[] };
  displacedUnits: { units: Posting[] };
  dispersedHome: { side: SideName; units: Posting[] };
  fortressGone: { at: Space };
  siegeLifted: { at: Space };
  abandoned: { side: SideName; at: Space };
  fed: { side: SideName };
  fedUnits: { units: Unit[] };
  hunger: { side: SideName; dice: number[]; lost: number };
  hungerRolls: { units: Unit[]; dice: number[] };
  enlistments: { side: SideName; dice: number[]; lost: number };
  enlistmentRolls: { units: Unit[]; dice: number[]; bonus: number[] };
  eliminated: { units: Unit[]; at: Space; why: LossReason };
  massacresForgotten: { at: Space[] };
  arisenGone: { side: SideName; at: Space };
  mutinyCancelled: { side: SideName };
  mutiny: { side: SideName; die: number };
  handed: { to: SideName; marker: Marker };
  pointsLost: { american: number; british: number };
  politicking: { side: SideName; leader: Unit; die: number };
  fell: { leader: Unit; at: Space; forGood: boolean };
  spied: { side: SideName; on: SpyTarget };
  spyCancelled: { side: SideName };
  spyUnits: { units: Posting[] };
  spyHand: { markers: Marker[] };
  ended: { ending: Ending; winner: SideName | null };
}
