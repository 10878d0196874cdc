/** THE TRUTH OF A GAME: what was agreed, the key of chance, and every action since. Positions are only a cache of it. */
import type { Key } from '../chance/chacha.ts';
import { chanceFrom, keyFromHex, keyToHex } from '../chance/chance.ts';
import { mixed, type Part, renewed } from '../chance/mix.ts';
import type { AnyGame, AnyTypes, SetUp } from '../game.ts';
import { type Machine, machine, type Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';

export interface Record extends SetUp {
  readonly game: string;
  readonly version: string;
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** An analysis branch: from this action on, everything hidden from `as` was dealt anew under another key. */
  readonly branch: Branch | null;
  readonly actions: readonly Option[];
  /** What the players put into the dice; absent: the key alone makes them. */
  readonly mix?: readonly Part[];
  /** How many actions were left after each take-back that was agreed on, in order: from there on the dice are others. */
  readonly rewinds?: readonly number[];
}
export interface Branch {
  readonly at: number;
  readonly as: string;
  readonly key: string;
}

const machines = new WeakMap<object, Machine<AnyTypes>>();
/** The machine of a game, made once. */
export const machineOf = (game: AnyGame): Machine<AnyTypes> => {
  let made = machines.get(game);
  if (made === undefined) {
    made = machine<AnyTypes>(game.book, game.first, t => game.clone(t));
    machines.set(game, made);
  }
  return made;
};

export const keyIn = (hex: string): Key => {
  const key = keyFromHex(hex);
  if (key === null) throw new Error('a key is 64 hexadecimal digits');
  return key;
};

/** The key the dice come from at first. */
export const keyOfDice = ({ key, mix }: Pick<Record, 'key' | 'mix'>): Key =>
  mix === undefined ? keyIn(key) : mixed(keyIn(key), mix);

/** Which take-back, counted from 1, laid new dice just before action `n`; 0: none did, or a later one has undone it. */
export const takenBackTo = ({ rewinds = [] }: Pick<Record, 'rewinds'>, n: number): number => {
  const last = rewinds.lastIndexOf(n);
  return last < 0 || rewinds.slice(last + 1).some(to => to < n) ? 0 : last + 1;
};
/** At a place the game was taken back to, dice that nobody has seen. To do it again changes nothing. */
export const layDice = (pos: Position<AnyTypes>, record: Record, n: number): void => {
  if (record.rewinds === undefined) return;
  const times = takenBackTo(record, n);
  if (times > 0) pos.table.dark.chance = { ...pos.table.dark.chance, key: renewed(keyOfDice(record), times), n: 0 };
};

/** The position before the first action. `log` keeps the journal of the set-up when given. */
export const startOf = (
  game: AnyGame,
  { scenario, options }: SetUp,
  key: Key,
  log: Position<AnyTypes>['table']['log'] = null,
): Position<AnyTypes> => {
  const table = game.setUp({ scenario, options }, chanceFrom(key));
  table.log = log;
  return machineOf(game).start(table);
};

export const newRecord = (game: AnyGame, agreed: SetUp, key: Key): Record => ({
  game: game.slug,
  version: game.version,
  scenario: agreed.scenario,
  options: [...agreed.options],
  key: keyToHex(key),
  branch: null,
  actions: [],
});
