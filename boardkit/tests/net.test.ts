import { expect, test } from 'vitest';
import { around, away, type Box, Grid, meet } from '../net/boxes.ts';
import { cellsOf, frontOf, landOf } from '../net/cells.ts';
import { widthOf } from '../net/letters.ts';
import { type DrawnLink, inkOf, linkPath, pathsByKind } from '../net/links.ts';
import { boxOf, type NamedSpace, type NameField, type NameLabel, placeNames } from '../net/names.ts';
import { seatsBeside } from '../net/seats.ts';

const FIELD: NameField = { frame: { left: 0, top: 0, right: 900, bottom: 900 }, taken: [], ink: [] };
const TOWNS = [
  'Alexandria',
  'Falls Church',
  'Vienna',
  'Fairfax Court House',
  'Centreville',
  'Manassas Junction',
  'Aldie',
  'Leesburg',
];
/** A net of eight by eight, as dense as the densest map. */
const crowd = (apart: number, seat?: Box): NamedSpace[] =>
  Array.from({ length: 64 }, (_, i) => ({
    name: TOWNS[i % TOWNS.length] as string,
    letters: i % 5 === 0 ? ('caps' as const) : ('plain' as const),
    size: 19,
    half: 16,
    x: 90 + (i % 8) * apart + ((i * 37) % 23),
    y: 80 + Math.floor(i / 8) * apart + ((i * 53) % 19),
    ...(seat === undefined ? {} : { seats: [seat] }),
  }));
const placed = (labels: readonly (NameLabel | null)[]): NameLabel[] => labels.filter(label => label !== null);

test('names: no name touches another or any space, and in a net as dense as a map each finds its place', () => {
  const names = crowd(100);
  const labels = placeNames(names, FIELD);
  expect(placed(labels).length).toBe(64);
  const boxes = placed(labels).map(boxOf);
  for (const [i, box] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) expect(meet(box, other)).toBe(false);
    for (const node of names) expect(meet(box, around(node, node.half))).toBe(false);
  }
});
test('names: each stands nearer to its own space than to any other', () => {
  const names = crowd(100);
  placeNames(names, FIELD).forEach((label, i) => {
    const own = away(boxOf(label!), names[i]!);
    for (const [j, other] of names.entries()) if (j !== i) expect(away(boxOf(label!), other)).toBeGreaterThanOrEqual(own);
  });
});
const WIDE: NameField = { ...FIELD, frame: { left: -60, top: -60, right: 1200, bottom: 1200 } };
test('names: where counters stand, no name is hidden by them', () => {
  const seat = { left: -20, right: 20, top: -56, bottom: -16 };
  const names = crowd(126, seat);
  const hidden = (labels: readonly (NameLabel | null)[]) =>
    placed(labels).filter(label =>
      names.some(({ x, y }) => meet(boxOf(label), { left: x - 20, right: x + 20, top: y - 56, bottom: y - 16 })),
    ).length;
  const blind = placeNames(crowd(126), WIDE);
  expect(hidden(blind)).toBeGreaterThan(8);
  expect(hidden(placeNames(names, WIDE))).toBe(0);
});
test('names: none stands where the title or the key stands, or beyond the frame', () => {
  const taken = [{ left: 300, top: 300, right: 620, bottom: 520 }];
  for (const label of placed(placeNames(crowd(100), { ...FIELD, taken }))) {
    const box = boxOf(label);
    expect(meet(box, taken[0]!)).toBe(false);
    expect(box.left >= 0 && box.top >= 0 && box.right <= 900 && box.bottom <= 900).toBe(true);
  }
});
test('names: what cannot stand without touching is left out, the smaller before the larger', () => {
  const tight = { ...FIELD, frame: { left: 0, top: 0, right: 220, bottom: 30 } };
  const pair: NamedSpace[] = [
    { name: 'Williamsport', letters: 'plain', size: 18, half: 10, x: 40, y: 15 },
    { name: 'Washington', letters: 'caps', size: 24, half: 10, x: 200, y: 15 },
  ];
  const [small, large] = placeNames(pair, tight);
  expect([small, large !== null]).toEqual([null, true]);
});
test('names: the same names stand where they stood', () => {
  expect(placeNames(crowd(90), FIELD)).toEqual(placeNames(crowd(90), FIELD));
});
test('names: they keep off roads where they can', () => {
  const one: NamedSpace = { name: 'Aldie', letters: 'plain', size: 20, half: 12, x: 450, y: 450 };
  const road = Array.from({ length: 20 }, (_, i) => ({ x: 450 + i * 12, y: 450 }));
  expect(placeNames([one], FIELD)[0]?.anchor).toBe('start');
  expect(placeNames([one], { ...FIELD, ink: road })[0]?.anchor).toBe('end');
});
test('letters: small capitals are wider than lower case, and every letter has a width', () => {
  expect(widthOf('Washington', 'caps')).toBeGreaterThan(widthOf('Washington', 'plain'));
  expect(widthOf('Peñacerrada', 'plain')).toBeCloseTo(widthOf('Penacerrada', 'plain'), 5);
  expect(widthOf('Ž', 'plain')).toBeGreaterThan(0);
});

test('links: a bend pushes the middle aside, a straight one stays straight', () => {
  expect(linkPath({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0L100 0');
  expect(linkPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toBe('M0 0Q50 20 100 0');
  expect(linkPath({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 30, y: 9 })).toBe('M0 0Q30 9 100 0');
});
test('links: joined by kind, in the order in which the kinds come', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];
  const links: DrawnLink[] = [
    { a: 0, b: 1, kind: 'road' },
    { a: 0, b: 2, kind: 'rail' },
    { a: 1, b: 2, kind: 'road' },
  ];
  expect(pathsByKind(spots, links)).toEqual({ road: 'M0 0L10 0M10 0L20 0', rail: 'M0 0L20 0' });
  const ink = inkOf([spots[0]!, { x: 140, y: 0 }], [{ a: 0, b: 1, kind: 'road', bend: 40 }]);
  expect(ink.length).toBe(9);
  expect(ink[4]).toEqual({ x: 70, y: 20 });
});

const CORNERS = [
  { x: 25, y: 25 },
  { x: 75, y: 25 },
  { x: 25, y: 75 },
  { x: 75, y: 75 },
];
const RIM = { left: 0, top: 0, right: 100, bottom: 100 };
test('cells: the land is shared by nearness, all of it and nothing twice', () => {
  const cells = cellsOf(CORNERS, RIM);
  const area = (cell: readonly { x: number; y: number }[]) =>
    Math.abs(cell.reduce((sum, a, i) => sum + a.x * cell[(i + 1) % cell.length]!.y - cell[(i + 1) % cell.length]!.x * a.y, 0)) /
    2;
  for (const cell of cells) expect(area(cell)).toBeCloseTo(2500, 6);
  const many = crowd(100);
  const total = cellsOf(many, { left: 0, top: 0, right: 900, bottom: 900 }, 2000).reduce((sum, cell) => sum + area(cell), 0);
  expect(total).toBeCloseTo(810000, 3);
});
test('cells: no land farther from its space than its reach', () => {
  const [cell] = cellsOf([{ x: 500, y: 500 }], { left: 0, top: 0, right: 1000, bottom: 1000 }, 60);
  for (const corner of cell!) expect(Math.hypot(corner.x - 500, corner.y - 500)).toBeCloseTo(60, 6);
});
test('cells: a front runs where two sides meet, inside the land of its side, and nowhere else', () => {
  const cells = cellsOf(CORNERS, RIM);
  expect(landOf(cells, ['n', 'n', 's', null], 'n').match(/M/g)?.length).toBe(2);
  expect(frontOf(cells, CORNERS, ['n', 'n', 's', 's'], 'n', 4)).toBe('M50 46L0 46M100 46L50 46');
  expect(frontOf(cells, CORNERS, ['n', 'n', 's', 's'], 's', 4)).toBe('M0 54L50 54M50 54L100 54');
  expect(frontOf(cells, CORNERS, ['n', 'n', 'n', null], 'n', 4)).toBe('');
});
test('a grid finds what meets a box, once', () => {
  const grid = new Grid<string>();
  grid.add({ left: 0, top: 0, right: 400, bottom: 10 }, 'long');
  grid.add({ left: 500, top: 500, right: 510, bottom: 510 }, 'far');
  expect([...grid.near({ left: 90, top: 5, right: 300, bottom: 50 })]).toEqual(['long']);
});

test('seats: pieces hide no name and no other space, stand above where they may, and never on each other', () => {
  const names = crowd(126);
  const labels = placed(placeNames(names, WIDE)).map(boxOf);
  const room = { left: -20, right: 20, top: -20, bottom: 20 };
  const seating = { room, reach: 38, half: 14, frame: WIDE.frame, taken: labels, ink: [] };
  const seats = seatsBeside(names, seating);
  const boxAt = (n: number, nth: number) =>
    around({ x: names[n]!.x + seats[n]![nth]!.x, y: names[n]!.y + seats[n]![nth]!.y }, 20);
  for (const n of names.keys()) {
    for (const label of labels) expect(meet(boxAt(n, 0), label)).toBe(false);
    for (const [other, node] of names.entries()) if (other !== n) expect(meet(boxAt(n, 0), around(node, 14))).toBe(false);
    for (const other of names.keys()) if (other !== n) expect(meet(boxAt(n, 0), boxAt(other, 0))).toBe(false);
    expect(meet(boxAt(n, 0), boxAt(n, 1))).toBe(false);
    expect(new Set(seats[n]!.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  }
  expect(seatsBeside([{ x: 400, y: 400 }], { ...seating, taken: [] })[0]![0]).toEqual({ x: 0, y: -38 });
  const above = [{ left: 380, right: 420, top: 350, bottom: 370 }];
  expect(seatsBeside([{ x: 400, y: 400 }], { ...seating, taken: above })[0]![0]!.y).toBeGreaterThan(-30);
});
