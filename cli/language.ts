/** Which language the reader wants: `--lang`, or what the machine is set to. */
import { LANGUAGES, type Language } from '@cuartel/engine';

export const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(text);

export const languageOf = (env: NodeJS.ProcessEnv): Language => {
  // LC_ALL outranks LC_MESSAGES, which outranks LANG; an empty one says nothing.
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^es(?:[_.@-]|$)/i.test(locale) ? 'es' : 'en';
};
