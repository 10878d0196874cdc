/** Names that stand on the land and the sea beside those of the spaces. Lines in degrees; `swept` lines may be moved up or down. */
import { stateNames } from '../../../games/for-the-people/text/names.ts';
import type { Path } from '../../src/geo/frame.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'state' | 'ridge' | 'river' | 'sea';
  readonly en: string;
  readonly es: string;
  readonly size: number;
  readonly spacing: number;
  readonly line: Path;
  readonly swept?: boolean;
}
type StateId = keyof typeof stateNames;
const state = (id: StateId, size: number, line: Path): Name => ({
  id,
  kind: 'state',
  ...stateNames[id],
  size,
  spacing: Math.round(size / 5),
  line,
  swept: true,
});
const ridge = (id: string, en: string, es: string, line: Path, size = 19): Name => ({
  id,
  kind: 'ridge',
  en,
  es,
  size,
  spacing: 3,
  line,
});
const river = (id: string, en: string, es: string, line: Path, size = 17): Name => ({
  id,
  kind: 'river',
  en,
  es,
  size,
  spacing: 2,
  line,
});
const sea = (id: string, en: string, es: string, line: Path, size = 30): Name => ({
  id,
  kind: 'sea',
  en,
  es,
  size,
  spacing: 6,
  line,
  swept: true,
});

// biome-ignore format: a name to a line reads best
export const names: readonly Name[] = [
  state('MO', 44, [[-94.4, 38.3], [-92.5, 38.25], [-90.4, 38.3]]),
  state('KY', 36, [[-87.6, 37.3], [-85.5, 37.75], [-82.6, 37.9]]),
  state('WV', 28, [[-82.1, 38.9], [-80.6, 38.6], [-79.2, 38.5]]),
  state('TN', 38, [[-89, 35.9], [-86, 36.15], [-82.6, 36.2]]),
  state('AR', 44, [[-94.4, 35.1], [-92.6, 35.15], [-90.7, 35.1]]),
  state('TX', 40, [[-96.3, 31.1], [-95.2, 31.1], [-93.9, 31.1]]),
  state('LA', 36, [[-93.7, 30.7], [-92.2, 30.8], [-90.6, 30.8]]),
  state('MS', 34, [[-91.2, 32.9], [-89.6, 32.95], [-88.2, 32.95]]),
  state('AL', 44, [[-88.4, 33.3], [-86.9, 33.3], [-85.2, 33.2]]),
  state('GA', 44, [[-85, 32.75], [-83.4, 32.75], [-81.6, 32.5]]),
  state('FL', 36, [[-83.8, 30], [-82.6, 29.6], [-81.2, 29.2]]),
  state('NC', 36, [[-81.8, 35.6], [-79.5, 35.75], [-76.8, 35.7]]),
  state('SC', 32, [[-82.6, 34.3], [-80.8, 34], [-79, 33.6]]),
  state('VA', 48, [[-80.4, 37.15], [-78.6, 37.35], [-76.8, 37.6]]),
  state('IL', 44, [[-90.6, 40], [-89.2, 39.8], [-87.7, 39.6]]),
  state('IN', 38, [[-87.7, 40.35], [-86.2, 40.4], [-84.7, 40.35]]),
  state('OH', 44, [[-84.4, 40.5], [-82.6, 40.5], [-80.8, 40.4]]),
  state('PA', 40, [[-80.2, 41.05], [-78, 41], [-75.6, 40.8]]),
  state('MD', 22, [[-77.2, 38.75], [-76.4, 38.8], [-75.6, 38.5]]),
  state('DE', 18, [[-75.9, 38.6], [-75.4, 38.8], [-74.95, 38.95]]),
  state('NJ', 24, [[-75.2, 39.4], [-74.6, 40], [-74.05, 40.7]]),
  sea('atlantic', 'Atlantic Ocean', 'Océano Atlántico', [[-80, 30.6], [-77.6, 31.8], [-74.6, 33.4]], 46),
  sea('gulf', 'Gulf of Mexico', 'Golfo de México', [[-94, 28.8], [-90.5, 28.5], [-85.6, 29]], 42),
  sea('chesapeake', 'Chesapeake Bay', 'Bahía de Chesapeake', [[-76.15, 36.95], [-76.22, 37.9], [-76.42, 39.1]], 17),
  sea('pamlico', 'Pamlico Sound', 'Seno de Pamlico', [[-76.9, 34.9], [-76.1, 35.25], [-75.5, 35.9]], 16),
  ridge('alleghenies', 'Allegheny Mountains', 'Montes Allegheny', [[-81.6, 37.35], [-80.9, 37.75], [-80.2, 38.4], [-79.6, 38.95], [-79.1, 39.5], [-78.6, 40.2], [-78, 40.9]]),
  ridge('blue-ridge', 'Blue Ridge', 'Sierra Azul', [[-80.4, 36.9], [-79.3, 37.7], [-78.8, 38.1], [-78.4, 38.55], [-78.1, 38.9], [-77.7, 39.3]], 17),
  ridge('smokies', 'Great Smoky Mountains', 'Montes Great Smoky', [[-84.8, 34.9], [-84.1, 35.3], [-83.5, 35.6], [-82.8, 35.9], [-81.9, 36.3]], 17),
  ridge('cumberland', 'Cumberland Plateau', 'Meseta de Cumberland', [[-86, 34.9], [-85.4, 35.5], [-84.9, 36.05], [-84.2, 36.6], [-83.4, 37.1], [-82.8, 37.5]], 16),
  ridge('ozarks', 'Ozark Mountains', 'Montes Ozark', [[-94.4, 36.2], [-92.8, 36.6], [-91.2, 37]]),
  ridge('ouachita', 'Ouachita Mountains', 'Montes Ouachita', [[-95.6, 34.5], [-94.2, 34.65], [-92.8, 34.7]], 16),
  river('mississippi', 'Mississippi', 'Misisipi', [[-89.5, 36.5], [-89.7, 35.9], [-90.05, 35.4], [-90.3, 34.9], [-90.7, 34.3], [-91.1, 33.8], [-91.15, 33.2], [-91, 32.7]]),
  river('lower-mississippi', 'Mississippi', 'Misisipi', [[-91.2, 32], [-91.55, 31.4], [-91.55, 30.9], [-91.2, 30.2], [-90.8, 30.05], [-90.3, 30]], 15),
  river('ohio', 'Ohio', 'Ohio', [[-88, 37.6], [-87.4, 37.9], [-86.6, 37.95], [-86.1, 38.05], [-85.8, 38.3]]),
  river('upper-ohio', 'Ohio', 'Ohio', [[-84.2, 38.8], [-83.7, 38.65], [-83, 38.7], [-82.5, 38.45], [-82.1, 38.8]]),
  river('tennessee', 'Tennessee', 'Tennessee', [[-88.3, 37], [-88.05, 36.5], [-88, 36], [-88.1, 35.6], [-88.25, 35.1]]),
  river('upper-tennessee', 'Tennessee', 'Tennessee', [[-87.6, 34.8], [-87, 34.65], [-86.4, 34.5], [-86, 34.6], [-85.7, 34.9]]),
  river('cumberland-river', 'Cumberland', 'Cumberland', [[-87.2, 36.4], [-86.7, 36.2], [-86.2, 36.35], [-85.6, 36.3], [-85, 36.6], [-84.5, 36.9], [-83.8, 36.9]]),
  river('arkansas', 'Arkansas', 'Arkansas', [[-94.2, 35.4], [-93.4, 35.3], [-92.7, 35.05], [-92.2, 34.7], [-91.9, 34.25], [-91.4, 33.95]]),
  river('red', 'Red River', 'Río Rojo', [[-93.9, 33.5], [-93.7, 32.6], [-93.3, 31.95], [-92.8, 31.5], [-92.2, 31.15], [-91.8, 31]]),
  river('missouri', 'Missouri', 'Misuri', [[-94.6, 39.15], [-93.6, 39.25], [-93, 39.1], [-92.6, 38.9], [-92, 38.6], [-91.3, 38.7], [-90.6, 38.6]]),
  river('potomac', 'Potomac', 'Potomac', [[-77.25, 38.42], [-77, 38.35], [-76.75, 38.22], [-76.45, 38.02]], 15),
  river('rappahannock', 'Rappahannock', 'Rappahannock', [[-77.5, 38.32], [-77.35, 38.22], [-77.05, 38.05], [-76.75, 37.85], [-76.4, 37.62]], 15),
  river('james', 'James', 'James', [[-79, 37.5], [-78.55, 37.7], [-78.2, 37.73], [-77.8, 37.67], [-77.5, 37.55]], 15),
  river('savannah', 'Savannah', 'Savannah', [[-82.6, 34.05], [-82, 33.5], [-81.5, 33], [-81.2, 32.5], [-80.95, 32.1]], 15),
  river('chattahoochee', 'Chattahoochee', 'Chattahoochee', [[-84.95, 30.7], [-85.05, 31.4], [-84.98, 32.3], [-85.15, 32.95], [-84.75, 33.6], [-84.35, 34]], 15),
  river('wabash', 'Wabash', 'Wabash', [[-87.4, 39.9], [-87.5, 39.2], [-87.55, 38.8], [-87.9, 38.2]], 15),
];
