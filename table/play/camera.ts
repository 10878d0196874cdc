/**
 * THE CAMERA, without a page. Where the board is to be drawn, by four rules:
 * it never shows emptiness; it stays still while the piece in hand, or else anything that is asked, can be seen and read; when it must move, it shows the
 * bounds of what is asked, or the nearest cluster of it; what happened is in view before the words speak of it.
 */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}
export interface BoardSize extends FrameSize {
  /** Where its small letters need more than `READABLE`. */
  readonly readable?: number;
}
/** A pixel of the board at (bx, by) is drawn at (x + bx k, y + by k) of the frame. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
/** The smallest scale at which faces and names can be read: pixels of the screen for one of the board. */
export const READABLE = 0.5;
/** No smaller than this for what only happened. */
const COMFORT = 0.7;
const NEAREST = 4;
/** What is brought into view keeps this far from the frame's edge: pixels of the screen. */
const MARGIN = 28;

/** The scale at which the whole board just fits. */
export const wholeIn = (board: FrameSize, room: FrameSize): number =>
  Math.min(room.width / board.width, room.height / board.height);
export const nearestIn = (board: FrameSize, room: FrameSize): number => Math.max(NEAREST, wholeIn(board, room) * 2);
/** What counts as readable here: a board that fits whole at a larger scale is never seen smaller. */
export const readableIn = (board: BoardSize, room: FrameSize): number =>
  Math.max(board.readable ?? READABLE, wholeIn(board, room));

/** The board's edge stops at the frame's edge; where the board is smaller, it is centred. */
export const held = ({ x, y, k }: Viewport, board: FrameSize, room: FrameSize): Viewport => {
  const scale = Math.min(nearestIn(board, room), Math.max(wholeIn(board, room), k));
  const stop = (at: number, length: number, space: number) =>
    length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, at));
  return { x: stop(x, board.width * scale, room.width), y: stop(y, board.height * scale, room.height), k: scale };
};
/** A point of the board in the middle of the frame. */
export const centred = (bx: number, by: number, k: number, board: FrameSize, room: FrameSize): Viewport => {
  const scale = Math.min(nearestIn(board, room), Math.max(wholeIn(board, room), k));
  return held({ k: scale, x: room.width / 2 - bx * scale, y: room.height / 2 - by * scale }, board, room);
};

export const boundsOf = (boxes: readonly Extent[]): Extent | null => {
  if (boxes.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};
const middle = ({ x, y, width, height }: Extent) => ({ x: x + width / 2, y: y + height / 2 });

/** Is its middle in the frame? */
export const isSeen = (box: Extent, { x, y, k }: Viewport, room: FrameSize): boolean => {
  const at = middle(box);
  const [px, py] = [x + at.x * k, y + at.y * k];
  return px >= 4 && py >= 4 && px <= room.width - 4 && py <= room.height - 4;
};
/** So far from the frame's edge the name and the pieces of a place are seen with it, and a stack can be opened: the place a question is about, and one it offers. A small frame leaves less. */
const ROOM_ABOUT = { most: 96, part: 0.2 } as const;
const ROOM_OFFERED = { most: 44, part: 0.1 } as const;
const rimOf = ({ most, part }: { readonly most: number; readonly part: number }, { width, height }: FrameSize): number =>
  Math.min(most, part * Math.min(width, height));
/** Is its middle well inside the frame, or as far as the edge of the board allows? */
export const isWellSeen = (box: Extent, rim: number, { x, y, k }: Viewport, { board, room }: Frame): boolean => {
  const at = middle(box);
  const within = (point: number, from: number, length: number, space: number): boolean =>
    from + point * k >= Math.min(rim, point * k) - 0.5 && space - (from + point * k) >= Math.min(rim, (length - point) * k) - 0.5;
  return within(at.x, x, board.width, room.width) && within(at.y, y, board.height, room.height);
};
/** The largest scale at which a box fits into the frame with a margin. */
const fitOf = ({ width, height }: Extent, room: FrameSize): number =>
  Math.min(
    Math.max(40, room.width - 2 * MARGIN) / Math.max(1, width),
    Math.max(40, room.height - 2 * MARGIN) / Math.max(1, height),
  );

/** What is asked, in the board's own pixels. */
export interface InQuestion {
  /** What may be chosen. */
  readonly options: readonly Extent[];
  /** The piece in hand. */
  readonly hand: readonly Extent[];
  /** What has just happened. */
  readonly events: readonly Extent[];
}
/** The board and the frame it is seen in. */
interface Frame {
  readonly board: BoardSize;
  readonly room: FrameSize;
}

const distance = (a: Extent, b: { x: number; y: number }): number => {
  const at = middle(a);
  return Math.hypot(at.x - b.x, at.y - b.y);
};
/** The boxes nearest to a point that fit into the frame together at scale `k`. */
export const clusterAt = (
  boxes: readonly Extent[],
  from: { x: number; y: number },
  k: number,
  room: FrameSize,
): readonly Extent[] => {
  const near = boxes.toSorted((a, b) => distance(a, from) - distance(b, from));
  const [seed] = near;
  if (seed === undefined) return [];
  let cluster: Extent[] = [seed];
  for (const box of near.slice(1).sort((a, b) => distance(a, middle(seed)) - distance(b, middle(seed)))) {
    const grown = [...cluster, box];
    if (fitOf(boundsOf(grown)!, room) >= k) cluster = grown;
  }
  return cluster;
};
/** Where the board goes to show all of these, no nearer than now unless it must be for reading. */
const showing = (boxes: readonly Extent[], now: Viewport, { board, room }: Frame): Viewport => {
  const bounds = boundsOf(boxes)!;
  const at = middle(bounds);
  const k = Math.max(readableIn(board, room), Math.min(now.k, fitOf(bounds, room)));
  return centred(at.x, at.y, k, board, room);
};

/** Where a board begins: with all that is asked in view; null: there is nothing, or it does not fit at a readable scale. */
export const lookAtAll = (boxes: readonly Extent[], now: Viewport, frame: Frame): Viewport | null => {
  const bounds = boundsOf(boxes);
  return bounds === null || fitOf(bounds, frame.room) < readableIn(frame.board, frame.room) ? null : showing(boxes, now, frame);
};

/** Is it the same picture? */
const alike = (a: Viewport, b: Viewport): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.k / b.k - 1) < 1e-4;
/** Where the board is to be drawn for what is asked; null: it stays where it is. */
export const lookFor = (asked: InQuestion, now: Viewport, frame: Frame): Viewport | null => {
  const to = wayTo(asked, now, frame);
  return to !== null && alike(to, now) ? null : to;
};
const wayTo = ({ options, hand, events }: InQuestion, now: Viewport, frame: Frame): Viewport | null => {
  const { board, room } = frame;
  const least = readableIn(board, room);
  const wanted = [...hand, ...options];
  const seen = (box: Extent) => isSeen(box, now, room);
  if (wanted.length === 0) {
    // Whoever only watches is shown where they came from and where they went, if that fits.
    if (events.length === 0 || events.every(seen)) return null;
    const fits = fitOf(boundsOf(events)!, room) >= least;
    return fits || !events.some(seen) ? showing(events, now, frame) : null;
  }
  // Whoever rides by keys or from the desk may leave the frame: the piece in hand comes along, if an option fits beside it.
  const [mine] = hand;
  const around = mine === undefined ? [] : clusterAt(wanted, middle(mine), least, room);
  const beside = options.length === 0 || options.some(box => around.includes(box));
  // With it, one of the places it can go to: a piece alone in sight asks where to, and shows nothing.
  const about = (box: Extent) => isWellSeen(box, rimOf(ROOM_ABOUT, room), now, frame);
  const offered = (box: Extent) => isWellSeen(box, rimOf(ROOM_OFFERED, room), now, frame);
  const shown =
    mine !== undefined && beside
      ? hand.some(about) && (options.length === 0 || options.some(offered))
      : hand.some(about) || options.some(offered);
  if (now.k >= least - 1e-6 && shown) return null;
  // All of it lies in the frame as well as it can.
  if (now.k >= least - 1e-6 && fitOf(boundsOf(wanted)!, room) >= now.k - 1e-6 && alike(showing(wanted, now, frame), now))
    return null;
  // For what is asked all is shown that can be read; for what happened elsewhere nobody is made to read small letters.
  for (const [boxes, k] of [
    [[...wanted, ...events], Math.max(least, Math.min(now.k, COMFORT))],
    [wanted, least],
  ] as const)
    if (fitOf(boundsOf(boxes)!, room) >= k) return showing(boxes, now, frame);
  const from = hand[0] ?? events[0];
  const point = from === undefined ? { x: (room.width / 2 - now.x) / now.k, y: (room.height / 2 - now.y) / now.k } : middle(from);
  const cluster = mine !== undefined && beside ? around : clusterAt(options.length > 0 ? options : hand, point, least, room);
  return showing(cluster, { ...now, k: Math.max(least, now.k) }, frame);
};
/** Where what happened is in view together with what is asked; null: it is already, or they do not fit together. */
export const lookAtEvents = ({ options, hand, events }: InQuestion, now: Viewport, frame: Frame): Viewport | null => {
  const { board, room } = frame;
  if (events.length === 0 || events.some(box => isSeen(box, now, room))) return null;
  const wanted = [...hand, ...options];
  if (wanted.length === 0) return showing(events, now, frame);
  const [event] = events;
  const middleOf = middle(event!);
  const near = clusterAt(wanted, middleOf, 1e9, room);
  const both = [event!, ...near];
  return fitOf(boundsOf(both)!, room) >= readableIn(board, room) ? showing(both, now, frame) : null;
};

export type Edge = 'up' | 'down' | 'left' | 'right';
/** Beyond which edge a box lies; null: it is in the frame. */
export const beyond = (box: Extent, { x, y, k }: Viewport, room: FrameSize): Edge | null => {
  const at = middle(box);
  const [px, py] = [x + at.x * k, y + at.y * k];
  const out: readonly (readonly [Edge, number])[] = [
    ['left', -px],
    ['right', px - room.width],
    ['up', -py],
    ['down', py - room.height],
  ];
  const [edge, far] = out.reduce((most, one) => (one[1] > most[1] ? one : most));
  return far > 0 ? edge : null;
};

/** How large a beacon is drawn, with its name at most. */
const BEACON = { width: 170, height: 40 } as const;
/** What is left free of something large, when all of it cannot be: where one points at it. */
const SPOT = 36;
/** Along an edge (0 to 1), the spot nearest to `along` where a beacon covers nothing of these; where there is none, not their middles; failing that, `along` itself. */
export const clearAlong = (
  edge: Edge,
  along: number,
  boxes: readonly Extent[],
  { x, y, k }: Viewport,
  room: FrameSize,
): number => {
  const upright = edge === 'left' || edge === 'right';
  const length = upright ? room.height : room.width;
  const [wide, high] = [BEACON.width / 2 + 8, BEACON.height / 2 + 8];
  const covers = (at: number, some: readonly Extent[]): boolean => {
    const cx = upright ? (edge === 'left' ? wide : room.width - wide) : at * length + BEACON.width / 2 - 48;
    const cy = upright ? at * length : edge === 'up' ? high : room.height - high;
    return some.some(box => {
      const [left, top] = [x + box.x * k, y + box.y * k];
      return left < cx + wide && left + box.width * k > cx - wide && top < cy + high && top + box.height * k > cy - high;
    });
  };
  const middles = boxes.map(box => {
    const [size, { x: mx, y: my }] = [SPOT / k, middle(box)];
    return { x: mx - size / 2, y: my - size / 2, width: size, height: size };
  });
  for (const some of [boxes, middles])
    for (let shift = 0; shift < length; shift += BEACON.height)
      for (const at of [along + shift / length, along - shift / length])
        if (at >= 0.06 && at <= 0.94 && !covers(at, some)) return at;
  return along;
};
