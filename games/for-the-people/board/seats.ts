/** Where a force with its general's plate stands beside a space: off names, off other spaces, off what other plates are likely to take. */
import { around, type BoardPoint, type Box, Grid, within } from '@cuartel/boardkit/net/boxes.ts';
import { boxOf } from '@cuartel/boardkit/net/names.ts';
import { ARMIES } from '../data/armies.ts';
import { ribbonName } from '../text/names.ts';
import type { Force } from './forces.ts';
import { corners, frame } from './frame.ts';
import { NAMES, SPOTS } from './ground.ts';

/** Forces are drawn so much larger than they are measured. */
export const SIZE = 1.12;
const [LETTER, STARS, RIBBON, LEAST] = [8.6, 18, 6.4, 86] as const;
/** An army's plate is as wide as its ribbon, which begins under its square, in both languages. */
const ribbons: readonly number[] = ARMIES.map((_, army) =>
  Math.max(...(['en', 'es'] as const).map(language => ribbonName(army, language).length * RIBBON - 20)),
);
export const plateWidth = ({ leader, army }: Force): number =>
  leader === null ? 0 : Math.max(LEAST, leader.name.length * LETTER + STARS, ribbons[army] ?? 0);

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
const ON_FORCE = 40;
/** Names, spaces and the edge that a box hides. */
const hidden = (box: Box): number =>
  names.near(box).size * ON_NAME + [...nodes.near(box)].length * ON_NODE + (within(box, board) ? 0 : OUTSIDE);
const shifted = ({ x, y }: BoardPoint, by: BoardPoint): BoardPoint => ({ x: x + by.x, y: y + by.y });
const taken = new Grid<Box>();
/** By space: where a plate stands while nothing else does. */
export const PLATES: readonly BoardPoint[] = SPOTS.map(own => {
  let [best, least]: [BoardPoint, number] = [OFFSETS[0]!, Number.POSITIVE_INFINITY];
  OFFSETS.forEach((offset, n) => {
    const box = boxAt(shifted(own, offset));
    const cost =
      hidden(box) +
      taken.near(box).size * ON_SEAT +
      [...numbers.near(box)].filter(spot => spot !== own.stack).length * ON_NUMBER +
      n * 0.6;
    if (cost < least) [best, least] = [offset, cost];
  });
  const at = shifted(own, best);
  const box = boxAt(at);
  taken.add(box, box);
  return at;
});

/** What a force takes up, from the middle of its square. */
export const boxOfForce = (force: Force, { x, y }: BoardPoint): Box => {
  const right = force.leader === null ? HALF : (19 + plateWidth(force)) * SIZE + 2;
  const under = force.leader === null ? 19 : (force.army >= 0 ? 36 : 19) + (force.others.length > 0 ? 16 : 0);
  return { left: x - HALF, right: x + right, top: y - HALF, bottom: y + under * SIZE + 2 };
};
/** Both sides in one space: the second across from the first. */
const number = (force: Force, shared: boolean): BoardPoint => {
  const { x, y, stack } = SPOTS[force.space]!;
  return shared ? { x: 2 * x - stack.x, y: 2 * y - stack.y } : stack;
};
/**
 * Where each force stands, by its id: bare numbers where the map keeps room for them, then plates, each where it hides no other force
 * and as few names as can be, the march last. A plate has its own place as long as nobody else is there.
 */
export const seatsOf = (forces: readonly Force[]): ReadonlyMap<string, BoardPoint> => {
  const seats = new Map<string, BoardPoint>();
  const boxes = new Grid<Box>();
  const sit = (force: Force, at: BoardPoint): void => {
    const box = boxOfForce(force, at);
    boxes.add(box, box);
    seats.set(force.id, at);
  };
  const union = new Set(forces.filter(({ side, marching }) => side === 0 && !marching).map(({ space }) => space));
  for (const force of forces)
    if (force.leader === null && !force.marching) sit(force, number(force, force.side === 1 && union.has(force.space)));
  const plates = forces.filter(({ leader, marching }) => leader !== null || marching);
  for (const force of plates.toSorted((a, b) => Number(a.marching) - Number(b.marching))) {
    const own = SPOTS[force.space]!;
    const usual = force.marching ? { x: own.x, y: own.y - 44 } : PLATES[force.space]!;
    const cost = (at: BoardPoint): number => boxes.near(boxOfForce(force, at)).size * ON_FORCE + hidden(boxOfForce(force, at));
    let best = usual;
    if (boxes.near(boxOfForce(force, usual)).size > 0) {
      let least = Number.POSITIVE_INFINITY;
      OFFSETS.forEach((offset, n) => {
        const at = shifted(own, offset);
        const its = cost(at) + n * 0.6;
        if (its < least) [best, least] = [at, its];
      });
    }
    sit(force, best);
  }
  return seats;
};
