/** WHAT DECIDED A GAME: its tracks over time, the moments at which they jumped, and the dice against what was to be expected. */
import type { Face, Track } from '../face.ts';
import type { Course, JournalLine } from '../worker/protocol.ts';
import { sumsIn } from './sums.ts';

export interface Curve {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** At each moment of the course; a track of rivals gives a curve for each. */
  readonly values: readonly number[];
  /** Of a rival: the track on which he stands, and his colour. */
  readonly of?: string;
  readonly colour?: string;
}
interface Reading extends Pick<Curve, 'name' | 'from' | 'to' | 'of' | 'colour'> {
  readonly now: number;
}
const readings = (track: Track): readonly Reading[] => {
  if (track.kind === 'turns') return [];
  if (track.kind === 'rivals')
    return track.rivals.map(({ name, now, colour }) => ({ name, now, colour, of: track.name, from: track.from, to: track.to }));
  return [{ name: track.name, now: track.now, from: track.from, to: track.to }];
};
/** Tracks that ran through the game, those that swung most first; what only counts turns is left out. */
export const curvesOf = (course: Course, face: Face, language: 'en' | 'es'): readonly Curve[] => {
  const byName = new Map<string, { from: number; to: number; values: number[]; of?: string; colour?: string }>();
  for (const [i, { view }] of course.moments.entries())
    for (const { now, ...track } of face.decided?.tracks?.(view, language).map((one): Reading => one) ??
      face.tracks(view, language).flatMap(readings)) {
      const { name, from, to } = track;
      const curve = byName.get(name) ?? { ...track, values: [] };
      while (curve.values.length < i) curve.values.push(curve.values.at(-1) ?? now);
      curve.values.push(now);
      curve.from = Math.min(curve.from, from, now);
      curve.to = Math.max(curve.to, to, now);
      byName.set(name, curve);
    }
  const swing = (values: readonly number[]) =>
    values.reduce((sum, value, i) => sum + Math.abs(value - (values[i - 1] ?? value)), 0);
  const falls = (values: readonly number[]) => values.some((value, i) => value < (values[i - 1] ?? value));
  const curves = [...byName].map(([name, curve]) => ({ name, ...curve }));
  const told = curves.filter(({ values }) => swing(values) > 0);
  if (face.decided?.tracks !== undefined) return told.slice(0, 3);
  // A track that only goes on, and that is of no side, is the calendar.
  const first = course.moments[0];
  const plain =
    first === undefined ? [] : face.tracks(first.view, language).filter(track => !('tone' in track) && !('rivals' in track));
  const counts = ({ name, values }: Curve) => plain.some(track => track.name === name) && !falls(values);
  const telling = told.some(curve => !counts(curve)) ? told.filter(curve => !counts(curve)) : told;
  return telling
    .toSorted((a, b) => Number(falls(b.values)) - Number(falls(a.values)) || swing(b.values) - swing(a.values))
    .slice(0, 3);
};

export interface Turning {
  readonly at: number;
  readonly change: number;
  readonly value: number;
  readonly line: JournalLine | null;
}
/** The greatest jumps of a curve, in the order of the game, each with what was told of it; `telling`: kinds of facts that move it, the most telling first. */
export const turningsOf = (course: Course, curve: Curve, most = 4, telling: readonly string[] = []): readonly Turning[] => {
  const jumps = curve.values.flatMap((value, i) => {
    const change = i === 0 ? 0 : value - curve.values[i - 1]!;
    return change === 0 ? [] : [{ i, change, value }];
  });
  return jumps
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.i - b.i)
    .map(({ i, change, value }) => {
      const [after, at] = [course.moments[i - 1]!.at, course.moments[i]!.at];
      const between = course.lines.filter(line => line.action > after && line.action <= at);
      const reached = (line: JournalLine) => new RegExp(`:${value}[,}]`).test(JSON.stringify(line.about));
      const rank = ({ kind }: JournalLine) => telling.indexOf(kind);
      const [best] = between
        .filter(line => rank(line) >= 0)
        .sort((a, b) => rank(a) - rank(b) || Number(reached(b)) - Number(reached(a)));
      const said = best ?? between.find(reached) ?? between.at(-1) ?? null;
      return { at, change, value, line: said };
    });
};

export interface Luck {
  readonly kind: string;
  /** The rule they were rolled under. */
  readonly rule: string;
  readonly dice: number;
  readonly rolled: number;
  /** What so many dice give on the average. */
  readonly expected: number;
}
/** The dice that were seen, by what they were rolled for. */
export const luckOf = (lines: readonly JournalLine[]): readonly Luck[] => {
  const byKind = new Map<string, { rule: string; dice: number; rolled: number }>();
  for (const line of lines)
    for (const { dice } of sumsIn(line.about)) {
      const sum = byKind.get(line.kind) ?? { rule: line.rule, dice: 0, rolled: 0 };
      sum.dice += dice.length;
      sum.rolled += dice.reduce((all, die) => all + die, 0);
      if (dice.length > 0) byKind.set(line.kind, sum);
    }
  return [...byKind]
    .map(([kind, { rule, dice, rolled }]) => ({ kind, rule, dice, rolled, expected: dice * 3.5 }))
    .sort((a, b) => b.dice - a.dice);
};
