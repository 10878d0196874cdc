/**
 * THE JOURNAL: typed facts with an audience. Log lines, recaps, animation and sound are projections of it.
 * A line may have a shared version and a secret one for a single side; a line may be for one side alone.
 */
import { copy } from '../state/plain.ts';

export interface Line {
  readonly kind: string;
  readonly about: unknown;
}
export interface Fact extends Line {
  readonly rule: string;
  /** The fuller version that only this side reads. */
  readonly secret?: Line & { readonly side: string };
  /** Nobody else learns that there was a line at all. */
  readonly to?: string;
}
/** A fact as one reader reads it. */
export interface Told extends Line {
  readonly rule: string;
  /** True when this reader sees more of the line than the others do. */
  readonly secret: boolean;
}

interface Listening {
  readonly log: Fact[] | null;
}

/** The typed pen of a game: `tell(t, '6.1-e', 'scouted', {...})`. What is told is copied: later changes do not reach it. */
export interface Pen<Facts extends object, Rule extends string, Side extends string> {
  tell<K extends keyof Facts & string>(t: Listening, rule: Rule, kind: K, about: Facts[K]): void;
  /** One side reads `kind`/`about`, everybody else reads `shared`/`known`. */
  tellApart<K extends keyof Facts & string, S extends keyof Facts & string>(
    t: Listening,
    rule: Rule,
    side: Side,
    kind: K,
    about: Facts[K],
    shared: S,
    known: Facts[S],
  ): void;
  tellOnly<K extends keyof Facts & string>(t: Listening, rule: Rule, side: Side, kind: K, about: Facts[K]): void;
}

const pen: Pen<Record<string, unknown>, string, string> = {
  tell(t, rule, kind, about) {
    if (t.log !== null) t.log.push({ rule, kind, about: copy(about) });
  },
  tellApart(t, rule, side, kind, about, shared, known) {
    if (t.log !== null) t.log.push({ rule, kind: shared, about: copy(known), secret: { side, kind, about: copy(about) } });
  },
  tellOnly(t, rule, side, kind, about) {
    if (t.log !== null) t.log.push({ rule, kind, about: copy(about), to: side });
  },
};
export const penOf = <Facts extends object, Rule extends string, Side extends string>(): Pen<Facts, Rule, Side> =>
  pen as unknown as Pen<Facts, Rule, Side>;

/** What `reader` reads of a fact: null when it is not for him. A null reader is a spectator. */
export const readBy = (fact: Fact, reader: string | null): Told | null => {
  if (fact.to !== undefined && fact.to !== reader) return null;
  if (fact.secret !== undefined && fact.secret.side === reader)
    return { rule: fact.rule, kind: fact.secret.kind, about: fact.secret.about, secret: true };
  return { rule: fact.rule, kind: fact.kind, about: fact.about, secret: fact.to !== undefined };
};
