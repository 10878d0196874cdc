/** The workers from their parent's side: started, given jobs, watched, ended when a mutant never ends, and started anew. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { leashed } from '../setup/house.mjs';
import type { FailedTest, TestJob, Word, WorkerStart } from './worker.ts';

/** How many times its own time a test file may take: machines are shared. */
const TIMES = 8;
/** A mutant that fills the memory ends sooner. */
const MEMORY = '--max-old-space-size=1024';

export type Ended = { readonly is: 'failed'; readonly failed: FailedTest } | { readonly is: 'hung' | 'broke' | 'passed' };
export interface TimedFile {
  readonly test: string;
  readonly ms: number;
  readonly reached: readonly number[];
}
export interface Patience {
  /** What a test file took when nothing was wrong. */
  timeOf(test: string): number;
  /** What is waited beyond that, in milliseconds. */
  readonly beyond: number;
}
export interface TestWorker {
  readonly tests: readonly string[];
  run(job: TestJob, patience: Patience, heard?: (timed: TimedFile) => void): Promise<Ended>;
  close(): void;
}

const openOne = (start: WorkerStart): Promise<{ child: ChildProcess; tests: readonly string[] }> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [], {
      execArgv: [...leashed, MEMORY],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (word: Word) => {
      child.removeAllListeners('exit');
      if (word.is === 'ready') resolve({ child, tests: word.tests });
    });
    child.once('exit', code => reject(new Error(`a worker ended (${code}) before it was ready`)));
    child.send(start);
  });

export const openWorker = async (start: WorkerStart): Promise<TestWorker> => {
  let { child, tests } = await openOne(start);
  const anew = async (): Promise<void> => {
    child.removeAllListeners();
    child.kill('SIGKILL');
    ({ child, tests } = await openOne(start));
  };
  return {
    get tests() {
      return tests;
    },
    async run(job, { timeOf, beyond }, heard) {
      const ended = await new Promise<Ended>(resolve => {
        const left = [...(job.tests ?? tests)];
        let late: NodeJS.Timeout;
        const wait = (): void => {
          clearTimeout(late);
          const longest = job.tests === null ? Math.max(0, ...left.map(timeOf)) : timeOf(left[0] ?? '');
          late = setTimeout(() => finish({ is: 'hung' }), beyond + TIMES * longest);
        };
        const finish = (how: Ended): void => {
          clearTimeout(late);
          child.off('message', hear);
          child.off('exit', broke);
          resolve(how);
        };
        const broke = (): void => finish({ is: 'broke' });
        const hear = (word: Word): void => {
          if (word.is === 'done') finish(word.failed === null ? { is: 'passed' } : { is: 'failed', failed: word.failed });
          else if (word.is === 'ended') {
            left.splice(left.indexOf(word.test), 1);
            heard?.(word);
            wait();
          }
        };
        child.on('message', hear);
        child.on('exit', broke);
        wait();
        child.send(job);
      });
      if (ended.is === 'hung' || ended.is === 'broke') await anew();
      return ended;
    },
    close() {
      child.removeAllListeners();
      child.kill();
    },
  };
};
