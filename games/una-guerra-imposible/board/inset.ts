/** Where the map of the rest of Spain lies on the board, and how its pixels become the board's. */
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import { corners } from './frame.ts';
import { size } from './spain.ts';

const HEAD = 38;
const box = {
  x: corners.inset.left,
  y: corners.inset.top,
  width: corners.inset.right - corners.inset.left,
  height: corners.inset.bottom - corners.inset.top,
} as const;
/** What the frame leaves for the map, which fills it whole and is cut at the sides that are too long. */
const inner = { x: box.x + 8, y: box.y + HEAD, width: box.width - 16, height: box.height - HEAD - 8 } as const;
const scale = Math.max(inner.width / size.width, inner.height / size.height);
const left = inner.x + (inner.width - size.width * scale) / 2;
const top = inner.y + (inner.height - size.height * scale) / 2;
export const INSET = { ...box, scale } as const;
export const onBoard = ({ x, y }: BoardPoint): BoardPoint => ({ x: left + x * scale, y: top + y * scale });
