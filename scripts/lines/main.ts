/** `npm run lines`: what a small game costs, counted in Six Spaces, beside what it cost before there was a kit. */
import { BEFORE, countLines, GOAL } from './count.ts';
import { sixSpacesFiles } from './files.ts';

const rooms = countLines(sixSpacesFiles());
const row = (...cells: (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? `${cell}`.padEnd(12) : `${cell}`.padStart(12))).join('');
const total = { before: 0, plain: 0, optional: 0 };
const lines = [row('room', 'before', 'now', '8.2-8.14')];
for (const room of new Set([...Object.keys(BEFORE), ...rooms.keys()])) {
  const { plain, optional } = rooms.get(room) ?? { plain: 0, optional: 0 };
  const before = BEFORE[room] ?? 0;
  lines.push(row(room, before, plain, optional));
  total.before += before;
  total.plain += plain;
  total.optional += optional;
}
lines.push(row('all', total.before, total.plain, total.optional));
const less = Math.round(((total.before - total.plain) * 1000) / total.before) / 10;
lines.push(`The same rules in ${less} % fewer lines; at most ${GOAL} are wanted.`);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = total.plain > GOAL ? 1 : 0;
