/** A set that is being put together in the page, judged by the same rules as the whole answer. */
import {
  type AnyGame,
  type AnyTypes,
  growth,
  type HalfMade,
  type Judging,
  judge,
  judgingAt,
  judgingOf,
  type Language,
  type Match,
  machineOf,
  optionText,
  refusalText,
  same,
  type View,
} from '@cuartel/engine';
import type { FarGame, HalfSaid } from './protocol.ts';
import { ledgerOf } from './sitting.ts';

const NOTHING: HalfSaid = { text: null, wrong: null, may: [] };

const judged = (game: AnyGame, judging: Judging, members: readonly unknown[], half: HalfMade, language: Language): HalfSaid => {
  const { may } = growth(judging, half);
  const verdict = judge(judging, half.do, half.with);
  return {
    text: half.with.length === 0 ? null : optionText(game.text[language], half.do, half.with, judging.v),
    wrong: verdict.offered ? null : { rule: verdict.rule, text: refusalText({ game }, verdict, language) },
    may: members.flatMap((member, i) => (may.some(one => same(one, member)) ? [i] : [])),
  };
};
export const halfIn = (match: Match, side: string, half: HalfMade, language: Language): HalfSaid => {
  const machine = machineOf(match.game);
  const judging = judgingAt(machine, match.position, side);
  const set = judging === null ? undefined : machine.offer(match.position, side).sets.find(one => one.do === half.do);
  return judging === null || set === undefined ? NOTHING : judged(match.game, judging, set.members, half, language);
};
export const halfTold = (
  game: AnyGame,
  { question, view }: Omit<FarGame, 'facts'>,
  half: HalfMade,
  language: Language,
): HalfSaid => {
  const set = question?.sets.find(one => one.do === half.do);
  if (question === null || set === undefined) return NOTHING;
  return judged(game, judgingOf(game, question, view as View<AnyTypes>), set.members, half, language);
};
/** What is said of a half-made list; where a rule has to speak in its own words, its ledger is brought first. */
export const quoted = async (game: AnyGame, language: Language, say: () => HalfSaid): Promise<HalfSaid> => {
  const said = say();
  if (said.wrong === null || said.wrong.text !== said.wrong.rule) return said;
  await ledgerOf({ game }, language);
  return say();
};
