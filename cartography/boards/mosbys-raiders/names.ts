import type { Path } from '../../src/geo/frame.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'river' | 'ridge' | 'county' | 'state' | 'gap' | 'region';
  readonly text: { readonly en: string; readonly es: string };
  /** Name of the watercourse or ridge that the words follow, or a line of their own in degrees. */
  readonly follow: string | Path;
  /** Only the stretch between these longitudes. */
  readonly part?: readonly [west: number, east: number];
  readonly size: number;
  readonly spacing: number;
}

const same = (text: string) => ({ en: text, es: text });
const river = (id: string, text: string, follow: string | Path, size = 17, part?: readonly [number, number]): Name => ({
  id,
  kind: 'river',
  text: same(text),
  follow,
  size,
  spacing: 1.5,
  ...(part ? { part } : {}),
});
const ridge = (id: string, en: string, es: string, follow: string | Path, size: number, spacing: number): Name => ({
  id,
  kind: 'ridge',
  text: { en, es },
  follow,
  size,
  spacing,
});
const county = (text: string, line: Path): Name => ({
  id: `county-${text.toLowerCase().replaceAll(/[^a-z]/g, '')}`,
  kind: 'county',
  text: same(text),
  follow: line,
  size: 21,
  spacing: 7,
});
const gap = (text: string, lon: number, lat: number): Name => ({
  id: `gap-${text.split("'")[0]!.split(' ')[0]!.toLowerCase()}`,
  kind: 'gap',
  text: same(text),
  follow: [[lon, lat]],
  size: 15,
  spacing: 0,
});

export const names: readonly Name[] = [
  {
    id: 'state-maryland',
    kind: 'state',
    text: same('Maryland'),
    follow: [
      [-77.16, 39.31],
      [-76.94, 39.15],
    ],
    size: 38,
    spacing: 15,
  },
  {
    id: 'state-virginia',
    kind: 'state',
    text: same('Virginia'),
    follow: [
      [-78.1, 38.53],
      [-77.86, 38.4],
    ],
    size: 42,
    spacing: 22,
  },
  {
    id: 'confederacy-1',
    kind: 'region',
    text: { en: "Mosby's", es: 'Confederación' },
    follow: [
      [-77.81, 38.932],
      [-77.73, 38.928],
    ],
    size: 26,
    spacing: 1.5,
  },
  {
    id: 'confederacy-2',
    kind: 'region',
    text: { en: 'Confederacy', es: 'de Mosby' },
    follow: [
      [-77.81, 38.916],
      [-77.73, 38.912],
    ],
    size: 26,
    spacing: 1.5,
  },
  {
    id: 'lines-south',
    kind: 'region',
    text: { en: 'Union lines', es: 'Líneas de la Unión' },
    follow: [
      [-77.46, 38.62],
      [-77.3, 38.5],
    ],
    size: 29,
    spacing: 4,
  },
  {
    id: 'lines-north',
    kind: 'region',
    text: { en: 'Union lines', es: 'Líneas de la Unión' },
    follow: [
      [-77.48, 39.26],
      [-77.2, 39.1],
    ],
    size: 27,
    spacing: 4,
  },
  ridge('blue-ridge-north', 'Blue Ridge', 'Blue Ridge', 'Blue Ridge', 25, 8),
  ridge(
    'blue-ridge-south',
    'Blue Ridge',
    'Blue Ridge',
    [
      [-78.44, 38.545],
      [-78.36, 38.63],
      [-78.28, 38.71],
      [-78.2, 38.785],
      [-78.15, 38.84],
    ],
    27,
    10,
  ),
  ridge('bull-run-mountains', 'Bull Run Mts.', 'Mtes. Bull Run', 'Bull Run Mountains', 17, 1),
  ridge('catoctin-mountain', 'Catoctin Mountain', 'Montes Catoctin', 'Catoctin Mountain', 18, 1.5),
  ridge('south-mountain', 'South Mountain', 'South Mountain', 'South Mountain', 17, 1.5),
  ridge('short-hills', 'Short Hills', 'Short Hills', 'Short Hill', 16, 1.5),
  ridge('massanutten', 'Massanutten', 'Massanutten', 'Massanutten east', 19, 2.5),
  ridge('north-mountain', 'Little North Mountain', 'Little North Mountain', 'Little North Mountain', 19, 4),
  ridge('great-north', 'Great North Mountain', 'Great North Mountain', 'Great North Mountain', 19, 3),
  river('potomac-upper', 'Potomac', 'Potomac', 20, [-77.58, -77.44]),
  river('potomac-middle', 'Potomac', 'Potomac', 21, [-77.44, -77.12]),
  {
    id: 'potomac-tidal',
    kind: 'river',
    text: { en: 'Potomac River', es: 'Río Potomac' },
    follow: [
      [-77.035, 38.85],
      [-77.034, 38.76],
      [-77.06, 38.7],
      [-77.12, 38.65],
      [-77.2, 38.605],
      [-77.25, 38.56],
      [-77.28, 38.5],
      [-77.29, 38.43],
      [-77.27, 38.37],
    ],
    size: 27,
    spacing: 6,
  },
  river('shenandoah-lower', 'Shenandoah', 'Shenandoah', 21, [-78.1, -77.75]),
  river('shenandoah-south-fork', 'South Fork', 'Shenandoah', 17, [-78.44, -78.2]),
  river('rappahannock', 'Rappahannock', 'Rappahannock', 20),
  river('goose-creek', 'Goose Creek', 'Goose Creek'),
  river('bull-run', 'Bull Run', 'Bull Run'),
  river('occoquan', 'Occoquan', 'Occoquan', 18),
  river('cedar-run', 'Cedar Run', 'Cedar Run'),
  river('broad-run', 'Broad Run', 'Broad Run', 16),
  river('monocacy', 'Monocacy', 'Monocacy', 18),
  river('opequon', 'Opequon Creek', 'Opequon'),
  river('hazel', 'Hazel River', 'Hazel'),
  river('thornton', 'Thornton', 'Thornton', 16),
  river('rapidan', 'Rapidan', 'Rapidan', 18),
  river('catoctin-creek', 'Catoctin Creek', 'Catoctin Creek', 15),
  river('little-river', 'Little River', 'Little River', 15),
  river('beaverdam', 'Beaverdam Creek', 'Beaverdam Creek', 15),
  river('seneca-creek', 'Seneca Creek', 'Seneca Creek', 16),
  river('rock-creek', 'Rock Creek', 'Rock Creek', 15),
  river('difficult-run', 'Difficult Run', 'Difficult Run', 15),
  river('broad-run-loudoun', 'Broad Run', 'Broad Run (Loudoun)', 15),
  river('cub-run', 'Cub Run', 'Cub Run', 15),
  river('accotink', 'Accotink', 'Accotink', 15),
  river('aquia-creek', 'Aquia Creek', 'Aquia Creek', 16),
  river('elk-run-water', 'Elk Run', 'Elk Run', 15),
  river('deep-run', 'Deep Run', 'Deep Run', 15),
  river('mattawoman', 'Mattawoman Creek', 'Mattawoman', 16),
  river('piscataway', 'Piscataway Creek', 'Piscataway', 15),
  river('back-creek', 'Back Creek', 'Back Creek', 16),
  river('cedar-creek', 'Cedar Creek', 'Cedar Creek', 15),
  river('north-fork', 'North Fork', 'North Fork Shenandoah', 15),
  river('patuxent', 'Patuxent', 'Patuxent', 17),
  county('Loudoun', [
    [-77.72, 39.06],
    [-77.45, 39.0],
  ]),
  county('Fauquier', [
    [-77.95, 38.8],
    [-77.66, 38.72],
  ]),
  county('Prince William', [
    [-77.62, 38.68],
    [-77.3, 38.6],
  ]),
  county('Fairfax', [
    [-77.4, 38.78],
    [-77.1, 38.72],
  ]),
  county('Stafford', [
    [-77.6, 38.46],
    [-77.36, 38.38],
  ]),
  county('Culpeper', [
    [-78.1, 38.55],
    [-77.8, 38.47],
  ]),
  county('Clarke', [
    [-78.15, 39.15],
    [-77.93, 39.08],
  ]),
  county('Frederick', [
    [-78.34, 39.2],
    [-78.1, 39.1],
  ]),
  county('Jefferson', [
    [-78.0, 39.36],
    [-77.76, 39.25],
  ]),
  county('Berkeley', [
    [-78.2, 39.44],
    [-77.93, 39.38],
  ]),
  county('Montgomery', [
    [-77.42, 39.17],
    [-77.1, 39.05],
  ]),
  county('Charles', [
    [-77.2, 38.5],
    [-76.9, 38.44],
  ]),
  gap("Snicker's Gap", -77.849, 39.114),
  gap("Ashby's Gap", -77.963, 39.006),
  gap('Manassas Gap', -78.068, 38.911),
  gap('Thoroughfare Gap', -77.711, 38.823),
  gap("Vestal's Gap", -77.762, 39.257),
  gap("Crampton's Gap", -77.64, 39.408),
];
