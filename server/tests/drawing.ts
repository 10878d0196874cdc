/** Stand-ins for the drawing that the table's build makes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './running.ts';

/** A folder with a drawing whose `draw` does this. */
export const drawingOf = (body: string): string => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'draw.js'),
    `import { writeFileSync } from 'node:fs';\nexport const letters = [];\nexport const draw = async (slug, view, language, told) => {${body}};\n`,
  );
  return folder;
};
export const svgOf = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colour}"/></svg>`;
export const DRAWN = `return \`${svgOf('#345')}\`;`;

/** Width and height of a JPEG. */
export const sizeOf = (jpeg: Uint8Array): [number, number] => {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Error('this is no JPEG');
  for (let i = 2; i + 8 < jpeg.length; i += 2 + ((jpeg[i + 2]! << 8) | jpeg[i + 3]!))
    if (jpeg[i + 1] === 0xc0 || jpeg[i + 1] === 0xc2)
      return [(jpeg[i + 7]! << 8) | jpeg[i + 8]!, (jpeg[i + 5]! << 8) | jpeg[i + 6]!];
  throw new Error('this JPEG has no size');
};
