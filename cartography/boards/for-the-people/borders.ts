/** The lines between the states, from the world file, in degrees. West Virginia is there: the game has it from the start. */
import { execFileSync } from 'node:child_process';
import { bounds, type Point } from '../../src/geo/frame.ts';
import { globe } from './frame.ts';

export function stateLines(): Point[][] {
  const [west, south, east, north] = bounds(globe, 0);
  const rows = execFileSync('gmt', ['pscoast', `-R${west}/${east}/${south}/${north}`, '-Dh', '-M', '-N2'], {
    maxBuffer: 1 << 28,
  });
  const lines: Point[][] = [];
  for (const row of rows.toString().split('\n')) {
    if (row.startsWith('>')) lines.push([]);
    else if (row && !row.startsWith('#')) {
      const [lon = 0, lat = 0] = row.trim().split(/\s+/).map(Number);
      lines.at(-1)?.push([lon > 180 ? lon - 360 : lon, lat]);
    }
  }
  // The world file gives most pieces twice, and some that go there and back.
  const seen = new Set<string>();
  return lines
    .map(line => line.filter((point, i) => i === 0 || point[0] !== line[i - 1]![0] || point[1] !== line[i - 1]![1]))
    .filter(line => {
      const [first, last] = [String(line[0]), String(line.at(-1))];
      const known = seen.has(`${first} ${last}`) || seen.has(`${last} ${first}`);
      seen.add(`${first} ${last}`);
      return line.length > 1 && first !== last && !known;
    });
}
