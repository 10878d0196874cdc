import type { HexName } from './hexes.ts';

/** Named regions. Western Virginia is home territory of the USA (8.1-a); the others only help to find one's way. */
export const REGIONS: readonly { readonly name: string; readonly es: string; readonly hexes: readonly HexName[] }[] = [
  { name: 'Western Virginia', es: 'Virginia Occidental', hexes: ['F02', 'F03', 'G02', 'G03', 'H01', 'H02', 'I01', 'I02'] },
  {
    name: 'Shenandoah Valley',
    es: 'Valle del Shenandoah',
    hexes: ['F05', 'F06', 'G04', 'G05', 'G06', 'H03', 'H04', 'I03', 'I04', 'J02', 'J03', 'K02', 'K03', 'L02'],
  },
  { name: 'The Peninsula', es: 'La Península', hexes: ['N07', 'O08', 'O09', 'P09', 'P10', 'Q10', 'Q11'] },
  {
    name: 'Tidewater',
    es: 'Tidewater',
    hexes: ['K08', 'K09', 'L08', 'L09', 'L10', 'M08', 'M09', 'M10', 'N08', 'N09', 'N10', 'O10'],
  },
  { name: 'The Wilderness', es: 'Tierras Salvajes', hexes: ['K06'] },
];
