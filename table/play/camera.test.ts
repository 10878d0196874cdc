import { expect, test } from 'vitest';
import {
  beyond,
  boundsOf,
  centred,
  clearAlong,
  clusterAt,
  type Extent,
  held,
  isSeen,
  isWellSeen,
  lookAtAll,
  lookAtEvents,
  lookFor,
  READABLE,
  type Viewport,
  wholeIn,
} from './camera.ts';

const BOARD = { width: 2160, height: 2660 };
const ROOMS = [
  { width: 1040, height: 830 },
  { width: 640, height: 700 },
  { width: 390, height: 330 },
  { width: 2160, height: 1392 },
];
const at = (x: number, y: number, size = 40): Extent => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });
/** The same numbers each time. */
const numbers = () => {
  let x = 12345;
  return (n: number) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >> 8) % n;
  };
};

test('the camera never shows emptiness: the edge of the board stops at the edge of the frame', () => {
  const pick = numbers();
  for (const room of ROOMS)
    for (let i = 0; i < 400; i++) {
      const { x, y, k } = held({ x: pick(9000) - 6000, y: pick(9000) - 6000, k: pick(500) / 100 }, BOARD, room);
      for (const [from, length, space] of [
        [x, BOARD.width * k, room.width],
        [y, BOARD.height * k, room.height],
      ] as const) {
        if (length <= space) expect(from + length / 2).toBeCloseTo(space / 2);
        else {
          expect(from).toBeLessThanOrEqual(0.001);
          expect(from + length).toBeGreaterThanOrEqual(space - 0.001);
        }
      }
      expect(k).toBeGreaterThanOrEqual(wholeIn(BOARD, room) - 1e-9);
    }
});

test('a board of small letters is never shown smaller than it says: a wide question goes to its nearest cluster', () => {
  const board = { ...BOARD, readable: 0.7 };
  const [room] = ROOMS;
  const options = [at(300, 1000), at(500, 1100), at(2100, 2600)];
  const now = centred(1080, 300, 0.8, board, room!);
  expect(lookAtAll(options.slice(0, 2), now, { board, room: room! })!.k).toBeGreaterThanOrEqual(0.7);
  expect(lookAtAll([at(300, 300), at(1900, 1500)], now, { board, room: room! })).toBeNull();
  expect(lookAtAll([at(300, 300), at(1900, 1500)], now, { board: BOARD, room: room! })).not.toBeNull();
  const small = centred(400, 1000, 0.55, board, room!);
  expect(lookFor({ options, hand: [], events: [] }, small, { board: BOARD, room: room! })).toBeNull();
  expect(lookFor({ options, hand: [], events: [] }, small, { board, room: room! })!.k).toBeGreaterThanOrEqual(0.7);
});

test('the camera stays still while an option, or the piece in hand, can be seen and read', () => {
  const room = ROOMS[0]!;
  const now = centred(1000, 1000, 0.8, BOARD, room);
  const frame = { board: BOARD, room };
  expect(lookFor({ options: [at(1000, 1000), at(100, 2600)], hand: [], events: [] }, now, frame)).toBeNull();
  expect(lookFor({ options: [at(100, 2600)], hand: [at(900, 900)], events: [at(2000, 50)] }, now, frame)).toBeNull();
  expect(lookFor({ options: [at(100, 2600)], hand: [], events: [] }, now, frame)).not.toBeNull();
});

test('a place that only just looks over the edge is not seen: what a question is about stands clear of it, unless the board ends there', () => {
  const [room] = ROOMS;
  const frame = { board: BOARD, room: room! };
  const now = centred(1080, 1300, 1, BOARD, room!);
  const right = (inside: number) => at((room!.width - inside - now.x) / now.k, 1300);
  const about = (box: Extent) => lookFor({ options: [], hand: [box], events: [] }, now, frame);
  expect([about(right(200)), isSeen(right(46), now, room!)]).toEqual([null, true]);
  const to = about(right(46))!;
  expect(isWellSeen(right(46), 96, to, frame)).toBe(true);
  expect(lookFor({ options: [right(12)], hand: [], events: [] }, now, frame)).not.toBeNull();
  expect(lookFor({ options: [right(60)], hand: [], events: [] }, now, frame)).toBeNull();
  // At the edge of the board nothing more can be done.
  const corner = held({ x: 0, y: 0, k: 1 }, BOARD, room!);
  expect(lookFor({ options: [], hand: [at(20, 20)], events: [] }, corner, frame)).toBeNull();
});

test('the piece in hand that has left the frame is followed, with an option beside it; what does not fit beside it is not', () => {
  const room = ROOMS[0]!;
  const now = centred(1000, 1000, 0.8, BOARD, room);
  const frame = { board: BOARD, room };
  const [mine, option] = [at(1000, 300), at(1000, 700)];
  const to = lookFor({ options: [option], hand: [mine], events: [] }, now, frame)!;
  expect([isSeen(mine, now, room), isSeen(option, now, room)]).toEqual([false, true]);
  expect([isSeen(mine, to, room), isSeen(option, to, room)]).toEqual([true, true]);
  const small = ROOMS[2]!;
  const here = centred(1000, 1000, 0.8, BOARD, small);
  const apart = { options: [at(1000, 1000)], hand: [at(100, 2640)], events: [] };
  expect(lookFor(apart, here, { board: BOARD, room: small })).toBeNull();
});

test('a piece in hand alone in sight: where it can go comes into view with it, if it fits', () => {
  const room = ROOMS[2]!;
  const frame = { board: BOARD, room };
  const now = centred(1000, 1000, 1.2, BOARD, room);
  const mine = at(1000, 1000);
  const near = at(1000, 1000 + room.height / 1.2);
  const asked = { options: [near], hand: [mine], events: [] };
  expect([isSeen(mine, now, room), isSeen(near, now, room)]).toEqual([true, false]);
  const to = lookFor(asked, now, frame)!;
  expect([isSeen(mine, to, room), isSeen(near, to, room)]).toEqual([true, true]);
  expect(lookFor(asked, to, frame)).toBeNull();
});

test('the camera moves when what is asked is too small to be read', () => {
  const room = ROOMS[0]!;
  const options = [at(1000, 1000)];
  const far = centred(1000, 1000, 0.3, BOARD, room);
  const to = lookFor({ options, hand: [], events: [] }, far, { board: BOARD, room });
  expect(to?.k).toBeGreaterThanOrEqual(READABLE);
});

test('wherever the options lie, one of them is seen and readable afterwards, and then nothing moves', () => {
  const pick = numbers();
  for (const room of ROOMS) {
    for (let i = 0; i < 300; i++) {
      const boxes = (n: number) => Array.from({ length: n }, () => at(pick(BOARD.width - 80) + 40, pick(BOARD.height - 80) + 40));
      const asked = { options: boxes(1 + pick(12)), hand: boxes(pick(2)), events: boxes(pick(3)) };
      const now = centred(pick(BOARD.width), pick(BOARD.height), 0.3 + pick(20) / 10, BOARD, room);
      const frame = { board: BOARD, room };
      const to: Viewport = lookFor(asked, now, frame) ?? now;
      expect([...asked.options, ...asked.hand].some(box => isSeen(box, to, room))).toBe(true);
      expect(to.k).toBeGreaterThanOrEqual(READABLE - 1e-6);
      expect(lookFor(asked, to, frame)).toBeNull();
      expect(held(to, BOARD, room)).toEqual(to);
    }
  }
});

test('the bounds of chooser, options and event are shown together when they fit, not their mean', () => {
  const room = ROOMS[0]!;
  const now = centred(2000, 2500, 0.8, BOARD, room);
  const boxes = [at(300, 300), at(900, 700), at(500, 1000)];
  const to = lookFor({ options: [boxes[0]!], hand: [boxes[1]!], events: [boxes[2]!] }, now, { board: BOARD, room })!;
  for (const box of boxes) expect(isSeen(box, to, room)).toBe(true);
});

test('what does not fit is left to beacons: the nearest cluster is shown', () => {
  const room = ROOMS[2]!;
  const options = [at(200, 200), at(300, 260), at(2000, 2400)];
  const now = centred(700, 700, 0.8, BOARD, room);
  const to = lookFor({ options, hand: [], events: [] }, now, { board: BOARD, room })!;
  expect(options.map(box => isSeen(box, to, room))).toEqual([true, true, false]);
  expect(beyond(options[2]!, to, room)).toBe('down');
  expect(clusterAt(options, { x: 2100, y: 2100 }, READABLE, room)).toEqual([options[2]]);
});

test('what happened is shown together with what is asked, or the camera stays with what is asked', () => {
  const room = ROOMS[0]!;
  const frame = { board: BOARD, room };
  const now = centred(600, 600, 0.8, BOARD, room);
  const options = [at(300, 500)];
  const near = lookAtEvents({ options, hand: [], events: [at(1400, 900)] }, now, frame)!;
  expect(isSeen(options[0]!, near, room) && isSeen(at(1400, 900), near, room)).toBe(true);
  expect(lookAtEvents({ options, hand: [], events: [at(2000, 2600)] }, now, frame)).toBeNull();
  expect(lookAtEvents({ options, hand: [], events: [at(500, 500)] }, now, frame)).toBeNull();
});

test('where nothing may be chosen, the place of what happened comes into view', () => {
  const room = ROOMS[1]!;
  const now = centred(300, 300, 0.8, BOARD, room);
  const events = [at(1900, 2000)];
  const to = lookFor({ options: [], hand: [], events }, now, { board: BOARD, room })!;
  expect(isSeen(events[0]!, to, room)).toBe(true);
  expect(lookFor({ options: [], hand: [], events: [] }, now, { board: BOARD, room })).toBeNull();
  expect(boundsOf([])).toBeNull();
  // Where they came from is in sight already, where they went is not: both are shown, if they fit; else nothing moves.
  const march = [at(300, 300), at(800, 700)];
  const both = lookFor({ options: [], hand: [], events: march }, now, { board: BOARD, room })!;
  for (const box of march) expect(isSeen(box, both, room)).toBe(true);
  expect(lookFor({ options: [], hand: [], events: march }, both, { board: BOARD, room })).toBeNull();
  expect(lookFor({ options: [], hand: [], events: [at(300, 300), at(2100, 2600)] }, now, { board: BOARD, room })).toBeNull();
});

test('what happened elsewhere comes into view with what is asked, but nobody has to read small letters for it', () => {
  const room = ROOMS[0]!;
  const now: Viewport = centred(300, 2500, 0.8, BOARD, room);
  const options = [at(600, 600), at(800, 700)];
  const near = lookFor({ options, hand: [], events: [at(1500, 1000)] }, now, { board: BOARD, room })!;
  expect(isSeen(at(1500, 1000), near, room)).toBe(true);
  const far = lookFor({ options, hand: [], events: [at(2100, 600)] }, now, { board: BOARD, room })!;
  expect(far.k).toBe(0.8);
  for (const option of options) expect(isSeen(option, far, room)).toBe(true);
});

test('a beacon gives way along its edge to what may be chosen, and stays where nothing is in its way', () => {
  const room = { width: 400, height: 800 };
  const now = { x: 0, y: 0, k: 1 };
  expect(clearAlong('left', 0.5, [at(300, 400)], now, room)).toBe(0.5);
  const moved = clearAlong('left', 0.5, [at(60, 400)], now, room);
  expect(Math.abs(moved * room.height - 400)).toBeGreaterThan(40);
  expect(Math.abs(moved * room.height - 400)).toBeLessThan(130);
  expect(clearAlong('right', 0.5, [at(60, 400)], now, room)).toBe(0.5);
  // Hexes side by side along the whole edge: at least the spot that is pointed at stays free.
  const hexes = [120, 360, 600].map(y => at(60, y, 240));
  const beside = clearAlong('left', 0.45, hexes, now, room) * room.height;
  for (const y of [120, 360, 600]) expect(Math.abs(beside - y)).toBeGreaterThan(36);
  // Nowhere to go: better over something than nowhere.
  expect(
    clearAlong(
      'left',
      0.5,
      Array.from({ length: 40 }, (_, n) => at(60, n * 20)),
      now,
      room,
    ),
  ).toBe(0.5);
});

test('a board begins with all that is asked in view, where it can be read so', () => {
  for (const room of ROOMS) {
    const frame = { board: BOARD, room };
    const now = centred(200, 200, 0.8, BOARD, room);
    const near = [at(900, 900), at(1300, 1200), at(1200, 1000)];
    const to = lookAtAll(near, now, frame)!;
    for (const box of near) expect(isSeen(box, to, room)).toBe(true);
    expect(to.k).toBeGreaterThanOrEqual(READABLE - 1e-9);
  }
  const room = ROOMS[0]!;
  const now = centred(200, 200, 0.8, BOARD, room);
  expect(lookAtAll([], now, { board: BOARD, room })).toBeNull();
  expect(lookAtAll([at(20, 20), at(2100, 2600)], now, { board: BOARD, room })).toBeNull();
});
