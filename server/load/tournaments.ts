/** Tournaments that stand by while others play: the first round of each is open. */
import { newClient } from '@cuartel/client';
import { newContestants } from '../chaos/contestants.ts';

/** Twenty-five pairs, both sides played: fifty matches in a round. */
const PEOPLE = 50;
const LOOKS = 600;

/** How many matches are open in them, once every one of the first rounds is. */
export const openTournaments = async (url: string, n: number, progress: (begun: number) => void): Promise<number> => {
  const contestants = newContestants(PEOPLE, () => 0);
  const reader = newClient({ url, program: true });
  let open = 0;
  for (let i = 1; i <= n; i++) {
    const id = await contestants.gather(url, `Stands by ${i}`);
    for (let look = 0; ; look++) {
      const begun = (await reader.tournament(id)).games.filter(({ match }) => match !== null).length;
      if (begun >= PEOPLE) {
        open += begun;
        break;
      }
      if (look === LOOKS) throw new Error(`${begun} of ${PEOPLE} matches of a tournament were begun`);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    progress(i);
  }
  return open;
};
