/** 5.2.1-d Four army markers a side, and 7.5.1-a two elite units. An army or elite unit is its index in its list. */
import { CSA, type Side, USA } from './sides.ts';

export const ARMIES = [
  'potomac',
  'cumberland',
  'union-tennessee',
  'missouri',
  'northern-virginia',
  'tennessee',
  'mississippi',
  'west',
] as const;
export type ArmyId = (typeof ARMIES)[number];
export type Army = number;
export const ARMY_COUNT = ARMIES.length;
export const armyNamed = (id: ArmyId): Army => ARMIES.indexOf(id);
export const armySide: readonly Side[] = ARMIES.map((_, army) => (army < 4 ? USA : CSA));
export const ARMIES_OF: readonly (readonly Army[])[] = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
];

export const ELITES = ['iron-brigade', 'wilders-brigade', 'stonewall-brigade', 'hoods-texans'] as const;
export type Elite = number;
export const eliteSide: readonly Side[] = [USA, USA, CSA, CSA];
export const ELITES_OF: readonly (readonly Elite[])[] = [
  [0, 1],
  [2, 3],
];
