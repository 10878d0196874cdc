import { expect, test } from 'vitest';
import { FORD, LINKS, PIKE, POTOMAC_PIKE } from '../data/links.ts';
import { SPACES } from '../data/spaces.ts';
import { roads } from './art/roads.ts';
import { frame, onBoard } from './frame.ts';
import { places } from './places.ts';

test('the map: every space of the game has a place and a name, and the map has no other', () => {
  expect(Object.keys(places).sort()).toEqual(SPACES.map(space => space.id).sort());
  for (const space of SPACES) expect(places[space.id]?.near.lines.join(' ')).toBe(space.name);
});

test('the map: every road and pike of the game is drawn, and no other', () => {
  const drawn = roads.map(road => [[road.a, road.b].sort().join(' '), road.type].join(' '));
  const played = LINKS.map(([a, b, kind]) => {
    const ends = [SPACES[a]?.id, SPACES[b]?.id].sort().join(' ');
    return [ends, kind === PIKE || kind === POTOMAC_PIKE ? 'pike' : 'road'].join(' ');
  });
  expect(LINKS.some(([, , kind]) => kind === FORD)).toBe(true);
  expect(drawn.sort()).toEqual(played.sort());
});

test('the map: a stack of counters fits at every space, and none has been moved more than a mile', () => {
  const all = SPACES.map(space => ({ ...places[space.id]!, home: onBoard(space.lon / 1000, space.lat / 1000) }));
  for (const [i, a] of all.entries()) {
    expect(Math.hypot(a.x - a.home.x, a.y - a.home.y)).toBeLessThan(28.7);
    expect(a.x > 60 && a.y > 60 && a.x < frame.width - 60 && a.y < frame.height - 60).toBe(true);
    for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(64);
  }
});
