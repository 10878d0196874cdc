/** Where the shield of each colonial region stands, in the order of REGIONS: clear of names, routes and stacks. */
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';

export const SHIELDS: readonly BoardPoint[] = [
  { x: 1560, y: 352 },
  { x: 985, y: 838 },
  { x: 826, y: 1240 },
  { x: 960, y: 1606 },
  { x: 568, y: 866 },
  { x: 690, y: 1900 },
  { x: 1160, y: 230 },
];
