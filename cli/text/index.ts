import type { Language } from '@cuartel/engine';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

const ALL: Readonly<Record<Language, Words>> = { en, es };
export const wordsIn = (language: Language): Words => ALL[language];
