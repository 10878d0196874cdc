/** What is written of the house for people is what the house rules say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLUGS } from '../../games/shelf.ts';
import { within } from '../setup/house.mjs';
import { MAY_IMPORT, OPEN_ROOMS, REACH } from './direction.ts';
import { OWED } from './glossary.ts';

const read = (path: string): string => readFileSync(within(path), 'utf8');
const contributing = read('CONTRIBUTING.md');

/** The rows of the table under a heading, cell by cell. */
const tableUnder = (heading: string): string[][] => {
  const from = contributing.indexOf(`| ${heading} |`);
  const lines = contributing.slice(from).split('\n');
  return lines
    .slice(
      2,
      lines.findIndex(line => !line.startsWith('|')),
    )
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
};
const listed = (cell: string): string[] => (cell === '' || cell === 'nothing' ? [] : cell.replaceAll(';', ',').split(', '));
const bare = (cell: string): string => cell.replaceAll('`', '').replace(/\/$|\.ts$/, '');

test('CONTRIBUTING: what each wing may import', () => {
  const written = tableUnder('wing').map(([wing, may]) => [
    bare(wing!),
    listed(may!).map(other => other.replace(/ from .*$/, '')),
  ]);
  expect(Object.fromEntries(written)).toEqual(MAY_IMPORT);
  expect(contributing).toContain('boardkit from `board/` only');
});
test('CONTRIBUTING: what each room of a game may import', () => {
  const rows = tableUnder('in a game');
  const written = rows
    .slice(0, -1)
    .map(([room, values, types]) => [bare(room!), { values: listed(values!), types: listed(types!) }]);
  expect(Object.fromEntries(written)).toEqual(REACH);
  const [free, everything] = rows.at(-1)!;
  expect(everything).toBe('everything');
  for (const room of listed(free!).map(bare)) expect(REACH[room]).toBeUndefined();
});
test('CONTRIBUTING: what the bots may open in a game', () => {
  const sentence = /`bots\/` open only a game's (.*?)\./.exec(contributing)?.[1] ?? '';
  expect(sentence.replace(' and ', ', ').split(', ').sort()).toEqual([...OPEN_ROOMS].sort());
});
test('README: the sequence of play of each game is where it says', () => {
  const links = [...read('README.md').matchAll(/\(games\/([a-z-]+)\/rulebook\/([0-9]+-sequence\.ts)\)/g)];
  expect(links.length).toBeGreaterThan(0);
  expect(SLUGS).toEqual(expect.arrayContaining(links.map(link => link[1])));
  for (const [, slug, file] of links) {
    const sequences = readdirSync(within('games', slug!, 'rulebook')).filter(name => name.endsWith('-sequence.ts'));
    expect([slug, ...sequences]).toEqual([slug, file]);
    expect(read(`games/${slug}/rulebook/${file}`)).toMatch(/export const game = section\(\s*'game'/);
  }
});
test('README and CONTRIBUTING: every command is there, and every file that is linked', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const path of ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']) {
    const text = read(path);
    for (const [, command] of text.matchAll(/npm run ([a-z:]+)/g))
      expect([path, Object.keys(scripts)]).toEqual([path, expect.arrayContaining([command])]);
    for (const [, link] of text.matchAll(/\]\(((?!https?:)[^)#]+)\)/g))
      expect([path, link, existsSync(within(link!))]).toEqual([path, link, true]);
  }
});
test('the glossary: every word that is owed has its line', () => {
  const glossary = read('docs/glossary.md');
  const part = glossary.slice(glossary.indexOf('## Several things'), glossary.indexOf('## Files whose'));
  const words = new Set([...part.matchAll(/^\| ([A-Z][^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z]\w+/g) ?? []));
  expect(Object.keys(OWED).filter(word => !words.has(word))).toEqual([]);
});
