/** STANDING EFFECTS. What changes a number for as long as it lasts, each with its rule, so that a sum can be shown term by term. */

export interface Term {
  readonly rule: string;
  readonly value: number;
  /** What it comes from, as a key of the game's texts (a card, a leader, the terrain). */
  readonly of?: string;
}
export interface Modified {
  readonly total: number;
  readonly terms: readonly Term[];
}
export interface Modifier<V, A> {
  readonly rule: string;
  readonly of?: string;
  when(v: V, about: A): boolean;
  value(v: V, about: A): number;
}

/** `Numbers` names each number that can be modified and what one must know about the occasion. */
export const standing =
  <V, Numbers extends object>(effects: { readonly [N in keyof Numbers]: readonly Modifier<V, Numbers[N]>[] }) =>
  <N extends keyof Numbers>(number: N, v: V, about: Numbers[N]): Modified => {
    let total = 0;
    const terms: Term[] = [];
    for (const effect of effects[number]) {
      if (!effect.when(v, about)) continue;
      const value = effect.value(v, about);
      if (value === 0) continue;
      total += value;
      terms.push(effect.of === undefined ? { rule: effect.rule, value } : { rule: effect.rule, value, of: effect.of });
    }
    return { total, terms };
  };
