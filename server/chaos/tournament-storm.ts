/** Tournaments played to their end while the servers that run them are killed: nobody helps, nothing is paired twice. */
import { newClient } from '@cuartel/client';
import { type ServerChild, startChild } from '../load/child.ts';
import type { TournamentPage } from '../protocol/tournaments.ts';
import { newContestants } from './contestants.ts';
import { faultsIn } from './recount.ts';

export interface TournamentStorm {
  readonly people: number;
  readonly kills: number;
  readonly processes: number;
  readonly env: Record<string, string>;
  pick(n: number): number;
  progress?(kills: number, page: TournamentPage | null): void;
}
export interface TournamentAftermath {
  readonly kills: number;
  readonly tournaments: number;
  readonly games: number;
  readonly faults: readonly string[];
}
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
/** So long after the last kill everything must be over. */
const PATIENCE = 20 * 60_000;

export const tournamentStorm = async (storm: TournamentStorm): Promise<TournamentAftermath> => {
  const start = (): Promise<ServerChild> => startChild({ LOG_LEVEL: 'silent', ...storm.env }, [], 'ignore');
  const servers = await Promise.all(Array.from({ length: storm.processes }, start));
  const urls = (): string[] => servers.map(server => server.url);
  const contestants = newContestants(storm.people, storm.pick);
  const ids = [await contestants.gather(urls()[0]!, 'Storm 1')];
  const reader = () => newClient({ url: urls()[0]!, program: true });
  const faults: string[] = [];
  let [kills, games] = [0, 0];
  let stopped = false;
  const end = performance.now() + PATIENCE;

  const finished = async (): Promise<boolean> => {
    const page = await reader()
      .tournament(ids.at(-1)!)
      .catch(() => null);
    storm.progress?.(kills, page);
    if (page?.info.status !== 'over') return false;
    faults.push(...faultsIn(page));
    games += page.games.filter(game => game.kind === 'game').length;
    return true;
  };
  for (;;) {
    if (await finished()) {
      if (kills >= storm.kills) break;
      ids.push(await contestants.gather(urls()[0]!, `Storm ${ids.length + 1}`));
    }
    if (performance.now() > end) {
      faults.push('it does not come to an end');
      break;
    }
    stopped = false;
    const playing = contestants.play(urls(), ids.at(-1)!, () => stopped).catch(() => null);
    if (kills >= storm.kills) {
      await playing;
      continue;
    }
    await sleep(50 + storm.pick(500));
    const victim = storm.pick(servers.length);
    await servers[victim]!.end('SIGKILL');
    stopped = true;
    await playing;
    servers[victim] = await start();
    kills++;
  }
  await Promise.all(servers.map(server => server.end('SIGTERM')));
  return { kills, tournaments: ids.length, games, faults };
};
