import { readFileSync } from 'node:fs';

export type Terrain = 'clear' | 'forest' | 'mountain' | 'sea';

export interface River {
  readonly id: string;
  readonly name: string;
  /** In order, source to mouth. */
  readonly hexsides: readonly string[];
  readonly major: readonly string[];
  readonly into: string | null;
}

export interface Settlement {
  readonly id: string;
  readonly name: string;
  readonly hex: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: 'city' | 'town' | 'village' | 'fort';
  readonly port: boolean;
  readonly vp: number;
  readonly supply: boolean;
}

interface NetFile {
  readonly hexes: readonly (readonly [id: string, terrain: Terrain, home: 'USA' | 'CSA' | null])[];
  readonly hexsides: readonly (readonly [id: string, type: 'mountain' | 'gap' | 'swamp' | 'sea'])[];
  readonly rivers: readonly River[];
  readonly gaps: readonly { readonly id: string; readonly name: string; readonly hexside: string }[];
  readonly crossings: readonly { readonly hexside: string; readonly kind: 'bridge' | 'ford'; readonly river: string }[];
  readonly railways: readonly { readonly id: string; readonly gauge: 'standard' | 'broad'; readonly hexes: readonly string[] }[];
  readonly turnpike: readonly string[];
  readonly places: readonly Settlement[];
}

export const net = JSON.parse(readFileSync(new URL('net.json', import.meta.url), 'utf8')) as NetFile;

export const terrainOf = new Map(net.hexes.map(([id, terrain]) => [id, terrain]));
export const homeOf = new Map(net.hexes.map(([id, , home]) => [id, home]));
export const sideType = new Map(net.hexsides);
