/** Six Spaces with a fault planted in it: a counter is lost when the second turn begins. Only the battery can tell. */
import { type AnyGame, anyGame } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';

const sound = anyGame(sixSpaces);
export const planted: AnyGame = {
  ...sound,
  slug: 'planted',
  conserved: t => `${sound.conserved(t)} ${t.pub.turn > 1 ? 7 : 8}`,
};
