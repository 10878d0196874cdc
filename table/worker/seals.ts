/** Which choices cannot be taken back? Each is tried on a table dealt anew for the chooser, so that the answer tells nothing hidden. */
import { type Match, machineOf, otherTruth } from '@cuartel/engine';

type Try = { readonly do: string; readonly with: unknown };

/** Milliseconds spent at most; what was not tried is taken to be like its first brother, and that one to be harmless. */
const PATIENCE = 3;

export const sealing = (match: Match, side: string, options: readonly Try[]): boolean[] => {
  const machine = machineOf(match.game);
  const pick = (n: number) => Math.floor(Math.random() * n);
  const tried = (option: Try): boolean => {
    try {
      const pos = otherTruth(match.game, match.position, side, pick);
      pos.table.log = null;
      return machine.applyWatched(pos, { by: side, do: option.do, with: option.with }).hidden;
    } catch {
      return false;
    }
  };
  const until = performance.now() + PATIENCE;
  const first = new Map<string, boolean>();
  for (const option of options) {
    if (performance.now() >= until) break;
    if (!first.has(option.do)) first.set(option.do, tried(option));
  }
  return options.map(option => (performance.now() < until ? tried(option) : (first.get(option.do) ?? false)));
};
