import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { within } from '../setup/house.mjs';

const ROOT = within('games/six-spaces');
/** The code of Six Spaces by path from its root. */
export const sixSpacesFiles = (): Map<string, string> => {
  const files = new Map<string, string>();
  for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:ts|svelte)$/.test(path) || path.includes('node_modules')) continue;
    files.set(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8'));
  }
  return files;
};
