/** A real browser for the tests: Debian's Chromium, driven by playwright-core, with an empty profile each time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof SCREENS;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/** How long a page is waited for: a limit for what never comes, not a measure of speed. */
export const LONG = 90_000;
/** `--slow N`: every page is given the N-th part of the processor. */
const SLOW = Number(process.env.CUARTEL_SLOW ?? 1);
export const slowDown = async (page: Page): Promise<void> => {
  if (SLOW <= 1) return;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  } catch {
    // the page is closed already
  }
};
/** What is open: a test that was given up must not go on behind the next one. */
const opened = new Set<Browser | BrowserContext>();
export const remembered = <B extends Browser | BrowserContext>(one: B): B => {
  opened.add(one);
  return one;
};
export const closeAll = async (): Promise<void> => {
  const left = [...opened];
  opened.clear();
  for (const one of left) await one.close().catch(() => undefined);
};

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the pages complained about. */
  readonly complaints: string[];
  close(): Promise<void>;
}
export interface Wanted {
  readonly screen?: Screen;
  readonly language?: 'en' | 'es';
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'reduce' | 'no-preference';
}

export const openBrowser = async ({
  screen = 'desktop',
  language = 'en',
  theme = 'light',
  motion = 'reduce',
}: Wanted = {}): Promise<Opened> => {
  const profile = mkdtempSync(join(tmpdir(), 'cuartel-browser-'));
  const phone = screen === 'phone';
  const launched = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CUARTEL_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    viewport: SCREENS[screen],
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion: motion,
    hasTouch: phone,
    isMobile: phone,
    acceptDownloads: true,
    timeout: LONG,
  });
  const context = remembered(launched);
  context.setDefaultTimeout(LONG);
  const complaints: string[] = [];
  const listen = (page: Page) => {
    void slowDown(page);
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(String(error)));
  };
  context.on('page', listen);
  const page = context.pages()[0] ?? (await context.newPage());
  listen(page);
  await slowDown(page);
  return {
    context,
    page,
    complaints,
    async close() {
      opened.delete(context);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
