/** WHAT THE OTHERS DID, as a film: one step for each of their decisions, in order, with its way over the map. */
import type { Thing } from '@cuartel/engine';
import type { Face } from '../face.ts';
import type { JournalLine } from '../worker/protocol.ts';
import { sumsIn } from './sums.ts';

export type WayKind = 'march' | 'rail' | 'sea' | 'attack';
export interface Way {
  readonly from: Thing;
  readonly to: Thing;
  readonly kind: WayKind;
}
export interface FilmStep {
  /** The moment after it: so many decisions. */
  readonly at: number;
  /** From 1. */
  readonly n: number;
  readonly lines: readonly JournalLine[];
  readonly ways: readonly Way[];
  readonly things: readonly Thing[];
  /** A die fell, or something was lost: it is looked at longer. */
  readonly weighty: boolean;
}
const wayOf = (face: Face, line: JournalLine): readonly Way[] => {
  const way = face.way?.(line) ?? null;
  return way === null ? [] : [way];
};
export const matters = (face: Face, line: JournalLine): boolean =>
  (face.matters?.includes(line.kind) ?? false) || sumsIn(line.about).some(sum => sum.dice.length > 0);

const stepOf = (lines: readonly JournalLine[], face: Face): Omit<FilmStep, 'at' | 'n'> => ({
  lines,
  ways: lines.flatMap(line => wayOf(face, line)),
  things: [...new Set(lines.flatMap(line => face.things(line)))],
  weighty: lines.some(line => matters(face, line)),
});
/** Lines of the same decision are one step; chapters of the journal are none. Where all came of one decision, each is a step. */
export const filmOf = (all: readonly JournalLine[], face: Face): readonly FilmStep[] => {
  const told = new Map<number, JournalLine[]>();
  const lines = all.filter(line => !face.heading?.(line));
  if (lines.length > 1 && lines.every(line => line.action === lines[0]?.action))
    return lines
      .filter(line => wayOf(face, line).length > 0 || matters(face, line))
      .map((line, i) => ({ ...stepOf([line], face), at: line.action, n: i + 1 }));
  for (const line of lines) {
    const same = told.get(line.action);
    if (same === undefined) told.set(line.action, [line]);
    else same.push(line);
  }
  return [...told].map(([at, of], i) => ({ ...stepOf(of, face), at, n: i + 1 }));
};
/** Milliseconds a step is held at speed 1. */
export const heldFor = ({ weighty, lines }: FilmStep): number =>
  (weighty ? 2600 : 1200) + Math.min(1800, (lines.length - 1) * 350);
