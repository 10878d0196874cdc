export { alone } from './alone.ts';
export { type Said, type Scene, sceneOf } from './scene.ts';
export { laidReady, stageOf } from './stage.ts';
