/** Builds the table into dist/ and lays a compressed copy beside every text file. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const house = dirname(here);
export const DIST = join(here, 'dist');
/** The drawing of boards that the server loads. */
export const PICTURES = join(here, 'pictures', 'dist');

const SOURCES = [
  'engine',
  'boardkit',
  'games',
  'table',
  'bots',
  'client',
  'package-lock.json',
  'docs/tested.json',
  'docs/ladders',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests']);
const TEXT = /\.(?:html|js|css|svg|json|webmanifest)$/;

/** The newest change below a path, in milliseconds; 0 when it is not there. */
const newest = path => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let time = 0;
  for (const entry of readdirSync(path)) if (!NOT_SOURCES.has(entry)) time = Math.max(time, newest(join(path, entry)));
  return time;
};

/** Is there a build, and is it younger than all it was made from? */
export const isFresh = () => {
  const built = statSync(join(DIST, 'index.html'), { throwIfNoEntry: false });
  return (
    built !== undefined &&
    existsSync(join(PICTURES, 'draw.js')) &&
    SOURCES.every(source => newest(join(house, source)) <= built.mtimeMs)
  );
};

const compress = () => {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < 800) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

export const build = async ({ quiet = true } = {}) => {
  // Whoever builds, a test too, builds what is served: in any other mode the table is not kept for offline.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const vite = await import('vite');
    await vite.build({ configFile: join(here, 'vite.config.ts'), logLevel: quiet ? 'error' : 'info' });
    const { picturesConfig } = await import('./build/pictures.ts');
    await vite.build(picturesConfig(house, PICTURES));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  compress();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ quiet: false });
