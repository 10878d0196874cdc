/** 3.41 WEATHER */
import { die } from '@cuartel/engine';
import { monthOfYear, ROLLED_MONTHS, rolledWeather, startingWeather } from '../data/calendar.ts';
import type { Table } from '../state/table.ts';
import { tell } from './pen.ts';

/** 3.41-b, 3.41-c In November and April, until it changes. */
export const rollWeather = (t: Table): void => {
  const { pub } = t;
  const month = monthOfYear(pub.month);
  if (!ROLLED_MONTHS.includes(month) || pub.weather !== startingWeather[month - 1]) return;
  const rolled = die(t);
  const weather = rolledWeather[rolled]!;
  const changed = weather !== pub.weather;
  pub.weather = weather;
  tell(t, '3.41-b', 'weather', { die: rolled, weather, changed });
};
