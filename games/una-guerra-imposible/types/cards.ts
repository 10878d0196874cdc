/** Deeds, sections, moments and journal of the cards. */
import type { EffectDeeds, EffectsChapter } from '@cuartel/engine/kit/effects.ts';
import type { Block } from '../data/blocks.ts';
import type { CardCondition, CardWindow, Effect, Landing, MarkerName, StandingName, Target } from '../data/cards/vocabulary.ts';
import type { Card } from '../data/cards.ts';
import type { Place } from '../data/places.ts';
import type { Region } from '../data/regions.ts';
import type { Side, SideName } from '../data/sides.ts';
import type { CounterKind, Token, Unit } from '../data/units.ts';
import type { Occasion } from '../queries/conditions.ts';

/** A card that is being carried out, and the place it is about, or -1. */
export type CardInPlay = { card: Card; at: Place | -1 };
export interface WarEffects {
  op: Effect;
  need: CardCondition;
  range: never;
  of: CardInPlay;
  item: null;
  /** The place an effect was done to, for those after it. */
  gave: Place;
}

export interface CardDeeds extends EffectDeeds<WarEffects> {
  /** 7.1-b An operational card, openly. */
  card: Card;
  /** 7.3-a A tactical card face down, or none. */
  lay: Card;
  layNone: null;
  /** 7-d */
  discard: Card;
  /** L32 A card of the enemy's hand. */
  discardTheirs: Card;
  /** What a card asks for: a place, a region, a block, one of the units that regain strength, a kind of gun. */
  namePlace: Place;
  nameRegion: Region;
  markBlock: Token;
  suffer: Token;
  resupply: Unit;
  gunKind: CounterKind;
}

/** 7.4-b A window for operational cards, and what is going on. */
export interface CardMoments {
  cards: { window: CardWindow; by: SideName; on: Occasion };
}

interface For {
  side: SideName;
}
export interface CardContents {
  effects: EffectsChapter<SideName, WarEffects>;
  /** 7-c */
  drawCard: { given: For; keeps: object; gives: undefined; steps: 'draw' | 'full'; asks: never };
  /** 7-d, 7-i */
  trimHand: { given: For; keeps: object; gives: undefined; steps: 'full'; asks: 'discard' };
  /** 7.3-a Both for a skirmish or a battle round, the attacker alone for an assault round. */
  tacticals: {
    given: { window: 'skirmish' | 'battle-round' | 'assault-round'; place: Place; attacker: SideName; round: number };
    keeps: { left: SideName[]; who: SideName; up: { side: SideName; card: Card }[] };
    gives: undefined;
    steps: 'begin' | 'next' | 'turnUp' | 'work' | 'worked';
    asks: 'lay';
  };
  /** The effects that ask somebody. */
  cardUprising: { given: For & { n: number; regions: Region[] }; keeps: object; gives: Place; steps: never; asks: 'region' };
  cardAround: { given: For & { n: number }; keeps: { region: Region }; gives: Place; steps: 'raise'; asks: 'region' | 'other' };
  /** `n` points in all from what `target` means; at one place of `placeBy`'s choice, if he is named. */
  cardLoss: {
    given: For & { target: Target; placeBy: SideName | null; n: number };
    keeps: { place: Place; places: Place[]; left: number };
    gives: Place;
    steps: 'begin' | 'count' | 'end' | 'back';
    asks: 'place' | 'suffer';
  };
  cardMutiny: { given: For & { target: Target }; keeps: { places: Place[] }; gives: Place; steps: 'begin'; asks: 'place' };
  cardMarker: { given: For & { target: Target }; keeps: object; gives: undefined; steps: never; asks: 'block' };
  cardPlacement: {
    given: For & { blocks: Block[]; where: Landing };
    keeps: { block: Block };
    gives: undefined;
    steps: 'next' | 'end';
    asks: 'place';
  };
  cardGuns: { given: For & { n: number }; keeps: object; gives: undefined; steps: 'more'; asks: 'kind' };
  cardSupply: { given: For; keeps: object; gives: undefined; steps: never; asks: 'place' };
  cardRestore: { given: For & { n: number; zone: SideName }; keeps: object; gives: undefined; steps: 'more'; asks: 'unit' };
  cardBand: { given: For; keeps: object; gives: undefined; steps: 'settled'; asks: 'place' };
  /** L21 */
  cardWorks: { given: For; keeps: object; gives: undefined; steps: 'settled'; asks: 'which' };
  cardBuild: { given: For; keeps: object; gives: undefined; steps: never; asks: 'which' };
  /** L14, C32 From where; ships may leave more than one place. */
  cardSail: {
    given: For & { units: number };
    keeps: { left: number; blocks: number };
    gives: undefined;
    steps: 'begin' | 'more';
    asks: 'from';
  };
  cardExpedition: { given: For & { blocks: number }; keeps: object; gives: undefined; steps: never; asks: 'from' };
  cardDiscard: { given: For; keeps: object; gives: undefined; steps: never; asks: 'card' };
  cardRiver: { given: For & { space: Place }; keeps: object; gives: undefined; steps: 'long'; asks: 'block' };
}

export interface CardFacts {
  drew: For;
  drewCard: { card: Card };
  drewCancelled: { card: Card } & For;
  noCards: For;
  newDeck: For;
  event: { card: Card } & For;
  noEffect: { card: Card };
  playedCard: { card: Card } & For;
  discarded: { card: Card } & For;
  laidCard: { laid: boolean } & For;
  laidThis: { card: Card | -1 };
  turnedUp: { card: Card } & For;
  voided: { card: Card } & For;
  cancelled: { card: Card; from: 'hand' | 'discards' | 'deck' };
  lapsed: { what: StandingName };
  ruleStands: { what: StandingName; side: Side | -1; n: number };
  sawHand: { cards: Card[] } & For;
  sawTheHand: { n: number } & For;
  marked: { marker: MarkerName; place: Place };
  owed: { n: number } & For;
  moreChits: For;
  /** 5.2-b The places where an owner has such units as a card means. */
  declaredPlaces: { places: Place[] } & For;
  notPlaced: { block: Block };
  resupplied: { place: Place; train: boolean } & For;
  hidGuns: { kind: CounterKind; n: number } & For;
  fortressAppeared: { place: Place } & For;
}
