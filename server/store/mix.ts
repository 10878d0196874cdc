/** What the players put into the dice of a match, as the store keeps it. */
import type { Part } from '@cuartel/engine';

export interface Mix {
  /** What the host's part is bound by; null: he puts none in. */
  readonly bound: string | null;
  /** The host's part, once it is shown. */
  readonly host: string | null;
  /** The other player's part. */
  readonly guest: string | null;
  /** The host could not show his part and does without. */
  readonly waived: boolean;
  /** The other player took up an open challenge, so that it stands open again if he leaves. */
  readonly taken: boolean;
}
export const NO_MIX: Mix = { bound: null, host: null, guest: null, waived: false, taken: false };

export const readMix = (text: string | null): Mix | null => (text === null ? null : (JSON.parse(text) as Mix));
/** As the record has it; undefined: nobody put anything in. */
export const partsOf = (mix: Mix | null): readonly Part[] | undefined => {
  if (mix === null || (mix.bound === null && mix.guest === null)) return undefined;
  return [
    ...(mix.bound === null ? [] : [{ by: 'host', part: mix.host, bound: mix.bound }]),
    ...(mix.guest === null ? [] : [{ by: 'guest', part: mix.guest, bound: null }]),
  ];
};
/** Who must give something before the match begins. `person`: the other seat is a person's. */
export const waitsFor = (mix: Mix | null): 'host' | 'guest' | null => {
  if (mix === null || mix.bound === null || mix.host !== null) return null;
  if (!mix.waived) return 'host';
  return mix.guest === null ? 'guest' : null;
};
