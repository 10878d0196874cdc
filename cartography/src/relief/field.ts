/** A grid of heights over the board; `cell` is its spacing in board pixels. */
export interface Heights {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly height: Float32Array;
}

export function emptyField(width: number, height: number, cell: number): Heights {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  return { columns, rows, cell, height: new Float32Array(columns * rows) };
}

/** Bilinear height at a board point. */
export function heightAt(field: Heights, x: number, y: number): number {
  const u = Math.max(0, Math.min(field.columns - 1.001, x / field.cell));
  const v = Math.max(0, Math.min(field.rows - 1.001, y / field.cell));
  const i = Math.floor(u);
  const j = Math.floor(v);
  const at = j * field.columns + i;
  const h = field.height;
  const top = h[at]! + (h[at + 1]! - h[at]!) * (u - i);
  const bottom = h[at + field.columns]! + (h[at + field.columns + 1]! - h[at + field.columns]!) * (u - i);
  return top + (bottom - top) * (v - j);
}

/** Slope (metres per board pixel) at a board point, taken over `reach` pixels. */
export function slopeAt(field: Heights, x: number, y: number, reach: number): readonly [number, number] {
  return [
    (heightAt(field, x + reach, y) - heightAt(field, x - reach, y)) / (2 * reach),
    (heightAt(field, x, y + reach) - heightAt(field, x, y - reach)) / (2 * reach),
  ];
}

/** Box-blurs a grid in place; three passes come close to a Gaussian of that radius. */
export function soften(grid: Float32Array, columns: number, rows: number, radius: number, passes = 3): Float32Array {
  let from = grid;
  for (let pass = 0; pass < passes; pass++)
    from = sweep(sweep(from, columns, rows, radius, 1, columns), rows, columns, radius, columns, 1);
  return from;
}

function sweep(from: Float32Array, along: number, across: number, radius: number, step: number, stride: number): Float32Array {
  const to = new Float32Array(from.length);
  const span = 2 * radius + 1;
  for (let k = 0; k < across; k++) {
    const start = k * stride;
    const at = (i: number) => from[start + Math.max(0, Math.min(along - 1, i)) * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < along; i++) {
      to[start + i * step] = sum / span;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return to;
}
