/** A pool with its progress bar. */
import type { Surroundings } from '../room.ts';
import { whole } from '../terminal/numbers.ts';
import { clock, openProgress } from '../terminal/progress.ts';
import { type Batch, type Pooled, runPool } from './pool.ts';

export interface Timed extends Pooled {
  readonly seconds: number;
}

export const runWithProgress = async (
  job: Omit<Batch, 'onProgress'>,
  { screen, words, language }: Surroundings,
): Promise<Timed> => {
  const progress = openProgress(job.games, screen.notePaint);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  try {
    const pooled = await runPool({
      ...job,
      onProgress({ games, actions }) {
        const seconds = elapsed();
        const left = games === 0 ? Number.POSITIVE_INFINITY : (seconds / games) * (job.games - games);
        progress.show(
          games,
          words.progress(whole(games, language), whole(job.games, language), whole(actions / seconds, language), clock(left)),
        );
      },
    });
    return { ...pooled, seconds: elapsed() };
  } finally {
    progress.end();
  }
};
