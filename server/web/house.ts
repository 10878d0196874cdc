/** Everything the routes work with. */
import type { Logger } from 'pino';
import type { BotPlayers } from '../bots/players.ts';
import type { Bus } from '../bus/bus.ts';
import type { Pictures } from '../club/films/pictures.ts';
import type { ServerSettings } from '../config/settings.ts';
import type { Now } from '../config/time.ts';
import type { LiveMatches } from '../live/matches.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Push } from '../notify/push.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Note } from '../people/audit.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Shelf } from '../shelf/games.ts';
import type { Store } from '../store/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Metrics } from './metrics.ts';
import type { Presence } from './presence.ts';
import type { PayForActions } from './replays.ts';
import type { Sockets } from './sockets.ts';

export interface House {
  readonly settings: ServerSettings;
  readonly publicUrl: string;
  readonly now: Now;
  readonly log: Logger;
  readonly store: Store;
  readonly bus: Bus;
  readonly shelf: Shelf;
  readonly matches: LiveMatches;
  readonly lobby: Lobby;
  readonly tournaments: Tournaments;
  readonly botPlayers: Pick<BotPlayers, 'thought' | 'turnOf'>;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly note: Note;
  readonly push: Push;
  readonly pictures: Pictures;
  readonly presence: Presence;
  readonly payForActions: PayForActions;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  /** Set while shutting down: no longer ready. */
  closing: boolean;
}
