/** What is done, asked and told in the strategy rounds: cards in hand, operations, marches, battles, voyages, command. */
import type { Army } from '../data/armies.ts';
import type { CardNumber } from '../data/cards.ts';
import type { EventOf } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import type { Side, SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { BattleSize, Formation } from '../data/tables.ts';
import type { Interceptor } from '../queries/interception.ts';
import type { Activation, Licence, Member } from '../queries/marches.ts';
import type { Transfer } from '../queries/reorganisation.ts';
import type { Ending } from '../state/table.ts';

/** How a relieved commander goes. */
export type Fate = 'demote' | 'remove' | 'reassign';

export interface OperationsDeeds {
  pass: null;
  openWith: CardNumber;
  letUnionBegin: null;
  operate: CardNumber;
  event: EventOf;
  discard: CardNumber;
  activate: Activation;
  sail: Space;
  armada: Army;
  create: Space;
  relieve: Army;
  reorganise: null;
  build: Space;
  markers: null;
  forgo: null;
  take: Member[];
  goTo: Space;
  regroup: Member[];
  convert: null;
  mount: General;
  absorb: General;
  halt: null;
  intercept: Interceptor;
  withdraw: Space;
  stand: null;
  name: General[];
  elites: number;
  lose: Member[];
  retreat: Space;
  command: General;
  giveUp: Army;
  board: Member[];
  steer: Space;
  appoint: General;
  fate: Fate;
  reassign: Army;
  transfer: Transfer[];
  mark: Space[];
  sendOff: General[];
  army: Army;
}

export interface OperationsMoments {
  activation: { side: Side };
  interception: { side: Side; to: Space };
  navalMove: { side: Side; to: Space };
  battle: { attacker: Side; space: Space };
}

export interface OperationsContents {
  game: { given: object; keeps: object; gives: undefined; steps: 'turn' | 'close' | 'judge'; asks: never };
  turn: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'placing' | 'strategic' | 'generals' | 'deal' | 'limits' | 'rounds' | 'political' | 'attrition';
    asks: never;
  };
  ended: { given: object; keeps: object; gives: undefined; steps: 'announce'; asks: never };
  rounds: {
    given: object;
    keeps: { last: Side; opener: CardNumber };
    gives: undefined;
    steps: 'next' | 'more' | 'close';
    asks: 'open';
  };
  round: {
    given: { side: Side; opener: CardNumber };
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'played' | 'settle' | 'limits';
    asks: 'card';
  };
  operations: {
    given: { side: Side; value: number; card: CardNumber };
    keeps: object;
    gives: undefined;
    steps: never;
    asks: 'choose';
  };
  campaign: {
    given: { side: Side; moves: number };
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'next' | 'close';
    asks: 'choose';
  };
  asCorps: { given: { side: Side; most: number }; keeps: object; gives: undefined; steps: never; asks: 'force' };
  forward: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'army' };
  attackFrom: {
    given: { side: Side; space: Space | -1; atRisk: boolean };
    keeps: object;
    gives: undefined;
    steps: never;
    asks: 'force';
  };
  march: {
    given: { side: Side; activation: Activation; licence: Licence };
    keeps: object;
    gives: undefined;
    steps: 'announce' | 'answered' | 'back' | 'stride' | 'after' | 'halt' | 'close';
    asks: 'gather' | 'order';
  };
  stride: {
    given: object;
    keeps: { left: boolean };
    gives: undefined;
    steps: 'interception' | 'summoned' | 'withdrawal' | 'enter';
    asks: never;
  };
  interceptor: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'force' };
  interception: {
    given: { by: Interceptor; to: Space; sure: boolean };
    keeps: object;
    gives: undefined;
    steps: 'roll' | 'settle';
    asks: 'who';
  };
  leaving: {
    given: { side: Side; space: Space; from: Space };
    keeps: object;
    gives: boolean;
    steps: 'gone';
    asks: 'leave';
  };
  battle: {
    given: { from: Space };
    keeps: {
      supplied: [boolean, boolean];
      sp: [number, number];
      size: BattleSize;
      fort: boolean;
      rolls: [number, number];
      losses: [number, number];
      wins: boolean;
      goOn: boolean;
      stays: boolean;
      pays: boolean;
    };
    gives: undefined;
    steps:
      | 'begin'
      | 'cards'
      | 'dice'
      | 'casualties'
      | 'attackerLosses'
      | 'defenderLosses'
      | 'will'
      | 'armies'
      | 'retreat'
      | 'spoils'
      | 'back'
      | 'toll'
      | 'close';
    asks: 'commander' | 'attackerNames' | 'attackerElites' | 'defenderNames' | 'defenderElites';
  };
  losses: {
    given: { side: Side; space: Space | -1; count: number };
    keeps: object;
    gives: undefined;
    steps: 'forced';
    asks: 'lose';
  };
  retreat: {
    given: { side: Side; space: Space; from: Space };
    keeps: { to: Space };
    gives: undefined;
    steps: 'begin' | 'settle' | 'further' | 'close';
    asks: 'loser' | 'winner';
  };
  settling: {
    given: object;
    keeps: { army: Army };
    gives: undefined;
    steps: 'look';
    asks: 'command' | 'giveUp';
  };
  voyage: {
    given: {
      side: Side;
      from: Space | -1;
      army: Army | -1;
      assault: number;
      guns: number;
      farragut: boolean;
      operations: boolean;
    };
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'announce' | 'answered' | 'guns' | 'land' | 'ashore' | 'close';
    asks: 'port' | 'board' | 'steer';
  };
  create: { given: { side: Side; space: Space }; keeps: object; gives: undefined; steps: never; asks: 'commander' };
  relieve: {
    given: { side: Side; army: Army; price: boolean; fates: Fate[] };
    keeps: { relieved: General };
    gives: undefined;
    steps: never;
    asks: 'appoint' | 'fate';
  };
  reorganise: { given: { side: Side; value: number }; keeps: object; gives: undefined; steps: 'settle'; asks: 'transfer' };
  markers: { given: { side: Side; count: number }; keeps: object; gives: undefined; steps: never; asks: 'mark' };
  limits: {
    given: object;
    keeps: { side: Side; space: Space };
    gives: undefined;
    steps: 'look' | 'settle' | 'more';
    asks: 'sendOff';
  };
}

/** A sum for a die: what fell, what was added under which rule. */
export interface Sum {
  die: number;
  terms: { rule: string; value: number; of?: string }[];
  total: number;
}
export interface OperationsFacts {
  turn: { turn: number };
  ended: { ending: Ending; winner: SideName | null };
  round: { side: Side; round: number };
  opens: { side: Side };
  forwent: { side: Side };
  setOut: {
    side: Side;
    formation: Formation;
    army: Army | -1;
    leader: General | -1;
    infantry: number;
    generals: General[];
    from: Space;
  };
  cancelled: { side: Side; at: Space };
  entered: { side: Side; from: Space; to: Space; points: number };
  regrouped: { side: Side; at: Space; infantry: number; left: General[]; joined: General[] };
  halted: { side: Side; at: Space };
  mounted: { general: General };
  absorbed: { general: General };
  interception: { side: Side; leader: General; from: Space; to: Space; die: number; on: number; success: boolean };
  summoned: { side: Side; leader: General; from: Space; to: Space };
  moved: { side: Side; from: Space; to: Space; infantry: number; generals: General[] };
  leaving: { side: Side; space: Space; die: number; on: number; success: boolean };
  fellBack: { side: Side; from: Space; to: Space };
  overrun: { side: Side; space: Space };
  fight: { attacker: Side; space: Space; sp: [number, number]; size: BattleSize };
  named: { side: Side; generals: General[] };
  usedElites: { side: Side; count: number };
  fought: { attacker: Side; space: Space; attack: Sum; defence: Sum; losses: [number, number]; star: boolean; winner: Side };
  casualtyDie: { side: Side; die: number; on: number };
  surrendered: { side: Side; space: Space };
  hunley: { space: Space };
  eliteLost: { side: Side; elite: number };
  sailed: { side: Side; from: Space; to: Space; infantry: number; generals: General[]; army: Army | -1 };
  guns: { fort: Space; die: number; modifier: number; success: boolean };
  turnedBack: { side: Side; to: Space };
  created: { side: Side; army: Army; space: Space; commander: General };
  commands: { army: Army; general: General };
  generic: { army: Army };
  merged: { army: Army; into: Army; space: Space };
  relieved: { general: General; army: Army; successor: General };
  transferred: { general: General; to: Space };
  sentOff: { side: Side; generals: General[] };
}
