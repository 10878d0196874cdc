/**
 * What lies on the table now, and in which drawer. Everybody sees units: where they stand, on a road, inside or out; what counters
 * show; what combat has laid open. Which block a token is, its strength and what it has done lie in the owner's drawer, with his
 * hand and his bag. Nobody sees the decks. A token keeps its number while it moves; hidden tokens that come to stand together
 * and look alike trade their blocks in the owner's secret order (`rank`).
 */
import { copyChance, type Deep, type Table as Drawn, type View as Seeing } from '@cuartel/engine';
import type { Block, Code } from '../data/blocks.ts';
import type { Duration, StandingName } from '../data/cards/vocabulary.ts';
import type { Card } from '../data/cards.ts';
import type { Place } from '../data/places.ts';
import type { BattleLine, Post } from '../data/posts.ts';
import type { Region } from '../data/regions.ts';
import type { Road } from '../data/roads.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import type { Side, SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Year } from '../data/tables.ts';
import type { Token } from '../data/units.ts';

/** One for the Liberals, one for the Carlists, and both may change. */
export type Pair<T> = [liberal: T, carlist: T];

/** A change of the rules that a card has left, and how long it stays. */
export interface Standing {
  what: StandingName;
  /** -1: it is nobody's in particular. */
  side: Side | -1;
  n: number;
  until: Duration;
}

/** 7.3-b What a tactical card does in its skirmish or round. `units` left to be named or to come first, -1 for all of the arm. */
export type Tactic =
  | {
      what: 'fire';
      side: Side;
      arm: 0 | 1;
      units: number;
      first: boolean;
      e: number;
      dice: number;
      rethrow: boolean;
    }
  | {
      what: 'morale';
      side: Side;
      test: 'charge' | 'hits' | 'all';
      n: number;
      passes: boolean;
      /** Only blocks with these letters, infantry; null: all. */
      code: Code | null;
      /** Only tests caused by hits of the block named for the fire before. */
      named: boolean;
    }
  | { what: 'fire-first' | 'first-activation' | 'no-pursuit'; side: Side }
  | { what: 'double-activation' | 'extra-assault-round' | 'whole-hits'; side: Side; n: number };

/** 15-d A combat of the phase; its kind is fixed before the first one (15-i). */
export interface Combat {
  place: Place;
  kind: 'skirmish' | 'battle' | 'region';
  over: boolean;
}

/** 17-a The battle on the board. Its blocks are the tokens with a line. */
export interface Battle {
  space: Space;
  attacker: Side;
  /** 1 to 3; 0 while the sides deploy. */
  round: number;
  /** 17.6-b Artillery points of each side. */
  fresh: Pair<number>;
  spent: Pair<number>;
  /** 17.2-c */
  passed: Pair<boolean>;
  /** The river marker lies here; the wall too, in this round, for this side. */
  river: boolean;
  wall: Side | -1;
  /** 17.7-e Ways by which units have reinforced in this round, once per unit: a road, or BY_SEA, or FROM_INSIDE. */
  ways: Pair<number[]>;
}
export const BY_SEA = -1;
export const FROM_INSIDE = -2;

export const ENDINGS = ['automatic', 'decisive', 'two-cities', 'scenario', 'draw'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Pub {
  scenario: ScenarioName;
  /** 30-a */
  foreignPowers: boolean;
  generals: boolean;

  year: Year;
  turn: number;
  /** Player's phases begun since the start; sieges remember theirs. */
  phases: number;
  active: SideName;
  first: SideName;

  /** 9-a Positive towards the Carlists. */
  vp: number;
  /** 9.1-i Box 0 to 3, and the -1 and -2 markers in all. */
  prestige: number;
  debt: number;
  command: Pair<number>;
  /** 10-a Chits of 2, 3 and 4 left in the cups. */
  cups: Pair<[twos: number, threes: number, fours: number]>;

  /** Action points of the phase in halves, and whole points that only expeditions may use (10-c). */
  points: number;
  expeditionPoints: number;
  /** Events drawn before the chit: points to add, what must at least remain, and chits more to draw. */
  owed: number;
  least: number;
  moreChits: number;
  /** 8-c, 10.5-a, 13.2-a Done in this phase. */
  commandUsed: boolean;
  replaced: boolean;
  landed: boolean;
  /** 13.2-a Blocks that may land; a card can raise it. */
  landing: number;
  /** 23.4-e Regions with an expedition when the phase began, and those that have recruited. */
  expeditions: Region[];
  recruited: Region[];
  /** 23.2-b, 18.1-d, 18.2-b Places where it has been tried in this phase. */
  located: Region[];
  assaulted: Space[];
  sallied: Space[];

  /** By region. */
  uprising: number[];
  pursuit: number[];

  /** By space: NO_FORTRESS, or BUILT or UNDER_CONSTRUCTION plus its side; a city is BUILT plus its garrison's side. */
  fortress: number[];
  /** 4.1-d The fortress of Baztán is gone for good. */
  baztanLost: boolean;
  /** By space: the phase in which its siege began, 0 without one. */
  siege: number[];
  /** 4.9-g By space: who controls it, as it was last looked at. */
  control: Side[];

  /** By unit. */
  at: Place[];
  post: Post[];
  marks: number[];
  /** By counter, from FIRST_COUNTER on: its points, 0 off the table. */
  counterPoints: number[];
  /** By token: the block when it lies open, else -1; and its strength. */
  shown: (Block | -1)[];
  shownStrength: number[];
  /** By token: its line on the battlefield. */
  line: BattleLine[];

  /** 5.4-g, 5.4-k, 5.4-n Boxes in sight of all, and backpacks that are in the game, on the map or not. */
  bands: Block[];
  regionals: Block[];
  trains: Pair<Block[]>;
  backpacks: Pair<number>;
  /** 25-d Blocks out of the game: not yet in, or gone for good. */
  out: Block[];
  /** How many blocks the bags hold. */
  bags: Pair<number>;

  hands: Pair<number>;
  decks: Pair<number>;
  discards: Pair<Card[]>;
  /** 7.1-d Cards out of the game; 7-h cancelled ones, wherever they are. */
  removed: Card[];
  cancelled: Card[];
  /** 7.3-a Whether a tactical card lies face down. */
  lying: Pair<boolean>;

  standing: Standing[];
  /** 7.3-b Of the skirmish, battle round or assault round that is being fought. */
  tactics: Tactic[];
  /** 6-a Places in mutiny; the token with the Chapelgorris, or -1. */
  mutiny: Place[];
  chapelgorris: Token | -1;
  /** Spaces where the Liberals may play no tactical card in round 1 of this phase. */
  silenced: Space[];

  /** 17.9-e Entries of the active side in this phase, by road and end (entryCode) or by sea (seaEntry); 17.9-g the defender's reinforcements. */
  entries: number[];
  aid: number[];
  combats: Combat[];
  battle: Battle | null;

  ending: Ending | null;
  winner: SideName | null;
}

/** An entry into a space: by which road, and into which of its ends; or from the sea. */
export const entryCode = (road: Road, intoFirstEnd: boolean): number => road * 2 + (intoFirstEnd ? 0 : 1);
export const seaEntry = (space: Space): number => -1 - space;

export interface Own {
  /** By block: its token, -1 off the map. */
  token: (Token | -1)[];
  /** By token: its block, -1 for a token off the map. */
  block: (Block | -1)[];
  /** By block: 0 off the map. */
  strength: number[];
  /** By block, and by counter: ACTED, GAINED and so on. */
  done: number[];
  /** By block: the order in which blocks that look alike take their tokens. */
  rank: number[];
  /** 5.4-l */
  bag: Block[];
  /** 21.1-e A block drawn from the bag whose place is being chosen, or -1. */
  drawn: Block | -1;
  hand: Card[];
  /** 7.3-a The card face down, out of the hand, or -1. */
  laid: Card | -1;
  /** Cards of the enemy's hand that this side has looked at and that are still there. */
  known: Card[];
}

export interface Dark {
  /** The next card is the last. */
  decks: Pair<Card[]>;
}

/** What the engine must know of the drawers. */
export interface Lying {
  side: SideName;
  pub: Pub;
  own: Own;
  dark: Dark;
}
export type Table = Drawn<Lying>;
export type Seen = Deep<Pub>;
export type Owned = Deep<Own>;
export type View = Seeing<Lying>;

const pair = <T>([liberal, carlist]: Pair<T>): Pair<T> => [liberal, carlist];
const lists = <T>([liberal, carlist]: Pair<T[]>): Pair<T[]> => [liberal.slice(), carlist.slice()];

const copyBattle = (b: Battle): Battle => ({
  space: b.space,
  attacker: b.attacker,
  round: b.round,
  fresh: pair(b.fresh),
  spent: pair(b.spent),
  passed: pair(b.passed),
  river: b.river,
  wall: b.wall,
  ways: lists(b.ways),
});
const copyStanding = ({ what, side, n, until }: Standing): Standing => ({ what, side, n, until });
const copyCombat = ({ place, kind, over }: Combat): Combat => ({ place, kind, over });

const copyPub = (p: Pub): Pub => ({
  scenario: p.scenario,
  foreignPowers: p.foreignPowers,
  generals: p.generals,
  year: p.year,
  turn: p.turn,
  phases: p.phases,
  active: p.active,
  first: p.first,
  vp: p.vp,
  prestige: p.prestige,
  debt: p.debt,
  command: pair(p.command),
  cups: [
    [p.cups[0][0], p.cups[0][1], p.cups[0][2]],
    [p.cups[1][0], p.cups[1][1], p.cups[1][2]],
  ],
  points: p.points,
  expeditionPoints: p.expeditionPoints,
  owed: p.owed,
  least: p.least,
  moreChits: p.moreChits,
  commandUsed: p.commandUsed,
  replaced: p.replaced,
  landed: p.landed,
  landing: p.landing,
  expeditions: p.expeditions.slice(),
  recruited: p.recruited.slice(),
  located: p.located.slice(),
  assaulted: p.assaulted.slice(),
  sallied: p.sallied.slice(),
  uprising: p.uprising.slice(),
  pursuit: p.pursuit.slice(),
  fortress: p.fortress.slice(),
  baztanLost: p.baztanLost,
  siege: p.siege.slice(),
  control: p.control.slice(),
  at: p.at.slice(),
  post: p.post.slice(),
  marks: p.marks.slice(),
  counterPoints: p.counterPoints.slice(),
  shown: p.shown.slice(),
  shownStrength: p.shownStrength.slice(),
  line: p.line.slice(),
  bands: p.bands.slice(),
  regionals: p.regionals.slice(),
  trains: lists(p.trains),
  backpacks: pair(p.backpacks),
  out: p.out.slice(),
  bags: pair(p.bags),
  hands: pair(p.hands),
  decks: pair(p.decks),
  discards: lists(p.discards),
  removed: p.removed.slice(),
  cancelled: p.cancelled.slice(),
  lying: pair(p.lying),
  standing: p.standing.length === 0 ? [] : p.standing.map(copyStanding),
  tactics: p.tactics.length === 0 ? [] : p.tactics.map(one => ({ ...one })),
  mutiny: p.mutiny.slice(),
  chapelgorris: p.chapelgorris,
  silenced: p.silenced.slice(),
  entries: p.entries.slice(),
  aid: p.aid.slice(),
  combats: p.combats.length === 0 ? [] : p.combats.map(copyCombat),
  battle: p.battle === null ? null : copyBattle(p.battle),
  ending: p.ending,
  winner: p.winner,
});

const copyOwn = (o: Own): Own => ({
  token: o.token.slice(),
  block: o.block.slice(),
  strength: o.strength.slice(),
  done: o.done.slice(),
  rank: o.rank.slice(),
  bag: o.bag.slice(),
  drawn: o.drawn,
  hand: o.hand.slice(),
  laid: o.laid,
  known: o.known.slice(),
});

export const clone = ({ pub, own, dark }: Table): Table => ({
  pub: copyPub(pub),
  own: { Liberal: copyOwn(own.Liberal), Carlist: copyOwn(own.Carlist) },
  dark: { decks: lists(dark.decks), chance: copyChance(dark.chance) },
  log: null,
});
