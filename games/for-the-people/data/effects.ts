/**
 * The vocabulary of card events. An event is played through one of its variants; its steps run in order, each as far as it can.
 * `count` is the most that may be done. Sides are meant from the player of the variant where they say player or opponent.
 */
import type { SideName } from './sides.ts';
import type { SpaceId } from './spaces.ts';
import type { StateId } from './states.ts';

/** 4.2.5-d When an interrupting variant may be played. */
export const WINDOWS = ['activation', 'interception', 'naval-move', 'battle'] as const;
export type CardWindow = (typeof WINDOWS)[number];

export type Whose = SideName | 'player' | 'opponent';

/** A choice of spaces; every field that is there must hold. Own and enemy are meant from the side of the step. */
export interface Where {
  readonly states?: readonly StateId[] | 'eleven';
  readonly notStates?: readonly StateId[];
  readonly spaces?: readonly SpaceId[];
  readonly notSpaces?: readonly SpaceId[];
  /** The space itself or one next to it by road, rail or river. */
  readonly near?: SpaceId;
  /** Absent: own-controlled for new SP and forts, anybody's for markers. */
  readonly control?: 'own' | 'neutral-or-own' | 'any';
  /** The state is under the control of the side (12.1.1-a). */
  readonly stateOwn?: true;
  readonly with?: 'own-sp' | 'own-army' | 'own-general';
  readonly loc?: true;
  readonly ownCapital?: true;
  readonly openRunner?: true;
  readonly runner?: boolean;
  readonly centre?: boolean;
  readonly coastalFort?: false;
  readonly riverPort?: true;
  readonly rail?: true;
  readonly proUnion?: true;
  /** Lifts 10.4.3-a. */
  readonly proUnionToo?: true;
  readonly within?: Within;
  /** SP of the side concerned in the space, cavalry counted. */
  readonly leastSp?: number;
  readonly noFort?: true;
  readonly noEnemySp?: true;
  readonly anyOf?: readonly Where[];
}
/** A distance by road and rail, whatever stands on the way; over other connections too where it says so. */
export interface Within {
  /** A space, one own brigade for the whole step, the own capital, or any Confederate SP. */
  readonly of: SpaceId | 'own-brigade' | 'own-capital' | 'csa-sp';
  readonly distance: number;
  readonly river?: true;
  readonly harbour?: true;
  readonly rough?: true;
}

/** What must hold for a variant to be played. */
export type Need =
  | { readonly is: 'army-near-richmond' }
  | { readonly is: 'opponent-has-card' }
  | { readonly is: 'army-with-subordinates' }
  | { readonly is: 'brigade-outside-armies' }
  | { readonly is: 'brigade'; readonly side: Whose }
  | { readonly is: 'nobody-near'; readonly side: SideName; readonly near: SpaceId }
  | { readonly is: 'no-emancipation' }
  | { readonly is: 'elite-free' }
  | { readonly is: 'ironclad' }
  | { readonly is: 'commander-to-relieve'; readonly side: Whose; readonly where?: Where }
  | { readonly is: 'non-commander'; readonly side: Whose }
  | { readonly is: 'union-victory' }
  | { readonly is: 'will-from'; readonly side: SideName; readonly value: number }
  | { readonly is: 'opposing-army-with-cavalry' }
  | { readonly is: 'capital'; readonly side: SideName }
  | { readonly is: 'fort-to-retake' }
  | { readonly is: 'controls-state'; readonly side: SideName; readonly state: StateId }
  | { readonly is: 'controls'; readonly side: SideName; readonly space: SpaceId }
  | { readonly is: 'two-armies'; readonly side: SideName; readonly state: StateId }
  | { readonly is: 'infantry-in-valley' }
  | { readonly is: 'fort-in-battle'; readonly side: SideName };

export type Step =
  /** 12.4-b One change of political will, or none at a blockade of 0 when it goes by the blockade. */
  | { readonly op: 'will'; readonly side: SideName; readonly by: number; readonly times?: 'blockade'; readonly if?: Need }
  | { readonly op: 'blockade'; readonly by: number; readonly cap?: number }
  /** `beaten`: only if a die is higher than the present modifier. */
  | { readonly op: 'amphibious'; readonly by: number; readonly beaten?: true }
  | {
      readonly op: 'place-sp';
      readonly side: SideName;
      readonly count: number;
      readonly spread: 'any' | 'one-space' | 'one-per-space' | 'two-per-space' | 'one-per-state';
      readonly where: Where;
    }
  /** `clear`: not where enemy SP or an enemy fort stand; `lifts`: 11.3-e does not hold. */
  | {
      readonly op: 'place-marker';
      readonly side: Whose;
      readonly count: number | 'all';
      readonly where: Where;
      readonly clear?: true;
      readonly lifts?: true;
      readonly flipsOnlyIn?: readonly StateId[];
      readonly unlessHeld?: true;
    }
  | {
      readonly op: 'remove-marker';
      readonly of: Whose;
      readonly count: number;
      readonly where: Where;
      readonly clear?: true;
      readonly must?: true;
    }
  /** 4.2.4-a `first`: SP in these spaces go before any others. */
  | {
      readonly op: 'remove-sp';
      readonly side: Whose;
      readonly count: number;
      readonly chooser: Whose;
      readonly onePerSpace?: true;
      readonly where?: Where;
      readonly first?: Where;
    }
  /** 9.1-a, 9.2-a One force of the side, chosen by the player of the card. */
  | { readonly op: 'attrition'; readonly side: SideName }
  | { readonly op: 'place-fort'; readonly side: SideName; readonly count: number; readonly where: Where }
  | { readonly op: 'place-elite' }
  | { readonly op: 'place-weapon'; readonly kind: 'ironclad' | 'torpedo' | 'hunley'; readonly count: number }
  | { readonly op: 'remove-ironclad' }
  | { readonly op: 'discard'; readonly from: SideName | 'opponent' }
  | { readonly op: 'draw'; readonly side: SideName }
  /** 4.2.6-a The side's next round is this event, with this card. */
  | { readonly op: 'compel'; readonly side: SideName }
  /** 4.6.2-a */
  | { readonly op: 'march-on-richmond' }
  /** 4.5-a `from: any` spaces, or all from one over at most so many rail links. */
  | { readonly op: 'concentrate'; readonly most: number; readonly links?: number; readonly bo?: true }
  /** 4.5.2-a `atRisk`: army commanders may fall (7.7.3-c). */
  | { readonly op: 'attack-from-there'; readonly atRisk?: true }
  | { readonly op: 'campaign'; readonly moves: 2 | 3 }
  /** 6.1.2-a `farragut`: passes an empty fort, ignores a torpedo, leaves a marker (6.1.3-a, 11.3-e). */
  | { readonly op: 'naval-move'; readonly assault: number; readonly guns: number; readonly farragut?: true }
  | { readonly op: 'cancel-naval-move' }
  | { readonly op: 'cancel-activation'; readonly strategyFrom?: number }
  | { readonly op: 'limit-movement'; readonly points: number }
  /** 5.8.4-a */
  | { readonly op: 'intercept' }
  | { readonly op: 'battle-modifier'; readonly by: number }
  | { readonly op: 'battle-ignore-fort' }
  | { readonly op: 'battle-detach-cavalry' }
  /** A die of up to 3 kills; otherwise he is wounded, if the card wounds. */
  | { readonly op: 'casualty'; readonly target: 'army-subordinate' | 'brigade-outside'; readonly wounds?: true }
  | { readonly op: 'remove-general' }
  | { readonly op: 'relieve'; readonly demote?: true; readonly where?: Where }
  | { readonly op: 'emancipation' }
  | { readonly op: 'intervention' }
  | { readonly op: 'open-port' }
  | { readonly op: 'devastate-valley' }
  | { readonly op: 'operations'; readonly value: number }
  /** 5.4.5-a */
  | { readonly op: 'move-as-corps'; readonly most: number }
  | { readonly op: 'retake-fort' }
  | { readonly op: 'relocate-army'; readonly side: SideName; readonly from: StateId; readonly to: Where };
export type Op = Step['op'];

/** 4.2-a Who may play it; a window makes it an interrupt, otherwise it is played in an own round. */
export interface Variant {
  readonly by: SideName | 'both';
  readonly window?: CardWindow;
  readonly needs?: readonly Need[];
  readonly steps: readonly Step[];
}

/** How an event is found again: a card and one of its variants. */
export interface EventOf {
  card: number;
  variant: number;
}
/** What the interpreter is told of these cards; `gave` is the space of a concentration. */
export interface PeopleEffects {
  op: Step;
  need: Need;
  range: never;
  of: { card: number; variant: number };
  item: null;
  gave: number;
}
