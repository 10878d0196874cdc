/** What stands listed under a question: single options first, then the members of each set, which are put on a list and off again; last, to pass. */
import type { Option, QuestionInWords, SetInWords } from '@cuartel/engine';
import type { Numbered } from './choices.ts';

export interface NumberedChoice extends Numbered {
  readonly option: Option | null;
  readonly member: { readonly set: SetInWords; readonly with: unknown } | null;
}
export const listedFor = (asked: QuestionInWords | null): NumberedChoice[] => {
  if (asked === null) return [];
  const { side, options, sets } = asked;
  const single = options.filter(o => !sets.some(set => set.do === o.do));
  const alone = (passes: boolean) =>
    single
      .filter(o => (o.do === 'pass') === passes)
      .map(o => ({ do: o.do, text: o.text, option: { by: side, do: o.do, with: o.with }, member: null }));
  const rows: Omit<NumberedChoice, 'n'>[] = [
    ...alone(false),
    ...sets.flatMap(set => set.members.map(m => ({ do: set.do, text: m.text, option: null, member: { set, with: m.with } }))),
    ...alone(true),
  ];
  return rows.map((row, i) => ({ ...row, n: i + 1 }));
};
