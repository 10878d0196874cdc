/** The WebSocket: comes back by itself when it is lost, and asks for what was missed. */
import type { Accepted, Command, State, Update } from '@cuartel/server/protocol/play.ts';
import type { FromServer, ToServer } from '@cuartel/server/protocol/socket.ts';
import { Refused } from './fault.ts';
import { type FarTable, updated, type WatchNews } from './table.ts';

/** As much of a WebSocket as is needed: a browser's, Node's, or another that behaves alike. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}
export interface LiveHow {
  readonly url: string;
  token(): string | null;
  /** Language in which questions come in words; null: bare. */
  readonly words: 'en' | 'es' | null;
  open?(url: string): SocketLike;
  /** Connected or not: for a sign on the page. */
  onLine?(connected: boolean): void;
  onMine?(match: string): void;
  onLobby?(): void;
  onPresence?(match: string, person: string, online: boolean): void;
  onFault?(fault: Refused): void;
}
export interface LiveLine {
  watch(match: string, heard: (happening: WatchNews) => void, failed?: (fault: Refused) => void): FarTable;
  /** Hear when open challenges change. */
  lobby(on: boolean): void;
  close(): void;
}
interface Watched {
  state: State | null;
  heard(happening: WatchNews): void;
  failed(fault: Refused): void;
}
type Wanted = ToServer extends infer M ? (M extends { t: string } ? Omit<M, 'id'> : never) : never;
interface Waiting {
  resolve(done: Accepted): void;
  reject(fault: Refused): void;
}
const OFFLINE = {
  code: 'offline',
  message: 'The connection was lost before the answer came; look whether it happened.',
} as const;
const LONGEST_PAUSE = 15_000;

export const openLive = (how: LiveHow): LiveLine => {
  const watched = new Map<string, Watched>();
  const waiting = new Map<number, Waiting>();
  let socket: SocketLike | null = null;
  let greeted = false;
  let closed = false;
  let lobby = false;
  let number = 0;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | null = null;

  const say = (message: Wanted, wait?: Waiting): void => {
    const id = ++number;
    if (wait !== undefined) waiting.set(id, wait);
    socket?.send(JSON.stringify({ ...message, id }));
  };
  const look = (match: string): void => {
    const state = watched.get(match)?.state;
    const wait: Waiting = { resolve: () => {}, reject: fault => watched.get(match)?.failed(fault) };
    say({ t: 'watch', match, ...(state == null || state.you === null ? {} : { since: state.seq }) }, wait);
  };
  const heard = (message: Extract<FromServer, { t: 'state' | 'update' }>): void => {
    const mine = watched.get(message.match);
    if (mine === undefined) return;
    if (message.t === 'state') {
      mine.state = message.state;
      mine.heard({ state: message.state, events: [], anew: true });
      return;
    }
    const next = mine.state === null ? null : updated(mine.state, message as Update);
    if (next === null) {
      mine.state = null;
      look(message.match);
      return;
    }
    mine.state = next;
    mine.heard({ state: next, events: message.events, anew: false });
  };
  const listen = (message: FromServer): void => {
    switch (message.t) {
      case 'welcome':
        greeted = true;
        tries = 0;
        how.onLine?.(true);
        for (const match of watched.keys()) look(match);
        if (lobby) say({ t: 'lobby', on: true });
        return;
      case 'state':
      case 'update':
        heard(message);
        if (message.id !== undefined && message.t === 'update') settle(message.id, { seq: message.seq, at: message.at });
        else if (message.id !== undefined) waiting.delete(message.id);
        return;
      case 'done':
        settle(message.id, { seq: message.seq, at: message.at });
        return;
      case 'fine':
        waiting.delete(message.id);
        return;
      case 'fault': {
        const fault = new Refused(message);
        const mine = message.id === null ? undefined : waiting.get(message.id);
        if (message.id !== null) waiting.delete(message.id);
        if (mine === undefined) how.onFault?.(fault);
        else mine.reject(fault);
        return;
      }
      case 'presence':
        how.onPresence?.(message.match, message.person, message.online);
        return;
      case 'mine':
        how.onMine?.(message.match);
        return;
      case 'lobby':
        how.onLobby?.();
        return;
      case 'bye':
        return;
    }
  };
  const settle = (id: number, done: Accepted): void => {
    waiting.get(id)?.resolve(done);
    waiting.delete(id);
  };
  const connect = (): void => {
    const address = `${how.url.replace(/^http/, 'ws')}/api/v1/socket`;
    const mine = how.open?.(address) ?? (new WebSocket(address) as unknown as SocketLike);
    socket = mine;
    mine.onopen = () => {
      const token = how.token();
      mine.send(JSON.stringify({ t: 'hello', v: 1, words: how.words, ...(token === null ? {} : { token }) }));
    };
    mine.onmessage = event => listen(JSON.parse(String(event.data)) as FromServer);
    mine.onerror = () => {};
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      if (greeted) how.onLine?.(false);
      greeted = false;
      for (const { reject } of [...waiting.values()]) reject(new Refused(OFFLINE));
      waiting.clear();
      if (closed) return;
      // Sooner at first, then slower; never all clients at the same moment.
      const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** tries++);
      again = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    };
  };
  connect();

  const command = (match: string, given: Command): Promise<Accepted> =>
    new Promise((resolve, reject) => {
      if (!greeted) return reject(new Refused(OFFLINE));
      say({ t: 'do', match, command: given }, { resolve, reject });
    });
  return {
    watch(match, told, failed = () => {}) {
      const mine: Watched = { state: null, heard: told, failed };
      watched.set(match, mine);
      if (greeted) look(match);
      const at = (): number => mine.state?.at ?? -1;
      return {
        id: match,
        get state() {
          return mine.state;
        },
        act: (deed, what = null) => command(match, { is: 'act', at: at(), do: deed, with: what }),
        undo: () => command(match, { is: 'undo', at: at() }),
        command: given => command(match, given),
        close() {
          if (watched.get(match) !== mine) return;
          watched.delete(match);
          if (greeted) say({ t: 'unwatch', match });
        },
      };
    },
    lobby(on) {
      lobby = on;
      if (greeted) say({ t: 'lobby', on });
    },
    close() {
      closed = true;
      if (again !== null) clearTimeout(again);
      socket?.close(1000);
    },
  };
};
