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

/** One text for one value, whatever the order of its keys. Throws on what JSON cannot carry. */
export const canonical = (value: unknown, path = '$'): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${path} is ${value}, which JSON cannot carry`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) {
        const parts: string[] = [];
        for (let i = 0; i < value.length; i++) parts.push(canonical(value[i], `${path}[${i}]`));
        return `[${parts.join(',')}]`;
      }
      const proto: unknown = Object.getPrototypeOf(value);
      if (proto !== Object.prototype && proto !== null) throw new Error(`${path} is not plain data`);
      const held = value as Record<string, unknown>;
      const parts: string[] = [];
      for (const key of Object.keys(held).sort()) parts.push(`${JSON.stringify(key)}:${canonical(held[key], `${path}.${key}`)}`);
      return `{${parts.join(',')}}`;
    }
    default:
      throw new Error(`${path} is ${typeof value}, which JSON cannot carry`);
  }
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
