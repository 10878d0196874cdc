/** The printed sheet in paths: hexes, railways joined by gauge, where a hexside has its middle. */
import { HEXES, type Hex, SEA, terrain } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { PLACES } from '../data/places.ts';
import { majorRivers } from './art/layers.ts';
import { tracks } from './art/railways.ts';
import { hexCentre, hexCorners, type Spot } from './frame.ts';
import { type Place, places } from './places.ts';

export const CENTRES: readonly Spot[] = HEXES.map(hexCentre);
export const CORNERS: readonly (readonly Spot[])[] = HEXES.map(hexCorners);
export const OUTLINES: readonly string[] = CORNERS.map(corners => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`);
/** The outline so many pixels within the hex: to draw inside of it without cutting anything off, which is slow. */
export const inset = (hex: Hex, by: number): string => {
  const [middle, corners] = [CENTRES[hex] as Spot, CORNERS[hex] as readonly Spot[]];
  const [a, b] = [corners[0] as Spot, corners[1] as Spot];
  const k = 1 - by / Math.hypot((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y);
  const near = (from: number, to: number) => Math.round((from + (to - from) * k) * 100) / 100;
  return `M${corners.map(({ x, y }) => `${near(middle.x, x)} ${near(middle.y, y)}`).join('L')}Z`;
};
export const CELLS = HEXES.flatMap((_, hex) => (terrain[hex] === SEA ? [] : [OUTLINES[hex] as string])).join('');

const isLink = (track: (typeof tracks)[number]): boolean => track.railways.includes('washington-alexandria');
const rail = (gauge: string): string =>
  tracks
    .filter(track => track.gauge === gauge && !isLink(track))
    .map(track => track.path)
    .join('');
export const STANDARD_RAIL = rail('standard');
export const BROAD_RAIL = rail('broad');
/** 9.5-a The line over the Long Bridge, which is not there from the start. */
export const LINK_RAIL = tracks
  .filter(isLink)
  .map(track => track.path)
  .join('');
export const WATER = Object.values(majorRivers)
  .map(river => river.water)
  .join('');
export const BANKS = Object.values(majorRivers)
  .map(river => river.banks)
  .join('');

export const PLACE_SIGNS: readonly Place[] = PLACES.map(name => places[name] as Place);

export const centre = (hex: Hex): Spot => CENTRES[hex] as Spot;
/** Middle of the line between two hexes. */
export const sideMiddle = (side: Hexside): Spot => {
  const [a, b] = [centre(hexsideFrom[side] as Hex), centre(hexsideTo[side] as Hex)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};
/** The line that a hex has in a direction (E, SE, SW, W, NW, NE). */
export const edgeOf = (hex: Hex, direction: number): string => {
  const corners = CORNERS[hex] as readonly Spot[];
  const [a, b] = [corners[(direction + 1) % 6] as Spot, corners[(direction + 2) % 6] as Spot];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
};
