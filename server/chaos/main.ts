/**
 * `npm run chaos -- --kills 50`: matches are played while the server is killed at random moments and started again, its wall clock
 * jumps, its disk fills up, and clients hang or vanish. At the end every acknowledged action must be in the log.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../config/settings.ts';
import { type ServerChild, startChild, WIDE_OPEN } from '../load/child.ts';
import { shelf } from '../shelf/games.ts';
import { audit, type Verdict } from './audit.ts';
import { newTable } from './table.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    matches: { type: 'string', default: '20' },
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write('npm run chaos -- [--kills 50] [--matches 20] [--game SLUG] [--json]\n');
  process.exit(0);
}
const [kills, matches] = [Number(values.kills), Number(values.matches)];
const game = shelf.get(values.game ?? (shelf.has('bobby-lee') ? 'bobby-lee' : 'six-spaces'));
if (
  !Number.isInteger(kills) ||
  kills < 1 ||
  !Number.isInteger(matches) ||
  matches < 1 ||
  game === undefined ||
  game.sides.length !== 2
) {
  process.stderr.write('--kills and --matches must be whole numbers from 1, --game a game for two.\n');
  process.exit(2);
}
const say = (line: string): void => void (values.json || process.stdout.write(`${line}\n`));
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const CLOCK = pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), 'jumping-clock.mjs')).href;

/** Connects, asks, and then neither reads nor leaves; or leaves in the middle of a word. */
const nuisance = (url: string): void => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET /api/v1/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  setTimeout(() => (Math.random() < 0.5 ? socket.pause() : socket.destroy()), Math.random() * 200).unref();
  setTimeout(() => socket.destroy(), 3_000).unref();
};

const storm = async (
  name: string,
  env: Record<string, string>,
  times: number,
  nodeArguments: readonly string[],
): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), 'cuartel-chaos-'));
  const settings = (readSettings({ ...WIDE_OPEN, DATA_DIR: folder }) as { settings: Settings }).settings;
  const tables = Array.from({ length: matches }, () => newTable(game, { is: 'live', minutes: 600, increment: 0 }));
  const begun = performance.now();
  for (let i = 0; i < times; i++) {
    const server: ServerChild = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, nodeArguments);
    await Promise.all(tables.map(table => table.sit(server.url).catch(() => {})));
    for (let n = 0; n < 5; n++) nuisance(server.url);
    await sleep(80 + Math.random() * 600);
    await server.end('SIGKILL');
    for (const table of tables) table.rise();
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${name}: ${i + 1}/${times} kills, ${tables.reduce((n, t) => n + t.acknowledged.length, 0)} acknowledged `,
      );
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const verdict = await audit(
    settings,
    tables.flatMap(t => t.acknowledged),
  );
  const codes = new Map<string, number>();
  for (const { refusals } of tables) for (const [code, n] of refusals) codes.set(code, (codes.get(code) ?? 0) + n);
  const refused = [...codes].map(([code, n]) => `${code} ${n}`).join(', ');
  rmSync(folder, { recursive: true, force: true });
  say(
    `${name}: ${times} kills in ${Math.round((performance.now() - begun) / 1000)} s, ${verdict.acknowledged} acknowledged, ${verdict.lost} lost, ${verdict.matches} matches, ${verdict.events} events${refused === '' ? '' : `; refused: ${refused}`}`,
  );
  for (const fault of verdict.faults) say(`  ${fault}`);
  return verdict;
};

const share = Math.max(1, Math.round(kills / 10));
const verdicts = [
  await storm('killed at random moments', {}, Math.max(1, kills - 2 * share), []),
  await storm('killed while the wall clock jumps', {}, share, ['--import', CLOCK]),
  await storm('killed while the disk is full', { SQLITE_MAX_PAGES: '60' }, share, []),
];
const lost = verdicts.reduce((n, v) => n + v.lost, 0);
const faults = verdicts.reduce((n, v) => n + v.faults.length, 0);
const acknowledged = verdicts.reduce((n, v) => n + v.acknowledged, 0);
say(lost === 0 && faults === 0 && acknowledged > 0 ? 'Nothing that was acknowledged was lost.' : 'SOMETHING WAS LOST.');
if (values.json) process.stdout.write(`${JSON.stringify({ kills, acknowledged, lost, faults })}\n`);
process.exit(lost === 0 && faults === 0 && acknowledged > 0 ? 0 : 1);
