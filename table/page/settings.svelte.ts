/** What a person has set, remembered by the browser where it will. */
import type { Language } from '@cuartel/engine';
import { fill } from '../sheets.ts';
import { ask } from './client.ts';

export interface Settings {
  language: Language;
  theme: 'day' | 'lamp';
  motion: 'full' | 'less';
  /** Percent. */
  size: 100 | 115 | 130;
  keys: boolean;
  /** What a die decided is shown at its place. */
  results: boolean;
  sound: boolean;
  /** A notice of the system when it is your turn and the page is not looked at. */
  notice: boolean;
}
const PLACE = 'cuartel:settings';

const asBrowser = (): Settings => ({
  language: navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en',
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'lamp' : 'day',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less' : 'full',
  size: 100,
  keys: true,
  results: true,
  sound: false,
  notice: false,
});
const remembered = (): Partial<Settings> => {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
};

export const settings: Settings = $state({ ...asBrowser(), ...remembered() });

const apply = () => {
  const { documentElement: root } = document;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.size = String(settings.size);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', settings.theme === 'lamp' ? '#1c140d' : '#f3e8cd');
};
const tellWorker = () => ask('speak', { language: settings.language, pace: settings.motion === 'less' ? 0 : 420 });

apply();
void tellWorker();

/** A face with the words it needs in the language that is set. */
export const inWords = async <F>(slug: string, face: F): Promise<F> => {
  await fill('words', settings.language, slug);
  return face;
};

/** Changes one setting, everywhere and for next time. The worker knows before this resolves. */
export const set = async <K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> => {
  if (name === 'language') await fill('words', value as Language);
  settings[name] = value;
  apply();
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // the browser keeps nothing: the setting lasts as long as the page
  }
  await tellWorker();
};
