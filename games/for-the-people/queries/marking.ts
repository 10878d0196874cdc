/** 11.3 Where a card's value places markers or, by a brigade, takes them off. */
import { memo } from '@cuartel/engine';
import { NOBODY, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { mayPlaceMarker, raids } from './states.ts';

/** 11.3-b, 5.5.3-a Every space a marker can be spent on. */
export const markSites = memo((pub: Seen, side: Side): Space[] => {
  const raided = raids(pub, side);
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++)
    if (
      (pub.control[space] === NOBODY || pub.infantry[side]![space]! > 0 || raided.includes(space)) &&
      (mayPlaceMarker(pub, side, space) || raided.includes(space))
    )
      found.push(space);
  return found;
});
