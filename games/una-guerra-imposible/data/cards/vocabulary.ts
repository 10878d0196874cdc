/**
 * 7-g What a card can say. The rulebook prints no card but one (L16); the cards are reconstructed so that every use it mentions
 * occurs. A card is played in one of its windows while its conditions hold, and then its effects happen in their order, as far
 * as they can (7-h).
 */
import type { BlockName, Code } from '../blocks.ts';
import type { RegionName } from '../regions.ts';
import type { SideName } from '../sides.ts';
import type { ProvinceName, SpaceName } from '../spaces.ts';
import type { Year } from '../tables.ts';

/** 7.1-a, 7.1-b, 7.1-c */
export const CARD_TYPES = ['event', 'operational', 'tactical'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** When a card may be played. */
export const WINDOWS = [
  /** 7-c The moment an event is drawn. */
  'on-draw',
  /** Between two actions of the owner, never inside the move of a group. */
  'own-actions',
  /** A group of the owner is about to set out, before any roll. */
  'own-movement',
  /** The movement die of a Liberal group has been rolled, before its first step. */
  'own-movement-roll',
  /** The owner's supply step, before any place is checked; winter too. */
  'own-supply',
  /** Replacements have been paid for, the die not yet rolled. */
  'replacement-roll',
  /** 11.6-a An enemy group has entered a space: in place of the command point of one attempt. */
  'interception',
  /** 12.2-a An enemy group has entered a space: evasion, or an empty town. */
  'entry',
  /** The opponent has drawn his chit. */
  'enemy-chit',
  /** 23.2-b Before an expedition is looked for. */
  'before-locating',
  /** 23.2-b An expedition has been located. */
  'located',
  /** 16-e Regions included, unless a condition forbids. */
  'skirmish',
  /** 17.2-b */
  'battle-round',
  /** 18.1-g */
  'assault-round',
] as const;
export type CardWindow = (typeof WINDOWS)[number];

/** How long an effect lasts. */
export const DURATIONS = ['roll', 'move', 'round', 'battle', 'phase', 'year', 'game'] as const;
export type Duration = (typeof DURATIONS)[number];

/** What must be true for a card, or for a branch of it. */
export type CardCondition =
  | { readonly is: 'attacker' | 'defender' | 'relief' | 'in-the-north' }
  | { readonly is: 'terrain'; readonly terrain: 'abrupt' | 'open' }
  | { readonly is: 'zone'; readonly of: SideName }
  | { readonly is: 'round'; readonly round: number }
  /** The moving group: infantry, cavalry and trains. */
  | { readonly is: 'group-up-to'; readonly blocks: number }
  | { readonly is: 'group-from-zone'; readonly of: SideName }
  /** Spaces connected with France that the owner controls. */
  | { readonly is: 'france'; readonly least: number }
  | { readonly is: 'not-standing'; readonly what: StandingName }
  | { readonly is: 'expedition' }
  | { readonly is: 'expedition-in'; readonly region: RegionName }
  | { readonly is: 'uprising'; readonly region: RegionName; readonly level: number }
  | { readonly is: 'command'; readonly side: SideName; readonly least: number }
  | { readonly is: 'carlists-besiege-a-city' | 'carlists-hold-or-besiege-a-city' }
  | { readonly is: 'controls-any'; readonly side: SideName; readonly spaces: readonly SpaceName[] }
  | { readonly is: 'band-in-box' }
  /** A Carlist group has entered a principal town of the Liberal zone without Liberal unit or fortress, and a marker is left. */
  | { readonly is: 'empty-town-entered' }
  /** There is a block the marker of the first effect could go on. */
  | { readonly is: 'block-for-marker' };

/** 6-a Markers that cards put down. */
export const MARKERS = ['mutiny', 'chapelgorris', 'river', 'wall'] as const;
export type MarkerName = (typeof MARKERS)[number];

/** Changes of the rules that a card leaves standing. */
export const STANDINGS = [
  /** `n` is added to the replacement rolls of `side`. */
  'replacement-roll',
  /** A Liberal movement roll of 1 gives `n` points. */
  'liberal-roll-of-one',
  /** Liberal groups that start in Navarra move with `n` points and no roll. */
  'mina',
  /** Concentration costs `n` points. */
  'concentration-cost',
  /** Smuggling has no effect. */
  'border-closed',
  /** Carlist artillery neither fires in skirmishes nor gives artillery points. */
  'powder-shortage',
  /** The group of `side` under way has `n` movement points more; the space it stops to fight in is to be silenced in round 1. */
  'movement',
  'silence',
  /** The attempt of `side` costs no command point; it needs no die. */
  'free-intercept',
  'auto-intercept',
  /** The evasion under way needs no die. */
  'auto-evade',
  /** `n` is added to the die that looks for an expedition; what was found is lost again. */
  'locate',
  'locate-cancel',
  /** The landing of this phase may bring `n` blocks. */
  'landing-limit',
  /** The units of `side` in place `n` are supplied in this step. */
  'supplied',
] as const;
export type StandingName = (typeof STANDINGS)[number];

/** Where an effect may strike. */
export type Target =
  | {
      readonly what: 'block';
      readonly side: SideName;
      readonly arm?: 'infantry';
      readonly provinces?: readonly ProvinceName[];
      readonly code?: Code;
    }
  | {
      readonly what: 'place';
      readonly side: SideName;
      readonly zone?: SideName;
      readonly with: 'infantry' | 'infantry-or-cavalry';
      /** A place with such a block, if there is one. */
      readonly rather?: Code;
      readonly france?: true;
    };

/** 7.2-a Where blocks of an event may be placed. */
export type Landing =
  | { readonly by: 'liberal-reinforcement' | 'carlist-reinforcement' }
  | {
      readonly by: 'list';
      readonly spaces?: readonly SpaceName[];
      readonly regions?: readonly RegionName[];
      readonly coast?: true;
    };

export type Effect =
  | { readonly op: 'vp'; readonly side: SideName; readonly n: number }
  /** 9.1-h, 9.1-j Forward or back. */
  | { readonly op: 'prestige'; readonly n: number }
  | { readonly op: 'command'; readonly side: SideName; readonly n: number }
  | { readonly op: 'lose-all-command'; readonly side: SideName }
  /** Of this phase; an event drawn before the chit waits for it. Never below `least`. */
  | { readonly op: 'action-points'; readonly side: SideName; readonly n: number; readonly least: number }
  | { readonly op: 'extra-chit'; readonly side: SideName; readonly only: 'expeditions' | null }
  /** 21-a Received and spent at once; per space connected with France, up to `most`. */
  | { readonly op: 'replacements'; readonly side: SideName; readonly n: number; readonly perFrance?: { readonly most: number } }
  | {
      readonly op: 'uprising';
      readonly n: number;
      readonly in: readonly RegionName[];
      readonly choose: { readonly by: SideName } | null;
    }
  /** Of one expedition's region and one beside it; later effects mean that expedition. */
  | { readonly op: 'uprising-around-expedition'; readonly n: number }
  /** 23.2-f Of the expedition of the effect before, or of the region at hand; 0 takes the marker away. */
  | { readonly op: 'pursuit'; readonly n: number }
  | { readonly op: 'place'; readonly blocks: readonly BlockName[]; readonly where: Landing }
  /** 20.1-a, 20.1-c From the bag, as reinforcements. */
  | { readonly op: 'draw-reinforcements'; readonly side: SideName; readonly n: number }
  | {
      readonly op: 'artillery';
      readonly side: SideName;
      readonly n: number;
      readonly kind: 'field' | 'choice';
      readonly to: 'reinforcement' | 'hidden-box';
    }
  /** `n` points in all, or each; `placeBy` picks the place, `by` the blocks. */
  | {
      readonly op: 'lose-strength';
      readonly side: SideName;
      readonly n: number;
      readonly each?: true;
      readonly from: Target;
      readonly placeBy?: SideName;
      readonly by: SideName;
    }
  | {
      readonly op: 'marker';
      readonly marker: MarkerName;
      readonly on: Target | 'battle' | 'same-place';
      readonly by?: SideName;
      readonly until: Duration;
    }
  | {
      readonly op: 'standing';
      readonly what: StandingName;
      readonly side?: SideName;
      readonly n?: number;
      readonly until: Duration;
    }
  | { readonly op: 'cancel-cards'; readonly cards: readonly CardName[] }
  | { readonly op: 'cancel-enemy-tactical' }
  /** In this skirmish or round: more effectiveness, dice or second throws for own blocks of an arm, for `units` of them if said. */
  | {
      readonly op: 'fire';
      readonly arm: 'infantry' | 'cavalry';
      readonly units?: number;
      /** Those `units` are the first to fire; else each is named as it fires. */
      readonly first?: true;
      readonly e?: number;
      readonly dice?: number;
      readonly rethrow?: true;
    }
  /** 18.1-h The first `n` hits of this assault round count whole. */
  | { readonly op: 'whole-hits'; readonly n: number }
  | {
      readonly op: 'morale';
      readonly side: 'own' | 'enemy';
      readonly test: 'charge' | 'hits' | 'all';
      /** Added to morale, or the test is passed. */
      readonly n?: number;
      readonly passes?: true;
      readonly only?: { readonly code: Code; readonly arm: 'infantry' };
      /** Only tests caused by hits of the block the `fire` before was used on. */
      readonly causedBy?: 'that-block';
    }
  | { readonly op: 'fire-first' | 'first-activation' | 'no-pursuit' }
  | { readonly op: 'double-activation' | 'extra-assault-round'; readonly n: number }
  /** Of the moving group. */
  | { readonly op: 'movement'; readonly n: number }
  /** In the combat the moving group starts in this phase; a skirmish is round 1. */
  | { readonly op: 'no-enemy-tactical'; readonly round: number }
  | { readonly op: 'free-intercept' | 'auto-intercept' | 'auto-evade' }
  | { readonly op: 'locate'; readonly n: number }
  | { readonly op: 'locate-cancel' }
  | { readonly op: 'supply-place' }
  | { readonly op: 'restore-supply'; readonly n: number; readonly zone: SideName }
  | { readonly op: 'fortress-at-once' | 'fortress-complete' | 'fortress-free' }
  | { readonly op: 'naval-free' | 'landing-limit'; readonly units: number }
  | { readonly op: 'recover-band' }
  | { readonly op: 'free-expedition'; readonly blocks: number }
  | { readonly op: 'look-at-hand'; readonly side: SideName }
  | { readonly op: 'discard'; readonly side: SideName; readonly by: SideName | 'chance' }
  /** The owner takes one branch that he can carry out; the words for them are in the card's text. */
  | { readonly op: 'choose'; readonly of: readonly (readonly Effect[])[] }
  | { readonly op: 'if'; readonly cond: CardCondition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] };

export type CardName = `${'L' | 'C'}${number}`;
/** 30-a */
export const OPTIONAL_RULES = ['30.3.5', '30.3.6'] as const;
export type OptionalRuleName = (typeof OPTIONAL_RULES)[number];

export interface CardFace {
  readonly type: CardType;
  readonly year: Year;
  /** 7.1-d The asterisk: it leaves the game once played. */
  readonly once?: true;
  /** 7.1-e Out of the deck from this year on. */
  readonly outFrom?: Year;
  readonly optional?: OptionalRuleName;
  readonly windows: readonly [CardWindow, ...CardWindow[]];
  readonly requires?: readonly CardCondition[];
  readonly effects: readonly [Effect, ...Effect[]];
}
