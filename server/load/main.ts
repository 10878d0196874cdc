/** `npm run load -- --matches 200 --seconds 30`: both players of every match over WebSockets of their own, at random. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelf } from '../shelf/games.ts';
import { startCluster } from '../tests/postgres.ts';
import { startChild } from './child.ts';
import { measure, partText } from './compare.ts';
import { gatherCrowd } from './crowd.ts';
import { measureStarts, startsInTime, startsText } from './starts.ts';
import { openTournaments } from './tournaments.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '3600' },
    game: { type: 'string' },
    url: { type: 'string' },
    starts: { type: 'string', default: '0' },
    tournaments: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(
    'npm run load -- [--matches 200] [--seconds 30] [--rate 3600] [--game SLUG] [--url http://127.0.0.1:8420] [--starts N] [--tournaments N] [--json]\n' +
      '--rate: actions a second the players aim at together; 0: each answers as soon as it is asked.\n' +
      'Without --url a server of its own is started on an empty SQLite file (or on DATABASE_URL).\n' +
      '--tournaments N: so many with fifty open matches each stand by meanwhile.\n' +
      '--processes N: instead, one process and N on one PostgreSQL, in turn: how much faster, and what an action costs which part.\n' +
      '  On --database postgres://... (an empty one), else on a cluster of its own.\n' +
      '--starts N: instead, starts a server N times and says how long it takes.\n',
  );
  process.exit(0);
}
const whole = (name: 'matches' | 'seconds' | 'rate' | 'starts' | 'processes' | 'tournaments', least: number): number => {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < least) {
    process.stderr.write(`--${name} must be a whole number from ${least}.\n`);
    process.exit(2);
  }
  return n;
};
const matches = whole('matches', 1);
const seconds = whole('seconds', 1);
const rate = whole('rate', 0);
const game = shelf.get(values.game ?? (shelf.has('bobby-lee') ? 'bobby-lee' : 'six-spaces'));
if (game === undefined || game.sides.length !== 2) {
  process.stderr.write(
    `--game must be one of ${[...shelf.values()]
      .filter(g => g.sides.length === 2)
      .map(g => g.slug)
      .join(', ')}.\n`,
  );
  process.exit(2);
}
if (values.url !== undefined && !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(values.url).hostname)) {
  process.stderr.write('--url must be on this machine.\n');
  process.exit(2);
}

const starts = whole('starts', 0);
if (starts > 0) {
  const found = await measureStarts(starts, game);
  process.stdout.write(`${startsText(found)}\n`);
  if (values.json) process.stdout.write(`${JSON.stringify(found)}\n`);
  process.exit(startsInTime(found) ? 0 : 1);
}

const processes = whole('processes', 1);
if (processes > 1) {
  const cluster = values.database === undefined ? await startCluster() : null;
  const database = cluster === null ? async () => values.database! : cluster.database;
  const say = (line: string): void => void (process.stderr.isTTY && process.stderr.write(line));
  const how = { database, game, matches, seconds, rate, say };
  // One, several, one again: what the machine did meanwhile shows in the difference of the two.
  const parts = [await measure(how, 1), await measure(how, processes), await measure(how, 1)];
  await cluster?.stop();
  say('\r\x1b[K');
  for (const part of parts) process.stdout.write(`${partText(part)}\n`);
  const [one, several, again] = parts.map(part => part.figures.acceptedPerSecond) as [number, number, number];
  const times = Math.round((several / Math.max(1, (one + again) / 2)) * 100) / 100;
  process.stdout.write(`${processes} processes do ${times} times as much as one\n`);
  if (values.json) process.stdout.write(`${JSON.stringify({ times, parts })}\n`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'cuartel-load-'));
const child = values.url === undefined ? await startChild({ DATA_DIR: folder }) : null;
const url = values.url ?? child!.url;
const say = (line: string): void => void process.stderr.write(line);
if (child !== null) say(`server started in ${Math.round(child.startedIn)} ms\n`);

const tournaments = whole('tournaments', 0);
if (tournaments > 0) {
  const open = await openTournaments(
    url,
    tournaments,
    n => void (process.stderr.isTTY && say(`\r${n}/${tournaments} tournaments begun`)),
  );
  say(`\r${open} matches in ${tournaments} tournaments open\n`);
}
const { tally, finished, close } = await gatherCrowd({
  urls: [url],
  matches,
  game,
  rate,
  progress: n => void (process.stderr.isTTY && say(`\r${n}/${matches} matches begun`)),
});
say(`\r${matches} matches of ${game.slug} begun, ${child === null ? '' : `server ${child.rssMB()} MB`}\n`);
await new Promise(resolve => setTimeout(resolve, Math.min(2_000, seconds * 100)));
tally.restart();
const used = { server: child?.cpuSeconds() ?? 0, own: process.cpuUsage() };
const WIDTH = 30;
for (let s = 1; s <= seconds; s++) {
  await new Promise(resolve => setTimeout(resolve, 1_000));
  const part = Math.round((s / seconds) * WIDTH);
  if (process.stderr.isTTY)
    say(`\r[${'#'.repeat(part)}${'.'.repeat(WIDTH - part)}] ${s}/${seconds} s, ${tally.count()} accepted `);
}
const figures = tally.figures(child?.rssMB() ?? 0);
const own = process.cpuUsage(used.own);
const each = (micros: number): number => Math.round(micros / Math.max(1, tally.count()));
const cpu = `processor time per action: server ${each(((child?.cpuSeconds() ?? 0) - used.server) * 1e6)} µs, players ${each(own.user + own.system)} µs`;
close();
if (process.stderr.isTTY) say('\n');
const wrong = [...tally.errors].map(([code, n]) => `${code} ${n}`).join(', ');
process.stdout.write(
  `${figures.acceptedPerSecond} accepted actions/s, latency p50 ${figures.p50} ms, p95 ${figures.p95} ms, p99 ${figures.p99} ms, ` +
    `errors ${figures.errors}${wrong === '' ? '' : ` (${wrong})`}, server ${figures.rssMB} MB, ${finished()} matches finished; ${cpu}\n`,
);
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
await child?.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
