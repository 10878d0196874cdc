/** Names that cannot be guessed, and what is kept of secrets. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 16 letters of 5 bits: ids of people and matches. */
export const newId = (): string => {
  let id = '';
  for (const byte of randomBytes(16)) id += LETTERS[byte & 31];
  return id;
};
/** A secret handed out once: sessions, invitations, resets. */
export const newToken = (): string => randomBytes(24).toString('base64url');
/** The store keeps only this of a token. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
