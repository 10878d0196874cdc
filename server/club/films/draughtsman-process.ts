/** The process in which pictures of films are drawn (draughtsman.ts). Its argument: the drawing that the table's build made. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Language, load, publicViewOf } from '@cuartel/engine';
import encode, { init } from '@jsquash/jpeg/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { takeDown } from '../../../games/index.ts';
import { PICTURE } from '../../protocol/films.ts';
import type { Drawn, Wanted } from './draughtsman.ts';

/** What table/pictures/draw.ts exports. */
interface Drawing {
  readonly letters: readonly string[];
  draw(
    slug: string,
    view: object,
    language: Language,
    told: { readonly scenario: string; readonly result: string; readonly winner: string | null },
  ): Promise<string | null>;
}
const tell = (told: Drawn): void => void process.send?.(told);
process.on('disconnect', () => process.exit(0));

/** Where types of pages are not at hand. */
const { compile } = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> } }).WebAssembly;
const { resolve } = createRequire(import.meta.url);
const { letters, draw } = (await import(pathToFileURL(process.argv[2]!).href)) as Drawing;
const fontBuffers = letters.map(font => new Uint8Array(Buffer.from(font, 'base64')));
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
await init((await compile(readFileSync(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')))) as never);
tell({ is: 'ready' });

/** The last is small enough for whatever shows links. */
const QUALITIES = [82, 70, 55, 35];
const painted = async (svg: string): Promise<string | null> => {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'EB Garamond' }, background: '#d9c79d' });
  const { width, height } = drawing;
  // Before anything is painted: the size of what is painted is the memory it takes.
  if (width !== PICTURE.width || height !== PICTURE.height) return null;
  const image = drawing.render();
  const data = new Uint8ClampedArray(image.pixels);
  image.free();
  drawing.free();
  for (const quality of QUALITIES) {
    const jpeg = Buffer.from(await encode({ data, width, height, colorSpace: 'srgb' } as never, { quality }));
    if (jpeg.length <= PICTURE.bytes) return jpeg.toString('base64');
  }
  return null;
};
const drawn = async ({ save, language, result, winner }: Wanted): Promise<string | null> => {
  const { game: slug } = JSON.parse(save) as { game: string };
  const game = await takeDown(slug);
  if (game === undefined) return null;
  const loaded = load(save, () => game);
  if (!loaded.ok) return null;
  const { position, record } = loaded.match;
  // What everybody may see at the end: no side's own drawer crosses to whoever draws.
  const view = { ...publicViewOf(position.table), me: null, own: null };
  const scenario = game.text[language].scenarios[record.scenario]?.name ?? record.scenario;
  const svg = await draw(slug, view, language, { scenario, result, winner });
  return svg === null ? null : painted(svg);
};

let before: Promise<unknown> = Promise.resolve();
process.on('message', (wanted: Wanted) => {
  before = before
    .then(() => drawn(wanted))
    .catch(() => null)
    .then(bytes => tell({ is: 'drawn', bytes }));
});
