/** The language of whoever sits at this machine, for what is said before there is an account that has one. */
import type { Language } from '@cuartel/engine';

export const systemLanguage = (env: Readonly<Record<string, string | undefined>> = process.env): Language =>
  /^es(?:[_.@-]|$)/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'es' : 'en';
