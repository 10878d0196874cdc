/** Six Spaces with a rule that never comes to an end in its third game. */
import { type AnyGame, anyGame } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';

const sound = anyGame(sixSpaces);
let games = 0;
export const hanging: AnyGame = {
  ...sound,
  slug: 'hanging',
  setUp(agreed, chance) {
    // Every game is set up twice: once to be played, once to be replayed.
    if (games++ === 4) for (;;);
    return sound.setUp(agreed, chance);
  },
};
