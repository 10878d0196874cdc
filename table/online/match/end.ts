/** How a match ended, in words: by the rules of the game, or because people agreed, resigned or ran out of time. */
import type { Result } from '@cuartel/client';
import type { Words } from '../text/en.ts';

export const endOf = (
  result: Result | null,
  names: Readonly<Record<string, string>>,
  outcome: string,
  words: Words['match'],
): string => {
  const name = (side: string | null | undefined): string => names[side ?? ''] ?? '';
  const loser = name(Object.keys(names).find(side => side !== result?.winner));
  switch (result?.by) {
    case 'resigned':
      return result.winner === null ? words.resignedAlone(loser) : words.resigned(loser, name(result.winner));
    case 'time':
      return words.time(loser, name(result.winner));
    case 'forfeit':
      return words.forfeit(loser, name(result.winner));
    case 'deserted':
      return result.winner === null ? words.desertedBoth : words.deserted(loser, name(result.winner));
    case 'agreed':
      return words.agreed;
    default:
      return outcome || words.over;
  }
};
