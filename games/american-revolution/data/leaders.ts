/** 2.10-a The leaders. Those of the set-up and their names are given by the rules; values, and the others, are reconstructed. */
import type { LeaderKindName } from './kinds.ts';
import type { NationName } from './nations.ts';
import type { GroupCode } from './setup.ts';

export interface Leader {
  readonly id: string;
  readonly en: string;
  readonly es: string;
  readonly nation: NationName;
  readonly kind: LeaderKindName;
  readonly value: number;
  /** The group of the set-up; null: in the leader pool (4.2-n, 4.3-i). */
  readonly start: GroupCode | null;
}

export const AMERICAN_LEADERS = [
  { id: 'washington', en: 'Washington', es: 'Washington', nation: 'american', kind: 'general', value: 3, start: 'A-WASHINGTON' },
  { id: 'ward', en: 'Ward', es: 'Ward', nation: 'american', kind: 'commander', value: 1, start: 'A-NE' },
  { id: 'arnold', en: 'Arnold', es: 'Arnold', nation: 'american', kind: 'general', value: 3, start: 'A-MA' },
  { id: 'allen', en: 'Allen', es: 'Allen', nation: 'american', kind: 'commander', value: 1, start: 'A-MA' },
  { id: 'greene', en: 'Greene', es: 'Greene', nation: 'american', kind: 'general', value: 3, start: null },
  { id: 'gates', en: 'Gates', es: 'Gates', nation: 'american', kind: 'general', value: 1, start: null },
  { id: 'lincoln', en: 'Lincoln', es: 'Lincoln', nation: 'american', kind: 'general', value: 1, start: null },
  { id: 'montgomery', en: 'Montgomery', es: 'Montgomery', nation: 'american', kind: 'general', value: 2, start: null },
  { id: 'lafayette', en: 'Lafayette', es: 'Lafayette', nation: 'american', kind: 'general', value: 2, start: null },
  { id: 'wayne', en: 'Wayne', es: 'Wayne', nation: 'american', kind: 'general', value: 2, start: null },
  { id: 'morgan', en: 'Morgan', es: 'Morgan', nation: 'american', kind: 'general', value: 2, start: null },
  { id: 'marion', en: 'Marion', es: 'Marion', nation: 'american', kind: 'commander', value: 2, start: null },
  { id: 'clark', en: 'Clark', es: 'Clark', nation: 'american', kind: 'commander', value: 2, start: null },
  { id: 'jones', en: 'Jones', es: 'Jones', nation: 'american', kind: 'admiral', value: 1, start: null },
  { id: 'rochambeau', en: 'Rochambeau', es: 'Rochambeau', nation: 'french', kind: 'general', value: 2, start: 'F-FRANCE' },
  { id: 'de-grasse', en: 'de Grasse', es: 'de Grasse', nation: 'french', kind: 'admiral', value: 2, start: 'F-FRANCE' },
  { id: 'galvez', en: 'Gálvez', es: 'Gálvez', nation: 'spanish', kind: 'general', value: 2, start: 'S-NORLEANS' },
] as const satisfies readonly Leader[];

export const BRITISH_LEADERS = [
  { id: 'gage', en: 'Gage', es: 'Gage', nation: 'british', kind: 'general', value: 1, start: 'B-BOSTON' },
  { id: 'carleton', en: 'Carleton', es: 'Carleton', nation: 'british', kind: 'general', value: 2, start: 'B-CANADA' },
  { id: 'hamilton', en: 'Hamilton', es: 'Hamilton', nation: 'british', kind: 'general', value: 1, start: 'B-DETROIT' },
  { id: 'clinton', en: 'Clinton', es: 'Clinton', nation: 'british', kind: 'general', value: 2, start: 'B-BRITAIN' },
  { id: 'w-howe', en: 'W. Howe', es: 'W. Howe', nation: 'british', kind: 'general', value: 2, start: 'B-BRITAIN' },
  { id: 'r-howe', en: 'R. Howe', es: 'R. Howe', nation: 'british', kind: 'admiral', value: 2, start: 'B-BRITAIN' },
  { id: 'cornwallis', en: 'Cornwallis', es: 'Cornwallis', nation: 'british', kind: 'general', value: 3, start: 'B-SPECIAL' },
  { id: 'burgoyne', en: 'Burgoyne', es: 'Burgoyne', nation: 'british', kind: 'general', value: 1, start: null },
  { id: 'rawdon', en: 'Rawdon', es: 'Rawdon', nation: 'british', kind: 'general', value: 2, start: null },
  { id: 'knyphausen', en: 'Knyphausen', es: 'Knyphausen', nation: 'hessian', kind: 'general', value: 1, start: null },
  { id: 'butler', en: 'Butler', es: 'Butler', nation: 'tory', kind: 'commander', value: 1, start: null },
  { id: 'tarleton', en: 'Tarleton', es: 'Tarleton', nation: 'tory', kind: 'commander', value: 2, start: null },
  { id: 'rodney', en: 'Rodney', es: 'Rodney', nation: 'british', kind: 'admiral', value: 2, start: null },
] as const satisfies readonly Leader[];
