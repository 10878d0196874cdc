/**
 * What a small game costs in lines of code: those of Six Spaces outside `data/`, `text/` and `tests/` that are neither blank nor
 * nothing but comment, by room; those that serve the optional rules 8.2 to 8.14, which are there to try every part of the kit, apart.
 */

/** By room, before there were a kit and a boardkit; the game had the same rules but for 8.2 to 8.14. */
export const BEFORE: Readonly<Record<string, number>> = {
  board: 616,
  rulebook: 266,
  bot: 146,
  state: 96,
  types: 91,
  verbs: 88,
  index: 42,
  queries: 40,
};
/** A new game of this kind costs a quarter less. */
export const GOAL = 1038;

export interface LineCount {
  readonly plain: number;
  readonly optional: number;
}

const OUTSIDE: readonly string[] = ['data', 'text', 'tests'];
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const isCode = (line: string): boolean => line.trim() !== '' && !COMMENT.test(line);
const roomOf = (path: string): string => (path.split('/')[0] as string).replace(/\.ts$/, '');
/** Its opening comment begins with a number of chapter 8. */
const isOptional = (text: string): boolean => /^(?:<script[^>]*>\s*)?\/\*\*[\s*]*8\./.test(text);
const OPTIONAL_RULE = /(?<![\d.])8\.(?:[2-9]|1[0-4])(?![\d.])/;

const IMPORT = /^\s*import (?:type )?(?:\{([^}]*)\}|(\w+)) from '(\.[^']*)';/gm;
/** Where an import leads, from the root of the game. */
const targetOf = (from: string, to: string): string => {
  const path = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
};
/** What a file has from files of the optional rules. */
const namesFrom = (optional: ReadonlySet<string>, path: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, list, one, source]) => {
    if (!optional.has(targetOf(path, source as string))) return [];
    return (list ?? (one as string)).split(',').flatMap(name => {
      const called = name.trim().replace(/^type /, '');
      return called === '' ? [] : [called.split(' as ').at(-1) as string];
    });
  });

/**
 * By room. `files`: the texts of a game by path from its root. A line serves the optional rules when its file does (its opening
 * comment says so), when it cites one of them, in a comment too, or when it uses something from such a file.
 */
export const countLines = (files: ReadonlyMap<string, string>): Map<string, LineCount> => {
  const optional = new Set([...files].flatMap(([path, text]) => (isOptional(text) ? [path] : [])));
  const rooms = new Map<string, LineCount>();
  for (const [path, text] of files) {
    const room = roomOf(path);
    if (OUTSIDE.includes(room)) continue;
    const names = namesFrom(optional, path, text);
    const uses = names.length === 0 ? null : new RegExp(`(?<![\\w'.-])(?:${names.join('|')})(?![\\w'-])`);
    const serves = (line: string): boolean => OPTIONAL_RULE.test(line) || (uses?.test(line) ?? false);
    const lines = text.split('\n').filter(isCode);
    const served = optional.has(path) ? lines.length : lines.filter(serves).length;
    const so = rooms.get(room) ?? { plain: 0, optional: 0 };
    rooms.set(room, { plain: so.plain + lines.length - served, optional: so.optional + served });
  }
  return rooms;
};
