/** The bus between processes. With SQLite there is one process and nobody else to tell. */
import type { Notice } from './notice.ts';

export interface Bus {
  /** Tells the other processes; this one is told by its own hands. */
  publish(notice: Notice): void;
  /** `missed`: the line was down for a while, so anything may have happened. */
  listen(heard: (notice: Notice) => void, missed: () => void): void;
  close(): Promise<void>;
}

export const silentBus = (): Bus => ({ publish: () => {}, listen: () => {}, close: async () => {} });
