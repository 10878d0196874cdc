/** How wide words are in the table's letters, near enough to place names without asking the page. */
export type LetterForm = 'plain' | 'caps';

/** Characters by their width in hundredths of an em. */
const WIDTHS: Readonly<Record<LetterForm, Readonly<Record<number, string>>>> = {
  plain: {
    20: " '",
    25: '!,-.:ijlí’',
    30: '()fst',
    35: 'IJrÍ',
    40: '/acezáéç',
    45: 'Sgkvxy',
    50: '0123456789Fbdhopqó',
    55: 'EPnuÉñúü–',
    60: 'BLYZ',
    65: 'TV',
    70: 'ACKRXwÁ',
    75: '&DGOQUÓÚÜ',
    80: 'HNmÑ',
    90: 'MW',
  },
  caps: {
    20: ' .',
    25: "!'(),:",
    30: 'ijí’',
    35: '/s–',
    40: 'Jbf',
    45: '-IaelpvxyzÍáéç',
    50: '0123456789Scdgkrt',
    55: 'noquñóúü',
    60: 'Ph',
    65: 'ABFVwÁ',
    70: 'CEKLYZmÉ',
    75: '&RT',
    80: 'DGQX',
    85: 'HNOUÑÓÚÜ',
    95: 'MW',
  },
};
const byCharacter = (letters: LetterForm): ReadonlyMap<string, number> =>
  new Map(Object.entries(WIDTHS[letters]).flatMap(([width, all]) => [...all].map(one => [one, Number(width)] as const)));
const WIDTH: Readonly<Record<LetterForm, ReadonlyMap<string, number>>> = {
  plain: byCharacter('plain'),
  caps: byCharacter('caps'),
};
/** Of a letter that is not in the table. */
const OTHER = 60;

/** Width of a text, in ems. */
export const widthOf = (text: string, letters: LetterForm): number =>
  [...text].reduce((sum, one) => sum + (WIDTH[letters].get(one) ?? OTHER), 0) / 100;
/** Height of capitals above the baseline and depth below it, and the distance of two lines, in ems. */
export const RISE = 0.72;
export const DROP = 0.24;
export const LEAD = 0.92;
