/** What lies on the table now, and in which drawer. */
import { type Chance, copyChance, type Deep, type Table as Drawn, shuffle } from '@cuartel/engine';
import { ACTION_CARDS, type Card, EVENT_CARDS, idOf } from '../data/cards.ts';
import { SIZE } from '../data/map.ts';
import { NORTH_OF_POTOMAC } from '../data/options.ts';
import { START } from '../data/scenarios.ts';
import type { Space } from '../data/spaces.ts';
import { DEPOT_VALUES } from '../data/tunables.ts';
import { BOX, type Sort, UNITS, type Unit } from '../data/units.ts';
import type { Mosby } from '../types.ts';

export type Phase = 'preparation' | 'events' | 'operations' | 'rounds' | 'end';
export type Ending = '' | 'won' | 'dead' | 'behind' | 'final' | 'confederacy';
/**
 * 2.3-a A counter on the map is a token: its place and its markers are seen by all, its face only once it has been looked at.
 * `at`, `face`, `lost`, `flag` and `came` are indexed by token; a token at -1 is free.
 */
export type Token = number;

/** Marks on a space (`mark`), as bits. */
export const REVEALED = 1;
export const QUERY = 2;
export const EXTENDED = 4;
export const FORCE = 8;
export const DEVASTATED = 16;
export const RAIL_DOWN = 32;
export const BRIDGE_DOWN = 64;
export const DEPOT = 128;
export const DEPOT_DOWN = 256;
/** Marks on a token (`flag`), as bits. */
export const ACTIVE = 1;
export const RETREAT = 2;
/** It has had its action in this Union part. */
export const ACTED = 4;
/** 7.3-g1 Its action was to take off its retreat marker. */
export const RALLIED = 8;
/** 6.2-h Woken by the entry that opened these Rounds. */
export const ROUSED = 16;
/** 7.8-l Face down, but an escort: surely a combat unit. */
export const SURELY_COMBAT = 32;

export interface Pub {
  options: number;
  turn: number;
  phase: Phase;
  notoriety: number;
  points: number;
  awareness: number;
  mosby: Space | -1;
  strength: number;
  /** The turn in which Mosby was wounded; 0: he is well. */
  wound: number;
  initiative: 'none' | 'mosby' | 'union';
  hidden: boolean;
  /** Entries that Sergeant Ames still covers. */
  ames: number;
  /** C-j Ames led the Move of this Round: only units that ride in fight. */
  amesRound: boolean;
  /** Stoughton, Dulaney: 0 not yet come, 1 on the map, 2 held by Mosby, 3 gone for good. */
  leaders: number[];
  food: number;
  /** 8.3-b Where the Cannon lies hidden. */
  cannonAt: Space | -1;
  /** C-l Lee waits for information this turn. */
  lee: boolean;
  train: Space | -1;
  wreck: Space | -1;
  /** The two escorts: a token, -2 off the map with the train, -3 none. */
  escort: number[];
  /** 7.8-h1 The counter and the losses of an escort that went back off the map; -1: not drawn. */
  escortUnit: (Unit | -1)[];
  escortLost: number[];
  /** Results of the Extend table already obtained, as bits. */
  extended: number;
  /** The highest Reinforcement box that has been emptied. */
  boxes: number;
  eventsLeft: number;
  turnOver: boolean;
  ending: Ending;
  mark: number[];
  at: (Space | -1)[];
  face: (Unit | -1)[];
  lost: number[];
  flag: number[];
  /** Where it came from into Mosby's space in this Union part; -1: it did not. */
  came: (Space | -1)[];
  holding: Unit[];
  eliminated: Unit[];
  spent: Card[];
  resolved: Card[];
  removed: Card[];
  /** 8.7-a Non-combat units taken in Operations and not yet questioned. */
  captives: Sort[];
  /** 6.4-i What depots turned out to be worth when they burned, the first first. */
  burned: number[];
}
export interface Own {
  hand: Card[];
}
export interface Dark {
  cup: Unit[];
  /** Decks: the top is the last. */
  actions: Card[];
  events: Card[];
  /** By token: which unit it is. */
  who: (Unit | -1)[];
  depotsLeft: number[];
  /** By depot site: the value of the intact marker there, 0 none. */
  depots: number[];
}
export type Table = Drawn<Mosby>;
export type Seen = Deep<Pub>;

/** 8.5-b The cards that the war north of the Potomac does without, and the counters with code S. */
const LEES: readonly Card[] = EVENT_CARDS.filter(card => idOf(card) === 'evt-lee-info');
const IN_CUP: readonly Unit[] = UNITS.filter(unit => BOX[unit] === 1);
/**
 * 3.0-a Both decks are shuffled apart (C-a: 60 and 60 cards); 3.0-b units with code S go into the cup, the others wait in their boxes;
 * 3.0-c tracks at their lowest; 3.0-d bridges stand; 3.0-e no unit is on the map.
 */
export const setUp = (options: number, chance: Chance): Table => {
  const lees = (options & NORTH_OF_POTOMAC) !== 0 ? LEES : [];
  const t: Table = {
    pub: {
      options,
      ...START,
      phase: 'preparation',
      mosby: -1,
      strength: 0,
      wound: 0,
      initiative: 'none',
      hidden: false,
      ames: 0,
      amesRound: false,
      leaders: [0, 0],
      food: 0,
      cannonAt: -1,
      lee: false,
      train: -1,
      wreck: -1,
      escort: [-3, -3],
      escortUnit: [-1, -1],
      escortLost: [0, 0],
      extended: 0,
      boxes: 1,
      eventsLeft: 0,
      turnOver: false,
      ending: '',
      mark: new Array<number>(SIZE).fill(0),
      at: [],
      face: [],
      lost: [],
      flag: [],
      came: [],
      holding: [],
      eliminated: [],
      spent: [],
      resolved: [],
      removed: lees.slice(),
      captives: [],
      burned: [],
    },
    own: { mosby: { hand: [] } },
    dark: {
      cup: IN_CUP.slice(),
      actions: ACTION_CARDS.slice(),
      events: lees.length > 0 ? EVENT_CARDS.filter(card => !lees.includes(card)) : EVENT_CARDS.slice(),
      who: [],
      depotsLeft: DEPOT_VALUES.slice(),
      depots: DEPOT_VALUES.map(() => 0),
      chance,
    },
    log: null,
  };
  shuffle(t, t.dark.actions);
  shuffle(t, t.dark.events);
  return t;
};

export const clone = ({ pub: p, own, dark: d }: Table): Table => ({
  pub: {
    options: p.options,
    turn: p.turn,
    phase: p.phase,
    notoriety: p.notoriety,
    points: p.points,
    awareness: p.awareness,
    mosby: p.mosby,
    strength: p.strength,
    wound: p.wound,
    initiative: p.initiative,
    hidden: p.hidden,
    ames: p.ames,
    amesRound: p.amesRound,
    leaders: p.leaders.slice(),
    food: p.food,
    cannonAt: p.cannonAt,
    lee: p.lee,
    train: p.train,
    wreck: p.wreck,
    escort: p.escort.slice(),
    escortUnit: p.escortUnit.slice(),
    escortLost: p.escortLost.slice(),
    extended: p.extended,
    boxes: p.boxes,
    eventsLeft: p.eventsLeft,
    turnOver: p.turnOver,
    ending: p.ending,
    mark: p.mark.slice(),
    at: p.at.slice(),
    face: p.face.slice(),
    lost: p.lost.slice(),
    flag: p.flag.slice(),
    came: p.came.slice(),
    holding: p.holding.slice(),
    eliminated: p.eliminated.slice(),
    spent: p.spent.slice(),
    resolved: p.resolved.slice(),
    removed: p.removed.slice(),
    captives: p.captives.slice(),
    burned: p.burned.slice(),
  },
  own: { mosby: { hand: own.mosby.hand.slice() } },
  dark: {
    cup: d.cup.slice(),
    actions: d.actions.slice(),
    events: d.events.slice(),
    who: d.who.slice(),
    depotsLeft: d.depotsLeft.slice(),
    depots: d.depots.slice(),
    chance: copyChance(d.chance),
  },
  log: null,
});
