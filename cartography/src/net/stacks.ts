/** Where stacks stand beside their spaces. */
import type { Point } from '../geo/frame.ts';
import { type Box, holds, inside, overlap } from './box.ts';

/** Half the width and half the height of a stack. */
export interface StackSize {
  readonly wide: number;
  readonly high: number;
}
export const stackBoxAt = ([x, y]: Point, { wide, high }: StackSize): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

/** A place beside a space, and how little it is liked. */
export type Way = readonly [dx: number, dy: number, taste: number];

export interface Stacked<S> {
  readonly spaces: readonly S[];
  readonly at: (space: S) => Point;
  /** What belongs to the space itself. */
  readonly sign: (space: S) => Box;
  readonly ways: (space: S) => readonly Way[];
  readonly size: StackSize;
  readonly frame: Box;
  readonly taken: readonly Box[];
  /** Points along the ways, better left free, and how much each costs. */
  readonly lanes: readonly Point[];
  readonly crossing: number;
  readonly passes: number;
}

/** For each space the spot beside it where a stack hides least: no other space, no other stack, few ways. In their order. */
export function stackSpotsOf<S>({ spaces, at, sign, ways, size, frame, taken, lanes, crossing, passes }: Stacked<S>): Point[] {
  const options = spaces.map(space => {
    const [x, y] = at(space);
    return ways(space).flatMap(([dx, dy, taste]) => {
      const spot: Point = [x + dx, y + dy];
      const box = stackBoxAt(spot, size);
      if (!inside(box, frame) || taken.some(other => overlap(box, other))) return [];
      const hidden = spaces.filter(other => other !== space && overlap(box, sign(other))).length;
      const crossed = lanes.filter(point => holds(box, point)).length;
      return [{ spot, box, cost: taste + hidden * 60 + crossed * crossing }];
    });
  });
  const pick = options.map(() => 0);
  for (let pass = 0; pass < passes; pass++)
    options.forEach((list, i) => {
      const cost = (k: number) =>
        list[k]!.cost + 40 * options.filter((other, j) => j !== i && overlap(list[k]!.box, other[pick[j]!]!.box)).length;
      pick[i] = list.map((_, k) => k).reduce((a, b) => (cost(b) < cost(a) ? b : a));
    });
  return options.map((list, i) => list[pick[i]!]!.spot);
}
