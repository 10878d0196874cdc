/** What a name may be made of: nothing invisible, nothing that only imitates another character, one script at a time. */

/** Scripts people write their names in today; those that are written together stand together. */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Tamil',
  'Telugu',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Sinhala',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
].map(scripts => {
  const letters = scripts.split(' ').map(script => `\\p{Script=${script}}`);
  return new RegExp(`^[${letters.join('')}\\p{Nd} ._'ー-]+$`, 'u');
});
const SHAPE = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd}]|[ ._'-](?=[\p{L}\p{Nd}]))*$/u;

/** `name` in NFC. */
export const isPlainName = (name: string): boolean =>
  SHAPE.test(name) && !/\p{DI}/u.test(name) && name.normalize('NFKC') === name && SCRIPTS.some(script => script.test(name));
