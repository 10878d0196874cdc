/** What is printed on single spaces: resource centres, capitals, pro-Union spaces, the Valley, exits by rail. */
import { SIZE, type Space, type SpaceId, spaceOf } from './spaces.ts';

/** True by space for the spaces named. */
export const marked = (ids: readonly SpaceId[]): readonly boolean[] => {
  const here = new Array<boolean>(SIZE).fill(false);
  for (const id of ids) here[spaceOf(id)] = true;
  return here;
};

/** 12.2-a The thirteen Confederate resource centres and their worth; six of the values are reconstructed. */
const RESOURCES = {
  'richmond-va': 12,
  'nashville-tn': 5,
  'memphis-tn': 5,
  'atlanta-ga': 5,
  'jackson-ms': 4,
  'augusta-ga': 4,
  'charleston-sc': 4,
  'macon-ga': 3,
  'columbus-ga': 3,
  'selma-al': 2,
  'fayetteville-nc': 2,
  'little-rock-ar': 1,
  'marshall-tx': 1,
} as const satisfies Partial<Record<SpaceId, number>>;
export const CENTRES: readonly Space[] = (Object.keys(RESOURCES) as (keyof typeof RESOURCES)[]).map(spaceOf);
/** By space: what the centre is worth, 0 where there is none. */
export const centreWorth: readonly number[] = (() => {
  const worth = new Array<number>(SIZE).fill(0);
  for (const id of Object.keys(RESOURCES) as (keyof typeof RESOURCES)[]) worth[spaceOf(id)] = RESOURCES[id];
  return worth;
})();

/** 2.4-a, S-b The national capitals at the start of every scenario, by side. */
export const WASHINGTON = spaceOf('washington-dc');
export const RICHMOND = spaceOf('richmond-va');
export const FIRST_CAPITAL: readonly [usa: Space, csa: Space] = [WASHINGTON, RICHMOND];

/** 10.3.1-a, 11.2.3-a Capitals of the Union states; Pennsylvania has two. */
export const UNION_CAPITALS: readonly Space[] = (
  [
    'harrisburg-pa',
    'trenton-nj',
    'dover-de',
    'annapolis-md',
    'columbus-oh',
    'indianapolis-in',
    'springfield-il',
    'philadelphia-pa',
  ] as const
).map(spaceOf);
export const isUnionCapital: readonly boolean[] = Array.from({ length: SIZE }, (_, space) => UNION_CAPITALS.includes(space));

/** G-d */
export const isProUnion = marked([
  'cleveland-tn',
  'knoxville-tn',
  'clinton-tn',
  'rogersville-tn',
  'greenville-sc',
  'morganton-nc',
]);

/** 8.4.1-a */
export const VALLEY: readonly Space[] = (['winchester-va', 'strasburg-va', 'staunton-va'] as const).map(spaceOf);
export const isValley: readonly boolean[] = Array.from({ length: SIZE }, (_, space) => VALLEY.includes(space));

/** 8.2-a Railways that leave the map by its north edge. */
export const NORTH_EXITS: readonly Space[] = (
  [
    'trenton-nj',
    'harrisburg-pa',
    'pittsburgh-pa',
    'coshocton-oh',
    'columbus-oh',
    'sidney-oh',
    'lafayette-in',
    'urbana-il',
    'bloomington-il',
    'peoria-il',
  ] as const
).map(spaceOf);

/** 10.3.1-d */
export const ST_LOUIS = spaceOf('st-louis-mo');
/** 15-a */
export const MEMPHIS = spaceOf('memphis-tn');
/** 10.5.2-b */
export const ST_MARKS = spaceOf('st-marks-fl');
/** 4.2.3-b */
export const GRAND_ECORE = spaceOf('grand-ecore-la');
