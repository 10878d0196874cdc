/** Writes the service worker: the list of everything that was built, and a revision that changes with any of it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

export const precache = (source: string, publicDir: string): Plugin => ({
  name: 'cuartel-precache',
  apply: 'build',
  generateBundle(_, bundle) {
    const hash = createHash('sha256');
    // index.html is written later, from the names of these files: it needs no hash of its own.
    const names: string[] = ['./'];
    for (const [name, made] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (name.endsWith('.map') || name === 'index.html') continue;
      names.push(name);
      hash.update(name).update(made.type === 'chunk' ? made.code : made.source);
    }
    for (const path of filesIn(publicDir).sort()) {
      names.push(relative(publicDir, path));
      hash.update(readFileSync(path));
    }
    const template = readFileSync(source, 'utf8');
    hash.update(template);
    const put = (text: string, mark: RegExp, value: unknown): string => {
      if (!mark.test(text)) throw new Error(`the service worker has no ${mark.source}`);
      return text.replace(mark, () => JSON.stringify(value));
    };
    const text = put(put(template, /(['"])__REVISION__\1/, hash.digest('hex').slice(0, 16)), /(['"])__FILES__\1/, names);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
  },
});
