/** Colours, where they are wanted: on a terminal, without NO_COLOR. */
export type Brush = (text: string) => string;
export interface Colours {
  readonly bold: Brush;
  readonly dim: Brush;
  readonly red: Brush;
  readonly green: Brush;
  readonly yellow: Brush;
  readonly cyan: Brush;
}

const brush =
  (open: number, close: number): Brush =>
  text =>
    text === '' ? '' : `\x1b[${open}m${text}\x1b[${close}m`;
const COLOURS: Colours = {
  bold: brush(1, 22),
  dim: brush(2, 22),
  red: brush(31, 39),
  green: brush(32, 39),
  yellow: brush(33, 39),
  cyan: brush(36, 39),
};
const plain: Brush = text => text;
const PLAIN: Colours = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };

export const paintFor = (isTerminal: boolean, env: NodeJS.ProcessEnv): Colours =>
  isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb' ? COLOURS : PLAIN;
