/** One die: 1..sides. */
export type Roll = (sides: number) => number;

/** One line of a sum that a player may read: the rule it comes from, what it adds, and the piece or card it is due to. */
export type Term = { readonly rule: string; readonly value: number; readonly of?: string };

/** Roll `n` dice, in order, into a list. */
export function rollDice(n: number, sides: number, roll: Roll, into: number[] = []): number[] {
  into.length = 0;
  for (let i = 0; i < n; i++) into.push(roll(sides));
  return into;
}

/** The sum of dice. */
export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

/** How many dice show at least a number. */
export function hitsAtLeast(dice: readonly number[], least: number): number {
  let hits = 0;
  for (const die of dice) if (die >= least) hits++;
  return hits;
}

/** How many dice show at most a number. */
export function hitsAtMost(dice: readonly number[], most: number): number {
  let hits = 0;
  for (const die of dice) if (die <= most) hits++;
  return hits;
}

/** Roll `n` dice and count those that show at least a number, keeping none of them. */
export function rollHits(n: number, sides: number, least: number, roll: Roll): number {
  let hits = 0;
  for (let i = 0; i < n; i++) if (roll(sides) >= least) hits++;
  return hits;
}

/** How many dice show each face: the count of face `f` is at index `f`. */
export function facesOf(dice: readonly number[], sides: number): number[] {
  const faces = new Array<number>(sides + 1).fill(0);
  for (const die of dice) faces[die]!++;
  return faces;
}

/** The dice in falling order, as a new list. */
export function highestFirst(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => b - a);
}

/** The sum of the `n` highest dice. */
export function sumOfHighest(dice: readonly number[], n: number): number {
  return sumOf(highestFirst(dice).slice(0, n));
}

/** The sum of listed modifiers. */
export function total(terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) sum += term.value;
  return sum;
}

/** A number held between limits: the end columns and rows of a table stand for all beyond them. */
export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

/**
 * Odds of attack to defence in whole steps, fractions in the defender's favour: 0 is 1:1, 1 is 2:1, -1 is 1:2, held within
 * `most` steps either way. No defence at all gives the highest column, no attack the lowest.
 */
export function oddsSteps(attack: number, defence: number, most: number): number {
  if (attack <= 0) return -most;
  if (defence <= 0) return most;
  if (attack >= defence) return Math.min(most, (attack - (attack % defence)) / defence - 1);
  const rest = defence % attack;
  return Math.max(-most, 1 - (defence - rest) / attack - (rest > 0 ? 1 : 0));
}

/** A row of a printed table: from, to, and what it gives. The ends may be infinite. */
export type RangeRow<T> = readonly [from: number, to: number, gives: T];

/** A table of ranges made flat. */
export type RangeTable<T> = { readonly least: number; readonly most: number; readonly gives: readonly T[] };

/** Compile printed ranges, in rising order without gaps or overlaps; anything beyond the ends reads as the end row. */
export function rangeTable<T>(rows: readonly RangeRow<T>[]): RangeTable<T> {
  const gives: T[] = [];
  const opening = rows[0];
  if (!opening) throw new RangeError('a table needs rows');
  const least = Number.isFinite(opening[0]) ? opening[0] : opening[1];
  if (!Number.isFinite(least)) return { least: 0, most: 0, gives: [opening[2]] };
  rows.forEach(([from, to, value], i) => {
    const start = i === 0 ? least : from;
    const end = Number.isFinite(to) ? to : start;
    if (start !== least + gives.length || end < start || (end !== to && i !== rows.length - 1)) {
      throw new RangeError(`row ${from}..${to} does not follow the one before`);
    }
    for (let n = start; n <= end; n++) gives.push(value);
  });
  return { least, most: least + gives.length - 1, gives };
}

/** What a table gives for a number; beyond the ends, the end row. */
export function lookUp<T>(table: RangeTable<T>, n: number): T {
  return table.gives[clamp(n, table.least, table.most) - table.least]!;
}

/** A printed table of rows and columns, both by ranges. */
export type CrossTable<T> = {
  readonly rows: RangeTable<number>;
  readonly columns: RangeTable<number>;
  readonly cells: readonly (readonly T[])[];
};

/** Compile a table of rows and columns; `cells[row][column]`. */
export function crossTable<T>(
  rows: readonly (readonly [number, number])[],
  columns: readonly (readonly [number, number])[],
  cells: readonly (readonly T[])[],
): CrossTable<T> {
  if (cells.length !== rows.length || cells.some(row => row.length !== columns.length)) {
    throw new RangeError(`the table needs ${rows.length} rows of ${columns.length} cells`);
  }
  const index = (ranges: readonly (readonly [number, number])[]) =>
    rangeTable(ranges.map(([from, to], i): RangeRow<number> => [from, to, i]));
  return { rows: index(rows), columns: index(columns), cells };
}

/** The cell where a row and a column meet; beyond the ends, the end ones. */
export function cell<T>(table: CrossTable<T>, row: number, column: number): T {
  return table.cells[lookUp(table.rows, row)]![lookUp(table.columns, column)]!;
}
