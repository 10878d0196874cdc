/** The numbers of rules as rulebooks write them: 1.3, 6.1-e, 5.A1-a, 6.5-c1, 6.2-aa, C-k, 16-e. */

const ID = String.raw`(?:\d+|[A-Z])(?:\.(?:[A-Z]\d*|\d+))*(?:-[a-z]{1,2}\d*)?`;
const WORD = new RegExp(String.raw`(?<![\w.-])${ID}(?!\w|[.-]\w)`, 'g');
const WHOLE = new RegExp(`^${ID}$`);

/** True of anything that could only be meant as the number of a rule. */
export const looksLikeId = (text: string): boolean => WHOLE.test(text) && /\d|-/.test(text);

const isLettered = (id: string): boolean => id.includes('-');
const isDotted = (id: string): boolean => !isLettered(id) && id.includes('.');

export interface Mention {
  id: string;
  at: number;
}

/**
 * The ids in a sentence, as whole words. A bare number or letter (`4`) counts only where the sentence begins with it:
 * anywhere else it is far more often a number of pieces.
 */
export function mentions(text: string): Mention[] {
  const begins = text.search(/\S/);
  return [...text.matchAll(WORD)]
    .map(match => ({ id: match[0], at: match.index }))
    .filter(({ id, at }) => isLettered(id) || isDotted(id) || at === begins);
}

/** 6.1-e and 12.4-aa have one shape, 5.A1-a another. */
export const shapeOf = (id: string): string => id.replace(/\d+/g, '9').replace(/[a-z]+/g, 'a');

/**
 * The mentions in a sentence that are written like ids of this ledger but are not in it. A plain `7.1` is taken for an id
 * only where the sentence begins with it, and may also be a section whose rules are 7.1-a, 7.1-b.
 */
export function unknownIn(text: string, known: ReadonlySet<string>): Mention[] {
  const shapes = new Set([...known].map(shapeOf));
  const begins = text.search(/\S/);
  const isSection = (id: string) => [...known].some(other => other.startsWith(`${id}.`) || other.startsWith(`${id}-`));
  return mentions(text).filter(({ id, at }) => {
    if (known.has(id) || !shapes.has(shapeOf(id))) return false;
    return isLettered(id) || (isDotted(id) && at === begins && !isSection(id));
  });
}
