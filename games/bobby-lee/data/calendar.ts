import type { BlockName } from './blocks.ts';
import { type BySide, DRY, MUD, type Weather } from './sides.ts';

/** Months are counted from January 1861, which is 0. */
export type Month = number;

export const FIRST_YEAR = 1861;

/** The month of a date; months of the year go from 1 to 12. */
export const monthAt = (year: number, monthOfYear: number): Month => (year - FIRST_YEAR) * 12 + monthOfYear - 1;
export const yearOf = (month: Month): number => FIRST_YEAR + (month - (month % 12)) / 12;
export const monthOfYear = (month: Month): number => (month % 12) + 1;

export const MONTHS = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const;

/** 3.41-a, 3.41-c Weather at the start of each month of the year, January first. */
export const startingWeather: readonly Weather[] = [MUD, MUD, MUD, MUD, DRY, DRY, DRY, DRY, DRY, DRY, DRY, MUD];

/** 3.41-b Months of the year in which the weather is rolled until it changes. */
export const ROLLED_MONTHS: readonly number[] = [4, 11];

/** 3.41-b Weather by the roll: odd Mud, even Dry; index 0 is never rolled. */
export const rolledWeather: readonly Weather[] = [DRY, MUD, DRY, MUD, DRY, MUD, DRY];

/** 12.2-a Replacement Points of a month by calendar year; years after the last row use the last row. */
export const replacementPoints: readonly BySide<number>[] = [
  [12, 8],
  [16, 10],
  [20, 12],
  [18, 10],
];

/** 5.12-a Command radius of field HQs. */
export const commandRadius: BySide<number> = [1, 2];

/** 5.12-b Lee and Grant: the HQ's radius from a given month on. */
export const LEADERS: readonly {
  readonly name: string;
  readonly hq: BlockName;
  readonly radius: number;
  readonly from: Month;
}[] = [
  { name: 'Lee', hq: 'anv', radius: 3, from: monthAt(1862, 6) },
  { name: 'Grant', hq: 'ap', radius: 2, from: monthAt(1864, 3) },
];

/** 9.5-a Earliest month of the Washington-Alexandria link, and the month ends of occupation that it needs. */
export const LINK_MONTH: Month = monthAt(1862, 1);
export const LINK_MONTH_ENDS = 6;

/** 3.3.1-a, 3.3.1-b The election that decides a campaign game, and its very last month. */
export const ELECTION: Month = monthAt(1864, 10);
export const LAST_MONTH: Month = monthAt(1866, 12);
