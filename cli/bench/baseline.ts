/** What an earlier run measured, to compare with. Costs are kept in units of the calibration loop, so that machines can differ. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../games.ts';

export const BASELINE = join(house, 'bench', 'baseline.json');

export interface Baseline {
  /** Nanoseconds of the calibration loop on the machine that wrote it. */
  readonly calibration: number;
  readonly node: string;
  /** By entry: its cost in calibration loops. */
  readonly costs: Readonly<Record<string, number>>;
}

/** Null when there is none, or none that can be read. */
export const readBaseline = (): Baseline | null => {
  if (!existsSync(BASELINE)) return null;
  try {
    const read: unknown = JSON.parse(readFileSync(BASELINE, 'utf8'));
    return typeof read === 'object' && read !== null && 'costs' in read && 'calibration' in read ? (read as Baseline) : null;
  } catch {
    return null;
  }
};
export const baselineText = (baseline: Baseline): string => `${JSON.stringify(baseline, null, 2)}\n`;
