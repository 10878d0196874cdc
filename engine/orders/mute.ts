/** Muting: windows that a side lets pass anyway, skipped for nothing. */
import type { AnyGame } from '../game.ts';
import type { Mute } from '../machine/machine.ts';
import type { Thing } from '../text/catalogue.ts';
import type { OrdersOf } from './obey.ts';

/** For play in imagination: windows that a side lets pass, whatever they are about, cost nothing at all. */
export const muteOf = (game: AnyGame, orders: OrdersOf): Mute => {
  const passing = new Map<string, readonly (readonly Thing[])[]>();
  for (const [side, list] of Object.entries(orders))
    for (const { at, answer, when, unless, lasts } of list) {
      const plain = when === undefined && unless.every(exception => 'about' in exception);
      if (!('moment' in at) || answer.is !== 'pass' || !plain || (lasts.is !== 'game' && lasts.is !== 'clock')) continue;
      passing.set(
        `${side} ${at.moment}`,
        unless.map(exception => ('about' in exception ? exception.about : [])),
      );
    }
  return (side, moment, about, pub) => {
    const unless = passing.get(`${side} ${moment}`);
    if (unless === undefined) return false;
    if (unless.length === 0) return true;
    const things = game.about?.('@moment', moment, about as never, pub) ?? [];
    return !unless.some(list => list.some(thing => things.includes(thing)));
  };
};
