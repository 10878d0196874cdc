/** What ends a phase, passes or gives up has a key of its own, the same in every game. */
export const ENDER = 't';
/** Marks for the choices: digits, then the letters that mean nothing else (A, N, Y serve sets, T ends, V shows the film). */
const MARKS = [...'123456789bcdeghikmopqswxz'];
export const markOf = (i: number): string | null => MARKS[i] ?? null;
export const indexOf = (key: string): number => MARKS.indexOf(key.toLowerCase());

/** Is the person writing, or using a widget that needs this key itself? */
export const typing = (event: KeyboardEvent): boolean => {
  const { target } = event;
  return target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable], dialog[open]') !== null;
};
