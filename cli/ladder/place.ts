/** Where a ladder is kept: among the working files, or, when it is meant to stay, in the project's documents for all to see. */
import { join } from 'node:path';
import { house } from '../games.ts';

/** Without its ending: the figures are .json, the picture .svg. */
export const placeOf = (slug: string, save: boolean): string =>
  save ? join(house, 'docs', 'ladders', slug) : join('.cuartel', 'ladders', slug);
