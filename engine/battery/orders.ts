/** What standing orders answer depends on nothing their side cannot see: they tell nobody, and are told nothing, that a person is not. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { orderedAnswer, questionAt } from '../orders/obey.ts';
import type { Exception, Order, OrderedAnswer } from '../orders/order.ts';
import { machineOf } from '../play/record.ts';
import { otherTruth } from '../play/truth.ts';
import { viewOf } from '../state/drawers.ts';
import { canonical } from '../state/plain.ts';
import type { Chooser } from './chooser.ts';
import { insist, insistSame } from './failure.ts';

const answersHere = (game: AnyGame, options: readonly Option[], pick: Chooser): OrderedAnswer[] => {
  const { do: deed, with: what } = options[pick(options.length)]!;
  const things = game.things(deed, what as never);
  return [
    { is: 'pass' },
    { is: 'only' },
    { is: 'do', do: deed, with: what },
    { is: 'never', do: deed, things: null },
    ...(things.length === 0 ? [] : [{ is: 'prefer' as const, do: deed, things }]),
  ];
};
/** One order of every kind that can be given here, each with an exception or a condition over a figure, where there are figures. */
export const checkOrders = (
  game: AnyGame,
  pos: Position<AnyTypes>,
  side: string,
  options: readonly Option[],
  pick: Chooser,
): void => {
  const now = machineOf(game).asking(pos);
  if (now === null) return;
  const { section, step, my } = now.f;
  const figures = Object.entries(game.figures?.(viewOf(pos.table, side), section, step, my) ?? {});
  for (const [name, value] of figures)
    insist('orders', Number.isInteger(value), () => `the figure ${name} is ${value} under ${now.place.rule}`);
  const bound = (): Exception[] => {
    const [name, value] = figures[pick(Math.max(1, figures.length))] ?? ['', 0];
    return name === '' ? [] : [{ figure: name, least: Math.max(0, value + pick(3) - 1) }];
  };
  const orders = answersHere(game, options, pick).map((answer, i): Order => {
    const when = pick(2) === 0 ? bound() : [];
    return {
      id: String(i),
      at: answer.is === 'only' ? { anywhere: true } : questionAt(now.f),
      answer,
      ...(when.length === 0 ? {} : { when }),
      unless: pick(2) === 0 ? bound() : [],
      lasts: { is: 'game' },
    };
  });
  const said = (at: Position<AnyTypes>): (Option | null)[] =>
    orders.map(order => orderedAnswer(game, at, side, [order])?.action ?? null);
  const truly = said(pos);
  for (const action of truly)
    insist(
      'orders',
      action === null || machineOf(game).allows(pos, side, action.do, action.with) !== null,
      () => `an order answers ${action?.do} of ${side}, which is not offered`,
    );
  const other = otherTruth(game, pos, side, pick);
  insistSame('orders', `what ${side} orders under ${now.place.rule}`, canonical(said(other)), canonical(truly));
};
