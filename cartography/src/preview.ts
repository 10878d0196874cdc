import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const fonts = [
  ['EB Garamond', 'normal', '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2'],
  ['EB Garamond', 'italic', '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff2'],
  ['IM Fell English SC', 'normal', '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2'],
  ['IM Fell English', 'italic', '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2'],
] as const;

const inline = (type: string, file: URL) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

export const picture = (file: URL) => inline('image/webp', file);

/** Photographs an SVG in a real browser, with the fonts of the table. */
export async function photograph(svg: string, width: number, height: number, file: string): Promise<void> {
  const rules = fonts
    .map(
      ([family, style, path]) =>
        `@font-face{font-family:'${family}';font-style:${style};src:url(${inline('font/woff2', new URL(`../node_modules/${path}`, import.meta.url))})}`,
    )
    .join('');
  const page = `<!doctype html><meta charset="utf8"><style>${rules}body{margin:0}</style>${svg}`;
  const html = `${file}.html`;
  writeFileSync(html, page);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.goto(`file://${html}`);
  await tab.evaluate('document.fonts.ready');
  await tab.screenshot({ path: file });
  await browser.close();
}
