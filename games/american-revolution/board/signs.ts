/** What a counter shows of its arm: a bust under the hat of the time, or a ship. Paths around the middle, to be filled. */
import { DETACHMENT, FLEET, GRENADIER, INDIAN, type Kind, LIGHT, MARINE, MILITIA, REGULAR } from '../data/kinds.ts';

/** Shoulders and face, under every hat. */
const BUST = 'M-13 16C-13 9-8 7 0 6.500 8 7 13 9 13 16ZM-5-3C-5 2-3 5 0 5 3 5 5 2 5-3Z';
const TRICORNE = 'M-15-11C-11-6-6-4 0-4 6-4 11-6 15-11 11-9 9-10 7-12 4-16-4-16-7-12-9-10-11-9-15-11Z';
const MITRE = 'M-7-4C-7-10-4-15 0-20 4-15 7-10 7-4 3-5-3-5-7-4Z';
const CREST = 'M-8-5C-8-12-3-14 1-14 6-14 8-10 8-5 3-4-3-4-8-5ZM-5-13C-4-19 6-20 11-12 6-15 0-15-5-13Z';
const ROUND = 'M-11-5C-9-7-7-6-7-9-7-15 7-15 7-9 7-6 9-7 11-5 8-3-8-3-11-5Z';
const MUSKET = 'M13 14 15 13.500 15-16 13.500-16Z';
const COCKADE = 'M-8-5C-7-11-4-13 0-13 4-13 7-11 8-5 3-4-3-4-8-5ZM4-12 7-19 9-18 7-11Z';
const FEATHERS =
  'M-6-6C-6-10-3-12 0-12 3-12 6-10 6-6 3-5-3-5-6-6ZM-1-12-2-20 1-20 1-12ZM-4-11-9-18-7-19-2-12ZM3-12 7-19 9-18 5-11Z';
const SHIP =
  'M-16 6H16C15 11 12 14 9 14H-10C-13 14-15 11-16 6ZM-11 4C-13-2-13-7-11-11-6-10-5-1-7 4ZM-4 4C-7-4-7-11-4-16 3-14 4-3 2 4ZM6 4C3-2 4-8 6-12 12-10 13-2 11 4Z';

const SIGNS: readonly string[] = (() => {
  const signs: string[] = [];
  signs[REGULAR] = `${BUST}${TRICORNE}`;
  signs[DETACHMENT] = `${BUST}${TRICORNE}`;
  signs[GRENADIER] = `${BUST}${MITRE}`;
  signs[LIGHT] = `${BUST}${CREST}`;
  signs[MARINE] = `${BUST}${COCKADE}`;
  signs[MILITIA] = `${BUST}${ROUND}${MUSKET}`;
  signs[INDIAN] = `${BUST}${FEATHERS}`;
  signs[FLEET] = SHIP;
  return signs;
})();
export const signOf = (kind: Kind): string => SIGNS[kind] ?? SIGNS[REGULAR]!;
/** The campaign markers, by their ids: lines to be stroked. */
export const MARKER_SIGNS: Readonly<Record<string, string>> = {
  bait: 'M-10 8C-4-2 4-2 8-10M8-10 1-9M8-10 9-3M-12 12H12',
  committee: 'M-12-8H12V8H-12ZM-12-8 0 2 12-8',
  debate: 'M-11-9H5V1H-4L-8 6V1H-11ZM8-3H12V8H9V12L5 8H-1',
  drillmaster: 'M-9 12V-12M-9-12H10L6-7 10-2H-9',
  engineers: 'M-10 11 8-7M4-11 12-3M-12 4-4 12',
  hessians: 'M-8 10H8M-7 10C-6-2-3-8 0-14 3-8 6-2 7 10M-3 2H3M0-1V6',
  indians: 'M-10 12 8-10M8-10C12-12 14-8 11-6M-2-13 12 2C8 4 3 1 1-2',
  'leader-arises': 'M0-12 3-4 11-4 5 1 7 9 0 4-7 9-5 1-11-4-3-4Z',
  'master-plan': 'M-12-8-4-11 4-8 12-11V8L4 11-4 8-12 11ZM-4-11V8M4-8V11',
  minutemen: 'M-8 12 8-12M8-12 10-9M-8 12-12 8-6 4M2-3 5-1',
  mutiny: 'M-11-9 0 2-3 6 8 12M0 2 10-9M-11 10-3 6',
  politicking: 'M-7-6A4 4 0 1 0-6.900-6M7-6A4 4 0 1 0 7.100-6M-12 11C-12 3-3 3-2 8M12 11C12 3 3 3 2 8',
  privateers: 'M-12 5H12L8 11H-8ZM0 5V-12M0-11C6-9 9-5 9 1H0M-2-8C-7-6-9-3-9 1H-2',
  pulaski: 'M-11 11C-9 0-2-2-1-9L4-12C6-7 11-6 12-1L7 1C5-1 4 3 6 11',
  'shot-heard': 'M-12 6 4-10M4-10 8-13M9-6 13-7M7-1 11 3M1-13 1-17M-12 6-8 11',
  speculators: 'M-7 4A5 5 0 1 0-6.900 4M6-6A5 5 0 1 0 6.100-6M-10-8-2-8M2 8H10',
  spy: 'M-13 0C-7-8 7-8 13 0 7 8-7 8-13 0ZM-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0',
  tarleton: 'M-10 12C-2 6 6-2 9-13M-12 5-4 12M9-13 11-6',
  adams: 'M-10 11V-7C-4-11 0-7 0-7S4-11 10-7V11C4 7 0 11 0 11S-4 7-10 11ZM0-7V11',
  franklin: 'M2-14-6 0H1L-3 13 8-3H1Z',
  jefferson: 'M-10 12C-6 0 2-10 11-13 10-4 3 5-6 7M-10 12-6 7',
  paine: 'M-7 12H7M-5 12V5H5V12M0 5V-1M0-13C6-8 4-3 0-1-4-3-6-8 0-13Z',
  rousing: 'M-11-2 6-9V7L-11 1ZM6-5C9-4 9 2 6 3M-6 2-4 11H0L-2 3',
  tactical: 'M-11-11 9 9M11-11-9 9M4 12 12 4M-4 12-12 4',
};
