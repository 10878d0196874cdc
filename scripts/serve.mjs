/** The web table and a full server in one process: `npm start -- [--port N] [--no-open]`. Settings by environment: docs/operate.md. */
import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { readSettings } from '../server/config/settings.ts';
import { newLog, startServer } from '../server/server.ts';
import { InUse } from '../server/store/lock.ts';
import { NewerDatabase } from '../server/store/migrate.ts';
import { build, DIST, isFresh, PICTURES } from '../table/build.mjs';
import { openBrowser } from '../table/serve.mjs';

const PORTS = 40;
const say = line => void process.stdout.write(`${line}\n`);
const fail = line => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const isFree = (port, host) =>
  new Promise(resolve => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(port, host, () => trial.close(() => resolve(true)));
  });
const firstFree = async (from, host) => {
  for (let port = from; port < from + PORTS; port++) if (await isFree(port, host)) return port;
  return fail(`No port from ${from} to ${from + PORTS - 1} is free; --port N names another.`);
};

const args = process.argv.slice(2);
const at = args.indexOf('--port');
const wanted = at < 0 ? process.env.PORT : args[at + 1];
const read = readSettings({
  STATIC_DIR: DIST,
  PICTURES_DIR: PICTURES,
  LOG_LEVEL: 'warn',
  ...process.env,
  ...(at < 0 ? {} : { PORT: wanted ?? 'missing' }),
});
if ('faults' in read) fail(read.faults.join('\n'));
const settings = { ...read.settings };
// A port that was asked for is taken or refused; otherwise the first free one will do.
if (wanted === undefined) settings.PORT = await firstFree(settings.PORT, settings.HOST);

if (!isFresh()) {
  say('Building the table…');
  await build();
}
const log = newLog(settings);
const running = await startServer(settings, { log }).catch(error =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.PORT} is taken; --port N names another.`
      : error instanceof InUse || error instanceof NewerDatabase
        ? error.message
        : error.stack,
  ),
);
const { port } = new URL(running.url);
const address = settings.PUBLIC_URL || `http://localhost:${port}/`;
say(`Cuartel: ${address}`);
if (!args.includes('--no-open')) openBrowser(address);
closeWithGrace({ delay: 8_000, logger: log }, async ({ err }) => {
  if (err !== undefined) log.error({ err }, 'closing after an error');
  await running.close();
});
