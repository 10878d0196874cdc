/** Names of places and pieces in both languages. */
import type { Language, Thing } from '@cuartel/engine';
import { ARMIES, type Army } from '../data/armies.ts';
import { type Season, yearOf } from '../data/calendar.ts';
import { generalName } from '../data/generals.ts';
import { nameOf, type Space, type SpaceId, spaceOf } from '../data/spaces.ts';
import { STATES, type State, type StateId, stateOf } from '../data/states.ts';

export type InBothLanguages = { readonly en: string; readonly es: string };

const SPANISH_PLACES: Partial<Record<SpaceId, string>> = {
  'philadelphia-pa': 'Filadelfia',
  'indianapolis-in': 'Indianápolis',
  'st-louis-mo': 'San Luis',
  'new-madrid-mo': 'Nueva Madrid',
  'new-orleans-la': 'Nueva Orleans',
  'forts-st-philip-jackson-la': 'Fuertes St. Philip/Jackson',
};
const spanish: ReadonlyMap<Space, string> = new Map(
  (Object.keys(SPANISH_PLACES) as SpaceId[]).map(id => [spaceOf(id), SPANISH_PLACES[id]!]),
);
export const placeName = (space: Space, language: Language): string =>
  (language === 'es' ? spanish.get(space) : undefined) ?? nameOf(space);
/** With its state: several towns share a name. */
export const fullPlaceName = (space: Space, language: Language): string => {
  const state = STATES[stateOf[space]!]!;
  return language === 'es' ? `${placeName(space, 'es')} (${state})` : `${placeName(space, 'en')}, ${state}`;
};

export const stateNames: Readonly<Record<StateId, InBothLanguages>> = {
  MO: { en: 'Missouri', es: 'Misuri' },
  KY: { en: 'Kentucky', es: 'Kentucky' },
  WV: { en: 'West Virginia', es: 'Virginia Occidental' },
  TN: { en: 'Tennessee', es: 'Tennessee' },
  AR: { en: 'Arkansas', es: 'Arkansas' },
  TX: { en: 'Texas', es: 'Texas' },
  LA: { en: 'Louisiana', es: 'Luisiana' },
  MS: { en: 'Mississippi', es: 'Misisipi' },
  AL: { en: 'Alabama', es: 'Alabama' },
  GA: { en: 'Georgia', es: 'Georgia' },
  FL: { en: 'Florida', es: 'Florida' },
  NC: { en: 'North Carolina', es: 'Carolina del Norte' },
  SC: { en: 'South Carolina', es: 'Carolina del Sur' },
  VA: { en: 'Virginia', es: 'Virginia' },
  IL: { en: 'Illinois', es: 'Illinois' },
  IN: { en: 'Indiana', es: 'Indiana' },
  OH: { en: 'Ohio', es: 'Ohio' },
  PA: { en: 'Pennsylvania', es: 'Pensilvania' },
  MD: { en: 'Maryland', es: 'Maryland' },
  DE: { en: 'Delaware', es: 'Delaware' },
  NJ: { en: 'New Jersey', es: 'Nueva Jersey' },
  DC: { en: 'District of Columbia', es: 'Distrito de Columbia' },
};
export const stateName = (state: State, language: Language): string => stateNames[STATES[state]!]![language];

const armyNames: Readonly<Record<(typeof ARMIES)[number], InBothLanguages>> = {
  potomac: { en: 'Army of the Potomac', es: 'Ejército del Potomac' },
  cumberland: { en: 'Army of the Cumberland', es: 'Ejército del Cumberland' },
  'union-tennessee': { en: 'Army of the Tennessee', es: 'Ejército del Tennessee' },
  missouri: { en: 'Army of the Missouri', es: 'Ejército del Misuri' },
  'northern-virginia': { en: 'Army of Northern Virginia', es: 'Ejército de Virginia del Norte' },
  tennessee: { en: 'Army of Tennessee', es: 'Ejército de Tennessee' },
  mississippi: { en: 'Army of Mississippi', es: 'Ejército de Misisipi' },
  west: { en: 'Army of the West', es: 'Ejército del Oeste' },
};
export const armyName = (army: Army, language: Language): string => armyNames[ARMIES[army]!]![language];
/** On the ribbon of its piece. */
export const ribbonName = (army: Army, language: Language): string =>
  armyName(army, language).replace('Ejército', 'Ej.').replace('Northern', 'N.');

/** By elite unit. */
export const eliteNames: readonly InBothLanguages[] = [
  { en: 'Iron Brigade', es: 'Brigada de Hierro' },
  { en: "Wilder's Brigade", es: 'Brigada de Wilder' },
  { en: 'Stonewall Brigade', es: 'Brigada Stonewall' },
  { en: "Hood's Texans", es: 'Texanos de Hood' },
];
/** By blockade zone. */
export const zoneNames: readonly InBothLanguages[] = [
  { en: 'North Atlantic', es: 'Atlántico Norte' },
  { en: 'South Atlantic', es: 'Atlántico Sur' },
  { en: 'Eastern Gulf', es: 'Golfo Oriental' },
  { en: 'Western Gulf', es: 'Golfo Occidental' },
];
/** Of a thing on the board, where its name alone is wanted. */
export const thingName = (thing: Thing, language: Language): string | null => {
  const [kind, n] = [thing.slice(0, thing.indexOf(':')), Number(thing.slice(thing.indexOf(':') + 1))];
  if (kind === 'space') return placeName(n, language);
  if (kind === 'general') return generalName(n);
  if (kind === 'army') return armyName(n, language);
  return kind === 'zone' ? (zoneNames[n]?.[language] ?? null) : null;
};
const seasons: Readonly<Record<Season, InBothLanguages>> = {
  spring: { en: 'Spring', es: 'Primavera' },
  summer: { en: 'Summer', es: 'Verano' },
  fall: { en: 'Fall', es: 'Otoño' },
};
export const turnName = (turn: number, season: Season, language: Language): string =>
  language === 'es' ? `${seasons[season].es} de ${yearOf(turn)}` : `${seasons[season].en} ${yearOf(turn)}`;
