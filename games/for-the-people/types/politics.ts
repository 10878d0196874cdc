/** What is done, asked and told in the phases around the strategy rounds, and by the cards. */
import type { EffectsChapter } from '@cuartel/engine/kit/effects.ts';
import type { Army } from '../data/armies.ts';
import type { CardNumber } from '../data/cards.ts';
import type { PeopleEffects } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import type { Zone } from '../data/ports.ts';
import type { Owner, Side, SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { State } from '../data/states.ts';
import type { RuleId } from '../text/rules.en.ts';

/** 12.4-b What changes political will. */
export type Cause =
  | 'card'
  | 'battle'
  | 'centre'
  | 'fort'
  | 'capital'
  | 'capitalAway'
  | 'army'
  | 'merged'
  | 'runner'
  | 'state'
  | 'invaded'
  | 'mississippi'
  | 'fall'
  | 'creation'
  | 'relief'
  | 'passedOver'
  | 'mcclellan';
/** One change of will by one cause; `of` says which space, state, zone, army, general or card, -1 where it needs none. */
export type Change = { rule: RuleId; side: Side; by: number; cause: Cause; of: number };

/** 10.4.3-a A state's SP and the space it goes to. */
export type Raised = { state: State; to: Space };
/** 10.6.4-b A general of one of the two pools, face down in a space. */
export type Slot = { space: Space; cavalry: boolean };
/** Card 122. */
export type Relocation = { army: Army; to: Space };
/** A step of an event, found again. */
export type StepOf = { card: CardNumber; variant: number; step: number };

export interface PoliticsDeeds {
  doWithout: number[];
  muster: Space[];
  runBlockade: Zone;
  land: Space;
  raise: Raised[];
  remount: Space;
  enlist: Space;
  entrain: Space;
  detrain: Space;
  /** 10.2.2-a So many SP go. */
  convey: number;
  finish: null;
  lay: Slot;
  ride: null;
  walk: null;
  seat: Space;
  order: Change;
  claim: Space[];
  raid: Space[];
  levy: Space[];
  raider: General;
  place: Space[];
  lift: Space[];
  strip: Space[];
  fortify: Space[];
  elite: Army;
  arm: Space[];
  sink: Space;
  waste: Space;
  gather: Space;
  skip: null;
  rally: Space[];
  strike: Army;
  ambush: General;
  dismiss: General;
  relieved: Army;
  retake: Space;
  relocate: Relocation;
  queue: { card: CardNumber; general: General };
  addToQueue: CardNumber;
}
export type PoliticsMoments = object;
interface EventSection {
  given: { side: Side; of: StepOf };
  keeps: object;
  gives: undefined;
  steps: never;
  asks: 'which';
}
export interface PoliticsContents {
  placing: {
    given: object;
    keeps: { spare: [number, number, number]; region: number };
    gives: undefined;
    steps: 'begin' | 'next' | 'mcclellan' | 'look' | 'confederacy';
    asks: 'doWithout' | 'muster' | 'remount';
  };
  runners: {
    given: object;
    keeps: { zones: Zone[]; ships: Zone[]; fed: State[]; borders: State[] };
    gives: undefined;
    steps: 'begin' | 'landing' | 'states' | 'brigades' | 'borders';
    asks: 'zone' | 'port' | 'raise' | 'remount' | 'enlist';
  };
  strategic: { given: object; keeps: object; gives: undefined; steps: 'union' | 'confederacy'; asks: never };
  journeys: {
    given: { side: Side };
    keeps: { from: Space | -1; to: Space | -1; arrived: Space[] };
    gives: undefined;
    steps: 'settled';
    asks: 'from' | 'to' | 'many';
  };
  generals: {
    given: object;
    keeps: { side: Side };
    gives: undefined;
    steps: 'begin' | 'look' | 'reveal' | 'settle';
    asks: 'lay' | 'foot';
  };
  deal: { given: object; keeps: object; gives: undefined; steps: 'deal'; asks: never };
  political: {
    given: object;
    keeps: { side: Side; aside: Change[]; states: State[] };
    gives: undefined;
    steps:
      | 'capitals'
      | 'occupy'
      | 'occupied'
      | 'raids'
      | 'others'
      | 'states'
      | 'judged'
      | 'claims'
      | 'claimed'
      | 'fall'
      | 'forts';
    asks: 'seat' | 'raid';
  };
  changes: { given: { aside: Change[] }; keeps: object; gives: undefined; steps: 'look'; asks: 'order' };
  claiming: { given: { side: Side; state: State }; keeps: object; gives: undefined; steps: 'look'; asks: 'claim' };
  attrition: {
    given: object;
    keeps: { side: Side; spaces: Space[]; foraging: boolean };
    gives: undefined;
    steps: 'begin' | 'next' | 'on' | 'turn';
    asks: never;
  };
  effects: EffectsChapter<SideName, PeopleEffects>;
  levying: EventSection;
  marking: {
    given: { side: Side; of: StepOf };
    keeps: { brigade: General | -1 };
    gives: undefined;
    steps: 'begin';
    asks: 'raider' | 'which';
  };
  lifting: EventSection;
  stripping: {
    given: { side: Side; of: StepOf };
    keeps: { left: number };
    gives: undefined;
    steps: 'begin' | 'settle';
    asks: 'which';
  };
  fortifying: EventSection;
  arming: EventSection;
  sinking: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'which' };
  honouring: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'which' };
  wasting: {
    given: { side: Side; of: Side };
    keeps: { space: Space };
    gives: undefined;
    steps: 'attrition' | 'foraging' | 'settle';
    asks: 'which';
  };
  gathering: {
    given: { side: Side; of: StepOf };
    keeps: { to: Space };
    gives: number;
    steps: 'settle' | 'close';
    asks: 'where' | 'whence';
  };
  striking: {
    given: { side: Side; of: StepOf };
    keeps: { general: General };
    gives: undefined;
    steps: 'begin' | 'roll' | 'settle';
    asks: 'army' | 'brigade';
  };
  dismissing: { given: { side: Side }; keeps: object; gives: undefined; steps: 'settle'; asks: 'which' };
  relieving: { given: { side: Side; of: StepOf }; keeps: object; gives: undefined; steps: never; asks: 'which' };
  retaking: { given: { side: Side }; keeps: object; gives: undefined; steps: 'settle'; asks: 'which' };
  relocating: { given: { side: Side; of: StepOf }; keeps: object; gives: undefined; steps: 'settle'; asks: 'which' };
}

export interface PoliticsFacts {
  will: { side: Side; cause: Cause; of: number; by: number; fates: number; value: number };
  marked: { side: Side; space: Space };
  unmarked: { space: Space; owner: Owner };
  destroyed: { space: Space };
  fortLost: { side: Side; space: Space };
  fortBuilt: { side: Side; space: Space };
  fortsFree: { side: Side; count: number };
  capitalLost: { side: Side; space: Space };
  capitalSet: { side: Side; space: Space };
  weapon: { kind: 'ironclad' | 'torpedo' | 'hunley'; space: Space };
  weaponsLost: { space: Space };
  ironcladSunk: { space: Space };
  playedEvent: { side: Side; card: CardNumber; variant: number };
  playedOperations: { side: Side; card: CardNumber };
  discarded: { side: Side; card: CardNumber };
  lostCard: { side: Side; card: CardNumber };
  removed: { card: CardNumber };
  lapsed: { card: CardNumber };
  dealt: { side: Side; count: number };
  dealtCards: { cards: CardNumber[] };
  reshuffled: { cards: number };
  lostSp: { side: Side; space: Space; count: number };
  placedSp: { side: Side; space: Space; count: number };
  toTrack: { general: General; turn: number };
  generalGone: { general: General };
  armyGone: { army: Army };
  didWithout: { regions: number[] };
  mustersNothing: { region: number };
  runner: { zone: Zone; die: number; blockade: number; success: boolean };
  noPort: { zone: Zone };
  journey: { side: Side; from: Space; to: Space; count: number };
  laid: { side: Side; space: Space; cavalry: boolean };
  turnedUp: { general: General; space: Space };
  waits: { side: Side; count: number };
  dismounted: { general: General };
  wonState: { side: Side; state: State };
  attrition: { side: Side; space: Space; count: number; foraging: boolean };
  blockade: { value: number };
  amphibious: { value: number };
  beaten: { die: number; modifier: number };
  flag: { what: 'emancipation' | 'intervention' | 'port' | 'valley' | 'compelled' | 'mississippi' };
  struck: { general: General; die: number; killed: boolean };
  eliteGiven: { army: Army; elite: number };
  slowed: { side: Side; points: number };
  relocated: { army: Army; to: Space };
  queued: { side: Side; general: General; card: CardNumber; value: number; sum: number };
  queueLost: { side: Side; general: General };
}
