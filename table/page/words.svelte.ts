/** The table's own words, in the language that is set. */
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { settings } from './settings.svelte.ts';

const CATALOGUES = { en, es };
export const words = () => CATALOGUES[settings.language];
