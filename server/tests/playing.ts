/** Playing through the client as people would: over the WebSocket or by HTTP, at random. */
import type { Client, Question, State } from '@cuartel/client';
import { open, until } from './running.ts';

export interface Pair {
  readonly id: string;
  /** The two players, by side. */
  readonly north: Client;
  readonly south: Client;
}

/** Two people at a new match of the teaching game. */
export const pairUp = async (
  host: Client,
  guest: Client,
  terms: Parameters<Client['create']>[0] | object = {},
): Promise<Pair> => {
  const { match, invite } = await host.create({ game: 'six-spaces', scenario: 'short', side: 'north', ...terms });
  const joined = await guest.join(match.id, invite ?? undefined);
  return joined.you === 'south' ? { id: match.id, north: host, south: guest } : { id: match.id, north: guest, south: host };
};

/** Repeatable choices. */
export const chooser = (seed: number): ((n: number) => number) => {
  let x = seed * 2654435761 + 1;
  return n => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((x >>> 8) & 0xffffff) % n;
  };
};

/** One decision by HTTP: whoever is asked answers at random. False: the match is over. */
export const stepByHttp = async ({ id, north, south }: Pair, pick: (n: number) => number): Promise<boolean> => {
  for (const client of [north, south]) {
    const state = await client.state(id);
    if (state.standing.status === 'over') return false;
    const { question } = state;
    if (question === null) continue;
    const option = question.options[pick(question.options.length)]!;
    await client.command(id, { is: 'act', at: state.at, do: option.do, with: option.with });
    return true;
  }
  throw new Error('nobody is asked');
};
export const playOut = async (pair: Pair, seed: number): Promise<void> => {
  const pick = chooser(seed);
  while (await stepByHttp(pair, pick));
};

/** Plays at random over a WebSocket until the match ends; answers the last state. */
export const playLive = async (client: Client, id: string, seed: number, most = Number.POSITIVE_INFINITY): Promise<State> => {
  const pick = chooser(seed);
  let answered = -1;
  let acted = 0;
  let last: State | null = null;
  const live = client.live({ words: null, open });
  const answer = (state: State, question: Question): void => {
    if (answered === state.at || acted >= most) return;
    answered = state.at;
    acted++;
    const option = question.options[pick(question.options.length)]!;
    table.act(option.do, option.with).catch(() => {
      answered = -1;
    });
  };
  const table = live.watch(id, ({ state }) => {
    last = state;
    if (state.question !== null) answer(state, state.question);
  });
  await until(() => last?.standing.status === 'over' || acted >= most, 'the end of the match');
  live.close();
  return last as unknown as State;
};
