/**
 * `npm run chaos -- --kills 50`: matches are played while the server is killed at random moments and started again, its wall clock
 * jumps, its disk fills up, and clients hang or vanish. At the end every acknowledged action must be in the log.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { shelf } from '../shelf/games.ts';
import { fewPages, type Lodging, smallDisk, wideRoom } from './room.ts';
import { type Aftermath, type Storm, weather } from './storm.ts';

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
const CLOCK = pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), 'jumping-clock.mjs')).href;

/** What a storm should have shown and did not, in a sentence each. */
const missing = ({ acknowledged, lost, faults, noRoom, afterwards }: Aftermath, fills: boolean): string[] => [
  ...faults,
  ...(lost > 0 ? [`${lost} ACKNOWLEDGED ACTIONS ARE LOST`] : []),
  ...(acknowledged === 0 ? ['NOTHING WAS PLAYED'] : []),
  ...(fills && noRoom === 0 ? ['THE STORE WAS NEVER FULL: nothing is proved'] : []),
  ...(fills && afterwards === 0 ? ['NOTHING WENT ON once there was room again'] : []),
];
const storm = async (
  name: string,
  room: Lodging,
  times: number,
  more: Partial<Storm> = {},
): Promise<Aftermath & { wrong: string[] }> => {
  const begun = performance.now();
  const tty = process.stderr.isTTY;
  const after = await weather({
    game,
    matches,
    kills: times,
    room,
    progress: (n, acknowledged) =>
      void (tty && process.stderr.write(`\r${name}: ${n}/${times} kills, ${acknowledged} acknowledged `)),
    ...more,
  });
  if (tty) process.stderr.write('\r\x1b[K');
  const fills = more.fills === true;
  const refused = [...after.refused].map(([code, n]) => `${code} ${n}`).join(', ');
  say(
    `${name}: ${times} kills in ${Math.round((performance.now() - begun) / 1000)} s, ${after.acknowledged} acknowledged, ${after.lost} lost, ${after.matches} matches, ${after.events} events` +
      (fills
        ? `; ${after.noRoom} refused for want of room, ${after.afterwards} accepted by the same servers once there was room, ${after.unstarted} starts refused`
        : '') +
      (refused === '' ? '' : `; refused: ${refused}`),
  );
  const wrong = missing(after, fills);
  for (const line of wrong) say(`  ${line}`);
  return { ...after, wrong };
};

// Filling up takes at least two rounds: in one the server goes on, in the other it is killed while it is full.
const share = Math.max(2, Math.round(kills / 10));
const disk = smallDisk();
if (disk === null) say('No right to mount a small disk here: only the limit of pages is tried.');
const storms = [
  await storm('killed at random moments', wideRoom(), Math.max(1, kills - (disk === null ? 2 : 3) * share)),
  await storm('killed while the wall clock jumps', wideRoom(), share, { nodeArguments: ['--import', CLOCK] }),
  ...(disk === null ? [] : [await storm('a disk that fills up', disk, share, { fills: true })]),
  await storm('a database that fills up', fewPages(), share, { fills: true }),
];
const sum = (of: (after: Aftermath) => number): number => storms.reduce((n, after) => n + of(after), 0);
const wrong = storms.flatMap(after => after.wrong);
say(wrong.length === 0 ? 'Nothing that was acknowledged was lost.' : `FAILED: ${wrong.length} faults.`);
if (values.json)
  process.stdout.write(
    `${JSON.stringify({ kills, acknowledged: sum(s => s.acknowledged), lost: sum(s => s.lost), faults: wrong.length, noRoom: sum(s => s.noRoom), afterwards: sum(s => s.afterwards) })}\n`,
  );
process.exit(wrong.length === 0 ? 0 : 1);
