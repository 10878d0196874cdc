/** A game on a server in words: it tells facts, frames and bare choices, and the words for them are here. */
import { type AnyGame, type AnyTypes, complain, inWords, isSound, type Language, load, type View, verify } from '@cuartel/engine';
import { paperOf } from './paper.ts';
import type { Asks, Checked, FarGame, Retold } from './protocol.ts';
import { linesInWords, shown } from './sight.ts';

export const retell = (game: AnyGame, told: FarGame, language: Language): Retold => {
  const words = game.text[language];
  const view = told.view as View<AnyTypes>;
  const asked = told.question === null ? null : inWords(game, told.question, view, language);
  return {
    names: words.sides,
    question: asked === null ? null : shown(asked, () => [], paperOf(told.question?.frames ?? [])),
    trail: (asked?.trail ?? []).filter(crumb => crumb.text !== ''),
    lines: linesInWords({ game }, told.facts, language),
    twin: told.view.me === null ? [] : words.twin(view),
    outcome: words.outcome(told.view.pub),
  };
};

export const check = (
  games: ReadonlyMap<string, AnyGame>,
  { text, published, mine }: Asks['verify'][0],
  language: Language,
): Checked => {
  const loaded = load(text, slug => games.get(slug));
  if (!loaded.ok) return { ok: false, text: complain(loaded.complaint, language) };
  const found = verify(loaded.match.game, loaded.match.record, published, mine ?? undefined);
  return {
    ok: true,
    promised: found.promised === true,
    sound: isSound(found),
    illegal: found.illegal,
    actions: found.actions,
    commitment: found.commitment,
  };
};
