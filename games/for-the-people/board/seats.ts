/** Where a force with its general's plate stands beside a space: off names, off other spaces, off what other plates are likely to take. */
import { around, type BoardPoint, type Box, Grid, meet, within } from '@cuartel/boardkit/net/boxes.ts';
import { boxOf } from '@cuartel/boardkit/net/names.ts';
import type { Space } from '../data/spaces.ts';
import { corners, frame } from './frame.ts';
import { NAMES, SPOTS } from './ground.ts';

/** A plate of middling length with an army's ribbon, from the middle of its square. */
const [WIDE, TALL] = [143, 70] as const;
const HALF = 26;
const board = { left: 34, top: 34, right: frame.width - 34, bottom: frame.height - 34 } as const;
const names = new Grid<Box>();
for (const language of ['en', 'es'] as const)
  for (const label of NAMES[language].near) {
    if (label === null) continue;
    const box = boxOf(label);
    names.add(box, box);
  }
for (const box of Object.values(corners)) names.add(box, box);
const nodes = new Grid<BoardPoint>();
for (const spot of SPOTS) nodes.add(around(spot, 16), spot);

/** Where numbers without a general stand. */
const numbers = new Grid<BoardPoint>();
for (const { stack } of SPOTS) numbers.add(around(stack, 20), stack);

const boxAt = ({ x, y }: BoardPoint): Box => ({ left: x - HALF, right: x + WIDE, top: y - HALF, bottom: y - HALF + TALL });
/** Right and left of the space first, then above and below it. */
const OFFSETS: readonly BoardPoint[] = [
  { x: 44, y: -4 },
  { x: -WIDE - 22, y: -4 },
  { x: 38, y: -44 },
  { x: 38, y: 34 },
  { x: -WIDE - 16, y: -44 },
  { x: -WIDE - 16, y: 34 },
  { x: -52, y: -62 },
  { x: -52, y: 46 },
  { x: 60, y: -4 },
  { x: -WIDE - 44, y: -4 },
  // Farther off, at the end of its tie.
  { x: 48, y: -78 },
  { x: 48, y: 66 },
  { x: -WIDE - 20, y: -78 },
  { x: -WIDE - 20, y: 66 },
  { x: -64, y: -92 },
  { x: -64, y: 78 },
  { x: 84, y: 40 },
  { x: 84, y: -44 },
  { x: -WIDE - 60, y: 40 },
  { x: -WIDE - 60, y: -44 },
  { x: 100, y: 60 },
  { x: 100, y: -64 },
  { x: -WIDE - 76, y: 60 },
  { x: -WIDE - 76, y: -64 },
];
const [ON_NAME, ON_NODE, ON_SEAT, ON_NUMBER, OUTSIDE] = [10, 14, 2, 3, 60] as const;
const taken = new Grid<Box>();
/** By space. */
export const PLATES: readonly BoardPoint[] = SPOTS.map(own => {
  let [best, least]: [BoardPoint, number] = [OFFSETS[0]!, Number.POSITIVE_INFINITY];
  OFFSETS.forEach((offset, n) => {
    const box = boxAt({ x: own.x + offset.x, y: own.y + offset.y });
    const cost =
      names.near(box).size * ON_NAME +
      [...nodes.near(box)].length * ON_NODE +
      taken.near(box).size * ON_SEAT +
      [...numbers.near(box)].filter(spot => spot !== own.stack).length * ON_NUMBER +
      (within(box, board) ? 0 : OUTSIDE) +
      n * 0.6;
    if (cost < least) [best, least] = [offset, cost];
  });
  const box = boxAt({ x: own.x + best.x, y: own.y + best.y });
  taken.add(box, box);
  return { x: own.x + best.x, y: own.y + best.y };
});
/** The other side's seat where both stand in one space: the candidate that meets the first least. */
export const opposite = (space: Space): BoardPoint => {
  const own = SPOTS[space]!;
  const first = boxAt(PLATES[space]!);
  const found = OFFSETS.find(offset => !meet(boxAt({ x: own.x + offset.x, y: own.y + offset.y }), first)) ?? OFFSETS[1]!;
  return { x: own.x + found.x, y: own.y + found.y };
};
