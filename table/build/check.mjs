/** The types of the table, and of every face on the shelf: names them in tests/faces.check.ts (which git does not keep), then reads all. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slugs } from './shelf.ts';

const table = dirname(dirname(fileURLToPath(import.meta.url)));
const house = dirname(table);
const NAMED = join(table, 'tests', 'faces.check.ts');

const all = slugs(house);
const text = `/** Every face fits what the table expects of it. Written by build/check.mjs; only the type check reads it. */
${all.map((slug, n) => `import { face as face${n} } from '@cuartel/${slug}/board/face.ts';\nimport { poster as poster${n} } from '@cuartel/${slug}/board/poster.ts';\n`).join('')}import type { Face, Poster } from '../face.ts';

export const faces: readonly Face[] = [${all.map((_, n) => `face${n}`).join(', ')}];
export const posters: readonly Poster[] = [${all.map((_, n) => `poster${n}`).join(', ')}];
`;
if (!existsSync(NAMED) || readFileSync(NAMED, 'utf8') !== text) writeFileSync(NAMED, text);

process.argv.push('--workspace', table, '--tsconfig', 'tsconfig.json', '--fail-on-warnings');
await import(join(house, 'node_modules', 'svelte-check', 'bin', 'svelte-check'));
