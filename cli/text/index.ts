import type { Language } from '@cuartel/engine';
import { en } from './en.ts';
import { es } from './es.ts';
import type { TerminalWords } from './words.ts';

const ALL: Readonly<Record<Language, TerminalWords>> = { en, es };
export const wordsIn = (language: Language): TerminalWords => ALL[language];
