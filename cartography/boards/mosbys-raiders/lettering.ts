import { type Point, toBoard, toBoardLine, toDegrees } from '../../src/geo/frame.ts';
import { curveThrough, resample } from '../../src/geo/line.ts';
import { around, type Box, grown } from '../../src/net/box.ts';
import { type Label, labelBox, type Named, placeLabels } from '../../src/net/labels.ts';
import { letter } from '../../src/net/lettering.ts';
import { along, type Road } from '../../src/net/roads.ts';
import { type FaceName, textWidth } from '../../src/net/type.ts';
import { frame } from './frame.ts';
import { corners } from './furniture.ts';
import { type Name, names } from './names.ts';
import { net } from './net.ts';
import { ridges } from './ridges.ts';
import type { NamedWater } from './terrain.ts';

/** Half the square of a space: a 40 px counter and two pixels of air; on the whole board seen at once, the space itself. */
export const half = 22;
export const halves = { near: half, far: 18 } as const;
export const sheetBox: Box = { left: 36, top: 36, right: frame.width - 36, bottom: frame.height - 36 };
export const sizes = { near: { large: 21, plain: 19 }, far: { large: 36, plain: 31 } } as const;

export const faceOf = (space: { readonly large: boolean }): FaceName => (space.large ? 'capital' : 'name');

export interface Worded extends Name {
  readonly line: Point[];
}

export function inkPoints(
  places: ReadonlyMap<string, Point>,
  built: readonly Road[],
  rails: readonly { line: Point[] }[],
  waters: readonly NamedWater[],
): Point[] {
  return [
    ...built.flatMap(road => resample(along(places.get(road.from)!, road.handle, places.get(road.to)!), 7)),
    ...rails.flatMap(rail => resample(rail.line, 9)),
    ...waters.filter(water => water.to > 4).flatMap(water => resample(water.line, 11)),
  ];
}

/** Names of the spaces, at the default zoom or for the whole board seen at once. */
export function spaceLabels(
  places: ReadonlyMap<string, Point>,
  zoom: keyof typeof sizes,
  ink: readonly Point[],
  taken: readonly Box[],
): Map<string, Label> {
  const items = net.spaces.map((space): Named => {
    const size = space.large ? sizes[zoom].large : sizes[zoom].plain;
    return { id: space.id, name: space.name, at: places.get(space.id)!, face: faceOf(space), size, half: halves[zoom] };
  });
  return placeLabels(items, { frame: sheetBox, taken, ink });
}

/** The ground that spaces, their names and the corners of the sheet already hold. */
export function held(places: ReadonlyMap<string, Point>, labels: ReadonlyMap<string, Label>): Box[] {
  const taken: Box[] = [...Object.values(corners), ...[...places.values()].map(p => around(p, half))];
  for (const space of net.spaces) {
    const label = labels.get(space.id);
    if (label) taken.push(grown(labelBox(label, faceOf(space)), 3));
  }
  return taken;
}

/** Names of regions, rivers, ridges, counties and gaps, each laid where it disturbs least; what they cover is added to `taken`. */
export function features(
  kinds: readonly Name['kind'][],
  taken: Box[],
  waters: readonly NamedWater[],
  ink: readonly Point[],
): Worded[] {
  const out: Worded[] = [];
  for (const name of names.filter(other => kinds.includes(other.kind)).sort((a, b) => rank[a.kind] - rank[b.kind])) {
    const width = Math.max(lettersOf(name, name.text.en), lettersOf(name, name.text.es));
    const lift = name.kind === 'river' && name.id !== 'potomac-tidal' ? 7 : 0;
    const best = courses(name, waters)
      .map(line => letter({ line, width: width + 8, size: name.size, lift }, { frame: sheetBox, taken, ink }))
      .reduce((a, b) => (!a || (b && b.cost < a.cost) ? b : a), undefined);
    if (!best) {
      console.log(`no room for ${name.id}`);
      continue;
    }
    taken.push(...best.boxes);
    out.push({ ...name, line: best.line });
  }
  return out;
}

const rank: Readonly<Record<Name['kind'], number>> = { region: 0, ridge: 1, gap: 2, river: 3, state: 4, county: 5 };
export const featureFace: Readonly<Record<Name['kind'], FaceName>> = {
  ridge: 'italic',
  gap: 'italic',
  river: 'italic',
  region: 'italic',
  state: 'capital',
  county: 'capital',
};

function lettersOf(name: Name, text: string): number {
  return textWidth(featureFace[name.kind], text) * name.size + text.length * name.spacing;
}

/** The lines along which a name may run. */
function courses(name: Name, waters: readonly NamedWater[]): Point[][] {
  const { follow } = name;
  if (typeof follow === 'string') {
    const ridge = ridges.find(other => other.name === follow);
    if (ridge)
      return [
        curveThrough(
          ridge.crest.map(([lon, lat]) => toBoard(frame, [lon, lat])),
          8,
        ),
      ];
    const [west, east] = name.part ?? [-180, 180];
    return waters
      .filter(water => water.name === follow)
      .map(water => water.line.filter(p => toDegrees(frame, p)[0] > west && toDegrees(frame, p)[0] < east))
      .filter(line => line.length > 3);
  }
  if (name.kind === 'gap') return near(toBoard(frame, follow[0]!));
  if (name.kind === 'county' || name.kind === 'state' || name.kind === 'region') return swept(toBoardLine(frame, follow));
  return [curveThrough(toBoardLine(frame, follow), 8)];
}

/** Short level lines round a point. */
function near([x, y]: Point): Point[][] {
  return [-34, 38, -20, 24, -50, 54].flatMap(dy =>
    [0, 60, -60].map((dx): Point[] => [
      [x + dx - 85, y + dy],
      [x + dx + 85, y + dy],
    ]),
  );
}

/** Level lines all over a box given by two corners. */
function swept([a, b]: readonly Point[]): Point[][] {
  const out: Point[][] = [];
  for (let y = Math.min(a![1], b![1]); y <= Math.max(a![1], b![1]); y += 9)
    out.push([
      [a![0] - 60, y],
      [b![0] + 60, y],
    ]);
  return out;
}
