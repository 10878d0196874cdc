export { alone } from './alone.ts';
export { type Scene, sceneOf, type WithWhat } from './scene.ts';
export { laidReady, stageOf } from './stage.ts';
