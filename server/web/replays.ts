/**
 * PLAYING A MATCH THROUGH AGAIN is the dearest thing there is to ask for. Who opens one that is not at hand pays for its actions out of
 * a purse that fills up again, one for each address: nobody keeps a process busy by opening one long game after another.
 */
import { MINUTE } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import { matchRow } from '../store/matches.ts';
import { networkOf } from './address.ts';
import type { House } from './house.ts';

/** Of those who have not asked for longest the purses are forgotten, which fills them. */
const MOST_PURSES = 10_000;

/** False: nothing is left. One more match may be opened as long as there is anything, however long it is. */
export type PayForActions = (address: string, actions: number) => boolean;
export const newPurses = (aMinute: number, now = (): number => performance.now()): PayForActions => {
  const purses = new Map<string, { readonly left: number; readonly at: number }>();
  return (address, actions) => {
    const [most, at] = [2 * aMinute, now()];
    const held = purses.get(address) ?? { left: most, at };
    const left = Math.min(most, held.left + ((at - held.at) / MINUTE) * aMinute);
    purses.delete(address);
    purses.set(address, { left: left > 0 ? left - actions : left, at });
    if (purses.size > MOST_PURSES) purses.delete(purses.keys().next().value!);
    return left > 0;
  };
};

/** Refused when this address has had too much played through again. What is at hand costs nothing. */
export const payForOpening = async (house: House, address: string, match: string): Promise<void> => {
  if ((house.matches.cache.open.get(match)?.live ?? null) !== null) return;
  const row = await matchRow(house.store.db, match);
  if (row !== undefined && row.plies > 0 && !house.payForActions(networkOf(address), row.plies)) throw new Fault('too-many');
};
