/** Every setting of the server: its name in the environment, its default, what it means. The table printed by `cuartel-server config` is this one. */
import { join } from 'node:path';

interface Setting<T> {
  readonly default: string;
  readonly about: string;
  read(text: string): T | undefined;
  /** Never printed. */
  readonly secret?: true;
}

const text = (fallback: string, about: string): Setting<string> => ({ default: fallback, about, read: t => t });
const hidden = (about: string): Setting<string> => ({ default: '', about, read: t => t, secret: true });
const number = (fallback: number, least: number, most: number, about: string): Setting<number> => ({
  default: String(fallback),
  about: `${about} (${least} to ${most})`,
  read: t => (/^\d+$/.test(t) && Number(t) >= least && Number(t) <= most ? Number(t) : undefined),
});
const flag = (fallback: boolean, about: string): Setting<boolean> => ({
  default: fallback ? 'on' : 'off',
  about: `${about} (on, off)`,
  read: t => (t === 'on' ? true : t === 'off' ? false : undefined),
});
const oneOf = <const T extends string>(fallback: T, all: readonly T[], about: string): Setting<T> => ({
  default: fallback,
  about: `${about} (${all.join(', ')})`,
  read: t => all.find(known => known === t),
});

export const SETTINGS = {
  HOST: text('127.0.0.1', 'address to listen on; 0.0.0.0 for all'),
  PORT: number(8420, 0, 65535, 'port to listen on; 0 picks a free one'),
  PUBLIC_URL: text('', 'the address people type; https makes cookies secure. Empty: http://localhost:PORT'),
  TRUST_PROXY: oneOf(
    'off',
    ['off', 'on', '2', '3', '4'],
    'believe X-Forwarded-For: only behind a proxy of your own; a number when there are several in a row',
  ),
  DATA_DIR: text('.cuartel/server', 'folder of the SQLite file and of the outbox'),
  DATABASE_URL: hidden('postgres://... to use PostgreSQL instead of the SQLite file'),
  SQLITE_SYNC: oneOf('normal', ['normal', 'full'], 'normal survives a killed process; full survives a power cut too, slower'),
  SQLITE_MAX_PAGES: number(0, 0, 1_000_000_000, 'largest size of the SQLite file in pages of 4 kB; 0: no limit'),
  STATIC_DIR: text('table/dist', 'folder of the built web table; served when it exists'),
  PICTURES_DIR: text(
    'table/pictures/dist',
    'folder of the built drawing of boards; where it is missing, links of films show the board of the game',
  ),
  LOG_LEVEL: oneOf('info', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'least level that is logged'),
  METRICS_TOKEN: hidden('when set, /metrics wants it as a bearer token; when empty, /metrics answers this machine only'),
  API_DOCS: flag(true, 'serve the OpenAPI pages'),
  LIVE_CACHE_MB: number(96, 8, 100_000, 'memory for matches kept ready to play'),
  SESSION_DAYS: number(60, 1, 400, 'days after which an unused session ends'),
  RATE_PER_MINUTE: number(600, 1, 10_000_000, 'HTTP requests per address and minute'),
  SIGN_INS_PER_MINUTE: number(12, 1, 10_000_000, 'sign-ins, resets and password changes per address and minute'),
  NEW_PEOPLE_PER_HOUR: number(40, 1, 10_000_000, 'new accounts and guests per address and hour'),
  SOCKETS_PER_ADDRESS: number(60, 1, 1_000_000, 'open WebSockets per address'),
  SOCKETS_PER_PERSON: number(20, 1, 1_000_000, 'open WebSockets per person'),
  MESSAGES_PER_SECOND: number(40, 1, 1_000_000, 'messages per WebSocket and second (five times as many in a burst)'),
  REPLAYED_PER_MINUTE: number(
    30_000,
    1,
    1_000_000_000,
    'actions of matches not at hand that are played through again for one address in a minute (twice as many in a burst)',
  ),
  GUESTS_PER_DAY: number(60, 1, 10_000_000, 'new guests per address and day'),
  OPEN_MATCHES_PER_PERSON: number(60, 1, 1_000_000, 'matches waiting or under way per person'),
  CHALLENGES_PER_PERSON: number(10, 1, 1_000_000, 'challenges waiting per person; newcomers of one address share twice as many'),
  BOT_MATCHES_PER_PERSON: number(
    20,
    1,
    1_000_000,
    'matches under way against bots per person; newcomers of one address share twice as many',
  ),
  TOURNAMENTS_PER_PERSON: number(5, 1, 1_000_000, 'tournaments announced or running per organiser'),
  ENTRIES_PER_PERSON: number(20, 1, 1_000_000, 'tournaments announced or running that one person may be in'),
  NEWCOMERS_PER_TOURNAMENT: number(
    2,
    1,
    1_000_000,
    'newcomers of one address in one tournament that is open to all; by its link a tournament lets in as many as its organiser likes',
  ),
  GUEST_DAYS: number(30, 1, 4000, 'days after which an unused guest without open matches is removed'),
  AUDIT_DAYS: number(180, 1, 4000, 'days the audit log is kept'),
  RANKING_GAMES: number(5, 0, 1000, 'rated games after which a rating stands in the order of the ranking'),
  RANKING_DEVIATION: number(180, 45, 350, 'largest deviation of a rating that stands in the order of the ranking'),
  RANKING_OPPONENTS: number(3, 1, 100, 'different opponents a rating must come from to stand in the order of the ranking'),
  MODERATORS: text('', 'names of the members who moderate, with commas between them'),
  DESERT_DAYS: number(30, 1, 4000, 'days without a decision after which a match between people without a clock is judged'),
  VACATION_DAYS: number(30, 0, 366, 'days a year in which the time of a member who is away stands still'),
  NOTIFY_AFTER_SECONDS: number(60, 0, 86_400, 'how long a person may be asked before a notification is sent'),
  ORDER_PAUSE_MS: number(
    900,
    0,
    60_000,
    'how long a standing order waits, about, before it answers, so that it looks like a person who is quick',
  ),
  SMTP_URL: hidden('smtp://user:password@host:port; when empty, letters are written to DATA_DIR/outbox'),
  MAIL_FROM: text('Cuartel <cuartel@localhost>', 'sender of letters'),
  PUSH_CONTACT: text('mailto:cuartel@localhost', 'contact given to push services'),
  PUSH_HOSTS: text(
    'fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com',
    'push services that may be called; a leading dot takes every name below it',
  ),
} as const satisfies Record<string, Setting<unknown>>;

type Read<S> = S extends Setting<infer T> ? T : never;
export type ServerSettings = { readonly [K in keyof typeof SETTINGS]: Read<(typeof SETTINGS)[K]> };

/** The settings, or what is wrong with them in one sentence each. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { settings: ServerSettings } | { faults: string[] } => {
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const given = env[name];
    const value = setting.read(given === undefined || given === '' ? setting.default : given);
    if (value === undefined) faults.push(`${name}=${setting.secret ? '...' : given} cannot be: ${setting.about}`);
    settings[name] = value;
  }
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'])
    if (settings[name] !== '' && !URL.canParse(String(settings[name])))
      faults.push(`${name} is not an address such as https://host`);
  return faults.length > 0 ? { faults } : { settings: settings as ServerSettings };
};

export const sqliteFile = (settings: ServerSettings): string => join(settings.DATA_DIR, 'cuartel.sqlite');

/** The printed table: name, value in force, what it means. */
export const settingsTable = (settings: ServerSettings): string => {
  const rows = (Object.entries(SETTINGS) as [keyof ServerSettings, Setting<unknown>][]).map(
    ([name, { default: fallback, about, secret }]) => {
      const held = settings[name];
      const value = secret ? (held === '' ? '' : '(set)') : held === true ? 'on' : held === false ? 'off' : String(held);
      return [
        name,
        value,
        value === fallback ? '' : secret ? '' : `default ${fallback === '' ? 'empty' : fallback}; `,
        about,
      ] as const;
    },
  );
  const wide = (i: 0 | 1) => Math.min(44, Math.max(...rows.map(r => r[i].length)));
  return rows.map(([name, value, was, about]) => `${name.padEnd(wide(0))}  ${value.padEnd(wide(1))}  ${was}${about}`).join('\n');
};
