/**
 * Builds the drawing of boards without a page (../pictures): one module that a server loads, with the faces of all games, their terrain
 * as JPEG (whoever turns drawings into pictures reads no WebP) and the letters of the table.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import jpegEncode, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import webpDecode, { init as initWebp } from '@jsquash/webp/decode.js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { InlineConfig, Plugin } from 'vite';
import { slugs } from './shelf.ts';

const PICTURED = 'virtual:pictured';
/** A picture is 1200 pixels wide: what is larger comes for those who look closely. */
const WIDEST = 2000;
const ADDRESS = /new URL\('(\.\/[^']+\.webp)', import\.meta\.url\)\.href/g;

const { resolve: find } = createRequire(import.meta.url);
/** Where types of pages are not at hand. */
const { compile } = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> } }).WebAssembly;
const compiled = async (path: string): Promise<never> => (await compile(readFileSync(find(path)))) as never;
let ready: Promise<unknown> | null = null;
const codecs = async (): Promise<unknown> => {
  // What decodes answers an ImageData, which only pages have.
  Object.assign(globalThis, {
    ImageData: function imageData(this: object, data: Uint8ClampedArray, width: number, height: number) {
      Object.assign(this, { data, width, height });
    },
  });
  return Promise.all([
    compiled('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm').then(module => initJpeg(module)),
    compiled('@jsquash/webp/codec/dec/webp_dec.wasm').then(module => initWebp(module)),
  ]);
};
/** The same picture as an address that holds it; empty for one that is too fine. */
const held = async (path: string): Promise<string> => {
  ready ??= codecs();
  await ready;
  const bytes = readFileSync(path);
  const picture = await webpDecode(new Uint8Array(bytes).buffer);
  if (picture.width > WIDEST) return '';
  return `data:image/jpeg;base64,${Buffer.from(await jpegEncode(picture, { quality: 88 })).toString('base64')}`;
};

/** `--serif: "EB Garamond", serif;` of the table's own sheet, as it is by day. */
const tokensIn = (sheet: string): Record<string, string> =>
  Object.fromEntries(
    [...(/:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const pictured = (house: string): Plugin => ({
  name: 'cuartel-pictured',
  enforce: 'pre',
  resolveId: id => (id === PICTURED ? `\0${PICTURED}` : undefined),
  load(id) {
    if (id !== `\0${PICTURED}`) return undefined;
    const look = join(house, 'table', 'look');
    const letters = readdirSync(join(look, 'fonts')).filter(name => name.endsWith('.woff2'));
    const file = (slug: string, name: string) => JSON.stringify(join(house, 'games', slug, 'board', name));
    return [
      ...slugs(house).map((slug, i) => `import { poster as p${i} } from ${file(slug, 'poster.ts')};`),
      `export const posters = {${slugs(house).map((slug, i) => `${JSON.stringify(slug)}: p${i}`)}};`,
      `export const faces = {${slugs(house).map(slug => `${JSON.stringify(slug)}: () => import(${file(slug, 'face.ts')}).then(m => m.face)`)}};`,
      `export const tokens = ${JSON.stringify(tokensIn(readFileSync(join(look, 'tokens.css'), 'utf8')))};`,
      `export const letters = ${JSON.stringify(letters.map(name => readFileSync(join(look, 'fonts', name)).toString('base64')))};`,
    ].join('\n');
  },
  async transform(code, id) {
    const found = [...code.matchAll(ADDRESS)];
    if (found.length === 0) return undefined;
    let text = code;
    for (const [all, name] of found) {
      const path = join(dirname(id), name!);
      if (existsSync(path)) text = text.replace(all, JSON.stringify(await held(path)));
    }
    return { code: text, map: null };
  },
});

export const picturesConfig = (house: string, outDir: string): InlineConfig => {
  const here = join(house, 'table');
  return {
    configFile: false,
    root: here,
    logLevel: 'error',
    publicDir: false,
    cacheDir: join(house, 'node_modules/.cache/cuartel/vite-pictures'),
    plugins: [pictured(house), svelte({ configFile: join(here, 'svelte.config.js'), emitCss: false })],
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'pictures', 'draw.ts'),
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: true,
      reportCompressedSize: false,
    },
  };
};
