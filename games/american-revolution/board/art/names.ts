/** Drawn by cartography/; change it there. All measures are board pixels. */
export interface FeatureName {
  readonly id: string;
  readonly kind: 'region' | 'range' | 'water';
  readonly text: { readonly en: string; readonly es: string };
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export const featureNames: readonly FeatureName[] = [
  {
    id: 'new-england',
    kind: 'region',
    text: { en: 'New England', es: 'Nueva Inglaterra' },
    path: 'M1547 386Q1675 366 1705 360Q1735 354 1764 345Q1793 336 1949 279',
    size: 32,
    spacing: 7,
  },
  {
    id: 'mid-atlantic',
    kind: 'region',
    text: { en: 'Mid-Atlantic', es: 'Atlántico Medio' },
    path: 'M956 793Q1065 711 1080 702Q1095 693 1108 686Q1121 680 1134 675Q1148 670 1165 666Q1182 661 1345 631',
    size: 36,
    spacing: 7,
  },
  {
    id: 'virginia',
    kind: 'region',
    text: { en: 'Virginia', es: 'Virginia' },
    path: 'M790 1324Q896 1299 1022 1279',
    size: 40,
    spacing: 7,
  },
  {
    id: 'deep-south',
    kind: 'region',
    text: { en: 'Deep South', es: 'Profundo Sur' },
    path: 'M753 1544L1101 1506',
    size: 36,
    spacing: 7,
  },
  { id: 'west', kind: 'region', text: { en: 'West', es: 'Oeste' }, path: 'M318 862L529 877', size: 52, spacing: 7 },
  {
    id: 'florida',
    kind: 'region',
    text: { en: 'Florida', es: 'Florida' },
    path: 'M639 2029Q733 2084 825 2151',
    size: 40,
    spacing: 7,
  },
  { id: 'canada', kind: 'region', text: { en: 'Canada', es: 'Canadá' }, path: 'M1038 211L1281 192', size: 52, spacing: 7 },
  {
    id: 'new-spain',
    kind: 'region',
    text: { en: 'New Spain', es: 'Nueva España' },
    path: 'M92 1119Q107 1051 160 844',
    size: 26,
    spacing: 7,
  },
  {
    id: 'west-indies',
    kind: 'region',
    text: { en: 'West Indies', es: 'Indias Occidentales' },
    path: 'M1345 2222L1836 2164',
    size: 34,
    spacing: 7,
  },
  { id: 'cuba', kind: 'region', text: { en: 'Cuba', es: 'Cuba' }, path: 'M914 2276Q969 2288 1024 2299', size: 26, spacing: 7 },
  {
    id: 'appalachians',
    kind: 'range',
    text: { en: 'Allegheny Mountains', es: 'Montes Allegheny' },
    path: 'M745 1146Q799 1075 914 909',
    size: 22,
    spacing: 3,
  },
  {
    id: 'adirondacks',
    kind: 'range',
    text: { en: 'Adirondacks', es: 'Adirondacks' },
    path: 'M1276 386Q1376 378 1453 379',
    size: 22,
    spacing: 3,
  },
  {
    id: 'ocean',
    kind: 'water',
    text: { en: 'Atlantic Ocean', es: 'Océano Atlántico' },
    path: 'M1603 1575Q2026 1510 2118 1500',
    size: 58,
    spacing: 4,
  },
  {
    id: 'michigan',
    kind: 'water',
    text: { en: 'Lake Michigan', es: 'Lago Michigan' },
    path: 'M434 649Q475 554 495 513Q515 473 535 434',
    size: 24,
    spacing: 4,
  },
  {
    id: 'huron',
    kind: 'water',
    text: { en: 'Lake Huron', es: 'Lago Hurón' },
    path: 'M717 375Q733 399 735 404Q737 409 762 537',
    size: 20,
    spacing: 4,
  },
  {
    id: 'erie',
    kind: 'water',
    text: { en: 'Lake Erie', es: 'Lago Erie' },
    path: 'M707 640Q775 605 855 567',
    size: 24,
    spacing: 4,
  },
  {
    id: 'ontario',
    kind: 'water',
    text: { en: 'Lake Ontario', es: 'Lago Ontario' },
    path: 'M935 480Q1040 450 1144 417',
    size: 24,
    spacing: 4,
  },
];
