import { expect, test } from 'vitest';
import { HEXES, latitude, longitude } from '../data/hexes.ts';
import { PLACES, placeHex } from '../data/places.ts';
import { RAILWAYS, railwayHexes } from '../data/railways.ts';
import { RIVERS } from '../data/rivers.ts';
import { majorRivers, minorRivers } from './art/layers.ts';
import { tracks } from './art/railways.ts';
import { frame, hexCentre, onBoard } from './frame.ts';
import { places } from './places.ts';

test('the map: every place of the game stands in its hex with a name', () => {
  expect(Object.keys(places).sort()).toEqual([...PLACES].sort());
  for (const [index, id] of PLACES.entries()) {
    const place = places[id]!;
    const { x, y } = hexCentre(place.hex);
    expect(place.hex).toBe(HEXES[placeHex[index]!]);
    expect(Math.abs(place.x - x) < 70 && Math.abs(place.y - y) < 80 && place.near !== undefined).toBe(true);
  }
});

test('the map: hexes stand on the sheet, where their degrees put them', () => {
  for (const [hex, id] of HEXES.entries()) {
    const { x, y } = hexCentre(id);
    const [lon, lat] = [longitude[hex]! / 10000, latitude[hex]! / 10000];
    const home = onBoard(lon, lat);
    expect(Math.abs(home.x - x) < 4 && Math.abs(home.y - y) < 4).toBe(true);
    expect(x > 90 && y > 90 && x < frame.width - 90 && y < frame.height - 90).toBe(true);
  }
});

test('the map: every stretch of every railway is drawn once', () => {
  const drawn = new Map(tracks.map(track => [`${track.a}|${track.b}`, track.railways]));
  expect(drawn.size).toBe(tracks.length);
  for (const [railway, hexes] of railwayHexes.entries())
    for (const [i, hex] of hexes.slice(1).entries()) {
      const key = [HEXES[hexes[i]!], HEXES[hex]].sort().join('|');
      expect(drawn.get(key)).toContain(RAILWAYS[railway]);
    }
});

test('the map: every river is drawn', () => {
  expect([...Object.keys(majorRivers), ...Object.keys(minorRivers)].sort()).toEqual([...RIVERS].sort());
});
