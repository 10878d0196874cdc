/**
 * The fonts of the table (../look/fonts) by the names that stand in their files: a page is told by its sheet which file is which family
 * and weight, whoever draws a picture reads the files themselves.
 */
const CUTS: Readonly<Record<string, readonly [plain: string, bold: string]>> = {
  'EB Garamond': ['EB Garamond', 'EB Garamond SemiBold'],
  'IM Fell English': ['IM FELL English', 'IM FELL English'],
  'IM Fell English SC': ['IM FELL English SC', 'IM FELL English SC'],
  'Source Sans 3': ['Source Sans 3 ExtraLight', 'Source Sans 3 ExtraLight SemiBold'],
};

/** Every name that stands in a file. */
export const NAMES: readonly string[] = [...new Set(Object.values(CUTS).flat())];

/** A list of families as a sheet gives it, as the fonts that are there. */
export const cutOf = (families: string, weight: string): string => {
  const bold = weight === 'bold' || Number(weight) >= 500;
  const known = families.split(',').flatMap(family => CUTS[family.trim().replace(/^["']|["']$/g, '')] ?? []);
  const cuts = known.filter((_, i) => i % 2 === (bold ? 1 : 0));
  return cuts.length === 0 ? 'EB Garamond' : cuts.join(', ');
};
