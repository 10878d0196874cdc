/** The map as the game asks about it: what is printed where, and which routes join what. */
import { buildGraph, type Graph, kindsMask, neighbours, stepBetween } from '@cuartel/engine/kit/index.ts';
import { ROAD, ROADS, SEA, SEA_LANES, TRAIL, TRAILS, WATER, WATERS } from './links.ts';
import { BRITONS, FRENCH, type Nation, SPANISH } from './nations.ts';
import { COLONIAL_REGIONS, REGIONS, type Region, regionOf } from './regions.ts';
import {
  type ColourName,
  type Printed,
  SPACE_COUNT,
  SPACES,
  type Space,
  type SpaceId,
  type SpaceKindName,
  spaceOf,
} from './spaces.ts';

const PRINTED: readonly Printed[] = SPACES;
const linksOf = (ends: readonly (readonly [SpaceId, SpaceId])[], kind: number) =>
  ends.map(([a, b]) => ({ a: spaceOf(a), b: spaceOf(b), kind }));

export const LINKS = [...linksOf(ROADS, ROAD), ...linksOf(TRAILS, TRAIL), ...linksOf(WATERS, WATER), ...linksOf(SEA_LANES, SEA)];
export const MAP: Graph = buildGraph(SPACE_COUNT, LINKS);
/** 16.9-a Lakes and rivers are land routes. */
export const LAND_ROUTES = kindsMask(ROAD, TRAIL, WATER);
export const SEA_ROUTES = kindsMask(SEA);

export const landNeighbours = (space: Space): readonly Space[] => neighbours(MAP, space, LAND_ROUTES);
export const seaNeighbours = (space: Space): readonly Space[] => neighbours(MAP, space, SEA_ROUTES);
/** The kind of the route between two spaces, -1 if none joins them. No two routes join the same two. */
export const routeBetween = (a: Space, b: Space): number => {
  const step = stepBetween(MAP, a, b);
  return step < 0 ? -1 : MAP.kind[step]!;
};

const isA = (kind: SpaceKindName): readonly boolean[] => PRINTED.map(space => space.kind === kind);
export const IS_TOWN = isA('town');
export const IS_WILDERNESS = isA('wilderness');
export const IS_INDIAN = isA('indian');
export const IS_SEA = isA('sea');
export const IS_BOX = isA('box');
/** A land location of the map: town, wilderness or Indian location. */
export const IS_LAND: readonly boolean[] = PRINTED.map((_, space) => !IS_SEA[space] && !IS_BOX[space]);
/** 18.12-a Where light troops and Indians fight better. */
export const IS_WILD: readonly boolean[] = PRINTED.map((_, space) => IS_WILDERNESS[space]! || IS_INDIAN[space]!);
/** 2.5-a, 25.6-a Ports, boxes among them. */
export const IS_PORT: readonly boolean[] = PRINTED.map(space => space.port);
/** 24.1-a Where fleets may be. */
export const IS_NAVAL: readonly boolean[] = PRINTED.map((_, space) => IS_PORT[space]! || IS_SEA[space]!);

/** 2.2-a Printed political value. */
export const POLITICAL_VALUE: readonly number[] = PRINTED.map(space => space.value);
export const COLOUR: readonly (ColourName | null)[] = PRINTED.map(space => space.colour);
/** The region of a space, -1 for sea areas and boxes. */
export const REGION: readonly (Region | -1)[] = PRINTED.map(space => (space.region === null ? -1 : regionOf(space.region)));
/** 3.1-g In one of the seven colonial regions. */
export const IS_COLONIAL: readonly boolean[] = REGION.map(region => region >= 0 && region < COLONIAL_REGIONS);
export const SPACES_OF: readonly (readonly Space[])[] = REGIONS.map((_, region) =>
  PRINTED.flatMap((_, space) => (REGION[space] === region ? [space] : [])),
);
export const LAND: readonly Space[] = PRINTED.flatMap((_, space) => (IS_LAND[space] ? [space] : []));
export const INDIAN_LOCATIONS: readonly Space[] = PRINTED.flatMap((_, space) => (IS_INDIAN[space] ? [space] : []));

export const BRITAIN = spaceOf('britain');
export const FRANCE = spaceOf('france');
export const SPAIN = spaceOf('spain');
/** 25.2-a, 25.3-a, 25.4-a The nation whose box a space is, -1 for all others. */
export const BOX_NATION: readonly (Nation | -1)[] = PRINTED.map((_, space) =>
  space === BRITAIN ? BRITONS : space === FRANCE ? FRENCH : space === SPAIN ? SPANISH : -1,
);
/** 26.3-a The ally to whose colonies a region belongs, -1 for all others. */
export const HOME_OF: readonly (Nation | -1)[] = REGIONS.map(({ id }) =>
  id === 'hispaniola' ? FRENCH : id === 'cuba' || id === 'new-spain' ? SPANISH : -1,
);
/** 26.3-a The ally whose colony or box a space is, -1 for all others. */
export const ALLY_AT: readonly (Nation | -1)[] = PRINTED.map((_, space) => {
  const region = REGION[space]!;
  return region >= 0 ? HOME_OF[region]! : BOX_NATION[space] === BRITONS ? -1 : BOX_NATION[space]!;
});
