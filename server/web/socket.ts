/** One WebSocket: a hello, then matches to watch and commands to give. A client that misbehaves is told once and, if it goes on, dropped. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { missedBy, seatOf, stateFor } from '../live/state.ts';
import type { Session } from '../people/sessions.ts';
import { tooDeep } from '../protocol/depth.ts';
import { bodyOf, Fault } from '../protocol/fault.ts';
import { type FromServer, ToServer, VERSION } from '../protocol/socket.ts';
import { eventsAfter, infosOf, matchRow } from '../store/matches.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { networkOf } from './address.ts';
import { sameOrigin, sessionOf } from './guard.ts';
import type { House } from './house.ts';
import { payForOpening } from './replays.ts';
import type { Socket } from './sockets.ts';

const HELLO_WITHIN = 10_000;
const MOST_UNREAD = 2_000_000;
const MOST_WATCHED = 40;
const MOST_FAULTS = 200;
const SHORT = 400;
const CLOSE = { policy: 1008, restart: 1012, later: 1013 } as const;

export const onlineIn = (house: House, people: Iterable<string>): string[] =>
  [...new Set(people)].filter(p => house.presence.online(p));

const watch = async (house: House, socket: Socket, id: number, match: string, since: number | undefined): Promise<void> => {
  if (!socket.matches.has(match) && socket.matches.size >= MOST_WATCHED) throw new Fault('limit');
  const row = await matchRow(house.store.db, match);
  if (row === undefined) throw new Fault('not-found');
  await payForOpening(house, socket.address, match);
  const info = (await infosOf(house.store.db, [row]))[0]!;
  await house.matches.visit(match, async (live, open) => {
    const now = house.now();
    const side = seatOf(live, socket.person, now);
    const missed =
      side === null || since === undefined
        ? null
        : await missedBy(live, since, side, socket.words, now, (seq, most) => eventsAfter(house.store.db, match, seq, most));
    open.watchers.set(socket, side);
    open.told = live.seq;
    socket.matches.add(match);
    const message: FromServer =
      missed !== null
        ? { t: 'update', id, match, ...missed }
        : {
            t: 'state',
            id,
            match,
            state: stateFor(live, open, info, side, socket.words, onlineIn(house, Object.values(live.seats)), now),
          };
    socket.send(JSON.stringify(message));
  });
};

const obey = async (
  house: House,
  socket: Socket,
  message: Exclude<ReturnType<typeof ToServer.parse>, { t: 'hello' }>,
): Promise<void> => {
  switch (message.t) {
    case 'ping':
      return socket.send(`{"t":"fine","id":${message.id}}`);
    case 'lobby':
      socket.lobby = message.on;
      return socket.send(`{"t":"fine","id":${message.id}}`);
    case 'watch':
      return watch(house, socket, message.id, message.match, message.since);
    case 'unwatch':
      socket.matches.delete(message.match);
      house.matches.leave(message.match, socket);
      return socket.send(`{"t":"fine","id":${message.id}}`);
    case 'do': {
      if (socket.person === null) throw new Fault('not-signed-in');
      const begun = performance.now();
      await payForOpening(house, socket.address, message.match);
      const done = await house.matches.command(message.match, socket.person, message.command, socket.words ?? 'en', {
        watcher: socket,
        id: message.id,
      });
      house.metrics.commandSeconds.observe((performance.now() - begun) / 1000);
      // Whoever watches has the answer in front of his update.
      if (!done.told) socket.send(JSON.stringify({ t: 'done', id: message.id, seq: done.seq, at: done.at }));
    }
  }
};

const open = (house: House, ws: WebSocket, request: FastifyRequest, known: Session | null): void => {
  const { settings, sockets, log } = house;
  const address = networkOf(request.ip);
  if (!sockets.admit(address)) {
    ws.terminate();
    return;
  }
  let socket: Socket | null = null;
  let faults = 0;
  let leaving = false;
  let tokens = settings.MESSAGES_PER_SECOND * 5;
  let filled = performance.now();
  const say = (message: FromServer): void => ws.send(JSON.stringify(message));
  const drop = (code: number, why: string): void => {
    if (leaving) return;
    leaving = true;
    house.metrics.dropped.inc({ why });
    ws.close(code, why);
    setTimeout(() => ws.terminate(), 2_000).unref();
  };
  const complain = (id: number | null, fault: Fault): void => {
    say({ t: 'fault', id, ...bodyOf(fault, socket?.words ?? 'en') });
    if (++faults > MOST_FAULTS) drop(CLOSE.policy, 'faults');
  };
  const begin = async (message: Extract<ReturnType<typeof ToServer.parse>, { t: 'hello' }>): Promise<void> => {
    if (message.v !== VERSION) return drop(CLOSE.policy, 'version');
    const session = message.token === undefined ? known : await house.sessions.find(message.token);
    if (message.token !== undefined && session === null) {
      complain(null, new Fault('not-signed-in'));
      return drop(CLOSE.policy, 'token');
    }
    const person = session?.person.id ?? null;
    if (person !== null && sockets.count(person) >= settings.SOCKETS_PER_PERSON) return drop(CLOSE.later, 'too-many');
    if (ws.readyState !== ws.OPEN) return;
    socket = {
      person,
      words: message.words,
      session: session?.id ?? null,
      address,
      matches: new Set(),
      lobby: false,
      send(text) {
        if (ws.readyState !== ws.OPEN) return;
        // Whoever does not read for long is let go: he can come back and be told what he missed.
        if (ws.bufferedAmount > MOST_UNREAD) {
          house.metrics.dropped.inc({ why: 'slow' });
          return ws.terminate();
        }
        ws.send(text);
      },
      close: drop,
    };
    sockets.add(socket);
    if (person !== null) house.presence.came(person);
    say({
      t: 'welcome',
      v: VERSION,
      person: session === null ? null : { id: session.person.id, name: session.person.name, guest: session.person.guest },
      now: house.now(),
    });
  };
  const admitted = (): boolean => {
    const now = performance.now();
    tokens = Math.min(settings.MESSAGES_PER_SECOND * 5, tokens + ((now - filled) / 1000) * settings.MESSAGES_PER_SECOND);
    filled = now;
    return --tokens >= 0;
  };

  const hello = setTimeout(() => socket === null && drop(CLOSE.policy, 'hello'), HELLO_WITHIN);
  let greeting: Promise<void> | null = null;
  ws.on('message', (data, binary) => {
    // Whoever was shown the door is not listened to any more.
    if (leaving) return;
    if (!admitted()) {
      complain(null, new Fault('too-many'));
      return drop(CLOSE.later, 'too-many');
    }
    let read: unknown;
    try {
      const text = String(data);
      read = binary ? undefined : JSON.parse(text);
      // What is short cannot be deep.
      if (text.length > SHORT && tooDeep(read)) read = undefined;
    } catch {
      read = undefined;
    }
    const parsed = ToServer.safeParse(read);
    const held = (read as { id?: unknown } | undefined | null)?.id;
    const id = Number.isSafeInteger(held) ? (held as number) : null;
    if (!parsed.success)
      return complain(
        id,
        new Fault('bad-message', { fields: parsed.error.issues.map(i => i.path.join('.') || i.message).slice(0, 5) }),
      );
    const message = parsed.data;
    const refused = (error: unknown): void => {
      if (ws.readyState !== ws.OPEN) return;
      if (error instanceof Fault) {
        complain(id, error);
        return;
      }
      log.error({ err: error }, 'a message failed');
      complain(id, new Fault(isUnavailable(error) ? 'unavailable' : 'internal'));
    };
    if (message.t === 'hello') {
      if (greeting !== null) return complain(null, new Fault('bad-message', { fields: ['hello'] }));
      clearTimeout(hello);
      greeting = begin(message).catch(refused);
      return;
    }
    if (socket !== null) return void obey(house, socket, message).catch(refused);
    if (greeting === null) return complain(id, new Fault('bad-message', { fields: ['hello'] }));
    greeting.then(async () => socket !== null && (await obey(house, socket, message))).catch(refused);
  });
  ws.on('pong', () => unanswered.delete(ws));
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    clearTimeout(hello);
    sockets.leave(address);
    if (socket === null) return;
    for (const match of socket.matches) house.matches.leave(match, socket);
    sockets.remove(socket);
    if (socket.person !== null) house.presence.went(socket.person);
  });
};

/** Sockets that do not answer a ping until the next one are dead. */
const unanswered = new WeakSet<WebSocket>();
const keepAlive = (app: FastifyInstance): void => {
  const timer = setInterval(() => {
    for (const ws of app.websocketServer.clients) {
      if (unanswered.has(ws)) {
        ws.terminate();
        continue;
      }
      unanswered.add(ws);
      ws.ping();
    }
  }, 30_000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

export const socketRoute = (app: FastifyInstance, house: House): void => {
  keepAlive(app);
  app.get(
    '/api/v1/socket',
    {
      websocket: true,
      schema: { hide: true } as object,
      preValidation: async request => {
        // The session is looked up here, before the upgrade; a page of another site gets none.
        if (!sameOrigin(house, request)) throw new Fault('foreign-origin');
        if (house.closing) throw new Fault('unavailable');
        request.session = (await sessionOf(house, request)).session;
        if (house.sockets.full(networkOf(request.ip))) throw new Fault('too-many');
      },
    },
    (ws, request) => open(house, ws, request, request.session),
  );
};
