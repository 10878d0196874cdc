/** The types of the table and of every face on the shelf. A face is checked where it is written; that it asks for it, is seen here. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slugs } from './shelf.ts';

const table = dirname(dirname(fileURLToPath(import.meta.url)));
const house = dirname(table);
const ASKED = { 'face.ts': /satisfies Face</, 'poster.ts': /satisfies Poster;/ };

for (const slug of slugs(house))
  for (const [file, asked] of Object.entries(ASKED))
    if (!asked.test(readFileSync(join(house, 'games', slug, 'board', file), 'utf8'))) {
      process.stdout.write(`games/${slug}/board/${file}: what it exports must say ${asked.source}\n`);
      process.exit(1);
    }

process.argv.push('--workspace', table, '--tsconfig', 'tsconfig.json', '--fail-on-warnings');
await import(join(house, 'node_modules', 'svelte-check', 'bin', 'svelte-check'));
