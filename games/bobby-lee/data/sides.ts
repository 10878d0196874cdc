/** 2.1-a The two players. A side is an index into SIDES everywhere in the data; NOBODY marks what belongs to neither. */
export const SIDES = ['USA', 'CSA'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
export type BySide<T> = readonly [usa: T, csa: T];

export const USA = 0;
export const CSA = 1;
export const NOBODY = -1;

/** 3.41-a The two kinds of weather; tables with a value for each are indexed by these. */
export const WEATHERS = ['dry', 'mud'] as const;
export type WeatherName = (typeof WEATHERS)[number];
export type Weather = 0 | 1;
export type ByWeather<T> = readonly [dry: T, mud: T];

export const DRY = 0;
export const MUD = 1;
