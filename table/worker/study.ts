/** For studies of films: what a bot thinks of a moment, and other ways from there. Both know no more than the side that decides. */
import {
  type AnyTypes,
  act,
  actionsAt,
  branch,
  countFor,
  journalFor,
  keyOf,
  keyToHex,
  type Language,
  type Match,
  machineOf,
  optionText,
  positionAt,
  question,
  viewOf,
} from '@cuartel/engine';
import type { Seen } from '../face.ts';
import { advice } from './bots.ts';
import type { Opinion, VariationShown, VariationWanted } from './protocol.ts';
import { linesInWords } from './sight.ts';

const freshKey = (): string => keyToHex(keyOf(crypto.getRandomValues(new Uint8Array(32))));

export const opinionAt = async (match: Match, at: number, language: Language): Promise<Opinion | null> => {
  const n = actionsAt(match, null, at);
  const [side] = machineOf(match.game).asked(positionAt(match, n));
  if (side === undefined) return null;
  const then = branch(match, n, side, freshKey());
  const chosen = await advice(then, side);
  if (chosen === null) return null;
  const view = viewOf<AnyTypes>(then.position.table, side);
  return {
    side,
    text: optionText(match.game.text[language], chosen.option.do, chosen.option.with, view),
    said: chosen.answer?.said[language] ?? '',
  };
};

export const variationOf = (
  match: Match,
  { at, as, key, actions }: VariationWanted,
  language: Language,
): VariationShown | null => {
  const gone = branch(match, actionsAt(match, null, at), as, key);
  const before = countFor(gone, as);
  for (const { by, do: deed, with: what } of actions) if (!act(gone, { by, do: deed, with: what }).ok) return null;
  const [side] = machineOf(gone.game).asked(gone.position);
  const asked = side === undefined ? null : question(gone, side, language);
  const lines = journalFor(gone, as).filter(line => line.action > before);
  return {
    view: viewOf<AnyTypes>(gone.position.table, as) as unknown as Seen,
    lines: linesInWords(gone, lines, language),
    next:
      side === undefined || asked === null
        ? null
        : {
            side,
            prompt: asked.prompt,
            options: asked.options.map(option => ({ do: option.do, with: option.with, text: option.text })),
          },
  };
};
