/** A set that is being put together at the keyboard: a number puts a member on the list or takes it off; Enter decides. */
import {
  type AnyTypes,
  growth,
  type HalfMade,
  judgingAt,
  type Match,
  machineOf,
  optionText,
  refusalText,
  same,
  viewOf,
  whyNot,
} from '@cuartel/engine';
import type { NumberedChoice } from './listed.ts';
import type { TerminalGame } from './sitting.ts';

/** The list with `member` added, or taken off when it stands on it as often as it may. */
export const toggled = (half: HalfMade | null, { do: deed, member }: NumberedChoice): HalfMade => {
  const list = half?.do === deed ? half.with : [];
  const on = list.filter(one => same(one, member?.with)).length;
  const { set } = member as NonNullable<NumberedChoice['member']>;
  const at = set.members.findIndex(one => same(one.with, member?.with));
  const key = set.keys?.[at];
  const clash = (one: unknown): boolean =>
    key !== undefined && set.keys?.[set.members.findIndex(m => same(m.with, one))] === key && !same(one, member?.with);
  const kept = list.filter(one => !clash(one));
  return {
    do: deed,
    with: on >= (set.times?.[at] ?? 1) ? kept.filter(one => !same(one, member?.with)) : [...kept, member?.with],
  };
};

/** The list in words, and what is in the way of it; null: nothing, it can be chosen. */
export const halfInWords = (match: Match, side: string, half: HalfMade, s: Pick<TerminalGame, 'language'>) => {
  const machine = machineOf(match.game);
  const words = match.game.text[s.language];
  const verdict = whyNot(machine, match.position, side, half.do, half.with);
  const judging = judgingAt(machine, match.position, side);
  return {
    text: half.with.length === 0 ? null : optionText(words, half.do, half.with, viewOf<AnyTypes>(match.position.table, side)),
    wrong: verdict === null || verdict.offered ? null : { rule: verdict.rule, text: refusalText(match, verdict, s.language) },
    more: judging === null ? 0 : growth(judging, half).may.length,
  };
};
