/** THE TRUTH OF A GAME: what was agreed, the key of chance, and every action since. Positions are only a cache of it. */
import type { Key } from '../chance/chacha.ts';
import { word } from '../chance/chacha.ts';
import { chanceFrom, keyFromHex, keyToHex } from '../chance/chance.ts';
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

/** Turns a position into one that `as` could not tell from it, with other dice ahead. */
export const branchOff = (game: AnyGame, pos: Position<AnyTypes>, { as, key }: Branch): Position<AnyTypes> => {
  const chance = keyIn(key);
  let n = 0;
  const table = game.redeal(pos.table, as, limit => word(chance, n++) % limit);
  table.dark.chance = { ...chanceFrom(chance), n };
  return { table, stack: pos.stack, offer: null };
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
