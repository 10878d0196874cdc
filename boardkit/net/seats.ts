/** Where the pieces of a space stand beside it: off every name, every other space, and as few roads as can be. */
import { around, type BoardPoint, type Box, Grid, meet, within } from './boxes.ts';

export interface Seating {
  /** What a piece takes, around its seat. */
  readonly room: Box;
  /** How far a seat lies from the middle of its space. */
  readonly reach: number;
  /** Half the side of the square that belongs to a space itself. */
  readonly half: number;
  readonly frame: Box;
  /** Names, title, key: what may not be hidden. */
  readonly taken: readonly Box[];
  readonly ink: readonly BoardPoint[];
}
const [ON_NAME, ON_NODE, ON_SEAT, ON_INK] = [12, 14, 5, 0.5] as const;
const DIRECTIONS = 12;
/** So many seats for each space: for the stack, and for what stands there besides. */
const SEATS = 4;

const moved = ({ left, top, right, bottom }: Box, { x, y }: BoardPoint): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** For each space its seats, from its middle, the best first: above rather than below, and no two on each other. */
export const seatsBeside = (spots: readonly BoardPoint[], { room, reach, half, frame, taken, ink }: Seating): BoardPoint[][] => {
  const [names, nodes, points, chosen] = [new Grid<Box>(), new Grid<BoardPoint>(), new Grid<BoardPoint>(), new Grid<Box>()];
  for (const box of taken) names.add(box, box);
  for (const spot of spots) nodes.add(around(spot, half), spot);
  for (const point of ink) points.add(around(point, 1), point);
  return spots.map(own => {
    const candidates = Array.from({ length: DIRECTIONS }, (_, n) => {
      const turn = (n * 2 * Math.PI) / DIRECTIONS;
      const seat = { x: Math.round(Math.sin(turn) * reach), y: Math.round(-Math.cos(turn) * reach) };
      const box = moved(room, { x: own.x + seat.x, y: own.y + seat.y });
      const others = [...nodes.near(box)].filter(other => other !== own).length;
      const cost =
        names.near(box).size * ON_NAME +
        others * ON_NODE +
        chosen.near(box).size * ON_SEAT +
        points.near(box).size * ON_INK +
        (within(box, frame) ? 0 : 100) +
        (1 - Math.cos(turn)) * 0.8;
      return { seat, box, cost };
    });
    const seats: typeof candidates = [];
    while (seats.length < SEATS) {
      const on = ({ box }: (typeof candidates)[number]) => seats.filter(other => meet(box, other.box)).length * 40;
      const best = candidates.filter(one => !seats.includes(one)).reduce((a, b) => (b.cost + on(b) < a.cost + on(a) ? b : a));
      seats.push(best);
    }
    chosen.add((seats[0] as (typeof candidates)[number]).box, (seats[0] as (typeof candidates)[number]).box);
    return seats.map(({ seat }) => seat);
  });
};
