/** 2.7-a The regions. The first seven are the colonial regions (3.1-g), in the order of that rule; only they have loyalty. */
export const REGIONS = [
  { id: 'new-england', en: 'New England', es: 'Nueva Inglaterra' },
  { id: 'mid-atlantic', en: 'Mid-Atlantic', es: 'Atlántico Medio' },
  { id: 'virginia', en: 'Virginia', es: 'Virginia' },
  { id: 'deep-south', en: 'Deep South', es: 'Profundo Sur' },
  { id: 'west', en: 'West', es: 'Oeste' },
  { id: 'florida', en: 'Florida', es: 'Florida' },
  { id: 'canada', en: 'Canada', es: 'Canadá' },
  { id: 'west-indies', en: 'West Indies', es: 'Indias Occidentales' },
  { id: 'new-spain', en: 'New Spain', es: 'Nueva España' },
  { id: 'cuba', en: 'Cuba', es: 'Cuba' },
  { id: 'hispaniola', en: 'Hispaniola', es: 'Española' },
] as const;

/** A region is its index in REGIONS. */
export type Region = number;
export type RegionName = (typeof REGIONS)[number]['id'];
export const COLONIAL_REGIONS = 7;

const INDEX: ReadonlyMap<string, Region> = new Map(REGIONS.map(({ id }, i) => [id, i]));
export const regionOf = (id: RegionName): Region => INDEX.get(id) as Region;
