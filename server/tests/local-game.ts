/** A game as it is played in a browser, without the server. */
import { act, keyFromSeed, type Match, machineOf, open as openGame, question, save } from '@cuartel/engine';
import { shelf } from '../shelf/games.ts';
import { chooser } from './playing.ts';

/** A game of the teaching game played to its end at random, as a browser would keep it. */
export const localGame = (seed: string, most = 10_000): Match => {
  const game = shelf.get('six-spaces')!;
  const match = openGame(game, { scenario: 'short', options: [] }, keyFromSeed(seed));
  const pick = chooser(5);
  for (let i = 0; i < most; i++) {
    const [side] = machineOf(game).asked(match.position);
    if (side === undefined) break;
    const { options } = question(match, side, 'en')!;
    const { do: deed, with: what } = options[pick(options.length)]!;
    act(match, { by: side, do: deed, with: what });
  }
  return match;
};

/** The save file of one that is over. */
export const playedGame = (seed: string): string => save(localGame(seed));
