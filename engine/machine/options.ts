/** What may be chosen: the candidates of each choice, filtered by its cited conditions. One list for page, bot and server alike. */
import type { Asking, Choosable } from './compile.ts';

export interface Option {
  readonly by: string;
  readonly do: string;
  readonly with: unknown;
}
interface Seeing {
  readonly me: string;
}

const holds = (choice: Choosable, v: unknown, my: unknown, what: unknown): boolean => {
  const conditions = choice.if;
  if (conditions !== undefined)
    for (let i = 0; i < conditions.length; i++)
      if (!(conditions[i] as NonNullable<Choosable['if']>[number])[1](v, my, what)) return false;
  return true;
};

export const optionsOf = (place: Asking, v: Seeing, my: unknown): Option[] => {
  const by = v.me;
  const options: Option[] = [];
  const { deeds, choices } = place;
  for (let d = 0; d < deeds.length; d++) {
    const deed = deeds[d] as string;
    const choice = choices[deed] as Choosable;
    if (choice.of === undefined) {
      if (holds(choice, v, my, null)) options.push({ by, do: deed, with: null });
      continue;
    }
    const candidates = choice.of(v, my);
    for (let i = 0; i < candidates.length; i++) {
      const what = candidates[i];
      if (holds(choice, v, my, what)) options.push({ by, do: deed, with: what });
    }
  }
  if (place.is === 'moment') options.push({ by, do: 'pass', with: null });
  return options;
};

/** The first condition that fails for a candidate, or null when all hold. */
export const failing = (
  choice: Choosable,
  v: unknown,
  my: unknown,
  what: unknown,
): { rule: string; refusal: string | null; after: number } | null => {
  const conditions = choice.if ?? [];
  for (let i = 0; i < conditions.length; i++) {
    const [rule, test, refusal] = conditions[i] as NonNullable<Choosable['if']>[number];
    if (!test(v, my, what)) return { rule, refusal: refusal ?? null, after: i };
  }
  return null;
};
