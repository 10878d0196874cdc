/** The page's end of the line to the worker: a call for each thing that can be asked, and news as they come. */
import type { Asks, News, WorkerReply } from '../worker/protocol.ts';

const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'cuartel' });
const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
const listeners = new Set<(news: News) => void>();
let n = 0;

worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
  if ('news' in data) {
    for (const listener of listeners) listener(data.news);
    return;
  }
  const call = waiting.get(data.n);
  waiting.delete(data.n);
  if ('fault' in data) call?.reject(new Error(data.fault));
  else call?.resolve(data.answer);
};

export const ask = <A extends keyof Asks>(name: A, what: Asks[A][0]): Promise<Asks[A][1]> =>
  new Promise((resolve, reject) => {
    n++;
    waiting.set(n, { resolve: resolve as (answer: unknown) => void, reject });
    worker.postMessage({ n, ask: name, with: what });
  });
/** Gives back what stops it. */
export const onNews = (listener: (news: News) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
