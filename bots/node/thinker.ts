/**
 * Bots in threads, for a server. Jobs are taken in order by whichever thread is free, so that many matches share the cores. A
 * thread that crashes or does not come back in time is replaced, and the doctrine's first choice is played: nobody waits for ever.
 */
import { Worker } from 'node:worker_threads';
import { answerAtOnce, type Reasoned, type Task, type TaskReply } from '../job.ts';

export interface Thinker {
  think(job: Task): Promise<Reasoned>;
  /** How often a thread had to be replaced. */
  readonly replaced: () => number;
  close(): Promise<void>;
}
interface Waiting {
  readonly job: Task;
  readonly resolve: (answer: Reasoned) => void;
  readonly reject: (error: unknown) => void;
}
interface Lane {
  thread: Worker;
  busy: Waiting | null;
  timer: ReturnType<typeof setTimeout> | null;
}

/** `minds`: addresses of the modules that export them; the host has brought them for itself too. `patience`: milliseconds after which a thread is given up. */
export const openThinker = ({
  minds,
  threads = 1,
  patience = 15_000,
  script = new URL('./thread.ts', import.meta.url),
}: {
  minds: readonly string[];
  threads?: number;
  patience?: number;
  script?: URL;
}): Thinker => {
  const queue: Waiting[] = [];
  let [replaced, count, closed] = [0, 0, false];
  const settle = (lane: Lane): Waiting | null => {
    const { busy, timer } = lane;
    if (timer !== null) clearTimeout(timer);
    lane.busy = null;
    lane.timer = null;
    return busy;
  };
  const giveUp = (lane: Lane): void => {
    if (closed) return;
    const waiting = settle(lane);
    replaced++;
    void lane.thread.removeAllListeners().terminate();
    lane.thread = started(lane);
    if (waiting !== null) {
      try {
        waiting.resolve(answerAtOnce(waiting.job));
      } catch (error) {
        waiting.reject(error);
      }
    }
    next(lane);
  };
  const started = (lane: Lane): Worker => {
    const thread = new Worker(script, { workerData: { minds } });
    thread.unref();
    thread.on('message', (answered: TaskReply) => {
      if ('broke' in answered) {
        giveUp(lane);
        return;
      }
      settle(lane)?.resolve(answered.answer);
      next(lane);
    });
    thread.on('error', () => giveUp(lane));
    return thread;
  };
  const next = (lane: Lane): void => {
    if (lane.busy !== null) return;
    const waiting = queue.shift();
    if (waiting === undefined) {
      lane.thread.unref();
      return;
    }
    lane.busy = waiting;
    lane.timer = setTimeout(() => giveUp(lane), patience);
    lane.thread.ref();
    lane.thread.postMessage({ id: ++count, job: waiting.job });
  };
  const lanes = Array.from({ length: threads }, () => {
    const lane = { busy: null, timer: null } as unknown as Lane;
    lane.thread = started(lane);
    return lane;
  });
  return {
    think: job =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        const free = lanes.find(lane => lane.busy === null);
        if (free !== undefined) next(free);
      }),
    replaced: () => replaced,
    async close() {
      closed = true;
      for (const lane of lanes) settle(lane);
      await Promise.all(lanes.map(lane => lane.thread.terminate()));
    },
  };
};
