/** 8.7 Leading a column. */
import { into, of } from './marching.ts';

export const leading = of((o, { view, my }) => {
  if (o.do !== 'march') return o.do === 'halt' ? 0.5 : 0.4;
  return into(view, (my as { force: { pieces: number[] } }).force.pieces, o.with as number);
});
