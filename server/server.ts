/** The whole server, put together from its settings: store, bus, matches, lobby, web, and what happens by itself. */
import { bringFrom } from '@cuartel/bots';
import { type DestinationStream, type Logger, pino } from 'pino';
import { newBotPlayers } from './bots/players.ts';
import { silentBus } from './bus/bus.ts';
import { postgresBus } from './bus/postgres.ts';
import { newDraughtsman } from './club/films/draughtsman.ts';
import { forgetPictures, newPictures } from './club/films/pictures.ts';
import { abandoned } from './club/manners/deserters.ts';
import type { ServerSettings } from './config/settings.ts';
import { DAY, HOUR, MINUTE, type Now, SECOND, steady } from './config/time.ts';
import { type LiveMatches, newLiveMatches } from './live/matches.ts';
import { inLine } from './live/open-match.ts';
import { tellSpectators } from './live/tell.ts';
import { type Lobby, newLobby } from './lobby/lobby.ts';
import { newLetters } from './notify/letters.ts';
import { openPost } from './notify/mail.ts';
import { openPush, type SendOne } from './notify/push.ts';
import { forgetLetters, rationed } from './notify/rations.ts';
import { newWorker } from './notify/worker.ts';
import { newAccounts } from './people/accounts.ts';
import { auditLog, forgetAudit } from './people/audit.ts';
import { idleGuests } from './people/leaving.ts';
import { turnOf } from './people/origin.ts';
import { newPasskeys } from './people/passkeys.ts';
import { newSessions } from './people/sessions.ts';
import { newStrength } from './people/strength.ts';
import { comeBack, playedBy } from './people/vacation.ts';
import { Fault } from './protocol/fault.ts';
import { type Shelf, shelf as wholeShelf } from './shelf/games.ts';
import { MINDS } from './shelf/minds.ts';
import { AWAY, BEAT, beThere, lastThere, stoppedMatches } from './store/alive.ts';
import { matchesOfBots } from './store/bots.ts';
import { callOffOld, dueMatches } from './store/matches.ts';
import { matchesWithOrders } from './store/orders.ts';
import { openStore } from './store/store.ts';
import { isFull } from './store/unavailable.ts';
import { newConduct } from './tournaments/conduct.ts';
import { newTournaments } from './tournaments/tournaments.ts';
import { buildApp } from './web/app.ts';
import { depart } from './web/depart.ts';
import type { House } from './web/house.ts';
import { newMetrics } from './web/metrics.ts';
import { newPresence } from './web/presence.ts';
import { newPurses } from './web/replays.ts';
import type { App } from './web/routes/route.ts';
import { newSockets } from './web/sockets.ts';

/** Challenges nobody takes are called off after so many days. */
const CHALLENGE_DAYS = 30;
/** A match that has waited so long for its bot is taken up by whoever finds it. */
const BOT_MISSING = 30 * SECOND;

export interface RunningServer {
  readonly house: House;
  readonly app: App;
  readonly url: string;
  /** Does now what is otherwise done every so often. */
  readonly chores: {
    clocks(): Promise<void>;
    notices(): Promise<number>;
    cleaning(): Promise<void>;
    spectators(): void;
    /** Closes sockets whose sessions have ended without this process being told. */
    sessions(): Promise<void>;
    bots(): Promise<void>;
    /** Begins, pairs and ends tournaments. */
    tournaments(): Promise<void>;
    /** Judges matches that nobody goes on with. */
    deserters(): Promise<void>;
  };
  close(): Promise<void>;
}
export interface ServerParts {
  readonly shelf?: Shelf;
  readonly now?: Now;
  readonly log?: Logger;
  readonly sendPush?: SendOne;
  /** Addresses of the modules that export the bots' minds. */
  readonly minds?: readonly string[];
}

export const newLog = (settings: ServerSettings, to?: DestinationStream): Logger =>
  pino(
    { level: settings.LOG_LEVEL, base: { pid: process.pid }, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    to as DestinationStream,
  );

export const startServer = async (settings: ServerSettings, given: ServerParts = {}): Promise<RunningServer> => {
  const now = given.now ?? steady();
  const log = given.log ?? newLog(settings);
  const shelf = given.shelf ?? wholeShelf;
  const publicUrl = (settings.PUBLIC_URL || `http://localhost:${settings.PORT}`).replace(/\/$/, '');
  const complain = (error: unknown, about: string): void => log.error({ err: error }, about);
  const minds = given.minds ?? MINDS;
  await Promise.all(minds.map(bringFrom));
  const store = await openStore(settings);
  const { db } = store;
  const bus = store.kind === 'postgres' ? await postgresBus(settings.DATABASE_URL, error => complain(error, 'bus')) : silentBus();
  const metrics = newMetrics();
  const sockets = newSockets(settings.SOCKETS_PER_ADDRESS);
  const letters = newLetters(rationed(db, now, openPost(settings)), publicUrl, error => complain(error, 'a letter'));
  const push = await openPush(db, settings, error => complain(error, 'web push'), given.sendPush);
  const note = auditLog(db, now);
  const strength = newStrength();

  const closeSockets = (person: string, session: string): void => {
    for (const socket of [...sockets.ofPerson(person)])
      if (session === '' || socket.session === session) socket.close(1008, 'signed-out');
  };
  const sessions = newSessions(db, now, settings.SESSION_DAYS, (person, session) => {
    closeSockets(person, session);
    bus.publish({ is: 'sessions', person, session });
  });
  const tellPerson = (person: string, match: string): void => {
    for (const socket of sockets.ofPerson(person)) if (!socket.matches.has(match)) socket.send(`{"t":"mine","match":"${match}"}`);
  };
  /** Once a second at most: whoever hears it asks for the whole list. */
  const tellLobby = calmly(SECOND, () => {
    for (const socket of sockets.all) if (socket.lobby) socket.send('{"t":"lobby"}');
  });
  const tellPresence = (person: string, online: boolean): void => {
    for (const open of matches.cache.open.values())
      if (open.live !== null && Object.values(open.live.seats).includes(person))
        for (const [watcher, side] of open.watchers)
          if (side !== null && watcher.person !== person)
            watcher.send(JSON.stringify({ t: 'presence', match: open.id, person, online }));
  };
  const presence = newPresence(bus, now, (person, online) => tellPresence(person, online));
  const lobby: Lobby = newLobby({
    store,
    shelf,
    now,
    most: {
      open: settings.OPEN_MATCHES_PER_PERSON,
      challenges: settings.CHALLENGES_PER_PERSON,
      bots: settings.BOT_MATCHES_PER_PERSON,
    },
    notifyAfter: settings.NOTIFY_AFTER_SECONDS * SECOND,
    changed() {
      tellLobby();
      bus.publish({ is: 'lobby' });
    },
    tell(person, match) {
      tellPerson(person, match);
      bus.publish({ is: 'person', id: person, match });
    },
    botSeated: match => botPlayers.takeUp(match),
  });
  const matches: LiveMatches = newLiveMatches({
    store,
    shelf,
    now,
    cacheBytes: settings.LIVE_CACHE_MB * 1_000_000,
    notifyAfter: settings.NOTIFY_AFTER_SECONDS * SECOND,
    orderPause: settings.ORDER_PAUSE_MS,
    online: presence.online,
    asked: (people, match) => {
      for (const person of people) tellPerson(person, match);
    },
    rematch: lobby.rematch,
    back(person) {
      (async () => {
        if (await comeBack(db, person, now())) for (const id of await playedBy(db, person)) await matches.away(id, person, now());
      })().catch(error => complain(error, 'a vacation'));
    },
    written(live) {
      botPlayers.saw(live);
      if (live.status === 'over') conduct.matchOver(live.agreed.id).catch(error => complain(error, 'a tournament'));
    },
    unwritten: error => metrics.unwritten.inc({ why: isFull(error) ? 'full' : 'other' }),
    count: what => (what === 'loaded' ? metrics.loaded.inc() : metrics.commands.inc({ outcome: what })),
    complain,
  });
  const botPlayers = newBotPlayers({ matches, minds, now, turnOf: person => turnOf(db, person, now()), complain });
  const conduct = newConduct({
    store,
    shelf,
    now,
    notifyAfter: settings.NOTIFY_AFTER_SECONDS * SECOND,
    tell(person, match) {
      tellPerson(person, match);
      bus.publish({ is: 'person', id: person, match });
    },
    async resign(person, match) {
      await matches.command(match, person, { is: 'resign' }, 'en').catch(error => {
        if (!(error instanceof Fault) || error.code !== 'over') throw error;
      });
    },
    complain,
  });
  bus.listen(
    notice => {
      if (notice.is === 'lobby') tellLobby();
      else if (notice.is === 'sessions') closeSockets(notice.person, notice.session);
      else if (notice.is === 'person') tellPerson(notice.id, notice.match);
      else if (notice.is === 'presence') presence.heard(notice);
      else matches.heard(notice);
    },
    () => {
      matches.missed();
      void chores.sessions().catch(error => complain(error, 'sessions'));
    },
  );
  metrics.watch('cuartel_sockets', 'Open WebSockets', () => sockets.all.size);
  metrics.watch('cuartel_matches_live', 'Matches in memory', () => matches.cache.size().live);
  metrics.watch('cuartel_matches_bytes', 'Estimated memory of the matches at hand', () => matches.cache.size().bytes);

  metrics.watch('cuartel_bot_matches', 'Matches in which a bot is at work', () => botPlayers.figures().matches);
  metrics.watch('cuartel_bot_threads_replaced', 'Threads of bots that had to be replaced', () => botPlayers.figures().replaced);

  const house: House = {
    settings,
    publicUrl,
    now,
    log,
    store,
    bus,
    shelf,
    matches,
    lobby,
    tournaments: newTournaments({
      db,
      shelf,
      now,
      most: settings.TOURNAMENTS_PER_PERSON,
      mostEntered: settings.ENTRIES_PER_PERSON,
      newcomers: settings.NEWCOMERS_PER_TOURNAMENT,
      conduct,
    }),
    botPlayers,
    sessions,
    note,
    push,
    pictures: newPictures(db, now, newDraughtsman(settings.PICTURES_DIR)),
    presence,
    payForActions: newPurses(settings.REPLAYED_PER_MINUTE),
    sockets,
    metrics,
    closing: false,
    passkeys: newPasskeys(db, publicUrl, now),
    accounts: newAccounts({
      db,
      now,
      sessions,
      letters,
      note,
      games: [...shelf.keys()],
      strength,
      mostGuests: settings.GUESTS_PER_DAY,
    }),
  };
  const app = await buildApp(house);

  const notices = newWorker({ db, matches, shelf, letters, push, publicUrl, online: presence.online, now, complain });
  const chores: RunningServer['chores'] = {
    async clocks() {
      for (const id of await dueMatches(db, now()))
        await matches.timeOut(id).catch(error => complain(error, `time of match ${id}`));
    },
    async notices() {
      const { taken, done } = await notices.begin();
      await done;
      return taken;
    },
    async cleaning() {
      await forgetAudit(db, now(), settings.AUDIT_DAYS);
      await forgetLetters(db, now());
      await forgetPictures(db, now());
      await db.deleteFrom('sessions').where('expires_at', '<', now()).execute();
      await db.deleteFrom('tokens').where('expires_at', '<', now()).execute();
      await callOffOld(db, now(), CHALLENGE_DAYS);
      for (const person of await idleGuests(db, now(), settings.GUEST_DAYS)) await depart(house, person);
    },
    async deserters() {
      const since = now() - settings.DESERT_DAYS * DAY;
      for (const id of await abandoned(db, since))
        await matches.judgeDeserted(id, since).catch(error => complain(error, `desertion in match ${id}`));
    },
    async bots() {
      for (const id of await matchesOfBots(db, now() - BOT_MISSING)) botPlayers.takeUp(id);
    },
    tournaments: conduct.goOnAll,
    async sessions() {
      const ids = new Set([...sockets.all].flatMap(socket => socket.session ?? []));
      if (ids.size === 0) return;
      const held = await sessions.holding([...ids]);
      for (const socket of [...sockets.all])
        if (socket.session !== null && ids.has(socket.session) && !held.has(socket.session)) socket.close(1008, 'signed-out');
    },
    spectators() {
      for (const open of matches.cache.open.values())
        if (open.live !== null && [...open.watchers.values()].includes(null))
          inLine(open, async () => open.live !== null && tellSpectators(open, open.live, now())).catch(error =>
            complain(error, 'spectators'),
          );
    },
  };
  const there = await lastThere(db);
  if (there !== null && now() - there > AWAY)
    for (const id of await stoppedMatches(db, now()))
      await matches.giveBack(id, there).catch(error => complain(error, `the clocks of match ${id}`));
  await beThere(db, now());
  const timers = [
    every(
      BEAT,
      () => beThere(db, now()),
      error => complain(error, 'being there'),
    ),
    every(SECOND, chores.clocks, error => complain(error, 'clocks')),
    every(5 * SECOND, notices.begin, error => complain(error, 'notices')),
    every(3 * SECOND, chores.tournaments, error => complain(error, 'tournaments')),
    every(10 * SECOND, chores.bots, error => complain(error, 'bots')),
    every(MINUTE, chores.sessions, error => complain(error, 'sessions')),
    every(HOUR, chores.deserters, error => complain(error, 'deserters')),
    every(HOUR, chores.cleaning, error => complain(error, 'cleaning')),
    every(
      2 * SECOND,
      async () => chores.spectators(),
      error => complain(error, 'spectators'),
    ),
  ];

  // What waited for a bot when the last process ended.
  for (const id of await matchesOfBots(db, now())) botPlayers.takeUp(id);
  void conduct.goOnAll().catch(error => complain(error, 'tournaments'));
  void (async () => {
    for (const id of await matchesWithOrders(db))
      await matches.speak(id).catch(error => complain(error, `orders of match ${id}`));
  })().catch(error => complain(error, 'standing orders'));
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT;
  const url = `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${port}`;
  store.runsAt(url);
  return {
    house,
    app,
    chores,
    url,
    async close() {
      house.closing = true;
      for (const stop of timers) stop();
      presence.close();
      matches.close();
      for (const socket of [...sockets.all]) {
        socket.send('{"t":"bye","why":"restart"}');
        socket.close(1012, 'restart');
      }
      await app.close();
      await botPlayers.close();
      await strength.close();
      await house.pictures.close();
      await Promise.race([notices.settled(), new Promise<void>(resolve => setTimeout(resolve, 2 * SECOND).unref())]);
      await letters.settled();
      // What was being written is written before the store is closed.
      await Promise.all([...matches.cache.open.values()].map(open => open.line));
      await bus.close();
      await beThere(db, now()).catch(error => complain(error, 'being there'));
      await store.close();
    },
  };
};

/** At once, and then not again before `wait` is over, however often it is called; the last call is not lost. */
const calmly = (wait: number, deed: () => void): (() => void) => {
  let resting = false;
  let again = false;
  const call = (): void => {
    if (resting) {
      again = true;
      return;
    }
    resting = true;
    again = false;
    deed();
    setTimeout(() => {
      resting = false;
      if (again) call();
    }, wait).unref();
  };
  return call;
};

/** Again and again, never two at once. */
const every = (wait: number, deed: () => Promise<unknown>, complain: (error: unknown) => void): (() => void) => {
  let running = false;
  const timer = setInterval(
    async () => {
      if (running) return;
      running = true;
      await deed().catch(complain);
      running = false;
    },
    Math.min(wait, 10 * MINUTE),
  );
  timer.unref();
  return () => clearInterval(timer);
};
