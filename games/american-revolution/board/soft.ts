/** Where a long word may be parted in a narrow box: not every browser knows the syllables of a language. */
const SHORTEST = 8;
/** So many letters stay on either side. */
const KEPT = 3;
const VOWEL = /[aeiouáéíóúü]/i;
/** These two begin a syllable together. */
const TOGETHER = /^(?:[bcdfgpt][lr]|[cpst]h|ll|rr|qu)$/i;

const parted = (word: string): string =>
  [...word]
    .map((letter, i, all) => {
      const [before, after] = [all[i - 1] ?? '', all[i + 1] ?? ''];
      const begins = !VOWEL.test(letter) && VOWEL.test(after) && !TOGETHER.test(before + letter);
      return begins && i >= KEPT && all.length - i >= KEPT ? `\u00AD${letter}` : letter;
    })
    .join('');
export const soft = (text: string): string => text.replace(/\p{L}+/gu, word => (word.length < SHORTEST ? word : parted(word)));
