/** The open sockets of this process: by person, by address, by what they listen to. */
import type { Watcher } from '../live/open-match.ts';

export interface Socket extends Watcher {
  readonly session: string | null;
  readonly address: string;
  readonly matches: Set<string>;
  lobby: boolean;
  close(code: number, why: string): void;
}
export interface Sockets {
  readonly all: ReadonlySet<Socket>;
  add(socket: Socket): void;
  remove(socket: Socket): void;
  ofPerson(person: string): Iterable<Socket>;
  count(person: string): number;
  /** Counts a connection of an address; false: it has too many. */
  admit(address: string): boolean;
  full(address: string): boolean;
  leave(address: string): void;
}

export const newSockets = (perAddress: number): Sockets => {
  const all = new Set<Socket>();
  const people = new Map<string, Set<Socket>>();
  const addresses = new Map<string, number>();
  return {
    all,
    add(socket) {
      all.add(socket);
      if (socket.person === null) return;
      const mine = people.get(socket.person);
      if (mine === undefined) people.set(socket.person, new Set([socket]));
      else mine.add(socket);
    },
    remove(socket) {
      all.delete(socket);
      if (socket.person === null) return;
      const mine = people.get(socket.person);
      mine?.delete(socket);
      if (mine?.size === 0) people.delete(socket.person);
    },
    ofPerson: person => people.get(person) ?? [],
    count: person => people.get(person)?.size ?? 0,
    admit(address) {
      const n = addresses.get(address) ?? 0;
      if (n >= perAddress) return false;
      addresses.set(address, n + 1);
      return true;
    },
    full: address => (addresses.get(address) ?? 0) >= perAddress,
    leave(address) {
      const n = (addresses.get(address) ?? 1) - 1;
      if (n > 0) addresses.set(address, n);
      else addresses.delete(address);
    },
  };
};
