/** Draws the icons of the installed table from icon.svg: `node table/build/icons.mjs`, after icon.svg has changed. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const icons = join(dirname(fileURLToPath(import.meta.url)), '..', 'public', 'icons');
const drawing = readFileSync(join(icons, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;background:#8a3320}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: join(icons, `icon-${size}.png`) });
}
await browser.close();
