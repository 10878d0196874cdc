/** The words of films. */
import { settings } from '../../page/settings.svelte.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const CATALOGUES = { en, es };
export const films = () => CATALOGUES[settings.language];
