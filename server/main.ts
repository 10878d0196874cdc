/** cuartel-server: serve (default), config, migrate, backup FILE, restore FILE. */
import closeWithGrace from 'close-with-grace';
import { readSettings, type ServerSettings, settingsTable, sqliteFile } from './config/settings.ts';
import { newLog, startServer } from './server.ts';
import { backUp, restore } from './store/backup.ts';
import { InUse } from './store/lock.ts';
import { NewerDatabase } from './store/migrate.ts';
import { openStore } from './store/store.ts';
import { isUnavailable } from './store/unavailable.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const serve = async (settings: ServerSettings): Promise<void> => {
  const log = newLog(settings);
  const running = await startServer(settings, { log });
  log.info({ url: running.url, store: running.house.store.kind, games: [...running.house.shelf.keys()] }, 'serving');
  // For whoever started us and waits.
  if (process.send !== undefined) process.send({ url: running.url });
  closeWithGrace({ delay: 8_000, logger: log }, async ({ err, signal }) => {
    if (err !== undefined) log.error({ err }, 'closing after an error');
    else log.info({ signal }, 'closing');
    await running.close();
  });
};

const inSqlite = (settings: ServerSettings, command: string): string =>
  settings.DATABASE_URL === ''
    ? sqliteFile(settings)
    : fail(`${command} is for the SQLite file; with PostgreSQL use pg_dump and pg_restore (docs/operate.md).`);

const read = readSettings(process.env);
if ('faults' in read) fail(read.faults.join('\n'));
const { settings } = read as { settings: ServerSettings };
const [command = 'serve', file] = process.argv.slice(2);
const needed = (): string => file ?? fail(`cuartel-server ${command} FILE`);

switch (command) {
  case 'serve':
    await serve(settings).catch(error =>
      error instanceof InUse || error instanceof NewerDatabase
        ? fail(error.message)
        : isUnavailable(error) || error.code === 'EADDRINUSE' || error.code === 'EACCES' || error.code === 'ENOSPC'
          ? fail(`cuartel-server cannot start: ${error.message}`)
          : Promise.reject(error),
    );
    break;
  case 'config':
    say(settingsTable(settings));
    break;
  case 'migrate':
    await (
      await openStore(settings).catch(error =>
        error instanceof InUse || error instanceof NewerDatabase ? fail(error.message) : Promise.reject(error),
      )
    ).close();
    say('The database is up to date.');
    break;
  case 'backup': {
    const { bytes, matches, events } = await backUp(inSqlite(settings, command), needed()).catch(error => fail(error.message));
    say(`${file}: ${(bytes / 1e6).toFixed(1)} MB, ${matches} matches, ${events} events.`);
    break;
  }
  case 'restore': {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const { bytes, matches, events, kept } = await restore(needed(), inSqlite(settings, command), stamp).catch(error =>
      fail(error.message),
    );
    say(
      `Restored ${(bytes / 1e6).toFixed(1)} MB, ${matches} matches, ${events} events.${kept === null ? '' : ` What was there before is now ${kept}.`}`,
    );
    break;
  }
  default:
    fail('cuartel-server [serve | config | migrate | backup FILE | restore FILE]');
}
