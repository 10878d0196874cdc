/** WHAT CAN BE CHOSEN, in the order of the desk: what is not on the map, what is, sets by their members, and last what ends it. */
import type { HalfMade, Thing } from '@cuartel/engine';
import { same } from '@cuartel/engine/state/plain.ts';
import type { ChoiceInWords, HalfSaid, Question } from '../worker/protocol.ts';

export interface Toggle {
  readonly with: unknown;
  readonly text: string;
  readonly things: readonly Thing[];
}
/** A list that is put together by toggling. */
export interface Toggles {
  readonly do: string;
  readonly members: readonly Toggle[];
  readonly least: number;
  readonly most: number;
  readonly times: readonly number[] | null;
  readonly keys: readonly (string | number)[] | null;
  /** The lists that may be chosen, where the rules wrote all of them out; null: the rules are asked. */
  readonly lists: readonly ChoiceInWords[] | null;
}
export type DeskRow =
  | { readonly is: 'option'; readonly option: ChoiceInWords; readonly ender: boolean }
  | { readonly is: 'member'; readonly set: Toggles; readonly n: number }
  | Fold;
/** A deed that is rarely meant: one row for all its choices, which are lit and listed only once it is opened. */
export interface Fold {
  readonly is: 'fold';
  readonly do: string;
  readonly text: string;
  /** What all its choices can be pointed at by (the card that makes them possible): that opens it too. */
  readonly things: readonly Thing[];
}
/** What may be folded, by deed, and which of them is open. */
export interface Folding {
  readonly names: Readonly<Record<string, string>>;
  readonly opened: string | null;
}
const UNFOLDED: Folding = { names: {}, opened: null };

const isList = (option: ChoiceInWords): option is ChoiceInWords & { with: readonly unknown[] } => Array.isArray(option.with);
/** Lists that the rules wrote out one by one are a set too: each of their members is a toggle. */
const written = (deed: string, options: readonly ChoiceInWords[]): Toggles | null => {
  const lists = options.filter(isList);
  if (lists.length < 3 || lists.length < options.length) return null;
  const members: Toggle[] = [];
  for (const list of lists)
    for (const one of list.with)
      if (!members.some(member => same(member.with, one))) {
        const alone = lists.find(other => other.with.length === 1 && same(other.with[0], one));
        if (alone === undefined && lists.some(other => other.with.length === 1)) return null;
        members.push({ with: one, text: alone?.text ?? '', things: alone?.things ?? [] });
      }
  if (members.some(member => member.text === '')) return null;
  const sizes = lists.map(list => list.with.length);
  return { do: deed, members, least: Math.min(...sizes), most: Math.max(...sizes), times: null, keys: null, lists };
};
/** Everybody is wanted once, and the rules have written that one list out. */
const isWhole = ({ do: deed, members, least, times }: Question['sets'][number], { options }: Question): boolean => {
  const lists = options.filter(option => option.do === deed);
  return times === null && least === members.length && lists.length === 1 && isList(lists[0] as ChoiceInWords);
};
export const setsOf = (question: Question): readonly Toggles[] => {
  // Of nobody only the empty list can be made, and where all must go along only the full one: that is a choice like any other.
  const put = question.sets
    .filter(set => set.members.length > 0 && !isWhole(set, question))
    .map(set => ({ ...set, lists: null }));
  const deeds = [...new Set(question.options.map(option => option.do))].filter(deed => !put.some(set => set.do === deed));
  return [
    ...put,
    ...deeds.flatMap(
      deed =>
        written(
          deed,
          question.options.filter(option => option.do === deed),
        ) ?? [],
    ),
  ];
};

/** Deeds that end something in any game. */
const ENDERS = ['pass'];
/** Something is asked besides what is folded; a reaction folds nothing: what it offers is what it asks about. */
export const foldsOf = (question: Question, enders: readonly string[], names: Folding['names']): readonly Fold[] => {
  if (question.section === '@moment') return [];
  const sets = setsOf(question);
  const deeds = new Set([...question.options.map(option => option.do), ...sets.map(set => set.do)]);
  const others = [...deeds].some(deed => !(deed in names) && !ENDERS.includes(deed) && !enders.includes(deed));
  const kept = Object.keys(names).filter(deed => deeds.has(deed));
  return (others ? kept : kept.slice(0, -1)).map(deed => {
    const rows = [
      ...question.options.filter(option => option.do === deed),
      ...sets.flatMap(set => (set.do === deed ? set.members : [])),
    ];
    const things = (rows[0]?.things ?? []).filter(thing => rows.length > 1 && rows.every(row => row.things.includes(thing)));
    return { is: 'fold', do: deed, text: names[deed] ?? deed, things };
  });
};
export const entriesOf = (
  question: Question | null,
  enders: readonly string[] = [],
  { names, opened }: Folding = UNFOLDED,
): readonly DeskRow[] => {
  if (question === null) return [];
  const folds = foldsOf(question, enders, names);
  const open = folds.some(fold => fold.do === opened) ? opened : null;
  const isShown = ({ do: deed }: { readonly do: string }) =>
    open === null ? !folds.some(fold => fold.do === deed) : deed === open;
  const all = setsOf(question);
  const sets = all.filter(isShown);
  const single = question.options.filter(option => !all.some(set => set.do === option.do) && isShown(option));
  const others = single.length + sets.length + folds.length > 1;
  const ends = (option: ChoiceInWords) =>
    others && option.things.length === 0 && (ENDERS.includes(option.do) || enders.includes(option.do));
  const entry = (option: ChoiceInWords): DeskRow => ({ is: 'option', option, ender: ends(option) });
  const off = single.filter(option => option.things.length === 0 && !ends(option));
  // Several of one deed (how many to buy) stand behind what is there once, however few are left: rows keep their places.
  const inRun = ({ do: deed }: ChoiceInWords) => off.filter(option => option.do === deed).length > 1;
  const plain = [...off.filter(option => !inRun(option)), ...off.filter(inRun)];
  const onMap = single.filter(option => option.things.length > 0);
  // Where several end something, the key of the first is the one for every time: the face says which that is.
  const rank = ({ do: deed }: ChoiceInWords) => enders.indexOf(deed);
  return [
    ...plain.map(entry),
    ...(open === null ? folds : []),
    ...sets.flatMap(set => set.members.map((_, n): DeskRow => ({ is: 'member', set, n }))),
    ...onMap.map(entry),
    ...single
      .filter(ends)
      .sort((a, b) => rank(a) - rank(b))
      .map(entry),
  ];
};

/** How often a member stands on the list. */
export const timesOn = (half: HalfMade | null, set: Toggles, n: number): number =>
  half?.do === set.do ? half.with.filter(one => same(one, set.members[n]?.with)).length : 0;
/** The list with a member added, or taken off when it stands on it as often as it may (`may`: what the rules would still add); what excludes it makes room. */
export const toggled = (half: HalfMade | null, set: Toggles, n: number, may?: readonly number[]): HalfMade => {
  const member = set.members[n]!.with;
  const list = half?.do === set.do ? half.with : [];
  const times = timesOn(half, set, n);
  if (times >= (set.times?.[n] ?? 1) || (times > 0 && may?.includes(n) === false))
    return { do: set.do, with: list.filter(one => !same(one, member)) };
  const key = set.keys?.[n];
  const clashes = (one: unknown): boolean =>
    key !== undefined && !same(one, member) && set.keys?.[set.members.findIndex(m => same(m.with, one))] === key;
  const kept = list.filter(one => !clashes(one));
  // Where only one can be on it, another one takes its place.
  return { do: set.do, with: set.most === 1 ? [member] : [...kept, member] };
};
/** What the rules say of a list that they wrote out. */
export const judgedHere = (set: Toggles, half: HalfMade): HalfSaid => {
  const holds = (list: readonly unknown[], one: unknown) => list.some(other => same(other, one));
  const within = (set.lists ?? []).filter(list => half.with.every(one => holds(list.with as readonly unknown[], one)));
  const whole = within.find(list => (list.with as readonly unknown[]).length === half.with.length);
  return {
    text: whole?.text ?? null,
    wrong: whole === undefined ? { rule: '', text: '' } : null,
    may: set.members.flatMap((member, n) =>
      !holds(half.with, member.with) && within.some(list => holds(list.with as readonly unknown[], member.with)) ? [n] : [],
    ),
  };
};
/** The answer a list stands for. */
export const answerOf = (set: Toggles, half: HalfMade): { readonly do: string; readonly with: unknown } => {
  const list = set.lists?.find(one => {
    const members = one.with as readonly unknown[];
    return members.length === half.with.length && half.with.every(member => members.some(other => same(other, member)));
  });
  return list === undefined ? half : { do: list.do, with: list.with };
};
/** Is it the same question still: of the same side, at the same place, with the same answers? */
export const asksAlike = (a: Question | null, b: Question | null): boolean => {
  const put = (q: Question | null) =>
    q === null
      ? null
      : [
          q.side,
          q.section,
          q.step,
          q.prompt,
          q.options.map(option => [option.do, option.with]),
          q.sets.map(set => [set.do, set.members]),
        ];
  return JSON.stringify(put(a)) === JSON.stringify(put(b));
};
