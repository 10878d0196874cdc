/** How far a long job has come: a bar on a terminal, a plain line every few seconds elsewhere. On standard error. */
import type { Colours } from './paint.ts';

export interface Progress {
  show(done: number, line: string): void;
  /** Takes the bar away. */
  end(): void;
}

const REDRAW = 100;
const PLAIN_EVERY = 5_000;

export const openProgress = (total: number, paint: Colours): Progress => {
  const { stderr } = process;
  let drawn = 0;
  let plain = performance.now();
  let shown = false;
  return {
    show(done, line) {
      const now = performance.now();
      if (!stderr.isTTY) {
        if (now - plain < PLAIN_EVERY) return;
        plain = now;
        stderr.write(`${line}\n`);
        return;
      }
      if (now - drawn < REDRAW) return;
      drawn = now;
      shown = true;
      const room = (stderr.columns ?? 80) - line.length - 3;
      const width = Math.min(30, room);
      const full = total === 0 ? 0 : Math.round((width * Math.min(done, total)) / total);
      const bar = width < 5 ? '' : `${paint.cyan('█'.repeat(full))}${paint.dim('░'.repeat(width - full))} `;
      stderr.write(`\r\x1b[2K${bar}${line.slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    end() {
      if (shown) stderr.write('\r\x1b[2K');
    },
  };
};

/** "1:05" of seconds left. */
export const clock = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '-:--';
  const whole = Math.ceil(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return whole >= 3600
    ? `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
    : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
};
