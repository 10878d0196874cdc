export { type Chooser, chooserFrom } from './chooser.ts';
export { Broken, type Failure, failureFile } from './failure.ts';
export { playLesson } from './lessons.ts';
export { perft } from './perft.ts';
export { type Played, playRandomGame, type Trial } from './random-game.ts';
export { seenBy } from './seen.ts';
export { playWithUndo } from './undoing.ts';
