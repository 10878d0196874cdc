/** Names of places: near as the map-maker set them, from afar only the larger ones, off the blocks that may stand in any hex. */
import { around, type Box } from '@cuartel/boardkit/net/boxes.ts';
import { type NameLabel, placeNames } from '@cuartel/boardkit/net/names.ts';
import { HEXES, playable } from '../data/hexes.ts';
import { blockZone, corners, frame, hexCentre } from './frame.ts';
import { gaps, lettering, type Place, places } from './places.ts';

const settlements = Object.values(places);
const lettersOf = ({ kind }: Place): NameLabel['letters'] => (kind === 'city' || kind === 'fort' ? 'caps' : 'plain');
const near: readonly (NameLabel | null)[] = settlements.map(place =>
  place.near === undefined ? null : { ...place.near, letters: lettersOf(place), size: lettering.near[place.kind] },
);
export const GAPS: readonly (NameLabel | null)[] = gaps.map(gap =>
  'near' in gap && gap.near !== undefined ? { ...gap.near, letters: 'plain', size: lettering.near.gap } : null,
);

/** Where blocks stand. */
const zones: readonly Box[] = HEXES.flatMap((id, hex) => {
  const { x, y } = hexCentre(id);
  const { left, top, width, height } = blockZone;
  return playable[hex] ? [{ left: x + left, right: x + left + width, top: y + top, bottom: y + top + height }] : [];
});
/** Anchors, points and wheels beside the towns. */
const signs: readonly Box[] = settlements.flatMap(({ y, port, vp, supply }) =>
  [port, vp, supply].flatMap(x => (x === undefined ? [] : [around({ x, y }, 12)])),
);
const farNames = (): (NameLabel | null)[] =>
  placeNames(
    settlements.flatMap(place =>
      place.kind === 'village'
        ? []
        : [
            {
              name: place.near?.lines.join(' ') ?? '',
              x: place.x,
              y: place.y,
              letters: lettersOf(place),
              size: lettering.far[place.kind],
              half: lettering.half[place.kind],
            },
          ],
    ),
    {
      frame: { left: 34, top: 34, right: frame.width - 34, bottom: frame.height - 34 },
      taken: [...Object.values(corners), ...signs],
      ink: [],
      seats: zones,
    },
  );
let far: readonly (NameLabel | null)[] | null = null;
/** The names from afar are placed when somebody first stands back. */
export const namesFor = (fromAfar: boolean): readonly (NameLabel | null)[] => {
  if (!fromAfar) return near;
  far ??= farNames();
  return far;
};
