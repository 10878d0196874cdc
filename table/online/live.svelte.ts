/** One line to the server for all pages, opened when the first needs it. It comes back by itself when it is lost. */
import { type LiveLine, newClient } from '@cuartel/client';

export interface Listener {
  mine?(match: string): void;
  lobby?(): void;
  presence?(match: string, person: string, online: boolean): void;
}
const listeners = new Set<Listener>();
let open: LiveLine | null = null;
/** Is the line up, as far as we know? */
export const line = $state({ connected: false });

const call = (): LiveLine => {
  const mine: LiveLine = newClient().live({
    // The words are here: the game's own texts say what is asked.
    words: null,
    onLine(connected) {
      if (open === mine) line.connected = connected;
    },
    onMine(match) {
      for (const listener of listeners) listener.mine?.(match);
    },
    onLobby() {
      for (const listener of listeners) listener.lobby?.();
    },
    onPresence(match, person, online) {
      for (const listener of listeners) listener.presence?.(match, person, online);
    },
  });
  return mine;
};
export const live = (): LiveLine => {
  open ??= call();
  return open;
};
/** Whoever needs a line next opens it anew, as the person he is then. */
export const hangUp = (): void => {
  const was = open;
  open = null;
  line.connected = false;
  was?.close();
};
/** Gives back what stops it. */
export const listen = (listener: Listener): (() => void) => {
  live();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
