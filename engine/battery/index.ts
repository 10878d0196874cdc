export { type Chooser, chooserFrom } from './chooser.ts';
export { Broken, type Failure, failureFile } from './failure.ts';
export { playLesson } from './lessons.ts';
export { perft } from './perft.ts';
export { before, beforeChoice, type Loose, replaceChoice, spoiled, stepsOf } from './planting.ts';
export { figuresIn, type LedgerTexts, proofread, referencesIn } from './proofread.ts';
export { type Played, playRandomGame, type Trial } from './random-game.ts';
export { seenBy } from './seen.ts';
export { playWithUndo } from './undoing.ts';
