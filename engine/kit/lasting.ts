/**
 * EFFECTS WITH AN END. What a card, a marker or a rule has left standing lies in a list in the state, in plain data; each entry
 * says what it is and which end takes it away. A game declares its own union: `{ what: 'mud'; n: number; until: Until }`.
 */
interface LastingEffect {
  readonly what: string;
  /** The end that takes it away: of the roll, the battle, the turn, the year, the game, or of a clock of the game's own. */
  readonly until: string;
}
/** Of a union of effects, those that are `what`. */
type Of<E extends LastingEffect, W extends E['what']> = Extract<E, { readonly what: W }>;
type Listed<E> = readonly E[];

/** Leave an effect standing. What cannot stand twice is lifted first. */
export const lay = <E extends LastingEffect>(list: E[], effect: E): void => {
  list.push(effect);
};

/** All effects of a kind, in the order in which they were laid; with `on`, those of them it holds for. */
export const lasting = <E extends LastingEffect, W extends E['what']>(
  list: Listed<E>,
  what: W,
  on?: (effect: Of<E, W>) => boolean,
): Of<E, W>[] => {
  const found: Of<E, W>[] = [];
  for (let i = 0; i < list.length; i++) {
    const effect = list[i] as Of<E, W>;
    if (effect.what === what && (on === undefined || on(effect))) found.push(effect);
  }
  return found;
};
/** Take away, and give back, the effects of a kind: when they are used up, or their bearer leaves play. */
export const lift = <E extends LastingEffect, W extends E['what']>(
  list: E[],
  what: W,
  on?: (effect: Of<E, W>) => boolean,
): Of<E, W>[] => {
  const gone = lasting(list, what, on);
  if (gone.length > 0) remove(list, effect => gone.includes(effect as Of<E, W>));
  return gone;
};
/**
 * An end has come: take away, and give back, all that lasted so long. `order` names the ends from the nearest to the farthest;
 * with it everything with a nearer end goes too, because a year cannot end before its turn.
 */
export const sweep = <E extends LastingEffect>(list: E[], until: E['until'], order: readonly E['until'][] = [until]): E[] => {
  const far = order.indexOf(until);
  const over = (effect: E): boolean => {
    const at = order.indexOf(effect.until);
    return at >= 0 && at <= far;
  };
  const gone = list.filter(over);
  if (gone.length > 0) remove(list, over);
  return gone;
};

const remove = <E>(list: E[], which: (effect: E) => boolean): void => {
  let kept = 0;
  for (const effect of list) if (!which(effect)) list[kept++] = effect;
  list.length = kept;
};
