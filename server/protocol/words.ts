/** The small parts every message is made of. */
import { z } from 'zod';
import { isPlainName } from './names.ts';

/** No halves of characters. */
const whole = (text: string): boolean => !/\p{Cs}/u.test(text);
/** Text that people type: no control characters but line breaks and tabs, no halves of characters, NFC. */
const clean = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is kept out
  whole(text) && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text);
export const typed = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine(clean, 'characters that cannot be kept')
    .transform(t => t.normalize('NFC'));

/** No store knows a NUL, or half a character. */
export const isGiven = (text: string): boolean => whole(text) && !text.includes('\u0000');
/** What is looked for, and not kept. */
export const sought = (most: number) => z.string().max(most).refine(isGiven);

/** Blank, though Unicode calls it a sign. */
const BRAILLE_BLANK = '\u2800';
/** What joins letters of one word, or the parts of one picture. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/g;
/** One line, nothing that is not seen, no heap of marks on one letter; something to be seen, where there is anything. */
const visible = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\p{Co}]/u.test(text) &&
  !text.includes(BRAILLE_BLANK) &&
  !/\p{DI}|\p{Cf}/u.test(text.replace(JOINERS, '')) &&
  !/\p{M}{5}/u.test(text) &&
  (text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
/** Names and titles that people give. */
export const label = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine(text => whole(text) && visible(text), 'one line of what can be seen')
    .transform(text => text.normalize('NFC'));

export const Id = z.string().regex(/^[a-z2-9]{16}$/);
export const Name = z
  .string()
  .trim()
  .min(3)
  .max(24)
  .transform(t => t.normalize('NFC'))
  .refine(isPlainName, "letters of one script and digits, with single spaces or . _ ' - between them");
export const Email = z.email().max(200);
export const Password = z
  .string()
  .min(8)
  .max(200)
  .refine(t => whole(t));
export const Token = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
/** 64 hexadecimal digits: a part of the dice, or what binds one. */
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Language = z.enum(['en', 'es']);
export const Slug = z.string().regex(/^[a-z0-9-]{1,60}$/);
/** A name of the rulebook: a section, step, moment or deed. */
export const Word = z.string().regex(/^[@A-Za-z0-9_-]{1,60}$/);
export const Count = z.number().int().min(0).max(10_000_000);
export const Time = z.number().int();
export const Fine = z.object({ ok: z.literal(true) });
export const FaultSchema = z.object({ code: z.string(), message: z.string(), detail: z.unknown().optional() });
