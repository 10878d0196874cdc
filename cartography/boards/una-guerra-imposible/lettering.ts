/** Where stacks stand beside their spaces, and where every name stands beside both. */
import { regionNamed, regionTitle } from '../../../games/una-guerra-imposible/data/regions.ts';
import type { Path, Point } from '../../src/geo/frame.ts';
import { curveThrough } from '../../src/geo/line.ts';
import { around, type Box, grown } from '../../src/net/box.ts';
import { type Label, labelBox, type Named, placeLabels } from '../../src/net/labels.ts';
import { letter } from '../../src/net/lettering.ts';
import { stackBoxAt, stackSpotsOf, type Way } from '../../src/net/stacks.ts';
import { type FaceName, textWidth } from '../../src/net/type.ts';
import { frame } from './frame.ts';
import { corners } from './furniture.ts';
import { courses, type Exit, exits } from './lanes.ts';
import { type Name, names } from './names.ts';
import { places, projectLine, type Space, spaces } from './net.ts';
import { ridges } from './ridges.ts';
import { waters } from './terrain.ts';

export type Zoom = 'near' | 'far';
export const sizes = {
  near: { city: 31, town: 26, refuge: 24, other: 23 },
  far: { city: 50, town: 38, refuge: 36, other: 33 },
} as const satisfies Record<Zoom, Record<Space['kind'], number>>;
/** Half the square of a space's own sign, and half the box of a stack. */
export const sign = { city: 27, town: 21, refuge: 22, other: 19 } as const satisfies Record<Space['kind'], number>;
export const stackBox = { wide: 31, high: 29 } as const;
export const exitSize = 19;
export const sheetBox: Box = grown({ left: 0, top: 0, right: frame.width, bottom: frame.height }, -34);

export const faceOf = ({ kind }: Space): FaceName => (kind === 'refuge' ? 'italic' : kind === 'other' ? 'name' : 'capital');
const signOf = (space: Space): Box => around(places.get(space.id)!, sign[space.kind]);
export const ink: readonly Point[] = [...courses, ...exits].flatMap(({ line }) => line.filter((_, i) => i % 2 === 0));

export const boxAt = (at: Point): Box => stackBoxAt(at, stackBox);
/** The name of the region at the end of a road that leads there, in the longer of the two languages. */
export const exitBox = ({ to, name: [x, y], anchor }: Exit): Box => {
  const region = regionNamed[to as keyof typeof regionNamed];
  const words = [regionTitle.en[region]!, regionTitle.es[region]!].reduce((a, b) => (b.length > a.length ? b : a));
  return labelBox({ lines: [words], x, y, anchor, size: exitSize }, 'italic');
};
const fixed: readonly Box[] = [
  ...Object.values(corners),
  ...exits.map(exit => grown(exitBox(exit), 2)),
  ...exits.map(({ end }) => around(end, 9)),
];

const ways: readonly Way[] = [
  [0, -54, 0],
  [54, -14, 0.5],
  [-54, -14, 0.7],
  [46, -40, 0.4],
  [-46, -40, 0.5],
  [0, 54, 1.4],
  [48, 38, 1.2],
  [-48, 38, 1.2],
];
/** Where the hand wants a stack, so that the name finds its place. */
const stackWish: Readonly<Record<string, Point>> = {
  'san-sebastian': [-62, -22],
  valmaseda: [0, 54],
};
/** For each space the spot beside it where a stack hides least; cities are larger and push it farther out. */
const waysOf = (space: Space): readonly Way[] => {
  const wish = stackWish[space.id];
  if (wish) return [[...wish, 0]];
  const push = space.kind === 'city' ? 8 : 0;
  return ways.map(([dx, dy, taste]) => [dx + Math.sign(dx) * push, dy + Math.sign(dy) * push, taste]);
};
export const stackSpots = (): ReadonlyMap<string, Point> => {
  const spots = stackSpotsOf({
    spaces,
    at: ({ id }) => places.get(id)!,
    sign: signOf,
    ways: waysOf,
    size: stackBox,
    frame: sheetBox,
    taken: fixed,
    lanes: courses.flatMap(({ line }) => [...line]),
    crossing: 0.8,
    passes: 14,
  });
  return new Map(spaces.map(({ id }, i) => [id, spots[i]!]));
};

/** Names of the spaces: all of them near, those of cities and principal towns on the whole board seen at once. */
export function spaceLabels(zoom: Zoom, spots: ReadonlyMap<string, Point>): Map<string, Label> {
  const shown = spaces.filter(({ kind }) => zoom === 'near' || kind === 'city' || kind === 'town');
  const items = shown.map(
    (space): Named => ({
      id: space.id,
      name: space.title,
      at: places.get(space.id)!,
      face: faceOf(space),
      size: sizes[zoom][space.kind],
      half: sign[space.kind] + 1,
    }),
  );
  const hidden = spaces.filter(space => !shown.includes(space)).map(signOf);
  const stacks = zoom === 'near' ? [...spots.values()].map(boxAt) : [];
  return placeLabels(items, { frame: sheetBox, taken: [...fixed, ...hidden, ...stacks], ink });
}

export interface Lettered extends Omit<Name, 'line'> {
  readonly path: readonly Point[];
}
const faces: Readonly<Record<Name['kind'], FaceName>> = {
  sea: 'italic',
  state: 'capital',
  county: 'capital',
  ridge: 'italic',
  river: 'italic',
};
/** Names of provinces, ranges and rivers along their lines, off the names of spaces; a stack may stand on them. */
export function features(labels: ReadonlyMap<string, Label>): Lettered[] {
  const taken: Box[] = [...fixed, ...spaces.map(space => grown(signOf(space), 2))];
  for (const space of spaces) taken.push(grown(labelBox(labels.get(space.id)!, faceOf(space)), 2));
  const courses = waters();
  const out: Lettered[] = [];
  for (const { line: follows, ...name } of names) {
    const width = Math.max(
      ...[name.en, name.es].map(text => textWidth(faces[name.kind], text) * name.size + text.length * name.spacing),
    );
    const lift = name.kind === 'river' ? 7 : 0;
    const best = linesOf(follows, name.swept === true, courses)
      .map(line => letter({ line, width: width + 22, size: name.size, lift }, { frame: sheetBox, taken, ink }))
      .filter(found => found !== undefined)
      .reduce<ReturnType<typeof letter>>((a, b) => (!a || b.cost < a.cost ? b : a), undefined);
    if (!best) {
      console.log(`no room for ${name.es}`);
      continue;
    }
    taken.push(...best.boxes);
    out.push({ ...name, path: best.line });
  }
  return out;
}
function linesOf(follows: Path | string, swept: boolean, courses: ReturnType<typeof waters>): Point[][] {
  if (typeof follows === 'string') {
    const crest = ridges.find(({ name }) => name === follows);
    if (crest) return [extended(projectLine(crest.crest.map(([lon, lat]): Point => [lon, lat])))];
    return courses.filter(({ name }) => name === follows).map(({ line }) => [...line]);
  }
  const line = curveThrough(projectLine(follows), 8);
  return swept
    ? Array.from({ length: 25 }, (_, k) => (k % 2 === 0 ? k / 2 : -(k + 1) / 2) * 8).map(by =>
        line.map(([x, y]): Point => [x, y + by]),
      )
    : [line];
}
/** A crest drawn on at both ends, so that a short range can bear its name. */
function extended(line: readonly Point[]): Point[] {
  const [first, second, last, before] = [line[0]!, line[1]!, line.at(-1)!, line.at(-2)!];
  const on = (end: Point, from: Point): Point => {
    const far = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
    return [end[0] + ((end[0] - from[0]) / far) * 70, end[1] + ((end[1] - from[1]) / far) * 70];
  };
  return curveThrough([on(first, second), ...line, on(last, before)], 8);
}
