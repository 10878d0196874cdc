/**
 * 4.4-a, 4.5-a The roads. A road is its index: main roads, then secondary ones, then the connections with regions, main and
 * secondary. The rulebook's examples give 23 of the roads between spaces, twelve with their kind; the rest follow the royal roads
 * and the mountain tracks of the 1830s.
 */
import { buildGraph, type Graph } from '@cuartel/engine/kit/graph.ts';
import { PLACE_COUNT, type Place, placeOfRegion } from './places.ts';
import { type RegionName, regionNamed } from './regions.ts';
import { SPACE_COUNT, type Space, type SpaceName, spaceNamed } from './spaces.ts';

type Road2 = readonly [SpaceName, SpaceName];
type WayOut = readonly [SpaceName, RegionName];

const MAIN_ROADS = [
  ['vitoria', 'salvatierra'],
  ['salvatierra', 'alsasua'],
  ['vitoria', 'villarreal'],
  ['villarreal', 'durango'],
  ['llodio', 'orduna'],
  ['sodupe', 'orduna'],
  ['irurzun', 'alsasua'],
  ['bilbao', 'portugalete'],
  ['bilbao', 'guecho'],
  ['bilbao', 'durango'],
  ['bilbao', 'llodio'],
  ['bilbao', 'sodupe'],
  ['llodio', 'sodupe'],
  ['sodupe', 'valmaseda'],
  ['valmaseda', 'villasana'],
  ['villasana', 'medina'],
  ['espinosa', 'medina'],
  ['ramales', 'espinosa'],
  ['laredo', 'ramales'],
  ['orduna', 'salinas'],
  ['salinas', 'pancorbo'],
  ['pancorbo', 'miranda'],
  ['pancorbo', 'briviesca'],
  ['miranda', 'vitoria'],
  ['miranda', 'haro'],
  ['haro', 'cenicero'],
  ['cenicero', 'logrono'],
  ['logrono', 'laguardia'],
  ['santo-domingo', 'najera'],
  ['najera', 'logrono'],
  ['santo-domingo', 'belorado'],
  ['logrono', 'viana'],
  ['viana', 'los-arcos'],
  ['los-arcos', 'estella'],
  ['estella', 'puente-la-reina'],
  ['puente-la-reina', 'pamplona'],
  ['logrono', 'ausejo'],
  ['ausejo', 'calahorra'],
  ['calahorra', 'alfaro'],
  ['alfaro', 'tudela'],
  ['pamplona', 'tafalla'],
  ['tafalla', 'caparroso'],
  ['caparroso', 'tudela'],
  ['pamplona', 'irurzun'],
  ['irurzun', 'lecumberri'],
  ['lecumberri', 'tolosa'],
  ['vitoria', 'mondragon'],
  ['mondragon', 'vergara'],
  ['mondragon', 'onate'],
  ['vergara', 'villafranca'],
  ['villafranca', 'tolosa'],
  ['villafranca', 'segura'],
  ['tolosa', 'hernani'],
  ['hernani', 'san-sebastian'],
  ['hernani', 'irun'],
  ['san-sebastian', 'irun'],
  ['durango', 'eibar'],
  ['pamplona', 'zubiri'],
  ['pamplona', 'lumbier'],
  ['lumbier', 'sanguesa'],
] as const satisfies readonly Road2[];

const SECONDARY_ROADS = [
  ['durango', 'villaro'],
  ['villaro', 'sodupe'],
  ['villaro', 'bilbao'],
  ['alsasua', 'estella'],
  ['estella', 'lerin'],
  ['lerin', 'calahorra'],
  ['alsasua', 'segura'],
  ['alsasua', 'amescoas'],
  ['murguia', 'llodio'],
  ['valmaseda', 'orduna'],
  ['guetaria', 'san-sebastian'],
  ['zubiri', 'baztan'],
  ['penacerrada', 'maeztu'],
  ['villaro', 'villarreal'],
  ['murguia', 'orduna'],
  ['murguia', 'vitoria'],
  ['murguia', 'villarreal'],
  ['murguia', 'salinas'],
  ['portugalete', 'castro-urdiales'],
  ['portugalete', 'valmaseda'],
  ['portugalete', 'sodupe'],
  ['castro-urdiales', 'laredo'],
  ['castro-urdiales', 'valmaseda'],
  ['ramales', 'valmaseda'],
  ['ramales', 'villasana'],
  ['munguia', 'bilbao'],
  ['munguia', 'guecho'],
  ['munguia', 'bermeo'],
  ['munguia', 'guernica'],
  ['guernica', 'bermeo'],
  ['guernica', 'bilbao'],
  ['guernica', 'durango'],
  ['guernica', 'lequeitio'],
  ['guernica', 'marquina'],
  ['lequeitio', 'marquina'],
  ['lequeitio', 'deva'],
  ['marquina', 'durango'],
  ['marquina', 'eibar'],
  ['marquina', 'deva'],
  ['eibar', 'deva'],
  ['eibar', 'vergara'],
  ['eibar', 'azpeitia'],
  ['durango', 'vergara'],
  ['durango', 'mondragon'],
  ['villarreal', 'mondragon'],
  ['onate', 'vergara'],
  ['onate', 'segura'],
  ['segura', 'vergara'],
  ['segura', 'salvatierra'],
  ['azpeitia', 'vergara'],
  ['azpeitia', 'tolosa'],
  ['azpeitia', 'villafranca'],
  ['azpeitia', 'guetaria'],
  ['azpeitia', 'deva'],
  ['guetaria', 'deva'],
  ['guetaria', 'tolosa'],
  ['vera', 'irun'],
  ['vera', 'hernani'],
  ['vera', 'santesteban'],
  ['santesteban', 'baztan'],
  ['santesteban', 'ulzama'],
  ['santesteban', 'lecumberri'],
  ['ulzama', 'pamplona'],
  ['ulzama', 'baztan'],
  ['ulzama', 'irurzun'],
  ['ulzama', 'zubiri'],
  ['zubiri', 'burguete'],
  ['zubiri', 'aoiz'],
  ['burguete', 'aoiz'],
  ['burguete', 'ochagavia'],
  ['aoiz', 'pamplona'],
  ['aoiz', 'lumbier'],
  ['aoiz', 'ochagavia'],
  ['ochagavia', 'roncal'],
  ['lumbier', 'roncal'],
  ['sanguesa', 'tafalla'],
  ['sanguesa', 'caparroso'],
  ['puente-la-reina', 'tafalla'],
  ['puente-la-reina', 'lerin'],
  ['lerin', 'tafalla'],
  ['lerin', 'lodosa'],
  ['lerin', 'peralta'],
  ['lodosa', 'los-arcos'],
  ['lodosa', 'ausejo'],
  ['lodosa', 'calahorra'],
  ['peralta', 'tafalla'],
  ['peralta', 'caparroso'],
  ['peralta', 'calahorra'],
  ['peralta', 'alfaro'],
  ['amescoas', 'estella'],
  ['amescoas', 'salvatierra'],
  ['amescoas', 'santa-cruz'],
  ['amescoas', 'maeztu'],
  ['maeztu', 'vitoria'],
  ['maeztu', 'salvatierra'],
  ['maeztu', 'santa-cruz'],
  ['santa-cruz', 'estella'],
  ['santa-cruz', 'los-arcos'],
  ['santa-cruz', 'laguardia'],
  ['penacerrada', 'vitoria'],
  ['penacerrada', 'laguardia'],
  ['penacerrada', 'miranda'],
  ['penacerrada', 'haro'],
  ['laguardia', 'cenicero'],
  ['laguardia', 'viana'],
  ['salinas', 'miranda'],
  ['salinas', 'vitoria'],
  ['trespaderne', 'medina'],
  ['trespaderne', 'briviesca'],
  ['trespaderne', 'pancorbo'],
  ['trespaderne', 'salinas'],
  ['villasana', 'orduna'],
  ['villasana', 'espinosa'],
  ['belorado', 'briviesca'],
  ['haro', 'santo-domingo'],
  ['haro', 'pancorbo'],
  ['haro', 'najera'],
  ['najera', 'cenicero'],
  ['najera', 'torrecilla'],
  ['logrono', 'torrecilla'],
  ['torrecilla', 'arnedo'],
  ['arnedo', 'ausejo'],
  ['arnedo', 'calahorra'],
  ['arnedo', 'alfaro'],
] as const satisfies readonly Road2[];

const MAIN_CONNECTIONS = [
  ['laredo', 'asturias-cantabria'],
  ['medina', 'castilla-leon'],
  ['briviesca', 'castilla-leon'],
  ['belorado', 'castilla-leon'],
  ['tudela', 'aragon'],
  ['sanguesa', 'aragon'],
] as const satisfies readonly WayOut[];

const SECONDARY_CONNECTIONS = [
  ['ramales', 'asturias-cantabria'],
  ['espinosa', 'asturias-cantabria'],
  ['trespaderne', 'castilla-leon'],
  ['torrecilla', 'castilla-leon'],
  ['arnedo', 'castilla-leon'],
  ['roncal', 'aragon'],
] as const satisfies readonly WayOut[];

export type Road = number;
export const MAIN = 0;
export const SECONDARY = 1;

const between: readonly Road2[] = [...MAIN_ROADS, ...SECONDARY_ROADS];
const outward: readonly WayOut[] = [...MAIN_CONNECTIONS, ...SECONDARY_CONNECTIONS];
/** Roads from here on are connections with regions. */
export const FIRST_CONNECTION = between.length;
export const ROAD_COUNT = between.length + outward.length;

export const roadKind: readonly number[] = [
  ...MAIN_ROADS.map(() => MAIN),
  ...SECONDARY_ROADS.map(() => SECONDARY),
  ...MAIN_CONNECTIONS.map(() => MAIN),
  ...SECONDARY_CONNECTIONS.map(() => SECONDARY),
];
/** The two ends; the first is always a space, the second of a connection is a region. */
export const roadFrom: readonly Space[] = [...between, ...outward].map(([a]) => spaceNamed[a]);
export const roadTo: readonly Place[] = [
  ...between.map(([, b]) => spaceNamed[b]),
  ...outward.map(([, region]) => placeOfRegion(regionNamed[region])),
];
/** 4.4-a, 4.5-a, 23-d Movement points, the same in both directions. */
export const roadCost: readonly number[] = roadKind.map(
  (kind, road) => (kind === MAIN ? 1 : 2) + (road >= FIRST_CONNECTION ? 1 : 0),
);

export const otherEnd = (road: Road, place: Place): Place => (roadFrom[road] === place ? roadTo[road]! : roadFrom[road]!);

/** By space: its roads to other spaces; and its connections. */
export const roadsOf: readonly (readonly Road[])[] = Array.from({ length: SPACE_COUNT }, (_, space) =>
  between.flatMap((_, road) => (roadFrom[road] === space || roadTo[road] === space ? [road] : [])),
);
export const connectionsOf: readonly (readonly Road[])[] = Array.from({ length: SPACE_COUNT }, (_, space) =>
  outward.flatMap((_, i) => (roadFrom[FIRST_CONNECTION + i] === space ? [FIRST_CONNECTION + i] : [])),
);
/** By space: the spaces a road joins it to, in the order of roadsOf. */
export const spacesBeside: readonly (readonly Space[])[] = roadsOf.map((roads, space) =>
  roads.map(road => otherEnd(road, space)),
);

const joins = new Map(roadFrom.map((from, road) => [from * 1000 + roadTo[road]!, road]));
/** The road that joins two places, or -1. */
export const roadBetween = (a: Place, b: Place): Road | -1 => joins.get(a * 1000 + b) ?? joins.get(b * 1000 + a) ?? -1;

/** Spaces and regions and all that joins them; a link of the graph is a road. Borders between regions are not roads. */
export const roadNet: Graph = buildGraph(
  PLACE_COUNT,
  roadFrom.map((a, road) => ({ a, b: roadTo[road]!, kind: roadKind[road]! })),
);
