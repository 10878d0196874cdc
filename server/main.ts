/** cuartel-server: serve (default), config, migrate, outdated, backup FILE, restore FILE. */
import closeWithGrace from 'close-with-grace';
import { readSettings, type ServerSettings, settingsTable, sqliteFile } from './config/settings.ts';
import { newLog, startServer } from './server.ts';
import { shelf } from './shelf/games.ts';
import { backUp, restore } from './store/backup.ts';
import { InUse } from './store/lock.ts';
import { NewerDatabase } from './store/migrate.ts';
import { outdatedMatches, outdatedText } from './store/outdated.ts';
import { openDatabase, openStore } from './store/store.ts';
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
  const outdated = await outdatedMatches(running.house.store.db, running.house.shelf);
  if (outdated.length > 0) log.warn({ matches: outdated.map(outdatedText) }, 'matches of other rules cannot go on');
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
  case 'outdated': {
    // Looks only: it may be asked beside a server that runs, before it is replaced by this one.
    const { db } = openDatabase(settings);
    const found = await outdatedMatches(db, shelf).catch(error => fail(`cuartel-server outdated: ${error.message}`));
    await db.destroy();
    for (const match of found) say(outdatedText(match));
    say(
      found.length === 0
        ? 'Every match under way can go on.'
        : `${found.length} matches under way cannot go on with these rules.`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
    break;
  }
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
    fail('cuartel-server [serve | config | migrate | outdated | backup FILE | restore FILE]');
}
