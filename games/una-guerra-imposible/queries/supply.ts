/** 19. SUPPLY: the general limit, what places give, what trains and backpacks add, who goes without. */
import { blockArm, isBand, TRAIN } from '../data/blocks.ts';
import { isRegion, isSpace, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import { CITY, isPort, type Space, spaceKind, spaceZone, TOWN } from '../data/spaces.ts';
import { CARLIST_SUPPLY, LIBERAL_SUPPLY, MOST_IN_REGION, MOST_IN_SPACE, REGION_SUPPLIES } from '../data/tables.ts';
import { BACKPACK, BACKPACK_SUPPLIES, type Token, TRAIN_SUPPLIES } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { besideCarlistZone, controls } from './control.ts';
import { fortressOf, isBesieged, portAnnulled, portWorks } from './fortresses.ts';
import { garrisonAlone } from './siege.ts';
import { countersAt, fighters, forceAt, tokensAt } from './units.ts';

/** 19.1-a */
export const generalLimit = (side: Side, place: Place): number => (isRegion(place) ? MOST_IN_REGION : MOST_IN_SPACE)[side];
/** 19.1-a Infantry and cavalry beyond the limit, bands included, inside and out. */
export const overLimit = (pub: Seen, own: Owned, side: Side, place: Place): number =>
  Math.max(
    0,
    fighters(forceAt(pub, own, side, place)) + fighters(forceAt(pub, own, side, place, INSIDE)) - generalLimit(side, place),
  );

/** 19.2-b */
const carlistSupply = (space: Space): number =>
  spaceZone[space] === CARLIST || besideCarlistZone(space) ? CARLIST_SUPPLY.near : CARLIST_SUPPLY.far;
/** 19.2-c, 19.2-d, 19.2-i The best single line; a port needs no friendly space, but must not be annulled. */
const liberalSupply = (pub: Seen, space: Space): number => {
  const table = LIBERAL_SUPPLY[spaceZone[space]!];
  const friendly = controls(pub, LIBERAL, space);
  return Math.max(
    table.other,
    isPort[space] && !portAnnulled(pub, space) ? table.port : 0,
    friendly && spaceKind[space] === CITY ? table.city : 0,
    friendly && spaceKind[space] === TOWN ? table.town : 0,
    friendly && fortressOf(pub, space) === LIBERAL ? table.fortress : 0,
  );
};
/** 19.2-a, 19.2-b, 19.2-c How many units of a side a place supplies, not besieged. */
export const placeSupplies = (pub: Seen, side: Side, place: Place): number => {
  if (isRegion(place)) return REGION_SUPPLIES[side];
  return side === CARLIST ? carlistSupply(place) : liberalSupply(pub, place);
};
/** 19.2-e, 19.2-f, 4.3-b What a besieged fortress draws from the sea. */
export const besiegedSupplies = (pub: Seen, side: Side, space: Space): number =>
  side === LIBERAL && portWorks(pub, space) ? LIBERAL_SUPPLY[spaceZone[space]!].port : 0;

/** 19-a, 5.4-i Tokens that need supply: infantry and cavalry; bands only when besieged. */
export const needy = (pub: Seen, own: Owned, side: Side, place: Place, post: Post): Token[] =>
  tokensAt(pub, side, place, post).filter(token => {
    const block = own.block[token]!;
    return blockArm[block] !== TRAIN && (!isBand[block] || (post === INSIDE && isSpace(place) && isBesieged(pub, side, place)));
  });
/** Trains of a side that stand so at a place. */
export const trainsAt = (pub: Seen, own: Owned, side: Side, place: Place, post: Post): Token[] =>
  tokensAt(pub, side, place, post).filter(token => blockArm[own.block[token]!] === TRAIN);

export interface Fed {
  readonly post: Post;
  /** 19.2-j Who needs supply; the garrison, if it has to be supplied itself, is one more (18.1-c). */
  readonly need: number;
  readonly garrison: boolean;
  /** What the place gives. */
  readonly given: number;
  /** 19.2-h Still without supply after the place; what a train and a backpack there could add. */
  readonly short: number;
  readonly train: boolean;
  readonly backpack: boolean;
  /** 19.2-h Without supply whatever is used. */
  readonly starving: number;
}
/** 5.4-d, 19.2-g, 19.2-h, 19.2-j, 23.3-a The supply of those who stand so at a place. A card may feed them all. */
export const supplyAt = (pub: Seen, own: Owned, side: Side, place: Place, post: Post = IN_THE_OPEN): Fed => {
  const besieged = post === INSIDE && isSpace(place) && isBesieged(pub, side, place);
  const garrison = besieged && garrisonAlone(pub, own, side, place);
  const need = needy(pub, own, side, place, post).length + (garrison ? 1 : 0);
  const given = besieged ? besiegedSupplies(pub, side, place) : placeSupplies(pub, side, place);
  const short = Math.max(0, need - given);
  const train = trainsAt(pub, own, side, place, post).length > 0;
  const backpack = countersAt(pub, side, BACKPACK, place, post).length > 0;
  const starving = Math.max(0, short - (train ? TRAIN_SUPPLIES : 0) - (backpack ? BACKPACK_SUPPLIES : 0));
  return { post, need, garrison, given, short, train, backpack, starving };
};
/** 19.2-h, 19.2-j Which depots may be used for those still short: one that is enough, or both. What is needed must be used. */
export const depots = ({ short, train, backpack }: Fed): ('train' | 'backpack' | 'both')[] => {
  if (short === 0) return [];
  const [byTrain, byBackpack] = [train ? Math.min(short, TRAIN_SUPPLIES) : 0, backpack ? Math.min(short, BACKPACK_SUPPLIES) : 0];
  const all = Math.min(short, (train ? TRAIN_SUPPLIES : 0) + (backpack ? BACKPACK_SUPPLIES : 0));
  const single: ('train' | 'backpack')[] = [
    ...(train && byTrain === all ? (['train'] as const) : []),
    ...(backpack && byBackpack === all ? (['backpack'] as const) : []),
  ];
  return single.length > 0 ? single : all > 0 ? ['both'] : [];
};
