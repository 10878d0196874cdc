/** The words of tournaments, and points as people write them. */
import { settings } from '../../page/settings.svelte.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const CATALOGUES = { en, es };
export const tournamentWords = () => CATALOGUES[settings.language];

/** Hundredths, without noughts at the end. */
export const pointsText = (hundredths: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(hundredths / 100);
