/** Keeps the game on disk after every action. When the disk refuses, it says so once and play goes on. */
import { type Match, save } from '@cuartel/engine';
import { type Trouble, writeWhole } from '../files/write.ts';

export interface Keeper {
  readonly file: string;
  /** Null: kept. `news`: false when the same trouble was reported before. */
  keep(match: Match): { trouble: Trouble; news: boolean } | null;
  /** Was the last attempt a success? */
  isKept(): boolean;
}

export const keeperOf = (file: string): Keeper => {
  let last: string | null = null;
  return {
    file,
    keep(match) {
      const trouble = writeWhole(file, save(match));
      const news = trouble !== null && trouble.code !== last;
      last = trouble?.code ?? null;
      return trouble === null ? null : { trouble, news };
    },
    isKept: () => last === null,
  };
};
