/** The words of the club, and lengths of time as people say them. */
import { settings } from '../../page/settings.svelte.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const CATALOGUES = { en, es };
export const club = () => CATALOGUES[settings.language];

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
export const lasted = (ms: number): string =>
  ms >= 2 * DAY
    ? club().days(Math.round(ms / DAY))
    : ms >= 2 * HOUR
      ? club().hours(Math.round(ms / HOUR))
      : club().minutes(Math.max(1, Math.round(ms / MINUTE)));
