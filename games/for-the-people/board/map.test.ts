import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BALTIMORE_OHIO, BARS, type Joined, LATE_RAILWAYS, RAILWAYS, ROADS, ROUGH_WAYS } from '../data/links.ts';
import { MAP } from '../data/map.ts';
import { NORTH_EXITS } from '../data/places.ts';
import { COASTAL_FORTS, ZONES } from '../data/ports.ts';
import { idOf, SIZE, SPACES, spaceOf } from '../data/spaces.ts';
import { STATES } from '../data/states.ts';
import { thingsOf } from '../queries/things.ts';
import { placeName } from '../text/names.ts';
import { borders, rivers, shore } from './art/layers.ts';
import { featureNames } from './art/names.ts';
import { bars, exits, type RouteKind, routes } from './art/routes.ts';
import { corners, frame, terrain } from './frame.ts';
import { ZONE_PLATE, ZONE_SPOTS } from './ground.ts';
import { lettering, places } from './places.ts';

const of = (pairs: readonly Joined[], kind: RouteKind) => pairs.map(([a, b]) => ({ a: spaceOf(a), b: spaceOf(b), kind }));
const played = [
  ...of(RAILWAYS, 'rail'),
  ...of(LATE_RAILWAYS, 'late'),
  ...of(ROADS, 'road'),
  ...of(ROUGH_WAYS, 'rough'),
  ...of([BALTIMORE_OHIO], 'bo'),
  ...of(COASTAL_FORTS, 'harbour'),
];

test('the map: every space has a place and its name in both languages', () => {
  expect(places.length).toBe(SIZE);
  for (const [space, place] of places.entries())
    for (const language of ['en', 'es'] as const)
      expect(place.near?.[language].lines.join(' '), idOf(space)).toBe(placeName(space, language));
  const far = places.flatMap(({ far }, space) => (far === null ? [] : [SPACES[space]![0]]));
  for (const id of ['washington-dc', 'richmond-va', 'vicksburg-ms', 'atlanta-ga', 'new-orleans-la'] as const)
    expect(far).toContain(id);
});

test('the map: every connection is drawn as what it is, from space to space, in the order of the links', () => {
  expect(routes.map(({ kind }) => kind)).toEqual(played.map(({ kind }) => kind));
  for (const [i, { path }] of routes.entries()) {
    const { a, b } = played[i]!;
    const name = `${idOf(a)} ${idOf(b)}`;
    expect(path.startsWith(`M${places[a]!.x} ${places[a]!.y}`), name).toBe(true);
    expect(path.endsWith(`${places[b]!.x} ${places[b]!.y}`), name).toBe(true);
    const step = Array.from(MAP.link).indexOf(i);
    expect([MAP.from[step], MAP.to[step]].sort(), name).toEqual([a, b].sort());
  }
});

test('the map: a blue bar lies on each connection that has one, at its own end', () => {
  expect(bars.length).toBe(BARS.length);
  for (const [i, { route, x, y }] of bars.entries()) {
    const { on, at } = BARS[i]!;
    expect([played[route]!.a, played[route]!.b].map(idOf)).toEqual([...on]);
    const place = places[spaceOf(at)]!;
    expect(Math.hypot(place.x - x, place.y - y), at).toBeLessThan(45);
  }
  expect(new Set(bars.map(({ route }) => route)).size).toBe(BARS.length);
  expect(exits.length).toBe(NORTH_EXITS.length);
});

test('the map: no two spaces crowd, and a stack fits beside each without touching another space or stack', () => {
  const { width, height } = lettering.stack;
  for (const [i, a] of places.entries()) {
    expect(a.x > 60 && a.y > 60 && a.x < frame.width - 60 && a.y < frame.height - 60, idOf(i)).toBe(true);
    for (const [j, b] of places.entries()) {
      if (i === j) continue;
      expect(Math.hypot(a.x - b.x, a.y - b.y) > 90, `${idOf(i)} ${idOf(j)}`).toBe(true);
      const reach = (side: number) => (side + lettering.sign) / 2;
      const covers = Math.abs(a.stack.x - b.x) < reach(width) && Math.abs(a.stack.y - b.y) < reach(height);
      expect(covers, `${idOf(i)} covers ${idOf(j)}`).toBe(false);
      const touches = Math.abs(a.stack.x - b.stack.x) < width && Math.abs(a.stack.y - b.stack.y) < height;
      expect(touches, `${idOf(i)} ${idOf(j)}`).toBe(false);
    }
  }
});

test('the map: every state but the District has its name, and nothing stands in a corner', () => {
  const named = featureNames.filter(({ kind }) => kind === 'state').map(({ id }) => id);
  expect(named.sort()).toEqual(STATES.filter(id => id !== 'DC').sort());
  for (const [space, { x, y }] of places.entries())
    for (const corner of Object.values(corners))
      expect(x > corner.left && x < corner.right && y > corner.top && y < corner.bottom, idOf(space)).toBe(false);
});

test('the map, 10.4.4-b: every blockade zone has a plate that can be pointed at, and it hides no space, stack or name', () => {
  expect(ZONE_SPOTS.length).toBe(ZONES.length);
  expect(ZONES.map((_, zone) => thingsOf('runBlockade', zone))).toEqual(ZONES.map((_, zone) => [`zone:${zone}`]));
  const [wide, high] = [ZONE_PLATE.width / 2, ZONE_PLATE.height / 2];
  for (const [zone, { x, y }] of ZONE_SPOTS.entries()) {
    expect(x - wide > 40 && x + wide < frame.width - 40 && y + high < frame.height - 40, ZONES[zone]).toBe(true);
    const covers = (left: number, top: number, right: number, bottom: number): boolean =>
      left < x + wide && right > x - wide && top < y + high && bottom > y - high;
    for (const corner of [corners.title, corners.compass])
      expect(covers(corner.left, corner.top, corner.right, corner.bottom), ZONES[zone]).toBe(false);
    for (const [space, place] of places.entries()) {
      const { stack } = place;
      const name = `${ZONES[zone]} ${idOf(space)}`;
      expect(covers(place.x - 25, place.y - 25, place.x + 25, place.y + 25), name).toBe(false);
      expect(covers(stack.x - 30, stack.y - 25, stack.x + 30, stack.y + 25), name).toBe(false);
      for (const language of ['en', 'es'] as const) {
        const label = place.near?.[language];
        if (label === undefined) continue;
        // No letter of these faces is wider than six tenths of its height.
        const long = Math.max(...label.lines.map(line => line.length)) * lettering.near[place.face] * 0.6;
        const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - long : label.x - long / 2;
        expect(covers(left, label.y - 25, left + long, label.y + 25 * (label.lines.length - 1)), name).toBe(false);
      }
    }
  }
});

test('the map: lines that a browser can read, and two pictures of the terrain, the first light enough to be shown at once', () => {
  const readable = /^(?:M-?\d+ -?\d+l(?:-?\d+[ -]?)+z?)+$/;
  for (const path of [shore, borders, ...rivers.map(river => river.path)])
    expect(readable.test(path), path.slice(0, 40)).toBe(true);
  const bytes = terrain.map(({ file }) => statSync(new URL(file, import.meta.url)).size);
  expect(terrain.map(({ width }) => width)).toEqual([1600, 3200]);
  expect(bytes[0]).toBeLessThan(190_000);
  expect(bytes[1]).toBeLessThan(560_000);
});
