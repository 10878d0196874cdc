/** A match under stress: both sides at random, everything that was acknowledged written down, coming back after every fall. */
import { newClient } from '@cuartel/client';
import { type LoadPlayer, sitDown } from '../load/player.ts';

/** An acknowledged action: the number of the event that ends what followed from it, as its player counts. */
export interface Acknowledged {
  readonly match: string;
  /** Whose it was: the host's, or his guest's. */
  readonly host: boolean;
  readonly seq: number;
}
export interface ChaosTable {
  /** Sits down (again) at a server that may have another address now. */
  sit(url: string): Promise<void>;
  rise(): void;
  readonly acknowledged: readonly Acknowledged[];
  /** Why things were refused, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
  /** How many matches were begun. */
  readonly matches: readonly string[];
}
const pick = (n: number): number => Math.floor(Math.random() * n);

export const newTable = (
  game: { slug: string; scenarios: readonly string[] },
  clock: { is: 'none' } | { is: 'live'; minutes: number; increment: number },
): ChaosTable => {
  const acknowledged: Acknowledged[] = [];
  const matches: string[] = [];
  const refusals = new Map<string, number>();
  let tokens: [string, string] | null = null;
  let match: string | null = null;
  let players: LoadPlayer[] = [];
  let round = 0;

  const begin = async (url: string): Promise<void> => {
    const people = [0, 1].map(i => newClient({ url, program: true, ...(tokens === null ? {} : { token: tokens[i]! }) }));
    if (tokens === null) {
      for (const person of people) await person.beGuest();
      tokens = [people[0]!.token!, people[1]!.token!];
    }
    const made = await people[0]!.create({
      game: game.slug,
      scenario: game.scenarios.at(-1)!,
      clock,
      spectators: { is: 'never' },
    });
    await people[1]!.join(made.match.id);
    match = made.match.id;
    matches.push(match);
  };
  const sit = async (url: string): Promise<void> => {
    const mine = ++round;
    for (const player of players) player.close();
    players = [];
    if (match === null) await begin(url);
    const id = match!;
    players = tokens!.map((token, i) =>
      sitDown({
        url,
        token,
        match: id,
        pick,
        think: () => Math.random() * 8,
        accepted: (_, __, seq) => void acknowledged.push({ match: id, host: i === 0, seq }),
        failed: code => void refusals.set(code, (refusals.get(code) ?? 0) + 1),
        over() {
          if (mine !== round || match !== id) return;
          match = null;
          // The server may die while we ask for the next match: whoever starts it again seats us anew.
          sit(url).catch(() => {});
        },
      }),
    );
  };
  return {
    sit,
    rise() {
      round++;
      for (const player of players) player.close();
    },
    acknowledged,
    refusals,
    matches,
  };
};
