/** The coast: ports, coastal forts and the ports they protect, blockade zones. */
import { marked } from './places.ts';
import { SIZE, type Space, type SpaceId, spaceOf } from './spaces.ts';

/** 6.6.2-d The coastal forts, printed on the map, and their ports. */
export const COASTAL_FORTS: readonly (readonly [fort: SpaceId, port: SpaceId])[] = [
  ['fort-monroe-va', 'norfolk-va'],
  ['fort-fisher-nc', 'wilmington-nc'],
  ['fort-sumter-sc', 'charleston-sc'],
  ['fort-pulaski-ga', 'savannah-ga'],
  ['fort-gadsden-fl', 'columbus-ga'],
  ['fort-pickens-fl', 'pensacola-fl'],
  ['fort-morgan-al', 'mobile-al'],
  ['forts-st-philip-jackson-la', 'new-orleans-la'],
];
export const isCoastalFort = marked(COASTAL_FORTS.map(([fort]) => fort));
/** By space: the coastal fort that protects the port, or the port that the coastal fort protects; -1 elsewhere. */
export const fortOver: readonly (Space | -1)[] = across(([fort, port]) => [port, fort]);
export const portUnder: readonly (Space | -1)[] = across(([fort, port]) => [fort, port]);

function across(turn: (pair: readonly [SpaceId, SpaceId]) => readonly [SpaceId, SpaceId]): readonly (Space | -1)[] {
  const found = new Array<Space | -1>(SIZE).fill(-1);
  for (const pair of COASTAL_FORTS) {
    const [from, to] = turn(pair);
    found[spaceOf(from)] = spaceOf(to);
  }
  return found;
}

/** 6.8.3-a For the Confederacy an ordinary space; the only coastal fort with land connections. */
export const FORT_MONROE = spaceOf('fort-monroe-va');
/** 6.1.1-d, 6.6.2-e The mouth of the Mississippi. */
export const ST_PHILIP = spaceOf('forts-st-philip-jackson-la');

/** 6.1.1-a Ports on the sea; coastal forts are ports too. */
const SEAPORTS: readonly SpaceId[] = [
  'philadelphia-pa',
  'wilmington-de',
  'baltimore-md',
  'annapolis-md',
  'urbanna-va',
  'norfolk-va',
  'new-bern-nc',
  'morehead-city-nc',
  'wilmington-nc',
  'charleston-sc',
  'savannah-ga',
  'brunswick-ga',
  'fernandina-fl',
  'jacksonville-fl',
  'st-augustine-fl',
  'cedar-key-fl',
  'st-marks-fl',
  'columbus-ga',
  'pensacola-fl',
  'mobile-al',
  'new-orleans-la',
  'sabine-city-tx',
];
/** A seaport or coastal fort. */
export const isCoastal = marked([...SEAPORTS, ...COASTAL_FORTS.map(([fort]) => fort)]);

/** 10.5.1-a, 10.5.2-b The blockade zones and their blockade-runner ports; St. Marks only after card 117. */
export const ZONES = ['north-atlantic', 'south-atlantic', 'east-gulf', 'west-gulf'] as const;
export type Zone = 0 | 1 | 2 | 3;
const RUNNERS: readonly (readonly SpaceId[])[] = [
  ['norfolk-va', 'morehead-city-nc', 'wilmington-nc'],
  ['charleston-sc', 'savannah-ga', 'fernandina-fl', 'jacksonville-fl'],
  ['columbus-ga', 'pensacola-fl', 'st-marks-fl', 'mobile-al'],
  ['new-orleans-la', 'sabine-city-tx'],
];
export const runnersOf: readonly (readonly Space[])[] = RUNNERS.map(ids => ids.map(spaceOf));
/** By space: its blockade zone, -1 elsewhere. */
export const zoneOf: readonly (Zone | -1)[] = Array.from(
  { length: SIZE },
  (_, space) => runnersOf.findIndex(ports => ports.includes(space)) as Zone | -1,
);

/** 6.1.5-b Spaces between which an army may sail under McClellan, Grant or Sherman. */
export const ARMY_SEA_SPACES: readonly Space[] = (
  ['washington-dc', 'aquia-creek-va', 'urbanna-va', 'fort-monroe-va'] as const
).map(spaceOf);
