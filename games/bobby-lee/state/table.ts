/**
 * What lies on the table now, and in which drawer. The opponent sees tokens: where they stand, what has been turned face up,
 * what lies face down. Which block a token is, its steps and what it has done lie in the owner's drawer. A token keeps its
 * number while it moves; where it comes to stand among friends, hidden tokens that look alike trade their blocks (verbs/mix.ts).
 */
import { copyChance, type Deep, type Table as Drawn, type View as Seeing } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { Block } from '../data/blocks.ts';
import type { Month } from '../data/calendar.ts';
import type { Hex } from '../data/hexes.ts';
import type { Hexside } from '../data/hexsides.ts';
import type { Scenario, ScenarioName } from '../data/scenarios.ts';
import type { SideName, Weather } from '../data/sides.ts';
import type { Token } from '../data/tokens.ts';
import type { BobbyLee } from '../types.ts';

/** One for the USA, one for the CSA, and both may change. */
export type Pair<T> = [usa: T, csa: T];

/** 6.1-e One battle, from the first attacker's entry to the end of the Combat Phase. Its units are the tokens at its hex. */
export interface Battle {
  hex: Hex;
  /** 7.11-a Hexsides over which the Attacker came to attack or to reinforce, each once; River Crossings and landings are not among them. */
  entries: Hexside[];
  /** 7.51-a Hexsides over which each side has reinforced in this Battle Turn, once per unit. */
  reinforced: Pair<Hexside[]>;
  /** 7.12-a Hexsides over which each side has retreated in this Battle Turn, once per unit. */
  retreated: Pair<Hexside[]>;
  /** 1.21-d Hexsides whose die was rolled in this Battle Turn; `admitted` says how many units each die lets in. */
  rolled: Hexside[];
  admitted: number[];
  /** 6.31-b By place of the two lines: the side that last held it alone. */
  held: number[];
  /** Both sides have deployed. */
  deployed: boolean;
  /** 7.15-a The side that must leave at once, or -1. */
  routed: number;
  /** 6.1-d null while it is fought; then who was left alone, 'nobody' if both died together. */
  won: SideName | 'nobody' | null;
  /** 7.52-a The Battle Turn (day * 10 + turn of the day) in which it ended, -1 before. */
  ended: number;
}

export const ENDINGS = ['decisive', 'marginal', 'draw', 'election', 'exhausted'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Pub {
  scenario: ScenarioName;
  /** 3.2-b A year played on after a draw becomes joined years. */
  kind: Scenario['kind'];
  /** The month that ends the game; -1 in a campaign game. */
  end: Month | -1;
  /** Optional rules. */
  freeDeployment: boolean;
  bareRetreats: boolean;
  wingPursuit: boolean;
  slowGuns: boolean;
  noStorming: boolean;

  month: Month;
  first: Month;
  weather: Weather;
  /** Campaign Turns begun in this month. */
  turn: number;
  active: SideName;
  /** 3.1-a */
  marker: number;
  /** 4.3-a The bids of the month once both are known; -1 before. */
  bids: Pair<number>;
  /** 3.54-b Drafts of the calendar year. */
  drafts: Pair<number>;
  /** 3.55-a The USA may still proclaim; whether it won a great battle in this month and in the one before. */
  emancipation: boolean;
  greatVictory: boolean;
  lastVictory: boolean;
  /** 9.5-a The Washington-Alexandria link, and successive month ends with the USA in Alexandria. */
  link: boolean;
  alexandria: number;
  /** 11.81-b Blocks out of the game for good. */
  removed: Pair<number>;

  /** By token: its hex, -1 off the map. */
  at: (Hex | -1)[];
  /** By token: its place on a battle board, -1 off it. */
  spot: (Spot | -1)[];
  /** By token: DISORGANISED, MARKED, HALF_HIT. */
  marks: number[];
  /** By token: the block when it lies face up, else -1; and its steps. */
  shown: (Block | -1)[];
  shownSteps: number[];

  /** 8.2-b By hex, as it was at the start of the phase: the side that controls it, plus 2 where it stood there; -1 at sea. */
  control: number[];
  /** 11.8-e Besieged hexes of each side at the start of the Movement Phase. */
  besieged: Pair<Hex[]>;
  /** 3.51-c By place with Victory Points (data order): who controlled it when it was last scored. */
  scored: number[];

  /** 5.31-c Hexsides over which units have attacked in this Campaign Turn, once per unit. */
  attacked: Hexside[];
  /** 5.12-c Hexes in command of the active HQs, from the moment of activation. */
  command: Hex[];
  /** 5.4-a Strategic moves left. */
  strategic: number;

  battles: Battle[];
  /** 6.3-a Battle Day (0: no battle), the turn of the day (0 to 3 by day, 4 at night) and whose Battle Turn it is. */
  day: number;
  hour: number;
  fighting: SideName;

  ending: Ending | null;
  winner: SideName | null;
  /** 3.2.4-a Grade of a Marginal victory. */
  grade: number;
}

/** 12.1-b What a side has decided in the Replacement Turn and not yet shown. */
export interface Plan {
  draft: boolean;
  emancipation: boolean;
  points: number;
  /** 3.54-a Drafted cadres still to be placed. */
  levies: number;
  /** Blocks that get a step, once per step. */
  added: Block[];
  /** Cadres and, at the same index, their hexes; 12.1-a those of the CSA get theirs when all the others stand. */
  raised: Block[];
  posts: Hex[];
  /** 12.1-a The plans have been carried out, and the cadres of the CSA are being placed. */
  placing: boolean;
  /** The cadre whose place is being chosen, or -1; whether it is a drafted one. */
  mustering: Block | -1;
  levied: boolean;
}

export interface Own {
  /** By block: its token, -1 off the map. */
  token: (Token | -1)[];
  /** By token: its block, -1 for a token off the map. */
  block: (Block | -1)[];
  /** By block: 0 in the force pool, -1 out of the game for good. */
  steps: number[];
  /** By block: HAS_MOVED, ACTIVE and what a unit has done in the Battle Turn. */
  done: number[];
  /** 3.55-a By block: the battles of this Combat Phase it took part in, a bit per battle. */
  part: number[];
  /** By block: the order in which blocks that look alike take their tokens, shuffled again and again. */
  rank: number[];
  /** 10.41-a Blocks that landed in this Campaign Turn and, at the same index, the port they came from. */
  landed: Block[];
  ports: Hex[];
  /** 5.32-c Marked blocks that have named the hexside they will try and, at the same index, that hexside. */
  forced: Block[];
  over: Hexside[];
  bid: number;
  plan: Plan;
}

export type Dark = object;
export type Table = Drawn<BobbyLee>;
export type Seen = Deep<Pub>;
export type View = Seeing<BobbyLee>;

export const newPlan = (): Plan => ({
  draft: false,
  emancipation: false,
  points: 0,
  levies: 0,
  added: [],
  raised: [],
  posts: [],
  placing: false,
  mustering: -1,
  levied: false,
});

export const newBattle = (hex: Hex, attacker: number): Battle => ({
  hex,
  entries: [],
  reinforced: [[], []],
  retreated: [[], []],
  rolled: [],
  admitted: [],
  held: [attacker, attacker, attacker, 1 - attacker, 1 - attacker, 1 - attacker],
  deployed: false,
  routed: -1,
  won: null,
  ended: -1,
});

const copyBattle = (b: Battle): Battle => ({
  hex: b.hex,
  entries: b.entries.slice(),
  reinforced: [b.reinforced[0].slice(), b.reinforced[1].slice()],
  retreated: [b.retreated[0].slice(), b.retreated[1].slice()],
  rolled: b.rolled.slice(),
  admitted: b.admitted.slice(),
  held: b.held.slice(),
  deployed: b.deployed,
  routed: b.routed,
  won: b.won,
  ended: b.ended,
});

const copyPub = (p: Pub): Pub => ({
  scenario: p.scenario,
  kind: p.kind,
  end: p.end,
  freeDeployment: p.freeDeployment,
  bareRetreats: p.bareRetreats,
  wingPursuit: p.wingPursuit,
  slowGuns: p.slowGuns,
  noStorming: p.noStorming,
  month: p.month,
  first: p.first,
  weather: p.weather,
  turn: p.turn,
  active: p.active,
  marker: p.marker,
  bids: [p.bids[0], p.bids[1]],
  drafts: [p.drafts[0], p.drafts[1]],
  emancipation: p.emancipation,
  greatVictory: p.greatVictory,
  lastVictory: p.lastVictory,
  link: p.link,
  alexandria: p.alexandria,
  removed: [p.removed[0], p.removed[1]],
  at: p.at.slice(),
  spot: p.spot.slice(),
  marks: p.marks.slice(),
  shown: p.shown.slice(),
  shownSteps: p.shownSteps.slice(),
  control: p.control.slice(),
  besieged: [p.besieged[0].slice(), p.besieged[1].slice()],
  scored: p.scored.slice(),
  attacked: p.attacked.slice(),
  command: p.command.slice(),
  strategic: p.strategic,
  battles: p.battles.length === 0 ? [] : p.battles.map(copyBattle),
  day: p.day,
  hour: p.hour,
  fighting: p.fighting,
  ending: p.ending,
  winner: p.winner,
  grade: p.grade,
});

const copyOwn = ({ token, block, steps, done, part, rank, landed, ports, forced, over, bid, plan: l }: Own): Own => ({
  token: token.slice(),
  block: block.slice(),
  steps: steps.slice(),
  done: done.slice(),
  part: part.slice(),
  rank: rank.slice(),
  landed: landed.slice(),
  ports: ports.slice(),
  forced: forced.slice(),
  over: over.slice(),
  bid,
  plan: {
    draft: l.draft,
    emancipation: l.emancipation,
    points: l.points,
    levies: l.levies,
    added: l.added.slice(),
    raised: l.raised.slice(),
    posts: l.posts.slice(),
    placing: l.placing,
    mustering: l.mustering,
    levied: l.levied,
  },
});

export const clone = ({ pub, own, dark }: Table): Table => ({
  pub: copyPub(pub),
  own: { USA: copyOwn(own.USA), CSA: copyOwn(own.CSA) },
  dark: { chance: copyChance(dark.chance) },
  log: null,
});
