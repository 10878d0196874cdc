/** What a sentence needs in any language: figures with their sign, a first letter, an end. */

/** −2, 0, 7: with a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** A modifier or a place on a track: −2, 0, +7. Nothing has no sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
/** With a capital at the front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With a full stop, unless it ends with a mark of its own: "You play Ambush!" */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
