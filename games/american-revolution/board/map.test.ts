import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '../data/links.ts';
import { LINKS } from '../data/map.ts';
import { REGIONS } from '../data/regions.ts';
import { SPACES } from '../data/spaces.ts';
import { borders, regions } from './art/layers.ts';
import { featureNames } from './art/names.ts';
import { routes } from './art/routes.ts';
import { corners, frame, terrain } from './frame.ts';
import { lettering, places } from './places.ts';

test('the map: every space of the game has a place and, but for the boxes, its name in both languages; there is no other', () => {
  expect(Object.keys(places).sort()).toEqual(SPACES.map(space => space.id).sort());
  for (const space of SPACES)
    for (const language of ['en', 'es'] as const)
      expect(places[space.id]!.near?.[language].lines.join(' '), space.id).toBe(
        space.kind === 'box' ? undefined : space[language],
      );
  for (const space of SPACES) expect(places[space.id]!.far !== null, space.id).toBe(space.value >= 3);
});

test('the map: every route of the game is drawn as what it is, and no other', () => {
  const played = LINKS.map(({ a, b, kind }) => `${SPACES[a]!.id} ${SPACES[b]!.id} ${ROUTES[kind]}`);
  expect(routes.map(({ a, b, kind }) => `${a} ${b} ${kind}`)).toEqual(played);
  for (const { a, b, path } of routes) {
    expect(path.startsWith(`M${places[a]!.x} ${places[a]!.y}`), `${a} ${b}`).toBe(true);
    expect(path.endsWith(`${places[b]!.x} ${places[b]!.y}`), `${a} ${b}`).toBe(true);
  }
});

test('the map: no two spaces crowd, and a stack fits beside each without touching another space or stack', () => {
  const all = SPACES.filter(space => space.kind !== 'box').map(space => ({ id: space.id, ...places[space.id]! }));
  const { width, height } = lettering.stack;
  for (const [i, a] of all.entries()) {
    expect(a.x > 60 && a.y > 60 && a.x < frame.width - 60 && a.y < frame.height - 60, a.id).toBe(true);
    expect(Math.hypot(a.stack.x - a.x, a.stack.y - a.y), a.id).toBeLessThan(70);
    for (const b of all) {
      if (a === b) continue;
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(106);
      const covers =
        Math.abs(a.stack.x - b.x) < (width + lettering.sign) / 2 && Math.abs(a.stack.y - b.y) < (height + lettering.sign) / 2;
      expect(covers, `${a.id} covers ${b.id}`).toBe(false);
    }
    for (const b of all.slice(i + 1))
      expect(Math.abs(a.stack.x - b.stack.x) < width && Math.abs(a.stack.y - b.stack.y) < height, `${a.id} ${b.id}`).toBe(false);
  }
});

test('the map: regions, borders and names are of the game, and nothing stands in a corner', () => {
  const ids: readonly string[] = REGIONS.map(({ id }) => id);
  for (const id of Object.keys(regions)) expect(ids).toContain(id);
  for (const { between } of borders) for (const id of between) expect(ids).toContain(id);
  for (const { id, kind, text } of featureNames)
    if (kind === 'region') expect(REGIONS.find(region => region.id === id)).toMatchObject({ en: text.en, es: text.es });
  for (const { id, x, y } of SPACES.map(space => ({ id: space.id, ...places[space.id]! })))
    for (const corner of Object.values(corners))
      expect(x > corner.left && x < corner.right && y > corner.top && y < corner.bottom, id).toBe(false);
});

test('the map: two pictures of the terrain, the first light enough to be shown at once', () => {
  const bytes = terrain.map(({ file }) => statSync(new URL(file, import.meta.url)).size);
  expect(terrain.map(({ width }) => width)).toEqual([1600, 3200]);
  expect(bytes[0]).toBeLessThan(210_000);
  expect(bytes[1]).toBeLessThan(610_000);
});
