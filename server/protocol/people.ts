/** Accounts, as they travel. */
import { z } from 'zod';
import { Count, Email, isGiven, Language, label, Name, Password, Slug, sought, Time, Token } from './words.ts';

export const SignUp = z.strictObject({
  name: Name,
  password: Password,
  email: Email.optional(),
  language: Language.default('en'),
});
export const SignIn = z.strictObject({
  name: sought(200),
  password: z.string().max(200),
  code: z.string().max(20).optional().describe('of the second factor, or a spare one'),
});
export const BeGuest = z.strictObject({ language: Language.default('en') });
export const ChangePassword = z.strictObject({ old: z.string().max(200), new: Password });
export const ForgotPassword = z.strictObject({ name: sought(200) });
export const ResetPassword = z.strictObject({ token: Token, password: Password });
export const ConfirmEmail = z.strictObject({ token: Token });
export const DeleteAccount = z.strictObject({ password: z.string().max(200).optional() });
export const ChangeAccount = z.strictObject({
  email: Email.nullable().optional(),
  password: z.string().max(200).optional().describe('needed to change the address'),
  language: Language.optional(),
  mailTurns: z.boolean().optional(),
  pushTurns: z.boolean().optional(),
  mailDigest: z.boolean().optional().describe('one letter a day at most instead of one for each hand-over'),
  showOnline: z.boolean().optional().describe('may others see whether I am here?'),
});
export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Time, usedAt: Time.nullable() });
export type Passkey = z.infer<typeof Passkey>;
/** As the browser gives it (WebAuthn, JSON). */
const signedBy = z.looseObject({ id: sought(1400), response: z.looseObject({}) });
export const NewPasskey = z.strictObject({ response: signedBy, name: label(1, 60) });
export const ByPasskey = z.strictObject({ response: signedBy });
export const GoAway = z.strictObject({ days: z.int().min(1).max(366) });
export const Vacation = z.object({
  until: Time.nullable().describe('null: I am here'),
  left: Count.describe('days that are left to me this year'),
});
export type Vacation = z.infer<typeof Vacation>;
/** As the browser gives it; the address itself is looked at where it is called. */
export const Endpoint = z.url().max(600).refine(isGiven);
export const PushSubscription = z.strictObject({
  endpoint: Endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=*$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{20,30}=*$/),
  }),
});

/** A person, or a bot: `bot` is then its level's name. */
export const Person = z.object({
  id: z.string().regex(/^(?:[a-z2-9]{16}|bot:[a-z0-9-]{1,40})$/),
  name: z.string(),
  guest: z.boolean(),
  bot: z.object({ en: z.string(), es: z.string() }).optional(),
});
export type Person = z.infer<typeof Person>;

/** What a person is told of himself. `token` only when the session was made by this answer and is wanted outside a browser. */
export const Me = Person.extend({
  language: Language,
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  mailTurns: z.boolean(),
  mailDigest: z.boolean(),
  pushTurns: z.boolean(),
  showOnline: z.boolean(),
  moderator: z.boolean(),
  csrf: z.string(),
});
export type Me = z.infer<typeof Me>;
export const Welcome = z.object({
  me: Me,
  token: z.string().nullable().describe('for programs: Authorization: Bearer <token>; null for pages, which have the cookie'),
});
export type Welcome = z.infer<typeof Welcome>;

export const Session = z.object({ id: z.string(), agent: z.string(), createdAt: Time, seenAt: Time, current: z.boolean() });
export const Rating = z.object({ game: Slug, rating: z.number(), deviation: z.number(), games: Count });
export type Rating = z.infer<typeof Rating>;
export const Record = z.object({ game: Slug, side: z.string(), won: Count, drawn: Count, lost: Count });
export const Profile = Person.extend({
  since: Time,
  online: z.boolean(),
  followed: z.boolean().describe('by me'),
  ratings: z.array(Rating),
  records: z.array(Record),
});
export type Profile = z.infer<typeof Profile>;
export const Ranked = Person.extend({ rating: z.number(), deviation: z.number(), games: Count });
