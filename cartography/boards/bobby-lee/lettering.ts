import { type Point, toBoard } from '../../src/geo/frame.ts';
import { curveThrough, lerp, resample } from '../../src/geo/line.ts';
import { around, type Box, grown } from '../../src/net/box.ts';
import { type Label, labelBox, type Named, placeLabels } from '../../src/net/labels.ts';
import { letter } from '../../src/net/lettering.ts';
import { type FaceName, textWidth } from '../../src/net/type.ts';
import { frame } from './frame.ts';
import { keptCorners } from './furniture.ts';
import { chain, ends, stray } from './hexside.ts';
import { type Name, names } from './names.ts';
import { net } from './net.ts';
import type { RailStretch } from './railways.ts';
import { courses } from './rivers.ts';
import { blockZones, shortName, signs, spotOf, style } from './settlements.ts';

export const sheetBox: Box = { left: 36, top: 36, right: frame.width - 36, bottom: frame.height - 36 };
export const gapSize = 15;

export function inkPoints(tracks: readonly RailStretch[]): Point[] {
  return [...tracks.flatMap(track => resample(track.line, 8)), ...courses.flatMap(course => resample(course.line, 11))];
}

export const gapAt = (hexside: string): Point => {
  const [a, b] = ends(hexside).map(stray) as [Point, Point];
  const [x, y] = lerp(a, b, 0.5);
  return [Math.round(x), Math.round(y)];
};

/** The things that have a name beside them: places, and gaps at the default zoom. */
export function named(zoom: 'near' | 'far'): Named[] {
  const places = net.places
    .filter(place => style[place.kind][zoom] > 0)
    .map(
      (place): Named => ({
        id: place.id,
        name: shortName(place.name),
        at: spotOf(place),
        face: style[place.kind].face,
        size: style[place.kind][zoom],
        half: style[place.kind].half,
      }),
    );
  if (zoom === 'far') return places;
  return [
    ...places,
    ...net.gaps.map(
      (gap): Named => ({ id: gap.id, name: gap.name, at: gapAt(gap.hexside), face: 'italic', size: gapSize, half: 9 }),
    ),
  ];
}

const signBoxes = (): Box[] => net.places.flatMap(place => signs(place).map(sign => around([sign.x, sign.y], 11)));

const villages = (): Box[] =>
  net.places.filter(place => place.kind === 'village').map(place => around(spotOf(place), style[place.kind].half));

export function placeNames(zoom: 'near' | 'far', ink: readonly Point[], words: readonly Box[]): Map<string, Label> {
  const taken: Box[] = [
    ...Object.values(keptCorners),
    ...signBoxes(),
    ...(zoom === 'near' ? [...blockZones, ...words] : villages()),
  ];
  return placeLabels(named(zoom), { frame: sheetBox, taken, ink: ink.filter((_, i) => zoom === 'near' || i % 3 === 0) });
}

export interface Worded extends Name {
  readonly line: Point[];
}

export const featureFace: Readonly<Record<Name['kind'], FaceName>> = {
  river: 'italic',
  ridge: 'italic',
  state: 'capital',
  region: 'italic',
  sea: 'italic',
};

/** The ground that symbols, signs and names already hold. */
export function held(labels: ReadonlyMap<string, Label>): Box[] {
  const taken: Box[] = [...Object.values(keptCorners), ...signBoxes(), ...named('near').map(item => around(item.at, item.half))];
  for (const item of named('near')) {
    const label = labels.get(item.id);
    if (label) taken.push(grown(labelBox(label, item.face), 3));
  }
  return taken;
}

/** Names of rivers, ranges and lands; what they cover is added to `taken`. */
export function features(kinds: readonly Name['kind'][], taken: Box[], ink: readonly Point[]): Worded[] {
  const out: Worded[] = [];
  for (const name of names.filter(other => kinds.includes(other.kind))) {
    const width =
      Math.max(
        ...[name.text.en, name.text.es].map(
          text => textWidth(featureFace[name.kind], text) * name.size + text.length * name.spacing,
        ),
      ) + 8;
    const search = (zones: readonly Box[]) =>
      lines(name)
        .map(({ line, lift }) =>
          letter(
            { line, width, size: name.size, lift },
            { frame: sheetBox, taken: [...taken, ...zones], ink: name.kind === 'river' ? [] : ink },
          ),
        )
        .reduce((a, b) => (!a || (b && b.cost < a.cost) ? b : a), undefined);
    const best = (name.kind === 'river' ? search(blockZones) : undefined) ?? search([]);
    if (!best) {
      console.log(`no room for ${name.id}`);
      continue;
    }
    taken.push(...best.boxes);
    out.push({ ...name, line: best.line });
  }
  return out;
}

function lines(name: Name): { line: Point[]; lift: number }[] {
  const { follow } = name;
  if ('river' in follow) {
    const course = courses.find(other => other.id === follow.river)!;
    const [from, to] = follow.part ?? [0, 1];
    const line = course.line.slice(Math.floor(from * (course.line.length - 1)), Math.ceil(to * (course.line.length - 1)));
    return [{ line, lift: follow.afloat ? 0 : course.width((from + to) / 2) / 2 + 6 }];
  }
  if ('hexsides' in follow) return [{ line: curveThrough(chain(follow.hexsides).map(stray), 6), lift: 0 }];
  const line = curveThrough(
    follow.line.map(p => toBoard(frame, p)),
    8,
  );
  const steps = Array.from({ length: 29 }, (_, i) => (i - 14) * 10);
  const upright = name.kind === 'state';
  return steps.map(by => ({ line: line.map(([x, y]): Point => (upright ? [x, y + by] : [x + by * 0.3, y])), lift: 0 }));
}
