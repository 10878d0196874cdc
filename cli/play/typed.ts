/** What a line typed at the table means. Letters are the same in both languages; whole words are taken in either. */
export type Reading =
  | { readonly is: 'nothing' | 'help' | 'board' | 'undo' | 'language' | 'quit' | 'more' | 'hint' | 'film' }
  /** One choice, or several members of a set. */
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  | { readonly is: 'why' | 'rule'; readonly of: string }
  /** Numbers of the list of what can be ordered; none: the list. A number below nought: that one is taken back. */
  | { readonly is: 'orders'; readonly numbers: readonly number[] }
  /** What may come of that choice. */
  | { readonly is: 'odds'; readonly of: number | null }
  | { readonly is: 'journal'; readonly last: number | null }
  | { readonly is: 'save'; readonly file: string | null }
  /** Part of the name of a choice. */
  | { readonly is: 'name'; readonly text: string };

type Typed = Exclude<Reading['is'], 'nothing' | 'numbers' | 'name'>;
const TYPED: Readonly<Record<Typed, readonly string[]>> = {
  help: ['?', 'h', 'help', 'ayuda'],
  board: ['b', 'board', 'tablero'],
  why: ['w', 'why', 'porque', 'porqué'],
  rule: ['r', 'rule', 'regla'],
  undo: ['u', 'undo', 'deshacer'],
  orders: ['o', 'orders', 'ordenes', 'órdenes'],
  journal: ['j', 'journal', 'diario'],
  save: ['s', 'save', 'guardar'],
  language: ['l', 'language', 'idioma'],
  more: ['m', 'more', 'más'],
  hint: ['t', 'tip', 'hint', 'consejo'],
  odds: ['p', 'odds', 'probabilidades'],
  film: ['v', 'film', 'película', 'pelicula'],
  quit: ['q', 'quit', 'exit', 'salir'],
};
const TAKES_WORDS: readonly Typed[] = ['why', 'rule', 'journal', 'save', 'orders', 'odds'];

export const understand = (line: string): Reading => {
  const typed = line.trim();
  if (typed === '') return { is: 'nothing' };
  if (/^\d{1,4}([\s,]+\d{1,4})*$/.test(typed)) return { is: 'numbers', numbers: typed.split(/[\s,]+/).map(Number) };
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  const word = (Object.keys(TYPED) as Typed[]).find(o => TYPED[o].includes(first.toLowerCase()));
  if (word === undefined || (rest !== '' && !TAKES_WORDS.includes(word))) return { is: 'name', text: typed };
  switch (word) {
    case 'orders':
      if (rest !== '' && !/^-?\d{1,3}([\s,]+\d{1,3})*$/.test(rest)) return { is: 'name', text: typed };
      return { is: 'orders', numbers: rest === '' ? [] : rest.split(/[\s,]+/).map(Number) };
    case 'odds':
      if (!/^\d{0,3}$/.test(rest)) return { is: 'name', text: typed };
      return { is: 'odds', of: rest === '' ? null : Number(rest) };
    case 'why':
    case 'rule':
      return { is: word, of: rest };
    case 'journal':
      return { is: 'journal', last: /^\d{1,6}$/.test(rest) ? Number(rest) : null };
    case 'save':
      return { is: 'save', file: rest === '' ? null : rest };
    default:
      return { is: word };
  }
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Are all the words of `part` in `name`, whatever the accents and capitals? */
export const isPartOf = (part: string, name: string): boolean => {
  const folded = fold(name);
  return fold(part)
    .split(/\s+/)
    .every(word => folded.includes(word));
};
export const isSameName = (a: string, b: string): boolean => fold(a.trim()) === fold(b.trim());
