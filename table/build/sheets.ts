/**
 * Texts of games that are not fetched with their code: in their place stand empty sheets, which sheets.ts fills. Catalogues
 * (`text/en.ts`, `text/cards.es.ts`) wherever something outside of `text/` imports them, and every ledger (`text/rules.en.ts`).
 */
import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '\0sheet:';
const CATALOGUE = /^(?:.*\.)?(en|es)\.ts$/;
const LEDGER = /^rules\.(en|es)\.ts$/;

interface Text {
  readonly kind: 'words' | 'rules';
  readonly slug: string;
  readonly language: string;
}
/** What text of a game this is, if the importer must do with an empty sheet of it. */
export const textOf = (games: string, source: string, importer: string): (Text & { readonly file: string }) | null => {
  if (!source.startsWith('.') || !importer.startsWith(games + sep)) return null;
  const file = join(dirname(importer), source);
  const [slug, room, name, ...deeper] = file.slice(games.length + 1).split(sep);
  const [own, from] = importer.slice(games.length + 1).split(sep);
  if (slug === undefined || slug !== own || room !== 'text' || name === undefined || deeper.length > 0) return null;
  const ledger = LEDGER.exec(name)?.[1];
  if (ledger !== undefined) return { kind: 'rules', slug, language: ledger, file };
  const language = CATALOGUE.exec(name)?.[1];
  return language === undefined || from === 'text' ? null : { kind: 'words', slug, language, file };
};
/** A module with an empty sheet for each thing that the file exports. */
export const sheetsFor = ({ kind, slug, language }: Text, file: string, source: string, runtime: string): string => {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string);
  if (names.length === 0) throw new Error(`${file} exports no text`);
  const sheet = (name: string) =>
    `export const ${name} = sheet('${kind}', '${slug}', '${language}', () => import(${JSON.stringify(file)}).then(m => m.${name}));`;
  return [`import { sheet } from ${JSON.stringify(runtime)};`, ...names.map(sheet)].join('\n');
};

export const sheets = (house: string): Plugin => {
  const games = join(house, 'games');
  const runtime = join(house, 'table', 'sheets.ts');
  return {
    name: 'cuartel-sheets',
    enforce: 'pre',
    resolveId(source, importer) {
      const text = importer === undefined ? null : textOf(games, source, importer.split('?')[0] as string);
      return text === null ? undefined : `${MARK}${[text.kind, text.slug, text.language, text.file].join(':')}`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const [kind, slug, language, ...file] = id.slice(MARK.length).split(':') as [Text['kind'], string, string, ...string[]];
      const path = file.join(':');
      return sheetsFor({ kind, slug, language }, path, readFileSync(path, 'utf8'), runtime);
    },
  };
};
