/** Plain values: what may lie in a drawer or in a frame. Copying, comparing and writing them down. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of a plain value. Games write their own for the table; frames and small things use this one. */
export const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = value.slice();
    for (let i = 0; i < out.length; i++) if (typeof out[i] === 'object' && out[i] !== null) out[i] = copy(out[i]);
    return out as T;
  }
  const out = {} as Record<string, unknown>;
  for (const key in value) {
    const held = value[key];
    out[key] = typeof held === 'object' && held !== null ? copy(held) : held;
  }
  return out as T;
};

/** Where and why JSON cannot carry a value; null: it can. */
const faultIn = (value: unknown, path: string): string | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}, which JSON cannot carry`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return null;
  if (typeof value !== 'object') return `${path} is ${typeof value}, which JSON cannot carry`;
  if (!Array.isArray(value) && !isPlain(value)) return `${path} is not plain data`;
  for (const key of Object.keys(value)) {
    const fault = faultIn((value as Record<string, unknown>)[key], Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
};
const isPlain = (value: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};
/** The keys of a table are few and come again and again. */
const quoted = new Map<string, string>();
const keyText = (key: string): string => {
  const known = quoted.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (quoted.size < 10_000) quoted.set(key, text);
  return text;
};
/** Null when there is something in it that JSON cannot carry. */
const written = (value: unknown): string | null => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return Number.isFinite(value) ? `${value}` : null; // -0 is written 0
    case 'object': {
      if (value === null) return 'null';
      let out = '';
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const text = written(value[i]);
          if (text === null) return null;
          out += i === 0 ? text : `,${text}`;
        }
        return `[${out}]`;
      }
      if (!isPlain(value)) return null;
      for (const key of Object.keys(value).sort()) {
        const text = written((value as Record<string, unknown>)[key]);
        if (text === null) return null;
        out += out === '' ? keyText(key) : `,${keyText(key)}`;
        out += text;
      }
      return `{${out}}`;
    }
    default:
      return null;
  }
};
/** One text for one value, whatever the order of its keys. Throws on what JSON cannot carry, and says where it is. */
export const canonical = (value: unknown): string => {
  const text = written(value);
  if (text === null) throw new Error(faultIn(value, '$') ?? 'JSON cannot carry it');
  return text;
};

/** Are two plain values the same? */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const ka = Object.keys(a);
  if (ka.length !== Object.keys(b).length) return false;
  for (const key of ka)
    if (!Object.hasOwn(b, key) || !same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  return true;
};

/** Every object and array inside a plain value, for finding what two values share by mistake. */
export const parts = (value: unknown, found: Set<object> = new Set()): Set<object> => {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const held of Object.values(value)) parts(held, found);
  return found;
};
