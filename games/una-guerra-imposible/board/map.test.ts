import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BORDERS, REGIONS, regionTitle } from '../data/regions.ts';
import { FIRST_CONNECTION, ROAD_COUNT } from '../data/roads.ts';
import { KINDS, PROVINCES, SPACE_COUNT, SPACES, spaceKind, spaceTitle } from '../data/spaces.ts';
import { carlistZone, provinces } from './art/layers.ts';
import { featureNames } from './art/names.ts';
import { exits, handles } from './art/roads.ts';
import { corners, frame, terrain } from './frame.ts';
import { lettering, places } from './places.ts';
import { borders, picture, regions, size } from './spain.ts';

const bytes = (file: string): number => statSync(new URL(file, import.meta.url)).size;

test('the map: every space has its place and its name, cities and principal towns from afar too', () => {
  expect(places.length).toBe(SPACE_COUNT);
  for (const [space, { kind, near, far }] of places.entries()) {
    expect(near.lines.join(' '), SPACES[space]!).toBe(spaceTitle[space]);
    expect(kind).toBe(KINDS[spaceKind[space]!]);
    expect(far !== null, SPACES[space]!).toBe(kind === 'city' || kind === 'town');
    if (far !== null) expect(far.lines.join(' ')).toBe(spaceTitle[space]);
  }
});

test('the map: a curve for every road, an end for every connection', () => {
  expect(handles.length).toBe(FIRST_CONNECTION);
  expect(exits.length).toBe(ROAD_COUNT - FIRST_CONNECTION);
  for (const { end } of exits)
    expect(end.x > 30 && end.y > 30 && end.x < frame.width - 30 && end.y < frame.height - 30).toBe(true);
});

test('the map: no two spaces crowd, and a stack fits beside each without touching another space or stack', () => {
  const { width, height } = lettering.stack;
  for (const [i, a] of places.entries()) {
    expect(Math.hypot(a.stack.x - a.x, a.stack.y - a.y), SPACES[i]!).toBeLessThan(82);
    for (const [j, b] of places.entries()) {
      if (i === j) continue;
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${SPACES[i]} ${SPACES[j]}`).toBeGreaterThan(90);
      const sign = lettering.sign[b.kind];
      const covers = Math.abs(a.stack.x - b.x) < (width + sign) / 2 && Math.abs(a.stack.y - b.y) < (height + sign) / 2;
      expect(covers, `${SPACES[i]} covers ${SPACES[j]}`).toBe(false);
      const touch = Math.abs(a.stack.x - b.stack.x) < width && Math.abs(a.stack.y - b.stack.y) < height;
      expect(touch, `${SPACES[i]} ${SPACES[j]}`).toBe(false);
    }
  }
});

test('the map: the zone, the provinces and the corners', () => {
  expect(carlistZone).toMatch(/^M.*Z$/);
  expect(Object.keys(provinces)).toEqual([...PROVINCES]);
  for (const [space, { x, y }] of places.entries())
    for (const corner of Object.values(corners))
      expect(x > corner.left && x < corner.right && y > corner.top && y < corner.bottom, SPACES[space]!).toBe(false);
  expect(new Set(featureNames.map(({ id }) => id)).size).toBe(featureNames.length);
});

test('the map of Spain: nine regions with their names, and a border for each pair of neighbours', () => {
  expect(Object.keys(regions).sort()).toEqual([...REGIONS].sort());
  REGIONS.forEach((id, region) => {
    const { name } = regions[id];
    for (const language of ['en', 'es'] as const)
      expect(name[language].join('').replace('- ', '-')).toBe(regionTitle[language][region]);
    for (const spot of [regions[id].level, regions[id].liberal, regions[id].carlist])
      expect(spot.x > 30 && spot.y > 30 && spot.x < size.width - 30 && spot.y < size.height - 30).toBe(true);
  });
  const drawn = borders.flatMap(({ between: [a, b] }) => (b === null ? [] : [[a, b].sort().join(' ')]));
  const north = ['aragon', 'asturias-cantabria', 'castilla-leon'].map(region => [region, 'north'].sort().join(' '));
  expect(drawn.sort()).toEqual([...BORDERS.map(pair => [...pair].sort().join(' ')), ...north].sort());
});

test('the map: the first picture is light enough to be shown at once', () => {
  expect(terrain.map(({ width }) => width)).toEqual([1600, 3200]);
  expect(bytes(terrain[0].file)).toBeLessThan(210_000);
  expect(bytes(terrain[1].file)).toBeLessThan(610_000);
  expect(bytes(picture)).toBeLessThan(100_000);
});
