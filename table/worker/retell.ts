/** A game on a server in words: it tells facts, frames and bare choices, and the words for them are here. */
import { type AnyGame, complain, type Language, load, machineOf, promptOf, type Thing, verify } from '@cuartel/engine';
import type { Checked, Question, Retold, Told } from './protocol.ts';
import { inOrder, inWords } from './scene.ts';

type Say = (what: unknown, view: unknown) => string;

const asked = (game: AnyGame, { view, question }: Told, language: Language): Question | null => {
  if (question === null) return null;
  const words = game.text[language];
  const { side, rule, section, step, options, frames } = question;
  const my = frames?.at(-1)?.my;
  const prompt = section === '@moment' ? (words.moments[step] as Say | undefined) : promptOf(words, section, step);
  const choices = options.map(option => ({
    do: option.do,
    with: option.with,
    text: (words.deeds[option.do] as Say | undefined)?.(option.with, view) ?? option.do,
    things: game.things(option.do, option.with as never) as readonly Thing[],
    seals: false,
  }));
  return { side, rule, section, step, prompt: prompt?.(my, view) ?? '', options: inOrder(choices) };
};

export const retell = (game: AnyGame, told: Told, language: Language): Retold => {
  const words = game.text[language];
  const { pages } = machineOf(game);
  const trail = (told.question?.frames ?? [])
    .filter(({ section }) => section !== '@moment')
    .map(({ section, step, my }) => ({
      section,
      step,
      rule: pages[section]?.steps[step]?.rule ?? '',
      text: (words.sections[section] as ((my: unknown) => string) | undefined)?.(my) ?? '',
    }));
  return {
    names: words.sides,
    question: asked(game, told, language),
    trail: trail.filter(crumb => crumb.text !== ''),
    lines: inWords({ game }, told.facts, language),
    twin: told.view.me === null ? [] : words.twin(told.view as never),
    outcome: words.outcome(told.view.pub),
  };
};

export const check = (games: ReadonlyMap<string, AnyGame>, text: string, published: string, language: Language): Checked => {
  const loaded = load(text, slug => games.get(slug));
  if (!loaded.ok) return { ok: false, text: complain(loaded.complaint, language) };
  const found = verify(loaded.match.game, loaded.match.record, published);
  return {
    ok: true,
    promised: found.promised === true,
    illegal: found.illegal,
    actions: found.actions,
    commitment: found.commitment,
  };
};
