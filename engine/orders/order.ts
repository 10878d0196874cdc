/**
 * STANDING ORDERS: answers a side has given in advance, so that a window at every step of an enemy's move does not cost a click
 * each. They are that side's own affair: no part of the truth, never shown to anybody else. What an order answers goes into the
 * log like any other action of its side, so nobody can tell from the log that it was used, and a replay needs no orders.
 */
import type { Thing } from '../text/catalogue.ts';

/** The question an order is for. */
export type AtQuestion =
  | { readonly moment: string }
  | { readonly section: string; readonly step: string }
  /** Whatever is asked. */
  | { readonly anywhere: true };

/** Some ways in which a deed could be done when the order was given: only for naming the deed later, when it is not offered. */
type Ways = readonly unknown[];
export type OrderedAnswer =
  /** Let the window pass. */
  | { readonly is: 'pass' }
  /** Do just this; without `with` only where the deed can be done in one way. */
  | { readonly is: 'do'; readonly do: string; readonly with?: unknown }
  /** Do not offer me this any more (with one of these things; null: at all). When one answer is left, it is given. */
  | { readonly is: 'never'; readonly do: string; readonly things: readonly Thing[] | null; readonly like?: Ways }
  /** Take them in this order: the first that can be done, or as many of a set as must be chosen. */
  | { readonly is: 'prefer'; readonly do: string; readonly things: readonly Thing[]; readonly like?: Ways }
  /** Give the answer where there is but one. */
  | { readonly is: 'only' }
  /** These one after another; as soon as something else is asked, or one of them cannot be done, no more. */
  | { readonly is: 'then'; readonly steps: readonly PlannedDeed[] };

/** A deed planned for a question that is still to come. */
export interface PlannedDeed {
  readonly at: AtQuestion;
  readonly do: string;
  readonly with: unknown;
}

/** Ask me after all; or, under `when`: speak only then. */
export type Exception =
  /** The question is about one of these (the enemy enters there). */
  | { readonly about: readonly Thing[] }
  /** This can be done. */
  | { readonly offered: string; readonly like?: Ways }
  /** A figure of the game is at least so much: a number, or so many times another figure. */
  | { readonly figure: string; readonly least: number | { readonly times: number; readonly figure: string } };

export type Lasting =
  /** As long as the game. */
  | { readonly is: 'game' }
  /** As long as a clock of the game shows what it showed then: this turn, this battle. */
  | { readonly is: 'clock'; readonly clock: string; readonly shows: number | string }
  /** Until something can be chosen that could not be chosen then. `known`: what could. */
  | { readonly is: 'change'; readonly known: readonly string[] }
  /** So many times. */
  | { readonly is: 'times'; readonly left: number };

export interface Order {
  readonly id: string;
  readonly at: AtQuestion;
  readonly answer: OrderedAnswer;
  /** It speaks only where one of these holds; none: always. */
  readonly when?: readonly Exception[];
  readonly unless: readonly Exception[];
  readonly lasts: Lasting;
}
