export * from './distance.ts';
export * from './graph.ts';
export * from './odds.ts';
export * from './reach.ts';
export * from './trace.ts';
export * from './track.ts';
