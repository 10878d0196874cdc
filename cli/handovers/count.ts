/**
 * HAND-OVERS of a recorded game: how often it comes to somebody who must decide himself and did not decide last. Counted as it was
 * played, and once more as if its players had given the orders their game has ready, each at the spot: the first time they were asked
 * there and answered as it would.
 */
import {
  type AnyGame,
  type GameRecord,
  giveOrder,
  keyIn,
  type Match,
  ONLY_ANSWER,
  type Option,
  type Order,
  open,
  orderedAnswer,
  same,
  step,
  stillStanding,
  type WantedOrder,
} from '@cuartel/engine';

export interface Handovers {
  readonly actions: number;
  /** As it was played. */
  readonly without: number;
  readonly with: number;
  /** Answers that orders gave. */
  readonly ordered: number;
  /** Where an order would have answered something else: its player was asked after all, and it is counted as a hand-over where it was one. */
  readonly otherwise: number;
}
const isAnswer = (said: { readonly action: Option } | null, done: Option): boolean =>
  said !== null && said.action.do === done.do && same(said.action.with, done.with);

/** Orders worth giving here: those not given yet that would answer just what was answered. */
const givenAt = (match: Match, side: string, standing: readonly Order[], ready: readonly WantedOrder[], done: Option): Order[] =>
  ready.flatMap((wanted, i) => {
    const id = `${side} ${i}`;
    const order = standing.some(one => one.id === id) ? null : giveOrder(match, side, id, wanted);
    return order !== null && isAnswer(orderedAnswer(match.game, match.position, side, [order]), done) ? [order] : [];
  });

export const handoversOf = (game: AnyGame, record: GameRecord): Handovers => {
  const { scenario, options, key, actions } = record;
  const match = open(game, { scenario, options }, keyIn(key));
  match.kept.clear();
  const ready = game.standing ?? [];
  const orders = new Map<string, readonly Order[]>();
  for (const side of game.sides) {
    const only = giveOrder(match, side, `${side} only`, ONLY_ANSWER);
    orders.set(side, only === null ? [] : [only]);
  }
  let [without, withOrders, ordered, otherwise] = [0, 0, 0, 0];
  let [last, lastByHand] = ['', ''];
  for (const action of actions) {
    const { by } = action;
    const standing = stillStanding(match, by, orders.get(by) ?? [], []);
    const said = orderedAnswer(game, match.position, by, standing);
    if (by !== last) without++;
    last = by;
    if (isAnswer(said, action)) {
      ordered++;
      orders.set(by, standing);
    } else {
      if (said !== null) otherwise++;
      if (by !== lastByHand) withOrders++;
      lastByHand = by;
      orders.set(by, [...standing, ...givenAt(match, by, standing, ready, action)]);
    }
    step(match, action);
  }
  return { actions: actions.length, without, with: withOrders, ordered, otherwise };
};
