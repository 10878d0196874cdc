/** How a scene of this game is set: a year's table, what is changed on it, hands; spaces, generals and armies go by their names. */
import { laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import { ARMIES } from '../data/armies.ts';
import type { CardNumber } from '../data/cards.ts';
import { GENERALS } from '../data/generals.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { numberOf, SIDES, type SideName } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { STATES } from '../data/states.ts';
import { forThePeople } from '../index.ts';
import { setUp } from '../state/setup.ts';
import type { Table } from '../state/table.ts';
import type { Contents, Deeds, People } from '../types.ts';
import { type Board, boardOf, strip } from './board.ts';

/** What a test says instead of numbers. */
type Said<T> = T extends number
  ? number | string
  : T extends readonly (infer M)[]
    ? readonly Said<M>[]
    : T extends object
      ? { [K in keyof T]: Said<T[K]> }
      : T;
type Objects = { [D in keyof Deeds]: Said<Deeds[D]> };

const NAMES = new Map<string, number>([
  ...STATES.map((id, state): [string, number] => [id, state]),
  ...ARMIES.map((id, army): [string, number] => [id, army]),
  ...GENERALS.map(([id], general): [string, number] => [id, general]),
  ...SPACES.map(([id], space): [string, number] => [id, space]),
]);
/** The number behind a name; lists and things with fields are gone through. */
const known = (what: unknown): unknown => {
  if (typeof what === 'string') return NAMES.get(what) ?? what;
  if (Array.isArray(what)) return what.map(known);
  if (typeof what !== 'object' || what === null) return what;
  return Object.fromEntries(Object.entries(what).map(([key, value]) => [key, known(value)]));
};
export const stage = stageOf<People, Objects>(forThePeople, (_, what) => known(what));

export interface Setting {
  scenario?: ScenarioName;
  options?: readonly string[];
  /** Nothing stands on the map but what `lay` puts there. */
  bare?: boolean;
  turn?: number;
  hands?: Partial<Record<SideName, readonly CardNumber[]>>;
  lay?(board: Board): void;
  dice?: readonly number[];
  draws?: readonly (number | string)[];
}
/** The hands named, the rest of the deck as it was. */
export const deal = (t: Table, hands: Partial<Record<SideName, readonly CardNumber[]>>): void => {
  for (const side of SIDES) t.dark.deck.push(...t.own[side].hand.splice(0));
  for (const side of SIDES) {
    const hand = [...(hands[side] ?? [])];
    t.dark.deck = t.dark.deck.filter(card => !hand.includes(card));
    t.pub.discards = t.pub.discards.filter(card => !hand.includes(card));
    t.own[side].hand = hand;
    t.pub.hands[numberOf(side)] = hand.length;
  }
  t.pub.deck = t.dark.deck.length;
};
export const tableOf = ({ scenario = '1861', options = [], bare, turn, hands = {}, lay, dice, draws }: Setting): Table => {
  const t = setUp(
    scenario,
    options,
    laidReady(
      dice,
      (draws ?? []).map(drawn => known(drawn) as number | string),
    ),
  );
  const board = boardOf(t.pub);
  if (bare) strip(board);
  if (turn !== undefined) t.pub.turn = turn;
  deal(t, hands);
  lay?.(board);
  return t;
};
/** A scene that begins with a section of the rulebook. */
export const scene = <S extends keyof Contents & string>(section: S, given: Contents[S]['given'], setting: Setting = {}) =>
  stage.from(section, given, tableOf(setting));
/** A card played as its event, out of its player's hand, as in a round. */
export const played = (by: SideName, card: CardNumber, setting: Setting = {}, variant = 0) => {
  const t = tableOf(setting);
  return stage.from('effects', { by, of: { card, variant } }, t);
};
/** Nobody uses the windows that are open, up to one that is named. */
export const letPass = <P extends ReturnType<typeof stage.begin>>(play: P, until = ''): P => {
  for (let asked = play.machine.asked(play.pos); asked.length > 0; asked = play.machine.asked(play.pos)) {
    if (!play.place().startsWith('@') || play.place() === until) break;
    play.machine.apply(play.pos, { by: asked[0]!, do: 'pass', with: null } as never);
  }
  return play;
};
