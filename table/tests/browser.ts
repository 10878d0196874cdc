/** A real browser for the tests: Debian's Chromium, driven by playwright-core. One runs for all of them; each gets an empty profile of it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  low: { width: 1280, height: 720 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof SCREENS;

/** The first two are pages of the browser's own that are loaded behind every window: half of what a window costs. The rest playwright leaves out too, and the last list given is the one that holds. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  `--disable-features=${WITHOUT.join()}`,
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
/** What a test has opened: one that was given up must not go on behind the next. */
const opened = new AsyncLocalStorage<Set<Browser | BrowserContext>>();
export const onItsOwn = <T>(run: () => Promise<T>): Promise<T> => opened.run(new Set(), run);
export const remembered = <B extends Browser | BrowserContext>(one: B): B => {
  opened.getStore()?.add(one);
  return one;
};
export const closeAll = async (): Promise<void> => {
  const left = [...(opened.getStore() ?? [])];
  opened.getStore()?.clear();
  for (const one of left) await one.close().catch(() => undefined);
};

/** The service worker fetches every game in the background: that costs more than the page, and only offline play needs it. */
const keepNothing = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => Promise.reject(new Error('this test keeps nothing for offline'));
  });
};

let running: Promise<Browser> | null = null;
/** The browser that all tests share; a new one, should it have gone. */
const browser = async (): Promise<Browser> => {
  if (running !== null && !(await running).isConnected()) running = null;
  running ??= chromium.launch({
    executablePath: process.env.CUARTEL_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    timeout: LONG,
  });
  return running;
};
export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close();
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
  /** Whether the table is kept for offline. */
  readonly kept?: boolean;
}

export const openBrowser = async ({
  screen = 'desktop',
  language = 'en',
  theme = 'light',
  motion = 'reduce',
  kept = false,
}: Wanted = {}): Promise<Opened> => {
  const phone = screen === 'phone';
  const made = await (await browser()).newContext({
    viewport: SCREENS[screen],
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion: motion,
    hasTouch: phone,
    isMobile: phone,
    acceptDownloads: true,
  });
  const context = remembered(made);
  context.setDefaultTimeout(LONG);
  if (!kept) await keepNothing(context);
  const complaints: string[] = [];
  const listen = (page: Page) => {
    void slowDown(page);
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(String(error)));
  };
  context.on('page', listen);
  const page = await context.newPage();
  await slowDown(page);
  return {
    context,
    page,
    complaints,
    async close() {
      opened.getStore()?.delete(context);
      await context.close();
    },
  };
};
