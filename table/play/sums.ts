/** Sums inside a fact: a die, its terms one by one, the total. Facts hold them under any name and at any depth. */
export interface Sum {
  readonly name: string;
  readonly dice: readonly number[];
  readonly terms: readonly { readonly rule: string; readonly value: number; readonly of?: string }[];
  readonly total: number | null;
}
type Fields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isNumber = (x: unknown): x is number => typeof x === 'number';
const DICE = ['die', 'dice', 'roll', 'rolled', 'rolls'];

const diceIn = (fields: Fields): number[] =>
  DICE.flatMap(name => {
    const held = fields[name];
    return isNumber(held) ? [held] : Array.isArray(held) && held.length > 0 && held.every(isNumber) ? held : [];
  }).filter(n => n > 0);

export const sumsIn = (about: unknown, name = ''): readonly Sum[] => {
  if (Array.isArray(about)) return about.flatMap(held => sumsIn(held, name));
  if (!isFields(about)) return [];
  const { terms, total } = about;
  const dice = diceIn(about);
  const listed =
    Array.isArray(terms) && terms.every(term => isFields(term) && isNumber(term.value)) ? (terms as Sum['terms']) : null;
  const own: Sum[] =
    dice.length > 0 || listed !== null ? [{ name, dice, terms: listed ?? [], total: isNumber(total) ? total : null }] : [];
  const inner = Object.entries(about).filter(([key]) => key !== 'terms' && !DICE.includes(key));
  return [...own, ...inner.flatMap(([key, held]) => (isFields(held) || Array.isArray(held) ? sumsIn(held, key) : []))];
};
