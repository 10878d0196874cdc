/** `npm run load -- --matches 200 --seconds 30`: both players of every match over WebSockets of their own, at random. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newClient } from '@cuartel/client';
import { shelf } from '../shelf/games.ts';
import { startChild } from './child.ts';
import { newTally } from './figures.ts';
import { type LoadPlayer, sitDown } from './player.ts';
import { measureStarts, startsInTime, startsText } from './starts.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '3600' },
    game: { type: 'string' },
    url: { type: 'string' },
    starts: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(
    'npm run load -- [--matches 200] [--seconds 30] [--rate 3600] [--game SLUG] [--url http://127.0.0.1:8420] [--starts N] [--json]\n' +
      '--rate: actions a second the players aim at together; 0: each answers as soon as it is asked.\n' +
      'Without --url a server of its own is started on an empty SQLite file (or on DATABASE_URL).\n' +
      '--starts N: instead, starts a server N times and says how long it takes.\n',
  );
  process.exit(0);
}
const whole = (name: 'matches' | 'seconds' | 'rate' | 'starts', least: number): number => {
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

const folder = mkdtempSync(join(tmpdir(), 'cuartel-load-'));
const child = values.url === undefined ? await startChild({ DATA_DIR: folder }) : null;
const url = values.url ?? child!.url;
const say = (line: string): void => void process.stderr.write(line);
if (child !== null) say(`server started in ${Math.round(child.startedIn)} ms\n`);

const tally = newTally();
let finished = 0;
let stopping = false;
const mean = rate === 0 ? 0 : (matches / rate) * 1000;
/** People do not answer in step: the pauses are spread evenly round the mean, less what the answer itself takes. */
const think = (): number => (mean === 0 ? 0 : Math.random() * 2 * mean - 1);
const pick = (n: number): number => Math.floor(Math.random() * n);

const table = async (): Promise<() => void> => {
  const people = [newClient({ url, program: true }), newClient({ url, program: true })] as const;
  for (const person of people) await person.beGuest();
  let players: LoadPlayer[] = [];
  const begin = async (): Promise<void> => {
    for (const player of players) player.close();
    const { match } = await people[0].create({
      game: game.slug,
      scenario: game.scenarios.at(-1)!,
      open: true,
      spectators: { is: 'never' },
    });
    await people[1].join(match.id);
    let done = false;
    const over = (): void => {
      if (done || stopping) return;
      done = true;
      finished++;
      begin().catch(() => tally.failed('begin'));
    };
    players = people.map(({ token }) =>
      sitDown({ url, token: token!, match: match.id, pick, think, accepted: tally.accepted, failed: tally.failed, over }),
    );
  };
  await begin();
  return () => {
    for (const player of players) player.close();
  };
};

const closers: (() => void)[] = [];
for (let i = 0; i < matches; i += 20) {
  closers.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - i) }, table))));
  if (process.stderr.isTTY) say(`\r${closers.length}/${matches} matches begun`);
}
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
stopping = true;
const own = process.cpuUsage(used.own);
const each = (micros: number): number => Math.round(micros / Math.max(1, tally.count()));
const cpu = `processor time per action: server ${each(((child?.cpuSeconds() ?? 0) - used.server) * 1e6)} µs, players ${each(own.user + own.system)} µs`;
for (const close of closers) close();
if (process.stderr.isTTY) say('\n');
const wrong = [...tally.errors].map(([code, n]) => `${code} ${n}`).join(', ');
process.stdout.write(
  `${figures.acceptedPerSecond} accepted actions/s, latency p50 ${figures.p50} ms, p95 ${figures.p95} ms, p99 ${figures.p99} ms, ` +
    `errors ${figures.errors}${wrong === '' ? '' : ` (${wrong})`}, server ${figures.rssMB} MB, ${finished} matches finished; ${cpu}\n`,
);
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
await child?.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
