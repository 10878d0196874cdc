/** What deeds are about, as a table: which deeds are done with a thing of which kind. */
import type { Thing } from './catalogue.ts';

/**
 * `things` of a game. `kinds`: by kind of thing the deeds whose object, or each member of it, is one of them by its number;
 * `others`: deeds whose object is not that simple. Any other deed points at nothing.
 */
export const pointsAt = <D extends object>(
  kinds: Readonly<Record<string, readonly (keyof D & string)[]>>,
  others: { readonly [K in keyof D]?: (what: D[K]) => readonly Thing[] } = {},
) => {
  const kindOf = new Map<string, string>();
  for (const [kind, deeds] of Object.entries(kinds)) for (const deed of deeds) kindOf.set(deed, kind);
  return <K extends keyof D & string>(deed: K, what: D[K]): readonly Thing[] => {
    const other = others[deed];
    if (other !== undefined) return other(what);
    const kind = kindOf.get(deed);
    if (kind === undefined || what === null) return [];
    return (Array.isArray(what) ? what : [what]).map((one: unknown): Thing => `${kind}:${one as number | string}`);
  };
};
