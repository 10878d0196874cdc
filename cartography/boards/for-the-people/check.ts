import { borders, shore } from '../../../games/for-the-people/board/art/layers.ts';
import { bars, routes as drawn } from '../../../games/for-the-people/board/art/routes.ts';
import { corners } from '../../../games/for-the-people/board/frame.ts';
import { lettering, places } from '../../../games/for-the-people/board/places.ts';
import { isCoastal, isCoastalFort } from '../../../games/for-the-people/data/ports.ts';
import type { Path, Point } from '../../src/geo/frame.ts';
import { crosses, distance, distanceToLine } from '../../src/geo/line.ts';
import { parsePath } from '../../src/geo/parse.ts';
import { around, type Box, inside, overlap } from '../../src/net/box.ts';
import { labelBox } from '../../src/net/labels.ts';
import { within } from '../../src/net/region.ts';
import { faceOf, isGreat, sheetBox } from './lettering.ts';
import { homes, routes, spaces } from './net.ts';

const faults: string[] = [];
const fault = (text: string) => faults.push(text);
const at = (i: number): Point => [places[i]!.x, places[i]!.y];
const id = (i: number): string => spaces[i]!.id;
const all = spaces.map((_, i) => i);

// Every space has its place, with room for its sign and a stack.
let closest = Number.POSITIVE_INFINITY;
for (const a of all)
  for (const b of all.slice(a + 1)) {
    const apart = distance(at(a), at(b));
    closest = Math.min(closest, apart);
    if (apart < 90) fault(`${id(a)} and ${id(b)} are ${apart.toFixed(0)} px apart`);
  }
const farthest = Math.max(...all.map(i => distance(at(i), homes.get(id(i))!)));
const pile = (i: number): Box => {
  const { x, y } = places[i]!.stack;
  const { width, height } = lettering.stack;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};
for (const a of all) {
  for (const b of all)
    if (a !== b && overlap(pile(a), around(at(b), lettering.sign / 2))) fault(`the stack of ${id(a)} covers ${id(b)}`);
  for (const b of all.slice(a + 1)) if (overlap(pile(a), pile(b))) fault(`the stacks of ${id(a)} and ${id(b)} touch`);
}

// No name touches a name, a space, a stack, a corner or the edge, in either language.
for (const language of ['en', 'es'] as const)
  for (const zoom of ['near', 'far'] as const) {
    const set = all.flatMap(i => {
      const label = places[i]![zoom]?.[language];
      return label ? [{ i, box: labelBox({ ...label, size: lettering[zoom][places[i]!.face] }, faceOf(spaces[i]!)) }] : [];
    });
    const wanted = zoom === 'near' ? all.length : spaces.filter(isGreat).length;
    if (set.length !== wanted) fault(`${wanted - set.length} spaces have no ${zoom} name in ${language}`);
    set.forEach(({ i, box }, n) => {
      const what = `${language} ${zoom} name of ${id(i)}`;
      if (!inside(box, sheetBox)) fault(`${what} leaves the sheet`);
      for (const [corner, other] of Object.entries(corners)) if (overlap(box, other)) fault(`${what} covers the ${corner}`);
      if (zoom === 'near')
        for (const other of all) {
          if (overlap(box, around(at(other), lettering.sign / 2))) fault(`${what} covers ${id(other)}`);
          if (overlap(box, pile(other))) fault(`${what} covers the stack of ${id(other)}`);
        }
      for (const other of set.slice(n + 1)) if (overlap(box, other.box)) fault(`${what} and that of ${id(other.i)} collide`);
    });
    console.log(`${set.length} ${language} ${zoom} names`);
  }

// The ways are those of the data; they keep clear of the spaces that they pass and do not cross each other, boats apart.
const courses = drawn.map(({ kind, path }) => ({ kind, line: parsePath(path)[0]! }));
if (courses.length !== routes.length || courses.some(({ kind }, i) => kind !== routes[i]!.kind))
  fault('the ways are not those of the data');
courses.forEach(({ kind, line }, n) => {
  const { from, to } = routes[n]!;
  for (const i of all)
    if (id(i) !== from && id(i) !== to && distanceToLine(at(i), line) < 26)
      fault(`the ${kind} ${from} - ${to} runs over ${id(i)}`);
  courses.slice(n + 1).forEach((other, k) => {
    const route = routes[n + 1 + k]!;
    if (kind === 'harbour' || other.kind === 'harbour' || [route.from, route.to].some(end => end === from || end === to)) return;
    if (meet(line, other.line)) fault(`${from} - ${to} and ${route.from} - ${route.to} cross`);
  });
});
function meet(a: Path, b: Path): boolean {
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) if (crosses(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) return true;
  return false;
}
for (const { route, x, y } of bars)
  if (distanceToLine([x, y], courses[route]!.line) > 3)
    fault(`the bar of ${routes[route]!.from} - ${routes[route]!.to} lies beside it`);

// Land stands on land, and ports of the sea by the water.
const coast = parsePath(shore);
for (const i of all) {
  const near = Math.min(...coast.map(ring => distanceToLine(at(i), [...ring, ring[0]!])));
  const dry = within(coast, at(i));
  if (!dry && near > (isCoastalFort[i] ? 60 : 18)) fault(`${id(i)} lies in the sea (${near.toFixed(0)} px)`);
  if (isCoastal[i] && near > 75 && id(i) !== 'columbus-ga') fault(`the port ${id(i)} is ${near.toFixed(0)} px from the water`);
}
if (parsePath(borders).length < 20) fault('the lines between the states are missing');

console.log(`closest spaces ${closest.toFixed(0)} px apart; the farthest was moved by ${farthest.toFixed(0)} px`);
for (const text of faults) console.log(`FAULT ${text}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
