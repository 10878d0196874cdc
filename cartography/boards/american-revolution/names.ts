/** Names that stand on the land and the sea beside those of the spaces. Lines in degrees; `swept` lines may be moved up or down. */
import type { Path } from '../../src/geo/frame.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'region' | 'range' | 'water';
  readonly en: string;
  readonly es: string;
  readonly size: number;
  readonly spacing: number;
  readonly line: Path;
  readonly swept?: boolean;
}

const region = (id: string, en: string, es: string, line: Path, size = 40): Name => ({
  id,
  kind: 'region',
  en,
  es,
  size,
  spacing: 7,
  line,
  swept: true,
});
const range = (id: string, en: string, es: string, line: Path): Name => ({
  id,
  kind: 'range',
  en,
  es,
  size: 22,
  spacing: 3,
  line,
});
const water = (id: string, en: string, es: string, line: Path, size = 24): Name => ({
  id,
  kind: 'water',
  en,
  es,
  size,
  spacing: 4,
  line,
  swept: true,
});

export const names: readonly Name[] = [
  region(
    'new-england',
    'New England',
    'Nueva Inglaterra',
    [
      [-73, 44.1],
      [-70.6, 44.4],
      [-66.8, 45.6],
    ],
    32,
  ),
  region(
    'mid-atlantic',
    'Mid-Atlantic',
    'Atlántico Medio',
    [
      [-78.6, 41],
      [-77, 41.9],
      [-74.6, 42.2],
    ],
    36,
  ),
  region('virginia', 'Virginia', 'Virginia', [
    [-80.4, 37.5],
    [-79, 37.9],
    [-77, 38.3],
  ]),
  region(
    'deep-south',
    'Deep South',
    'Profundo Sur',
    [
      [-84, 32.4],
      [-81.5, 34.3],
      [-77, 35.4],
    ],
    36,
  ),
  region(
    'west',
    'West',
    'Oeste',
    [
      [-88.6, 39.6],
      [-86, 39.8],
      [-83.4, 39.9],
    ],
    52,
  ),
  region('florida', 'Florida', 'Florida', [
    [-83.2, 29.6],
    [-82, 28.6],
    [-80.8, 27],
  ]),
  region(
    'canada',
    'Canada',
    'Canadá',
    [
      [-82.5, 46.8],
      [-79, 47.4],
      [-75, 47],
    ],
    52,
  ),
  region(
    'new-spain',
    'New Spain',
    'Nueva España',
    [
      [-92.9, 33.4],
      [-92.7, 36],
      [-92.4, 40],
    ],
    26,
  ),
  region(
    'west-indies',
    'West Indies',
    'Indias Occidentales',
    [
      [-72, 22.6],
      [-68, 21.6],
      [-62, 20],
    ],
    34,
  ),
  region(
    'cuba',
    'Cuba',
    'Cuba',
    [
      [-81.6, 22.7],
      [-79.5, 22],
      [-77.2, 21],
    ],
    26,
  ),
  range('appalachians', 'Allegheny Mountains', 'Montes Allegheny', [
    [-81.4, 37.6],
    [-80.2, 38.7],
    [-79.2, 39.8],
    [-78.2, 40.9],
    [-77, 41.5],
  ]),
  range('adirondacks', 'Adirondacks', 'Adirondacks', [
    [-75.4, 44.1],
    [-74.4, 44.15],
    [-73.5, 44.1],
  ]),
  water(
    'ocean',
    'Atlantic Ocean',
    'Océano Atlántico',
    [
      [-72, 35.2],
      [-64, 34],
      [-52, 29],
    ],
    58,
  ),
  water('michigan', 'Lake Michigan', 'Lago Michigan', [
    [-87.6, 41.8],
    [-87.2, 43.2],
    [-86.6, 44.8],
    [-86, 45.4],
  ]),
  water(
    'huron',
    'Lake Huron',
    'Lago Hurón',
    [
      [-84.4, 45.6],
      [-82.6, 44.9],
      [-81.4, 43.2],
    ],
    20,
  ),
  water('erie', 'Lake Erie', 'Lago Erie', [
    [-82.8, 41.7],
    [-81, 42.2],
    [-79.2, 42.7],
  ]),
  water('ontario', 'Lake Ontario', 'Lago Ontario', [
    [-79.4, 43.5],
    [-78, 43.65],
    [-76.6, 43.8],
  ]),
];
