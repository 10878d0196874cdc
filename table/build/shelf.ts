/** The shelf: every game on it that has a face (`board/poster.ts`, `board/face.ts`), so that the table names none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SLUGS } from '../../games/shelf.ts';

const PAGE = 'virtual:shelf';
const RULES = 'virtual:rules';
const TESTED = 'virtual:tested';
const MINDS = 'virtual:minds';
const LADDERS = 'virtual:ladders';
const MODULES: readonly string[] = [PAGE, RULES, TESTED, MINDS, LADDERS];

export const slugs = (house: string): string[] =>
  SLUGS.filter(slug => ['board/poster.ts', 'board/face.ts'].every(file => existsSync(join(house, 'games', slug, file))));

/** Are there worked examples to be played? */
export const teaches = (house: string, slug: string): boolean => existsSync(join(house, 'games', slug, 'lessons', 'index.ts'));

const tested = (house: string): string => {
  const path = join(house, 'docs', 'tested.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '{"when":"","games":{}}';
};

/** The last ladders that were saved, of games that are on the shelf. */
export const ladders = (house: string): Readonly<Record<string, unknown>>[] => {
  const folder = join(house, 'docs', 'ladders');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ game }) => slugs(house).includes(game))
    .map(({ game, scenario, nodes, timed, games, levels, pairs, sides }) => ({
      game,
      scenario,
      nodes,
      timed,
      games,
      levels,
      pairs,
      sides,
    }));
};

export const shelf = (house: string): Plugin => {
  const file = (slug: string, path: string) => JSON.stringify(join(house, 'games', slug, path));
  return {
    name: 'cuartel-shelf',
    resolveId: id => (MODULES.includes(id) ? `\0${id}` : undefined),
    load(id) {
      const all = slugs(house);
      if (id === `\0${PAGE}`)
        return [
          ...all.map((slug, i) => `import { poster as p${i} } from ${file(slug, 'board/poster.ts')};`),
          `export const posters = [${all.map((slug, i) => `{ ...p${i}, lessons: ${teaches(house, slug)} }`).join(', ')}];`,
          `import { inWords } from ${JSON.stringify(join(house, 'table', 'page', 'settings.svelte.ts'))};`,
          `export const faces = {${all.map(slug => `${JSON.stringify(slug)}: () => import(${file(slug, 'board/face.ts')}).then(m => inWords(${JSON.stringify(slug)}, m.face))`).join(', ')}};`,
        ].join('\n');
      if (id === `\0${RULES}`) {
        const has = (slug: string) => existsSync(join(house, 'games', slug, 'text', 'headings.ts'));
        const headings = (slug: string) =>
          has(slug) ? `() => import(${file(slug, 'text/headings.ts')}).then(m => m.headings)` : '() => Promise.resolve([])';
        return `export const rules = {${all
          .map(slug => `${JSON.stringify(slug)}: { game: () => import(${file(slug, 'index.ts')}), headings: ${headings(slug)} }`)
          .join(', ')}};`;
      }
      if (id === `\0${MINDS}`) {
        const thinking = all.filter(slug => existsSync(join(house, 'games', slug, 'bot', 'mind.ts')));
        return `export const minds = {${thinking.map(slug => `${JSON.stringify(slug)}: () => import(${file(slug, 'bot/mind.ts')}).then(m => m.mind)`).join(', ')}};`;
      }
      if (id === `\0${TESTED}`) return `export const tested = ${JSON.stringify(JSON.parse(tested(house)).games ?? {})};`;
      if (id === `\0${LADDERS}`) return `export const ladders = ${JSON.stringify(ladders(house))};`;
      return undefined;
    },
  };
};
