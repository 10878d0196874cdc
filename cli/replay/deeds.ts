/** A game told action by action. */
import {
  type AnyTypes,
  type Fact,
  hashOf,
  type Language,
  type Match,
  machineOf,
  type Position,
  positionAt,
  readBy,
  viewOf,
} from '@cuartel/engine';

export interface ReplayFact {
  readonly rule: string;
  readonly kind: string;
  readonly about: unknown;
  readonly text: string;
  /** The only side that read it so. */
  readonly to: string | null;
}
export interface ReplayLine {
  readonly n: number;
  readonly by: string | null;
  readonly do: string | null;
  readonly with: unknown;
  readonly text: string;
  readonly hash: string;
  readonly journal: readonly ReplayFact[];
}

/** What one reader reads of a fact; without a reader, all there is to read. */
const linesOf = ({ game }: Match, fact: Fact, reader: string | undefined, language: Language): ReplayFact[] => {
  const words = game.text[language].facts;
  const line = (rule: string, kind: string, about: unknown, to: string | null): ReplayFact => ({
    rule,
    kind,
    about,
    text: (words[kind] as (about: unknown) => string)(about),
    to,
  });
  if (reader !== undefined) {
    const told = readBy(fact, reader);
    return told === null ? [] : [line(told.rule, told.kind, told.about, told.secret ? reader : null)];
  }
  const { secret } = fact;
  return [
    line(fact.rule, fact.kind, fact.about, fact.to ?? null),
    ...(secret === undefined ? [] : [line(fact.rule, secret.kind, secret.about, secret.side)]),
  ];
};

/** The set-up (0), then each action in turn. */
export const deedsOf = (match: Match, reader: string | undefined, language: Language): ReplayLine[] => {
  const { game, record, journal, marks } = match;
  const told = (from: number, to: number) => journal.slice(from, to).flatMap(fact => linesOf(match, fact, reader, language));
  const deeds: ReplayLine[] = [];
  let pos: Position<AnyTypes> = positionAt(match, 0);
  deeds.push({
    n: 0,
    by: null,
    do: null,
    with: null,
    text: '',
    hash: hashOf(pos),
    journal: told(0, marks[0]?.facts ?? journal.length),
  });
  record.actions.forEach((action, i) => {
    const text = (game.text[language].deeds[action.do] as (w: unknown, v: unknown) => string)(
      action.with,
      viewOf<AnyTypes>(pos.table, action.by),
    );
    // A branch deals anew at its first action; positionAt knows how.
    if (record.branch !== null) pos = positionAt(match, i + 1);
    else machineOf(game).apply(pos, action);
    deeds.push({
      n: i + 1,
      by: action.by,
      do: action.do,
      with: action.with,
      text,
      hash: hashOf(pos),
      journal: told(marks[i]?.facts ?? 0, marks[i + 1]?.facts ?? journal.length),
    });
  });
  return deeds;
};
