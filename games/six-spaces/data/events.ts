/** 8.3 What is written on the three cards with events, as lists of effects. */
import type { EffectList } from '@cuartel/engine/kit/program.ts';
import type { Card, Side } from './board.ts';

/** The ends an effect can last to, from the nearest. */
export const ENDS = ['march', 'turn'] as const;
export type Until = (typeof ENDS)[number];

export type EventOperation =
  /** A block gets a lost step back. */
  | { readonly op: 'restore' }
  /** The side at hand discards a card of its choice. */
  | { readonly op: 'give-up' }
  | { readonly op: 'draw'; readonly n: number }
  /** Own marches are harder to intercept. */
  | { readonly op: 'cover'; readonly n: number; readonly until: Until };
/** The enemy holds more spaces; he has a card in hand. */
export type Need = { readonly is: 'behind' } | { readonly is: 'enemy-has-card' };
export type Range = { readonly is: 'sides' };

export interface SixEffects {
  op: EventOperation;
  need: Need;
  range: Range;
  of: Event;
  item: Side;
  gave: null;
}
/** Where an event may be played: in an action, or before the roll of an interception. */
export type EventWindow = 'action' | 'interception';
/** An event is its index here. */
export type Event = number;
interface EventFace {
  readonly card: Card;
  readonly window: EventWindow;
  /** What must hold for it to be played. */
  readonly needs: readonly Need[];
  readonly effects: EffectList<SixEffects>;
}
export const EVENTS: readonly EventFace[] = [
  // 8.4 Levy
  { card: 13, window: 'action', needs: [], effects: [{ op: 'may', n: 2, do: [{ op: 'restore' }] }] },
  // 8.5 Requisition
  {
    card: 14,
    window: 'action',
    needs: [{ is: 'enemy-has-card' }],
    effects: [{ op: 'each', in: { is: 'sides' }, do: [{ op: 'give-up' }] }],
  },
  // 8.6 Night march
  {
    card: 15,
    window: 'action',
    needs: [],
    effects: [
      {
        op: 'choose',
        of: [
          [{ op: 'cover', n: 1, until: 'turn' }],
          [{ op: 'if', cond: { is: 'behind' }, then: [{ op: 'draw', n: 2 }], else: [{ op: 'draw', n: 1 }] }],
        ],
      },
    ],
  },
  { card: 15, window: 'interception', needs: [], effects: [{ op: 'repeat', n: 2, do: [{ op: 'cover', n: 1, until: 'march' }] }] },
];
/** The events of a window that cards in hand allow. */
export const eventsFor = (window: EventWindow, hand: readonly Card[]): Event[] =>
  EVENTS.flatMap((event, i) => (event.window === window && hand.includes(event.card) ? [i] : []));
