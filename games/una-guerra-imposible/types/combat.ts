/** Deeds, sections and journal of the combats. Own and enemy units by their numbers: what everybody sees of them. */
import type { Block } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import type { Region } from '../data/regions.ts';
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { CounterKind, Token, Unit } from '../data/units.ts';
import type { MoraleTerm } from '../queries/battle.ts';
import type { Way } from '../queries/retreat.ts';
import type { Pair } from '../state/table.ts';

/** 17.4-a An activation: with artillery points, at whom cavalry charges (-1: infantry fires), and with what a card gives to one block. */
export interface Activation {
  token: Token;
  target: Token | -1;
  support: boolean;
  counterBattery: number;
  named: boolean;
}
export interface CombatDeeds {
  /** 15-e Who stays inside. */
  stayInside: Unit[];
  /** 15-d The combat to settle next; 23.2-a a region to search. */
  fightAt: Place;
  search: Region;
  /** 16-b */
  pickToFire: Token[];
  /** Which block has what the card gives to one of them. */
  nameBlock: Token;
  /** 16-i, 17.4-b Who takes the hits that leave a choice. */
  takeHits: Token[];
  /** 17.1-b The front line. */
  formUp: Token[];
  engage: Activation;
  holdBack: null;
  /** 17.4-e, 17.4-f */
  countercharge: Token;
  flee: null;
  receive: null;
  /** 17.7-b */
  withdraw: null;
  fightOn: null;
  /** 17.7-c Blocks that try to come, and whom they bring. */
  reinforce: Unit[];
  /** 17.7-i */
  toReserve: Token[];
  toFront: Token[];
  rally: Token;
  rallyNone: null;
  /** 17.9-i Guns to the hidden box. */
  hideGuns: Unit[];
  /** 17.9-b All who can by one way, or some of them. */
  retreatAll: Way;
  retreatSome: Way;
  retreating: Unit[];
  /** 17.9-n, 17.9-p */
  breakOut: Place;
  fallBack: Place;
  /** 17.9-r */
  merge: { from: Token; into: Token };
  dissolve: Token;
  /** 17.10-a */
  regroup: { unit: Unit; to: Space }[];
  /** 18.1-d, 18.1-f */
  assault: Space;
  storm: Token[];
  goOn: null;
  /** 18.2-a */
  sally: Space;
  sallyWith: Unit[];
  /** 11.3-c, 18.3-c How many of the captured points are field guns. */
  captureField: number;
  /** 18.3-b */
  keepFortress: null;
  razeFortress: null;
}

interface For {
  side: SideName;
}
interface InSpace {
  space: Space;
}
/** 12.2-k Who evades leaves as a defender does, but not into the fortress of his space. */
type Role = 'attacker' | 'defender' | 'evader';

export interface CombatContents {
  /** 15-j The combat step of a phase. */
  combat: {
    given: object;
    keeps: { gates: Space[]; place: Place };
    gives: undefined;
    steps:
      | 'begin'
      | 'gate'
      | 'gated'
      | 'waiting'
      | 'kinds'
      | 'skirmishesLeft'
      | 'skirmished'
      | 'battlesLeft'
      | 'fought'
      | 'assaultsLeft'
      | 'assaulted'
      | 'sortiesLeft'
      | 'sallied'
      | 'sieges'
      | 'end';
    asks: 'skirmishes' | 'battles' | 'assaults' | 'sorties';
  };
  walls: { given: InSpace & For; keeps: object; gives: undefined; steps: never; asks: 'inside' };
  skirmish: {
    given: InSpace & { sortie: boolean };
    keeps: { picked: Pair<Token[]>; first: SideName; hits: number; loser: SideName | 'nobody' };
    gives: undefined;
    steps: 'begin' | 'show' | 'order' | 'volley' | 'losses' | 'volleyBack' | 'lossesBack' | 'result' | 'retreat' | 'end';
    asks: 'pick';
    mine: { picks: Token[] };
  };
  /** 16-f Blocks and guns of a side fire at once; gives the hits. */
  volley: {
    given: For & { place: Place; tokens: Token[]; guns: boolean; assault: 'no' | 'even' | 'outgunned' };
    keeps: { named: Token };
    gives: number;
    steps: 'begin' | 'fire';
    asks: 'name';
  };
  /** 16-i, 17.4-b, 17.8-g Hits that a side takes: on the strongest, or as it likes; by rank where some come first. */
  losses: {
    given: For & {
      place: Place;
      tokens: Token[];
      hits: number;
      order: 'largest-first' | 'free';
      by: 'any' | 'infantry' | 'cavalry';
    };
    keeps: { open: number[]; left: number };
    gives: undefined;
    steps: 'forced';
    asks: 'seen' | 'unseen';
  };
  /** 16-p, 17.8-d, 17.9-o What a beaten side loses of guns and train where it stands. */
  battle: {
    given: InSpace;
    keeps: { loser: SideName; by: 'rout' | 'retreat' | 'rounds'; covered: boolean; went: Place[]; leaves: SideName | 'nobody' };
    gives: undefined;
    steps:
      | 'begin'
      | 'deployed'
      | 'round'
      | 'river'
      | 'open'
      | 'fight'
      | 'ended'
      | 'endOfRound'
      | 'again'
      | 'result'
      | 'chased'
      | 'retreat'
      | 'merging'
      | 'mergedThere'
      | 'winner'
      | 'end';
    asks: 'formUp';
    mine: { front: Token[] };
  };
  /** 17.2 The activations of a round. */
  activations: {
    given: InSpace;
    keeps: { turn: SideName; left: number; extra: boolean };
    gives: undefined;
    steps: 'begin' | 'turn' | 'acted';
    asks: 'act';
  };
  musketry: {
    given: For & { token: Token; support: boolean; named: boolean };
    keeps: { struck: Token[]; before: number[] };
    gives: undefined;
    steps: 'roll' | 'tests';
    asks: never;
  };
  charge: {
    given: For & { token: Token; target: Token };
    keeps: { met: Token };
    gives: undefined;
    steps: 'begin' | 'duel' | 'stands' | 'infantry';
    asks: 'answer';
  };
  endOfRound: {
    given: InSpace;
    keeps: object;
    gives: SideName | 'nobody';
    steps:
      | 'reinforceAttacker'
      | 'reinforceDefender'
      | 'limits'
      | 'attackerBack'
      | 'defenderBack'
      | 'attackerUp'
      | 'defenderUp'
      | 'fresh';
    asks: 'attackerLeaves' | 'defenderLeaves' | 'rally';
    mine: { rally: Token | -1 };
  };
  /** 17.7-i One side, from the front line to the reserve or from there into empty boxes. */
  shifting: {
    given: InSpace & For & { back: boolean };
    keeps: object;
    gives: undefined;
    steps: 'open';
    asks: 'stepBack' | 'fillUp';
  };
  reinforcing: { given: InSpace & For; keeps: object; gives: undefined; steps: 'open'; asks: 'who' };
  chase: {
    given: InSpace & { loser: SideName; rout: boolean; covered: boolean };
    keeps: { foot: number; horse: number };
    gives: undefined;
    steps: 'roll' | 'foot' | 'horse' | 'spoils';
    asks: never;
  };
  retreat: {
    given: InSpace & For & { role: Role; units: Unit[] };
    keeps: { left: Unit[]; went: Place[]; way: Way; byLand: Place; bySea: Place; cameTo: Place };
    gives: Place[];
    steps: 'begin' | 'next' | 'surrounded' | 'end';
    asks: 'hideFirst' | 'way' | 'who';
  };
  surrounded: {
    given: InSpace & For & { units: Unit[] };
    keeps: { to: Place };
    gives: Place;
    steps: 'hits' | 'arrive' | 'end';
    asks: 'where' | 'further';
  };
  merging: {
    given: For & { place: Place };
    keeps: object;
    gives: undefined;
    steps: 'begin';
    asks: 'merge';
    mine: { may: boolean };
  };
  regrouping: { given: InSpace & For; keeps: object; gives: undefined; steps: 'begin'; asks: 'units' };
  /** 23.2 */
  search: {
    given: { region: Region };
    keeps: { round: number; fired: number; hits: Pair<number> };
    gives: undefined;
    steps:
      | 'before'
      | 'roll'
      | 'found'
      | 'meet'
      | 'volleyLiberal'
      | 'volleyCarlist'
      | 'lossesLiberal'
      | 'lossesCarlist'
      | 'after'
      | 'end'
      | 'settled';
    asks: 'goFurther' | 'andHe';
  };
  assault: {
    given: InSpace;
    keeps: { round: number; rounds: number; outgunned: boolean; half: boolean; hits: number; stormers: Token[]; fallen: boolean };
    gives: undefined;
    steps: 'begin' | 'cards' | 'defend' | 'defended' | 'attack' | 'struck' | 'wall' | 'over' | 'end';
    asks: 'storm' | 'another';
  };
  sortie: { given: InSpace; keeps: object; gives: undefined; steps: 'skirmish'; asks: 'who' };
  /** 18.3 The besieger takes the fortress of a side. */
  fall: { given: InSpace; keeps: object; gives: undefined; steps: 'guns' | 'city' | 'end'; asks: 'keep' };
  /** 11.3-c */
  stranded: { given: For & { place: Place }; keeps: object; gives: undefined; steps: 'begin'; asks: never };
  /** 11.3-c, 18.3-c The captor says which points he takes, if there are both kinds. */
  spoils: {
    given: For & { place: Place; inside: boolean; n: number };
    keeps: object;
    gives: undefined;
    steps: never;
    asks: 'kind';
  };
  /** 11.5-b, 11.5-c */
  crowding: { given: For; keeps: object; gives: undefined; steps: 'join'; asks: never };
}

/** How a block fired: what it is, what it hits with, its dice, and those it threw again. */
export interface Shot {
  block: Block;
  on: number;
  dice: number[];
  again: number[];
}
export interface GunShot {
  kind: CounterKind;
  on: number;
  dice: number[];
}
export interface CombatFacts {
  wentInside: { n: number } & For & InSpace;
  cameIn: { n: number } & For & InSpace;
  /** 15-d */
  kind: { kind: 'skirmish' | 'battle' } & InSpace;
  skirmish: { attacker: SideName; sortie: boolean } & InSpace;
  volley: { place: Place; shots: Shot[]; guns: GunShot[]; hits: number } & For;
  garrisonFired: { on: number; die: number } & For & InSpace;
  stays: { loser: SideName; attackers: number; defenders: number } & InSpace;
  battle: { attacker: SideName } & InSpace;
  round: { round: number } & InSpace;
  guns: { liberal: number; carlist: number } & InSpace;
  fired: { shot: Shot; support: boolean; hits: number } & For;
  counterBattery: { n: number } & For;
  charged: { cavalry: Block; target: Block } & For;
  countercharged: { cavalry: Block } & For;
  fled: { block: Block } & For;
  stood: { block: Block } & For;
  morale: {
    block: Block;
    dice: number[];
    number: number;
    terms: { rule: string; of: MoraleTerm['of'] | 'card' | 'marker'; value: number }[];
    passed: boolean;
  } & For;
  /** A card passes the test without dice. */
  steady: { block: Block } & For;
  demoralised: { block: Block } & For;
  held: For;
  withdrew: For & InSpace;
  cameToBattle: { token: Token; from: Place; dice: number[]; passed: boolean } & For & InSpace;
  cameThis: { block: Block; from: Place; dice: number[]; number: number; passed: boolean } & For & InSpace;
  wentBack: { n: number } & For;
  wentForward: { n: number } & For;
  rallied: { block: Block; passed: boolean } & For;
  routed: For & InSpace;
  beaten: { by: 'rout' | 'retreat' | 'rounds' } & For & InSpace;
  chased: { rout: boolean; shots: Shot[]; foot: number; horse: number } & For & InSpace;
  retreated: { from: Space; to: Place; by: Way['by']; blocks: number; counters: number } & For;
  hidInBox: { points: number } & For & InSpace;
  surrounded: { from: Space; to: Place; hits: number } & For;
  trapped: { place: Place } & For;
  merged: { place: Place } & For;
  mergedInto: { place: Place; block: Block; strength: number } & For;
  regrouped: { n: number } & For & InSpace;
  searched: { die: number; bonus: number; found: boolean } & { region: Region };
  lostTrack: { region: Region };
  assault: { attacker: SideName; round: number } & InSpace;
  wallsHit: { hits: number; losses: number; half: boolean } & InSpace;
  garrisonGone: InSpace;
  repelled: InSpace;
  sortie: { n: number } & For & InSpace;
  siegeBegan: { by: SideName } & InSpace;
  /** Guns, trains and backpacks whose blocks have fallen are inside the walls. */
  sheltered: For & InSpace;
  siegeEnded: InSpace;
  fell: { by: SideName } & InSpace;
  kept: { by: SideName } & InSpace;
  razed: { by: SideName } & InSpace;
}
