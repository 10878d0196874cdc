/** Deeds, sections and journal of the campaign: set-up, months, replacements, movement, supply, victory. */
import type { Block } from '../data/blocks.ts';
import type { Month } from '../data/calendar.ts';
import type { Hex } from '../data/hexes.ts';
import type { Hexside } from '../data/hexsides.ts';
import type { Place } from '../data/places.ts';
import type { SideName, Weather } from '../data/sides.ts';
import type { Token } from '../data/tokens.ts';

/** Own units are named by their block, which only the owner knows; enemy units and all that is public by their token. */
export interface CampaignDeeds {
  /** 3.2.3-a A block to exchange, and the one it changes places with. */
  lift: Block;
  exchange: Block;
  /** 12.1-b What is proclaimed in the Replacement Turn. */
  proclaim: { draft: boolean; emancipation: boolean };
  /** 12.3-a */
  strengthen: Block;
  /** 12.4-a A cadre to buy; 3.54-a to take from the draft; then its place. */
  muster: Block;
  enlist: Block;
  post: Hex;
  /** Done with a set of secret choices. */
  ready: null;
  /** 4.3-a */
  bid: number;
  /** 11.81-a The lowest hex of a besieged group. */
  demand: Hex;
  capitulate: Hex;
  accept: null;
  refuse: null;
  proceed: null;
  /** 5.11-a */
  activate: Block[];
  pass: null;
  /** 5.11-f A unit to move, then how and where to: one decision, of which nobody else sees the first half. */
  order: Block;
  march: Hex;
  /** 5.32-c March and be marked for a forced march. */
  marchOn: Hex;
  attack: Hexside;
  rail: Hex;
  offMap: Hex;
  sail: Hex;
  invade: Hex;
  evacuate: Hex;
  cross: Hexside;
  stay: null;
  halt: null;
  /** 5.32-c A marked unit and the hexside it tries to cross. */
  force: { block: Block; over: Hexside };
  lapse: null;
  /** 11.7-a */
  provide: Block;
  forgo: null;
  /** 11.6-a The unit that loses the step. */
  starve: Block;
  /** 3.2.4-b */
  playOn: null;
  settle: null;
}

/** The block in hand: taken up, and nobody else knows; -1 none. */
export interface InHand {
  unit: Block | -1;
}
export interface CampaignContents {
  game: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'month' | 'next';
    asks: 'deployment';
    mine: InHand;
  };
  month: {
    given: object;
    keeps: { start: { side: SideName; must: number }; passed: boolean; passes: number; side: SideName; must: number };
    gives: undefined;
    steps: 'opening' | 'replacements' | 'initiative' | 'first' | 'turn' | 'after' | 'end';
    asks: never;
  };
  replacement: {
    given: object;
    keeps: { points: [usa: number, csa: number]; lines: number[] };
    gives: undefined;
    steps: 'date' | 'score' | 'income' | 'build' | 'cadre';
    asks: 'proclaim' | 'spend' | 'place';
  };
  initiative: { given: object; keeps: object; gives: { side: SideName; must: number }; steps: 'reveal'; asks: 'bid' };
  turn: {
    given: { side: SideName; must: number };
    keeps: { passed: boolean };
    gives: boolean;
    steps: 'start' | 'weather' | 'movement' | 'combat' | 'supply' | 'places' | 'done';
    asks: never;
  };
  /** 11.81-a The active side calls on a besieged group to surrender; the other answers. */
  surrender: { given: { side: SideName; hexes: Hex[] }; keeps: object; gives: undefined; steps: never; asks: 'answer' };
  movement: {
    given: { side: SideName; must: number };
    keeps: { hqs: boolean; begun: boolean; asked: Hex[] };
    gives: boolean;
    steps: 'phase' | 'begun' | 'anybody' | 'more' | 'reduce' | 'marks' | 'dice' | 'finish';
    asks: 'activate' | 'orders' | 'push';
    mine: InHand & { left: Block[] };
  };
  supply: {
    given: { side: SideName };
    keeps: { short: Hex[]; losses: number[]; fresh: Hex[]; asked: Hex[] };
    gives: undefined;
    steps: 'phase' | 'sieges' | 'heard' | 'hunger' | 'next';
    asks: 'terms' | 'provide' | 'starve';
  };
  monthEnd: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'siege' | 'places' | 'bonus' | 'check' | 'close';
    asks: 'agree';
  };
}

/** `known`: what everybody may read of a unit: the block when it lay face up, else -1. */
export interface CampaignFacts {
  begins: { scenario: string };
  month: { month: Month; weather: Weather };
  exchanged: { one: Block; other: Block };
  linkBuilt: { month: Month };
  points: { side: SideName; points: number; marker: number; reason: string; place: Place | -1 };
  proclaimed: { draft: boolean; emancipation: boolean };
  drafted: { side: SideName; die: number; cadres: number; time: number };
  emancipated: { points: number };
  income: { usa: number; csa: number };
  plannedStep: { block: Block };
  calledUp: { block: Block };
  plannedCadre: { block: Block; hex: Hex };
  posted: { side: SideName; hex: Hex };
  replaced: { steps: Block[]; cadres: Block[]; posts: Hex[] };
  bidLaid: { bid: number };
  bids: { usa: number; csa: number; side: SideName };
  turn: { side: SideName; turn: number };
  demanded: { side: SideName; hexes: Hex[] };
  refused: { side: SideName };
  surrendered: { side: SideName; hexes: Hex[]; count: number; demanded: boolean };
  weather: { die: number; weather: Weather; changed: boolean };
  activated: { side: SideName; hqs: Block[]; hexes: Hex[] };
  strategic: { side: SideName; moves: number };
  passed: { side: SideName };
  marched: { block: Block; from: Hex; to: Hex; marked: boolean };
  someMarched: { side: SideName; token: Token; from: Hex; to: Hex; marked: boolean };
  attacked: { block: Block; from: Hex; to: Hex };
  someAttacked: { side: SideName; token: Token; from: Hex; to: Hex };
  moved: { block: Block; by: string; from: Hex; to: Hex; cost: number };
  someMoved: { side: SideName; token: Token; by: string; from: Hex; to: Hex; cost: number };
  forced: { block: Block; from: Hex; to: Hex; die: number; modifier: number; success: boolean };
  aimed: { block: Block; from: Hex; to: Hex };
  someAimed: { side: SideName; token: Token; from: Hex; to: Hex };
  someForced: { side: SideName; token: Token; from: Hex; to: Hex; die: number; success: boolean };
  lapsed: { side: SideName; count: number };
  supplied: { hq: Block; hexes: Hex[] };
  lostStep: { block: Block; hex: Hex; steps: number };
  someLostStep: { side: SideName; hex: Hex };
  eliminated: { block: Block; token: Token; hex: Hex; forGood: boolean };
  someEliminated: { side: SideName; token: Token; hex: Hex; forGood: boolean };
  revealed: { block: Block; token: Token; hex: Hex; steps: number };
  siegeLosses: { side: SideName; hexes: Hex[] };
  monthOver: { month: Month };
  playsOn: { agreed: boolean; until: Month };
  ended: { ending: string; winner: SideName | null; grade: number; marker: number };
}
