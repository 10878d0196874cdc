/** One line to the server for all pages, opened when the first needs it. It comes back by itself when it is lost. */
import { type Live, newClient } from '@cuartel/client';

export interface Listener {
  mine?(match: string): void;
  lobby?(): void;
  presence?(match: string, person: string, online: boolean): void;
}
const listeners = new Set<Listener>();
let open: Live | null = null;
/** `connected`: as far as we know now; `ever`: it has been at least once. */
export const line = $state({ connected: false, ever: false });

export const live = (): Live => {
  open ??= newClient().live({
    // The words are here: the game's own texts say what is asked.
    words: null,
    onLine(connected) {
      line.connected = connected;
      line.ever ||= connected;
    },
    onMine: match => listeners.forEach(l => void l.mine?.(match)),
    onLobby: () => listeners.forEach(l => void l.lobby?.()),
    onPresence: (match, person, online) => listeners.forEach(l => void l.presence?.(match, person, online)),
  });
  return open;
};
/** The next one who needs a line opens it anew, as whoever he is then. */
export const hangUp = (): void => {
  open?.close();
  open = null;
  line.connected = false;
};
/** Gives back what stops it. */
export const listen = (listener: Listener): (() => void) => {
  live();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
