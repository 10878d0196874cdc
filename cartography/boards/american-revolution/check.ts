import { borders, regions, shore } from '../../../games/american-revolution/board/art/layers.ts';
import { routes as drawn } from '../../../games/american-revolution/board/art/routes.ts';
import { corners } from '../../../games/american-revolution/board/frame.ts';
import { lettering, places } from '../../../games/american-revolution/board/places.ts';
import type { Path, Point } from '../../src/geo/frame.ts';
import { crosses, distance, distanceToLine } from '../../src/geo/line.ts';
import { parsePath } from '../../src/geo/parse.ts';
import { around, type Box, inside, overlap } from '../../src/net/box.ts';
import { labelBox } from '../../src/net/labels.ts';
import { within } from '../../src/net/region.ts';
import { faceOf, sheetBox } from './lettering.ts';
import { homes, routes, spaces } from './net.ts';

const faults: string[] = [];
const fault = (text: string) => faults.push(text);
const at = (id: string): Point => [places[id]!.x, places[id]!.y];
const onMap = spaces.filter(space => space.kind !== 'box');

// Every space has its place, with room for its sign and a stack.
let closest = Number.POSITIVE_INFINITY;
spaces.forEach((a, i) => {
  for (const b of spaces.slice(i + 1)) {
    const apart = distance(at(a.id), at(b.id));
    closest = Math.min(closest, apart);
    if (apart < 106) fault(`${a.id} and ${b.id} are ${apart.toFixed(0)} px apart`);
  }
});
const farthest = Math.max(...[...homes].map(([id, home]) => distance(at(id), home)));
const pile = (id: string): Box => {
  const { x, y } = places[id]!.stack;
  return {
    left: x - lettering.stack.width / 2,
    right: x + lettering.stack.width / 2,
    top: y - lettering.stack.height / 2,
    bottom: y + lettering.stack.height / 2,
  };
};
onMap.forEach((a, i) => {
  for (const b of onMap)
    if (a !== b && overlap(pile(a.id), around(at(b.id), lettering.sign / 2))) fault(`the stack of ${a.id} covers ${b.id}`);
  for (const b of onMap.slice(i + 1)) if (overlap(pile(a.id), pile(b.id))) fault(`the stacks of ${a.id} and ${b.id} touch`);
});

// No name touches a name, a space, a stack, a corner or the edge, in either language.
for (const language of ['en', 'es'] as const)
  for (const zoom of ['near', 'far'] as const) {
    const set = onMap.flatMap(space => {
      const label = places[space.id]![zoom]?.[language];
      return label
        ? [{ id: space.id, box: labelBox({ ...label, size: lettering[zoom][places[space.id]!.face] }, faceOf(space)) }]
        : [];
    });
    if (zoom === 'near' && set.length !== onMap.length) fault(`a space has no name in ${language}`);
    set.forEach(({ id, box }, i) => {
      if (!inside(box, sheetBox)) fault(`${language} ${zoom} name of ${id} leaves the sheet`);
      for (const [corner, other] of Object.entries(corners))
        if (overlap(box, other)) fault(`${language} ${zoom} name of ${id} covers the ${corner}`);
      for (const space of onMap)
        if (overlap(box, around(at(space.id), lettering.sign / 2))) fault(`${language} ${zoom} name of ${id} covers ${space.id}`);
      if (zoom === 'near')
        for (const space of onMap)
          if (overlap(box, pile(space.id))) fault(`${language} name of ${id} covers the stack of ${space.id}`);
      for (const other of set.slice(i + 1))
        if (overlap(box, other.box)) fault(`${language} ${zoom} names of ${id} and ${other.id} collide`);
    });
    console.log(`${set.length} ${language} ${zoom} names`);
  }

// Routes are those of the data; by land they keep clear of the spaces that they pass and of each other.
const courses = drawn.map(({ a, b, kind, path }) => ({ a, b, kind, line: parsePath(path)[0]! }));
if (
  courses.length !== routes.length ||
  courses.some(({ a, b, kind }, i) => a !== routes[i]!.from || b !== routes[i]!.to || kind !== routes[i]!.kind)
)
  fault('the routes are not those of the data');
const land = courses.filter(({ kind }) => kind !== 'sea');
land.forEach((route, i) => {
  for (const space of onMap)
    if (space.id !== route.a && space.id !== route.b && distanceToLine(at(space.id), route.line) < 30)
      fault(`the ${route.kind} ${route.a} - ${route.b} runs over ${space.id}`);
  for (const other of land.slice(i + 1)) {
    if ([other.a, other.b].some(id => id === route.a || id === route.b)) continue;
    if (meet(route.line, other.line)) fault(`${route.a} - ${route.b} and ${other.a} - ${other.b} cross`);
  }
});
function meet(a: Path, b: Path): boolean {
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) if (crosses(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) return true;
  return false;
}

// Regions hold their own spaces and no others; land stands on land, sea areas in the sea, ports by the water.
const coast = parsePath(shore);
for (const [id, path] of Object.entries(regions)) {
  const rings = parsePath(path);
  for (const space of onMap)
    if (within(rings, at(space.id)) !== (space.region === id) && space.kind !== 'sea')
      fault(`${space.id} is on the wrong side of ${id}`);
}
for (const { between, path } of borders)
  for (const space of onMap)
    if (parsePath(path).some(line => distanceToLine(at(space.id), line) < 20))
      fault(`the border of ${between.join(' and ')} cuts ${space.id}`);
for (const space of onMap) {
  const near = Math.min(...coast.map(ring => distanceToLine(at(space.id), [...ring, ring[0]!])));
  const dry = within(coast, at(space.id));
  if (space.kind === 'sea' && (dry || near < 20)) fault(`${space.id} lies on land`);
  if (space.kind !== 'sea' && !dry && near > 16) fault(`${space.id} lies in the sea (${near.toFixed(0)} px)`);
  if (space.port && near > 45) fault(`the port ${space.id} is ${near.toFixed(0)} px from the water`);
}

console.log(`closest spaces ${closest.toFixed(0)} px apart; the farthest was moved by ${farthest.toFixed(0)} px`);
for (const text of faults) console.log(`FAULT ${text}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
