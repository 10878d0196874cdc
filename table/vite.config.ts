import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';
import { sheets } from './build/sheets.ts';
import { shelf } from './build/shelf.ts';

const here = dirname(fileURLToPath(import.meta.url));
const house = dirname(here);

export default defineConfig({
  root: here,
  base: './',
  publicDir: join(here, 'public'),
  cacheDir: join(house, 'node_modules/.cache/cuartel/vite'),
  plugins: [sheets(house), shelf(house), svelte(), precache(join(here, 'build/sw.js'), join(here, 'public'))],
  worker: { format: 'es', plugins: () => [sheets(house), shelf(house)] },
  server: { fs: { allow: [house] } },
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
