/** The game's vocabulary: what can be done, what the rulebook's sections are, what the journal tells. */
import type { Card } from './data/cards.ts';
import type { Space } from './data/spaces.ts';
import type { CombatResult } from './data/tables.ts';
import type { Sort, Unit } from './data/units.ts';
import type { Dark, Ending, Own, Pub, Token } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';

export type Side = 'mosby';
/** How a space is entered: openly, or under a card that spares the checks. */
export type How = 'plain' | 'guide' | 'dulaney' | 'ames';
export const TARGETS = ['rail', 'bridge', 'depot', 'train'] as const;
export type Target = (typeof TARGETS)[number];
/** 0 Stoughton, 1 Dulaney. */
export type Leader = number;

export interface Deeds {
  place: Space;
  discard: Card;
  move: Space;
  guide: Space;
  dulaney: Space;
  ames: Space;
  spur: Card;
  stop: null;
  scout: Space;
  inform: Space;
  attack: null;
  demolish: Target;
  kidnap: Leader;
  disband: null;
  wait: null;
  hide: Card;
  release: Leader;
  dropFood: null;
  hideCannon: Space;
  carryCannon: null;
  fetchCannon: null;
  skedaddle: null;
  stand: null;
  play: Card;
  pass: null;
  send: Token;
  sendTrain: null;
  automatic: null;
  interrogate: null;
  spare: null;
}

/** How a total came about: the die, then each term under its rule; `need` is what it is compared with. */
export interface SumTerm {
  rule: string;
  value: number;
  of?: string;
}
export interface Roll {
  die: number;
  terms: SumTerm[];
  total: number;
  need: number;
}
/** A counter as the player knows it: unit -1 is one he has not seen. */
export interface Met {
  unit: Unit | -1;
  strength: number;
}

export interface Moments {
  /** 5.C1-b The Initiative is about to be rolled for. */
  initiative: { played: boolean };
  /** 6.5-m Cards before the die. `plus` and `ruse` are what they add; `again`: after a Counterattack. */
  combatCards: {
    attack: boolean;
    here: Space;
    event: boolean;
    again: boolean;
    plus: SumTerm[];
    ruse: number;
    heroics: number;
    hid: boolean;
  };
  /** 6.5-o The die has fallen. */
  combatRolled: { attack: boolean; total: number; result: CombatResult; again: boolean };
  casualtyDue: { cancelled: boolean };
  casualtyRolled: { cancelled: boolean };
  casualtyOver: { used: boolean };
  /** 7.8-f The escorts of the Wagon Train are about to be checked. */
  escortChecks: { cancelled: boolean };
}
interface Part<Given extends object, Keeps extends object, Gives, Steps extends string, Asks extends string> {
  given: Given;
  keeps: Keeps;
  gives: Gives;
  steps: Steps;
  asks: Asks;
}
type None = object;
/** `restart`: 7.8-f1 the action step of the Round begins again. */
export type PartEnd = 'done' | 'restart';
export type EntryEnd = 'on' | 'stop' | 'fight' | 'met' | 'restart';
export type CombatEnd = 'won' | 'lost' | 'fled' | 'hid';

export interface Contents {
  game: Part<None, None, undefined, 'preparation' | 'operations' | 'end' | 'again', never>;
  preparation: Part<
    None,
    /** `moved`: 5.A3-b the units outside the lines have moved before Mosby could be placed. */
    { wanderers: Token[]; gun: boolean; moved: boolean },
    undefined,
    | 'begin'
    | 'reinforcements'
    | 'holding'
    | 'awareness'
    | 'refuge'
    | 'muster'
    | 'wander'
    | 'caught'
    | 'recruit'
    | 'cards'
    | 'gun'
    | 'limit'
    | 'events'
    | 'event'
    | 'nextEvent',
    'place'
  >;
  cannonDrawn: Part<None, None, undefined, never, 'where'>;
  handLimit: Part<None, None, undefined, 'enough', 'choose'>;
  event: Part<{ card: Card }, None, undefined, 'resolve', never>;
  extension: Part<
    None,
    { here: Space | -1; unit: Token; fought: CombatEnd },
    undefined,
    'roll' | 'mosby' | 'fight' | 'after',
    never
  >;
  sweep: Part<None, { unit: Token; moves: number; fought: CombatEnd }, undefined, 'begin' | 'raid' | 'fight' | 'fought', never>;
  operations: Part<None, { entry: EntryEnd }, undefined, 'rounds' | 'resume' | 'questions' | 'after', 'action'>;
  interrogation: Part<None, None, undefined, 'next', 'ask'>;
  scout: Part<{ space: Space; card: Card | -1 }, { woken: number }, undefined, 'roll' | 'checks' | 'look', never>;
  enter: Part<
    { to: Space; how: How },
    { awake: Token[]; woken: number; fight: boolean; escorts: number },
    EntryEnd,
    'arrive' | 'checks' | 'look' | 'train' | 'stop',
    never
  >;
  /** A Move in Rounds. */
  move: Part<
    { to: Space | -1; how: How; spurs: number },
    { steps: number; pike: boolean; forded: boolean; halted: boolean; ames: number; entry: EntryEnd },
    PartEnd,
    'first' | 'entered' | 'fight' | 'end',
    'ride'
  >;
  attack: Part<None, None, undefined, 'declare' | 'fight', never>;
  demolish: Part<
    { target: Target },
    { success: boolean },
    undefined,
    'attempt' | 'escorts' | 'checks' | 'placed' | 'limit',
    never
  >;
  kidnap: Part<{ leader: Leader }, None, undefined, 'seize' | 'checks', never>;
  disband: Part<None, None, undefined, 'scatter', never>;
  rounds: Part<
    None,
    { gain: Moments['initiative']; end: PartEnd },
    undefined,
    'window' | 'initiative' | 'checks' | 'escorts' | 'first' | 'between' | 'second' | 'after' | 'over',
    never
  >;
  mosbyPart: Part<None, { end: PartEnd }, PartEnd, 'free' | 'after', 'action'>;
  unionPart: Part<
    None,
    { combat: boolean; auto: boolean; unit: Token | -1; train: boolean; woken: number },
    PartEnd,
    'begin' | 'ready' | 'act' | 'meeting' | 'acted' | 'hiding' | 'attack' | 'finish',
    'order'
  >;
  escorts: Part<None, { window: Moments['escortChecks'] }, number, 'window' | 'checks', never>;
  combat: Part<
    { attack: boolean; units: Token[]; surprise: number; event: boolean },
    {
      cards: Moments['combatCards'];
      rolled: Moments['combatRolled'];
      casualties: number;
      rolls: number;
      result: CombatResult;
      before: number;
    },
    CombatEnd,
    | 'reveal'
    | 'cards'
    | 'hidden'
    | 'roll'
    | 'rolled'
    | 'apply'
    | 'casualties'
    | 'recheck'
    | 'lost'
    | 'checks'
    | 'escorts'
    | 'finish'
    | 'flight'
    | 'fled',
    'skedaddle'
  >;
  flight: Part<{ units: Token[]; event: boolean }, None, undefined, 'check' | 'away', never>;
  casualty: Part<
    None,
    { due: Moments['casualtyDue']; rolled: Moments['casualtyRolled']; over: Moments['casualtyOver']; die: number },
    undefined,
    'before' | 'roll' | 'wound' | 'lose' | 'reported',
    'permanent'
  >;
  endOfTurn: Part<None, None, undefined, 'points' | 'verdict' | 'repair' | 'clear', never>;
}

export type Woken = 'garrison' | 'unit' | 'force' | 'escort';
export interface Facts {
  turn: { turn: number };
  reinforced: { box: number; count: number };
  toTheCup: { count: number };
  awareness: { from: number; to: number };
  /** `forgiven`: 4.0-c what could not be paid. */
  points: { change: number; points: number; notoriety: number; forgiven: number };
  placed: { space: Space };
  /** 5.A3-b `yet`: the units outside the lines are still to move. */
  noRefuge: { yet: boolean };
  random: { who: Met; from: Space; to: Space; die: number; why: 'wanders' | 'retreats' | 'scatters' | 'sweeps' };
  caught: { who: Met; here: Space };
  took: { who: Met; here: Space };
  recruited: { die: number; strength: number };
  drewCards: { cards: Card[] };
  discarded: { card: Card };
  /** `plus`: 8.2-a; `count`: what the deck still had. */
  events: { die: number; plus: number; count: number };
  event: { card: Card };
  noEffect: { card: Card };
  strength: { from: number; to: number };
  leader: { leader: Leader; what: 'arrives' | 'leaves' | 'kidnapped' | 'released' | 'escapes' | 'delivered' };
  extended: { die: number; spaces: Space[] };
  garrison: { who: Met; here: Space; how: 'active' | 'down' | 'blank' | 'unseen' };
  sweep: { die: number; here: Space; who: Met };
  sweepEnds: { who: Met; here: Space };
  /** 5.2-d, 5.2-e The unit of an event combat leaves the map. */
  sentBack: { who: Met; here: Space };
  devastated: { here: Space };
  rebuilt: { spaces: Space[] };
  depot: { here: Space };
  force: { here: Space };
  repaired: { what: 'rail' | 'bridge'; spaces: Space[] };
  restored: null;
  reorganized: { who: Met; here: Space; die: number; leaves: boolean };
  lee: null;
  report: { count: number };
  northern: { here: Space };
  train: { what: 'comes' | 'moves' | 'gone' | 'wrecked'; here: Space };
  scouted: { space: Space; roll: Roll; success: boolean };
  informed: { space: Space };
  check: { what: Woken; here: Space; who: Met | null; roll: Roll; active: boolean };
  looked: { here: Space; units: Met[] };
  moved: { from: Space; to: Space; how: How };
  spurred: null;
  demolished: { target: Target; here: Space; points: number };
  failed: { target: Target; here: Space; roll: Roll };
  loot: { die: number; what: 'explosion' | 'nothing' | 'food' | 'horses' | 'enough' };
  food: { what: 'dropped' | 'delivered' | 'lost' };
  attack: { attack: boolean; here: Space; strength: number; units: Met[] };
  /** 6.2-h It attacks without a movement roll. */
  roused: { who: Met; here: Space };
  played: { card: Card };
  combat: { attack: boolean; here: Space; ours: number; theirs: number; roll: Roll; result: CombatResult };
  loses: { who: Met; here: Space; gone: boolean };
  retreats: { who: Met; from: Space; to: Space };
  beaten: { factors: number };
  fled: { here: Space };
  disbanded: { here: Space };
  casualty: { roll: Roll; wounded: boolean };
  escaped: null;
  wounded: null;
  died: null;
  initiative: { side: 'mosby' | 'union'; roll: Roll | null };
  round: null;
  roundsEnd: null;
  waits: null;
  ride: { who: Met; here: Space; die: number; what: 'stops' | 'away' | 'towards' | 'flees' | 'stays'; path: Space[] };
  rallies: { who: Met; here: Space };
  escort: { who: Met; path: Space[] };
  absorbed: { who: Met; here: Space };
  alarm: { who: Met; here: Space };
  deactivated: { who: Met; here: Space };
  hides: { here: Space };
  released: { here: Space };
  search: { die: number; need: number; found: boolean };
  interrogated: { sort: Sort; die: number; result: number };
  cannon: { what: 'hidden' | 'fetched' | 'found' | 'safe' | 'lost'; here: Space; die: number };
  railRepair: { here: Space; die: number; repaired: boolean };
  turnEnds: { turn: number };
  ended: { ending: Ending; notoriety: number };
}
export interface Mosby {
  side: Side;
  pub: Pub;
  own: Own;
  dark: Dark;
  deeds: Deeds;
  contents: Contents;
  moments: Moments;
  facts: Facts;
  rule: RuleId;
}
