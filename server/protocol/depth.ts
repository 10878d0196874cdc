/** Is a value nested deeper than anything a message needs? Looked at before anything else walks through it. */
const DEEPEST = 24;

export const tooDeep = (value: unknown, most = DEEPEST): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  for (const key in value) if (tooDeep((value as Record<string, unknown>)[key], most - 1)) return true;
  return false;
};
