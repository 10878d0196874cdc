/** Names that stand on land and sea beside those of the spaces. Lines in degrees; `swept` lines may be moved up or down. */
import type { Path } from '../../src/geo/frame.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'sea' | 'state' | 'county' | 'ridge' | 'river';
  readonly en: string;
  readonly es: string;
  readonly size: number;
  readonly spacing: number;
  /** In degrees; a river or ridge of that name; or nothing but its own. */
  readonly line: Path | string;
  readonly swept?: true;
}

const province = (id: string, name: string, size: number, ...line: Path): Name => ({
  id,
  kind: 'county',
  en: name,
  es: name,
  size,
  spacing: size > 30 ? 11 : 6,
  line,
  swept: true,
});
const ridge = (id: string, en: string, es: string, of: string): Name => ({
  id,
  kind: 'ridge',
  en,
  es,
  size: 19,
  spacing: 1.6,
  line: of,
});
const river = (name: string, size = 17): Name => ({
  id: `rio-${name}`,
  kind: 'river',
  en: name,
  es: name,
  size,
  spacing: 1.6,
  line: name,
});

export const names: readonly Name[] = [
  {
    id: 'mar',
    kind: 'sea',
    en: 'Bay of Biscay',
    es: 'Mar Cantábrico',
    size: 56,
    spacing: 17,
    line: [
      [-3.3, 43.575],
      [-2.85, 43.57],
      [-2.4, 43.55],
    ],
    swept: true,
  },
  {
    id: 'francia',
    kind: 'state',
    en: 'France',
    es: 'Francia',
    size: 42,
    spacing: 16,
    line: [
      [-1.45, 43.12],
      [-1.2, 43.12],
      [-0.8, 43.1],
    ],
    swept: true,
  },
  province('vizcaya', 'Vizcaya', 27, [-3.0, 43.22], [-2.7, 43.23], [-2.4, 43.25]),
  province('guipuzcoa', 'Guipúzcoa', 25, [-2.5, 43.13], [-2.2, 43.13], [-1.8, 43.14]),
  province('alava', 'Álava', 38, [-2.95, 42.76], [-2.7, 42.75], [-2.4, 42.74]),
  province('navarra', 'Navarra', 46, [-1.9, 42.62], [-1.6, 42.62], [-1.2, 42.62]),
  province('la-rioja', 'La Rioja', 40, [-2.95, 42.34], [-2.6, 42.33], [-2.2, 42.32]),
  province('burgos', 'Burgos', 36, [-3.75, 42.56], [-3.55, 42.56], [-3.35, 42.56]),
  province('cantabria', 'Santander', 26, [-3.75, 43.33], [-3.5, 43.33], [-3.2, 43.33]),
  ridge('pirineos', 'Pyrenees', 'Pirineos', 'Pirineos'),
  ridge('demanda', 'Sierra de la Demanda', 'Sierra de la Demanda', 'Sierra de la Demanda'),
  ridge('cebollera', 'Sierra Cebollera', 'Sierra Cebollera', 'Sierra de Cebollera'),
  ridge('obarenes', 'Montes Obarenes', 'Montes Obarenes', 'Montes Obarenes'),
  ridge('salvada', 'Sierra Salvada', 'Sierra Salvada', 'Sierra Salvada'),
  ridge('gorbea', 'Gorbea', 'Gorbea', 'Gorbea'),
  ridge('aitzgorri', 'Aitzgorri', 'Aitzgorri', 'Aitzgorri'),
  ridge('aralar', 'Aralar', 'Aralar', 'Aralar'),
  ridge('andia', 'Andía', 'Andía', 'Andía'),
  ridge('leyre', 'Leyre', 'Leyre', 'Leyre'),
  river('Ebro', 21),
  river('Aragón', 19),
  river('Arga', 18),
  river('Ega', 17),
  river('Zadorra'),
  river('Nervión'),
  river('Deva'),
  river('Oria'),
  river('Bidasoa'),
  river('Irati'),
  river('Najerilla'),
  river('Cidacos'),
  river('Nela'),
];
