/**
 * `npm run tournament -- --people 64 --kills 50`: a Swiss is played while the server is killed at random moments. With --database and
 * --processes 3, several processes on one PostgreSQL. At the end every pairing and the table are counted anew.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tournamentStorm } from './tournament-storm.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '64' },
    kills: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write('npm run tournament -- [--people 64] [--kills 50] [--database postgres://... --processes 3] [--json]\n');
  process.exit(0);
}
const [people, kills, processes] = [values.people, values.kills, values.processes].map(Number) as [number, number, number];
if (![people, kills, processes].every(Number.isInteger) || people < 2 || kills < 0 || processes < 1) {
  process.stderr.write('--people must be a whole number from 2, --kills from 0, --processes from 1.\n');
  process.exit(2);
}
if (processes > 1 && values.database === undefined) {
  process.stderr.write('Several processes need a PostgreSQL: --database postgres://...\n');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'cuartel-tournament-'));
const begun = performance.now();
const after = await tournamentStorm({
  people,
  kills,
  processes,
  env: { DATA_DIR: folder, ...(values.database === undefined ? {} : { DATABASE_URL: values.database }) },
  pick: n => Math.floor(Math.random() * n),
  progress: (n, page) =>
    void (
      process.stderr.isTTY &&
      process.stderr.write(`\r${n}/${kills} kills, round ${page?.info.round ?? '?'} of ${page?.info.rounds ?? '?'} `)
    ),
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((performance.now() - begun) / 1000);
if (values.json) process.stdout.write(`${JSON.stringify({ people, processes, seconds, ...after })}\n`);
else {
  process.stdout.write(
    `${people} people, ${after.kills} kills in ${seconds} s: ${after.tournaments} tournaments, ${after.games} games, ${after.faults.length} faults\n`,
  );
  for (const fault of after.faults) process.stdout.write(`  ${fault}\n`);
}
process.exit(after.faults.length === 0 ? 0 : 1);
