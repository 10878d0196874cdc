/** What a fact of the journal points at, read off the names of its parts: `at: 12` is a space, `units: [3, 4]` are units. */
import type { Thing } from '@cuartel/engine';

/** `kinds`: by the name of a part, the kind of thing its number is. Parts within parts are looked at too; a name that is not there points at nothing. */
export const pointing =
  (kinds: Readonly<Record<string, string>>) =>
  ({ about }: { readonly about: unknown }): readonly Thing[] => {
    const found = new Set<Thing>();
    const look = (what: unknown, kind: string | undefined): void => {
      if (typeof what === 'number') {
        if (kind !== undefined && Number.isInteger(what) && what >= 0) found.add(`${kind}:${what}`);
      } else if (Array.isArray(what)) for (const one of what) look(one, kind);
      else if (typeof what === 'object' && what !== null)
        for (const [name, part] of Object.entries(what))
          look(part, typeof part === 'object' && !Array.isArray(part) ? undefined : kinds[name]);
    };
    look(about, undefined);
    return [...found];
  };

type WayKind = 'march' | 'rail' | 'sea' | 'attack';
/** `way` of a face whose facts say `from` and `to` by the numbers of spaces: which kinds of fact are ways, and of what kind. */
export const waysBy =
  (kinds: Readonly<Record<string, WayKind>>) =>
  ({ kind: told, about }: { readonly kind: string; readonly about: unknown }) => {
    const kind = kinds[told];
    const { from, to } = about as { readonly from?: unknown; readonly to?: unknown };
    if (kind === undefined || typeof from !== 'number' || typeof to !== 'number' || from < 0 || to < 0 || from === to)
      return null;
    return { from: `space:${from}` as Thing, to: `space:${to}` as Thing, kind };
  };
