import { mosbysConfederacy, rivers, unionLines } from '../../../games/mosbys-raiders/board/art/layers.ts';
import { roads } from '../../../games/mosbys-raiders/board/art/roads.ts';
import { corners } from '../../../games/mosbys-raiders/board/frame.ts';
import { lettering, places } from '../../../games/mosbys-raiders/board/places.ts';
import { type Path, type Point, toBoardLine } from '../../src/geo/frame.ts';
import { crosses, distance, distanceToLine } from '../../src/geo/line.ts';
import { parsePath } from '../../src/geo/parse.ts';
import { around, inside, overlap } from '../../src/net/box.ts';
import { labelBox } from '../../src/net/labels.ts';
import { within } from '../../src/net/region.ts';
import { along } from '../../src/net/roads.ts';
import { virginiaBank } from './estuary.ts';
import { frame } from './frame.ts';
import { faceOf, sheetBox } from './lettering.ts';
import { net } from './net.ts';

const faults: string[] = [];
const fault = (text: string) => faults.push(text);
const at = (id: string): Point => [places[id]!.x, places[id]!.y];

// Every space has its place, with room for a stack.
let closest = Number.POSITIVE_INFINITY;
net.spaces.forEach((a, i) => {
  if (!places[a.id]) throw new Error(`${a.id} has no place`);
  for (const b of net.spaces.slice(i + 1)) {
    const apart = distance(at(a.id), at(b.id));
    closest = Math.min(closest, apart);
    if (apart < 64) fault(`${a.id} and ${b.id} are ${apart.toFixed(0)} px apart`);
  }
});
let farthest = 0;
for (const space of net.spaces)
  farthest = Math.max(farthest, distance(at(space.id), toBoardLine(frame, [[space.lon, space.lat]])[0]!));

// No name touches a name, a space, a corner or the edge.
for (const zoom of ['near', 'far'] as const) {
  const set = net.spaces.flatMap(space => {
    const label = places[space.id]![zoom];
    if (!label) return [];
    return [{ id: space.id, box: labelBox({ ...label, size: lettering[zoom][space.large ? 'large' : 'plain'] }, faceOf(space)) }];
  });
  set.forEach(({ id, box }, i) => {
    if (!inside(box, sheetBox)) fault(`${zoom} name of ${id} leaves the sheet`);
    for (const [corner, other] of Object.entries(corners))
      if (overlap(box, other)) fault(`${zoom} name of ${id} covers the ${corner}`);
    for (const space of net.spaces)
      if (overlap(box, around(at(space.id), lettering.square[zoom] / 2))) fault(`${zoom} name of ${id} covers ${space.id}`);
    for (const other of set.slice(i + 1)) if (overlap(box, other.box)) fault(`${zoom} names of ${id} and ${other.id} collide`);
  });
  console.log(`${set.length} ${zoom} names`);
  if (zoom === 'near' && set.length !== net.spaces.length) fault('a space has no name at the default zoom');
}

// Roads keep clear of the spaces that they pass and of each other.
const courses = roads.map(road => ({ ...road, line: along(at(road.a), [road.x, road.y], at(road.b), 14) }));
courses.forEach((road, i) => {
  for (const space of net.spaces)
    if (space.id !== road.a && space.id !== road.b && distanceToLine(at(space.id), road.line) < 24)
      fault(`the road ${road.a} - ${road.b} runs over ${space.id}`);
  for (const other of courses.slice(i + 1)) {
    if ([other.a, other.b].some(id => id === road.a || id === road.b)) continue;
    if (meetings(road.line, other.line) > 0) fault(`the roads ${road.a} - ${road.b} and ${other.a} - ${other.b} cross`);
  }
});

// The Potomac lies where the rules say that it does.
const potomac: Path[] = [
  ...rivers.filter(river => river.width >= 8).flatMap(river => parsePath(river.path)),
  toBoardLine(frame, [...virginiaBank, [-77.0745, 38.9025]]),
];
net.links.forEach(([a, b, , over], i) => {
  const odd = potomac.reduce((sum, line) => sum + meetings(courses[i]!.line, line), 0) % 2 === 1;
  if (odd !== (over ?? false)) fault(`the road ${a} - ${b} ${odd ? 'crosses the Potomac' : 'does not cross the Potomac'}`);
});

// Regions hold their own spaces and no others.
for (const [name, path, own] of [
  ['Union lines', unionLines, 'lines'],
  ["Mosby's Confederacy", mosbysConfederacy, 'confederacy'],
] as const) {
  const rings = parsePath(path);
  for (const space of net.spaces) {
    if (within(rings, at(space.id)) !== space[own]) fault(`${space.id} is on the wrong side of ${name}`);
    const near = Math.min(...rings.map(ring => distanceToLine(at(space.id), ring)));
    if (near < 15) fault(`the edge of ${name} cuts ${space.id} (${near.toFixed(0)} px)`);
  }
}

function meetings(a: Path, b: Path): number {
  let count = 0;
  for (let i = 1; i < a.length; i++) for (let j = 1; j < b.length; j++) if (crosses(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) count++;
  return count;
}

console.log(
  `closest spaces ${closest.toFixed(1)} px apart; the farthest from its true place is off by ${farthest.toFixed(0)} px (${(farthest / 28.66).toFixed(1)} miles)`,
);
for (const text of faults) console.log(`FAULT ${text}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
