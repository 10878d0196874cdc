/** 11.3 Where a card's value places markers or, by a brigade, takes them off. */
import { memo } from '@cuartel/engine';
import { NOBODY, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { mayPlaceMarker, raids } from './states.ts';

const EVERYWHERE: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space);

/** 11.3-b Spaces of a list that can be marked one after another in so many rounds: each marker may carry the line to the next. */
const markedInTurn = (pub: Seen, side: Side, list: readonly Space[], rounds: number): Space[] => {
  const control = pub.control.slice();
  const seen = { ...pub, control };
  const found: Space[] = [];
  for (let round = 0; round < rounds; round++) {
    const now = list.filter(space => !found.includes(space) && mayPlaceMarker(seen, side, space));
    if (now.length === 0) break;
    for (const space of now) control[space] = side;
    found.push(...now);
  }
  return found;
};
const sites = memo((pub: Seen, key: number): Space[] => {
  const side = (key % 2) as Side;
  const able = EVERYWHERE.filter(space => pub.control[space] === NOBODY || pub.infantry[side]![space]! > 0);
  return [...new Set([...markedInTurn(pub, side, able, (key - side) / 2), ...raids(pub, side)])].sort((a, b) => a - b);
});
/** 11.3-b, 5.5.3-a Every space a marker can be spent on, with so many of them. */
export const markSites = (pub: Seen, side: Side, count = 1): Space[] => sites(pub, count * 2 + side);
/** 11.3-b All of these can be marked, in some order, or raided. */
export const mayMarkAll = (pub: Seen, side: Side, list: readonly Space[]): boolean => {
  const marked = markedInTurn(pub, side, list, list.length);
  const raided = raids(pub, side);
  return list.every(space => marked.includes(space) || raided.includes(space));
};
