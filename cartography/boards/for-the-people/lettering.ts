/** Where stacks stand beside their spaces, and where every name stands beside both. */
import type { Language } from '../../../engine/text/catalogue.ts';
import { CENTRES, FIRST_CAPITAL, UNION_CAPITALS } from '../../../games/for-the-people/data/places.ts';
import { isCoastalFort } from '../../../games/for-the-people/data/ports.ts';
import { spaceOf } from '../../../games/for-the-people/data/spaces.ts';
import type { Point } from '../../src/geo/frame.ts';
import { around, type Box, grown, overlap } from '../../src/net/box.ts';
import { type Label, type Named, placeLabels } from '../../src/net/labels.ts';
import { letter, swept } from '../../src/net/lettering.ts';
import { stackBoxAt, stackSpotsOf, type Way } from '../../src/net/stacks.ts';
import { type FaceName, textWidth } from '../../src/net/type.ts';
import { sheet } from './frame.ts';
import { corners } from './furniture.ts';
import { courses, exits } from './lanes.ts';
import { type Name, names } from './names.ts';
import { places, projectLine, type Space, spaces } from './net.ts';

export type Zoom = 'near' | 'far';
export const sizes = {
  near: { capital: 25, name: 21, italic: 20 },
  far: { capital: 46, name: 38, italic: 36 },
} as const satisfies Record<Zoom, Record<FaceName, number>>;
/** Half the square of a space's own sign, and half the box of a stack. */
export const sign = 16;
export const stackBox = { wide: 27, high: 22 } as const;
export const sheetBox: Box = grown({ left: 0, top: 0, right: sheet.width, bottom: sheet.height }, -34);

/** Capitals and resource centres in small capitals, coastal forts in italics, other towns upright. */
export const faceOf = ({ id }: Space): FaceName => {
  const space = spaceOf(id);
  if (isCoastalFort[space]) return 'italic';
  return CENTRES.includes(space) || FIRST_CAPITAL.includes(space) || UNION_CAPITALS.includes(space) ? 'capital' : 'name';
};
const ports = ['new-orleans-la', 'mobile-al', 'savannah-ga', 'wilmington-nc', 'norfolk-va', 'pensacola-fl'];
const towns = ['st-louis-mo', 'louisville-ky', 'cincinnati-oh', 'vicksburg-ms', 'cairo-il', 'chattanooga-tn', 'knoxville-tn'];
const others = ['pittsburgh-pa', 'baltimore-md', 'kansas-city-mo', 'corinth-ms', 'wheeling-wv', 'raleigh-nc', 'jacksonville-fl'];
/** What is named when the whole board is seen at once. */
export const isGreat = (space: Space): boolean =>
  (faceOf(space) === 'capital' && !['dover-de', 'trenton-nj', 'annapolis-md', 'harrisburg-pa'].includes(space.id)) ||
  [...ports, ...towns, ...others].includes(space.id);

export const ink: readonly Point[] = [
  ...courses.flatMap(({ line, kind }) => (kind === 'harbour' ? [] : line.filter((_, i) => i % 2 === 0))),
  ...exits.map(({ to }) => to),
];
const lanes: readonly Point[] = courses.flatMap(({ line }) => [...line]);

const boxAt = (at: Point): Box => stackBoxAt(at, stackBox);
const ways: readonly Way[] = [
  [46, 0, 0],
  [-46, 0, 0.2],
  [0, -40, 0.5],
  [0, 40, 0.8],
  [40, -28, 0.3],
  [-40, -28, 0.4],
  [40, 28, 0.6],
  [-40, 28, 0.7],
  [24, -40, 0.6],
  [-24, -40, 0.6],
  [24, 40, 0.9],
  [-24, 40, 0.9],
];
/** Stacks that the hand has set, so that a crowded name finds its place. */
const set: Readonly<Record<string, Point>> = { 'murfreesboro-tn': [-24, -40], 'waynesboro-tn': [-40, 28] };
/** For each space the spot beside it where a stack hides least. */
export const stackSpots = (): ReadonlyMap<string, Point> => {
  const spots = stackSpotsOf({
    spaces,
    at: ({ id }) => places.get(id)!,
    sign: ({ id }) => around(places.get(id)!, sign),
    ways: ({ id }) => (set[id] ? [[...set[id], 0]] : ways),
    size: stackBox,
    frame: sheetBox,
    taken: Object.values(corners),
    lanes,
    crossing: 0.6,
    passes: 16,
  });
  return new Map(spaces.map(({ id }, i) => [id, spots[i]!]));
};

export function spaceLabels(
  zoom: Zoom,
  language: Language,
  spots: ReadonlyMap<string, Point>,
  held: readonly Box[],
): Map<string, Label> {
  const shown = spaces.filter(space => zoom === 'near' || isGreat(space));
  const items = shown.map((space): Named => {
    const face = faceOf(space);
    return { id: space.id, name: space[language], at: places.get(space.id)!, face, size: sizes[zoom][face], half: sign + 2 };
  });
  const stacks = zoom === 'near' ? [...spots.values()].map(boxAt) : [];
  const taken = [...Object.values(corners), ...stacks, ...(zoom === 'near' ? held : [])];
  return placeLabels(items, { frame: sheetBox, taken, ink: zoom === 'near' ? ink : [] });
}

export interface Lettered extends Name {
  readonly line: readonly Point[];
}
const faceOfName: Readonly<Record<Name['kind'], FaceName>> = {
  state: 'capital',
  ridge: 'italic',
  river: 'italic',
  sea: 'italic',
};
/**
 * Names of states, ranges and waters along their lines, set for the longer of the two languages. States and seas lie under
 * everything and only seek the emptiest place; ranges and rivers keep off the spaces. A stack may stand on any of them.
 */
export function features(kinds: readonly Name['kind'][], held: Box[]): Lettered[] {
  const signs = spaces.map(({ id }) => around(places.get(id)!, sign + 2));
  const fixed = Object.values(corners);
  const out: Lettered[] = [];
  for (const name of names.filter(({ kind }) => kinds.includes(kind))) {
    const under = name.kind === 'state' || name.kind === 'sea';
    const width = Math.max(
      ...[name.en, name.es].map(text => textWidth(faceOfName[name.kind], text) * name.size + text.length * name.spacing),
    );
    const taken: readonly Box[] = under ? [...fixed, ...held] : [...fixed, ...held, ...signs];
    const lines = name.swept ? swept(projectLine(name.line), 25, 8) : [projectLine(name.line)];
    const best = lines
      .map((line, k) => {
        const found = letter({ line, width, size: name.size, lift: under ? 0 : 3 }, { frame: sheetBox, taken, ink });
        if (!found) return undefined;
        const hidden = under ? signs.filter(box => found.boxes.some(other => overlap(box, other))).length : 0;
        return { ...found, cost: found.cost + hidden * 9 + k * 0.3 };
      })
      .filter(found => found !== undefined)
      .reduce<ReturnType<typeof letter>>((a, b) => (!a || b.cost < a.cost ? b : a), undefined);
    if (!best) {
      console.log(`no room for ${name.en}`);
      continue;
    }
    held.push(...best.boxes);
    out.push({ ...name, line: best.line });
  }
  return out;
}
