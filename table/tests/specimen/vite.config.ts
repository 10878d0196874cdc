/** Builds the specimen page as the table is built, into the cache. */
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sheets } from '../../build/sheets.ts';
import { shelf } from '../../build/shelf.ts';

const here = import.meta.dirname;
const house = join(here, '..', '..', '..');

export default defineConfig({
  root: here,
  base: './',
  publicDir: false,
  plugins: [sheets(house), shelf(house), svelte({ configFile: join(house, 'table', 'svelte.config.js') })],
  worker: { format: 'es', plugins: () => [sheets(house), shelf(house)] },
  build: {
    outDir: join(house, 'node_modules/.cache/cuartel/specimen'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
