/** The vocabulary of the turn: reinforcements, uprisings, order of play, phases, supply, victory, year end (3, 9, 19 to 24). */
import type { Block } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import type { Region } from '../data/regions.ts';
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { FIELD, MOUNTAIN, Token, Unit } from '../data/units.ts';
import type { Ending } from '../state/table.ts';

export type GunKind = typeof FIELD | typeof MOUNTAIN;

export interface TurnDeeds {
  pass: null;
  enough: null;
  /** 3-e */
  playFirst: SideName;
  /** 3-f */
  contest: null;
  answer: null;
  /** 20.1-a, 21.2-c, 24.7-b Where the block at hand comes to stand. */
  put: Place;
  /** 20.1-c The provincial regiment that a line regiment takes the place of. */
  exchange: Token;
  /** 20.1-b, 20.2-b */
  gun: { kind: GunKind; at: Place };
  /** 22.1-b */
  rise: Region;
  /** 22.2-b The expedition that tries next. */
  stir: Region;
  /** 21.1-a A token or a backpack on the map gains a point. */
  restore: Unit;
  /** 21.2-a */
  raise: null;
  train: null;
  backpack: null;
  /** 23.4-e */
  levy: Block;
  /** 19.2-j The place that is checked next. */
  feed: Place;
  /** 19.1-a */
  eliminateOver: Token[];
  /** 19.2-h */
  depot: 'train' | 'backpack' | 'both';
  starve: Token[];
  /** 24.8-a, 24.8-d Who goes next; `points` is what goes of a counter of guns, 0 for anything else. */
  lift: { unit: Unit; points: number };
}

/** 21-a Where replacement points come from, which says what they may be spent on. */
export interface Spending {
  side: SideName;
  /** In half points. */
  halves: number;
  /** 23.4-e The region that recruits, or -1. */
  recruiting: Region | -1;
  /** 24.7-a */
  yearEnd: boolean;
}

type Chapter<Given extends object, Keeps extends object, Steps extends string, Asks extends string, Gives = undefined> = {
  given: Given;
  keeps: Keeps;
  gives: Gives;
  steps: Steps;
  asks: Asks;
};

export interface TurnContents {
  game: Chapter<object, object, 'turn' | 'next' | 'year' | 'again', never>;
  turn: Chapter<object, object, 'begin' | 'reinforcements' | 'uprising' | 'order' | 'first' | 'second' | 'check', never>;
  reinforcements: Chapter<object, object, 'liberals' | 'batteries' | 'carlists' | 'hidden', never>;
  reinforce: Chapter<{ side: SideName; blocks: number }, { left: number; paid: boolean }, 'draw' | 'instead' | 'again', 'place'>;
  batteries: Chapter<{ side: SideName; points: number; field: boolean }, { left: number }, 'count', 'gun'>;
  spend: Chapter<Spending, { left: number; placing: 'block' | 'train' | 'backpack' }, 'begin' | 'settled', 'point' | 'place'>;
  uprising: Chapter<object, { sum: number; open: Region[] }, 'roll' | 'expeditions', 'region' | 'expedition'>;
  order: Chapter<object, { holder: SideName }, 'begin', 'name' | 'contest' | 'reply' | 'nameInstead'>;
  phase: Chapter<
    { side: SideName },
    object,
    | 'begin'
    | 'draw'
    | 'fortresses'
    | 'chit'
    | 'reaction'
    | 'artillery'
    | 'actions'
    | 'crowding'
    | 'theirs'
    | 'combat'
    | 'supply'
    | 'end',
    never
  >;
  supply: Chapter<
    { side: SideName; winter: boolean },
    { open: Place[]; place: Place; hungry: number; falls: boolean },
    'cards' | 'begin' | 'space' | 'hunger' | 'losses' | 'fallen' | 'next',
    'place' | 'disband' | 'depot' | 'starve'
  >;
  check: Chapter<object, object, 'prestige' | 'uprisings' | 'victory', never>;
  yearEnd: Chapter<
    object,
    object,
    | 'points'
    | 'decisive'
    | 'scenario'
    | 'winter'
    | 'liberalWinter'
    | 'carlistWinter'
    | 'arrivals'
    | 'liberalPoints'
    | 'carlistPoints'
    | 'bands'
    | 'liberalMoves'
    | 'carlistMoves'
    | 'decks',
    'band'
  >;
  redeployment: Chapter<
    { side: SideName; units: number },
    { left: number; unit: Unit | -1; points: number; gone: Unit[] },
    'begin' | 'end',
    'who' | 'where'
  >;
  twoCities: Chapter<object, object, 'won', never>;
}

export interface TurnFacts {
  turnBegan: { year: number; turn: number };
  orderNamed: { by: SideName; first: SideName };
  contested: { side: SideName };
  answered: { side: SideName };
  phaseBegan: { side: SideName };
  completed: { side: SideName; space: Space };
  chit: { side: SideName; value: number; points: number };
  expeditionPoint: object;
  /** 5.2-f What the owner reads, and what the others do. */
  drewBlock: { block: Block };
  drewOne: { side: SideName };
  bagEmpty: { side: SideName };
  cameBlock: { block: Block; strength: number; place: Place };
  cameOne: { side: SideName; place: Place };
  putBack: { side: SideName };
  exchangedBlock: { block: Block; for: Block; place: Place };
  exchangedOne: { place: Place };
  gunsCame: { side: SideName; kind: GunKind; place: Place };
  gunLost: { side: SideName };
  replacementPoints: { side: SideName; halves: number };
  restoredUnit: { unit: Unit; block: Block | -1; place: Place };
  restoredOne: { side: SideName; place: Place };
  outfitted: { side: SideName; what: 'train' | 'backpack'; place: Place };
  levied: { block: Block; place: Place };
  /** 22.1-a */
  uprisingRoll: { dice: number[]; region: Region | -1; any: boolean };
  uprisingLevel: { region: Region; level: number };
  expeditionRoll: { region: Region; need: number; die: number; rises: boolean };
  /** 19.2-j, 5.2-d Where units are too many or in want. */
  inWant: { side: SideName; places: Place[] };
  overLimit: { side: SideName; place: Place; over: number };
  supplied: { side: SideName; place: Place; need: number; given: number };
  depotUsed: { side: SideName; place: Place; depot: 'train' | 'backpack' };
  hungerTook: { side: SideName; place: Place; points: number };
  besiegedRolls: { side: SideName; space: Space; dice: number[]; modifier: number; losses: number; garrison: boolean };
  foraged: { region: Region; dice: number[]; losses: number; calms: boolean };
  prestigeAdvance: { cities: number; expedition: boolean; armies: number; steps: number };
  yearEnds: { year: number };
  fortressPoints: { points: number; vp: number };
  lastRoll: { need: number; die: number; wins: boolean };
  arrivalsCame: { side: SideName; blocks: number; trains: number; backpacks: number };
  redeployRoll: { die: number };
  redeployed: { side: SideName; from: Place; to: Place; unit: Unit; free: boolean };
  decksMade: { year: number };
  cardsLeft: { side: SideName; cards: number[] };
  newCards: { cards: number[] };
  newCardsCame: { side: SideName; n: number };
  cupsFilled: { year: number };
  ended: { ending: Ending; winner: SideName | null };
}
