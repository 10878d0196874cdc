/** The same tests on both stores, with a clock that can be set on. */

import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Cluster, startCluster } from './postgres.ts';
import { type Trial, trial } from './running.ts';

export interface Club {
  readonly server: Trial;
  /** Sets the server's clock on. */
  pass(ms: number): void;
  /** Somebody with an account. */
  member(name: string, email?: string): Promise<Client>;
}
export const PASSWORD = 'a long way round the ford';

/** Runs the tests that `tests` declares against a server with SQLite and against one with PostgreSQL. */
export const onBothStores = (env: Readonly<Record<string, string>>, tests: (club: () => Club) => void): void => {
  describe.each(['SQLite', 'PostgreSQL'])('%s', kind => {
    let [cluster, club]: [Cluster | null, Club | null] = [null, null];
    beforeAll(async () => {
      cluster = kind === 'PostgreSQL' ? await startCluster() : null;
      const begun = Date.now();
      let ahead = 0;
      const server = await trial(
        { ...env, ...(cluster === null ? {} : { DATABASE_URL: await cluster.database() }) },
        { now: () => begun + Math.floor(performance.now()) + ahead },
      );
      club = {
        server,
        pass: ms => (ahead += ms),
        async member(name, email) {
          const client = server.newcomer();
          await client.signUp({ name, password: PASSWORD, ...(email === undefined ? {} : { email }) });
          return client;
        },
      };
    });
    afterAll(async () => {
      await club?.server.end();
      await cluster?.stop();
    });
    tests(() => club as Club);
  });
};
