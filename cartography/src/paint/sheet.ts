import sharp from 'sharp';
import type { BoardFrame } from '../geo/frame.ts';
import type { Heights } from '../relief/field.ts';
import { type Shading, shade } from '../relief/shade.ts';
import { paper } from './paper.ts';

/** Lays paper, relief and the engraved layers over each other, `width` pixels wide. */
export async function sheet(
  frame: BoardFrame,
  field: Heights,
  shading: Shading,
  engraved: string,
  width: number,
): Promise<Buffer> {
  const height = Math.round((width * frame.height) / frame.width);
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const ground = await sharp(paper(half.width, half.height, frame.width), { raw: { ...half, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const covered = { width: Math.round(frame.width / field.cell), height: Math.round(frame.height / field.cell) };
  const relief = await sharp(shade(field, shading), { raw: { width: field.columns, height: field.rows, channels: 4 } })
    .extract({ left: 0, top: 0, ...covered })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}">${engraved}</svg>`;
  const lines = await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();
  return sharp(ground)
    .composite([{ input: relief }, { input: lines }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The best WebP of the picture that stays within the budget (bytes). */
export async function webp(picture: Buffer, width: number, budget: number): Promise<{ data: Buffer; quality: number }> {
  const small = await sharp(picture)
    .resize(width, undefined, { kernel: 'lanczos3' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 82; ; quality -= 4) {
    const data = await sharp(small).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (data.length <= budget || quality <= 26) return { data, quality };
  }
}
