/** So many matches, both players of each over WebSockets of their own, a new match when one is over. */
import { newClient } from '@cuartel/client';
import type { AnyGame } from '@cuartel/engine';
import { type LoadTally, newTally } from './figures.ts';
import { type LoadPlayer, sitDown } from './player.ts';

export interface CrowdHow {
  /** Where the servers are: a match is played at one of them, as behind a proxy that goes by the match. */
  readonly urls: readonly string[];
  readonly matches: number;
  readonly game: AnyGame;
  /** Actions a second they aim at together; 0: each answers as soon as it is asked. */
  readonly rate: number;
  /** So many have been begun. */
  progress(begun: number): void;
}
export interface Crowd {
  readonly tally: LoadTally;
  finished(): number;
  close(): void;
}
const AT_ONCE = 20;

export const gatherCrowd = async ({ urls, matches, game, rate, progress }: CrowdHow): Promise<Crowd> => {
  const tally = newTally();
  let finished = 0;
  let stopping = false;
  const mean = rate === 0 ? 0 : (matches / rate) * 1000;
  /** People do not answer in step: the pauses are spread evenly round the mean, less what the answer itself takes. */
  const think = (): number => (mean === 0 ? 0 : Math.random() * 2 * mean - 1);
  const pick = (n: number): number => Math.floor(Math.random() * n);

  const table = async (url: string): Promise<() => void> => {
    const people = [newClient({ url, program: true }), newClient({ url, program: true })] as const;
    for (const person of people) await person.beGuest();
    let players: LoadPlayer[] = [];
    const begin = async (): Promise<void> => {
      for (const player of players) player.close();
      const { match } = await people[0].create({
        game: game.slug,
        scenario: game.scenarios.at(-1)!,
        open: true,
        spectators: { is: 'never' },
      });
      await people[1].join(match.id);
      let done = false;
      const over = (): void => {
        if (done || stopping) return;
        done = true;
        finished++;
        begin().catch(() => tally.failed('begin'));
      };
      players = people.map(({ token }) =>
        sitDown({ url, token: token!, match: match.id, pick, think, accepted: tally.accepted, failed: tally.failed, over }),
      );
    };
    await begin();
    return () => {
      for (const player of players) player.close();
    };
  };

  const closers: (() => void)[] = [];
  for (let i = 0; i < matches; i += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, matches - i) }, (_, n) => table(urls[(i + n) % urls.length]!));
    closers.push(...(await Promise.all(batch)));
    progress(closers.length);
  }
  return {
    tally,
    finished: () => finished,
    close() {
      stopping = true;
      for (const close of closers) close();
    },
  };
};
