/** A person leaves for good: open matches are resigned, then what is his own is removed. */
import { erase } from '../people/leaving.ts';
import { Fault } from '../protocol/fault.ts';
import { matchesOf } from '../store/matches.ts';
import { openTournamentsOf } from '../store/tournaments.ts';
import type { House } from './house.ts';

export const depart = async (house: House, person: string): Promise<void> => {
  const { db } = house.store;
  // First: nobody takes up a challenge of somebody who is on his way out.
  await house.lobby.callOffAll(person);
  for (const id of await openTournamentsOf(db, person)) await house.tournaments.leave(person, id);
  for (const { id, status } of await matchesOf(db, person, false, 1_000_000, Number.MAX_SAFE_INTEGER)) {
    if (status !== 'playing') continue;
    await house.matches.command(id, person, { is: 'resign' }, 'en').catch(error => {
      // Over in the meantime, or of rules that this server no longer has: there is nothing to resign.
      if (!(error instanceof Fault) || error.code === 'unavailable') throw error;
    });
  }
  await house.sessions.closeAll(person);
  await erase(db, person, house.now());
  house.matches.heard({ is: 'erased', person });
  house.bus.publish({ is: 'erased', person });
};
