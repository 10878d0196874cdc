export * from './budget.ts';
export * from './choose.ts';
export * from './explain.ts';
export * from './mind.ts';
export * from './player.ts';
export * from './random.ts';
export type { Weighed } from './search/weighed.ts';
export * from './seat.ts';
export * from './shelf.ts';
