import { blockZone, corners, hexCentre, hexCorners } from '../../../games/bobby-lee/board/frame.ts';
import { gaps, lettering, places } from '../../../games/bobby-lee/board/places.ts';
import { distance } from '../../src/geo/line.ts';
import { around, type Box, inside, overlap } from '../../src/net/box.ts';
import { labelBox } from '../../src/net/labels.ts';
import { centre } from './frame.ts';
import { ends } from './hexside.ts';
import { sheetBox } from './lettering.ts';
import { net } from './net.ts';
import { courses } from './rivers.ts';
import { style } from './settlements.ts';

const faults: string[] = [];
const fault = (text: string) => faults.push(text);

// The arithmetic of the table and of the drawing agree.
for (const [id] of net.hexes) {
  const { x, y } = hexCentre(id);
  if (x !== centre(id)[0] || y !== centre(id)[1]) fault(`${id} stands elsewhere`);
  if (hexCorners(id).some(corner => distance([corner.x, corner.y], [x, y]) > 93)) fault(`${id} is out of shape`);
}

// No name touches a name, a symbol, a sign, the ground of the blocks, a corner of the sheet or its edge.
const symbols = Object.entries(places).map(([id, place]) => ({
  id,
  box: around([place.x, place.y], lettering.half[place.kind]),
}));
const signs = Object.entries(places).flatMap(([id, place]) =>
  [place.port, place.vp, place.supply].flatMap(x => (x ? [{ id, box: around([x, place.y], 10) }] : [])),
);
const ground = net.hexes
  .filter(([, terrain]) => terrain === 'clear' || terrain === 'forest')
  .map(([id]) => {
    const { x, y } = hexCentre(id);
    const left = x + blockZone.left;
    const top = y + blockZone.top;
    return { id, box: { left, top, right: left + blockZone.width, bottom: top + blockZone.height } };
  });
for (const zoom of ['near', 'far'] as const) {
  const set: { id: string; box: Box }[] = [];
  for (const [id, place] of Object.entries(places)) {
    const label = place[zoom];
    if (label) set.push({ id, box: labelBox({ ...label, size: style[place.kind][zoom] }, style[place.kind].face) });
    else if (zoom === 'near') fault(`${id} has no name`);
  }
  if (zoom === 'near')
    for (const gap of gaps) {
      if (gap.near) set.push({ id: gap.id, box: labelBox({ ...gap.near, size: lettering.near.gap }, 'italic') });
      else fault(`${gap.id} has no name`);
    }
  const others = [
    ...symbols,
    ...signs,
    ...Object.entries(corners).map(([id, box]) => ({ id, box })),
    ...(zoom === 'near' ? ground : []),
  ];
  set.forEach(({ id, box }, i) => {
    if (!inside(box, sheetBox)) fault(`${zoom} name of ${id} leaves the sheet`);
    for (const other of others) if (overlap(box, other.box)) fault(`${zoom} name of ${id} covers ${other.id}`);
    for (const other of set.slice(i + 1)) if (overlap(box, other.box)) fault(`${zoom} names of ${id} and ${other.id} collide`);
  });
  console.log(`${set.length} ${zoom} names`);
}

// Every river runs by each of its hexsides.
for (const river of net.rivers) {
  const { line } = courses.find(course => course.id === river.id)!;
  for (const id of river.hexsides) {
    const [a, b] = ends(id);
    const off = Math.min(...line.map(p => distance(p, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])));
    if (off > 38) fault(`${river.id} leaves the hexside ${id} by ${off.toFixed(0)} px`);
  }
}

for (const text of faults) console.log(`FAULT ${text}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
