/**
 * One's own part of the dice. It is drawn here, bound before the other's is known, and shown only when the server has committed to
 * its key and to the other's part. What was promised then is kept, to be compared when the match is over.
 */
import { bindingOf } from '@cuartel/engine/chance/mix.ts';
import type { MatchInfo } from '@cuartel/server/protocol/matches.ts';

/** Where parts are kept: in a browser its storage, in a program whatever it has. */
export interface Dicebox {
  held(key: string): string | null;
  keep(key: string, value: string): void;
}
/** What one put into the dice of a match, and what one had been told by then. */
export interface KeptPart {
  readonly as: 'host' | 'guest';
  readonly part: string;
  /** The server's commitment to its key. */
  readonly commitment: string;
  /** What binds the host's part. */
  readonly bound: string | null;
  /** The guest's part, as the host was shown it before he showed his own. */
  readonly guest: string | null;
  /** The guest's second part: the host was said to do without his. */
  readonly waived?: true;
}

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** 32 bytes of this machine's own randomness. */
export const newPart = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Forgets everything with the program. */
export const newDicebox = (): Dicebox => {
  const held = new Map<string, string>();
  return { held: key => held.get(key) ?? null, keep: (key, value) => void held.set(key, value) };
};

/** Draws a part and keeps it under what binds it. */
export const bindPart = (box: Dicebox): string => {
  const part = newPart();
  const bound = bindingOf(part);
  box.keep(bound, part);
  return bound;
};
export const keptOf = (box: Dicebox, match: string): KeptPart | null => {
  const text = box.held(match);
  return text === null ? null : (JSON.parse(text) as KeptPart);
};
type Told = Pick<MatchInfo, 'id' | 'commitment' | 'dice'>;

/**
 * The host's part, if it was bound here and nobody has seen it yet; what he is told now is kept with it. A part that was shown
 * against one part of the other player is not shown against another: whoever saw it could have chosen that one to fit.
 */
export const hostsPart = (box: Dicebox, { id, commitment, dice }: Told): string | null => {
  const part = dice?.bound == null ? null : box.held(dice.bound);
  if (part === null || dice === null) return null;
  const before = keptOf(box, id);
  if (before !== null && before.guest !== dice.guest) return null;
  box.keep(id, JSON.stringify({ as: 'host', part, commitment, bound: dice.bound, guest: dice.guest } satisfies KeptPart));
  return part;
};
/** A part for the other seat; `told`: the match as it was known before. The same for every try to take the seat; none in a challenge of one's own. */
export const guestsPart = (box: Dicebox, { id, commitment, dice }: Told): string | null => {
  if (dice?.bound != null && box.held(dice.bound) !== null) return null;
  const before = keptOf(box, id);
  const mine = before?.as === 'guest' ? before : null;
  // The host does without his: another part is given, under what was promised at first; one, however often it is asked for.
  const waived = dice?.waived === true;
  const part = mine === null || (waived && mine.waived !== true) ? newPart() : mine.part;
  const promised = mine ?? { commitment, bound: dice?.bound ?? null };
  const kept: KeptPart = {
    as: 'guest',
    part,
    commitment: promised.commitment,
    bound: promised.bound,
    guest: null,
    ...(waived ? { waived } : {}),
  };
  box.keep(id, JSON.stringify(kept));
  return part;
};

export type BrokenPromise = 'commitment' | 'bound' | 'mine' | 'theirs';
/** What is not as it was promised. `info`: the match once it has begun. */
export const brokenIn = (kept: KeptPart, { commitment, dice }: Told): BrokenPromise[] => {
  const broken: BrokenPromise[] = [];
  if (commitment !== kept.commitment) broken.push('commitment');
  if ((dice?.bound ?? null) !== kept.bound) broken.push('bound');
  const [mine, theirs] = kept.as === 'host' ? [dice?.host, dice?.guest] : [dice?.guest, dice?.host];
  if (mine !== kept.part) broken.push('mine');
  const fits =
    kept.as === 'host'
      ? (theirs ?? null) === kept.guest
      : kept.bound === null || (theirs == null ? dice?.waived === true : bindingOf(theirs) === kept.bound);
  if (!fits) broken.push('theirs');
  return broken;
};
