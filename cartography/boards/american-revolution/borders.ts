/** The borders of the regions as they are played, in degrees. Neighbours share a line, so that they always meet. */
import type { Path, Point } from '../../src/geo/frame.ts';
import { curveThrough } from '../../src/geo/line.ts';
import { fractal } from '../../src/relief/noise.ts';

const shared = {
  /** New England and the Mid-Atlantic: from the Sound up to the forty-fifth parallel. */
  sound: [
    [-73.1, 40.85],
    [-73.62, 41.03],
    [-73.48, 42.04],
    [-73.44, 42.5],
    [-73.4, 42.95],
    [-73.12, 43.4],
    [-73, 43.9],
    [-73.15, 44.5],
    [-73.35, 45.02],
  ],
  /** New England and Canada: the height of land, then down to Fundy. */
  heightOfLand: [
    [-73.35, 45.02],
    [-71.5, 45.02],
    [-70.9, 45.3],
    [-70.35, 45.85],
    [-70.05, 46.55],
    [-69.3, 47.35],
    [-68.4, 47.3],
    [-67.85, 47.05],
    [-67.78, 45.8],
    [-67.45, 45.25],
    [-67, 44.8],
    [-66.5, 44.2],
  ],
  /** The Mid-Atlantic and Canada: the St. Lawrence, then inland of Oswego. */
  stLawrence: [
    [-73.35, 45.02],
    [-74.7, 45.02],
    [-75.7, 44.45],
    [-76.2, 44],
    [-76.02, 43.6],
    [-75.95, 43.3],
  ],
  /** Canada and the West: the portage of Niagara, Lake Erie, across Michigan to the Mississippi. */
  lakes: [
    [-75.95, 43.3],
    [-76.6, 43.18],
    [-77.8, 43.05],
    [-78.7, 42.95],
    [-79.2, 42.7],
    [-80.6, 42.35],
    [-82, 42],
    [-82.45, 42.1],
    [-82.5, 42.6],
    [-82.4, 43.4],
    [-84.4, 43.9],
    [-86.2, 43],
    [-87.3, 42.3],
    [-88.8, 42.2],
    [-90.2, 42.3],
    [-91.1, 42.1],
  ],
  /** The Mid-Atlantic and the West: the line of 1768 and the Alleghenies. */
  proclamation: [
    [-75.95, 43.3],
    [-75.72, 42.85],
    [-75.85, 42.25],
    [-76.5, 41.9],
    [-77.3, 41.3],
    [-78.3, 40.85],
    [-79, 40.35],
    [-79.2, 39.72],
  ],
  /** The Mid-Atlantic and Virginia: the Potomac to the sea. */
  potomac: [
    [-79.2, 39.72],
    [-78.8, 39.5],
    [-78.3, 39.63],
    [-77.8, 39.4],
    [-77.4, 39.15],
    [-76.98, 39.02],
    [-76.8, 38.8],
    [-76.95, 38.45],
    [-76.85, 38.27],
    [-76.35, 37.95],
    [-75.9, 37.95],
    [-75.2, 38.03],
    [-74.3, 38],
  ],
  /** Virginia and the West: the Alleghenies. */
  alleghenies: [
    [-79.2, 39.72],
    [-79.6, 39.1],
    [-80.1, 38.4],
    [-80.6, 37.8],
    [-81.4, 37.3],
    [-81.8, 36.9],
    [-81.72, 36.58],
  ],
  /** Virginia and the Deep South. */
  dividingLine: [
    [-81.72, 36.58],
    [-79.5, 36.55],
    [-77.5, 36.55],
    [-75.9, 36.55],
    [-74.8, 36.5],
  ],
  /** The Deep South and the West: the Blue Ridge, then the upper Oconee. */
  blueRidge: [
    [-81.72, 36.58],
    [-81.95, 36.1],
    [-82.5, 35.7],
    [-83.1, 35.2],
    [-83.5, 34.7],
    [-83.6, 34.1],
    [-83.3, 33.4],
    [-82.95, 32.7],
    [-82.3, 31.7],
    [-82.1, 30.75],
  ],
  /** The Deep South and Florida. */
  stMarys: [
    [-82.1, 30.75],
    [-81.4, 30.7],
    [-80.6, 30.7],
  ],
  /** Florida and the West: north of the Gulf towns to the mouth of the Yazoo. */
  yazoo: [
    [-82.1, 30.75],
    [-83.6, 30.9],
    [-85, 31.1],
    [-86.6, 31.3],
    [-88, 31.7],
    [-89.4, 32.35],
    [-91, 32.45],
  ],
  /** The West and New Spain: the Mississippi. */
  mississippi: [
    [-91, 32.45],
    [-91, 33.2],
    [-90.8, 34.2],
    [-90.3, 35],
    [-89.7, 35.9],
    [-89.3, 36.7],
    [-89.8, 37.25],
    [-90.5, 37.75],
    [-90.3, 38.15],
    [-89.75, 38.4],
    [-89.6, 38.9],
    [-90.3, 39.4],
    [-91.4, 40.4],
    [-91.1, 41.2],
    [-91.1, 42.1],
  ],
  /** Florida and New Spain: the Mississippi below the Yazoo, the Iberville and the lakes. */
  iberville: [
    [-91, 32.45],
    [-91.9, 32],
    [-92, 31.2],
    [-91.5, 30.75],
    [-90.6, 30.5],
    [-89.8, 30.42],
    [-89.3, 30.1],
    [-88.7, 29.7],
  ],
  /** Canada and the empty West beyond the Mississippi. */
  upperMississippi: [
    [-91.1, 42.1],
    [-91.7, 42.6],
    [-91.95, 43.3],
    [-92.3, 44.4],
    [-93, 45],
    [-95, 46.5],
    [-97, 49],
  ],
} as const satisfies Record<string, Path>;
export type BorderName = keyof typeof shared;

/** A border is never quite straight: one sway by place, the same for both neighbours. */
const sway = ([x, y]: Point): Point => [
  x + 0.16 * (fractal(x * 2.3 + 40, y * 2.3, 3) - 0.5),
  y + 0.13 * (fractal(x * 2.3, y * 2.3 + 70, 3) - 0.5),
];
const steady = (line: Path): Point[] => {
  const fine = curveThrough(line, 0.06);
  return fine.map((point, i) => (i === 0 || i === fine.length - 1 ? point : sway(point)));
};
export const borders = Object.fromEntries(Object.entries(shared).map(([name, line]) => [name, steady(line)])) as Readonly<
  Record<BorderName, Point[]>
>;

const back = (name: BorderName): Point[] => [...borders[name]].reverse();
/** Outlines of the regions on the continent, wide over the sea: the land gives them their coast. Islands are regions of their own. */
export const regions: Readonly<Record<string, readonly Point[]>> = {
  'new-england': [...borders.sound, ...borders.heightOfLand, [-66, 42], [-69, 40.4], [-71.6, 40.75]],
  'mid-atlantic': [
    ...back('sound'),
    [-71.7, 41.05],
    [-71.5, 40.4],
    [-73.2, 38.5],
    ...back('potomac'),
    ...back('proclamation'),
    ...back('stLawrence'),
  ],
  virginia: [...borders.potomac, [-74.4, 37], ...back('dividingLine'), ...back('alleghenies')],
  'deep-south': [...borders.dividingLine, [-74.8, 34.5], [-77, 32.6], [-79.9, 30.7], ...back('stMarys'), ...back('blueRidge')],
  west: [
    ...borders.lakes,
    ...back('mississippi'),
    ...back('yazoo'),
    ...back('blueRidge'),
    ...back('alleghenies'),
    ...back('proclamation'),
  ],
  florida: [
    ...borders.stMarys,
    [-79.6, 29],
    [-79.4, 25],
    [-81, 24.3],
    [-84, 25],
    [-86, 29.2],
    [-88.4, 29.6],
    ...back('iberville'),
    ...back('yazoo'),
  ],
  canada: [
    ...back('heightOfLand'),
    ...borders.stLawrence,
    ...borders.lakes,
    ...borders.upperMississippi,
    [-97, 57],
    [-52, 57],
    [-52, 43],
    [-62, 43],
    [-66, 43.6],
  ],
  'new-spain': [
    ...borders.iberville,
    [-88.6, 28.6],
    [-90, 28.6],
    [-100, 28.6],
    [-108, 30],
    [-108, 45],
    ...back('upperMississippi'),
    ...back('mississippi'),
  ],
};

/** Lines of the colonies inside a region, only drawn. */
export const colonies: readonly Path[] = [
  [
    [-73.48, 42.04],
    [-71.8, 42.02],
    [-71.38, 42.01],
    [-71.2, 41.5],
  ],
  [
    [-71.8, 42.02],
    [-71.86, 41.33],
  ],
  [
    [-73.33, 42.74],
    [-72.46, 42.72],
    [-71.3, 42.7],
    [-70.83, 42.87],
  ],
  [
    [-72.46, 42.72],
    [-72.35, 43.5],
    [-72.05, 44.1],
    [-71.6, 44.6],
    [-71.5, 45.02],
  ],
  [
    [-71, 45.25],
    [-70.98, 44],
    [-70.72, 43.1],
  ],
  [
    [-75.35, 42],
    [-76.9, 42],
  ],
  [
    [-75.35, 42],
    [-74.75, 41.38],
    [-75.1, 40.95],
    [-75.2, 40.66],
    [-74.76, 40.2],
    [-75.15, 39.9],
    [-75.5, 39.6],
  ],
  [
    [-74.75, 41.38],
    [-73.92, 41],
  ],
  [
    [-75.79, 39.72],
    [-77.5, 39.72],
    [-79.2, 39.72],
  ],
  [
    [-75.79, 39.72],
    [-75.7, 38.46],
    [-75.06, 38.45],
  ],
  [
    [-78.6, 33.87],
    [-79.67, 34.8],
    [-80.8, 34.82],
    [-81.05, 35.15],
    [-82.4, 35.2],
  ],
  [
    [-80.9, 32.06],
    [-81.5, 33],
    [-82, 33.5],
    [-82.7, 34.2],
    [-83.3, 34.7],
  ],
];
