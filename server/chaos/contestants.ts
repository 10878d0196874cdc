/** The people of a tournament under stress: each plays his games as they come, at whatever server stands, and gives up half of them. */
import { type Client, newClient, Refused } from '@cuartel/client';
import type { TournamentPage } from '../protocol/tournaments.ts';

export interface Contestants {
  /** Makes the accounts and a tournament with all of them in it. */
  gather(url: string, name: string): Promise<string>;
  /** Goes through the games of the round once: a few decisions, then one of the two gives up. Ends early when the server does. */
  play(urls: readonly string[], tournament: string, stop: () => boolean): Promise<TournamentPage | null>;
}
const ACTS = 3;

export const newContestants = (n: number, pick: (n: number) => number): Contestants => {
  const people: { id: string; token: string }[] = [];
  const at = (url: string, i: number): Client => newClient({ url, program: true, token: people[i]!.token });
  const tried = async <T>(deed: Promise<T>): Promise<T | null> => {
    try {
      return await deed;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };
  return {
    async gather(url, name) {
      while (people.length < n) {
        const client = newClient({ url, program: true });
        const { id } = await client.signUp({ name: `Contestant ${people.length + 1}`, password: 'five plain brass buttons' });
        people.push({ id, token: client.token! });
      }
      const { info } = await at(url, 0).announce({ name, game: 'six-spaces', scenario: 'short', most: Math.max(2, n) });
      for (let i = 0; i < n; i++) await at(url, i).enterTournament(info.id);
      await at(url, 0).beginTournament(info.id);
      return info.id;
    },
    async play(urls, tournament, stop) {
      const page = await tried(at(urls[pick(urls.length)]!, 0).tournament(tournament));
      for (const { match, first, second, score } of page?.games.filter(g => g.round === page.info.round) ?? []) {
        if (stop()) return null;
        if (match === null || second === null || score !== null) continue;
        const seats = [first.id, second.id].map(id => people.findIndex(p => p.id === id));
        for (let act = pick(ACTS); act > 0; act--)
          for (const seat of seats) {
            const client = at(urls[pick(urls.length)]!, seat);
            const state = await tried(client.state(match));
            const option = state?.question?.options[pick(state.question.options.length)];
            if (state && option)
              await tried(client.command(match, { is: 'act', at: state.at, do: option.do, with: option.with }));
          }
        await tried(at(urls[pick(urls.length)]!, seats[pick(2)]!).command(match, { is: 'resign' }));
      }
      return page;
    },
  };
};
