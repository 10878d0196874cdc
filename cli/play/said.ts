/** What a line typed at the table means. Letters are the same in both languages; whole words are taken in either. */
export type Said =
  | { readonly is: 'nothing' | 'help' | 'board' | 'undo' | 'language' | 'quit' | 'more' }
  /** One choice, or several members of a set. */
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  | { readonly is: 'why' | 'rule'; readonly of: string }
  | { readonly is: 'journal'; readonly last: number | null }
  | { readonly is: 'save'; readonly file: string | null }
  /** Part of the name of a choice. */
  | { readonly is: 'name'; readonly text: string };

type Order = Exclude<Said['is'], 'nothing' | 'numbers' | 'name'>;
const ORDERS: Readonly<Record<Order, readonly string[]>> = {
  help: ['?', 'h', 'help', 'ayuda'],
  board: ['b', 'board', 'tablero'],
  why: ['w', 'why', 'porque', 'porqué'],
  rule: ['r', 'rule', 'regla'],
  undo: ['u', 'undo', 'deshacer'],
  journal: ['j', 'journal', 'diario'],
  save: ['s', 'save', 'guardar'],
  language: ['l', 'language', 'idioma'],
  more: ['m', 'more', 'más'],
  quit: ['q', 'quit', 'exit', 'salir'],
};
const TAKES_WORDS: readonly Order[] = ['why', 'rule', 'journal', 'save'];

export const understand = (line: string): Said => {
  const typed = line.trim();
  if (typed === '') return { is: 'nothing' };
  if (/^\d{1,4}([\s,]+\d{1,4})*$/.test(typed)) return { is: 'numbers', numbers: typed.split(/[\s,]+/).map(Number) };
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  const order = (Object.keys(ORDERS) as Order[]).find(o => ORDERS[o].includes(first.toLowerCase()));
  if (order === undefined || (rest !== '' && !TAKES_WORDS.includes(order))) return { is: 'name', text: typed };
  switch (order) {
    case 'why':
    case 'rule':
      return { is: order, of: rest };
    case 'journal':
      return { is: 'journal', last: /^\d{1,6}$/.test(rest) ? Number(rest) : null };
    case 'save':
      return { is: 'save', file: rest === '' ? null : rest };
    default:
      return { is: order };
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
