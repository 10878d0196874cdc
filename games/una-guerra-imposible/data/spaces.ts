/**
 * 4.1-a The spaces of the map of the North; a space is its index. Named by the rulebook: the cities, the refuges, Portugalete,
 * Guecho, Valmaseda, Peñacerrada, Lerín, Zubiri, Salvatierra, Alsasua, Villarreal, Durango, Villaro, Llodio, Sodupe, Murguía,
 * Orduña, Irurzun, Calahorra, Estella, Segura and Guetaria. The others, and what is printed on a space beyond what the rulebook
 * says of it, are reconstructed from the geography of the war (README.md).
 */
import { CARLIST, LIBERAL, type Side } from './sides.ts';

export const KINDS = ['city', 'town', 'refuge', 'other'] as const;
export const CITY = 0;
export const TOWN = 1;
export const REFUGE = 2;
export const OTHER = 3;

/** 4.2-a */
export const TERRAINS = ['abrupt', 'open'] as const;
export type Terrain = 0 | 1;
export const ABRUPT = 0;
export const OPEN = 1;

export const PROVINCES = ['vizcaya', 'guipuzcoa', 'alava', 'navarra', 'la-rioja', 'burgos', 'cantabria'] as const;
export type ProvinceName = (typeof PROVINCES)[number];
const VIZCAYA = 0;
const GUIPUZCOA = 1;
const ALAVA = 2;
const NAVARRA = 3;
const LA_RIOJA = 4;
const BURGOS = 5;
const CANTABRIA = 6;

/** What else is printed: an anchor (4.3-a) or a connection with France (4.5-b). */
const NONE = 0;
const PORT = 1;
const FRANCE = 2;

type Row = readonly [
  name: string,
  title: string,
  kind: number,
  zone: Side,
  terrain: Terrain,
  province: number,
  mark: number,
  /** Thousandths of a degree, for the drawing. */
  latitude: number,
  longitude: number,
];

const ROWS = [
  ['bilbao', 'Bilbao', CITY, LIBERAL, ABRUPT, VIZCAYA, PORT, 43263, -2935],
  ['portugalete', 'Portugalete', OTHER, LIBERAL, ABRUPT, VIZCAYA, PORT, 43320, -3020],
  ['guecho', 'Guecho', OTHER, LIBERAL, ABRUPT, VIZCAYA, PORT, 43344, -3010],
  ['munguia', 'Munguía', OTHER, CARLIST, ABRUPT, VIZCAYA, NONE, 43355, -2847],
  ['bermeo', 'Bermeo', OTHER, CARLIST, ABRUPT, VIZCAYA, PORT, 43421, -2722],
  ['guernica', 'Guernica', TOWN, CARLIST, ABRUPT, VIZCAYA, NONE, 43317, -2678],
  ['lequeitio', 'Lequeitio', OTHER, CARLIST, ABRUPT, VIZCAYA, PORT, 43364, -2503],
  ['marquina', 'Marquina', OTHER, CARLIST, ABRUPT, VIZCAYA, NONE, 43268, -2498],
  ['durango', 'Durango', TOWN, CARLIST, ABRUPT, VIZCAYA, NONE, 43171, -2634],
  ['villaro', 'Villaro', OTHER, CARLIST, ABRUPT, VIZCAYA, NONE, 43117, -2767],
  ['sodupe', 'Sodupe', OTHER, CARLIST, ABRUPT, VIZCAYA, NONE, 43203, -3050],
  ['valmaseda', 'Valmaseda', TOWN, LIBERAL, ABRUPT, VIZCAYA, NONE, 43193, -3194],
  ['orduna', 'Orduña', TOWN, CARLIST, ABRUPT, VIZCAYA, NONE, 42994, -3009],
  ['llodio', 'Llodio', OTHER, CARLIST, ABRUPT, ALAVA, NONE, 43143, -2962],
  ['san-sebastian', 'San Sebastián', CITY, LIBERAL, ABRUPT, GUIPUZCOA, PORT, 43313, -1975],
  ['guetaria', 'Guetaria', OTHER, CARLIST, ABRUPT, GUIPUZCOA, PORT, 43303, -2204],
  ['hernani', 'Hernani', OTHER, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43266, -1976],
  ['irun', 'Irún', TOWN, CARLIST, ABRUPT, GUIPUZCOA, FRANCE, 43338, -1789],
  ['tolosa', 'Tolosa', TOWN, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43135, -2078],
  ['villafranca', 'Villafranca', OTHER, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43054, -2178],
  ['segura', 'Segura', OTHER, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43009, -2255],
  ['vergara', 'Vergara', TOWN, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43117, -2413],
  ['onate', 'Oñate', TOWN, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43033, -2412],
  ['azpeitia', 'Azpeitia', TOWN, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43183, -2266],
  ['eibar', 'Éibar', OTHER, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43185, -2472],
  ['deva', 'Deva', OTHER, CARLIST, ABRUPT, GUIPUZCOA, PORT, 43296, -2352],
  ['mondragon', 'Mondragón', OTHER, CARLIST, ABRUPT, GUIPUZCOA, NONE, 43064, -2490],
  ['vitoria', 'Vitoria', CITY, LIBERAL, OPEN, ALAVA, NONE, 42850, -2673],
  ['villarreal', 'Villarreal', OTHER, CARLIST, ABRUPT, ALAVA, NONE, 42979, -2646],
  ['salvatierra', 'Salvatierra', TOWN, CARLIST, OPEN, ALAVA, NONE, 42852, -2391],
  ['murguia', 'Murguía', OTHER, CARLIST, ABRUPT, ALAVA, NONE, 42955, -2820],
  ['maeztu', 'Maeztu', OTHER, CARLIST, ABRUPT, ALAVA, NONE, 42739, -2447],
  ['santa-cruz', 'Santa Cruz de Campezo', OTHER, CARLIST, ABRUPT, ALAVA, NONE, 42670, -2345],
  ['penacerrada', 'Peñacerrada', OTHER, LIBERAL, ABRUPT, ALAVA, NONE, 42643, -2714],
  ['laguardia', 'Laguardia', OTHER, LIBERAL, OPEN, ALAVA, NONE, 42554, -2585],
  ['salinas', 'Salinas de Añana', OTHER, LIBERAL, ABRUPT, ALAVA, NONE, 42801, -2985],
  ['pamplona', 'Pamplona', CITY, LIBERAL, OPEN, NAVARRA, NONE, 42817, -1643],
  ['estella', 'Estella', TOWN, CARLIST, ABRUPT, NAVARRA, NONE, 42672, -2032],
  ['amescoas', 'Améscoas', REFUGE, CARLIST, ABRUPT, NAVARRA, NONE, 42775, -2150],
  ['baztan', 'Baztán', REFUGE, CARLIST, ABRUPT, NAVARRA, FRANCE, 43146, -1517],
  ['alsasua', 'Alsasua', OTHER, CARLIST, ABRUPT, NAVARRA, NONE, 42896, -2168],
  ['irurzun', 'Irurzun', OTHER, CARLIST, ABRUPT, NAVARRA, NONE, 42918, -1828],
  ['lecumberri', 'Lecumberri', OTHER, CARLIST, ABRUPT, NAVARRA, NONE, 43005, -1895],
  ['ulzama', 'Ulzama', OTHER, CARLIST, ABRUPT, NAVARRA, NONE, 42955, -1660],
  ['santesteban', 'Santesteban', OTHER, CARLIST, ABRUPT, NAVARRA, NONE, 43133, -1667],
  ['vera', 'Vera', OTHER, CARLIST, ABRUPT, NAVARRA, FRANCE, 43282, -1686],
  ['zubiri', 'Zubiri', OTHER, LIBERAL, ABRUPT, NAVARRA, NONE, 42931, -1504],
  ['burguete', 'Burguete', OTHER, LIBERAL, ABRUPT, NAVARRA, FRANCE, 42990, -1334],
  ['ochagavia', 'Ochagavía', OTHER, LIBERAL, ABRUPT, NAVARRA, NONE, 42906, -1090],
  ['roncal', 'Roncal', OTHER, LIBERAL, ABRUPT, NAVARRA, FRANCE, 42810, -960],
  ['aoiz', 'Aoiz', OTHER, LIBERAL, ABRUPT, NAVARRA, NONE, 42786, -1373],
  ['lumbier', 'Lumbier', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42653, -1308],
  ['sanguesa', 'Sangüesa', TOWN, LIBERAL, OPEN, NAVARRA, NONE, 42575, -1283],
  ['puente-la-reina', 'Puente la Reina', TOWN, LIBERAL, OPEN, NAVARRA, NONE, 42672, -1815],
  ['tafalla', 'Tafalla', TOWN, LIBERAL, OPEN, NAVARRA, NONE, 42528, -1675],
  ['caparroso', 'Caparroso', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42341, -1650],
  ['peralta', 'Peralta', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42338, -1800],
  ['tudela', 'Tudela', TOWN, LIBERAL, OPEN, NAVARRA, NONE, 42061, -1605],
  ['lerin', 'Lerín', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42483, -1973],
  ['lodosa', 'Lodosa', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42424, -2079],
  ['los-arcos', 'Los Arcos', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42571, -2192],
  ['viana', 'Viana', OTHER, LIBERAL, OPEN, NAVARRA, NONE, 42516, -2371],
  ['logrono', 'Logroño', CITY, LIBERAL, OPEN, LA_RIOJA, NONE, 42465, -2448],
  ['cenicero', 'Cenicero', OTHER, LIBERAL, OPEN, LA_RIOJA, NONE, 42481, -2644],
  ['haro', 'Haro', TOWN, LIBERAL, OPEN, LA_RIOJA, NONE, 42577, -2846],
  ['najera', 'Nájera', OTHER, LIBERAL, OPEN, LA_RIOJA, NONE, 42416, -2733],
  ['santo-domingo', 'Santo Domingo de la Calzada', OTHER, LIBERAL, OPEN, LA_RIOJA, NONE, 42441, -2953],
  ['torrecilla', 'Torrecilla en Cameros', OTHER, LIBERAL, ABRUPT, LA_RIOJA, NONE, 42254, -2630],
  ['ausejo', 'Ausejo', OTHER, LIBERAL, OPEN, LA_RIOJA, NONE, 42342, -2167],
  ['arnedo', 'Arnedo', OTHER, LIBERAL, ABRUPT, LA_RIOJA, NONE, 42228, -2101],
  ['calahorra', 'Calahorra', TOWN, LIBERAL, OPEN, LA_RIOJA, NONE, 42305, -1965],
  ['alfaro', 'Alfaro', OTHER, LIBERAL, OPEN, LA_RIOJA, NONE, 42180, -1750],
  ['miranda', 'Miranda de Ebro', TOWN, LIBERAL, OPEN, BURGOS, NONE, 42687, -2947],
  ['pancorbo', 'Pancorbo', OTHER, LIBERAL, ABRUPT, BURGOS, NONE, 42633, -3113],
  ['briviesca', 'Briviesca', OTHER, LIBERAL, OPEN, BURGOS, NONE, 42550, -3323],
  ['belorado', 'Belorado', OTHER, LIBERAL, OPEN, BURGOS, NONE, 42420, -3190],
  ['trespaderne', 'Trespaderne', OTHER, LIBERAL, ABRUPT, BURGOS, NONE, 42806, -3396],
  ['medina', 'Medina de Pomar', OTHER, LIBERAL, OPEN, BURGOS, NONE, 42931, -3487],
  ['espinosa', 'Espinosa de los Monteros', OTHER, LIBERAL, ABRUPT, BURGOS, NONE, 43078, -3554],
  ['villasana', 'Villasana de Mena', OTHER, LIBERAL, ABRUPT, BURGOS, NONE, 43099, -3289],
  ['castro-urdiales', 'Castro Urdiales', OTHER, LIBERAL, ABRUPT, CANTABRIA, PORT, 43383, -3220],
  ['laredo', 'Laredo', OTHER, LIBERAL, ABRUPT, CANTABRIA, PORT, 43410, -3416],
  ['ramales', 'Ramales', OTHER, LIBERAL, ABRUPT, CANTABRIA, NONE, 43256, -3463],
] as const satisfies readonly Row[];

export type SpaceName = (typeof ROWS)[number][0];
export type Space = number;
export const SPACES: readonly SpaceName[] = ROWS.map(row => row[0]);
export const SPACE_COUNT = SPACES.length;
export const spaceNamed = Object.fromEntries(SPACES.map((name, space) => [name, space])) as Readonly<Record<SpaceName, Space>>;

/** The name on the map, the same in both languages. */
export const spaceTitle: readonly string[] = ROWS.map(row => row[1]);
export const spaceKind: readonly number[] = ROWS.map(row => row[2]);
/** 4.6-a The side in whose zone it lies. */
export const spaceZone: readonly Side[] = ROWS.map(row => row[3]);
export const spaceTerrain: readonly Terrain[] = ROWS.map(row => row[4]);
export const spaceProvince: readonly number[] = ROWS.map(row => row[5]);
export const isPort: readonly boolean[] = ROWS.map(row => row[6] === PORT);
export const touchesFrance: readonly boolean[] = ROWS.map(row => row[6] === FRANCE);
export const spaceLatitude: readonly number[] = ROWS.map(row => row[7]);
export const spaceLongitude: readonly number[] = ROWS.map(row => row[8]);

export const CITIES: readonly Space[] = SPACES.flatMap((_, space) => (spaceKind[space] === CITY ? [space] : []));
export const PORTS: readonly Space[] = SPACES.flatMap((_, space) => (isPort[space] ? [space] : []));
/** 4.3-c The city whose port depends on both banks of its estuary. */
export const BILBAO = spaceNamed.bilbao;
export const BANKS: readonly Space[] = [spaceNamed.portugalete, spaceNamed.guecho];
/** 4.1-d */
export const BAZTAN = spaceNamed.baztan;
