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
