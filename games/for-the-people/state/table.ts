/**
 * What lies on the table now, and in which drawer. Everything on the map is open (3.2-d); hidden are the hands and the order of
 * the deck. Generals laid face down (10.6.1-a) are public slots: nobody knows who they are until all are turned up, so they are
 * drawn then and lie in no drawer before.
 */
import { copyChance, type Deep, type Table as Drawn, type View as Seeing } from '@cuartel/engine';
import type { Army } from '../data/armies.ts';
import type { Turn } from '../data/calendar.ts';
import type { CardNumber } from '../data/cards.ts';
import type { General } from '../data/generals.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import type { Owner, Side, SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Formation } from '../data/tables.ts';
import type { Sum } from '../types/operations.ts';

/** One for the USA, one for the CSA, and both may change. */
export type Pair<T> = [usa: T, csa: T];

/** Where a general is who is not on the map. */
export const WAITING = -1;
export const GONE = -2;
/** He is under way with the march; his place is the march's. */
export const MARCHING = -3;

/** 5.1.2-a The force under way, lifted off the map until it stands again. What it has taken up and may still do. */
export interface March {
  side: Side;
  formation: Formation;
  army: Army | -1;
  /** 5.1.4-a The general activated; -1 in a division, in a shipload without one, and in a move as if led (5.4.5-a). */
  leader: General | -1;
  infantry: number;
  /** All generals who go along, the leader and cavalry generals among them. */
  generals: General[];
  /** Where it was activated, where it is, and the space from which it came there (-1 before the first step). */
  origin: Space;
  at: Space;
  from: Space | -1;
  points: number;
  /** 5.9.1-a So far all by rail between own spaces: the bonus is still open. */
  rail: boolean;
  /** 6.1.1-b By sea or river; 6.3.2-a it has passed a fort; what the admirals add to assault and guns (6.4.1-a, 6.3.1-a). */
  naval: boolean;
  passedFort: boolean;
  assault: number;
  guns: number;
  /** 5.10-a Activated by a 3-card or a campaign. */
  rough: boolean;
  /** 4.5.2-a, 4.6.2-a It must attack; it must go to Richmond. */
  mustAttack: boolean;
  toRichmond: boolean;
  /** 7.7.3-c Army commanders may fall in its battles. */
  atRisk: boolean;
  /** 5.8.2-a The enemy's attempt to intercept it has been made. */
  intercepted: boolean;
  /** 7.2.2-a Generals of forces that have lost a battle to it, and armies: some have no general. */
  beaten: General[];
  routed: Army[];
  /** 5.1.1-d The space named next; -1 between two steps. */
  to: Space | -1;
  /** 4.3.1-c An interrupt has stopped it before it began. */
  cancelled: boolean;
  /** 5.8.4-a The leader of the enemy force that a card brings to the space named; -1. */
  summoned: General | -1;
  /** 6.1.3-a Farragut sails. */
  farragut: boolean;
  /** 5.8.1-c An interceptor stands in the space named. */
  met: boolean;
  /** 5.1.1-d It is over: beaten, stopped by a battle, or its leader lost. */
  over: boolean;
  /** 5.1.5-a It has put itself together anew where it is. */
  regrouped: boolean;
  /** 5.1.5-a, 5.1.5-b What it has dropped on its way: SP by space, once for each, and generals. */
  dropped: Space[];
  left: General[];
}

/** 7.3.1-b What came of the dice, until the losses are suffered and the beaten are gone. */
export interface Fought {
  /** Who commanded, and with how many SP: both may be gone by now. */
  commanders: Pair<General | -1>;
  sp: Pair<number>;
  sums: Pair<Sum>;
  losses: Pair<number>;
  star: boolean;
  winner: Side;
}

/** 7.1-b The battle under way. Attacker first in every pair. */
export interface Clash {
  space: Space;
  /** Where the attacker came from. */
  from: Space;
  attacker: Side;
  naval: boolean;
  intercepted: boolean;
  /** 7.4.1-a The defender's commander, -1: nobody or generic. */
  commander: General | -1;
  subordinates: Pair<General[]>;
  elites: Pair<number>;
  /** 4.2.5-d What cards do to it. */
  cards: Pair<number>;
  detached: Pair<boolean>;
  siegeGuns: boolean;
  /** 5.5.4-c Cavalry generals who fell in it, once for each SP of their brigades. */
  fallen: Pair<General[]>;
  /** 7.3.1-b null: no die has fallen yet. */
  fought: Fought | null;
}

/** 4.3.1-b What has moved under the campaign card now being played: SP by the space where they are, once for each. */
export interface Campaign {
  left: number;
  naval: boolean;
  sp: Space[];
  generals: General[];
  armies: Army[];
  /** 15-a Where its moves began, if each must begin in another state. */
  states: number[] | null;
}

/** 20-a */
export interface Queue {
  general: General;
  cards: CardNumber[];
}

export const ENDINGS = ['scenario', 'will', 'resources', 'doubled', 'election', 'states'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Pub {
  scenario: ScenarioName;
  /** Optional rules, as bits. */
  options: number;
  turn: Turn;
  first: Turn;
  end: Turn;

  /** 12.4-a Political will, and whether its marker shows plus. */
  will: Pair<number>;
  /** What they were when each turn began, the Union's first of each pair. */
  trail: number[];
  rising: Pair<boolean>;
  blockade: number;
  amphibious: number;
  /** Lasting effects of cards 81, 82, 117 and 126, and of 12.8-a. */
  emancipation: boolean;
  intervention: boolean;
  clandestine: boolean;
  devastated: boolean;
  mississippi: boolean;
  /** 5.6.7.A-a The bonus has been taken. */
  mcclellan: boolean;

  /** By space: who controls it, and whose fort counter stands there. */
  control: Owner[];
  fort: Owner[];
  /** By space, for each side: infantry SP. Brigades are counted by their generals. */
  infantry: Pair<number[]>;
  /** 12.2-a Destroyed resource centres, a bit for each of CENTRES. */
  destroyed: number;
  ironclads: Space[];
  torpedoes: Space[];
  hunley: Space | -1;

  /** By general: his space, WAITING, GONE or MARCHING; the turn from which he may be placed, 0 if none. */
  general: (Space | -1 | -2 | -3)[];
  due: Turn[];
  /** By general: he is a cavalry general now (5.6.7.B-a, 5.6.7.D-a may change it); SP of his brigade on the map, else 0. */
  rides: boolean[];
  brigade: number[];
  /** By army: its space, -1 off the map or under way; its commander, -1 generic; the turn from which it may be created. */
  army: (Space | -1)[];
  commander: (General | -1)[];
  /** 5.2.8-a By army: its marker is turned over, so that who takes it may have to pay (5.2.2-c). */
  generic: boolean[];
  armyDue: Turn[];
  /** 5.6.1-b By army: how many rounds its side had begun when it lost a large battle; negative: never. */
  lostLarge: number[];
  /** By elite unit: its army, -1 in stock. */
  elite: (Army | -1)[];
  /** 6.8.6-b, 5.5.4-a Fort counters and SP of brigades on the turn track. */
  fortsOut: Pair<number>;
  spDue: Pair<number>;
  /** 10.6.1-a Generals face down: their spaces, and whether each is of the cavalry pool. */
  slots: Pair<Space[]>;
  slotCavalry: Pair<boolean[]>;

  /** By state: who controls it; by border state: who did first. */
  state: Owner[];
  firstHeld: Owner[];
  /** 11.2.2-a -1: in its box. */
  capital: Pair<Space | -1>;

  hands: Pair<number>;
  deck: number;
  discards: CardNumber[];
  removed: CardNumber[];
  /** 4.2.6-a Forward to Richmond lies ready for the Union's next round. */
  compelled: boolean;
  /** 4.4.1-c */
  reshuffle: boolean;
  queue: Pair<Queue | null>;

  active: SideName;
  /** Strategy rounds begun since the game began, and cards played in the first turn (15-a). */
  rounds: Pair<number>;
  /** 4.4.1-a The Union has won a medium or large battle in this turn. */
  victory: boolean;
  /** 10.2.2-a, 19-e SP moved strategically in this turn, and those sent to armies. */
  strategic: Pair<number>;
  transfers: Pair<number>;
  /** 15-b The Union has had a blockade card; the blockade has been raised. */
  hadBlockade: boolean;
  raisedBlockade: boolean;

  march: March | null;
  battle: Clash | null;
  /** 5.2.4-a An army that has come into the space of another, with its generals, until one of the two is gone. */
  arriving: { army: Army; generals: General[] } | null;
  campaign: Campaign | null;

  ending: Ending | null;
  winner: SideName | null;
}
export interface Own {
  hand: CardNumber[];
}
export interface Dark {
  /** The top is the last. */
  deck: CardNumber[];
}

/** The drawers; types.ts adds what the rulebook needs besides. */
export interface Lying {
  side: SideName;
  pub: Pub;
  own: Own;
  dark: Dark;
}
export type Table = Drawn<Lying>;
export type Seen = Deep<Pub>;
export type View = Seeing<Lying>;

const copyMarch = (m: March): March => ({
  side: m.side,
  formation: m.formation,
  army: m.army,
  leader: m.leader,
  infantry: m.infantry,
  generals: m.generals.slice(),
  origin: m.origin,
  at: m.at,
  from: m.from,
  points: m.points,
  rail: m.rail,
  naval: m.naval,
  passedFort: m.passedFort,
  assault: m.assault,
  guns: m.guns,
  rough: m.rough,
  mustAttack: m.mustAttack,
  toRichmond: m.toRichmond,
  atRisk: m.atRisk,
  intercepted: m.intercepted,
  beaten: m.beaten.slice(),
  routed: m.routed.slice(),
  to: m.to,
  cancelled: m.cancelled,
  summoned: m.summoned,
  farragut: m.farragut,
  met: m.met,
  over: m.over,
  regrouped: m.regrouped,
  dropped: m.dropped.slice(),
  left: m.left.slice(),
});
const copySum = ({ die, terms, total }: Sum): Sum => ({ die, terms: terms.map(term => ({ ...term })), total });
const copyFought = (f: Fought): Fought => ({
  commanders: [f.commanders[0], f.commanders[1]],
  sp: [f.sp[0], f.sp[1]],
  sums: [copySum(f.sums[0]), copySum(f.sums[1])],
  losses: [f.losses[0], f.losses[1]],
  star: f.star,
  winner: f.winner,
});
const copyClash = (b: Clash): Clash => ({
  space: b.space,
  from: b.from,
  attacker: b.attacker,
  naval: b.naval,
  intercepted: b.intercepted,
  commander: b.commander,
  subordinates: [b.subordinates[0].slice(), b.subordinates[1].slice()],
  elites: [b.elites[0], b.elites[1]],
  cards: [b.cards[0], b.cards[1]],
  detached: [b.detached[0], b.detached[1]],
  siegeGuns: b.siegeGuns,
  fallen: [b.fallen[0].slice(), b.fallen[1].slice()],
  fought: b.fought === null ? null : copyFought(b.fought),
});
const copyCampaign = (c: Campaign): Campaign => ({
  left: c.left,
  naval: c.naval,
  sp: c.sp.slice(),
  generals: c.generals.slice(),
  armies: c.armies.slice(),
  states: c.states === null ? null : c.states.slice(),
});
const copyQueue = (q: Queue | null): Queue | null => (q === null ? null : { general: q.general, cards: q.cards.slice() });

const copyPub = (p: Pub): Pub => ({
  scenario: p.scenario,
  options: p.options,
  turn: p.turn,
  first: p.first,
  end: p.end,
  will: [p.will[0], p.will[1]],
  trail: p.trail.slice(),
  rising: [p.rising[0], p.rising[1]],
  blockade: p.blockade,
  amphibious: p.amphibious,
  emancipation: p.emancipation,
  intervention: p.intervention,
  clandestine: p.clandestine,
  devastated: p.devastated,
  mississippi: p.mississippi,
  mcclellan: p.mcclellan,
  control: p.control.slice(),
  fort: p.fort.slice(),
  infantry: [p.infantry[0].slice(), p.infantry[1].slice()],
  destroyed: p.destroyed,
  ironclads: p.ironclads.slice(),
  torpedoes: p.torpedoes.slice(),
  hunley: p.hunley,
  general: p.general.slice(),
  due: p.due.slice(),
  rides: p.rides.slice(),
  brigade: p.brigade.slice(),
  army: p.army.slice(),
  commander: p.commander.slice(),
  generic: p.generic.slice(),
  armyDue: p.armyDue.slice(),
  lostLarge: p.lostLarge.slice(),
  elite: p.elite.slice(),
  fortsOut: [p.fortsOut[0], p.fortsOut[1]],
  spDue: [p.spDue[0], p.spDue[1]],
  slots: [p.slots[0].slice(), p.slots[1].slice()],
  slotCavalry: [p.slotCavalry[0].slice(), p.slotCavalry[1].slice()],
  state: p.state.slice(),
  firstHeld: p.firstHeld.slice(),
  capital: [p.capital[0], p.capital[1]],
  hands: [p.hands[0], p.hands[1]],
  deck: p.deck,
  discards: p.discards.slice(),
  removed: p.removed.slice(),
  compelled: p.compelled,
  reshuffle: p.reshuffle,
  queue: [copyQueue(p.queue[0]), copyQueue(p.queue[1])],
  active: p.active,
  rounds: [p.rounds[0], p.rounds[1]],
  victory: p.victory,
  strategic: [p.strategic[0], p.strategic[1]],
  transfers: [p.transfers[0], p.transfers[1]],
  hadBlockade: p.hadBlockade,
  raisedBlockade: p.raisedBlockade,
  march: p.march === null ? null : copyMarch(p.march),
  battle: p.battle === null ? null : copyClash(p.battle),
  arriving: p.arriving === null ? null : { army: p.arriving.army, generals: p.arriving.generals.slice() },
  campaign: p.campaign === null ? null : copyCampaign(p.campaign),
  ending: p.ending,
  winner: p.winner,
});

export const clone = ({ pub, own, dark }: Table): Table => ({
  pub: copyPub(pub),
  own: { USA: { hand: own.USA.hand.slice() }, CSA: { hand: own.CSA.hand.slice() } },
  dark: { deck: dark.deck.slice(), chance: copyChance(dark.chance) },
  log: null,
});
