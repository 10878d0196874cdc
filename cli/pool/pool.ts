/**
 * Many games over several threads. Games are handed out in order, and after a failure nothing new is handed out while
 * everything under way is finished: the failure reported is the one with the lowest number, whatever the number of workers.
 */
import { Worker } from 'node:worker_threads';
import { type Finished, type Games, LANE, type Report } from './work.ts';

export interface Tracking {
  readonly games: number;
  readonly actions: number;
}
export interface Pooled {
  readonly failed: Finished | null;
  /** The game that did not come back in time. */
  readonly hung: number | null;
  readonly actions: number;
  readonly games: number;
}
export interface Batch {
  readonly plan: Games;
  readonly from: number;
  readonly games: number;
  readonly workers: number;
  /** Seconds a single game may take. */
  readonly patience: number;
  onDone(done: Finished): void;
  onProgress(tracking: Tracking): void;
}

/** A worker is sent back to work about every so many milliseconds. */
const STINT = 250;
const LOOK = 100;

export const runPool = async ({ plan, from, games, workers, patience, onDone, onProgress }: Batch): Promise<Pooled> => {
  const lanes = new SharedArrayBuffer(workers * LANE.size * 4);
  const marks = new Int32Array(lanes);
  const mark = (lane: number, at: number): number => Atomics.load(marks, lane * LANE.size + at);
  const sum = (at: number): number => Array.from({ length: workers }, (_, lane) => mark(lane, at)).reduce((a, b) => a + b, 0);
  const tracking = (): Tracking => ({ games: sum(LANE.games), actions: sum(LANE.actions) });
  const last = from + games - 1;
  let next = from;
  let failed: Finished | null = null;
  let hung: number | null = null;

  const threads = Array.from(
    { length: workers },
    (_, lane) => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { plan, lanes, lane } }),
  );
  const oneWorks = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let size = 1;
      const give = (): void => {
        if (failed !== null || hung !== null || next > last) {
          resolve();
          return;
        }
        const to = Math.min(last, next + size - 1);
        thread.postMessage({ from: next, to });
        next = to + 1;
      };
      thread.on('message', (report: Report) => {
        if ('broke' in report) {
          reject(Object.assign(new Error(report.broke.split('\n')[0]), { stack: report.broke }));
          return;
        }
        for (const done of report.done) {
          onDone(done);
          if (done.failure !== null && (failed === null || done.i < failed.i)) failed = done;
        }
        const each = Math.max(0.01, report.ms / report.done.length);
        size = Math.max(1, Math.min(size * 4, Math.round(STINT / each)));
        give();
      });
      thread.on('error', reject);
      thread.on('exit', () => resolve());
      give();
    });

  const since = Array.from({ length: workers }, () => ({ game: 0, when: performance.now() }));
  const watch = setInterval(() => {
    onProgress(tracking());
    since.forEach((seen, lane) => {
      const game = mark(lane, LANE.current);
      if (game !== seen.game || game === 0) Object.assign(seen, { game, when: performance.now() });
      else if (performance.now() - seen.when > patience * 1000 && hung === null) {
        hung = game;
        for (const thread of threads) void thread.terminate();
      }
    });
  }, LOOK);
  try {
    await Promise.all(threads.map(oneWorks));
  } finally {
    clearInterval(watch);
    await Promise.all(threads.map(thread => thread.terminate()));
  }
  return { failed, hung, ...tracking() };
};
