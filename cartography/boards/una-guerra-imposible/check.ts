import { carlistZone, provinces, shore } from '../../../games/una-guerra-imposible/board/art/layers.ts';
import { exits, handles } from '../../../games/una-guerra-imposible/board/art/roads.ts';
import { corners } from '../../../games/una-guerra-imposible/board/frame.ts';
import { lettering, places } from '../../../games/una-guerra-imposible/board/places.ts';
import { land, regions } from '../../../games/una-guerra-imposible/board/spain.ts';
import { REGIONS, regionLatitude, regionLongitude } from '../../../games/una-guerra-imposible/data/regions.ts';
import { FIRST_CONNECTION, roadFrom, roadTo } from '../../../games/una-guerra-imposible/data/roads.ts';
import { PROVINCES, spaceProvince } from '../../../games/una-guerra-imposible/data/spaces.ts';
import { type Point, toBoard } from '../../src/geo/frame.ts';
import { crosses, distance, distanceToLine } from '../../src/geo/line.ts';
import { parsePath } from '../../src/geo/parse.ts';
import { around, type Box, inside, overlap } from '../../src/net/box.ts';
import { labelBox } from '../../src/net/labels.ts';
import { within } from '../../src/net/region.ts';
import { along } from '../../src/net/roads.ts';
import { spain } from './frame.ts';
import { exits as drawnExits } from './lanes.ts';
import { exitBox, faceOf, sheetBox } from './lettering.ts';
import { homes, spaces } from './net.ts';

const faults: string[] = [];
const fault = (text: string) => faults.push(text);
const at = (space: number): Point => [places[space]!.x, places[space]!.y];
const signs: Box[] = places.map(({ kind }, space) => around(at(space), lettering.sign[kind] / 2));
const pile = (space: number): Box => {
  const { x, y } = places[space]!.stack;
  const { width, height } = lettering.stack;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};

// Every space has its place, with room for its sign and a stack.
let closest = Number.POSITIVE_INFINITY;
let farthest = 0;
spaces.forEach((a, i) => {
  farthest = Math.max(farthest, distance(at(i), homes.get(a.id)!));
  spaces.forEach((b, j) => {
    if (j !== i && overlap(pile(i), signs[j]!)) fault(`the stack of ${a.id} covers ${b.id}`);
    if (j <= i) return;
    const apart = distance(at(i), at(j));
    closest = Math.min(closest, apart);
    if (apart < 90) fault(`${a.id} and ${b.id} are ${apart.toFixed(0)} px apart`);
    if (overlap(pile(i), pile(j))) fault(`the stacks of ${a.id} and ${b.id} touch`);
  });
});

// No name touches a name, a space, a stack, a corner or the edge.
for (const zoom of ['near', 'far'] as const) {
  const set = spaces.flatMap((space, i) => {
    const label = places[i]![zoom];
    return label ? [{ id: space.id, box: labelBox({ ...label, size: lettering[zoom][space.kind] }, faceOf(space)) }] : [];
  });
  set.forEach(({ id, box }, i) => {
    if (!inside(box, sheetBox)) fault(`${zoom} name of ${id} leaves the sheet`);
    for (const [corner, other] of Object.entries(corners))
      if (overlap(box, other)) fault(`${zoom} name of ${id} covers the ${corner}`);
    spaces.forEach((space, j) => {
      if (overlap(box, signs[j]!)) fault(`${zoom} name of ${id} covers ${space.id}`);
      if (zoom === 'near' && overlap(box, pile(j))) fault(`name of ${id} covers the stack of ${space.id}`);
    });
    for (const exit of drawnExits) if (overlap(box, exitBox(exit))) fault(`${zoom} name of ${id} covers the way to ${exit.to}`);
    for (const other of set.slice(i + 1)) if (overlap(box, other.box)) fault(`${zoom} names of ${id} and ${other.id} collide`);
  });
  console.log(`${set.length} ${zoom} names`);
}

/** The rulebook's example has a road from Villaro to Sodupe, which must cross the one from Bilbao to Llodio. */
const known = new Set(['bilbao - llodio']);
// Roads keep clear of the spaces they pass and of each other; ways out end on the sheet.
if (handles.length !== FIRST_CONNECTION) fault('the roads are not those of the data');
const lines = handles.map(([x, y], road) => along(at(roadFrom[road]!), [x, y], at(roadTo[road]!), 16));
lines.forEach((line, road) => {
  const ends = [roadFrom[road]!, roadTo[road]!];
  const named = ends.map(end => spaces[end]!.id).join(' - ');
  spaces.forEach((space, i) => {
    if (!ends.includes(i) && distanceToLine(at(i), line) < 26) fault(`the road ${named} runs over ${space.id}`);
  });
  for (let other = road + 1; other < lines.length; other++) {
    if ([roadFrom[other]!, roadTo[other]!].some(end => ends.includes(end))) continue;
    if (meet(line, lines[other]!) && !known.has(named))
      fault(`${named} and ${spaces[roadFrom[other]!]!.id} - ${spaces[roadTo[other]!]!.id} cross`);
  }
});
exits.forEach(({ end }, i) => {
  if (!inside(around([end.x, end.y], 8), sheetBox))
    fault(`the way out of ${spaces[roadFrom[FIRST_CONNECTION + i]!]!.id} leaves the sheet`);
});
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) if (crosses(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) return true;
  return false;
}

// The zone and the provinces hold their own spaces and no others; spaces stand on land, ports by the water, but for Bilbao up its river.
const zone = parsePath(carlistZone);
const coast = parsePath(shore);
const lands = PROVINCES.map(name => parsePath(provinces[name]!));
spaces.forEach((space, i) => {
  if (within(zone, at(i)) !== space.carlist) fault(`${space.id} is on the wrong side of the zone`);
  if (Math.min(...zone.map(ring => distanceToLine(at(i), [...ring, ring[0]!]))) < 14)
    fault(`the edge of the zone cuts ${space.id}`);
  lands.forEach((rings, province) => {
    if (within(rings, at(i)) !== (spaceProvince[i] === province))
      fault(`${space.id} is on the wrong side of ${PROVINCES[province]}`);
  });
  const near = Math.min(...coast.map(ring => distanceToLine(at(i), [...ring, ring[0]!])));
  if (!within(coast, at(i)) && near > 14) fault(`${space.id} lies in the sea (${near.toFixed(0)} px)`);
  if (space.port && space.id !== 'bilbao' && near > 60) fault(`the port ${space.id} is ${near.toFixed(0)} px from the water`);
});

// Each region of Spain holds its own middle, its name and its pieces, on land, and nobody else's.
const ground = parsePath(land);
REGIONS.forEach((id, i) => {
  const { path, name, level, liberal, carlist } = regions[id];
  const own = parsePath(path);
  if (!within(own, toBoard(spain, [regionLongitude[i]! / 1000, regionLatitude[i]! / 1000]))) fault(`${id} lies elsewhere`);
  for (const [what, { x, y }] of Object.entries({ name, level, liberal, carlist })) {
    if (!within(own, [x, y])) fault(`the ${what} of ${id} stands outside it`);
    if (what !== 'name' && !within(ground, [x, y])) fault(`the ${what} of ${id} stands in the sea`);
    for (const other of REGIONS)
      if (other !== id && within(parsePath(regions[other].path), [x, y])) fault(`the ${what} of ${id} stands in ${other}`);
  }
});

console.log(`closest spaces ${closest.toFixed(0)} px apart; the farthest was moved by ${farthest.toFixed(0)} px`);
for (const text of faults) console.log(`FAULT ${text}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
