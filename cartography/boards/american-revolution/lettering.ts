/** Where stacks stand beside their spaces, and where every name stands beside both. */
import type { Language } from '../../../engine/text/catalogue.ts';
import type { Point } from '../../src/geo/frame.ts';
import { around, type Box, grown } from '../../src/net/box.ts';
import { type Label, type Named, placeLabels } from '../../src/net/labels.ts';
import { letter, swept } from '../../src/net/lettering.ts';
import { stackBoxAt, stackSpotsOf, type Way } from '../../src/net/stacks.ts';
import { type FaceName, textWidth } from '../../src/net/type.ts';
import { sheet } from './frame.ts';
import { corners } from './furniture.ts';
import { courses } from './lanes.ts';
import { type Name, names } from './names.ts';
import { places, projectLine, spaces } from './net.ts';

export type Zoom = 'near' | 'far';
export const sizes = {
  near: { capital: 29, name: 24, italic: 22 },
  far: { capital: 44, name: 36, italic: 33 },
} as const satisfies Record<Zoom, Record<FaceName, number>>;
/** Half the square of a space's own sign, and half the box of a stack. */
export const sign = 21;
export const stackBox = { wide: 31, high: 29 } as const;
export const boxSize = { width: 212, height: 176 } as const;
export const sheetBox: Box = grown({ left: 0, top: 0, right: sheet.width, bottom: sheet.height }, -34);

type Space = (typeof spaces)[number];
/** Great towns in small capitals, other towns upright, the wild, the tribes and the sea in italics. */
export const faceOf = (space: Space): FaceName => (space.value >= 3 ? 'capital' : space.kind === 'town' ? 'name' : 'italic');
const onMap = spaces.filter(space => space.kind !== 'box');
export const boxes: readonly Box[] = spaces
  .filter(space => space.kind === 'box')
  .map(({ id }) => {
    const [x, y] = places.get(id)!;
    return {
      left: x - boxSize.width / 2,
      top: y - boxSize.height / 2,
      right: x + boxSize.width / 2,
      bottom: y + boxSize.height / 2,
    };
  });

export const ink: readonly Point[] = courses.flatMap(({ line, kind }) =>
  kind === 'sea' ? [] : line.filter((_, i) => i % 2 === 0),
);
const lanes: readonly Point[] = courses.flatMap(({ line }) => [...line]);

const boxAt = (at: Point): Box => stackBoxAt(at, stackBox);
const ways: readonly Way[] = [
  [56, 0, 0],
  [-56, 0, 0.4],
  [0, -54, 1.2],
  [0, 54, 1.2],
  [48, -38, 0.8],
  [48, 38, 0.8],
  [-48, -38, 1],
  [-48, 38, 1],
];
/** For each space the spot beside it where a stack hides least. */
export const stackSpots = (): ReadonlyMap<string, Point> => {
  const spots = stackSpotsOf({
    spaces: onMap,
    at: ({ id }) => places.get(id)!,
    sign: ({ id }) => around(places.get(id)!, sign),
    ways: () => ways,
    size: stackBox,
    frame: sheetBox,
    taken: [...Object.values(corners), ...boxes],
    lanes,
    crossing: 0.8,
    passes: 12,
  });
  return new Map(onMap.map(({ id }, i) => [id, spots[i]!]));
};

export function spaceLabels(
  zoom: Zoom,
  language: Language,
  spots: ReadonlyMap<string, Point>,
  held: readonly Box[],
): Map<string, Label> {
  const items = onMap
    .filter(space => zoom === 'near' || space.value >= 3)
    .map((space): Named => {
      const face = faceOf(space);
      return { id: space.id, name: space[language], at: places.get(space.id)!, face, size: sizes[zoom][face], half: sign + 2 };
    });
  const stacks = zoom === 'near' ? [...spots.values()].map(boxAt) : [];
  const signs = zoom === 'near' ? [] : onMap.filter(space => space.value < 3).map(space => around(places.get(space.id)!, sign));
  const taken = [...Object.values(corners), ...boxes, ...stacks, ...signs, ...(zoom === 'near' ? held : [])];
  return placeLabels(items, { frame: sheetBox, taken, ink });
}

export interface Lettered extends Name {
  readonly line: readonly Point[];
}
const faceOfName: Readonly<Record<Name['kind'], FaceName>> = { region: 'capital', range: 'italic', water: 'italic' };
/** Names of regions, ranges and waters along their lines, set for the longer of the two languages. A stack may stand on them. */
export function features(kinds: readonly Name['kind'][], held: Box[]): Lettered[] {
  const fixed = [...Object.values(corners), ...boxes, ...onMap.map(({ id }) => around(places.get(id)!, sign + 2))];
  const out: Lettered[] = [];
  for (const name of names.filter(({ kind }) => kinds.includes(kind))) {
    const width = Math.max(
      ...[name.en, name.es].map(text => textWidth(faceOfName[name.kind], text) * name.size + text.length * name.spacing),
    );
    const lines = name.swept ? swept(projectLine(name.line), 21, 9) : [projectLine(name.line)];
    const best = lines
      .map(line => letter({ line, width, size: name.size, lift: 0 }, { frame: sheetBox, taken: [...fixed, ...held], ink }))
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
